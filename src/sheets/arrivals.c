/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "desk/value.h"
#include "rules/entry.h"
#include "rules/played.h"
#include "sheets/due.h"
#include "sheets/matter.h"
#include "staff/listing.h"
#include "words/brief.h"
#include "words/fill.h"
#include "words/place.h"
#include "words/printed.h"
#include "words/unit.h"

/* The order of arrival: reinforcements by turn and entry hex, and what each place in the column
 * costs (BG 15.0). */

static AdjDocTable *
add_table (AdjDoc *doc)
{
  const AdjDocColumn columns[] = {
    { NULL, ADJ_COLUMN_FIT, ADJ_ALIGN_START },
    { _ ("Unit"), ADJ_COLUMN_TEXT, ADJ_ALIGN_START },
    { NULL, ADJ_COLUMN_FIT, ADJ_ALIGN_END },
    { _ ("Costs"), ADJ_COLUMN_FIT, ADJ_ALIGN_END },
    { _ ("MP left"), ADJ_COLUMN_FIT, ADJ_ALIGN_END },
  };

  return adj_doc_table (doc, columns, G_N_ELEMENTS (columns));
}

/* The points it has left to march on with; a place it cannot pay for waits a turn (BG 15.3). */
static char *
left_after (const AdjMatter *matter, int unit, int cost)
{
  int allowance = adj_field_allowance (matter->field, unit);

  if (allowance == ADJ_UNKNOWN_COST)
    return g_strdup ("?");
  if (allowance < cost)
    return g_strdup (C_ ("arrival", "waits"));
  return adj_value_say_mp (allowance - cost);
}

/* The price of that place in the column, by the first of its entry hexes. */
static int
price_of (const AdjMatter *matter, int unit, int place)
{
  const AdjUnit *printed = &matter->view.book->scenario->units[unit];

  if (printed->n_entries == 0)
    return place * ADJ_MP;
  return adj_column_price (matter->field, unit,
                           adj_book_hex (matter->view.book, printed->entries[0]), place - 1, NULL);
}

/* A unit that has come on is ticked and takes no place any more. Returns how many places the row
 * takes. */
static int
add_unit (AdjDocTable *table, const AdjMatter *matter, int unit, int place)
{
  gboolean waits = matter->view.table->units[unit].where == ADJ_WAITING;
  g_autofree char *name = adj_words_unit (&matter->view, unit);
  g_autofree char *strength = adj_words_strength (&matter->view, unit);
  int price = waits ? price_of (matter, unit, place) : 0;
  g_autofree char *cost = waits ? adj_value_say_mp (price) : g_strdup ("");
  g_autofree char *left = waits ? left_after (matter, unit, price) : g_strdup ("");

  adj_doc_row (table, waits ? ADJ_BOX_EMPTY : ADJ_BOX_TICKED, name, strength, cost, left, NULL);
  return waits ? 1 : 0;
}

/* Returns the first place that is left to those who come behind. */
static int
add_group (AdjDocTable *table, const AdjMatter *matter, const AdjDueGroup *group, int place)
{
  g_autofree char *turn = adj_words_turn (&matter->view, group->turn);
  g_autofree char *side = adj_words_side (&matter->view, group->side);
  g_autofree char *entries = adj_due_entries (group);
  g_autofree char *band =
      adj_fill (_ ("Turn {turn}: {side} at {entries}"),
                (const AdjPlace[]){
                    { "turn", turn }, { "side", side }, { "entries", entries }, { NULL, NULL } });

  adj_doc_band (table, band);
  for (guint i = 0; i < group->units->len; i++)
    place += add_unit (table, matter, g_array_index (group->units, guint16, i), place);
  return place;
}

/* By the switch each entry hex has a column of its own. */
static gboolean
goes_on (const AdjMatter *matter, const AdjDueGroup *before, const AdjDueGroup *group)
{
  return !adj_columns_are_per_hex (matter->view.table, matter->view.book) &&
         before->turn == group->turn && before->side == group->side;
}

static char *
explain_column (const AdjView *view)
{
  const AdjRuleset *ruleset = view->book->ruleset;
  const AdjColumnOfMarch *column = &ruleset->column;
  g_autofree char *stack = g_strdup_printf ("%d", column->stack);
  g_autofree char *adds = adj_value_say_mp (column->adds);
  g_autofree char *along = adj_value_say_mp (column->adds_along);
  const char *path =
      column->along >= 0 ? adj_words_printed (ruleset->features[column->along].name) : NULL;
  const AdjPlace places[] = {
    { "stack", stack }, { "adds", adds }, { "path", path }, { "along", along }, { NULL, NULL }
  };

  if (!column->enters)
    return adj_words_cite (
        view,
        g_strdup (_ ("Units come on one behind the other, in any order: the first pays one "
                     "Movement Point for the entry hex, the second two, and so on")),
        "BG 15.0");
  return adj_words_cite (
      view,
      adj_fill (
          path != NULL
              /* Translators: path: "Turnpike" */
              ? _ ("Units come on in stacks of {stack}, in any order: the first stack pays for "
                   "the entry hex, each later one {adds} MP more ({path}: {along} MP more)")
              : _ ("Units come on in stacks of {stack}, in any order: the first stack pays for "
                   "the entry hex, each later one {adds} MP more"),
          places),
      "BG 15.0");
}

AdjDoc *
adj_arrivals_make (const AdjMatter *matter)
{
  AdjDoc *doc;
  g_autofree char *explain = NULL;
  g_autoptr (GPtrArray) groups = NULL;
  gboolean unknown;
  AdjDocTable *table;
  int place = 1;

  g_return_val_if_fail (matter != NULL, NULL);

  doc = adj_matter_doc (matter, _ ("Order of arrival"));
  groups = adj_due_groups (&matter->view, 1, ADJ_MAX_TURNS, TRUE);
  unknown = adj_matter_gap (matter, ADJ_UNKNOWN_ARRIVALS, doc);
  if (groups->len == 0)
    {
      if (!unknown)
        adj_doc_text (doc, NULL, _ ("Nobody arrives in this battle"));
      return doc;
    }
  explain = explain_column (&matter->view);
  adj_doc_small (doc, NULL, explain);
  adj_doc_columns (doc, matter->large ? 1 : 2);
  table = add_table (doc);
  for (guint i = 0; i < groups->len; i++)
    {
      const AdjDueGroup *group = g_ptr_array_index (groups, i);

      if (i == 0 || !goes_on (matter, g_ptr_array_index (groups, i - 1), group))
        place = 1;
      place = add_group (table, matter, group, place);
    }
  return doc;
}
