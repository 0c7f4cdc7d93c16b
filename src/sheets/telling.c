/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "sheets/matter.h"
#include "words/bidi.h"
#include "words/brief.h"
#include "words/fill.h"
#include "words/moment.h"
#include "words/place.h"

/* A Game-Turn told phase by phase; a phase without events takes one line. */

static char *
join (const GPtrArray *texts, const char *between)
{
  GString *all = g_string_new (NULL);

  for (guint i = 0; i < texts->len; i++)
    {
      g_autofree char *text = adj_bidi_isolate (g_ptr_array_index (texts, i));

      g_string_append_printf (all, "%s%s", i > 0 ? between : "", text);
    }
  return g_string_free (all, FALSE);
}

static void
tell_list (AdjDoc *doc, const char *label, const GPtrArray *texts)
{
  g_autofree char *all = join (texts, C_ ("between items", "; "));

  if (texts->len > 0)
    adj_doc_text (doc, label, all);
}

/* The remarks of the players and the words they were told, each on its own line. */
static void
tell_each (AdjDoc *doc, const char *label, const GPtrArray *texts)
{
  for (guint i = 0; i < texts->len; i++)
    adj_doc_small (doc, label, g_ptr_array_index (texts, i));
}

/* ---- Battles ---- */

static char *
die_of (const AdjFight *fight)
{
  return fight->die > 0 ? g_strdup_printf ("%d", fight->die) : g_strdup ("-");
}

static void
add_fight (AdjDocTable *table, const AdjView *view, const AdjFight *fight)
{
  g_autofree char *sums = adj_words_sums (&fight->sums);
  g_autofree char *column = adj_words_odds (view, &fight->sums, fight->column);
  g_autofree char *die = die_of (fight);
  g_autofree char *came_of_it = join (fight->came_of_it, C_ ("between items", "; "));

  adj_doc_row (table, fight->place, fight->attackers, fight->defenders, sums, column, die,
               adj_words_result_brief (fight->result), came_of_it, NULL);
}

static void
tell_in_table (AdjDoc *doc, const AdjView *view, const GPtrArray *fights)
{
  const AdjDocColumn columns[] = {
    { _ ("Place"), ADJ_COLUMN_TEXT, ADJ_ALIGN_START },
    { _ ("Attack"), ADJ_COLUMN_TEXT, ADJ_ALIGN_START },
    { _ ("Defence"), ADJ_COLUMN_TEXT, ADJ_ALIGN_START },
    { _ ("Sums"), ADJ_COLUMN_FIT, ADJ_ALIGN_MIDDLE },
    { _ ("Odds"), ADJ_COLUMN_FIT, ADJ_ALIGN_MIDDLE },
    { _ ("Die"), ADJ_COLUMN_FIT, ADJ_ALIGN_MIDDLE },
    { _ ("Result"), ADJ_COLUMN_FIT, ADJ_ALIGN_MIDDLE },
    { _ ("What came of it"), ADJ_COLUMN_TEXT, ADJ_ALIGN_START },
  };
  AdjDocTable *table = adj_doc_table (doc, columns, G_N_ELEMENTS (columns));

  for (guint i = 0; i < fights->len; i++)
    add_fight (table, view, g_ptr_array_index (fights, i));
}

/* In large print eight columns would be slivers. */
static void
tell_in_lines (AdjDoc *doc, const AdjView *view, const GPtrArray *fights)
{
  for (guint i = 0; i < fights->len; i++)
    {
      const AdjFight *fight = g_ptr_array_index (fights, i);
      g_autofree char *sums = adj_words_sums (&fight->sums);
      g_autofree char *column = adj_words_odds (view, &fight->sums, fight->column);
      g_autofree char *die = die_of (fight);
      g_autofree char *came_of_it = join (fight->came_of_it, C_ ("between items", "; "));
      g_autofree char *line = adj_fill (
          /* Translators: a battle in brief: Wilder 8 against Law 5, ×2 terrain: 8 : 10, 1-2,
           * die 3: Ar. Wilder retreats to 1120 */
          _ ("{attackers} against {defenders}: {sums}, {odds}, die {die}: {result}. {after}"),
          (const AdjPlace[]){ { "attackers", fight->attackers },
                              { "defenders", fight->defenders },
                              { "sums", sums },
                              { "odds", column },
                              { "die", die },
                              { "result", adj_words_result_brief (fight->result) },
                              { "after", came_of_it },
                              { NULL, NULL } });

      adj_doc_text (doc, fight->place, line);
    }
}

/* A battle that was announced and never rolled has no figures to show. */
static GPtrArray *
rolled_fights (const AdjPhaseStory *phase)
{
  GPtrArray *fights = g_ptr_array_new ();

  for (guint i = 0; i < phase->fights->len; i++)
    if (((AdjFight *) g_ptr_array_index (phase->fights, i))->die > 0)
      g_ptr_array_add (fights, g_ptr_array_index (phase->fights, i));
  return fights;
}

