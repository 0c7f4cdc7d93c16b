/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "record/seen.h"
#include "rules/victory.h"
#include "sheets/battles.h"
#include "sheets/course.h"
#include "sheets/flow.h"
#include "sheets/graph.h"
#include "sheets/matter.h"
#include "sheets/stacks.h"
#include "sheets/standing.h"
#include "sheets/strip.h"
#include "sheets/turn-map.h"
#include "words/brief.h"
#include "words/fill.h"
#include "words/place.h"
#include "words/printed.h"
#include "words/score.h"

/* The after-action report: how it ended, strength and points by turn, the battles in a table, and
 * the whole game turn by turn. */

#define GRAPH_HEIGHT 150.0
#define LEAST_SKETCH 140.0
#define TURN_MAP 400.0 /* high */
#define WIDEST_MAP 0.6
#define COURSE_INEFFECTIVE 1 /* of the figures of a side, by turn */

/* ---- By turn ---- */

typedef struct
{
  AdjGraph *strength;
  AdjGraph *points;
  AdjDocTable *table;
  gboolean ineffective; /* there is a column for it */
  gboolean unseen;      /* some of the figures are of what is seen alone */
} Course;

static void
add_figures (Course *course, const AdjMatter *matter, const AdjTurnStory *turn)
{
  AdjCourseTurn was = adj_course_turn (&matter->view, turn);
  g_autofree char *number = adj_words_turn (&matter->view, turn->number);
  AdjDocRow *row = adj_doc_row (course->table, number, NULL);

  for (int side = 0; side < ADJ_SIDES; side++)
    {
      const AdjHeadcount *count = &was.sides[side];
      const AdjAtLeast figures[] = { count->on_map, count->ineffective, count->lost, count->exited,
                                     was.points[side] };
      double strength = count->on_map.points;
      double points = was.points[side].points;

      g_array_append_val (course->strength->lines[side], strength);
      g_array_append_val (course->points->lines[side], points);
      for (gsize i = 0; i < G_N_ELEMENTS (figures); i++)
        {
          g_autofree char *text = adj_words_at_least_brief (figures[i]);

          if (i == COURSE_INEFFECTIVE && !course->ineffective)
            continue;
          course->unseen |= figures[i].n_unseen > 0;
          adj_doc_cell (row, text);
        }
    }
}

static AdjDocTable *
add_course_table (AdjDoc *doc, const AdjSide *sides, gboolean ineffective)
{
  const char *const titles[] = { _ ("on map"), _ ("ineff."), _ ("elim."), _ ("exited"),
                                 C_ ("victory points", "VP") };
  const gsize n = G_N_ELEMENTS (titles);
  AdjDocColumn columns[1 + 2 * G_N_ELEMENTS (titles)] = { { _ ("Turn"), ADJ_COLUMN_TEXT,
                                                            ADJ_ALIGN_START } };
  guint n_columns = 1;

  for (gsize i = 0; i < 2 * n; i++)
    {
      char *title;

      if (i % n == COURSE_INEFFECTIVE && !ineffective)
        continue;
      /* the side stands over the first of its figures */
      title = g_strconcat (i % n == 0 ? adj_words_printed (sides[i / n].name) : "", "\n",
                           titles[i % n], NULL);
      columns[n_columns++] =
          (AdjDocColumn){ adj_doc_own (doc, title, g_free), ADJ_COLUMN_BLANK, ADJ_ALIGN_END };
    }
  return adj_doc_table (doc, columns, n_columns);
}

static AdjGraph *
add_graph (AdjDoc *doc, AdjDoc *part, const AdjMatter *matter, const char *title)
{
  const AdjSide *sides = matter->view.book->scenario->sides;
  AdjGraph *graph = adj_doc_own (doc,
                                 adj_graph_new (title, matter->from > 0 ? matter->from : 1,
                                                adj_words_printed (sides[0].name),
                                                adj_words_printed (sides[1].name)),
                                 (GDestroyNotify) adj_graph_free);

  adj_doc_picture (part, GRAPH_HEIGHT, adj_graph_paint, graph, title);
  return graph;
}

/* In any of the turns. */
static gboolean
has_ineffective (const AdjMatter *matter, int from, int to)
{
  for (int number = from; number <= to; number++)
    if (adj_headcount_has_ineffective (adj_chronicle_turn (matter->chronicle, number)->end))
      return TRUE;
  return FALSE;
}

