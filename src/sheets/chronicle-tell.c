/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/chronicle-private.h"

#include "words/brief.h"
#include "words/option.h"
#include "words/place.h"

/* ---- Marches ---- */

static gboolean
went_together (const AdjMarch *a, const AdjMarch *b)
{
  return a->from == b->from && a->to == b->to && a->entry == b->entry;
}

static GPtrArray *
list_for (AdjPhaseStory *phase, const AdjMarch *march)
{
  return march->from == ADJ_NO_HEX ? phase->arrivals
         : march->to == ADJ_NO_HEX ? phase->exits
                                   : phase->moves;
}

void
adj_chronicle_tell_marches (AdjPhaseStory *phase, const AdjView *view)
{
  g_autofree guint16 *units = g_new (guint16, MAX (phase->marches->len, 1));
  g_autofree gboolean *told = g_new0 (gboolean, MAX (phase->marches->len, 1));

  for (guint i = 0; i < phase->marches->len; i++)
    {
      const AdjMarch *march = &g_array_index (phase->marches, AdjMarch, i);
      guint n = 0;

      for (guint j = i; j < phase->marches->len && !told[i]; j++)
        if (went_together (march, &g_array_index (phase->marches, AdjMarch, j)))
          {
            told[j] = j > i;
            units[n++] = g_array_index (phase->marches, AdjMarch, j).unit;
          }
      if (n > 0)
        g_ptr_array_add (list_for (phase, march),
                         adj_words_march (view, units, n, march->from, march->entry, march->to));
    }
}

void
adj_chronicle_tell_unseen (AdjPhaseStory *phase, const AdjView *view, const AdjEffect *effect)
{
  AdjMarch march = { effect->unit, view->table->units[effect->unit].hex, ADJ_NO_HEX, ADJ_NO_HEX };

  if (effect->kind == ADJ_EFFECT_ENTERED)
    march.entry = march.to = effect->hex;
  else if (effect->kind == ADJ_EFFECT_MOVED)
    march.to = effect->path[effect->n_path - 1];
  g_ptr_array_add (list_for (phase, &march),
                   adj_words_march (view, &march.unit, 1, march.from, march.entry, march.to));
}

/* ---- Battles ---- */

static void
add_listed (GString *text, char *one)
{
  if (text->len > 0)
    g_string_append (text, ", ");
  g_string_append (text, one);
  g_free (one);
}

/* "1620 Forest-rough, 1720 Clear" */
static char *
tell_place (const AdjFight *fight, const AdjView *view)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < fight->attack.n_targets; i++)
    add_listed (text, adj_words_ground (view, fight->attack.targets[i]));
  return g_string_free (text, FALSE);
}

static char *
tell_attackers (const AdjFight *fight, const AdjView *view)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < fight->attack.n_attackers; i++)
    {
      const AdjBattleUnit *unit = &fight->attack.attackers[i];

      add_listed (text, adj_words_fighter (view, unit->unit, unit->role == ADJ_ROLE_BOMBARDS));
    }
  return g_string_free (text, FALSE);
}

static gboolean
multiplies (const AdjLine *line)
{
  return line->used && line->figure > 1 &&
         (line->kind == ADJ_LINE_TERRAIN || line->kind == ADJ_LINE_CROSSING ||
          line->kind == ADJ_LINE_FAR_CROSSING);
}

static char *
tell_defenders (const AdjFight *fight, const AdjView *view)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < fight->attack.n_defenders; i++)
    add_listed (text, adj_words_fighter (view, fight->attack.defenders[i], FALSE));
  for (guint i = 0; i < fight->sums.n_lines; i++)
    if (multiplies (&fight->sums.lines[i]))
      add_listed (text,
                  adj_words_multiplier (view, &fight->sums.lines[i], fight->attack.n_targets > 1));
  return g_string_free (text, FALSE);
}

void
adj_chronicle_tell_fight (AdjFight *fight, const AdjView *view)
{
  g_free (fight->place);
  g_free (fight->attackers);
  g_free (fight->defenders);
  fight->place = tell_place (fight, view);
  fight->attackers = tell_attackers (fight, view);
  fight->defenders = tell_defenders (fight, view);
}

/* ---- Events ---- */

AdjSubject
adj_chronicle_subject (const AdjEffect *effect)
{
  switch (effect->kind)
    {
    case ADJ_EFFECT_LEVEL:
    case ADJ_EFFECT_COMMANDER:
      return ADJ_SUBJECT_INITIATIVE;
    case ADJ_EFFECT_DIGITS:
      return ADJ_SUBJECT_COMMAND;
    case ADJ_EFFECT_CONTROL:
      return ADJ_SUBJECT_SCATTERED;
    case ADJ_EFFECT_DRIFTED:
      return ADJ_SUBJECT_DRIFT;
    case ADJ_EFFECT_MARKER:
      return ADJ_SUBJECT_ENTRENCHMENTS;
    case ADJ_EFFECT_HELD:
      return ADJ_SUBJECT_HELD;
    case ADJ_EFFECT_FACTS:
      return ADJ_SUBJECT_EFFECTIVENESS;
    case ADJ_EFFECT_RETREATED:
    case ADJ_EFFECT_DISPLACED:
      return ADJ_SUBJECT_RETREATS;
    default:
      return ADJ_SUBJECT_OTHER;
    }
}

void
adj_chronicle_tell_option (AdjPhaseStory *phase, const AdjView *view, const AdjEffect *effect)
{
  const AdjRuleset *ruleset = view->book->ruleset;
  AdjSubject subject = effect->option.later == 1 ? ADJ_SUBJECT_NEXT_OPTIONS : ADJ_SUBJECT_OPTIONS;

  for (guint i = 0; i < ruleset->n_options; i++)
    if ((int) ruleset->options[i].key == effect->option.key)
      g_ptr_array_add (phase->events[subject],
                       adj_words_option_setting (&ruleset->options[i], effect->option.value));
}
