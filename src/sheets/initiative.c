/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/initiative.h"

#include <glib/gi18n-lib.h>

#include "sheets/matter.h"
#include "words/fill.h"
#include "words/place.h"

/* The initiative worksheet (E IL.1 to IL.12): what each side's level is made of, to be added up
 * by hand, with the units and points that the table shows filled in. */

#define ROW_HEIGHT 18.0

typedef enum
{
  TERM_RESTED,
  TERM_FOUGHT,
  TERM_INEFFECTIVE,
  TERM_NIGHT,
  TERM_LOST,
  N_TERMS,
} Term;

/* Which line an infantry unit stands on; N_TERMS for none. A unit in a zone all around, or cut
 * off from the rest, is the players' to strike out (E IL.8, IL.10). */
static Term
term_of (const AdjView *view, int unit)
{
  const AdjUnitState *state = &view->table->units[unit];
  gboolean night = adj_table_is_night (view->table, view->book);

  if (!view->book->ruleset->arms[state->arm].initiative || !adj_view_knows (view, unit))
    return N_TERMS;
  if (state->where == ADJ_ELIMINATED)
    return TERM_LOST;
  if (state->where != ADJ_ON_MAP)
    return N_TERMS;
  if (night && state->entered_turn == view->table->turn)
    return TERM_NIGHT;
  if (state->fought_day != view->table->day)
    return TERM_RESTED;
  return adj_table_has (view->table, unit,
                        night ? ADJ_FACT_INEFFECTIVE_AT_NIGHT : ADJ_FACT_INEFFECTIVE)
             ? TERM_INEFFECTIVE
             : TERM_FOUGHT;
}

/* What a line's points come to before the die. */
static const char *const terms[N_TERMS] = {
  [TERM_RESTED] = N_ ("Did not fight today: twice (E IL.3)"),
  [TERM_FOUGHT] = N_ ("Fought and still effective: once (E IL.4)"),
  [TERM_INEFFECTIVE] = N_ ("Ineffective at nightfall: divided by the die (E IL.5)"),
  [TERM_NIGHT] = N_ ("Arrived in the Night turn: twice (E IL.7)"),
  [TERM_LOST] = N_ ("Eliminated: taken off (E IL.6)"),
};

typedef struct
{
  guint n[N_TERMS];
  guint16 units[N_TERMS][ADJ_MAX_UNITS];
  int points[N_TERMS];
} Count;

static void
count (const AdjView *view, int side, Count *result)
{
  *result = (Count){ 0 };
  for (guint16 unit = 0; unit < view->book->scenario->n_units; unit++)
    {
      Term term = view->table->units[unit].side == side ? term_of (view, unit) : N_TERMS;

      if (term == N_TERMS)
        continue;
      result->units[term][result->n[term]++] = unit;
      result->points[term] += adj_table_points (view->table, unit);
    }
}

static void
add_line (AdjDocTable *table, const AdjMatter *matter, const Count *counted, Term term)
{
  g_autofree char *units = adj_words_units (&matter->view, counted->units[term], counted->n[term]);
  g_autofree char *points = g_strdup_printf ("%d", counted->points[term]);

  adj_doc_row (table, _ (terms[term]), matter->blank ? "" : units, matter->blank ? "" : points,
               NULL);
}

/* The level for each face, were nobody surrounded or cut off and nobody to arrive. */
static void
add_levels (AdjDoc *doc, const AdjMatter *matter, const Count *counted)
{
  const AdjInitiativeSide side = {
    .n_groups = 1,
    .groups = { { .rested = counted->points[TERM_RESTED],
                  .fought = counted->points[TERM_FOUGHT],
                  .ineffective = counted->points[TERM_INEFFECTIVE],
                  .night = counted->points[TERM_NIGHT] } },
    .lost = counted->points[TERM_LOST],
  };
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
      g_autofree char *level = g_strdup_printf ("%d", adj_initiative_level (&side, die));

      adj_doc_cell (row, level);
    }
}

static void
add_side (AdjDoc *doc, const AdjMatter *matter, int side)
{
  const AdjDocColumn columns[] = {
    { _ ("Infantry"), ADJ_COLUMN_FIT, ADJ_ALIGN_START },
    { _ ("Units"), ADJ_COLUMN_BLANK, ADJ_ALIGN_START },
    { _ ("Points"), ADJ_COLUMN_FIT, ADJ_ALIGN_END },
    { _ ("In the level"), ADJ_COLUMN_FIT, ADJ_ALIGN_END },
  };
  g_autofree char *name = adj_words_side (&matter->view, side);
  g_autofree Count *counted = g_new (Count, 1);
  AdjDocTable *table;

  count (&matter->view, side, counted);
  adj_doc_heading (doc, name);
  table = adj_doc_table (doc, columns, G_N_ELEMENTS (columns));
  table->grid = TRUE;
  table->row_height = ROW_HEIGHT;
  for (Term term = 0; term < N_TERMS; term++)
    add_line (table, matter, counted, term);
  adj_doc_row (table, _ ("Arrives on the first Day turn: once (E IL.7)"), NULL);
  adj_doc_row (table, _ ("Surrounded or cut off: struck out (E IL.8, IL.10)"), NULL);
  adj_doc_row (table, _ ("Commander, if that option is played (E IL.11)"), NULL);
  add_levels (doc, matter, counted);
}

AdjDoc *
adj_initiative_make (const AdjMatter *matter)
{
  AdjDoc *doc = adj_matter_doc (matter, _ ("Initiative worksheet"));
  g_autofree char *holder = adj_words_side (&matter->view, matter->view.table->first_player);
  g_autofree char *tie =
      adj_fill (_ ("The higher level moves first; in a tie {side} keeps the initiative (E IL.9)"),
                (const AdjPlace[]){ { "side", holder }, { NULL, NULL } });

  for (int side = 0; side < ADJ_SIDES; side++)
    add_side (doc, matter, side);
  adj_doc_text (doc, NULL, tie);
  return doc;
}
