/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "record/seen.h"
#include "rules/contact.h"
#include "rules/played.h"
#include "rules/plot.h"
#include "sheets/due.h"
#include "sheets/matter.h"
#include "table/tokens.h"
#include "words/brief.h"
#include "words/fill.h"
#include "words/place.h"
#include "words/plot.h"

/* The plot sheet for night and simultaneous movement: six segments a unit (E N.1, Y S5.0), with
 * the names of the units on the map or without; each side on paper of its own. Once the plots lie
 * open it is filled in, with where each unit stopped and why (E N.9). */

#define ROW_HEIGHT 17.0
#define BLANK_ROWS 36
#define MOST_COLUMNS (ADJ_SEGMENTS + 6)

/* Whose it is and of which turn, and room for a sign that it was sealed. */
static void
add_head (AdjDoc *doc, const AdjView *view, const char *side, gboolean blank)
{
  const AdjDocColumn columns[] = { { _ ("Turn"), ADJ_COLUMN_BLANK, ADJ_ALIGN_START },
                                   { _ ("Side"), ADJ_COLUMN_BLANK, ADJ_ALIGN_START },
                                   { _ ("Initials"), ADJ_COLUMN_BLANK, ADJ_ALIGN_START } };
  AdjDocTable *table = adj_doc_table (doc, columns, G_N_ELEMENTS (columns));
  g_autofree char *turn = adj_words_turn (view, view->table->turn);

  table->grid = TRUE;
  table->row_height = ROW_HEIGHT;
  adj_doc_row (table, blank ? "" : turn, side, NULL);
}

/* Y S7.0: with simultaneous movement a plot says who is to attack; and an empty sheet serves both.
 */
static gboolean
names_attackers (const AdjMatter *matter)
{
  return matter->blank || adj_turns_are_simultaneous (matter->view.table);
}

/* Room to write in, or for what was written. */
static AdjDocTable *
add_table (AdjDoc *doc, const AdjMatter *matter, gboolean filled)
{
  AdjColumnKind room = filled ? ADJ_COLUMN_FIT : ADJ_COLUMN_BLANK;
  AdjDocColumn columns[MOST_COLUMNS] = { { _ ("Unit"), ADJ_COLUMN_FIT, ADJ_ALIGN_START },
                                         { _ ("From"), ADJ_COLUMN_FIT, ADJ_ALIGN_START },
                                         /* Translators: the hex by which a unit enters */
                                         { _ ("Enter"), room, ADJ_ALIGN_MIDDLE } };
  guint n = 3;
  AdjDocTable *table;

  for (int i = 0; i < ADJ_SEGMENTS; i++)
    {
      g_autofree char *number = g_strdup_printf ("%d", i + 1);
      char *title = adj_fill (matter->large || filled ? "{n}" : _ ("Segment {n}"),
                              (const AdjPlace[]){ { "n", number }, { NULL, NULL } });

      columns[n++] = (AdjDocColumn){ adj_doc_own (doc, title, g_free), room, ADJ_ALIGN_MIDDLE };
    }
  /* Translators: the column of a plot for leaving the map */
  columns[n++] = (AdjDocColumn){ C_ ("plot sheet", "Exit"), room, ADJ_ALIGN_MIDDLE };
  if (names_attackers (matter))
    columns[n++] = (AdjDocColumn){ C_ ("plot sheet", "Attack"), room, ADJ_ALIGN_MIDDLE };
  if (filled)
    columns[n++] = (AdjDocColumn){ _ ("Stopped"), ADJ_COLUMN_TEXT, ADJ_ALIGN_START };
  table = adj_doc_table (doc, columns, n);
  table->grid = TRUE;
  table->small = filled;
  table->row_height = ROW_HEIGHT;
  return table;
}

/* ---- To write in ---- */

