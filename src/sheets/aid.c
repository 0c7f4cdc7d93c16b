/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "rules/played.h"
#include "sheets/command-table.h"
#include "sheets/due.h"
#include "sheets/matter.h"
#include "sheets/options.h"
#include "sheets/results-table.h"
#include "sheets/terrain-table.h"
#include "staff/rule-lines.h"
#include "words/bidi.h"
#include "words/brief.h"
#include "words/fill.h"
#include "words/option.h"
#include "words/place.h"
#include "words/printed.h"

/* The player aid, one side of one sheet: what is due when, the rules in a line each, the tables of
 * the ruleset, and the options in force. */

/* What is left out where the sheet would not hold it. */
#define LEAVES_OUT_ARRIVALS 1 /* who arrives when: that is a sheet of its own */
#define LEAVES_OUT_TRACK 2    /* a box a turn: so is that */
#define LEAVES_OUT_AWARDS 3   /* what brings points, and which options are not played */
#define LEAVES_OUT_REST                                                                            \
  4 /* how reinforcements come, and how many faces of the die bring a result */
#define LEAVES_OUT_LINES 5 /* a line for each option: they run on in columns */

/* ---- The rules in lines ---- */

static void
tell_lines (AdjDoc *doc, const AdjView *view, AdjLinesChapter chapter, const char *heading)
{
  g_autoptr (GPtrArray) lines = adj_rule_lines (view, chapter);

  if (lines->len > 0 && heading != NULL)
    adj_doc_heading (doc, heading);
  for (guint i = 0; i < lines->len; i++)
    adj_doc_item (doc, g_ptr_array_index (lines, i));
}

static gboolean
has_nights (const AdjScenario *scenario)
{
  for (guint turn = 0; turn < scenario->n_turns; turn++)
    if (scenario->turns[turn].night)
      return TRUE;
  return scenario->n_turns == 0;
}

/* Who comes when, a line a turn and side. */
static void
tell_arrivals (AdjDoc *doc, const AdjMatter *matter)
{
  g_autoptr (GPtrArray) groups = adj_due_groups (&matter->view, 1, ADJ_MAX_TURNS, TRUE);

  tell_lines (doc, &matter->view, ADJ_LINES_ARRIVAL, _ ("Arrivals"));
  adj_matter_gap (matter, ADJ_UNKNOWN_ARRIVALS, doc);
  for (guint i = 0; i < groups->len && matter->terseness < LEAVES_OUT_ARRIVALS; i++)
    {
      const AdjDueGroup *group = g_ptr_array_index (groups, i);
      g_autofree char *label = adj_due_label (&matter->view, group, FALSE);
      g_autofree char *text = adj_due_text (&matter->view, group);

      adj_doc_small (doc, label, text);
    }
}

static void
tell_list (AdjDoc *doc, const char *heading, const GPtrArray *sentences)
{
  if (sentences->len > 0)
    adj_doc_heading (doc, heading);
  for (guint i = 0; i < sentences->len; i++)
    adj_doc_small (doc, NULL, g_ptr_array_index (sentences, i));
}

/* What another printing of the rules has and these have not, so that nobody thinks it forgotten. */
static void
tell_missing (AdjDoc *doc, const AdjRuleset *ruleset)
{
  g_autoptr (GPtrArray) missing = g_ptr_array_new ();

  for (guint i = 0; ruleset->known_as != NULL && i < ruleset->n_missing; i++)
    if (!ruleset->missing[i].answered)
      g_ptr_array_add (missing, (gpointer) adj_words_printed (ruleset->missing[i].text));
  tell_list (doc, _ ("Not known to these rules"), missing);
}

static void
tell_differences (AdjDoc *doc, const AdjRuleset *ruleset)
{
  g_autoptr (GPtrArray) differences = g_ptr_array_new ();

  for (const char **text = ruleset->differences; *text != NULL; text++)
    g_ptr_array_add (differences, (gpointer) adj_words_printed (*text));
  tell_list (doc, _ ("What differs from 1975"), differences);
}

/* ---- Sequence, victory ---- */

/* The first phase of that name that is played; what is played by day and by night under one name is
 * told once. */
static guint
first_of_name (const AdjView *view, guint phase)
{
  const AdjRuleset *ruleset = view->book->ruleset;

  for (guint i = 0; i < phase; i++)
    if (g_str_equal (ruleset->phases[i].name, ruleset->phases[phase].name) &&
        adj_table_plays_phase (view->table, view->book, (int) i, view->table->turn))
      return i;
  return phase;
}

static AdjPhaseWhen
when_of_name (const AdjView *view, guint phase)
{
  const AdjRuleset *ruleset = view->book->ruleset;

  for (guint i = phase + 1; i < ruleset->n_phases; i++)
    if (adj_table_plays_phase (view->table, view->book, (int) i, view->table->turn) &&
        first_of_name (view, i) == phase && ruleset->phases[i].when != ruleset->phases[phase].when)
      return ADJ_WHEN_ALWAYS;
  return ruleset->phases[phase].when;
}

