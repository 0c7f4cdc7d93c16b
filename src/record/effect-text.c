/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/effect-text.h"

#include <string.h>

#include "desk/value.h"
#include "table/unit.h"

/* Each kind's word and which of its fields are written, in this order: u unit, h hex, p path,
 * s side, v value, o other. "-" stands for no unit, no hex or no side. */
typedef struct
{
  const char *word;
  const char *fields;
} Shape;

static const Shape shapes[ADJ_N_EFFECTS] = {
  [ADJ_EFFECT_MOVED] = { "moved", "uvp" },
  [ADJ_EFFECT_ENTERED] = { "entered", "uhv" },
  [ADJ_EFFECT_EXITED] = { "exited", "uv" },
  [ADJ_EFFECT_RETREATED] = { "retreated", "uh" },
  [ADJ_EFFECT_DISPLACED] = { "displaced", "uh" },
  [ADJ_EFFECT_SLIPPED] = { "slipped", "uh" },
  [ADJ_EFFECT_ADVANCED] = { "advanced", "uh" },
  [ADJ_EFFECT_ELIMINATED] = { "eliminated", "u" },
  [ADJ_EFFECT_PLACED] = { "placed", "uh" },
  [ADJ_EFFECT_FACTS] = { "facts", "uv" },
  [ADJ_EFFECT_STRENGTH] = { "strength", "uv" },
  [ADJ_EFFECT_TURNED] = { "turned", "uv" },
  [ADJ_EFFECT_DUMMY] = { "dummy", "us" },
  [ADJ_EFFECT_ALIAS] = { "alias", "uv" },
  [ADJ_EFFECT_DEPLOYED] = { "deployed", "uv" },
  [ADJ_EFFECT_CONTROL] = { "control", "uv" },
  [ADJ_EFFECT_DRIFTED] = { "drifted", "uhvo" },
  [ADJ_EFFECT_CHARGED] = { "charged", "u" },
  [ADJ_EFFECT_FOUGHT] = { "fought", "uv" },
  [ADJ_EFFECT_ATTACK] = { "attack", "sv" },
  [ADJ_EFFECT_TARGET] = { "target", "h" },
  [ADJ_EFFECT_ATTACKER] = { "attacker", "uv" },
  [ADJ_EFFECT_DEFENDER] = { "defender", "u" },
  [ADJ_EFFECT_SUPPORTER] = { "supporter", "uh" },
  [ADJ_EFFECT_SPARED] = { "spared", "h" },
  [ADJ_EFFECT_RELEASED] = { "released", "u" },
  [ADJ_EFFECT_ROLLED] = { "rolled", "vos" },
  [ADJ_EFFECT_VACATED] = { "vacated", "h" },
  [ADJ_EFFECT_BATTLE_OVER] = { "battle-over", "" },
  [ADJ_EFFECT_DEBT] = { "debt", "osuhv" },
  [ADJ_EFFECT_PAID] = { "paid", "osuhv" },
  [ADJ_EFFECT_HELD] = { "held", "hs" },
  [ADJ_EFFECT_MARKER] = { "marker", "hvou" },
  [ADJ_EFFECT_PHASE] = { "phase", "vos" },
  [ADJ_EFFECT_DAY] = { "day", "v" },
  [ADJ_EFFECT_FIRST] = { "first", "s" },
  [ADJ_EFFECT_DAWN] = { "dawn", "" },
  [ADJ_EFFECT_LEVEL] = { "level", "svo" },
  [ADJ_EFFECT_COMMANDER] = { "commander", "sv" },
  [ADJ_EFFECT_DIGITS] = { "digits", "svo" },
  [ADJ_EFFECT_OPTION] = { "option", "ovs" },
  [ADJ_EFFECT_SCORE] = { "score", "sv" },
  [ADJ_EFFECT_ACCRUED] = { "accrued", "ov" },
  [ADJ_EFFECT_OVER] = { "over", "" },
};

static void
print_hex (GString *text, const AdjBook *book, AdjHex hex)
{
  if (hex == ADJ_NO_HEX)
    g_string_append (text, " -");
  else
    g_string_append_printf (text, " %04d", book->hexes[hex].id);
}

static void
print_field (GString *text, const AdjView *view, const AdjEffect *effect, char field)
{
  switch (field)
    {
    case 'u':
      g_string_append_c (text, ' ');
      g_string_append (text,
                       effect->unit == ADJ_NO_UNIT ? "-" : adj_view_unit_id (view, effect->unit));
      break;
    case 'h':
      print_hex (text, view->book, effect->hex);
      break;
    case 'p':
      for (guint i = 0; i < effect->n_path; i++)
        print_hex (text, view->book, effect->path[i]);
      break;
    case 's':
      g_string_append_printf (text, " %d", effect->side);
      break;
    case 'v':
      g_string_append_printf (text, " %d", effect->value);
      break;
    case 'o':
    default:
      g_string_append_printf (text, " %d", effect->other);
      break;
    }
}

void
adj_effect_print (GString *text, const AdjView *view, const AdjEffect *effect)
{
  const Shape *shape = &shapes[effect->kind];

  if (text->len > 0)
    g_string_append (text, "; ");
  g_string_append (text, shape->word);
  for (const char *field = shape->fields; *field != '\0'; field++)
    print_field (text, view, effect, *field);
  if (effect->kind == ADJ_EFFECT_TURNED && !adj_view_knows (view, effect->unit) &&
      effect->value == 0)
    {
      const AdjView all = adj_view (view->book, view->table, ADJ_EYES_ALL);

      g_string_append_printf (text, " %s", adj_view_unit_id (&all, effect->unit));
    }
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

/* The hexes that are left of an effect. */
static gboolean
read_path (const AdjBook *book, char *words, AdjEffect *effect)
{
  for (char *word = strsep (&words, " "); word != NULL; word = strsep (&words, " "))
    if (effect->n_path == ADJ_MAX_PATH || !read_hex (book, word, &effect->path[effect->n_path++]))
      return FALSE;
  return effect->n_path > 0;
}

static gboolean
read_field (const AdjBook *book, const char *word, char field, AdjEffect *effect)
{
  gint32 side;

  switch (field)
    {
    case 'u':
      return read_unit (book, word, &effect->unit);
    case 'h':
      return read_hex (book, word, &effect->hex);
    case 's':
      if (!read_number (word, &side) || side < G_MININT8 || side > G_MAXINT8)
        return FALSE;
      effect->side = (gint8) side;
      return TRUE;
    case 'v':
      return read_number (word, &effect->value);
    case 'o':
    default:
      return read_number (word, &effect->other);
    }
}

static gboolean
read_kind (const char *word, AdjEffectKind *kind)
{
  for (int i = 0; i < ADJ_N_EFFECTS; i++)
    if (shapes[i].word[0] == word[0] && g_str_equal (shapes[i].word, word))
      {
        *kind = (AdjEffectKind) i;
        return TRUE;
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
  for (const char *field = shapes[kind].fields; *field != '\0'; field++)
    {
      if (words == NULL)
        return FALSE;
      if (*field == 'p')
        return read_path (book, words, effect);
      if (!read_field (book, strsep (&words, " "), *field, effect))
        return FALSE;
    }
  return words == NULL;
}

gboolean
adj_effects_parse (const AdjBook *book, const char *text, GArray *effects)
{
  g_autofree char *copy = g_strdup (text);
  char *part = copy;

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