/* Who is due by now and still waits, with the hexes he may come by. */
static void
add_entering (AdjDocTable *table, const AdjView *view, int side)
{
  g_autoptr (GPtrArray) groups = adj_due_groups (view, 1, view->table->turn, FALSE);

  for (guint i = 0; i < groups->len; i++)
    {
      const AdjDueGroup *group = g_ptr_array_index (groups, i);
      g_autofree char *entries = adj_due_entries (group);

      for (guint j = 0; group->side == side && j < group->units->len; j++)
        {
          g_autofree char *name = adj_words_unit (view, g_array_index (group->units, guint16, j));

          adj_doc_row (table, name, entries, NULL);
        }
    }
}

/* "1620"; "1620, frozen": where nights go by turns nobody is. */
static char *
say_from (const AdjView *view, const AdjField *field, int unit)
{
  g_autofree char *hex = adj_words_where (view, unit);

  if (!adj_nights_are_plotted (view->table) || adj_plot_frozen (field, unit) == ADJ_TOUCH_NONE)
    return g_steal_pointer (&hex);
  /* Translators: a unit that may not move this night stands in that hex */
  return adj_fill (_ ("{hex}, frozen"), (const AdjPlace[]){ { "hex", hex }, { NULL, NULL } });
}

/* A side's plot is nobody else's business: enemies that these eyes may not know are left out. */
static void
add_units (AdjDocTable *table, const AdjView *view, int side)
{
  g_autofree AdjField *field = g_new (AdjField, 1);
  g_autoptr (AdjTable) seen = adj_seen_field (view, field);

  for (int unit = 0; unit < (int) view->table->n_units; unit++)
    if (view->table->units[unit].side == side && adj_table_on_map (view->table, unit) &&
        adj_view_knows (view, unit))
      {
        g_autofree char *name = adj_words_unit (view, unit);
        g_autofree char *from = say_from (view, field, unit);

        adj_doc_row (table, name, from, NULL);
      }
}

static void
add_form (AdjDoc *doc, const AdjMatter *matter, int side)
{
  AdjDocTable *table = add_table (doc, matter, FALSE);

  if (!matter->blank)
    {
      add_units (table, &matter->view, side);
      add_entering (table, &matter->view, side);
    }
  if (table->rows->len == 0) /* nor on a blank form alone: where nobody is known to march */
    for (int i = 0; i < BLANK_ROWS; i++)
      /* as wide as names and hexes usually are */
      adj_doc_row (table, "                                        ", "           ", NULL);
}

/* ---- Filled in ---- */

/* The hexes of its way, a cell a segment. */
static void
add_way (AdjDocRow *row, const AdjView *view, const AdjUnitState *state)
{
  AdjHex at = state->hex;
  gboolean exits = FALSE;

  for (int segment = 1; segment <= ADJ_SEGMENTS; segment++)
    {
      AdjToken token = adj_plot_token (state->plot, segment);
      gboolean steps = adj_token_direction (token) >= 0 || token == ADJ_TOKEN_ENTER;
      g_autofree char *hex = NULL;

      exits |= token == ADJ_TOKEN_EXIT;
      at = adj_plot_step (view->book, at, token, state->entry);
      if (steps && at != ADJ_NO_HEX)
        hex = adj_words_hex (view, at);
      adj_doc_cell (row, hex != NULL                 ? hex
                         : token == ADJ_TOKEN_ON_WAY ? "-"
                         : token == ADJ_TOKEN_EXIT   ? "x"
                                                     : ".");
    }
  adj_doc_cell (row, exits ? "x" : "");
}

/* "0503, segment 2: it has come next to the enemy"; "" of who marches on. */
static char *
say_stop (const AdjView *view, const AdjMarchStop *stop)
{
  g_autofree char *hex = NULL;
  g_autofree char *segment = NULL;

  if (stop == NULL)
    return g_strdup ("");
  hex = stop->hex != ADJ_NO_HEX ? adj_words_hex (view, stop->hex) : g_strdup ("");
  segment = g_strdup_printf ("%d", stop->segment);
  return adj_fill (
      /* Translators: where and why a unit stopped that marched by plot */
      stop->hex != ADJ_NO_HEX ? _ ("{hex}, segment {segment}: {why}")
                              : _ ("Segment {segment}: {why}"),
      (const AdjPlace[]){ { "hex", hex },
                          { "segment", segment },
                          { "why", adj_words_halt ((AdjHalt) stop->why) },
                          { NULL, NULL } });
}