static void
tell_sequence (AdjDoc *doc, const AdjView *view)
{
  static const char *const whens[] = { "{phase}", N_ ("{phase} (not at night)"),
                                       N_ ("{phase} (at night only)") };

  const AdjRuleset *ruleset = view->book->ruleset;
  guint told = 0;

  adj_doc_heading (doc, _ ("Sequence of play"));
  for (guint i = 0; i < ruleset->n_phases; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", told + 1);
      g_autofree char *name =
          adj_fill (_ (whens[when_of_name (view, i)]),
                    (const AdjPlace[]){ { "phase", adj_words_printed (ruleset->phases[i].name) },
                                        { NULL, NULL } });

      if (first_of_name (view, i) != i ||
          !adj_table_plays_phase (view->table, view->book, (int) i, view->table->turn))
        continue;
      adj_doc_text (doc, number, name);
      told++;
    }
}

/* Y S7.5, S7.5d: what comes of waiting results. */
static void
tell_execution (AdjDoc *doc, const AdjView *view)
{
  static const char *const stages[] = {
    N_ ("Eliminations, then exchanges"),
    N_ ("Retreats, the first player's first: one hex, even after two results"),
    N_ ("Advances, one for each result, into hexes that are still empty"),
    N_ ("Effectiveness is lost, and demoralization counted"),
    N_ ("Repulsions, the first player's first"),
  };

  if (!adj_turns_are_simultaneous (view->table))
    return;
  adj_doc_heading (doc, _ ("When all dice have fallen"));
  for (guint i = 0; i < G_N_ELEMENTS (stages); i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", i + 1);

      adj_doc_text (doc, number, _ (stages[i]));
    }
}

static void
tell_awards (AdjDoc *doc, const AdjView *view)
{
  static const char *const pers[] = { "", N_ ("a strength point"), N_ ("a unit") };
  const GArray *awards = view->book->scenario->awards;
  const AdjDocColumn columns[] = {
    { _ ("For"), ADJ_COLUMN_TEXT, ADJ_ALIGN_START },
    { _ ("Side"), ADJ_COLUMN_FIT, ADJ_ALIGN_START },
    { C_ ("victory points", "VP"), ADJ_COLUMN_FIT, ADJ_ALIGN_END },
    { NULL, ADJ_COLUMN_FIT, ADJ_ALIGN_START },
  };
  AdjDocTable *table;

  if (awards->len == 0)
    return;
  adj_doc_heading (doc, _ ("Victory points"));
  table = adj_doc_table (doc, columns, G_N_ELEMENTS (columns));
  table->small = TRUE;
  for (guint i = 0; i < awards->len; i++)
    {
      const AdjAward *award = &g_array_index (awards, AdjAward, i);
      g_autofree char *points = g_strdup_printf ("%d", award->points);
      g_autofree char *side = adj_words_side (view, award->side);

      adj_doc_row (table, adj_words_printed (award->title), side, points,
                   award->per == ADJ_PER_ONCE ? "" : _ (pers[award->per]), NULL);
    }
}

/* In the order of play: what is due when, marching, coming, fighting. */
static void
tell_play (AdjDoc *doc, const AdjMatter *matter)
{
  const AdjView *view = &matter->view;

  tell_lines (doc, view, ADJ_LINES_PIECES, _ ("Map and counters"));
  tell_sequence (doc, view);
  if (adj_command_is_played (view->table) && view->book->ruleset->command_die > 0)
    {
      adj_doc_heading (doc, _ ("Command control"));
      adj_command_table_tell (doc, view);
    }
  tell_lines (doc, view, ADJ_LINES_MOVEMENT, _ ("Movement"));
  adj_terrain_table_tell (doc, view);
  adj_hexside_table_tell (doc, view);
}

static void
tell_coming (AdjDoc *doc, const AdjMatter *matter)
{
  const AdjView *view = &matter->view;

  if (matter->terseness < LEAVES_OUT_REST || view->book->ruleset->known_as != NULL)
    tell_arrivals (doc, matter);
  if (has_nights (view->book->scenario))
    tell_lines (doc, view, ADJ_LINES_NIGHT, _ ("At night"));
  if (matter->terseness < LEAVES_OUT_AWARDS)
    tell_awards (doc, view);
}

