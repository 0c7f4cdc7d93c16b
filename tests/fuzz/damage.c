/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "damage.h"

#include <string.h>

typedef struct
{
  GRand *dice;
  GString *text;
} Damage;

static gsize
choose (Damage *self, gsize count)
{
  return (gsize) g_rand_int_range (self->dice, 0, (gint32) MAX (count, 1));
}

static void
change_byte (Damage *self)
{
  self->text->str[choose (self, self->text->len)] = (char) choose (self, 256);
}

static void
change_letter (Damage *self)
{
  static const char letters[] = "0123456789abcxyz-/ <>\"'&=;";

  self->text->str[choose (self, self->text->len)] = letters[choose (self, strlen (letters))];
}

static void
cut_off (Damage *self)
{
  g_string_truncate (self->text, choose (self, self->text->len) + 1);
}

static void
take_out (Damage *self)
{
  gsize start = choose (self, self->text->len);
  gsize length = choose (self, 200);

  g_string_erase (self->text, (gssize) start, (gssize) MIN (length, self->text->len - start));
}

static void
repeat (Damage *self)
{
  gsize start = choose (self, self->text->len);
  gsize length = choose (self, 500);
  g_autofree char *piece = g_strndup (self->text->str + start, length);

  g_string_insert (self->text, (gssize) choose (self, self->text->len), piece);
}

/* The place of a quoted value picked at random; FALSE if none lies behind. */
static gboolean
find_value (Damage *self, gsize *start, gsize *length)
{
  const char *text = self->text->str;
  const char *open = strstr (text + choose (self, self->text->len), "=\"");
  const char *close = open != NULL ? strchr (open + 2, '"') : NULL;

  if (close == NULL)
    return FALSE;
  *start = (gsize) (open + 2 - text);
  *length = (gsize) (close - open - 2);
  return TRUE;
}

/* Well formed all the same: what is behind the form gets its share. */
static void
swap_values (Damage *self)
{
  gsize from;
  gsize from_length;
  gsize to;
  gsize to_length;
  g_autofree char *value = NULL;

  if (!find_value (self, &from, &from_length) || !find_value (self, &to, &to_length))
    return;
  value = g_strndup (self->text->str + from, from_length);
  g_string_erase (self->text, (gssize) to, (gssize) to_length);
  g_string_insert (self->text, (gssize) to, value);
}

void
damage (GRand *dice, GString *text, gboolean gently)
{
  static void (*const ways[]) (Damage *) = {
    swap_values, change_letter, change_byte, take_out, repeat, cut_off,
  };
  Damage self = { dice, text };

  for (gsize n = 1 + choose (&self, 4); n > 0 && text->len > 0; n--)
    ways[gently ? 0 : choose (&self, G_N_ELEMENTS (ways))](&self);
}

GString *
nonsense_bytes (GRand *dice, gsize most)
{
  gsize length = (gsize) g_rand_int_range (dice, 0, (gint32) most + 1);
  GString *text = g_string_sized_new (length);

  for (gsize i = 0; i < length; i++)
    g_string_append_c (text, (char) g_rand_int_range (dice, 0, 256));
  return text;
}
