/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/combat-words.h"

#include <glib/gi18n-lib.h>

#include "rules/debts.h"
#include "words/chance.h"
#include "words/debt.h"
#include "words/effect.h"
#include "words/fill.h"
#include "words/finding.h"
#include "words/moment.h"
#include "words/place.h"

char *
adj_combat_say_attack (const AdjView *view, const AdjCombatCase *combat, const AdjPicks *picks)
{
  const AdjAttack *attack = combat != NULL ? &combat->attack : NULL;
  guint16 units[ADJ_MAX_BATTLE_UNITS];
  g_autofree char *names = NULL;
  g_autofree char *hexes = NULL;

  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (picks != NULL, NULL);

  if (view->table->over)
    return adj_words_now (view);
  if (attack == NULL || attack->n_targets == 0 || attack->n_attackers == 0)
    return g_strdup (picks->n_targets == 0 ? _ ("Choose whom to attack")
                                           : _ ("Choose who attacks"));
  for (guint i = 0; i < attack->n_attackers; i++)
    units[i] = attack->attackers[i].unit;
  names = adj_words_units (view, units, attack->n_attackers);
  hexes = adj_words_hexes (view, attack->targets, attack->n_targets);
  return adj_fill (
      /* Translators: a battle: attackers against hexes */
      _ ("{units} against {hexes}"),
      (const AdjPlace[]){ { "units", names }, { "hexes", hexes }, { NULL, NULL } });
}

char *
adj_combat_say_roll (const AdjView *view)
{
  const AdjBattle *battle;
  AdjEffect effect;

  g_return_val_if_fail (view != NULL, NULL);

  battle = &view->table->battle;
  effect = adj_effect (ADJ_EFFECT_ROLLED);
  if (battle->stage == ADJ_BATTLE_DECLARED) /* Y 8.72 */
    return g_strdup (_ ("Before the die"));
  if (adj_debt_is_open (view->table, ADJ_DEBT_REPULSE)) /* Y 7.77 */
    return g_strdup (_ ("Before the phase ends"));
  if (battle->stage != ADJ_BATTLE_SETTLING && view->table->n_debts == 0) /* BG 11.31, CH 18.4 */
    return g_strdup (_ ("Before the phase ends"));
  if (battle->stage != ADJ_BATTLE_SETTLING)
    return g_strdup (_ ("After the roll"));
  effect.roll.die = battle->die;
  effect.roll.result = battle->result;
  effect.roll.column = battle->column;
  return adj_words_effect (view, &effect);
}

char **
adj_combat_say_warnings (const AdjCombatCase *combat, AdjGame *game)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();

  g_return_val_if_fail (combat != NULL, NULL);
  g_return_val_if_fail (ADJ_IS_GAME (game), NULL);

  for (guint i = 0; i < combat->n_findings; i++)
    {
      const AdjFinding *finding = &combat->findings[i];
      g_autofree char *text = adj_words_finding (&combat->view, finding);

      if (finding->row == NULL || !adj_game_is_waived (game, finding->row))
        g_strv_builder_add (lines, text);
    }
  if (combat->hidden)
    g_strv_builder_add (lines, _ ("Somebody lies face down: there are no odds before the attack"));
  else if (combat->arithmetic.unknown)
    g_strv_builder_add (lines, _ ("A figure is not known: throw, and choose the result that "
                                  "your own tables give"));
  return g_strv_builder_end (lines);
}

/* ---- More and less strength ---- */

static char *
say_more (const AdjCombatCase *combat)
{
  g_autofree char *points = g_strdup_printf ("%d", combat->more);
  g_autofree char *column = adj_words_column (&combat->view, combat->next_column);
  const AdjPlace places[] = { { "points", points }, { "column", column }, { NULL, NULL } };

  if (combat->more == 0)
    return g_strdup (_ ("There is no better column"));
  return adj_fill (ngettext ("{points} point more would make it {column}",
                             "{points} points more would make it {column}",
                             (unsigned long) combat->more),
                   places);
}

static char *
say_spare (const AdjCombatCase *combat)
{
  g_autofree char *points = g_strdup_printf ("%d", combat->spare);
  const AdjPlace places[] = { { "points", points }, { NULL, NULL } };

  if (combat->spare == 0)
    return g_strdup (_ ("none can be spared"));
  return adj_fill (
      ngettext ("{points} can be spared", "{points} can be spared", (unsigned long) combat->spare),
      places);
}

static char *
say_spared (const AdjCombatCase *combat)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *all = NULL;

  for (guint i = 0; i < combat->n_spared; i++)
    g_ptr_array_add (names, adj_words_unit (&combat->view, combat->spared[i]));
  g_ptr_array_add (names, NULL);
  all = g_strjoinv (C_ ("list", ", "), (char **) names->pdata);
  return adj_fill (
      /* Translators: attackers without whom the odds would be the same */
      ngettext ("{units} could stay out", "Any one of these could stay out: {units}",
                combat->n_spared),
      (const AdjPlace[]){ { "units", all }, { NULL, NULL } });
}

/* "5 points more would make it 3-1; 1 can be spared" */
static char *
say_points (const AdjCombatCase *combat)
{
  g_autofree char *more = say_more (combat);
  g_autofree char *spare = say_spare (combat);

  return g_strdup_printf ("%s; %s", more, spare);
}

/* The flank is turned, or what would turn it (Y 7.26). */
static void
add_flanks (GPtrArray *lines, const AdjCombatCase *combat)
{
  if (combat->flanked)
    g_ptr_array_add (lines, adj_words_flank_turned (&combat->view, &combat->turned));
  for (guint i = 0; i < combat->n_flanks; i++)
    g_ptr_array_add (lines, adj_words_flank (&combat->view, &combat->flanks[i]));
}

char **
adj_combat_say_margins (const AdjCombatCase *combat)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new ();

  g_return_val_if_fail (combat != NULL, NULL);

  if (combat->n_outcomes > 0)
    {
      add_flanks (lines, combat);
      g_ptr_array_add (lines, say_points (combat));
      if (combat->n_spared > 0)
        g_ptr_array_add (lines, say_spared (combat));
    }
  g_ptr_array_add (lines, NULL);
  return (char **) g_ptr_array_free (g_steal_pointer (&lines), FALSE);
}

/* ---- What became of an order ---- */

/* The roll is told in the headline, what is owed where its answers are asked for. */
static gboolean
goes_without_saying (const AdjView *view, const char *line)
{
  g_autofree char *roll = adj_combat_say_roll (view);

  if (g_str_equal (roll, line))
    return TRUE;
  for (guint i = 0; i < view->table->n_debts; i++)
    {
      g_autofree char *owed = adj_words_debt (view, &view->table->debts[i]);

      if (g_str_equal (owed, line))
        return TRUE;
    }
  return FALSE;
}

static void
add_answer (GStrvBuilder *lines, const AdjView *view, const AdjAnswer *answer)
{
  for (int i = 0; answer->story[i] != NULL; i++)
    if (!goes_without_saying (view, answer->story[i]))
      g_strv_builder_add (lines, answer->story[i]);
  if (!answer->recorded)
    g_strv_builder_addv (lines, (const char **) answer->verdict);
  if (answer->error != NULL)
    g_strv_builder_add (lines, answer->error);
}

char *
adj_combat_say_answers (const AdjView *view, const GPtrArray *answers)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;

  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (answers != NULL, NULL);

  for (guint i = 0; i < answers->len; i++)
    add_answer (lines, view, g_ptr_array_index (answers, i));
  all = g_strv_builder_end (lines);
  return g_strjoinv ("\n", all);
}
