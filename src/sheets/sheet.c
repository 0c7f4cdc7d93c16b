/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/sheet.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>

#include "sheets/leaf.h"
#include "sheets/matter.h"
#include "words/fill.h"

static const struct
{
  const char *name;
  const char *heading;
  const char *about; /* as the command line's help has it */
  AdjSheetMaker make;
  gboolean tells;   /* of what was played */
  gboolean form;    /* it can be had blank as well */
  gboolean turns;   /* a page for each Game-Turn */
  gboolean page;    /* it is to fit one page, whatever there is to say */
  const char *of;   /* the option whose paper it is; NULL: everybody's */
  const char *also; /* of this one as well */
} kinds[ADJ_N_SHEETS] = {
  [ADJ_SHEET_SUMMARY] = { "summary", N_ ("Turn summary"),
                          "a page a turn: its map, what happened, and how things stand",
                          adj_summary_make, .tells = TRUE, .turns = TRUE, .page = TRUE },
  [ADJ_SHEET_SETUP] = { "setup", N_ ("Set-up"), "where every counter stands, with boxes to tick",
                        adj_setup_make },
  [ADJ_SHEET_ROSTER] = { "roster", N_ ("Roster"), "every unit, with a box for its counter",
                         adj_roster_make },
  [ADJ_SHEET_MISSING] = { "missing", N_ ("What still has to be typed in"),
                          "the gaps of a battle, with boxes to write into", adj_missing_make },
  [ADJ_SHEET_PROOF] = { "proof", N_ ("Proof sheets"),
                        "map in tiles and all that is printed, a box a line, to compare",
                        adj_proof_make },
  [ADJ_SHEET_TRACK] = { "track", N_ ("Turn record track"),
                        "a box a turn for a real marker, with night, arrivals and levels",
                        adj_track_make },
  [ADJ_SHEET_BATTLE_ORDER] = { "order", N_ ("Order of battle"),
                               "each army by corps and division, with a box for each counter",
                               adj_battle_order_make },
  [ADJ_SHEET_LEDGER] = { "ledger", N_ ("Victory ledger"),
                         "losses by turn and each award, to be kept by hand", adj_ledger_make },
  [ADJ_SHEET_COUNTERS] = { "counters", N_ ("Counters"),
                           "our own drawing of each, to cut out, fronts and backs",
                           adj_counter_sheet_make },
  [ADJ_SHEET_CARDS] = { "cards", N_ ("Cards to cut out"),
                        "the tables on cards of a quarter page, to cut out; --large: of a half",
                        adj_cards_make },
  [ADJ_SHEET_ARRIVALS] = { "arrivals", N_ ("Order of arrival"),
                           "reinforcements by turn and entry hex", adj_arrivals_make },
  [ADJ_SHEET_AID] = { "aid", N_ ("Player aid"),
                      "one side of one sheet: the rules in a line each, tables, options",
                      adj_aid_make, .page = TRUE },
  [ADJ_SHEET_RULINGS] = { "rulings", N_ ("Rulings"), "what is played where the rules are silent",
                          adj_rulings_make },
  [ADJ_SHEET_SCATTER] = { "scatter", N_ ("Scatter list"),
                          "who is out of command, by the last digit of the hex", adj_scatter_make,
                          .form = TRUE, .of = "command-control" },
  [ADJ_SHEET_INITIATIVE] = { "initiative", N_ ("Initiative worksheet"),
                             "the worksheet of the Initiative Levels", adj_initiative_make,
                             .form = TRUE, .of = "variable-initiative" },
  [ADJ_SHEET_PLOT] = { "plot", N_ ("Plot sheet"),
                       "six segments a unit, to write in; after the reveal filled in",
                       adj_plot_make, .form = TRUE, .of = "night-plots",
                       .also = "simultaneous-movement" },
  [ADJ_SHEET_REPORT] = { "report", N_ ("After-action report"),
                         "the whole game: charts, battles, turn by turn with a map each",
                         adj_report_make, .tells = TRUE },
  [ADJ_SHEET_MAP] = { "map", N_ ("Position map"), "the board with the counters where they stand",
                      adj_map_make, .form = TRUE },
  [ADJ_SHEET_DICE] = { "dice", N_ ("Dice"),
                       "faces and results against what the columns bring on average", adj_dice_make,
                       .tells = TRUE },
  [ADJ_SHEET_SIDE] = { "side", N_ ("The papers of a side"),
                       "all that a side needs at the table, for --eyes of it" },
  [ADJ_SHEET_ALL] = { "all", N_ ("All papers"),
                      "the papers of the game in one file, but for what is cut out or filled in",
                      .tells = TRUE },
};

