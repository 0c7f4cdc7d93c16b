/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/value.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "desk/digits.h"

#define NAME_LETTERS "abcdefghijklmnopqrstuvwxyz0123456789/.'-"
#define INT_DIGITS 10
#define MP_MAX 594
#define MP_DIGITS 3
#define DIGITS "0123456789"
#define OFF_A_SIXTH 0.05 /* as far as two decimals of it are, in sixths */

/* How far it goes on without a character that has to be looked at twice. */
static gsize
plain_length (const char *text)
{
  gsize n = 0;

  while (text[n] >= 0x20 && text[n] < 0x7f)
    n++;
  return n;
}

gboolean
adj_value_is_text (const char *text, int max)
{
  gsize count;

  g_return_val_if_fail (text != NULL, FALSE);

  count = plain_length (text);
  text += count;
  if (*text != '\0' && !g_utf8_validate (text, -1, NULL))
    return FALSE;
  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      gunichar c = g_utf8_get_char (text);

      /* XML has no place for U+FFFE and U+FFFF either. */
      if (adj_value_is_control (c) || c == 0xFFFE || c == 0xFFFF)
        return FALSE;
      count++;
    }
  return count > 0 && count <= (gsize) MAX (max, 0);
}

gboolean
adj_value_is_name (const char *text, int max)
{
  gsize length;

  g_return_val_if_fail (text != NULL, FALSE);

  length = strlen (text);
  return length > 0 && length <= (gsize) MAX (max, 0) && strspn (text, NAME_LETTERS) == length;
}

/* At most so many digits, so that the schema's pattern can say it too. */
static gboolean
read_short (const char **text, gsize digits, gint64 *value)
{
  const char *start = *text;

  return adj_digits_read (text, value) && (gsize) (*text - start) <= digits;
}

gboolean
adj_value_parse_int (const char *text, int min, int max, int *out)
{
  gboolean minus;
  gint64 value;

  g_return_val_if_fail (text != NULL, FALSE);
  g_return_val_if_fail (out != NULL, FALSE);

  minus = *text == '-';
  if (minus)
    text++;
  if (!read_short (&text, INT_DIGITS, &value) || *text != '\0')
    return FALSE;
  if (minus)
    value = -value;
  if (value < min || value > max)
    return FALSE;
  *out = (int) value;
  return TRUE;
}

gboolean
adj_value_parse_mp (const char *text, int *sixths)
{
  int unit = 6;
  gint64 value;

  g_return_val_if_fail (text != NULL, FALSE);
  g_return_val_if_fail (sixths != NULL, FALSE);

  if (!read_short (&text, MP_DIGITS, &value) || value > MP_MAX)
    return FALSE;
  if (text[0] == '/' && text[1] != '\0' && strchr ("236", text[1]) != NULL)
    {
      unit = 6 / (text[1] - '0');
      text += 2;
    }
  if (*text != '\0')
    return FALSE;
  *sixths = (int) value * unit;
  return TRUE;
}

char *
adj_value_say_mp (int sixths)
{
  g_autofree char *rest = NULL;

  g_return_val_if_fail (sixths >= 0, NULL);

  if (sixths < 6 || sixths % 6 == 0)
    return adj_value_print_mp (sixths);
  rest = adj_value_print_mp (sixths % 6);
  return g_strdup_printf ("%d %s", sixths / 6, rest);
}

char *
adj_value_print_mp (int sixths)
{
  g_return_val_if_fail (sixths >= 0, NULL);

  if (sixths % 6 == 0)
    return g_strdup_printf ("%d", sixths / 6);
  if (sixths % 3 == 0)
    return g_strdup_printf ("%d/2", sixths / 3);
  if (sixths % 2 == 0)
    return g_strdup_printf ("%d/3", sixths / 2);
  return g_strdup_printf ("%d/6", sixths);
}

/* Figures with a point or a comma between them, the point standing for both. */
static char *
read_decimal (const char *text)
{
  gsize whole = strspn (text, DIGITS);
  gsize rest = text[whole] != '\0' ? strspn (text + whole + 1, DIGITS) : 0;

  if (whole == 0 || whole > MP_DIGITS || rest == 0 || rest > INT_DIGITS ||
      strchr (".,", text[whole]) == NULL || text[whole + 1 + rest] != '\0')
    return NULL;
  return g_strdup_printf ("%.*s.%s", (int) whole, text, text + whole + 1);
}

char *
adj_value_mean_mp (const char *text)
{
  g_autofree char *decimal = NULL;
  double sixths;
  int nearest;

  g_return_val_if_fail (text != NULL, NULL);

  decimal = read_decimal (text);
  sixths = decimal != NULL ? 6 * g_ascii_strtod (decimal, NULL) : -1;
  nearest = (int) (CLAMP (sixths, 0, MP_MAX) + 0.5);
  return ABS (sixths - nearest) <= OFF_A_SIXTH ? adj_value_print_mp (nearest) : NULL;
}

char *
adj_value_refuse_mp (const char *text, const char *otherwise)
{
  g_autofree char *meant = adj_value_mean_mp (text);

  return meant != NULL
             ? g_strdup_printf (_ ("Write %s: points are kept in thirds and halves"), meant)
             : g_strdup (otherwise);
}
