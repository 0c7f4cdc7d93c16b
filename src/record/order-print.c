/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/order.h"

#include <string.h>

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
print_side (GString *text, const AdjView *view, int side)
{
  g_string_append_printf (text, " %s", view->book->scenario->sides[side].id);
}

static void
print_option (GString *text, const AdjView *view, const AdjOrder *order)
{
  const AdjOption *option = &view->book->ruleset->options[order->option];
  g_autofree char *value = adj_option_value_to_string (option, order->figure);

  g_string_append_printf (text, " %s=%s", option->id, value);
}

/* The umpire's hand, and the record's own. */
static void
print_umpire (GString *text, const AdjView *view, const AdjOrder *order)
{
  switch ((int) order->verb)
    {
    case ADJ_VERB_PLACE:
      print_units (text, view, order, "+");
      if (order->n_hexes == 0)
        g_string_append (text, " off");
      print_hexes (text, view, order, 0);
      break;
    case ADJ_VERB_MARK:
      print_hexes (text, view, order, 0);
      g_string_append_printf (text, " %s", adj_marker_words[order->figure]);
      break;
    case ADJ_VERB_STATUS:
      print_status (text, view, order);
      break;
    case ADJ_VERB_SCORE:
      print_side (text, view, order->side);
      g_string_append_printf (text, " %d %s", order->figure, order->text);
      break;
    case ADJ_VERB_COMMANDER:
      print_side (text, view, order->side);
      g_string_append_printf (text, " %d", order->figure);
      break;
    case ADJ_VERB_OPTION:
      print_option (text, view, order);
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

static void
print_flip (GString *text, const AdjView *view, const AdjOrder *order)
{
  if (order->side != ADJ_NO_SIDE)
    print_side (text, view, order->side);
  print_units (text, view, order, " ");
  g_string_append_printf (text, " %s", adj_face_words[order->figure]);
}

/* Initiative, Command Control, what lies face down. */
static void
print_rest (GString *text, const AdjView *view, const AdjOrder *order)
{
  switch ((int) order->verb)
    {
    case ADJ_VERB_FLIP:
      print_flip (text, view, order);
      break;
    case ADJ_VERB_DUMMY:
      print_side (text, view, order->side);
      g_string_append_printf (text, " %d", order->figure);
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
    default:
      print_umpire (text, view, order);
      break;
    }
}

/* Units, hexes and dice of movement and combat. */
static void
print_arguments (GString *text, const AdjView *view, const AdjOrder *order)
{
  switch ((int) order->verb)
    {
    case ADJ_VERB_MOVE:
      print_units (text, view, order, "+");
      print_hexes (text, view, order, order->direct ? 0 : 1);
      break;
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
    default:
      print_rest (text, view, order);
      break;
    }
}

char *
adj_order_show (const AdjView *view, const AdjOrder *order)
{
  GString *text = g_string_new (adj_verb_name (order->verb));

  print_arguments (text, view, order);
  if (order->forced)
    g_string_append_c (text, '!');
  return g_string_free (text, FALSE);
}

char *
adj_orders_show (const AdjView *view, const AdjOrder *orders, guint n_orders)
{
  GString *line = g_string_new (NULL);

  for (guint i = 0; i < n_orders; i++)
    {
      g_autofree char *order = adj_order_show (view, &orders[i]);

      g_string_append_printf (line, "%s%s", i > 0 ? "; " : "", order);
    }
  return g_string_free (line, FALSE);
}

char *
adj_order_print (const AdjBook *book, const AdjOrder *order)
{
  AdjView view = adj_view (book, NULL, ADJ_EYES_ALL);

  return adj_order_show (&view, order);
}
