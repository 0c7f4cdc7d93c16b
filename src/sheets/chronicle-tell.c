/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/chronicle-private.h"

#include <glib/gi18n-lib.h>

#include "rules/rally.h"
#include "table/unit.h"
#include "words/bidi.h"
#include "words/brief.h"
#include "words/effect.h"
#include "words/fill.h"
#include "words/option.h"
#include "words/place.h"
#include "words/plot.h"
#include "words/stack.h"

/* ---- Marches ---- */

static gboolean
went_together (const AdjMarch *a, const AdjMarch *b)
{
  return a->from == b->from && a->to == b->to && a->entry == b->entry;
}

static const char *
formation_of (const AdjView *view, int unit)
{
  return adj_unit_is_printed (view->book, unit) ? view->book->scenario->units[unit].group : NULL;
}

/* The formation is that of all the units, or none. */
static void
add_track (
    AdjPhaseStory *phase, const AdjView *view, const AdjMarch *march, guint16 *units, guint n)
{
  AdjTrack *track = g_new0 (AdjTrack, 1);
  gboolean exits = march->to == ADJ_NO_HEX;

  track->kind = exits                       ? ADJ_TRACK_EXIT
                : march->from == ADJ_NO_HEX ? ADJ_TRACK_ARRIVAL
                                            : ADJ_TRACK_MOVE;
  track->side = view->table->units[march->unit].side;
  track->from = march->from != ADJ_NO_HEX ? march->from : march->entry;
  track->to = exits ? march->last : march->to;
  track->text = adj_words_march (view, units, n, march->from, march->entry, march->to);
  for (guint i = 0; i < n; i++)
    {
      const char *own = adj_view_knows (view, units[i]) ? formation_of (view, units[i]) : NULL;

      track->formation = i == 0 || g_strcmp0 (own, track->formation) == 0 ? own : NULL;
    }
  g_ptr_array_add (phase->tracks, track);
}

static int
by_unit (gconstpointer a, gconstpointer b)
{
  return (int) ((const AdjMarch *) a)->unit - (int) ((const AdjMarch *) b)->unit;
}

/* In the order of the book, which is that of its formations, however it was typed. */
void
adj_chronicle_tell_marches (AdjPhaseStory *phase, const AdjView *view)
{
  g_autofree guint16 *units = g_new (guint16, MAX (phase->marches->len, 1));
  g_autofree gboolean *told = g_new0 (gboolean, MAX (phase->marches->len, 1));

  g_array_sort (phase->marches, by_unit);
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
        add_track (phase, view, march, units, n);
    }
}

void
adj_chronicle_tell_unseen (AdjPhaseStory *phase, const AdjView *view, const AdjEffect *effect)
{
  AdjMarch march = { effect->unit, view->table->units[effect->unit].hex, ADJ_NO_HEX, ADJ_NO_HEX,
                     ADJ_NO_HEX };

  adj_march_go_on (&march, view->table, effect);
  add_track (phase, view, &march, &march.unit, 1);
}

void
adj_march_go_on (AdjMarch *self, const AdjTable *table, const AdjEffect *effect)
{
  if (effect->kind == ADJ_EFFECT_ENTERED)
    self->entry = self->to = effect->hex;
  else if (effect->kind == ADJ_EFFECT_MOVED)
    self->to = effect->path[effect->n_path - 1];
  else
    {
      self->to = ADJ_NO_HEX;
      self->last = table->units[effect->unit].hex;
    }
}

/* Two of a stack that go the same way after a battle are one track. */
void
adj_chronicle_tell_driven (AdjPhaseStory *phase, const AdjView *view, const AdjEffect *effect)
{
  const AdjUnitState *state = &view->table->units[effect->unit];
  AdjTrackKind kind = effect->kind == ADJ_EFFECT_ADVANCED ? ADJ_TRACK_ADVANCE : ADJ_TRACK_RETREAT;
  AdjTrack *track;

  for (guint i = 0; i < phase->tracks->len; i++)
    {
      track = g_ptr_array_index (phase->tracks, i);
      if (track->kind == kind && track->from == state->hex && track->to == effect->hex)
        return;
    }
  if (state->hex == ADJ_NO_HEX || effect->hex == ADJ_NO_HEX)
    return;
  track = g_new0 (AdjTrack, 1);
  *track = (AdjTrack){ .kind = kind, .side = state->side, .from = state->hex, .to = effect->hex };
  g_ptr_array_add (phase->tracks, track);
}

void
adj_chronicle_tell_loss (AdjPhaseStory *phase, const AdjView *view, const AdjEffect *effect)
{
  const AdjUnitState *state = &view->table->units[effect->unit];
  AdjLoss *loss = g_new (AdjLoss, 1);

  *loss = (AdjLoss){ .side = state->side,
                     .strength = adj_view_knows (view, effect->unit) ? state->strength
                                                                     : ADJ_STRENGTH_UNKNOWN,
                     .hex = state->hex,
                     .text = adj_words_unit_strength (view, effect->unit) };
  g_ptr_array_add (phase->losses, loss);
}

