/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "record/seen-duties.h"
#include "rules/played.h"
#include "sheets/battles.h"
#include "sheets/due.h"
#include "sheets/flow.h"
#include "sheets/matter.h"
#include "sheets/standing.h"
#include "sheets/strip.h"
#include "sheets/turn-map.h"
#include "sheets/turn-news.h"
#include "words/bidi.h"
#include "words/brief.h"
#include "words/encounter.h"
#include "words/fill.h"
#include "words/number.h"
#include "words/place.h"

/* The turn summary: a page that tells what happened in a Game-Turn, how things stand after it, and
 * what comes next, with its map. */

#define LEAST_MAP 150.0  /* in large print, with what is left of the page */
#define LEAST_ASIDE 70.0 /* points in body type, of a column beside the map */

/* What is left out where a page would not hold it. */
#define LEAVES_OUT_NAMES                                                                           \
  1                         /* of units in battles and of ineffective ones, and accepted warnings  \
                             */
#define LEAVES_OUT_EVENTS 2 /* but those that decide: initiative, command, drift, hexes */
#define LEAVES_OUT_MOVES 3

static const char *const left_out[] = {
  [LEAVES_OUT_NAMES] = N_ ("Who fought, who is ineffective, warnings: see the report"),
  [LEAVES_OUT_EVENTS] = N_ ("Who fought, who is ineffective, warnings, works, retreats and other "
                            "events: see the report"),
  [LEAVES_OUT_MOVES] = N_ ("Moves, who fought, who is ineffective, warnings, works, retreats and "
                           "other events: see the report"),
};

/* ---- What lies ahead ---- */

static gboolean
hides_arrivals (const AdjView *view)
{
  for (int unit = 0; unit < view->table->n_units; unit++)
    if (view->table->units[unit].where == ADJ_WAITING && !adj_view_knows (view, unit))
      return TRUE;
  return FALSE;
}

/* Those that are due next, and whoever should have come before. Where nobody has read off who comes
 * when, nobody is not the answer. */
static void
tell_due (AdjDoc *doc, const AdjMatter *matter, const AdjView *view, int turn)
{
  g_autoptr (GPtrArray) groups = adj_due_groups (view, 1, turn + 1, FALSE);

  for (guint i = 0; i < groups->len; i++)
    {
      const AdjDueGroup *group = g_ptr_array_index (groups, i);
      g_autofree char *label = adj_due_label (view, group, group->turn <= turn);
      g_autofree char *text = adj_due_text (view, group);

      adj_doc_text (doc, label, text);
    }
  if (hides_arrivals (view))
    adj_doc_text (doc, NULL, _ ("Others that wait lie face down: when they are due is not told"));
  else if (!adj_matter_gap (matter, ADJ_UNKNOWN_ARRIVALS, doc) && groups->len == 0)
    adj_doc_text (doc, NULL, _ ("Nobody is due in the next turn"));
}

/* Reminders are sentences; those below are added to them. */
static void
remind (GPtrArray *reminders, const char *sentence, int turn)
{
  g_autofree char *number = g_strdup_printf ("%d", turn);

  g_ptr_array_add (reminders,
                   adj_fill (sentence, (const AdjPlace[]){ { "turn", number }, { NULL, NULL } }));
}

/* The duties of the phase under way; who is still to come stands under the arrivals. */
static void
remind_of_duties (GPtrArray *reminders, const AdjView *view)
{
  g_auto (AdjDuties) duties = { 0 };
  g_auto (AdjDuties) told = { 0 };
  g_auto (GStrv) lines = NULL;

  adj_seen_duties (view, &duties);
  for (guint i = 0; i < duties.n; i++)
    {
      const AdjDuty *duty = &duties.duties[i];

      if (duty->kind != ADJ_DUTY_ENTER)
        adj_duties_add (&told, duty->kind, duty->state, duty->why, duty->row, duty->unit,
                        duty->hex);
    }
  lines = adj_words_encounters (view, &told);
  for (guint i = 0; lines[i] != NULL; i++)
    g_ptr_array_add (reminders, g_strdup (lines[i]));
}

static void
remind_of_still_units (GPtrArray *reminders, const AdjView *view, int next)
{
  for (int unit = 0; unit < (int) view->book->scenario->n_units; unit++)
    if (view->book->scenario->units[unit].still >= next && adj_table_on_map (view->table, unit))
      {
        g_autofree char *name = adj_words_unit (view, unit);
        g_autofree char *last = g_strdup_printf ("%d", view->book->scenario->units[unit].still);

        g_ptr_array_add (
            reminders,
            adj_fill (_ ("{unit} may not move up to the end of turn {turn}"),
                      (const AdjPlace[]){ { "unit", name }, { "turn", last }, { NULL, NULL } }));
      }
}

