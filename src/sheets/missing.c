/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/missing.h"

#include <glib/gi18n-lib.h>

#include "sheets/matter.h"
#include "words/fill.h"
#include "words/printed.h"

/* What still has to be typed in: the gaps of a battle, each with what is to be looked up in the
 * printed game and boxes to write it into, so that nobody carries the charts to the screen. */

#define ROW_HEIGHT 17.0
#define BLANK_UNITS 72 /* most battles have about as many */
#define BLANK_TURNS 20
#define BLANK_LINES 6
#define WIDE "                              "

static AdjDocTable *
add_form (AdjDoc *doc, const char *const *titles)
{
  AdjDocColumn columns[ADJ_MAX_DOC_COLUMNS];
  AdjDocTable *table;
  guint n = 0;

  for (; titles[n] != NULL; n++)
    columns[n] =
        (AdjDocColumn){ titles[n], n == 0 ? ADJ_COLUMN_FIT : ADJ_COLUMN_BLANK, ADJ_ALIGN_START };
  table = adj_doc_table (doc, columns, n);
  table->grid = TRUE;
  table->row_height = ROW_HEIGHT;
  return table;
}

static void
add_blanks (AdjDocTable *table, const char *first, guint n)
{
  for (guint i = 0; i < n; i++)
    adj_doc_row (table, first, NULL);
}

/* ---- Units ---- */

/* Has somebody read off where it begins or when it comes? */
static gboolean
has_place (const AdjUnit *unit)
{
  return unit->hex != ADJ_HEX_NONE || (unit->turn > 0 && unit->n_entries > 0);
}

static char *
entries_of (const AdjUnit *unit)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < unit->n_entries; i++)
    g_string_append_printf (text, "%s%04d", i > 0 ? C_ ("list", ", ") : "", unit->entries[i]);
  return g_string_free (text, FALSE);
}

/* A box stays empty for what nobody knows. */
static void
add_unit (AdjDocTable *table, const AdjScenario *scenario, const AdjUnit *unit)
{
  g_autofree char *strength = unit->strength != ADJ_UNKNOWN_STRENGTH
                                  ? g_strdup_printf ("%d", unit->strength)
                                  : g_strdup ("");
  g_autofree char *hex =
      unit->hex != ADJ_HEX_NONE ? g_strdup_printf ("%04d", unit->hex) : g_strdup ("");
  g_autofree char *turn = unit->turn > 0 ? g_strdup_printf ("%d", unit->turn) : g_strdup ("");
  g_autofree char *entries = entries_of (unit);

  adj_doc_row (table, unit->name, adj_words_printed (scenario->sides[unit->side].name), strength,
               hex, turn, entries, NULL);
}

/* Units of which all is known have no row; for those in no list there are empty ones. */
static void
ask_for_units (AdjDoc *doc, const AdjScenario *scenario)
{
  const char *const titles[] = { _ ("Unit"), _ ("Side"), _ ("Strength"),
                                 _ ("Hex"),  _ ("Turn"), _ ("Entry hexes"),
                                 NULL };
  AdjDocTable *table;

  adj_doc_heading (doc, _ ("Units"));
  adj_doc_small (doc, NULL,
                 _ ("A unit that is set up has a hex; a reinforcement its turn and entry hexes"));
  table = add_form (doc, titles);
  for (guint i = 0; i < scenario->n_units; i++)
    if (!has_place (&scenario->units[i]) || scenario->units[i].strength == ADJ_UNKNOWN_STRENGTH)
      add_unit (table, scenario, &scenario->units[i]);
  add_blanks (table, WIDE, BLANK_UNITS);
}

/* ---- The rest ---- */

static void
ask_for_turns (AdjDoc *doc, const AdjScenario *scenario)
{
  const char *const titles[] = { _ ("Turn"), _ ("Night"), _ ("Level"), NULL };
  guint n = scenario->n_turns > 0 ? scenario->n_turns : BLANK_TURNS;
  AdjDocTable *table;

  adj_doc_heading (doc, _ ("Turn track"));
  table = add_form (doc, titles);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", i + 1);

      adj_doc_row (table, number, NULL);
    }
}

static void
ask_for_lines (AdjDoc *doc, AdjUnknownThing what)
{
  const AdjDocColumn column = { NULL, ADJ_COLUMN_BLANK, ADJ_ALIGN_START };
  AdjDocTable *table;

  adj_doc_heading (doc, adj_missing_title (what));
  table = adj_doc_table (doc, &column, 1);
  table->row_height = ROW_HEIGHT;
  add_blanks (table, "", what == ADJ_UNKNOWN_FIRST_PLAYER ? 1 : BLANK_LINES);
}

static gboolean
is_unknown (const AdjScenario *scenario, AdjUnknownThing what)
{
  for (guint i = 0; i < scenario->unknowns->len; i++)
    if (g_array_index (scenario->unknowns, AdjUnknown, i).what == what)
      return TRUE;
  return FALSE;
}

static void
ask (AdjDoc *doc, const AdjScenario *scenario)
{
  static const AdjUnknownThing in_lines[] = { ADJ_UNKNOWN_MAP, ADJ_UNKNOWN_FIRST_PLAYER,
                                              ADJ_UNKNOWN_EXITS, ADJ_UNKNOWN_VICTORY,
                                              ADJ_UNKNOWN_SPECIAL_RULES };

  if (is_unknown (scenario, ADJ_UNKNOWN_SET_UP) || is_unknown (scenario, ADJ_UNKNOWN_STRENGTHS) ||
      is_unknown (scenario, ADJ_UNKNOWN_ARRIVALS))
    ask_for_units (doc, scenario);
  if (is_unknown (scenario, ADJ_UNKNOWN_TURNS) || is_unknown (scenario, ADJ_UNKNOWN_NIGHTS))
    ask_for_turns (doc, scenario);
  for (gsize i = 0; i < G_N_ELEMENTS (in_lines); i++)
    if (is_unknown (scenario, in_lines[i]))
      ask_for_lines (doc, in_lines[i]);
}

AdjDoc *
adj_missing_make (const AdjMatter *matter)
{
  const AdjScenario *scenario;
  g_autofree char *subject = NULL;
  AdjDoc *doc;

  g_return_val_if_fail (matter != NULL, NULL);

  scenario = matter->view.book->scenario;
  subject = adj_matter_battle (matter);
  doc = adj_doc_new (_ ("What still has to be typed in"), subject);
  for (guint i = 0; i < scenario->unknowns->len; i++)
    {
      const AdjUnknown *unknown = &g_array_index (scenario->unknowns, AdjUnknown, i);

      adj_doc_text (doc, adj_missing_title (unknown->what), adj_words_printed (unknown->text));
    }
  if (scenario->unknowns->len == 0)
    adj_doc_text (doc, NULL, _ ("Everything of this battle is known"));
  ask (doc, scenario);
  return doc;
}
