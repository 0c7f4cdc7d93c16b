/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/order.h"

#include <string.h>

#include "desk/xml.h"

typedef struct
{
  const char *name;
  const char *brief; /* "" where there is none */
} VerbName;

static const VerbName verbs[ADJ_N_VERBS] = {
  [ADJ_VERB_MOVE] = { "move", "m" },
  [ADJ_VERB_ENTER] = { "enter", "e" },
  [ADJ_VERB_EXIT] = { "exit", "x" },
  [ADJ_VERB_CHARGE] = { "charge", "" },
  [ADJ_VERB_SUPPORT] = { "support", "" },
  [ADJ_VERB_ATTACK] = { "attack", "a" },
  [ADJ_VERB_ROLL] = { "roll", "r" },
  [ADJ_VERB_RETREAT] = { "retreat", "t" },
  [ADJ_VERB_DISPLACE] = { "displace", "d" },
  [ADJ_VERB_ADVANCE] = { "advance", "v" },
  [ADJ_VERB_STAY] = { "stay", "y" },
  [ADJ_VERB_LOSE] = { "lose", "l" },
  [ADJ_VERB_ENTRENCH] = { "entrench", "" },
  [ADJ_VERB_INITIATIVE] = { "initiative", "i" },
  [ADJ_VERB_SCATTER] = { "scatter", "c" },
  [ADJ_VERB_DRIFT] = { "drift", "f" },
  [ADJ_VERB_FLIP] = { "flip", "" },
  [ADJ_VERB_DUMMY] = { "dummy", "" },
  [ADJ_VERB_PLACE] = { "place", "p" },
  [ADJ_VERB_MARK] = { "mark", "" },
  [ADJ_VERB_ELIMINATE] = { "eliminate", "k" },
  [ADJ_VERB_STATUS] = { "status", "s" },
  [ADJ_VERB_SCORE] = { "score", "" },
  [ADJ_VERB_COMMANDER] = { "commander", "" },
  [ADJ_VERB_OPTION] = { "option", "o" },
  [ADJ_VERB_WAIVE] = { "waive", "" },
  [ADJ_VERB_MIRROR] = { "mirror", "" },
  [ADJ_VERB_NOTE] = { "note", "" },
  [ADJ_VERB_BOOKMARK] = { "bookmark", "" },
  [ADJ_VERB_NEXT] = { "next", "n" },
};

const char *const adj_status_keys[] = { "ineffective", "reduced",   "moved",    "attacked",
                                        "defended",    "retreated", "advanced", NULL };
const guint16 adj_status_facts[] = { ADJ_FACT_INEFFECTIVE, ADJ_FACT_REDUCED,  ADJ_FACT_MOVED,
                                     ADJ_FACT_ATTACKED,    ADJ_FACT_DEFENDED, ADJ_FACT_RETREATED,
                                     ADJ_FACT_ADVANCED };
const char *const adj_face_words[] = { "up", "down", NULL };
const char *const adj_mirror_words[] = { "full", "losses", "none", NULL };
const char *const adj_marker_words[] = { "none", "building", "entrenchment", NULL };

void
adj_order_error_clear (AdjOrderError *error)
{
  g_clear_pointer (&error->text, g_free);
}

const char *
adj_verb_name (AdjVerb verb)
{
  return verbs[verb].name;
}

int
adj_verb_find (const char *word)
{
  gsize length = strlen (word);
  int found = -1;

  for (int verb = 0; verb < ADJ_N_VERBS; verb++)
    if (g_ascii_strcasecmp (verbs[verb].name, word) == 0 ||
        (length > 0 && g_ascii_strcasecmp (verbs[verb].brief, word) == 0))
      return verb;
  for (int verb = 0; verb < ADJ_N_VERBS && length >= 2; verb++)
    if (g_ascii_strncasecmp (verbs[verb].name, word, length) == 0)
      {
        if (found >= 0)
          return -1;
        found = verb;
      }
  return found;
}

/* ---- Splitting a line ---- */

static gboolean
takes_rest (const char *order)
{
  g_autofree char *word = NULL;
  gsize length = 0;
  int verb;

  while (g_ascii_isalpha (order[length]))
    length++;
  word = g_strndup (order, length);
  verb = adj_verb_find (word);
  return verb == ADJ_VERB_NOTE || verb == ADJ_VERB_BOOKMARK;
}

/* Up to the next ";" or "#" that is not in quotes; a note takes everything. */
static gsize
order_length (const char *order)
{
  gboolean quoted = FALSE;
  gsize i = 0;

  if (takes_rest (order))
    return strlen (order);
  for (; order[i] != '\0'; i++)
    {
      if (order[i] == '"')
        quoted = !quoted;
      if (!quoted && (order[i] == ';' || order[i] == '#'))
        break;
    }
  return i;
}

