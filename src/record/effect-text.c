/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/effect-text.h"

#include <string.h>

#include "desk/value.h"
#include "table/effect-row.h"
#include "table/tokens.h"
#include "table/unit.h"

static void
print_hex (GString *text, const AdjBook *book, AdjHex hex)
{
  if (hex == ADJ_NO_HEX)
    g_string_append (text, " -");
  else
    g_string_append_printf (text, " %04d", book->hexes[hex].id);
}

static void
print_unit (GString *text, const AdjView *view, guint16 unit)
{
  g_string_append_c (text, ' ');
  g_string_append (text, unit == ADJ_NO_UNIT ? "-" : adj_view_unit_id (view, unit));
}

static void
print_figure (GString *text, const AdjEffect *effect, const AdjEffectField *field)
{
  g_string_append_c (text, ' ');
  if (field->name != NULL)
    g_string_append_printf (text, "%s=", field->name);
  g_string_append_printf (text, "%d", adj_effect_get (effect, field));
}

static void
print_word (GString *text, const AdjEffect *effect, const AdjEffectField *field)
{
  AdjResultWord word = adj_effect_get_word (effect);

  if (*word.text != '\0')
    g_string_append_printf (text, " %s=%s", field->name, word.text);
}

static void
print_plot (GString *text, guint32 plot)
{
  char tokens[ADJ_SEGMENTS + 2];

  adj_plot_print (plot, tokens);
  g_string_append_printf (text, " %s", tokens);
}

static void
print_seal (GString *text, const AdjEffect *effect)
{
  char check[ADJ_CHECK_DIGITS + 1];

  adj_check_print (effect->seal.check, check);
  g_string_append_printf (text, " %s", effect->seal.paper ? "paper" : check);
}

static void
print_field (GString *text,
             const AdjView *view,
             const AdjEffect *effect,
             const AdjEffectField *field)
{
  switch (field->type)
    {
    case ADJ_FIELD_UNIT:
    case ADJ_FIELD_UNIT_OR_NONE:
    case ADJ_FIELD_NEW_UNIT:
      print_unit (text, view, effect->unit);
      break;
    case ADJ_FIELD_HEX:
    case ADJ_FIELD_HEX_OR_NONE:
      print_hex (text, view->book, effect->hex);
      break;
    case ADJ_FIELD_PATH:
      for (guint i = 0; i < effect->n_path; i++)
        print_hex (text, view->book, effect->path[i]);
      break;
    case ADJ_FIELD_SIDE:
      g_string_append_printf (text, " %d", effect->side);
      break;
    case ADJ_FIELD_FIGURE:
    case ADJ_FIELD_BITS:
      print_figure (text, effect, field);
      break;
    case ADJ_FIELD_PLOT:
      print_plot (text, (guint32) adj_effect_get (effect, field));
      break;
    case ADJ_FIELD_SEAL:
      print_seal (text, effect);
      break;
    case ADJ_FIELD_WORD:
      print_word (text, effect, field);
      break;
    case ADJ_FIELD_ENGAGEMENT:
      if (effect->engagement > 0)
        print_figure (text, effect, field);
      break;
    case ADJ_FIELD_NONE:
    default:
      break;
    }
}

/* A field with a name that stands there only where there is something to say. */
static gboolean
is_left_out (const AdjEffectField *field)
{
  return field->type == ADJ_FIELD_WORD || field->type == ADJ_FIELD_ENGAGEMENT;
}

static void
print_effect (GString *text, const AdjView *view, const AdjEffect *effect, gboolean named)
{
  const AdjEffectRow *row = adj_effect_row (effect->kind);

  if (text->len > 0)
    g_string_append (text, "; ");
  g_string_append (text, row->word);
  for (const AdjEffectField *field = row->fields; field->type != ADJ_FIELD_NONE; field++)
    if (field->name == NULL || named || is_left_out (field))
      print_field (text, view, effect, field);
  if (effect->kind == ADJ_EFFECT_TURNED && !adj_view_knows (view, effect->unit) &&
      !effect->face_down)
    {
      const AdjView all = adj_view (view->book, view->table, ADJ_EYES_ALL);

      g_string_append_printf (text, " %s", adj_view_unit_id (&all, effect->unit));
    }
}

void
adj_effect_print (GString *text, const AdjView *view, const AdjEffect *effect)
{
  g_return_if_fail (text != NULL);
  g_return_if_fail (view != NULL);
  g_return_if_fail (effect != NULL);

  print_effect (text, view, effect, !effect->untold);
}

void
adj_effect_print_plain (GString *text, const AdjView *view, const AdjEffect *effect)
{
  g_return_if_fail (text != NULL);
  g_return_if_fail (view != NULL);
  g_return_if_fail (effect != NULL);

  print_effect (text, view, effect, FALSE);
}

/* ---- Reading ---- */

static gboolean
read_hex (const AdjBook *book, const char *word, AdjHex *hex)
{
  *hex = g_str_equal (word, "-") ? ADJ_NO_HEX : adj_book_hex (book, adj_hex_parse (word));
  return *hex != ADJ_NO_HEX || g_str_equal (word, "-");
}

static gboolean
read_unit (const AdjBook *book, const char *word, guint16 *unit)
{
  int found = g_str_equal (word, "-") ? ADJ_NO_UNIT : adj_unit_find (book, word);

  if (found < 0)
    return FALSE;
  *unit = (guint16) found;
  return TRUE;
}

static gboolean
read_number (const char *word, gint32 *number)
{
  return adj_value_parse_int (word, G_MININT32, G_MAXINT32, number);
}

