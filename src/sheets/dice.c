/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/dice.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "sheets/chance.h"
#include "sheets/graph.h"
#include "sheets/matter.h"
#include "words/brief.h"
#include "words/fill.h"
#include "words/number.h"
#include "words/place.h"

/* The dice sheet: the faces each side has thrown, each battle against what its column brings on
 * average, and where the sum lies among all that the dice could have come to. What lies in the
 * middle 95 % is what dice do, and is not called luck. */

#define GRAPH_HEIGHT 150.0

/* The battles with a die and a column, in order (of AdjFight). */
static GPtrArray *
gather (const AdjChronicle *chronicle, int from, int to)
{
  GPtrArray *fights = adj_chronicle_fights (chronicle, from, to);
  guint i = 0;

  while (i < fights->len)
    if (((const AdjFight *) g_ptr_array_index (fights, i))->column < 0)
      g_ptr_array_remove_index (fights, i);
    else
      i++;
  return fights;
}

/* ---- Faces ---- */

static AdjDocTable *
add_faces (AdjDoc *doc, int n_faces)
{
  AdjDocColumn columns[ADJ_MAX_DOC_COLUMNS] = { { _ ("Faces"), ADJ_COLUMN_TEXT, ADJ_ALIGN_START } };

  for (int face = 1; face <= n_faces; face++)
    columns[face] = (AdjDocColumn){ adj_doc_own (doc, g_strdup_printf ("%d", face), g_free),
                                    ADJ_COLUMN_BLANK, ADJ_ALIGN_END };
  columns[n_faces + 1] = (AdjDocColumn){ _ ("Throws"), ADJ_COLUMN_FIT, ADJ_ALIGN_END };
  columns[n_faces + 2] = (AdjDocColumn){ _ ("Mean"), ADJ_COLUMN_FIT, ADJ_ALIGN_END };
  return adj_doc_table (doc, columns, (guint) n_faces + 3);
}

static void
add_figure (AdjDocRow *row, int figure)
{
  g_autofree char *text = g_strdup_printf ("%d", figure);

  adj_doc_cell (row, text);
}

typedef struct
{
  int n[ADJ_MOST_FACES + 1]; /* by face */
  int throws;
  int sum;
} Faces;

static Faces
count_faces (const GPtrArray *fights, int side, int n_faces)
{
  Faces faces = { 0 };

  for (guint i = 0; i < fights->len; i++)
    {
      const AdjFight *fight = g_ptr_array_index (fights, i);

      if (fight->side != side || fight->die > n_faces)
        continue;
      faces.n[fight->die]++;
      faces.throws++;
      faces.sum += fight->die;
    }
  return faces;
}

static char *
say_mean (const Faces *faces)
{
  return faces->throws > 0 ? adj_words_number ((double) faces->sum / faces->throws, 2, FALSE)
                           : g_strdup (ADJ_NO_NUMBER);
}

static void
add_side (AdjDocRow *row, const GPtrArray *fights, int side, int n_faces)
{
  Faces faces = count_faces (fights, side, n_faces);
  g_autofree char *mean = say_mean (&faces);

  for (int face = 1; face <= n_faces; face++)
    add_figure (row, faces.n[face]);
  add_figure (row, faces.throws);
  adj_doc_cell (row, mean);
}

static void
tell_faces (AdjDoc *doc, const AdjView *view, const GPtrArray *fights)
{
  int n_faces = view->book->ruleset->combat_die;
  AdjDocTable *table = add_faces (doc, n_faces);

  for (int side = 0; side < ADJ_SIDES; side++)
    {
      g_autofree char *name = adj_words_side (view, side);

      add_side (adj_doc_row (table, name, NULL), fights, side, n_faces);
    }
}

/* ---- Where the sum lies ---- */

typedef struct
{
  int sum;
  guint n;
  AdjSpread *spread;
} Tally;

static char *
percent (double chance)
{
  g_autofree char *number = adj_words_number (100 * chance, 1, FALSE);

  return g_strconcat (number, "\302\240%", NULL);
}