char **
adj_order_split (const char *line)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  const char *rest = line;

  while (*rest != '\0' && *rest != '#')
    {
      gsize length;
      g_autofree char *order = NULL;

      while (g_ascii_isspace (*rest))
        rest++;
      length = order_length (rest);
      order = g_strchomp (g_strndup (rest, length));
      if (*order != '\0')
        g_strv_builder_add (builder, order);
      rest += length;
      if (*rest == ';')
        rest++;
    }
  return g_strv_builder_end (builder);
}

/* ---- Printing ---- */

static void
print_hexes (GString *text, const AdjView *view, const AdjOrder *order, guint from)
{
  for (guint i = from; i < order->n_hexes; i++)
    g_string_append_printf (text, " %04d", view->book->hexes[order->hexes[i]].id);
}

/* What hides is not named to others at the moment it does so either. */
static const char *
name_unit (const AdjView *view, const AdjOrder *order, int unit)
{
  if (order->verb == ADJ_VERB_FLIP && order->figure != FALSE && view->eyes != ADJ_EYES_ALL &&
      !adj_view_is_of (view, view->table->units[unit].side))
    return adj_view_alias (view->book, view->table, unit);
  return adj_view_unit_id (view, unit);
}

/* As they were typed, unless that order could tell which is which. */
static void
print_units (GString *text, const AdjView *view, const AdjOrder *order, const char *joint)
{
  guint16 units[ADJ_MAX_BATTLE_UNITS];

  memcpy (units, order->units, sizeof units);
  adj_view_sort (view, units, order->n_units);
  for (guint i = 0; i < order->n_units; i++)
    g_string_append_printf (text, "%s%s", i == 0 ? " " : joint, name_unit (view, order, units[i]));
}

static void
print_die (GString *text, const AdjOrder *order, const char *before)
{
  if (order->die > 0)
    g_string_append_printf (text, " %s%d", before, order->die);
  else if (order->roll && *before != '\0')
    g_string_append (text, " roll");
  if (order->result >= 0)
    g_string_append_printf (text, " result %s", adj_combat_results[order->result]);
}

/* The hex that is helped is named where it could be another. */
static void
print_supports (GString *text, const AdjView *view, const AdjOrder *order, gboolean with_hexes)
{
  for (guint i = 0; i < order->n_supports; i++)
    {
      g_string_append_printf (text, " %s", adj_view_unit_id (view, order->supports[i].unit));
      if (with_hexes)
        g_string_append_printf (text, " %04d", view->book->hexes[order->supports[i].hex].id);
    }
}

static void
print_attack (GString *text, const AdjView *view, const AdjOrder *order)
{
  print_hexes (text, view, order, 0);
  g_string_append (text, " from");
  print_units (text, view, order, " ");
  if (order->n_supports > 0)
    g_string_append (text, " support");
  print_supports (text, view, order, order->n_hexes > 1);
  if (order->reduce >= 0)
    {
      g_autofree char *column = adj_column_to_string (&view->book->ruleset->columns[order->reduce]);

      g_string_append_printf (text, " reduce %s", column);
    }
  print_die (text, order, "die ");
}

static gboolean
has_unknown (const AdjView *view, const AdjOrder *order)
{
  for (guint i = 0; i < order->n_units; i++)
    if (!adj_view_knows (view, order->units[i]))
      return TRUE;
  return FALSE;
}

/* What is set of a unit that is not known is its owner's business. */
static void
print_status (GString *text, const AdjView *view, const AdjOrder *order)
{
  print_units (text, view, order, "+");
  if (has_unknown (view, order))
    return;
  for (int i = 0; adj_status_keys[i] != NULL; i++)
    if (order->set & adj_status_facts[i])
      g_string_append_printf (text, " %s", adj_status_keys[i]);
    else if (order->cleared & adj_status_facts[i])
      g_string_append_printf (text, " %s=no", adj_status_keys[i]);
  if (order->strength >= 0)
    g_string_append_printf (text, " strength=%d", order->strength);
}

/* Who is held back, then who comes in by which hex. */
static void
print_arrivals (GString *text, const AdjView *view, const AdjOrder *order)
{
  gboolean kept = FALSE;

  for (guint i = 0; i < order->n_units; i++)
    if (order->hexes[i] == ADJ_NO_HEX)
      {
        g_string_append_printf (text, "%s %s", kept ? "" : " without",
                                adj_view_unit_id (view, order->units[i]));
        kept = TRUE;
      }
  for (guint i = 0; i < order->n_units; i++)
    if (order->hexes[i] != ADJ_NO_HEX)
      g_string_append_printf (text, " by %04d %s", view->book->hexes[order->hexes[i]].id,
                              adj_view_unit_id (view, order->units[i]));
}

static void
print_initiative (GString *text, const AdjView *view, const AdjOrder *order)
{
  for (int side = 0; side < ADJ_SIDES && order->dice[0] > 0; side++)
    g_string_append_printf (text, " %s %d", view->book->scenario->sides[side].id,
                            order->dice[side]);
  if (order->dice[0] == 0)
    g_string_append (text, " roll");
  print_arrivals (text, view, order);
  if (order->side != ADJ_NO_SIDE)
    g_string_append_printf (text, " result %s", view->book->scenario->sides[order->side].id);
}

