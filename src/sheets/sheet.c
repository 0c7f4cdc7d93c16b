/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/sheet.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "desk/durable.h"
#include "sheets/flow.h"
#include "sheets/leaf.h"
#include "sheets/matter.h"
#include "sheets/writing.h"
#include "words/fill.h"

#define LARGE_PRINT 1.6

static const struct
{
  const char *name;
  const char *heading;
  const char *about; /* as the command line's help has it */
  AdjSheetMaker make;
  gboolean tells; /* of what was played */
  gboolean form;  /* it can be had blank as well */
  gboolean turns; /* a page for each Game-Turn */
  gboolean page;  /* it is to fit one page, whatever there is to say */
} kinds[ADJ_N_SHEETS] = {
  [ADJ_SHEET_SUMMARY] = { "summary", N_ ("Turn summary"),
                          "a page a turn: its map, what happened, and how things stand",
                          adj_summary_make, TRUE, FALSE, TRUE, TRUE },
  [ADJ_SHEET_SETUP] = { "setup", N_ ("Set-up"), "where every counter stands, with boxes to tick",
                        adj_setup_make, FALSE },
  [ADJ_SHEET_ROSTER] = { "roster", N_ ("Roster"), "every unit, with a box for its counter",
                         adj_roster_make, FALSE },
  [ADJ_SHEET_MISSING] = { "missing", N_ ("What still has to be typed in"),
                          "the gaps of a battle, with boxes to write into", adj_missing_make,
                          FALSE },
  [ADJ_SHEET_ARRIVALS] = { "arrivals", N_ ("Order of arrival"),
                           "reinforcements by turn and entry hex", adj_arrivals_make, FALSE },
  [ADJ_SHEET_AID] = { "aid", N_ ("Player aid"),
                      "one side of one sheet: the rules in a line each, tables, options",
                      adj_aid_make, FALSE, FALSE, FALSE, TRUE },
  [ADJ_SHEET_RULINGS] = { "rulings", N_ ("Rulings"), "what is played where the rules are silent",
                          adj_rulings_make, FALSE },
  [ADJ_SHEET_SCATTER] = { "scatter", N_ ("Scatter list"),
                          "who is out of command, by the last digit of the hex", adj_scatter_make,
                          FALSE, TRUE },
  [ADJ_SHEET_INITIATIVE] = { "initiative", N_ ("Initiative worksheet"),
                             "the worksheet of the Initiative Levels", adj_initiative_make, FALSE,
                             TRUE },
  [ADJ_SHEET_PLOT] = { "plot", N_ ("Plot sheet"), "six segments a unit, to write in", adj_plot_make,
                       FALSE, TRUE },
  [ADJ_SHEET_REPORT] = { "report", N_ ("After-action report"),
                         "the whole game: charts, battles, turn by turn", adj_report_make, TRUE },
  [ADJ_SHEET_MAP] = { "map", N_ ("Position map"), "the board with the counters where they stand",
                      adj_map_make, FALSE },
  [ADJ_SHEET_DICE] = { "dice", N_ ("Dice"),
                       "faces and results against what the columns bring on average", adj_dice_make,
                       TRUE },
};