/* ---- Battles ---- */

static void
add_listed (GString *text, char *one)
{
  if (text->len > 0)
    g_string_append (text, C_ ("list", ", "));
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

/* ---- Marches by plot ---- */

/* "Smith 0503"; "Smith" off the map. */
static char *
tell_place_of (const AdjView *view, int unit)
{
  g_autofree char *name = adj_words_unit (view, unit);
  AdjHex at = view->table->units[unit].hex;
  g_autofree char *hex = at != ADJ_NO_HEX ? adj_words_hex (view, at) : NULL;

  return hex != NULL ? g_strconcat (name, " ", hex, NULL) : g_steal_pointer (&name);
}

/* Who is put back in the end stops a second time, and the first is forgotten (E N.3b). */
void
adj_chronicle_tell_halt (AdjPhaseStory *phase, const AdjView *view, const AdjEffect *effect)
{
  AdjHalted *halted = g_new0 (AdjHalted, 1);

  for (guint i = 0; i < phase->halts->len; i++)
    if (((AdjHalted *) g_ptr_array_index (phase->halts, i))->unit == effect->unit)
      g_ptr_array_remove_index (phase->halts, i--);
  halted->unit = effect->unit;
  halted->why = (guint8) effect->plot.why;
  halted->place = tell_place_of (view, effect->unit);
  halted->text = adj_words_effect (view, effect);
  g_ptr_array_add (phase->halts, halted);
}

void
adj_chronicle_tell_withdrawal (AdjPhaseStory *phase, const AdjView *view, const AdjEffect *effect)
{
  g_ptr_array_add (phase->events[ADJ_SUBJECT_WITHDRAWALS], tell_place_of (view, effect->unit));
}

/* "its plot ends: 12 units"; "an enemy comes the other way: Smith 0503". */
static char *
tell_halts_for (const AdjPhaseStory *phase, AdjHalt why)
{
  g_autoptr (GPtrArray) places = g_ptr_array_new ();
  g_autofree char *units = NULL;

  for (guint i = 0; i < phase->halts->len; i++)
    {
      const AdjHalted *halted = g_ptr_array_index (phase->halts, i);

      if (halted->why == (guint8) why)
        g_ptr_array_add (places, halted->place);
    }
  if (places->len == 0)
    return NULL;
  units = why != ADJ_HALT_PLOT_ENDS
              ? adj_bidi_join (places, C_ ("list", ", "))
              : g_strdup_printf (ngettext ("%u unit", "%u units", places->len), places->len);
  return adj_fill (
      /* Translators: why is a reason to go no farther, "its plot ends" */
      _ ("{why}: {units}"),
      (const AdjPlace[]){ { "why", adj_words_halt (why) }, { "units", units }, { NULL, NULL } });
}

/* Who has gone as far as was plotted is told by where the march has led. */
void
adj_chronicle_tell_halts (AdjPhaseStory *phase)
{
  for (guint i = 0; i < phase->halts->len; i++)
    {
      const AdjHalted *halted = g_ptr_array_index (phase->halts, i);

      if (halted->why != ADJ_HALT_PLOT_ENDS)
        g_ptr_array_add (phase->events[ADJ_SUBJECT_PLOTS], g_strdup (halted->text));
    }
  for (int why = 0; why < ADJ_N_HALTS; why++)
    {
      char *brief = tell_halts_for (phase, (AdjHalt) why);

      if (brief != NULL)
        g_ptr_array_add (phase->briefs[ADJ_SUBJECT_PLOTS], brief);
    }
}

/* ---- Events ---- */

AdjSubject
adj_chronicle_subject (const AdjBook *book, const AdjEffect *effect)
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
    case ADJ_EFFECT_SEALED:
      return ADJ_SUBJECT_PLOTS;
    case ADJ_EFFECT_DRIFTED:
      return ADJ_SUBJECT_DRIFT;
    case ADJ_EFFECT_MARKER:
      return adj_markers_are_borne (book) ? ADJ_SUBJECT_OTHER : ADJ_SUBJECT_ENTRENCHMENTS;
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
adj_chronicle_tell_briefs (AdjPhaseStory *phase,
                           const AdjView *view,
                           AdjSubject subject,
                           const GArray *effects)
{
  for (guint i = 0; i < effects->len; i++)
    {
      const AdjEffect *effect = &g_array_index (effects, AdjEffect, i);
      g_autofree char *unit = NULL;
      g_autofree char *hex = NULL;

      if (subject != ADJ_SUBJECT_DRIFT)
        continue;
      unit = adj_words_unit (view, effect->unit);
      hex = adj_words_hex (view, effect->hex);
      g_ptr_array_add (phase->briefs[subject], g_strconcat (unit, " ", hex, NULL));
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