/* Up to the first word with a name, or to the end. */
static gboolean
read_path (const AdjBook *book, char **words, AdjEffect *effect)
{
  while (*words != NULL && !g_ascii_isalpha (**words))
    if (effect->n_path == ADJ_MAX_PATH ||
        !read_hex (book, strsep (words, " "), &effect->path[effect->n_path++]))
      return FALSE;
  return effect->n_path > 0;
}

static gboolean
read_side (const char *word, AdjEffect *effect)
{
  gint32 side;

  if (!read_number (word, &side) || side < G_MININT8 || side > G_MAXINT8)
    return FALSE;
  effect->side = (gint8) side;
  return TRUE;
}

static gboolean
read_figure (const char *word, const AdjEffectField *field, AdjEffect *effect)
{
  gint32 figure;

  if (!read_number (word, &figure))
    return FALSE;
  adj_effect_set (effect, field, figure);
  return TRUE;
}

static gboolean
read_plot (const char *word, const AdjEffectField *field, AdjEffect *effect)
{
  guint32 plot;

  if (!adj_plot_parse (word, &plot))
    return FALSE;
  adj_effect_set (effect, field, (gint32) plot);
  return TRUE;
}

static gboolean
read_seal (const char *word, AdjEffect *effect)
{
  effect->seal.paper = g_str_equal (word, "paper");
  return effect->seal.paper || adj_check_parse (word, effect->seal.check);
}

static gboolean
read_field (const AdjBook *book, char **words, const AdjEffectField *field, AdjEffect *effect)
{
  if (*words == NULL)
    return FALSE;
  switch (field->type)
    {
    case ADJ_FIELD_UNIT:
    case ADJ_FIELD_UNIT_OR_NONE:
    case ADJ_FIELD_NEW_UNIT:
      return read_unit (book, strsep (words, " "), &effect->unit);
    case ADJ_FIELD_HEX:
    case ADJ_FIELD_HEX_OR_NONE:
      return read_hex (book, strsep (words, " "), &effect->hex);
    case ADJ_FIELD_PATH:
      return read_path (book, words, effect);
    case ADJ_FIELD_SIDE:
      return read_side (strsep (words, " "), effect);
    case ADJ_FIELD_FIGURE:
    case ADJ_FIELD_BITS:
      return read_figure (strsep (words, " "), field, effect);
    case ADJ_FIELD_PLOT:
      return read_plot (strsep (words, " "), field, effect);
    case ADJ_FIELD_SEAL:
      return read_seal (strsep (words, " "), effect);
    case ADJ_FIELD_ENGAGEMENT:
    case ADJ_FIELD_WORD: /* have names */
    case ADJ_FIELD_NONE: /* behind the last field of a row */
    default:
      g_return_val_if_reached (FALSE);
    }
}

/* Stands the field next, under its name? */
static gboolean
is_named (const char *word, const AdjEffectField *field)
{
  gsize length = strlen (field->name);

  return word != NULL && strncmp (word, field->name, length) == 0 && word[length] == '=';
}

/* "word=DRm", where there is one. */
static gboolean
read_word (char **words, const AdjEffectField *field, AdjEffect *effect)
{
  AdjResultWord word;

  if (*words == NULL)
    return TRUE;
  if (!is_named (*words, field) ||
      !adj_result_word_read (&word, strsep (words, " ") + strlen (field->name) + 1))
    return FALSE;
  adj_effect_set_word (effect, &word);
  return TRUE;
}

/* Older games lack what has a name: the effect is untold then. */
static gboolean
read_named (char **words, const AdjEffectField *field, AdjEffect *effect)
{
  const char *word = *words;
  gsize length = strlen (field->name);

  if (field->type == ADJ_FIELD_WORD)
    return read_word (words, field, effect);
  if (field->type == ADJ_FIELD_ENGAGEMENT)
    return !is_named (word, field) || read_figure (strsep (words, " ") + length + 1, field, effect);
  effect->untold = word == NULL;
  if (word == NULL)
    return TRUE;
  return is_named (word, field) && read_figure (strsep (words, " ") + length + 1, field, effect);
}

static gboolean
read_kind (const char *word, AdjEffectKind *kind)
{
  for (int i = 0; i < ADJ_N_EFFECTS; i++)
    {
      const char *candidate = adj_effect_row ((AdjEffectKind) i)->word;

      if (candidate[0] == word[0] && g_str_equal (candidate, word))
        {
          *kind = (AdjEffectKind) i;
          return TRUE;
        }
    }
  return FALSE;
}

/* Cuts the words apart where they stand: a game has thousands of effects. */
static gboolean
read_effect (const AdjBook *book, char *words, AdjEffect *effect)
{
  AdjEffectKind kind;

  if (!read_kind (strsep (&words, " "), &kind))
    return FALSE;
  *effect = adj_effect (kind);
  for (const AdjEffectField *field = adj_effect_row (kind)->fields; field->type != ADJ_FIELD_NONE;
       field++)
    if (field->name != NULL ? !read_named (&words, field, effect)
                            : !read_field (book, &words, field, effect))
      return FALSE;
  return words == NULL;
}

gboolean
adj_effects_parse (const AdjBook *book, const char *text, GArray *effects)
{
  g_autofree char *copy = g_strdup (text);
  char *part = copy;

  g_return_val_if_fail (book != NULL, FALSE);
  g_return_val_if_fail (effects != NULL, FALSE);

  while (part != NULL)
    {
      char *end = strstr (part, "; ");
      AdjEffect effect;

      if (end != NULL)
        *end = '\0';
      if (*part != '\0' && !read_effect (book, part, &effect))
        return FALSE;
      if (*part != '\0')
        g_array_append_val (effects, effect);
      part = end != NULL ? end + strlen ("; ") : NULL;
    }
  return TRUE;
}