static const char *
judge (const Tally *tally)
{
  if (adj_spread_at_most (tally->spread, tally->sum) < 0.025)
    return _ ("bad: less than in 39 of 40 games");
  if (adj_spread_at_least (tally->spread, tally->sum) < 0.025)
    return _ ("good: more than in 39 of 40 games");
  return _ ("none: what dice do");
}

static void
tell_tally (AdjDocTable *table, const char *name, const Tally *tally)
{
  int low;
  int high;
  g_autofree char *n = g_strdup_printf ("%u", tally->n);
  g_autofree char *sum = adj_words_number (tally->sum, 0, TRUE);
  g_autofree char *mean = adj_words_number (adj_spread_mean (tally->spread), 1, TRUE);
  g_autofree char *below = percent (adj_spread_at_most (tally->spread, tally->sum));
  g_autofree char *above = percent (adj_spread_at_least (tally->spread, tally->sum));
  g_autofree char *lowest = NULL;
  g_autofree char *highest = NULL;
  g_autofree char *middle = NULL;

  adj_spread_middle (tally->spread, &low, &high);
  lowest = adj_words_number (low, 0, TRUE);
  highest = adj_words_number (high, 0, TRUE);
  middle = g_strconcat (lowest, "\302\240\342\200\246\302\240", highest, NULL);
  adj_doc_row (table, name, n, sum, mean, middle, below, above, judge (tally), NULL);
}

static AdjDocTable *
add_tallies (AdjDoc *doc)
{
  const AdjDocColumn columns[] = {
    { _ ("Attacks"), ADJ_COLUMN_FIT, ADJ_ALIGN_START },
    { _ ("Battles"), ADJ_COLUMN_FIT, ADJ_ALIGN_END },
    { _ ("Sum"), ADJ_COLUMN_FIT, ADJ_ALIGN_END },
    { _ ("Expected"), ADJ_COLUMN_FIT, ADJ_ALIGN_END },
    { _ ("Middle 95 %"), ADJ_COLUMN_FIT, ADJ_ALIGN_MIDDLE },
    { _ ("So or less"), ADJ_COLUMN_FIT, ADJ_ALIGN_END },
    { _ ("So or more"), ADJ_COLUMN_FIT, ADJ_ALIGN_END },
    { _ ("Luck"), ADJ_COLUMN_TEXT, ADJ_ALIGN_START },
  };

  return adj_doc_table (doc, columns, G_N_ELEMENTS (columns));
}

/* The attacks of one side, or of both as the first side sees them: the other's count against it. */
static Tally
tally_of (const AdjView *view, const GPtrArray *fights, int side)
{
  Tally tally = { 0, 0, adj_spread_new () };

  for (guint i = 0; i < fights->len; i++)
    {
      const AdjFight *fight = g_ptr_array_index (fights, i);
      int sign = side == ADJ_NO_SIDE && fight->side != 0 ? -1 : 1;

      if (side != ADJ_NO_SIDE && fight->side != side)
        continue;
      tally.n++;
      tally.sum += sign * adj_result_worth (fight->result);
      adj_spread_add_column (tally.spread, view->book->ruleset, fight->column, sign);
    }
  return tally;
}

static void
add_tally (
    AdjDocTable *table, const AdjView *view, const GPtrArray *fights, int side, const char *name)
{
  Tally tally = tally_of (view, fights, side);

  tell_tally (table, name, &tally);
  adj_spread_free (tally.spread);
}

static void
tell_tallies (AdjDoc *doc, const AdjView *view, const GPtrArray *fights)
{
  AdjDocTable *table = add_tallies (doc);
  g_autofree char *first = adj_words_side (view, 0);
  g_autofree char *second = adj_words_side (view, 1);
  g_autofree char *the_first = adj_words_the_side (view, 0, FALSE);
  g_autofree char *both = adj_fill (
      /* Translators: all attacks, as the side sees them: the enemy's count against it */
      _ ("All, for {side}"), (const AdjPlace[]){ { "side", the_first }, { NULL, NULL } });

  add_tally (table, view, fights, 0, first);
  add_tally (table, view, fights, 1, second);
  add_tally (table, view, fights, ADJ_NO_SIDE, both);
}

