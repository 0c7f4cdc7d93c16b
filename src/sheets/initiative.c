/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "record/seen.h"
#include "rules/muster.h"
#include "sheets/matter.h"
#include "words/at-least.h"
#include "words/fill.h"
#include "words/number.h"
#include "words/place.h"

/* The initiative worksheet (E IL.1 to IL.12): what each side's level is made of, group by group
 * as the table stands, or a form to add it up by hand. */

#define ROW_HEIGHT 18.0
#define FORM_GROUPS 2

/* The lines of a group's sum, in the order of the article. */
static const struct
{
  AdjTerm term;
  int times; /* 0: divided by the die */
  const char *name;
} lines[] = {
  { ADJ_TERM_RESTED, 2, N_ ("Did not fight that day: twice (E IL.3)") },
  { ADJ_TERM_FOUGHT, 1, N_ ("Fought and still effective: once (E IL.4)") },
  { ADJ_TERM_INEFFECTIVE, 0, N_ ("Ineffective at nightfall: divided by the die (E IL.5)") },
  { ADJ_TERM_NIGHT, 2, N_ ("Comes before dawn: twice (E IL.7)") },
  { ADJ_TERM_FIRST_DAY, 1, N_ ("Arrives on the first Day turn: once (E IL.7)") },
};

/* Those of a side that count as term, in that group (any for -1). */
typedef struct
{
  guint n;
  guint16 units[2 * ADJ_MAX_UNITS];
  int points;
} Count;

static void
count (Count *self, const AdjView *view, const AdjMuster *muster, int side, AdjTerm term, int group)
{
  self->n = 0;
  self->points = 0;
  for (guint16 unit = 0; unit < muster->n_units; unit++)
    {
      const AdjMusterUnit *entry = &muster->units[unit];

      if (entry->term != term || view->table->units[unit].side != side ||
          (group >= 0 && entry->group != group))
        continue;
      self->points += entry->strength;
      self->units[self->n++] = unit;
    }
}

static void
add_line (
    AdjDocTable *table, const AdjMatter *matter, const char *name, const Count *counted, int times)
{
  g_autofree char *units = adj_words_units (&matter->view, counted->units, counted->n);
  g_autofree char *points = g_strdup_printf ("%d", counted->points);
  g_autofree char *level =
      times != 0 ? adj_words_number (times * counted->points, 0, FALSE) : g_strdup ("");

  adj_doc_row (table, name, matter->blank ? "" : units, matter->blank ? "" : points,
               matter->blank ? "" : level, NULL);
}

static AdjDocTable *
add_sum (AdjDoc *doc, gboolean large)
{
  const AdjDocColumn columns[] = {
    { _ ("Infantry"), large ? ADJ_COLUMN_BLANK : ADJ_COLUMN_FIT, ADJ_ALIGN_START },
    { _ ("Units"), ADJ_COLUMN_BLANK, ADJ_ALIGN_START },
    { _ ("Points"), ADJ_COLUMN_FIT, ADJ_ALIGN_END },
    { _ ("In the level"), ADJ_COLUMN_FIT, ADJ_ALIGN_END },
  };
  AdjDocTable *table = adj_doc_table (doc, columns, G_N_ELEMENTS (columns));

  table->grid = TRUE;
  table->row_height = ROW_HEIGHT;
  return table;
}

/* Over the forces of a side that are cut off from each other; a form has room for two. */
static void
name_group (
    AdjDocTable *table, const AdjMatter *matter, const AdjMuster *muster, int side, int group)
{
  g_autofree char *hex = NULL;
  g_autofree char *name = NULL;

  if (matter->blank)
    adj_doc_band (table, group == 0 ? _ ("All of them, or the first force")
                                    : _ ("A force cut off from it (E IL.10)"));
  if (matter->blank || muster->sides[side].n_groups < 2)
    return;
  hex = adj_words_hex (&matter->view, muster->group_hexes[side][group]);
  name = adj_fill (_ ("The force at {hex}, cut off from the others (E IL.10)"),
                   (const AdjPlace[]){ { "hex", hex }, { NULL, NULL } });
  adj_doc_band (table, name);
}

/* The strength that one separated force brings (E IL.10). */
static void
add_group (
    AdjDocTable *table, const AdjMatter *matter, const AdjMuster *muster, int side, int group)
{
  g_autofree Count *counted = g_new (Count, 1);

  name_group (table, matter, muster, side, group);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      count (counted, &matter->view, muster, side, lines[i].term, group);
      add_line (table, matter, _ (lines[i].name), counted, lines[i].times);
    }
}