/* The papers that others are put together from, in their order; ADJ_N_SHEETS ends each list. What
 * is cut out or filled in is printed by itself, on paper for it. */
static const AdjSheetKind of_a_side[] = {
  ADJ_SHEET_MAP,     ADJ_SHEET_SETUP, ADJ_SHEET_ROSTER,     ADJ_SHEET_ARRIVALS, ADJ_SHEET_AID,
  ADJ_SHEET_SCATTER, ADJ_SHEET_PLOT,  ADJ_SHEET_INITIATIVE, ADJ_N_SHEETS
};
static const AdjSheetKind of_all[] = {
  ADJ_SHEET_SUMMARY,      ADJ_SHEET_REPORT,  ADJ_SHEET_DICE,       ADJ_SHEET_MAP,
  ADJ_SHEET_SETUP,        ADJ_SHEET_ROSTER,  ADJ_SHEET_ARRIVALS,   ADJ_SHEET_AID,
  ADJ_SHEET_RULINGS,      ADJ_SHEET_SCATTER, ADJ_SHEET_INITIATIVE, ADJ_SHEET_PLOT,
  ADJ_SHEET_BATTLE_ORDER, ADJ_SHEET_TRACK,   ADJ_SHEET_LEDGER,     ADJ_N_SHEETS
};

/* ---- Which turns, which moment ---- */

/* A summary tells of the turns it is asked for, which may be the one before the turn that has just
 * begun; a report of all; the others want to know only when a turn began. */
static AdjChronicle *
read_chronicle (AdjSheetKind kind, AdjGame *game, const AdjSheetOptions *options)
{
  int now = adj_game_get_table (game)->turn;

  if (!kinds[kind].tells)
    return adj_chronicle_new (game, options->eyes, 1, 0);
  if (!kinds[kind].turns || options->all)
    return adj_chronicle_new (game, options->eyes, 1, now);
  if (options->from == 0)
    return adj_chronicle_new (game, options->eyes, now - 1, now);
  return adj_chronicle_new (game, options->eyes, options->from, MAX (options->to, options->from));
}

/* FALSE with an error unless the turn has begun. */
static gboolean
is_played (const AdjChronicle *chronicle, int turn, GError **error)
{
  const AdjTurnStory *last = g_ptr_array_index (chronicle->turns, chronicle->turns->len - 1);
  g_autofree char *number = g_strdup_printf ("%d", turn);
  g_autofree char *now = g_strdup_printf ("%d", last->number);
  g_autofree char *text = NULL;

  if (turn == 0 || adj_chronicle_turn (chronicle, turn) != NULL)
    return TRUE;
  text = adj_fill (_ ("turn {number} has not been played; the game is in turn {now}"),
                   (const AdjPlace[]){ { "number", number }, { "now", now }, { NULL, NULL } });
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, text);
  return FALSE;
}

/* Of several papers in one only those of turns tell of the turns asked for: what the others show is
 * as it lies now, for what lay face up in an earlier turn may be hidden since. */
static guint
find_steps (AdjSheetKind kind,
            AdjGame *game,
            const AdjChronicle *chronicle,
            const AdjSheetOptions *options)
{
  if (options->steps >= 0)
    return (guint) options->steps;
  if (options->from > 0 && kinds[kind].make != NULL)
    return adj_chronicle_turn (chronicle, options->from)->n_steps;
  return adj_game_get_play (game)->steps->len;
}

/* ---- What its file is called ---- */

int
adj_sheet_latest_turn (AdjGame *game, AdjEyes eyes)
{
  g_autoptr (AdjChronicle) chronicle = NULL;
  int now;

  g_return_val_if_fail (ADJ_IS_GAME (game), 1);

  now = adj_game_get_table (game)->turn;
  chronicle = adj_chronicle_new (game, eyes, now, now);
  return adj_chronicle_latest (chronicle)->number;
}

