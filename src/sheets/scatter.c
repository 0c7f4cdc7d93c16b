/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "record/seen-duties.h"
#include "rules/played.h"
#include "sheets/command-table.h"
#include "sheets/matter.h"
#include "staff/listing.h"
#include "words/brief.h"
#include "words/command.h"
#include "words/fill.h"
#include "words/place.h"

/* The scatter list: for each side the digits of its level, and its units by the last digit of
 * their hex, read down the map, each with room for its two dice (Y 5.51, 5.52, 5.59). Once the
 * digits are thrown, only who is out of command, ticked when it has drifted. */

#define ROW_HEIGHT 16.0
#define BLANK_ROWS 24
#define THROW_HEIGHT 17.0

static AdjDocTable *
add_table (AdjDoc *doc)
{
  const AdjDocColumn columns[] = {
    { NULL, ADJ_COLUMN_FIT, ADJ_ALIGN_START },
    { _ ("Hex"), ADJ_COLUMN_FIT, ADJ_ALIGN_START },
    { _ ("Unit"), ADJ_COLUMN_TEXT, ADJ_ALIGN_START },
    /* Translators: the die for the direction in which a unit scatters */
    { _ ("Dir."), ADJ_COLUMN_FIT, ADJ_ALIGN_MIDDLE },
    { _ ("MP"), ADJ_COLUMN_FIT, ADJ_ALIGN_MIDDLE },
    { _ ("Now in"), ADJ_COLUMN_FIT, ADJ_ALIGN_MIDDLE },
  };
  AdjDocTable *table = adj_doc_table (doc, columns, G_N_ELEMENTS (columns));

  table->grid = TRUE;
  table->row_height = ROW_HEIGHT;
  return table;
}

static void
add_unit (AdjDocTable *table, const AdjView *view, int unit)
{
  g_autofree char *hex = adj_words_where (view, unit);
  g_autofree char *name = adj_listed_name (view, unit);

  adj_doc_row (table, ADJ_BOX_EMPTY, hex, name, NULL);
}

/* Hexes rise column by column, which is down the map. */
static void
list_digit (AdjDocTable *table, const AdjView *view, int side, int digit)
{
  g_autofree char *number = g_strdup_printf ("%d", digit);
  /* Translators: units whose hex number ends in that digit */
  g_autofree char *band =
      adj_fill (_ ("Digit {digit}"), (const AdjPlace[]){ { "digit", number }, { NULL, NULL } });
  guint16 units[2 * ADJ_MAX_UNITS];
  guint n = adj_view_units (view, units);
  gboolean any = FALSE;

  for (guint hex = 0; hex < view->book->n_hexes; hex++)
    for (guint i = 0; view->book->hexes[hex].id % 10 == digit && i < n; i++)
      if (view->table->units[units[i]].side == side && view->table->units[units[i]].hex == hex)
        {
          if (!any)
            adj_doc_band (table, band);
          any = TRUE;
          add_unit (table, view, units[i]);
        }
}

/* As many as the level, each with its own digit (Y 5.57). */
static char *
chits_of (int level)
{
  guint n = (guint) CLAMP (level, 0, 10);
  g_autofree char *count = g_strdup_printf ("%u", n);

  return adj_fill (ngettext ("draw {count} chit: hexes ending in its digit lose control",
                             "draw {count} chits: hexes ending in their digits lose control", n),
                   (const AdjPlace[]){ { "count", count }, { NULL, NULL } });
}

/* The digits that each face of the die brings. */
static char *
faces_of (const AdjView *view, int level)
{
  GString *digits = g_string_new (NULL);

  for (int die = 1; level > 0 && die <= view->book->ruleset->command_die; die++)
    {
      g_autofree char *those = adj_command_digits_text (view, level, die);
      g_autofree char *face = g_strdup_printf ("%d", die);
      g_autofree char *one = adj_fill (
          /* Translators: with that face of the die, hexes with those last digits */
          _ ("die {die}: {digits}"),
          (const AdjPlace[]){ { "die", face }, { "digits", those }, { NULL, NULL } });

      g_string_append_printf (digits, "%s%s", die > 1 ? ";  " : "", one);
    }
  return g_string_free (digits, FALSE);
}

static void
tell_level (AdjDoc *doc, const AdjView *view, int side)
{
  int level = adj_printed_command_level (view, side, view->table->turn);
  gboolean chits = adj_command_method (view->table) == ADJ_METHOD_CHITS;
  g_autofree char *number = level > 0 ? g_strdup_printf ("%d", level) : g_strdup ("?");
  g_autofree char *label =
      adj_fill (_ ("Level {level}"), (const AdjPlace[]){ { "level", number }, { NULL, NULL } });
  g_autofree char *text = level > 0 && chits ? chits_of (level) : faces_of (view, level);

  adj_doc_text (doc, label, text);
}

