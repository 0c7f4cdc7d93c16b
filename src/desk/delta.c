/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/delta.h"

#include <string.h>

/* Lines are matched where they are equal, and else with the one line of the other text that reads
 * the same. A line that moved is taken out and put in again, which costs room and is never wrong.
 */

typedef struct
{
  gsize kept; /* bytes that both texts have, from the end of the piece before */
  char *out;  /* what only the first has then; and the second */
  char *in;
} Piece;

struct _AdjDelta
{
  GArray *pieces; /* of Piece */
  gsize size;
};

/* ---- Lines ---- */

/* Each with its end, so that put together they are the text. */
static GPtrArray *
split (const char *text)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);

  while (*text != '\0')
    {
      const char *end = strchr (text, '\n');
      gsize length = end != NULL ? (gsize) (end - text) + 1 : strlen (text);

      g_ptr_array_add (lines, g_strndup (text, length));
      text += length;
    }
  return lines;
}

/* Line to its place plus one, 0 where several read alike. */
static GHashTable *
places_of (const GPtrArray *lines)
{
  GHashTable *places = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < lines->len; i++)
    {
      gpointer line = g_ptr_array_index (lines, i);

      g_hash_table_insert (places, line,
                           GUINT_TO_POINTER (g_hash_table_contains (places, line) ? 0 : i + 1));
    }
  return places;
}

/* ---- Making one ---- */

typedef struct
{
  AdjDelta *delta;
  gsize kept;
  GString *out;
  GString *in;
} Making;

static void
finish_piece (Making *self)
{
  Piece piece = { self->kept, NULL, NULL };

  if (self->out->len == 0 && self->in->len == 0)
    return;
  self->delta->size += sizeof (Piece) + self->out->len + self->in->len + 2;
  piece.out = g_strdup (self->out->str);
  piece.in = g_strdup (self->in->str);
  g_array_append_val (self->delta->pieces, piece);
  g_string_truncate (self->out, 0);
  g_string_truncate (self->in, 0);
  self->kept = 0;
}

static void
keep (Making *self, const char *line)
{
  finish_piece (self);
  self->kept += strlen (line);
}

static void
compare (Making *self, const GPtrArray *from, const GPtrArray *to)
{
  g_autoptr (GHashTable) places = places_of (to);
  guint next = 0;

  for (guint i = 0; i < from->len; i++)
    {
      const char *line = g_ptr_array_index (from, i);
      guint place = GPOINTER_TO_UINT (g_hash_table_lookup (places, line));

      if (next < to->len && g_str_equal (line, g_ptr_array_index (to, next)))
        place = next + 1;
      if (place <= next)
        {
          g_string_append (self->out, line);
          continue;
        }
      while (next + 1 < place)
        g_string_append (self->in, g_ptr_array_index (to, next++));
      keep (self, line);
      next = place;
    }
  while (next < to->len)
    g_string_append (self->in, g_ptr_array_index (to, next++));
  finish_piece (self);
}

static void
clear_piece (gpointer data)
{
  Piece *piece = data;

  g_free (piece->out);
  g_free (piece->in);
}

AdjDelta *
adj_delta_new (const char *from, const char *to)
{
  AdjDelta *self;
  g_autoptr (GPtrArray) before = NULL;
  g_autoptr (GPtrArray) after = NULL;
  g_autoptr (GString) out = g_string_new (NULL);
  g_autoptr (GString) in = g_string_new (NULL);

  g_return_val_if_fail (from != NULL && to != NULL, NULL);

  self = g_new0 (AdjDelta, 1);
  self->pieces = g_array_new (FALSE, FALSE, sizeof (Piece));
  self->size = sizeof (AdjDelta) + sizeof (GArray);
  g_array_set_clear_func (self->pieces, clear_piece);
  before = split (from);
  after = split (to);
  compare (&(Making){ self, 0, out, in }, before, after);
  return self;
}

void
adj_delta_free (AdjDelta *self)
{
  g_return_if_fail (self != NULL);

  g_array_unref (self->pieces);
  g_free (self);
}

/* ---- Using it ---- */

static char *
turn (const AdjDelta *self, const char *text, gboolean back)
{
  GString *other = g_string_new (NULL);

  for (guint i = 0; i < self->pieces->len; i++)
    {
      const Piece *piece = &g_array_index (self->pieces, Piece, i);

      g_string_append_len (other, text, (gssize) piece->kept);
      text += piece->kept + strlen (back ? piece->in : piece->out);
      g_string_append (other, back ? piece->out : piece->in);
    }
  g_string_append (other, text);
  return g_string_free (other, FALSE);
}

char *
adj_delta_forth (const AdjDelta *self, const char *from)
{
  g_return_val_if_fail (self != NULL && from != NULL, NULL);

  return turn (self, from, FALSE);
}

char *
adj_delta_back (const AdjDelta *self, const char *to)
{
  g_return_val_if_fail (self != NULL && to != NULL, NULL);

  return turn (self, to, TRUE);
}

gsize
adj_delta_size (const AdjDelta *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->size;
}