char *
adj_dice_say (const AdjView *view, const AdjChronicle *chronicle, int side)
{
  g_autoptr (GPtrArray) fights = NULL;
  g_autofree char *name = NULL;
  g_autofree char *throws = NULL;
  g_autofree char *mean = NULL;
  Faces faces;
  Tally tally;
  char *line;

  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (chronicle != NULL, NULL);

  fights = gather (chronicle, 1, G_MAXINT);
  faces = count_faces (fights, side, view->book->ruleset->combat_die);
  if (faces.throws == 0)
    return NULL;
  name = adj_words_the_side (view, side, FALSE);
  throws = g_strdup_printf ("%d", faces.throws);
  mean = say_mean (&faces);
  tally = tally_of (view, fights, side);
  line = adj_fill (
      /* Translators: the dice of one side's attacks; luck is "none: what dice do" */
      ngettext ("Dice of {side}: {throws} throw, {mean} on average; luck {luck}",
                "Dice of {side}: {throws} throws, {mean} on average; luck {luck}",
                (unsigned long) faces.throws),
      (const AdjPlace[]){ { "side", name },
                          { "throws", throws },
                          { "mean", mean },
                          { "luck", judge (&tally) },
                          { NULL, NULL } });
  adj_spread_free (tally.spread);
  return line;
}

/* ---- Battle by battle ---- */

static void
add_to_graph (AdjGraph *graph, double sum, const AdjSpread *spread)
{
  int low;
  int high;
  double bounds[2];

  adj_spread_middle (spread, &low, &high);
  bounds[0] = low;
  bounds[1] = high;
  g_array_append_val (graph->lines[0], sum);
  g_array_append_val (graph->low, bounds[0]);
  g_array_append_val (graph->high, bounds[1]);
}

static void
add_fight (AdjDocTable *table, const AdjView *view, const AdjFight *fight, int number, int sum)
{
  double expected = adj_column_expectation (view->book->ruleset, fight->column);
  int worth = adj_result_worth (fight->result);
  g_autofree char *count = g_strdup_printf ("%d", number);
  g_autofree char *turn = adj_words_turn (view, fight->turn);
  g_autofree char *side = adj_words_side (view, fight->side);
  g_autofree char *column = adj_words_column (view, fight->column);
  g_autofree char *die = g_strdup_printf ("%d", fight->die);
  g_autofree char *worth_text = adj_words_number (worth, 0, TRUE);
  g_autofree char *mean = adj_words_number (expected, 2, TRUE);
  g_autofree char *more = adj_words_number (worth - expected, 2, TRUE);
  g_autofree char *running = adj_words_number (sum, 0, TRUE);

  adj_doc_row (table, count, turn, side, fight->place, column, die,
               adj_words_result_brief (fight->result, &fight->word), worth_text, mean, more,
               running, NULL);
}

static AdjDocTable *
add_fights (AdjDoc *doc)
{
  const AdjDocColumn columns[] = {
    { _ ("No."), ADJ_COLUMN_FIT, ADJ_ALIGN_END },
    { _ ("Turn"), ADJ_COLUMN_FIT, ADJ_ALIGN_START },
    { _ ("Attacker"), ADJ_COLUMN_FIT, ADJ_ALIGN_START },
    { _ ("Place"), ADJ_COLUMN_TEXT, ADJ_ALIGN_START },
    { _ ("Odds"), ADJ_COLUMN_FIT, ADJ_ALIGN_MIDDLE },
    { _ ("Die"), ADJ_COLUMN_FIT, ADJ_ALIGN_MIDDLE },
    { _ ("Result"), ADJ_COLUMN_FIT, ADJ_ALIGN_MIDDLE },
    { _ ("Worth"), ADJ_COLUMN_FIT, ADJ_ALIGN_END },
    { _ ("Expected"), ADJ_COLUMN_FIT, ADJ_ALIGN_END },
    { _ ("Above"), ADJ_COLUMN_FIT, ADJ_ALIGN_END },
    { _ ("Running"), ADJ_COLUMN_FIT, ADJ_ALIGN_END },
  };
  AdjDocTable *table = adj_doc_table (doc, columns, G_N_ELEMENTS (columns));

  table->small = TRUE;
  return table;
}