static void
tell_course (AdjDoc *doc, const AdjMatter *matter, int from, int to)
{
  const AdjSide *sides = matter->view.book->scenario->sides;
  AdjDoc *left;
  AdjDoc *right;
  Course course = { 0 };

  if (matter->view.table->n_units == 0)
    return; /* a line of noughts tells nothing */
  adj_doc_heading (doc, _ ("Strength and victory points by turn"));
  adj_doc_beside (doc, 0.5, &left, &right);
  course.strength = add_graph (doc, left, matter, _ ("Strength points on the map"));
  course.points = add_graph (doc, right, matter, _ ("Victory points"));
  course.ineffective = has_ineffective (matter, from, to);
  course.table = add_course_table (doc, sides, course.ineffective);
  for (int number = from; number <= to; number++)
    add_figures (&course, matter, adj_chronicle_turn (matter->chronicle, number));
  if (course.unseen)
    adj_doc_small (doc, NULL, adj_words_at_least_note ());
}

/* ---- Battles ---- */

static void
add_fight (AdjDocTable *table, const AdjView *view, const AdjFight *fight)
{
  g_autofree char *turn = adj_words_turn (view, fight->turn);
  g_autofree char *side = adj_words_side (view, fight->side);
  g_autofree char *sums = adj_words_sums (&fight->sums);
  g_autofree char *column = adj_words_odds (view, &fight->sums, fight->column);
  g_autofree char *die = adj_battle_die (fight);
  g_autofree char *own = adj_battle_loss (fight->lost[fight->side]);
  g_autofree char *enemy = adj_battle_loss (fight->lost[1 - fight->side]);

  adj_doc_row (table, turn, side, fight->place, sums, column, die,
               adj_words_result_brief (fight->result, &fight->word), own, enemy, NULL);
}

static void
tell_fights (AdjDoc *doc, const AdjMatter *matter, int from, int to)
{
  const AdjDocColumn columns[] = {
    { _ ("Turn"), ADJ_COLUMN_FIT, ADJ_ALIGN_START },
    { _ ("Attacker"), ADJ_COLUMN_FIT, ADJ_ALIGN_START },
    { _ ("Place"), ADJ_COLUMN_TEXT, ADJ_ALIGN_START },
    { _ ("Sums"), ADJ_COLUMN_FIT, ADJ_ALIGN_MIDDLE },
    { _ ("Odds"), ADJ_COLUMN_FIT, ADJ_ALIGN_MIDDLE },
    { _ ("Die"), ADJ_COLUMN_FIT, ADJ_ALIGN_MIDDLE },
    { _ ("Result"), ADJ_COLUMN_FIT, ADJ_ALIGN_MIDDLE },
    { _ ("Attacker lost"), ADJ_COLUMN_FIT, ADJ_ALIGN_END },
    { _ ("Defender lost"), ADJ_COLUMN_FIT, ADJ_ALIGN_END },
  };
  g_autoptr (GPtrArray) fights = adj_chronicle_fights (matter->chronicle, from, to);
  AdjDocTable *table;

  if (fights->len == 0)
    return;
  adj_doc_heading (doc, _ ("The battles"));
  table = adj_doc_table (doc, columns, G_N_ELEMENTS (columns));
  table->small = TRUE;
  for (guint i = 0; i < fights->len; i++)
    add_fight (table, &matter->view, g_ptr_array_index (fights, i));
}

/* ---- The end ---- */

static void
tell_score (AdjDoc *doc, const AdjView *view)
{
  g_autofree AdjField *field = g_new (AdjField, 1);
  g_autoptr (AdjTable) seen = adj_seen_field (view, field);
  g_autofree AdjVictory *victory = adj_victory_find (field);
  gboolean any = FALSE;

  for (guint i = 0; i < victory->n; i++)
    {
      g_autofree char *line = adj_words_score (view, &victory->scores[i]);

      if (victory->scores[i].points == 0 && victory->scores[i].n_unseen == 0)
        continue;
      if (!any)
        adj_doc_heading (doc, _ ("The score"));
      any = TRUE;
      adj_doc_small (doc, NULL, line);
    }
}

/* ---- Turn by turn ---- */

/* A map a turn, and that of the position behind them (of AdjTurnMap). In large print there is none:
 * its names and numbers would be as small as ever. */