struct AdjSheet
{
  AdjBook *book;
  AdjTable *table;
  GPtrArray *leaves; /* of AdjLeaf */
  GPtrArray *pages;  /* of GArray of AdjBox: those of all leaves */
  const AdjPaper *paper;
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

static AdjTable *
find_table (AdjGame *game, const AdjChronicle *chronicle, const AdjSheetOptions *options)
{
  if (options->steps >= 0)
    return adj_game_table_after (game, (guint) options->steps);
  if (options->from > 0)
    return adj_game_table_after (game, adj_chronicle_turn (chronicle, options->from)->n_steps);
  return adj_table_copy (adj_game_get_table (game));
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

static const AdjLeaf *
first_leaf (const AdjSheet *self)
{
  return g_ptr_array_index (self->leaves, 0);
}

static void
add_leaf (AdjSheet *self, AdjSheetKind kind, const AdjMatter *matter)
{
  AdjLeaf *leaf = kinds[kind].page && !matter->large
                      ? adj_leaf_fit (kinds[kind].make, matter, kinds[kind].turns)
                      : adj_leaf_new (kinds[kind].make, matter, matter->scale);

  g_ptr_array_add (self->leaves, leaf);
  for (guint i = 0; i < leaf->pages->len; i++)
    g_ptr_array_add (self->pages, g_array_ref (g_ptr_array_index (leaf->pages, i)));
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
make (AdjSheet *self, AdjSheetKind kind, AdjChronicle *chronicle, const AdjSheetOptions *options)
{
  g_autofree AdjField *field = g_new (AdjField, 1);
  AdjMatter matter = { .view = adj_view (self->book, self->table, options->eyes),
                       .field = field,
                       .chronicle = chronicle,
                       .from = options->from,
                       .to = options->to,
                       .blank = options->blank,
                       .large = options->large,
                       .palette = options->colour ? &adj_palette_print_colour : &adj_palette_print,
                       .scale = options->large && kind != ADJ_SHEET_MAP ? LARGE_PRINT : 1,
                       .paper = options->paper };

  adj_field_read (field, self->book, self->table);
  if (kinds[kind].turns)
    add_turns (self, kind, matter, options);
  else
    add_leaf (self, kind, &matter);
  adj_flow_number (self->pages, self->paper, first_leaf (self)->type);
}

AdjSheet *
adj_sheet_new (AdjSheetKind kind, AdjGame *game, const AdjSheetOptions *options, GError **error)
{
  g_autoptr (AdjChronicle) chronicle = NULL;
  AdjSheet *self;

  g_return_val_if_fail (ADJ_IS_GAME (game), NULL);
  g_return_val_if_fail (options != NULL, NULL);
  g_return_val_if_fail (kind < ADJ_N_SHEETS && options->paper != NULL, NULL);
  if (kinds[kind].tells || options->from > 0)
    chronicle = read_chronicle (kind, game, options);
  if (chronicle != NULL &&
      (!is_played (chronicle, options->from, error) || !is_played (chronicle, options->to, error)))
    return NULL;
  self = g_new0 (AdjSheet, 1);
  self->book = adj_book_ref (adj_game_get_book (game));
  self->table = find_table (game, chronicle, options);
  self->paper = options->paper;
  self->leaves = g_ptr_array_new_with_free_func ((GDestroyNotify) adj_leaf_free);
  self->pages = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  make (self, kind, chronicle, options);
  return self;
}

void
adj_sheet_free (AdjSheet *self)
{
  g_return_if_fail (self != NULL);

  g_ptr_array_unref (self->pages);
  g_ptr_array_unref (self->leaves);
  adj_table_free (self->table);
  adj_book_unref (self->book);
  g_free (self);
}

/* ---- Using ---- */

const char *
adj_sheet_title (const AdjSheet *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return first_leaf (self)->doc->title;
}

const AdjPaper *
adj_sheet_paper (const AdjSheet *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->paper;
}

guint
adj_sheet_n_pages (const AdjSheet *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->pages->len;
}

void
adj_sheet_paint (const AdjSheet *self, cairo_t *cr, guint page)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (cr != NULL);
  g_return_if_fail (page < self->pages->len);
  adj_boxes_paint (g_ptr_array_index (self->pages, page), cr);
}

char *
adj_sheet_fault (const AdjSheet *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  for (guint i = 0; i < self->pages->len; i++)
    {
      g_autofree char *fault = adj_boxes_fault (g_ptr_array_index (self->pages, i),
                                                self->paper->width, self->paper->height);

      if (fault != NULL)
        return g_strdup_printf ("page %u: %s", i + 1, fault);
    }
  return NULL;
}

/* ---- Writing ---- */

static void
paint_page (cairo_t *cr, guint page, gpointer data)
{
  adj_sheet_paint (data, cr, page);
}

GBytes *
adj_sheet_to_pdf (const AdjSheet *self)
{
  GByteArray *bytes;

  g_return_val_if_fail (self != NULL, NULL);

  bytes = adj_pages_to_pdf (self->paper, adj_sheet_title (self), self->pages->len, paint_page,
                            (gpointer) self);
  return g_byte_array_free_to_bytes (bytes);
}

GBytes *
adj_sheet_to_png (const AdjSheet *self, guint page)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (page < self->pages->len, NULL);

  return g_byte_array_free_to_bytes (
      adj_page_to_png (self->paper, page, paint_page, (gpointer) self));
}

static GPtrArray *
docs_of (const AdjSheet *self)
{
  GPtrArray *docs = g_ptr_array_new ();

  for (guint i = 0; i < self->leaves->len; i++)
    g_ptr_array_add (docs, ((const AdjLeaf *) g_ptr_array_index (self->leaves, i))->doc);
  return docs;
}

static GBytes *
to_text (const AdjSheet *self)
{
  g_autoptr (GPtrArray) docs = docs_of (self);
  char *text = adj_docs_to_text (docs);

  return g_bytes_new_take (text, strlen (text));
}

static GBytes *
to_html (const AdjSheet *self)
{
  g_autoptr (GPtrArray) docs = docs_of (self);
  char *text = adj_docs_to_html (docs);

  return g_bytes_new_take (text, strlen (text));
}

static const struct
{
  const char *ending;
  GBytes *(*make) (const AdjSheet *self);
} forms[] = { { ".pdf", adj_sheet_to_pdf }, { ".txt", to_text }, { ".html", to_html } };

gboolean
adj_sheet_knows_ending (const char *path)
{
  g_return_val_if_fail (path != NULL, FALSE);

  for (gsize i = 0; i < G_N_ELEMENTS (forms); i++)
    if (g_str_has_suffix (path, forms[i].ending))
      return TRUE;
  return FALSE;
}

gboolean
adj_sheet_write (const AdjSheet *self, const char *path, GError **error)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  for (gsize i = 0; i < G_N_ELEMENTS (forms); i++)
    if (g_str_has_suffix (path, forms[i].ending))
      {
        g_autoptr (GBytes) bytes = forms[i].make (self);
        gsize length;
        const void *data = g_bytes_get_data (bytes, &length);

        return adj_durable_write (path, data, length, ADJ_WRITE_DEFAULT, error);
      }
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_FILENAME,
                       _ ("the name of a paper's file ends in .pdf, .txt or .html"));
  return FALSE;
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
adj_sheet_needs_game (AdjSheetKind kind)
{
  return kinds[kind].tells;
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
