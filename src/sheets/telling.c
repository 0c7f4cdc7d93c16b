/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "sheets/battles.h"
#include "sheets/matter.h"
#include "words/bidi.h"
#include "words/brief.h"
#include "words/fill.h"
#include "words/moment.h"
#include "words/place.h"

/* A Game-Turn told phase by phase; a phase without events takes one line. */

static void
tell_list (AdjDoc *doc, const char *label, const GPtrArray *texts)
{
  g_autofree char *all = adj_bidi_join (texts, C_ ("between items", "; "));

  if (texts->len > 0)
    adj_doc_text (doc, label, all);
}

/* Whole sentences, which begin with the article of a side: not after a semicolon. */
static void
tell_sentences (AdjDoc *doc, const char *label, const GPtrArray *texts)
{
  g_autofree char *all = adj_bidi_join (texts, C_ ("between formations", ". "));

  if (texts->len > 0)
    adj_doc_text (doc, label, all);
}

static void
tell_tracks (AdjDoc *doc, const char *label, const AdjPhaseStory *phase, AdjTrackKind kind)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new ();

  for (guint i = 0; i < phase->tracks->len; i++)
    {
      const AdjTrack *track = g_ptr_array_index (phase->tracks, i);

      if (track->kind == kind)
        g_ptr_array_add (texts, track->text);
    }
  tell_list (doc, label, texts);
}

/* The remarks of the players and the words they were told, each on its own line. */
static void
tell_each (AdjDoc *doc, const char *label, const GPtrArray *texts)
{
  for (guint i = 0; i < texts->len; i++)
    adj_doc_small (doc, label, g_ptr_array_index (texts, i));
}