static void
add_plotted (AdjDocTable *table, const AdjMatter *matter, const AdjView *before, int unit)
{
  const AdjUnitState *state = &before->table->units[unit];
  g_autofree char *name = adj_words_unit (before, unit);
  g_autofree char *from = state->where == ADJ_ON_MAP ? adj_words_where (before, unit) : NULL;
  g_autofree char *entry = state->entry != ADJ_NO_HEX && state->where == ADJ_WAITING
                               ? adj_words_hex (before, state->entry)
                               : NULL;
  g_autofree char *stop = say_stop (before, adj_march_case_stop (matter->march, unit));
  AdjDocRow *row =
      adj_doc_row (table, name, from != NULL ? from : "", entry != NULL ? entry : "", NULL);

  add_way (row, before, state);
  if (names_attackers (matter))
    adj_doc_cell (row, (state->plot & ADJ_PLOT_ATTACKS) != 0 ? "x" : "");
  adj_doc_cell (row, stop);
}

/* In the order in which they were plotted, which is that in which they come (E N.3b). */
static void
add_filled (AdjDoc *doc, const AdjMatter *matter, const AdjView *before, int side)
{
  AdjDocTable *table = add_table (doc, matter, TRUE);
  guint16 units[2 * ADJ_MAX_UNITS];
  guint n = 0;

  for (int unit = 0; unit < (int) before->table->n_units; unit++)
    {
      guint at;

      if (before->table->units[unit].side != side || before->table->units[unit].plot == 0 ||
          !adj_view_knows (before, unit))
        continue;
      for (at = n++; at > 0 && before->table->units[units[at - 1]].plotted >
                                   before->table->units[unit].plotted;
           at--)
        units[at] = units[at - 1];
      units[at] = (guint16) unit;
    }
  for (guint i = 0; i < n; i++)
    add_plotted (table, matter, before, units[i]);
  if (n == 0)
    adj_doc_text (doc, NULL, _ ("Nobody was plotted: all held"));
}

static gboolean
is_anybody_plotted (const AdjTable *table)
{
  for (int unit = 0; unit < table->n_units; unit++)
    if (table->units[unit].plot != 0)
      return TRUE;
  return FALSE;
}

/* Is the plot of the last march known, and none in the making? */
static gboolean
is_filled (const AdjMatter *matter)
{
  const AdjView *view = &matter->view;

  return !matter->blank && matter->march != NULL && is_anybody_plotted (matter->marched_from) &&
         adj_table_phase_kind (view->table, view->book) != ADJ_PHASE_PLOT;
}

/* ---- The sheet ---- */

static void
add_side (AdjDoc *doc, const AdjMatter *matter, int side)
{
  gboolean filled = is_filled (matter);
  AdjView view = adj_view (matter->view.book, filled ? matter->marched_from : matter->view.table,
                           matter->view.eyes);
  g_autofree char *name = adj_words_side (&view, side);

  adj_doc_heading (doc, name);
  add_head (doc, &view, name, matter->blank);
  if (filled)
    add_filled (doc, matter, &view, side);
  else
    add_form (doc, matter, side);
}

static gboolean
is_shown (const AdjMatter *matter, int side)
{
  return matter->view.eyes == ADJ_EYES_ALL || matter->view.eyes == ADJ_EYES_PUBLIC ||
         (int) matter->view.eyes == side;
}

AdjDoc *
adj_plot_make (const AdjMatter *matter)
{
  AdjDoc *doc;
  gboolean any = FALSE;

  g_return_val_if_fail (matter != NULL, NULL);

  doc = adj_matter_doc (matter, _ ("Plot sheet"));
  for (int side = 0; side < ADJ_SIDES; side++)
    if (is_shown (matter, side))
      {
        if (any)
          adj_doc_page (doc);
        add_side (doc, matter, side);
        any = TRUE;
      }
  return doc;
}