/* The night before is over, and with it what it ends (BG 11.4). */
static void
remind_of_day (GPtrArray *reminders, const AdjView *view, int next)
{
  const AdjTurn *turns = view->book->scenario->turns;

  if (turns[next - 1].night || !turns[next - 2].night)
    return;
  remind (reminders,
          adj_effectiveness_is_played (view->table)
              ? _ ("Turn {turn} is a Day turn again: everybody is effective")
              : _ ("Turn {turn} is a Day turn again"),
          next);
}

static void
find_reminders (GPtrArray *reminders, const AdjView *view, const AdjTurnStory *turn)
{
  const AdjScenario *scenario = view->book->scenario;
  int next = turn->number + 1;

  if (!turn->over)
    remind_of_duties (reminders, view);
  if (next == (int) scenario->n_turns)
    remind (reminders, _ ("Turn {turn} is the last one"), next);
  if (next <= (int) scenario->n_turns && scenario->turns[next - 1].night)
    remind (reminders, _ ("Turn {turn} is a Night turn: there is no combat"), next);
  if (next <= (int) scenario->n_turns)
    remind_of_day (reminders, view, next);
  remind_of_still_units (reminders, view, next);
}

static void
tell_reminders (AdjDoc *doc, const AdjView *view, const AdjTurnStory *turn)
{
  g_autoptr (GPtrArray) reminders = g_ptr_array_new_with_free_func (g_free);

  find_reminders (reminders, view, turn);
  if (reminders->len == 0)
    return;
  adj_doc_heading (doc, _ ("To remember"));
  for (guint i = 0; i < reminders->len; i++)
    adj_doc_item (doc, g_ptr_array_index (reminders, i));
}

/* ---- What happened ---- */

/* "Smith 4, Wright 5 (9)", a line a side. */
static void
tell_losses (AdjDoc *doc, const AdjView *view, const AdjTurnStory *turn)
{
  for (int side = 0; side < ADJ_SIDES; side++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      g_autofree char *name = adj_words_side (view, side);
      g_autofree char *kept = NULL;

      for (guint i = 0; i < turn->phases->len; i++)
        {
          const AdjPhaseStory *phase = g_ptr_array_index (turn->phases, i);

          for (guint j = 0; j < phase->losses->len; j++)
            {
              const AdjLoss *loss = g_ptr_array_index (phase->losses, j);

              if (loss->side == side)
                g_string_append_printf (text, "%s%s", text->len > 0 ? C_ ("list", ", ") : "",
                                        loss->text);
            }
        }
      if (text->len == 0)
        g_string_append (text, C_ ("losses", "none"));
      kept = adj_words_keep_figures (text->str);
      adj_doc_text (doc, name, kept);
    }
}

/* The tracks of one side and kind in the turn (of AdjTrack). */
static GPtrArray *
find_tracks (const AdjTurnStory *turn, int side, AdjTrackKind kind)
{
  GPtrArray *tracks = g_ptr_array_new ();

  for (guint i = 0; i < turn->phases->len; i++)
    {
      const AdjPhaseStory *phase = g_ptr_array_index (turn->phases, i);

      for (guint j = 0; j < phase->tracks->len; j++)
        {
          AdjTrack *track = g_ptr_array_index (phase->tracks, j);

          if (track->text != NULL && track->side == side && track->kind == kind)
            g_ptr_array_add (tracks, track);
        }
    }
  return tracks;
}

/* "XIV: 1/1/XIV 1616-1518; 2/1/XIV 1321-1420". */
static void
add_formation (GString *text, const GPtrArray *tracks, const char *formation)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new ();
  g_autofree char *all = NULL;
  g_autofree char *line = NULL;

  for (guint i = 0; i < tracks->len; i++)
    {
      const AdjTrack *track = g_ptr_array_index (tracks, i);

      if (g_strcmp0 (track->formation, formation) == 0)
        g_ptr_array_add (texts, track->text);
    }
  all = adj_bidi_join (texts, C_ ("between items", "; "));
  /* Translators: the moves of a corps or division */
  line =
      adj_fill (formation != NULL ? C_ ("formation", "{formation}: {moves}") : "{moves}",
                (const AdjPlace[]){ { "formation", formation }, { "moves", all }, { NULL, NULL } });
  g_string_append_printf (text, "%s%s", text->len > 0 ? C_ ("between formations", ". ") : "", line);
}