/* What fell, and what it means, to be written in. */
static void
add_throw (AdjDoc *doc, const AdjMatter *matter)
{
  const AdjDocColumn columns[] = {
    { _ ("Turn"), ADJ_COLUMN_BLANK, ADJ_ALIGN_START },
    { _ ("Die or chits that fell"), ADJ_COLUMN_BLANK, ADJ_ALIGN_START },
    { _ ("Digits that scatter"), ADJ_COLUMN_BLANK, ADJ_ALIGN_START },
  };
  AdjDocTable *table = adj_doc_table (doc, columns, G_N_ELEMENTS (columns));
  g_autofree char *turn = adj_words_turn (&matter->view, matter->view.table->turn);

  table->grid = TRUE;
  table->row_height = THROW_HEIGHT;
  adj_doc_row (table, matter->blank ? "" : turn, NULL);
}

/* ---- After the throw ---- */

static gboolean
is_thrown (const AdjMatter *matter, int side)
{
  const AdjTable *table = matter->view.table;

  return !matter->blank && table->scatter[side] && table->chits[side] == 0;
}

/* A unit that is kept in its hex has the reason with its name; one that has drifted, its new hex.
 */
static void
add_scattered (AdjDocTable *table, const AdjView *view, const AdjScattered *entry)
{
  gboolean drifted = entry->control == ADJ_CONTROL_DRIFTED;
  const char *why = adj_words_scattered (entry);
  g_autofree char *hex = adj_words_where (view, entry->unit);
  g_autofree char *name = adj_listed_name (view, entry->unit);
  g_autofree char *line =
      why != NULL
          ? adj_fill (/* Translators: a unit and why it stays where it is */
                      _ ("{unit}: {why}"),
                      (const AdjPlace[]){ { "unit", name }, { "why", why }, { NULL, NULL } })
          : g_strdup (name);

  adj_doc_row (table,
               drifted                              ? ADJ_BOX_TICKED
               : entry->control == ADJ_CONTROL_LOST ? ADJ_BOX_EMPTY
                                                    : "",
               drifted ? "" : hex, line, "", "", drifted || why != NULL ? hex : "", NULL);
}

static void
tell_scattered (AdjDoc *doc, const AdjMatter *matter, int side)
{
  g_autofree AdjScattered *list = g_new (AdjScattered, matter->view.table->n_units + 1u);
  guint n = adj_seen_scattered (&matter->view, side, list);
  g_autofree char *digits = adj_words_digits (matter->view.table->digits[side]);
  g_autofree char *text =
      adj_fill (/* Translators: last digits of hexes whose units are out of command */
                _ ("Out of command in hexes ending in {digits}; all others move first."),
                (const AdjPlace[]){ { "digits", digits }, { NULL, NULL } });
  const char *turn_over = adj_words_turn_over (matter->view.table);
  AdjDocTable *table;

  adj_doc_text (doc, NULL, text);
  if (turn_over != NULL)
    adj_doc_text (doc, NULL, turn_over);
  if (n == 0)
    {
      adj_doc_text (doc, NULL, _ ("Nobody is out of command"));
      return;
    }
  table = add_table (doc);
  for (guint i = 0; i < n; i++)
    add_scattered (table, &matter->view, &list[i]);
}

/* Rows to write in, on a blank form and where nobody is known to stand on the map. */
static void
write_in (AdjDocTable *table)
{
  if (table->rows->len > 0)
    return;
  for (int i = 0; i < 2 * BLANK_ROWS; i++)
    adj_doc_row (table, ADJ_BOX_EMPTY, NULL);
}

static void
add_side (AdjDoc *doc, const AdjMatter *matter, int side)
{
  g_autofree char *name = adj_words_side (&matter->view, side);
  AdjDocTable *table;

  adj_doc_columns (doc, 1);
  if (side > 0)
    adj_doc_page (doc);
  adj_doc_heading (doc, name);
  tell_level (doc, &matter->view, side);
  if (is_thrown (matter, side))
    {
      tell_scattered (doc, matter, side);
      return;
    }
  add_throw (doc, matter);
  adj_doc_columns (doc, matter->large ? 1 : 2);
  table = add_table (doc);
  for (int digit = 1; digit <= 10 && !matter->blank; digit++)
    list_digit (table, &matter->view, side, digit % 10);
  write_in (table);
}

AdjDoc *
adj_scatter_make (const AdjMatter *matter)
{
  AdjDoc *doc;

  g_return_val_if_fail (matter != NULL, NULL);

  doc = adj_matter_doc (matter, _ ("Scatter list"));
  for (int side = 0; side < ADJ_SIDES; side++)
    add_side (doc, matter, side);
  return doc;
}
