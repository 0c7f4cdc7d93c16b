/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/engagements.h"

#include <glib/gi18n-lib.h>

#include "rules/arithmetic.h"
#include "rules/combat.h"
#include "rules/engagement.h"
#include "words/fill.h"
#include "words/finding.h"
#include "words/place.h"

gboolean
adj_engagements_are_made (const AdjView *view)
{
  g_return_val_if_fail (view != NULL, FALSE);

  return !view->table->over && adj_results_wait (view->table, view->book);
}

/* ---- Who fights ---- */

typedef enum
{
  ATTACKS,
  DEFENDS,
  LENDS,
} Part;

static gboolean
takes_part (const AdjUnitState *state, Part part, int number)
{
  switch (part)
    {
    case ATTACKS:
      return state->attacks_in == number;
    case DEFENDS:
      return state->attacked_in == number;
    case LENDS:
    default:
      return state->lends_in == number;
    }
}

/* With those who have fallen since; NULL: nobody. */
static char *
name_units (const AdjView *view, int number, Part part)
{
  g_autofree guint16 *units = g_new (guint16, 2 * ADJ_MAX_UNITS);
  guint n = 0;

  for (int unit = 0; unit < view->table->n_units; unit++)
    if (takes_part (&view->table->units[unit], part, number))
      units[n++] = (guint16) unit;
  return n > 0 ? adj_words_units (view, units, n) : NULL;
}

static char *
say_fighters (const AdjView *view, int number)
{
  const AdjEngagement *engagement = &view->table->engagements[number - 1];
  g_autofree char *count = g_strdup_printf ("%d", number);
  g_autofree char *attackers = name_units (view, number, ATTACKS);
  g_autofree char *defenders = name_units (view, number, DEFENDS);
  g_autofree char *lenders = name_units (view, number, LENDS);
  g_autofree char *hexes = adj_words_hexes (view, engagement->targets, engagement->n_targets);
  const AdjPlace places[] = { { "number", count },        { "attackers", attackers },
                              { "defenders", defenders }, { "lenders", lenders },
                              { "hexes", hexes },         { NULL, NULL } };

  if (engagement->n_targets == 0 || defenders == NULL)
    return adj_fill (_ ("Attack {number}: {attackers}; whom it met has slipped away"), places);
  if (lenders != NULL)
    return adj_fill (
        /* Translators: an attack; lenders are batteries that help the defenders */
        _ ("Attack {number}: {attackers} against {defenders} in {hexes}, helped by {lenders}"),
        places);
  return adj_fill (_ ("Attack {number}: {attackers} against {defenders} in {hexes}"), places);
}

/* A strength that these eyes may not know would be told by the odds. */
static gboolean
is_known (const AdjView *view, int number)
{
  for (int unit = 0; unit < view->table->n_units; unit++)
    for (Part part = ATTACKS; part <= LENDS; part++)
      if (takes_part (&view->table->units[unit], part, number) && !adj_view_knows (view, unit))
        return FALSE;
  return TRUE;
}

/* ---- Odds and dice ---- */

static void
add_up (const AdjField *field, int number, AdjArithmetic *arithmetic)
{
  AdjAttack attack;

  adj_attack_in_engagement (field->table, number, &attack);
  adj_arithmetic (field, &attack, arithmetic);
}

/* The column that is used, or would be now; -1: it is not known. */
static int
column_of (const AdjView *view, const AdjField *field, int number)
{
  const AdjEngagement *engagement = &view->table->engagements[number - 1];
  AdjArithmetic arithmetic;

  if (engagement->die > 0)
    return engagement->column;
  if (!is_known (view, number))
    return -1;
  add_up (field, number, &arithmetic);
  return arithmetic.unknown ? -1 : arithmetic.column;
}

/* A figure is missing from the book, and not from what these eyes may know. */
static gboolean
asks_for_result (const AdjView *view, const AdjField *field, int number)
{
  AdjArithmetic arithmetic;

  if (!adj_engagement_owes_die (view->table, number) || !is_known (view, number))
    return FALSE;
  add_up (field, number, &arithmetic);
  return arithmetic.unknown;
}

static char *
say_result (const AdjView *view, int number)
{
  const AdjEngagement *engagement = &view->table->engagements[number - 1];
  g_autofree char *die = g_strdup_printf ("%d", engagement->die);
  g_autofree char *result = engagement->die > 0 ? adj_words_result (engagement->result) : NULL;
  const AdjPlace places[] = { { "die", die }, { "result", result }, { NULL, NULL } };

  if (adj_engagement_owes_die (view->table, number))
    return g_strdup (_ ("no die yet"));
  if (engagement->die == 0)
    return g_strdup (_ ("no die is thrown"));
  return adj_fill (view->table->execution == ADJ_EXECUTION_WAITS
                       ? _ ("die {die}: {result}; it waits")
                       : _ ("die {die}: {result}"),
                   places);
}

static char *
say_back (int number)
{
  g_autofree char *count = g_strdup_printf ("%d", number);

  /* Translators: to take an announced attack back, by its number */
  return adj_fill (_ ("Take attack {number} back"),
                   (const AdjPlace[]){ { "number", count }, { NULL, NULL } });
}