/* Formation by formation, in the order in which they first moved, and those of none last. */
static guint
tell_tracks (
    AdjDoc *doc, const AdjView *view, const AdjTurnStory *turn, int side, AdjTrackKind kind)
{
  g_autofree char *name = adj_words_side (view, side);
  g_autoptr (GPtrArray) tracks = find_tracks (turn, side, kind);
  g_autoptr (GHashTable) told = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GString) text = g_string_new (NULL);
  gboolean loose = FALSE;

  for (guint i = 0; i < tracks->len; i++)
    {
      const AdjTrack *track = g_ptr_array_index (tracks, i);

      if (track->formation == NULL)
        loose = TRUE;
      else if (g_hash_table_add (told, (gpointer) track->formation))
        add_formation (text, tracks, track->formation);
    }
  if (loose)
    add_formation (text, tracks, NULL);
  if (tracks->len > 0)
    adj_doc_text (doc, name, text->str);
  return tracks->len;
}

static guint
count_tracks (const AdjTurnStory *turn, int side, AdjTrackKind kind)
{
  g_autoptr (GPtrArray) tracks = find_tracks (turn, side, kind);

  return tracks->len;
}

static void
count_moves (AdjDoc *doc, const AdjView *view, const AdjTurnStory *turn)
{
  for (int side = 0; side < ADJ_SIDES; side++)
    {
      g_autofree char *name = adj_words_side (view, side);
      g_autofree char *n = g_strdup_printf ("%u", count_tracks (turn, side, ADJ_TRACK_MOVE));
      /* Translators: a number of arrows on a map, where there is no room for their names */
      g_autofree char *text =
          adj_fill (_ ("{n} moves"), (const AdjPlace[]){ { "n", n }, { NULL, NULL } });

      adj_doc_text (doc, name, text);
    }
}

static void
tell_moves (AdjDoc *doc, const AdjMatter *matter, const AdjView *view, const AdjTurnStory *turn)
{
  guint n = 0;

  adj_doc_heading (doc, _ ("Moves"));
  if (matter->terseness >= LEAVES_OUT_MOVES)
    count_moves (doc, view, turn);
  else
    for (int side = 0; side < ADJ_SIDES; side++)
      n += tell_tracks (doc, view, turn, side, ADJ_TRACK_MOVE);
  if (matter->terseness < LEAVES_OUT_MOVES && n == 0)
    adj_doc_text (doc, NULL, turn->over ? _ ("Nobody moved") : _ ("Nobody has moved yet"));
  if (count_tracks (turn, 0, ADJ_TRACK_EXIT) + count_tracks (turn, 1, ADJ_TRACK_EXIT) == 0)
    return;
  /* Translators: units that left the map in a phase */
  adj_doc_subheading (doc, C_ ("telling", "Exits"));
  for (int side = 0; side < ADJ_SIDES; side++)
    tell_tracks (doc, view, turn, side, ADJ_TRACK_EXIT);
}

/* Nothing lies ahead of a game that is over. */
static void
tell_arrivals (AdjDoc *doc, const AdjMatter *matter, const AdjView *view, const AdjTurnStory *turn)
{
  if (view->table->over && count_tracks (turn, 0, ADJ_TRACK_ARRIVAL) == 0 &&
      count_tracks (turn, 1, ADJ_TRACK_ARRIVAL) == 0)
    return;
  adj_doc_heading (doc, _ ("Arrivals"));
  for (int side = 0; side < ADJ_SIDES; side++)
    tell_tracks (doc, view, turn, side, ADJ_TRACK_ARRIVAL);
  if (!view->table->over)
    tell_due (doc, matter, view, turn->number);
}

/* What the players wrote, and the words they were told. */
static void
tell_notes (AdjDoc *doc, const AdjTurnStory *turn, gboolean warnings)
{
  for (guint i = 0; i < turn->phases->len; i++)
    {
      const AdjPhaseStory *phase = g_ptr_array_index (turn->phases, i);

      g_autoptr (GPtrArray) told = adj_matter_warnings (phase);

      for (guint j = 0; j < phase->notes->len; j++)
        adj_doc_text (doc, NULL, g_ptr_array_index (phase->notes, j));
      for (guint j = 0; warnings && j < told->len; j++)
        adj_doc_text (doc, _ ("Warning accepted"), g_ptr_array_index (told, j));
    }
}

/* ---- Battles ---- */

/* The battles bear the numbers that their stars have on the map. */
static void
tell_battles (AdjDoc *doc, const AdjMatter *matter, const AdjTurnStory *turn)
{
  g_autoptr (GPtrArray) fights =
      adj_chronicle_fights (matter->chronicle, turn->number, turn->number);

  if (fights->len == 0)
    return;
  adj_doc_heading (doc, _ ("Battles"));
  if (matter->large)
    adj_battles_tell_in_lines (doc, &matter->view, fights);
  else
    adj_battles_tell (doc, &matter->view, fights, matter->terseness >= LEAVES_OUT_NAMES);
}