static GPtrArray *
draw_maps (AdjDoc *doc, const AdjMatter *matter, int from, int to)
{
  GPtrArray *maps = g_ptr_array_new ();

  if (matter->large || matter->view.book->n_hexes == 0)
    return maps;
  for (int number = from; number <= to; number++)
    g_ptr_array_add (maps,
                     adj_turn_map_new (matter, adj_chronicle_turn (matter->chronicle, number)));
  g_ptr_array_add (maps, adj_turn_map_of_position (
                             matter, adj_chronicle_turn (matter->chronicle, to)->end, FALSE));
  for (guint i = 0; i < maps->len; i++)
    adj_doc_own (doc, g_ptr_array_index (maps, i), (GDestroyNotify) adj_turn_map_free);
  adj_turn_maps_align (maps);
  return maps;
}

/* A map, with what is told beside it. */
static AdjDoc *
show_map (AdjDoc *doc, const AdjMatter *matter, const AdjTurnMap *map, const char *words)
{
  double width = adj_flow_width (matter->paper) - ADJ_GUTTER;
  double share = MIN (adj_turn_map_width (map, TURN_MAP) / width, WIDEST_MAP);
  double height = adj_turn_map_height (map, share * width, TURN_MAP);
  AdjDoc *left;
  AdjDoc *right;

  adj_doc_beside (doc, share, &left, &right);
  adj_doc_picture (left, height, adj_turn_map_paint, map, words);
  return right;
}

/* The map of the turn, with the figures beside it. */
static void
show_turn (AdjDoc *doc, const AdjMatter *matter, const AdjTurnStory *turn, const AdjTurnMap *map)
{
  AdjView end = adj_view (matter->view.book, turn->end, matter->view.eyes);
  g_autofree char *words = adj_turn_map_words (map, turn);

  adj_standing_figures (show_map (doc, matter, map, words), &end, turn->begin, TRUE);
}

/* map: NULL for none. */
static void
tell_turn (AdjDoc *doc, const AdjMatter *matter, const AdjTurnStory *turn, const AdjTurnMap *map)
{
  g_autofree char *number = adj_words_turn (&matter->view, turn->number);
  g_autofree char *title =
      adj_fill (_ ("Turn {turn}"), (const AdjPlace[]){ { "turn", number }, { NULL, NULL } });

  adj_doc_heading (doc, title);
  if (map != NULL)
    show_turn (doc, matter, turn, map);
  adj_matter_turn (matter, turn, doc);
}

/* The board as it lies, with the stacks beside it; in large print a sketch. map: NULL for none. */
static void
tell_position (AdjDoc *doc, const AdjMatter *matter, const AdjTable *table, const AdjTurnMap *map)
{
  AdjView end = adj_view (matter->view.book, table, matter->view.eyes);

  if (matter->view.book->n_hexes == 0)
    return;
  adj_doc_heading (doc, _ ("The position"));
  if (map == NULL)
    adj_matter_sketch (matter, table, doc, LEAST_SKETCH, TRUE);
  else
    adj_stacks_tell (show_map (doc, matter, map, _ ("The map with the counters where they stand")),
                     &end, NULL);
}

static void
tell_turns (AdjDoc *doc, const AdjMatter *matter, int from, int to)
{
  g_autoptr (GPtrArray) maps = draw_maps (doc, matter, from, to);

  for (int number = from; number <= to; number++)
    tell_turn (doc, matter, adj_chronicle_turn (matter->chronicle, number),
               maps->len > 0 ? g_ptr_array_index (maps, number - from) : NULL);
  tell_position (doc, matter, adj_chronicle_turn (matter->chronicle, to)->end,
                 maps->len > 0 ? g_ptr_array_index (maps, maps->len - 1) : NULL);
}

AdjDoc *
adj_report_make (const AdjMatter *matter)
{
  int from;
  int to;
  const AdjTurnStory *last;
  AdjView end;
  g_autofree char *subject = NULL;
  AdjDoc *doc;
  AdjDoc *left;
  AdjDoc *right;

  g_return_val_if_fail (matter != NULL, NULL);

  from = MAX (matter->from, 1);
  to = matter->to > 0     ? matter->to
       : matter->from > 0 ? matter->from
                          : adj_matter_last (matter)->number;
  last = adj_chronicle_turn (matter->chronicle, to);
  end = adj_view (matter->view.book, last->end, matter->view.eyes);
  subject = adj_matter_battle (matter);
  doc = adj_doc_new (_ ("After-action report"), subject);
  left = doc;
  right = doc;
  if (!matter->large)
    adj_doc_beside (doc, 0.42, &left, &right);
  adj_standing_tell (left, &end, NULL, last->over, TRUE);
  tell_score (right, &end);
  tell_course (doc, matter, from, to);
  tell_fights (doc, matter, from, to);
  tell_turns (doc, matter, from, to);
  return doc;
}