static AdjEngagementLine *
new_line (const AdjView *view, const AdjField *field, int number)
{
  AdjEngagementLine *self = g_new0 (AdjEngagementLine, 1);
  int column = column_of (view, field, number);

  self->number = number;
  self->open = adj_engagement_owes_die (view->table, number);
  self->stays = adj_engagements_have_begun (view->table);
  self->known = column >= 0;
  self->asks = asks_for_result (view, field, number);
  self->fighters = say_fighters (view, number);
  self->back = say_back (number);
  self->odds = column >= 0 ? adj_words_column (view, column) : g_strdup ("?");
  self->result = say_result (view, number);
  return self;
}

void
adj_engagement_line_free (AdjEngagementLine *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->fighters);
  g_free (self->odds);
  g_free (self->result);
  g_free (self->back);
  g_free (self);
}

/* ---- The lists ---- */

GPtrArray *
adj_engagements_list (const AdjView *view, const AdjField *field, int side)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func ((GDestroyNotify) adj_engagement_line_free);

  g_return_val_if_fail (view != NULL, lines);
  g_return_val_if_fail (field != NULL, lines);

  for (int number = 1; number <= view->table->n_engagements; number++)
    if (view->table->engagements[number - 1].side == side)
      g_ptr_array_add (lines, new_line (view, field, number));
  return lines;
}

AdjEngagementLine *
adj_engagement_line_next (const AdjView *view, const AdjField *field)
{
  int number;

  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (field != NULL, NULL);

  number = adj_engagement_next (view->table);
  return number > 0 ? new_line (view, field, number) : NULL;
}

guint
adj_engagements_count_waiting (const AdjView *view)
{
  g_return_val_if_fail (view != NULL, 0);

  return adj_engagements_count_open (view->table);
}

guint
adj_engagement_faces (const AdjView *view,
                      const AdjField *field,
                      int number,
                      AdjFaces faces[ADJ_N_RESULTS])
{
  int column;

  g_return_val_if_fail (view != NULL, 0);
  g_return_val_if_fail (field != NULL, 0);
  g_return_val_if_fail (faces != NULL, 0);

  column = column_of (view, field, number);
  return column >= 0 ? adj_faces_by_result (view->book->ruleset, column, faces) : 0;
}

/* One line more, as long as there are no more than the most. */
static void
add_line (GString *lines, guint number, guint most, const char *line)
{
  if (number <= most)
    g_string_append_printf (lines, "%s%s", lines->len > 0 ? "\n" : "", line);
}

/* Takes them over; NULL where there are none. */
static char *
end_lines (GString *lines, guint n, guint most)
{
  g_autofree char *more = NULL;

  if (n > most)
    {
      more = g_strdup_printf (ngettext ("and %u more", "and %u more", n - most), n - most);
      g_string_append_printf (lines, "\n%s", more);
    }
  return g_string_free (lines, n == 0);
}

char *
adj_engagements_say_warnings (const AdjView *view, const AdjField *field, AdjGame *game, guint most)
{
  g_autoptr (AdjJudge) judge = NULL;
  GString *lines = NULL;
  guint n = 0;

  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (field != NULL, NULL);
  g_return_val_if_fail (ADJ_IS_GAME (game), NULL);

  lines = g_string_new (NULL);
  judge = adj_judge_new (field->book, field->table);
  adj_combat_judge_die (judge);
  for (guint i = 0; i < judge->n_findings; i++)
    {
      g_autofree char *text = adj_words_finding (view, &judge->findings[i]);

      if (!adj_game_is_waived (game, judge->findings[i].row))
        add_line (lines, ++n, most, text);
    }
  return end_lines (lines, n, most);
}

char *
adj_engagements_say_thrown (const AdjView *view, const AdjField *field, guint most)
{
  GString *lines = NULL;
  guint n = 0;

  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (field != NULL, NULL);

  lines = g_string_new (NULL);
  for (int number = view->table->n_engagements; number >= 1; number--)
    {
      g_autoptr (AdjEngagementLine) line = new_line (view, field, number);
      g_autofree char *text = g_strdup_printf ("%s. %s", line->fighters, line->result);

      if (view->table->engagements[number - 1].die > 0)
        add_line (lines, ++n, most, text);
    }
  return end_lines (lines, n, most);
}

GPtrArray *
adj_engagement_defences (const AdjView *view, const AdjField *field)
{
  GPtrArray *defences = g_ptr_array_new_with_free_func ((GDestroyNotify) adj_defence_free);

  g_return_val_if_fail (view != NULL, defences);
  g_return_val_if_fail (field != NULL, defences);

  for (int number = 1; number <= view->table->n_engagements; number++)
    if (adj_engagement_owes_die (view->table, number))
      {
        AdjAttack attack;

        adj_attack_in_engagement (field->table, number, &attack);
        g_ptr_array_extend_and_steal (defences, adj_defences_find (view, field, &attack));
      }
  return defences;
}