/* The same turns that it tells of. */
static char *
name_turns (AdjSheetKind kind, AdjGame *game, const AdjSheetOptions *options)
{
  int now = adj_game_get_table (game)->turn;
  int last = kinds[kind].turns ? adj_sheet_latest_turn (game, options->eyes) : now;
  int from = options->from > 0 ? options->from : last;
  int to = MAX (options->to, from);
  g_autoptr (AdjTable) table = NULL;

  if (options->all || (kinds[kind].tells && !kinds[kind].turns))
    {
      from = 1;
      to = last;
    }
  if (kinds[kind].tells && from < to)
    return g_strdup_printf ("turns-%d-%d", from, to);
  if (options->steps >= 0)
    {
      table = adj_game_table_after (game, (guint) options->steps);
      from = table->turn;
    }
  return g_strdup_printf ("turn-%d", from);
}

/* A player's own battle may be called anything. */
char *
adj_sheet_file_name (AdjSheetKind kind, AdjGame *game, const AdjSheetOptions *options)
{
  g_autofree char *battle = NULL;
  g_autofree char *turns = NULL;

  g_return_val_if_fail (kind < ADJ_N_SHEETS, NULL);
  g_return_val_if_fail (ADJ_IS_GAME (game), NULL);
  g_return_val_if_fail (options != NULL, NULL);

  battle = g_ascii_strdown (adj_game_get_book (game)->scenario->id, -1);
  g_strcanon (battle, "abcdefghijklmnopqrstuvwxyz0123456789", '-');
  turns = name_turns (kind, game, options);
  return g_strdup_printf ("%s-%s-%s", battle, turns, kinds[kind].name);
}

/* ---- Making ---- */

static void
add_leaf (AdjSheet *self, AdjSheetKind kind, const AdjMatter *matter)
{
  gboolean large = matter->large && kind != ADJ_SHEET_MAP;

  if (kind == ADJ_SHEET_CARDS)
    adj_sheet_add_leaf (self, adj_leaf_cards (kinds[kind].make, matter, adj_cards_count (matter)));
  else
    adj_sheet_add_leaf (self, kinds[kind].page && !matter->large
                                  ? adj_leaf_fit (kinds[kind].make, matter, kinds[kind].turns)
                                  : adj_leaf_new (kinds[kind].make, matter, large));
}

/* A leaf for each Game-Turn that is asked for. */
static void
add_turns (AdjSheet *self, AdjSheetKind kind, AdjMatter matter, const AdjSheetOptions *options)
{
  int latest = adj_chronicle_latest (matter.chronicle)->number;
  int from = options->all ? 1 : options->from > 0 ? options->from : latest;
  int to = options->all ? latest : MAX (options->to, from);

  for (int turn = from; turn <= to; turn++)
    {
      matter.from = matter.to = turn;
      add_leaf (self, kind, &matter);
    }
}

static void
add_paper (AdjSheet *self,
           AdjSheetKind kind,
           const AdjMatter *matter,
           const AdjSheetOptions *options)
{
  if (kinds[kind].turns)
    add_turns (self, kind, *matter, options);
  else
    add_leaf (self, kind, matter);
}

/* Of all papers the summary tells every turn. */
static void
add_papers (AdjSheet *self,
            AdjSheetKind kind,
            const AdjMatter *matter,
            const AdjSheetOptions *options)
{
  AdjSheetOptions whole = *options;

  whole.all = options->from == 0;
  adj_sheet_entitle (self, _ (kinds[kind].heading));
  for (const AdjSheetKind *part = kind == ADJ_SHEET_SIDE ? of_a_side : of_all; *part < ADJ_N_SHEETS;
       part++)
    if (adj_sheet_is_of (*part, matter->view.book->ruleset))
      add_paper (self, *part, matter, &whole);
}

/* For the sheet on which it was plotted. */
static void
add_march (AdjSheet *self, AdjMatter *matter, AdjGame *game, guint steps)
{
  AdjMarchCase *march = adj_march_case_new (game, steps, matter->view.eyes);

  if (march == NULL)
    return;
  matter->march = adj_sheet_keep (self, march, (GDestroyNotify) adj_march_case_free);
  matter->marched_from =
      adj_sheet_keep (self, adj_game_table_after (game, MIN (march->after[0], steps)),
                      (GDestroyNotify) adj_table_free);
}

/* For whoever plays on it: nothing lies there yet. */
static void
clear_board (AdjTable *table)
{
  table->n_units = 0;
  table->n_markers = 0;
}