/* The figures taken off or added once for the side, and the units that count nothing. */
static void
add_common (AdjDocTable *table, const AdjMatter *matter, const AdjMuster *muster, int side)
{
  g_autofree Count *counted = g_new (Count, 1);
  g_autofree char *commander = g_strdup_printf ("%d", muster->sides[side].commander);

  if (muster->sides[side].n_groups > 1 || matter->blank)
    adj_doc_band (table, _ ("All of them"));
  count (counted, &matter->view, muster, side, ADJ_TERM_LOST, -1);
  add_line (table, matter, _ ("Eliminated: taken off every group (E IL.6)"), counted, -1);
  count (counted, &matter->view, muster, side, ADJ_TERM_SURROUNDED, -1);
  counted->points = 0;
  add_line (table, matter, _ ("Surrounded: counts nothing (E IL.8)"), counted, 0);
  adj_doc_row (table, _ ("Commander, if that option is played (E IL.11)"), "", "",
               matter->blank ? "" : commander, NULL);
}

/* The level for each face: of the groups the highest. */
static void
add_levels (AdjDoc *doc, const AdjMatter *matter, const AdjInitiativeSide *side)
{
  AdjDocColumn columns[ADJ_INITIATIVE_DIE + 1] = { { _ ("Die"), ADJ_COLUMN_FIT, ADJ_ALIGN_START } };
  static const char *const faces[ADJ_INITIATIVE_DIE] = { "1", "2", "3", "4", "5", "6" };
  AdjDocTable *table;
  AdjDocRow *row;

  for (int i = 0; i < ADJ_INITIATIVE_DIE; i++)
    columns[i + 1] = (AdjDocColumn){ faces[i], ADJ_COLUMN_BLANK, ADJ_ALIGN_MIDDLE };
  table = adj_doc_table (doc, columns, G_N_ELEMENTS (columns));
  table->grid = TRUE;
  table->row_height = ROW_HEIGHT;
  row = adj_doc_row (table, _ ("Level"), NULL);
  for (int die = 1; die <= ADJ_INITIATIVE_DIE && !matter->blank; die++)
    {
      g_autofree char *level = adj_words_number (adj_initiative_level (side, die), 0, FALSE);

      adj_doc_cell (row, level);
    }
}

static void
add_side (AdjDoc *doc, const AdjMatter *matter, const AdjMuster *muster, int side)
{
  g_autofree char *name = adj_words_side (&matter->view, side);
  guint n_groups = matter->blank ? FORM_GROUPS : MAX (muster->sides[side].n_groups, 1);
  AdjDocTable *table;

  if (side > 0)
    adj_doc_part (doc);
  adj_doc_heading (doc, name);
  table = add_sum (doc, matter->large);
  for (guint group = 0; group < n_groups; group++)
    add_group (table, matter, muster, side, (int) group);
  add_common (table, matter, muster, side);
  add_levels (doc, matter, &muster->sides[side]);
}

AdjDoc *
adj_initiative_make (const AdjMatter *matter)
{
  AdjDoc *doc;
  g_autofree AdjField *field = g_new (AdjField, 1);
  g_autofree AdjMuster *muster = g_new (AdjMuster, 1);
  g_autoptr (AdjTable) seen = NULL;
  g_autofree char *left_out = NULL;
  g_autofree char *holder = NULL;
  g_autofree char *tie = NULL;

  g_return_val_if_fail (matter != NULL, NULL);

  doc = adj_matter_doc (matter, _ ("Initiative worksheet"));
  seen = adj_seen_field (&matter->view, field);
  holder = adj_words_the_side (&matter->view, matter->view.table->first_player, FALSE);
  tie = adj_fill (_ ("The higher level moves first; in a tie {side} keeps the initiative (E IL.9)"),
                  (const AdjPlace[]){ { "side", holder }, { NULL, NULL } });
  adj_muster_read (muster, field, NULL);
  for (int side = 0; side < ADJ_SIDES; side++)
    add_side (doc, matter, muster, side);
  adj_doc_text (doc, NULL, tie);
  left_out = adj_words_left_out (muster->n_unseen[0] + muster->n_unseen[1]);
  if (left_out != NULL && !matter->blank)
    adj_doc_text (doc, NULL, left_out);
  return doc;
}