static void
tell_fights (AdjDoc *doc, const AdjView *view, const GPtrArray *fights, AdjGraph *graph)
{
  AdjDocTable *table = add_fights (doc);
  g_autoptr (AdjSpread) spread = adj_spread_new ();
  int sum = 0;

  for (guint i = 0; i < fights->len; i++)
    {
      const AdjFight *fight = g_ptr_array_index (fights, i);
      int sign = fight->side != 0 ? -1 : 1;

      sum += sign * adj_result_worth (fight->result);
      adj_spread_add_column (spread, view->book->ruleset, fight->column, sign);
      add_to_graph (graph, sum, spread);
      add_fight (table, view, fight, (int) i + 1, sum);
    }
}

static AdjGraph *
add_graph (AdjDoc *doc, const AdjView *view)
{
  g_autofree char *first = adj_words_the_side (view, 0, FALSE);
  g_autofree char *title =
      /* xgettext:no-c-format */
      adj_fill (_ ("Running sum for {side}, and the middle 95 % of what dice may come to"),
                (const AdjPlace[]){ { "side", first }, { NULL, NULL } });
  AdjGraph *graph =
      adj_doc_own (doc, adj_graph_new (title, 1, NULL, NULL), (GDestroyNotify) adj_graph_free);

  adj_doc_picture (doc, GRAPH_HEIGHT, adj_graph_paint, graph, title);
  return graph;
}

static void
tell_worths (AdjDoc *doc)
{
  const AdjResultWord none = { 0 };
  g_autoptr (GString) worths = g_string_new (NULL);
  g_autofree char *sentence = NULL;

  for (int result = 0; result < ADJ_N_RESULTS; result++)
    {
      g_autofree char *worth = adj_words_number (adj_result_worth (result), 0, TRUE);

      g_string_append_printf (worths, "%s%s %s", worths->len > 0 ? C_ ("list", ", ") : "",
                              adj_words_result_brief (result, &none), worth);
    }
  sentence = adj_fill (
      /* Translators: {worths} is "Ae -2, Ar -1" and so on */
      _ ("A result is worth to the attacker: {worths}. Expected is what the column brings on "
         "average, above is what the die brought beyond that. The chances are those of all dice "
         "together, exactly."),
      (const AdjPlace[]){ { "worths", worths->str }, { NULL, NULL } });
  adj_doc_small (doc, NULL, sentence);
}

AdjDoc *
adj_dice_make (const AdjMatter *matter)
{
  int from;
  int to;
  g_autoptr (GPtrArray) fights = NULL;
  g_autofree char *subject = NULL;
  AdjDoc *doc;
  AdjGraph *graph;

  g_return_val_if_fail (matter != NULL, NULL);

  from = MAX (matter->from, 1);
  to = matter->to > 0     ? matter->to
       : matter->from > 0 ? matter->from
                          : adj_matter_last (matter)->number;
  fights = gather (matter->chronicle, from, to);
  subject = adj_matter_battle (matter);
  doc = adj_doc_new (_ ("Dice sheet"), subject);
  if (fights->len == 0)
    {
      adj_doc_text (doc, NULL, _ ("No die has been thrown in a battle yet"));
      return doc;
    }
  tell_faces (doc, &matter->view, fights);
  tell_worths (doc);
  tell_tallies (doc, &matter->view, fights);
  graph = add_graph (doc, &matter->view);
  adj_doc_heading (doc, _ ("The battles"));
  tell_fights (doc, &matter->view, fights, graph);
  return doc;
}
