/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/mask.h"

#include <string.h>

#include "desk/secret.h"
#include "table/tokens.h"
#include "table/unit.h"

#define BLOCK 4096
#define STREAM_BLOCK 32 /* bytes of SHA-256 */

/* Beside its unit's name: the verb, six hexes, an entry or an exit, a mission, the end. */
#define MOST_OF_LINE (strlen ("plot   enter  exit attack\n") + ADJ_SEGMENTS * strlen (" 0000"))

/* Of the turn, in front of what is plotted. */
#define MOST_OF_HEAD 32

gsize
adj_mask_room (const AdjBook *book, const AdjTable *table, int side)
{
  gsize room = MOST_OF_HEAD;

  g_return_val_if_fail (book != NULL, 0);
  g_return_val_if_fail (table != NULL, 0);

  for (int unit = 0; unit < table->n_units; unit++)
    if (table->units[unit].side == side)
      room += strlen (adj_unit_id (book, unit)) + MOST_OF_LINE;
  return (room / BLOCK + 1) * BLOCK;
}

/* Puts the mask on, or takes it off again. */
static void
mask (guint8 *bytes, gsize length, const guint8 salt[ADJ_MASK_SALT])
{
  for (gsize at = 0; at < length; at += STREAM_BLOCK)
    {
      g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
      guint32 block = GUINT32_TO_BE ((guint32) (at / STREAM_BLOCK));
      guint8 stream[STREAM_BLOCK];
      gsize n = sizeof stream;

      g_checksum_update (sum, salt, ADJ_MASK_SALT);
      g_checksum_update (sum, (const guchar *) &block, sizeof block);
      g_checksum_get_digest (sum, stream, &n);
      for (gsize i = 0; i < MIN (n, length - at); i++)
        bytes[at + i] ^= stream[i];
    }
}

char *
adj_mask_put (const char *text, gsize room)
{
  g_autofree guint8 *bytes = NULL;

  g_return_val_if_fail (text != NULL, NULL);
  g_return_val_if_fail (strlen (text) < room, NULL);

  bytes = g_malloc0 (ADJ_MASK_SALT + room);
  adj_secret_fill (bytes, ADJ_MASK_SALT);
  memcpy (bytes + ADJ_MASK_SALT, text, strlen (text));
  mask (bytes + ADJ_MASK_SALT, room, bytes);
  return g_base64_encode (bytes, ADJ_MASK_SALT + room);
}

/* What is behind the text was filled up. */
static gboolean
is_whole (const guint8 *bytes, gsize length)
{
  gsize end = 0;

  while (end < length && bytes[end] != '\0')
    end++;
  for (gsize i = end; i < length; i++)
    if (bytes[i] != '\0')
      return FALSE;
  return end < length && g_utf8_validate ((const char *) bytes, (gssize) end, NULL);
}

char *
adj_mask_take (const char *masked, guint8 salt[ADJ_MASK_SALT])
{
  g_autofree guint8 *bytes = NULL;
  gsize length;

  g_return_val_if_fail (masked != NULL, NULL);
  g_return_val_if_fail (salt != NULL, NULL);

  bytes = g_base64_decode (masked, &length);
  if (length <= ADJ_MASK_SALT)
    return NULL;
  memcpy (salt, bytes, ADJ_MASK_SALT);
  mask (bytes + ADJ_MASK_SALT, length - ADJ_MASK_SALT, salt);
  return is_whole (bytes + ADJ_MASK_SALT, length - ADJ_MASK_SALT)
             ? g_strdup ((const char *) bytes + ADJ_MASK_SALT)
             : NULL;
}