/* ---- Phases ---- */

static char *
phase_name (const AdjView *view, const AdjPhaseStory *phase)
{
  g_autofree char *side = adj_words_phasing (view, phase->phasing);
  g_autofree char *name = adj_words_phase (view, phase->phase);

  /* Translators: a phase: Union, Movement */
  return adj_fill (C_ ("phase", "{side}, {phase}"),
                   (const AdjPlace[]){ { "side", side }, { "phase", name }, { NULL, NULL } });
}

static gboolean
is_eventless (const AdjPhaseStory *phase)
{
  guint n = phase->marches->len + phase->moves->len + phase->arrivals->len + phase->exits->len +
            phase->fights->len + phase->notes->len + phase->warnings->len;

  for (int subject = 0; subject < ADJ_N_SUBJECTS; subject++)
    n += phase->events[subject]->len;
  return n == 0;
}

/* A row a subject: some come before what is done in the phase, the others of it. */
static void
tell_events (AdjDoc *doc, const AdjPhaseStory *phase, AdjSubject first, AdjSubject last)
{
  static const char *const labels[ADJ_N_SUBJECTS] = {
    [ADJ_SUBJECT_OPTIONS] = N_ ("Options"),
    [ADJ_SUBJECT_NEXT_OPTIONS] = N_ ("Options from the next Game-Turn"),
    [ADJ_SUBJECT_INITIATIVE] = N_ ("Initiative"),
    [ADJ_SUBJECT_COMMAND] = N_ ("Command Control"),
    [ADJ_SUBJECT_SCATTERED] = N_ ("Out of command"),
    [ADJ_SUBJECT_DRIFT] = N_ ("Drift"),
    [ADJ_SUBJECT_ENTRENCHMENTS] = N_ ("Entrenchments"),
    [ADJ_SUBJECT_HELD] = N_ ("Hexes held"),
    [ADJ_SUBJECT_EFFECTIVENESS] = N_ ("Effectiveness"),
    [ADJ_SUBJECT_RETREATS] = N_ ("Retreats"),
    [ADJ_SUBJECT_OTHER] = N_ ("Also"),
  };

  for (int subject = first; subject <= (int) last; subject++)
    tell_list (doc, _ (labels[subject]), phase->events[subject]);
}

static void
tell_phase (AdjDoc *doc, const AdjMatter *matter, const AdjPhaseStory *phase, gboolean over)
{
  g_autofree char *name = phase_name (&matter->view, phase);
  g_autoptr (GPtrArray) fights = rolled_fights (phase);

  if (is_eventless (phase))
    {
      /* Translators: a phase in which nothing happened, or has so far */
      adj_doc_text (doc, name, over ? _ ("nothing") : _ ("nothing yet"));
      return;
    }
  adj_doc_subheading (doc, name);
  tell_events (doc, phase, ADJ_SUBJECT_OPTIONS, ADJ_SUBJECT_SCATTERED);
  tell_list (doc, _ ("Moves"), phase->moves);
  tell_list (doc, _ ("Arrivals"), phase->arrivals);
  /* Translators: units that left the map in a phase */
  tell_list (doc, C_ ("telling", "Exits"), phase->exits);
  if (fights->len > 0 && matter->large)
    tell_in_lines (doc, &matter->view, fights);
  else if (fights->len > 0)
    tell_in_table (doc, &matter->view, fights);
  tell_events (doc, phase, ADJ_SUBJECT_DRIFT, ADJ_SUBJECT_OTHER);
  tell_each (doc, NULL, phase->notes);
  tell_each (doc, _ ("Warning accepted"), phase->warnings);
}

static void
tell_first_player (AdjDoc *doc, const AdjMatter *matter, const AdjTurnStory *turn)
{
  g_autofree char *side = adj_words_side (&matter->view, turn->first_player);
  g_autofree char *line = adj_fill (
      turn->decided ? _ ("{side} moves first, as was decided at the beginning of the turn")
      : turn->first_player == matter->view.book->scenario->first_player
          ? _ ("{side} moves first, as the scenario has it")
          : _ ("{side} moves first, as in the turn before"),
      (const AdjPlace[]){ { "side", side }, { NULL, NULL } });

  adj_doc_text (doc, NULL, line);
}

void
adj_matter_turn (const AdjMatter *matter, const AdjTurnStory *turn, AdjDoc *doc)
{
  g_return_if_fail (matter != NULL);
  g_return_if_fail (turn != NULL);
  g_return_if_fail (doc != NULL);

  tell_first_player (doc, matter, turn);
  for (guint i = 0; i < turn->phases->len; i++)
    tell_phase (doc, matter, g_ptr_array_index (turn->phases, i),
                turn->over || i + 1 < turn->phases->len);
}
