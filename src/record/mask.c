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

/* In front of the text, by which damage is seen. */
static void
work_out_sum (const guint8 salt[ADJ_MASK_SALT], const char *text, guint8 digest[STREAM_BLOCK])
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  gsize n = STREAM_BLOCK;

  g_checksum_update (sum, salt, ADJ_MASK_SALT);
  g_checksum_update (sum, (const guchar *) text, (gssize) strlen (text));
  g_checksum_get_digest (sum, digest, &n);
}

#define HEAD (ADJ_MASK_SALT + STREAM_BLOCK)

char *
adj_mask_put (const char *text, gsize room)
{
  g_autofree guint8 *bytes = NULL;

  g_return_val_if_fail (text != NULL, NULL);
  g_return_val_if_fail (strlen (text) < room, NULL);

  bytes = g_malloc0 (HEAD + room);
  adj_secret_fill (bytes, ADJ_MASK_SALT);
  work_out_sum (bytes, text, bytes + ADJ_MASK_SALT);
  memcpy (bytes + HEAD, text, strlen (text));
  mask (bytes + ADJ_MASK_SALT, STREAM_BLOCK + room, bytes);
  return g_base64_encode (bytes, HEAD + room);
}

char *
adj_mask_take (const char *masked, guint8 salt[ADJ_MASK_SALT])
{
  guint8 digest[STREAM_BLOCK];
  g_autofree guint8 *bytes = NULL;
  g_autofree char *text = NULL;
  gsize length;

  g_return_val_if_fail (masked != NULL, NULL);
  g_return_val_if_fail (salt != NULL, NULL);

  bytes = g_base64_decode (masked, &length);
  if (length <= HEAD)
    return NULL;
  memcpy (salt, bytes, ADJ_MASK_SALT);
  mask (bytes + ADJ_MASK_SALT, length - ADJ_MASK_SALT, salt);
  text = g_strndup ((const char *) bytes + HEAD, length - HEAD);
  work_out_sum (salt, text, digest);
  return memcmp (digest, bytes + ADJ_MASK_SALT, sizeof digest) == 0 ? g_steal_pointer (&text)
                                                                    : NULL;
}