/* ---- The page ---- */

/* The page under way: its map with a column beside it, and what is told in the room that both
 * leave; in large print, and of a map too wide for that, all is told beneath. */
typedef struct
{
  AdjDoc *doc;
  gboolean beside;
} Page;

static AdjDoc *
next_part (const Page *page)
{
  return page->beside ? adj_doc_below (page->doc) : page->doc;
}

/* A map too wide to have anything beside it lies above all. */
static AdjDoc *
begin_with_map (Page *page, const AdjMatter *matter, const AdjTurnStory *turn)
{
  AdjTurnMap *map =
      adj_doc_own (page->doc, adj_turn_map_new (matter, turn), (GDestroyNotify) adj_turn_map_free);
  double width = adj_flow_width (matter->paper) - ADJ_GUTTER;
  double own = adj_turn_map_width (map, matter->map_height);
  g_autofree char *words = adj_turn_map_words (map, turn);
  double height = matter->map_height;
  AdjDoc *left = page->doc;
  AdjDoc *right = page->doc;

  page->beside = own <= width - LEAST_ASIDE * matter->scale;
  if (page->beside)
    adj_doc_beside (page->doc, own / width, &left, &right);
  else
    height = adj_turn_map_height (map, adj_flow_width (matter->paper), height);
  adj_doc_picture (left, height / matter->scale, adj_turn_map_paint, map, words);
  return right;
}

static void
begin_page (Page *page, const AdjMatter *matter, const AdjTurnStory *turn)
{
  gboolean has_map = !matter->large && matter->view.book->n_hexes > 0;
  AdjDoc *first = has_map ? begin_with_map (page, matter, turn) : page->doc;

  if (!page->beside)
    adj_doc_columns (page->doc, matter->large ? 1 : 2);
  adj_matter_first_player (matter, turn, first);
}

static void
tell_happenings (const Page *page, const AdjMatter *matter, const AdjTurnStory *turn)
{
  for (int subject = 0; subject < ADJ_N_SUBJECTS; subject++)
    if (matter->terseness < LEAVES_OUT_EVENTS || adj_matter_decides ((AdjSubject) subject))
      adj_matter_event (matter, turn, (AdjSubject) subject, next_part (page));
  tell_notes (next_part (page), turn, matter->terseness < LEAVES_OUT_NAMES);
}

/* Battles with all names take the width of the page, at its foot. */
static void
tell_turn (AdjDoc *doc, const AdjMatter *matter, const AdjTurnStory *turn, const AdjView *end)
{
  Page page = { doc, FALSE };
  gboolean names = matter->terseness < LEAVES_OUT_NAMES;
  AdjDoc *part;

  begin_page (&page, matter, turn);
  adj_standing_tell (next_part (&page), end, turn->begin, turn->over, names);
  part = next_part (&page);
  adj_doc_heading (part, _ ("Losses"));
  tell_losses (part, end, turn);
  tell_arrivals (next_part (&page), matter, end, turn);
  if (!names)
    tell_battles (next_part (&page), matter, turn);
  tell_moves (next_part (&page), matter, end, turn);
  tell_happenings (&page, matter, turn);
  if (matter->terseness > 0)
    adj_doc_text (next_part (&page), NULL, _ (left_out[matter->terseness]));
  if (!end->table->over)
    tell_reminders (next_part (&page), end, turn);
  if (!page.beside)
    adj_doc_columns (doc, 1);
  if (names)
    tell_battles (doc, matter, turn);
}

AdjDoc *
adj_summary_make (const AdjMatter *matter)
{
  const AdjTurnStory *turn;
  AdjView end;
  g_autofree char *number = NULL;
  g_autofree char *title = NULL;
  g_autofree char *subject = NULL;
  AdjDoc *doc;

  g_return_val_if_fail (matter != NULL, NULL);

  turn = adj_chronicle_turn (matter->chronicle, matter->from);
  end = adj_view (matter->view.book, turn->end, matter->view.eyes);
  number = adj_words_turn (&end, turn->number);
  title = adj_fill (_ ("Turn {turn}"), (const AdjPlace[]){ { "turn", number }, { NULL, NULL } });
  subject = adj_matter_battle (matter);
  doc = adj_doc_new (title, subject);
  adj_turn_news_tell (doc, matter, &end, turn);
  tell_turn (doc, matter, turn, &end);
  if (matter->large)
    adj_matter_sketch (matter, turn->end, doc, LEAST_MAP, TRUE);
  return doc;
}