/* A battle that was announced and never thrown for has no figures to show. */
static GPtrArray *
rolled_fights (const AdjPhaseStory *phase)
{
  GPtrArray *fights = g_ptr_array_new ();

  for (guint i = 0; i < phase->fights->len; i++)
    if (((AdjFight *) g_ptr_array_index (phase->fights, i))->number > 0)
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

static const char *const subjects[ADJ_N_SUBJECTS] = {
  [ADJ_SUBJECT_OPTIONS] = N_ ("Options"),
  [ADJ_SUBJECT_NEXT_OPTIONS] = N_ ("Options from the next Game-Turn"),
  [ADJ_SUBJECT_INITIATIVE] = N_ ("Initiative"),
  [ADJ_SUBJECT_COMMAND] = N_ ("Command Control"),
  [ADJ_SUBJECT_SCATTERED] = N_ ("Out of command"),
  [ADJ_SUBJECT_PLOTS] = N_ ("March by plot"),
  [ADJ_SUBJECT_DRIFT] = N_ ("Drift"),
  [ADJ_SUBJECT_WITHDRAWALS] = N_ ("Withdrawals"),
  [ADJ_SUBJECT_ENTRENCHMENTS] = N_ ("Entrenchments"),
  [ADJ_SUBJECT_HELD] = N_ ("Hexes held"),
  [ADJ_SUBJECT_EXECUTION] = N_ ("Results carried out"),
  [ADJ_SUBJECT_EFFECTIVENESS] = N_ ("Effectiveness"),
  [ADJ_SUBJECT_RETREATS] = N_ ("Retreats"),
  [ADJ_SUBJECT_OTHER] = N_ ("Also"),
};

static void
tell_subject (AdjDoc *doc, AdjSubject subject, const GPtrArray *texts)
{
  (subject == ADJ_SUBJECT_COMMAND ? tell_sentences : tell_list) (doc, _ (subjects[subject]), texts);
}

/* A row a subject: some come before what is done in the phase, the others of it. */
static void
tell_events (AdjDoc *doc, const AdjPhaseStory *phase, AdjSubject first, AdjSubject last)
{
  for (int subject = first; subject <= (int) last; subject++)
    tell_subject (doc, (AdjSubject) subject, phase->events[subject]);
}

static void
tell_phase (AdjDoc *doc, const AdjMatter *matter, const AdjPhaseStory *phase, gboolean over)
{
  g_autofree char *name = phase_name (&matter->view, phase);
  g_autoptr (GPtrArray) fights = rolled_fights (phase);
  g_autoptr (GPtrArray) warnings = adj_matter_warnings (phase);

  if (adj_phase_story_is_eventless (phase))
    {
      /* Translators: a phase in which nothing happened, or has so far */
      adj_doc_text (doc, name, over ? _ ("nothing") : _ ("nothing yet"));
      return;
    }
  adj_doc_subheading (doc, name);
  tell_events (doc, phase, ADJ_SUBJECT_OPTIONS, ADJ_SUBJECT_SCATTERED);
  tell_tracks (doc, _ ("Moves"), phase, ADJ_TRACK_MOVE);
  tell_tracks (doc, _ ("Arrivals"), phase, ADJ_TRACK_ARRIVAL);
  /* Translators: units that left the map in a phase */
  tell_tracks (doc, C_ ("telling", "Exits"), phase, ADJ_TRACK_EXIT);
  if (fights->len > 0 && matter->large)
    adj_battles_tell_in_lines (doc, &matter->view, fights);
  else if (fights->len > 0)
    adj_battles_tell (doc, &matter->view, fights, FALSE);
  tell_events (doc, phase, ADJ_SUBJECT_PLOTS, ADJ_SUBJECT_OTHER);
  tell_each (doc, NULL, phase->notes);
  tell_each (doc, _ ("Warning accepted"), warnings);
}

void
adj_matter_first_player (const AdjMatter *matter, const AdjTurnStory *turn, AdjDoc *doc)
{
  g_autofree char *side = NULL;
  g_autofree char *line = NULL;

  g_return_if_fail (matter != NULL);
  g_return_if_fail (turn != NULL);
  g_return_if_fail (doc != NULL);

  side = adj_words_the_side (&matter->view, turn->first_player, TRUE);
  line = adj_fill (turn->decided
                       ? _ ("{side} moves first, as was decided at the beginning of the turn")
                   : turn->first_player == matter->view.book->scenario->first_player
                       ? _ ("{side} moves first, as the scenario has it")
                       : _ ("{side} moves first, as in the turn before"),
                   (const AdjPlace[]){ { "side", side }, { NULL, NULL } });

  adj_doc_text (doc, NULL, line);
}

gboolean
adj_matter_decides (AdjSubject subject)
{
  return subject == ADJ_SUBJECT_INITIATIVE || subject == ADJ_SUBJECT_COMMAND ||
         subject == ADJ_SUBJECT_PLOTS || subject == ADJ_SUBJECT_DRIFT ||
         subject == ADJ_SUBJECT_WITHDRAWALS || subject == ADJ_SUBJECT_HELD ||
         subject == ADJ_SUBJECT_EXECUTION;
}

/* ---- Warnings ---- */

static guint
count_same (const GPtrArray *texts, const char *text)
{
  guint n = 0;

  for (guint i = 0; i < texts->len; i++)
    n += g_str_equal (g_ptr_array_index (texts, i), text);
  return n;
}

static char *
tell_warning (const char *text, guint n)
{
  g_autofree char *times = g_strdup_printf ("%u", n);

  if (n == 1)
    return g_strdup (text);
  /* Translators: a warning, and how often it was accepted */
  return adj_fill (ngettext ("{warning} ({n} time)", "{warning} ({n} times)", n),
                   (const AdjPlace[]){ { "warning", text }, { "n", times }, { NULL, NULL } });
}

GPtrArray *
adj_matter_warnings (const AdjPhaseStory *phase)
{
  g_autoptr (GHashTable) known = NULL;
  GPtrArray *told;

  g_return_val_if_fail (phase != NULL, NULL);

  known = g_hash_table_new (g_str_hash, g_str_equal);
  told = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < phase->warnings->len; i++)
    {
      char *text = g_ptr_array_index (phase->warnings, i);

      if (g_hash_table_add (known, text))
        g_ptr_array_add (told, tell_warning (text, count_same (phase->warnings, text)));
    }
  return told;
}

/* ---- Works ---- */

static gboolean
is_same_work (const AdjMarker *a, const AdjMarker *b)
{
  return a == b || (a != NULL && b != NULL && a->kind == b->kind && a->value == b->value);
}