static void
make (AdjSheet *self,
      AdjSheetKind kind,
      AdjGame *game,
      AdjChronicle *chronicle,
      const AdjSheetOptions *options)
{
  AdjBook *book = adj_sheet_keep (self, adj_book_ref (adj_game_get_book (game)),
                                  (GDestroyNotify) adj_book_unref);
  guint steps = find_steps (kind, game, chronicle, options);
  AdjTable *table =
      adj_sheet_keep (self, adj_game_table_after (game, steps), (GDestroyNotify) adj_table_free);
  g_autofree AdjField *field = g_new (AdjField, 1);
  AdjMatter matter = { .view = adj_view (book, table, options->eyes),
                       .field = field,
                       .chronicle = chronicle,
                       .from = options->from,
                       .to = options->to,
                       .blank = options->blank,
                       .large = options->large,
                       .palette = options->colour ? &adj_palette_print_colour : &adj_palette_print,
                       .scale = 1,
                       .paper = options->paper };

  if (kind == ADJ_SHEET_MAP && options->blank)
    clear_board (table);
  adj_field_read (field, book, table);
  if (kinds[kind].make == adj_plot_make || kinds[kind].make == NULL)
    add_march (self, &matter, game, steps);
  if (kinds[kind].make != NULL)
    add_paper (self, kind, &matter, options);
  else
    add_papers (self, kind, &matter, options);
  adj_sheet_number (self);
}

/* FALSE with an error where nobody can have it: the rules have no such paper, or those eyes are not
 * of the side whose papers it puts together. */
static gboolean
can_be_had (AdjSheetKind kind, AdjGame *game, AdjEyes eyes, GError **error)
{
  const char *why = NULL;

  if (!adj_sheet_is_of (kind, adj_game_get_book (game)->ruleset))
    why = _ ("the rules of this game have no such paper");
  else if (kind == ADJ_SHEET_SIDE && eyes >= ADJ_EYES_PUBLIC)
    why = _ ("the papers of a side are for its own eyes: choose which side’s");
  if (why != NULL)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, why);
  return why == NULL;
}

AdjSheet *
adj_sheet_new (AdjSheetKind kind, AdjGame *game, const AdjSheetOptions *options, GError **error)
{
  g_autoptr (AdjChronicle) chronicle = NULL;
  AdjSheet *self;

  g_return_val_if_fail (ADJ_IS_GAME (game), NULL);
  g_return_val_if_fail (options != NULL, NULL);
  g_return_val_if_fail (kind < ADJ_N_SHEETS && options->paper != NULL, NULL);
  if (!can_be_had (kind, game, options->eyes, error))
    return NULL;
  if (kinds[kind].tells || options->from > 0)
    chronicle = read_chronicle (kind, game, options);
  if (chronicle != NULL &&
      (!is_played (chronicle, options->from, error) || !is_played (chronicle, options->to, error)))
    return NULL;
  self = adj_sheet_begin (options->paper);
  make (self, kind, game, chronicle, options);
  return self;
}

/* ---- Names ---- */

const char *
adj_sheet_name (AdjSheetKind kind)
{
  return kinds[kind].name;
}

const char *
adj_sheet_about (AdjSheetKind kind)
{
  return kinds[kind].about;
}

int
adj_sheet_find (const char *name)
{
  g_return_val_if_fail (name != NULL, -1);

  for (int kind = 0; kind < ADJ_N_SHEETS; kind++)
    if (g_str_equal (kinds[kind].name, name))
      return kind;
  return -1;
}

gboolean
adj_sheet_is_of (AdjSheetKind kind, const AdjRuleset *ruleset)
{
  const char *const of[] = { kinds[kind].of, kinds[kind].also };

  g_return_val_if_fail (ruleset != NULL, FALSE);

  if (of[0] == NULL)
    return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (of); i++)
    if (of[i] != NULL && adj_ruleset_option (ruleset, of[i]) >= 0)
      return TRUE;
  return FALSE;
}

gboolean
adj_sheet_needs_game (AdjSheetKind kind)
{
  return kinds[kind].tells;
}

gboolean
adj_sheet_is_page_a_turn (AdjSheetKind kind)
{
  return kinds[kind].turns;
}

gboolean
adj_sheet_has_form (AdjSheetKind kind)
{
  return kinds[kind].form;
}

const char *
adj_sheet_heading (AdjSheetKind kind)
{
  return _ (kinds[kind].heading);
}