static void
print_scatter (GString *text, const AdjOrder *order)
{
  if (order->figure > 0)
    g_string_append_printf (text, " level %d", order->figure);
  if (order->chits != 0)
    g_string_append (text, " chits");
  for (int digit = 0; digit <= 9; digit++)
    if (order->chits & (1u << digit))
      g_string_append_printf (text, " %d", digit);
  if (order->chits == 0)
    print_die (text, order, "die ");
}

static void
print_drift (GString *text, const AdjView *view, const AdjOrder *order)
{
  print_units (text, view, order, "+");
  if (order->dice[0] > 0)
    g_string_append_printf (text, " %d %d", order->dice[0], order->dice[1]);
  else
    g_string_append (text, " roll");
}

static void
print_rest (GString *text, const AdjView *view, const AdjOrder *order)
{
  const AdjOption *option;
  g_autofree char *value = NULL;

  switch ((int) order->verb)
    {
    case ADJ_VERB_PLACE:
      print_units (text, view, order, "+");
      if (order->n_hexes == 0)
        g_string_append (text, " off");
      print_hexes (text, view, order, 0);
      break;
    case ADJ_VERB_FLIP:
      if (order->side != ADJ_NO_SIDE)
        g_string_append_printf (text, " %s", view->book->scenario->sides[order->side].id);
      print_units (text, view, order, " ");
      g_string_append_printf (text, " %s", adj_face_words[order->figure]);
      break;
    case ADJ_VERB_DUMMY:
      g_string_append_printf (text, " %s %d", view->book->scenario->sides[order->side].id,
                              order->figure);
      break;
    case ADJ_VERB_MARK:
      print_hexes (text, view, order, 0);
      g_string_append_printf (text, " %s", adj_marker_words[order->figure]);
      break;
    case ADJ_VERB_SCORE:
      g_string_append_printf (text, " %s %d %s", view->book->scenario->sides[order->side].id,
                              order->figure, order->text);
      break;
    case ADJ_VERB_COMMANDER:
      g_string_append_printf (text, " %s %d", view->book->scenario->sides[order->side].id,
                              order->figure);
      break;
    case ADJ_VERB_INITIATIVE:
      print_initiative (text, view, order);
      break;
    case ADJ_VERB_SCATTER:
      print_scatter (text, order);
      break;
    case ADJ_VERB_DRIFT:
      print_drift (text, view, order);
      break;
    case ADJ_VERB_OPTION:
      option = &view->book->ruleset->options[order->option];
      value = adj_option_value_to_string (option, order->figure);
      g_string_append_printf (text, " %s=%s", option->id, value);
      break;
    case ADJ_VERB_MIRROR:
      g_string_append_printf (text, " %s", adj_mirror_words[order->figure]);
      break;
    case ADJ_VERB_WAIVE:
    case ADJ_VERB_NOTE:
    case ADJ_VERB_BOOKMARK:
      g_string_append_printf (text, " %s", order->text);
      break;
    default:
      break;
    }
}

char *
adj_order_show (const AdjView *view, const AdjOrder *order)
{
  GString *text = g_string_new (adj_verb_name (order->verb));

  switch ((int) order->verb)
    {
    case ADJ_VERB_MOVE:
    case ADJ_VERB_CHARGE:
    case ADJ_VERB_RETREAT:
    case ADJ_VERB_DISPLACE:
      print_units (text, view, order, "+");
      print_hexes (text, view, order, 1);
      break;
    case ADJ_VERB_ENTER:
    case ADJ_VERB_ADVANCE:
      print_units (text, view, order, "+");
      print_hexes (text, view, order, 0);
      break;
    case ADJ_VERB_EXIT:
    case ADJ_VERB_ELIMINATE:
    case ADJ_VERB_ENTRENCH:
      print_units (text, view, order, "+");
      break;
    case ADJ_VERB_LOSE:
      print_units (text, view, order, " ");
      break;
    case ADJ_VERB_ATTACK:
      print_attack (text, view, order);
      break;
    case ADJ_VERB_SUPPORT:
      print_supports (text, view, order, TRUE);
      break;
    case ADJ_VERB_ROLL:
      print_die (text, order, "");
      break;
    case ADJ_VERB_STATUS:
      print_status (text, view, order);
      break;
    default:
      print_rest (text, view, order);
      break;
    }
  if (order->forced)
    g_string_append (text,
                     order->verb == ADJ_VERB_NOTE || order->verb == ADJ_VERB_BOOKMARK ? "" : "!");
  return g_string_free (text, FALSE);
}

char *
adj_order_print (const AdjBook *book, const AdjOrder *order)
{
  AdjView view = adj_view (book, NULL, ADJ_EYES_ALL);

  return adj_order_show (&view, order);
}