/* "1022 and 1023: 1 to go"; "1022: ready". */
static char *
tell_work (const AdjView *view, const AdjMarker *work, const AdjHex *hexes, guint n_hexes)
{
  g_autofree char *list = adj_words_hexes (view, hexes, n_hexes);
  g_autofree char *n = g_strdup_printf ("%d", work != NULL ? work->value : 0);
  const AdjPlace places[] = { { "hex", list }, { "n", n }, { NULL, NULL } };

  if (work == NULL)
    return adj_fill (C_ ("entrenchment", "{hex}: gone"), places);
  if (work->kind != ADJ_MARKER_BUILDING)
    return adj_fill (C_ ("entrenchment", "{hex}: ready"), places);
  /* Translators: an entrenchment that is being dug, and how many phases it still takes */
  return adj_fill (C_ ("entrenchment", "{hex}: {n} to go"), places);
}

/* The hexes whose works are not what they were as the turn began (of AdjHex). */
static GArray *
find_changed (const AdjTurnStory *turn, guint n_hexes)
{
  GArray *changed = g_array_new (FALSE, FALSE, sizeof (AdjHex));

  for (guint i = 0; i < n_hexes; i++)
    {
      AdjHex hex = (AdjHex) i;

      if (!is_same_work (adj_table_marker (turn->end, hex), adj_table_marker (turn->begin, hex)))
        g_array_append_val (changed, hex);
    }
  return changed;
}

/* Takes those that have become what the first hex has, it or later ones, and says how many. */
static guint
take_alike (const AdjTurnStory *turn, AdjHex first, GArray *changed, AdjHex *alike)
{
  const AdjMarker *work = adj_table_marker (turn->end, first);
  guint n = 0;

  for (guint i = 0; i < changed->len;)
    {
      AdjHex hex = g_array_index (changed, AdjHex, i);

      if (hex >= first && is_same_work (adj_table_marker (turn->end, hex), work))
        {
          alike[n++] = hex;
          g_array_remove_index (changed, i);
        }
      else
        i++;
    }
  return n;
}

/* How works stand that are not what they were as the turn began. */
static void
tell_works (const AdjView *view, const AdjTurnStory *turn, GPtrArray *texts)
{
  g_autoptr (GArray) changed = find_changed (turn, view->book->n_hexes);
  g_autofree AdjHex *alike = g_new (AdjHex, changed->len + 1);

  for (guint hex = 0; hex < view->book->n_hexes && changed->len > 0; hex++)
    {
      guint n = take_alike (turn, (AdjHex) hex, changed, alike);

      if (n > 0)
        g_ptr_array_add (texts,
                         tell_work (view, adj_table_marker (turn->end, (AdjHex) hex), alike, n));
    }
}

/* ---- A turn in brief ---- */

static void
add_told (const AdjTurnStory *turn, AdjSubject subject, GPtrArray *texts)
{
  for (guint i = 0; i < turn->phases->len; i++)
    {
      const AdjPhaseStory *phase = g_ptr_array_index (turn->phases, i);
      const GPtrArray *told =
          phase->briefs[subject]->len > 0 ? phase->briefs[subject] : phase->events[subject];

      for (guint j = 0; j < told->len; j++)
        g_ptr_array_add (texts, g_strdup (g_ptr_array_index (told, j)));
    }
}

void
adj_matter_event (const AdjMatter *matter,
                  const AdjTurnStory *turn,
                  AdjSubject subject,
                  AdjDoc *doc)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  g_return_if_fail (matter != NULL);
  g_return_if_fail (turn != NULL);
  g_return_if_fail (doc != NULL);
  g_return_if_fail (subject < ADJ_N_SUBJECTS);

  if (subject == ADJ_SUBJECT_ENTRENCHMENTS)
    tell_works (&matter->view, turn, texts);
  else
    add_told (turn, subject, texts);
  tell_subject (doc, subject, texts);
}

/* ---- A turn at length ---- */

void
adj_matter_turn (const AdjMatter *matter, const AdjTurnStory *turn, AdjDoc *doc)
{
  g_return_if_fail (matter != NULL);
  g_return_if_fail (turn != NULL);
  g_return_if_fail (doc != NULL);

  adj_matter_first_player (matter, turn, doc);
  for (guint i = 0; i < turn->phases->len; i++)
    tell_phase (doc, matter, g_ptr_array_index (turn->phases, i),
                turn->over || i + 1 < turn->phases->len);
}