static void
tell_fighting (AdjDoc *doc, const AdjMatter *matter)
{
  const AdjView *view = &matter->view;

  tell_lines (doc, view, ADJ_LINES_ATTACK, _ ("Attacks"));
  if (view->book->ruleset->n_columns > 0)
    {
      adj_doc_heading (doc, _ ("Combat results"));
      adj_results_table_tell (doc, view->book->ruleset, matter->terseness < LEAVES_OUT_REST);
      adj_results_explain (doc, view);
    }
  tell_lines (doc, view, ADJ_LINES_RETREAT, NULL);
  tell_lines (doc, view, ADJ_LINES_EFFECTIVENESS,
              view->book->ruleset->known_as != NULL ? _ ("Morale") : NULL);
  tell_execution (doc, view);
  tell_lines (doc, view, ADJ_LINES_GUNS, _ ("Artillery"));
}

/* ---- Options ---- */

/* The table as it is played from the next Game-Turn on: an aid is printed for the whole game. */
static AdjTable *
table_to_come (const AdjTable *table)
{
  AdjTable *chosen = adj_table_copy (table);

  memcpy (chosen->options, table->next_options, sizeof chosen->options);
  return chosen;
}

/* What is not in force yet. */
static void
tell_later (AdjDoc *doc, const AdjMatter *matter)
{
  const AdjRuleset *ruleset = matter->view.book->ruleset;
  const AdjTable *table = matter->view.table;
  g_autoptr (GPtrArray) settings = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *all = NULL;

  for (guint i = 0; i < ruleset->n_options; i++)
    {
      const AdjOption *option = &ruleset->options[i];

      if (option->key != ADJ_OPTION_NONE &&
          table->options[option->key] != table->next_options[option->key])
        g_ptr_array_add (settings,
                         adj_words_option_setting (option, table->next_options[option->key]));
    }
  all = adj_bidi_join (settings, C_ ("between items", "; "));
  if (settings->len > 0)
    adj_doc_small (doc, _ ("Options from the next Game-Turn"), all);
}

/* ---- At the foot ---- */

/* What a fuller sheet would have. */
static void
tell_left_out (AdjDoc *doc, const AdjMatter *matter, gboolean others)
{
  const AdjView *view = &matter->view;
  g_autoptr (GPtrArray) groups = adj_due_groups (view, 1, ADJ_MAX_TURNS, TRUE);
  g_autoptr (GPtrArray) parts = g_ptr_array_new ();
  g_autofree char *all = NULL;

  if (matter->terseness >= LEAVES_OUT_ARRIVALS && groups->len > 0)
    g_ptr_array_add (parts, _ ("who arrives when"));
  if (matter->terseness >= LEAVES_OUT_REST && view->book->ruleset->known_as == NULL)
    g_ptr_array_add (parts, _ ("how reinforcements come"));
  if (matter->terseness >= LEAVES_OUT_REST && view->book->ruleset->n_columns > 0)
    g_ptr_array_add (parts, _ ("the chances of each result"));
  if (matter->terseness >= LEAVES_OUT_AWARDS && view->book->scenario->awards->len > 0)
    g_ptr_array_add (parts, _ ("what brings victory points"));
  if (matter->terseness >= LEAVES_OUT_AWARDS && others)
    g_ptr_array_add (parts, _ ("options that are not played"));
  all = adj_bidi_join (parts, C_ ("list", ", "));
  if (parts->len > 0)
    adj_doc_small (doc, _ ("Left out for want of room"), all);
}

AdjDoc *
adj_aid_make (const AdjMatter *matter)
{
  AdjMatter chosen;
  AdjTable *table;
  g_autofree char *subject = NULL;
  AdjDoc *doc;
  AdjDoc *first;
  AdjDoc *second;
  gboolean others;

  g_return_val_if_fail (matter != NULL, NULL);

  subject = g_strconcat (adj_words_printed (matter->view.book->scenario->title), "\n",
                         adj_words_printed (matter->view.book->ruleset->title), NULL);
  doc = adj_doc_new (_ ("Player aid"), subject);
  table = adj_doc_own (doc, table_to_come (matter->view.table), (GDestroyNotify) adj_table_free);
  chosen = *matter;
  chosen.view = adj_view (matter->view.book, table, matter->view.eyes);
  first = doc;
  second = doc;
  if (!matter->large)
    adj_doc_beside (doc, 0.46, &first, &second);
  tell_play (first, &chosen);
  /* rules whose results of combat nobody has read leave room in the second column */
  tell_coming (matter->view.book->ruleset->n_columns > 0 ? first : second, &chosen);
  tell_fighting (second, &chosen);
  tell_differences (second, matter->view.book->ruleset);
  tell_missing (second, matter->view.book->ruleset);
  if (matter->terseness < LEAVES_OUT_TRACK && !matter->large)
    adj_track_strip (adj_doc_below (doc), &chosen.view);
  if (matter->terseness < LEAVES_OUT_LINES)
    others = adj_options_tell (doc, &chosen.view, matter->terseness < LEAVES_OUT_AWARDS);
  else
    others = adj_options_run_on (doc, &chosen.view);
  tell_later (doc, matter);
  tell_left_out (doc, matter, others);
  return doc;
}
