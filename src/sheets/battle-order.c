/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "sheets/counter.h"
#include "sheets/matter.h"
#include "words/fill.h"
#include "words/printed.h"

/* The order of battle as it is printed: each army with its corps and their divisions, when and
 * where each unit begins, and a box for each counter. It tells nothing of what has happened; for
 * one side's eyes it is that side's, for its papers tell what its player may know (Y 11.5). */

#define HALF_AN_INCH 36.0
#define BOX 39.0

static void
paint_box (cairo_t *cr, const AdjArea *area, gconstpointer data)
{
  adj_palette_set (cr, 0x000000, 1);
  cairo_rectangle (cr, (area->width - HALF_AN_INCH) / 2, (area->height - HALF_AN_INCH) / 2,
                   HALF_AN_INCH, HALF_AN_INCH);
  cairo_set_line_width (cr, 0.8);
  cairo_stroke (cr);
}

/* The division in a designation such as 1/2/XIV: brigade, division, corps; NULL where it names
 * none. */
static char *
division_of (const AdjUnit *unit)
{
  g_auto (GStrv) parts = g_strsplit (unit->name, "/", -1);

  return g_strv_length (parts) == 3 ? g_strdup (parts[1]) : NULL;
}

static char *
strength_of (const AdjUnit *unit)
{
  return unit->strength != ADJ_UNKNOWN_STRENGTH ? g_strdup_printf ("%d", unit->strength)
                                                : g_strdup ("?");
}

/* "turn 2 at 1627"; "1417"; "?" where nobody has read it off a copy yet. */
static char *
place_of (const AdjUnit *unit)
{
  g_autofree char *turn = g_strdup_printf ("%d", unit->turn);
  g_autoptr (GString) entries = g_string_new (unit->n_entries == 0 ? "?" : NULL);

  if (unit->hex != ADJ_HEX_NONE)
    return g_strdup_printf ("%04d", unit->hex);
  if (unit->turn == 0)
    return g_strdup ("?");
  for (guint i = 0; i < unit->n_entries; i++)
    g_string_append_printf (entries, "%s%04d", i > 0 ? "/" : "", unit->entries[i]);
  /* Translators: when a unit comes, and by which hex */
  return adj_fill (_ ("turn {turn} at {hex}"),
                   (const AdjPlace[]){ { "turn", turn }, { "hex", entries->str }, { NULL, NULL } });
}

static void
add_unit (AdjDoc *doc, const AdjBook *book, const AdjUnit *unit)
{
  g_autofree char *strength = strength_of (unit);
  g_autofree char *place = place_of (unit);

  adj_doc_tile (doc, paint_box, NULL, BOX,
                g_strdup_printf ("%s\n%s %s\n%s", unit->name, strength,
                                 adj_words_printed (book->ruleset->arms[unit->arm].name), place));
}

static gboolean
belongs (const AdjUnit *unit, int side, const char *corps, const char *division)
{
  g_autofree char *own = division_of (unit);

  return unit->side == side && g_strcmp0 (unit->group, corps) == 0 &&
         g_strcmp0 (own, division) == 0;
}

static void
add_units (AdjDoc *doc, const AdjBook *book, int side, const char *corps, const char *division)
{
  const AdjScenario *scenario = book->scenario;

  for (guint i = 0; i < scenario->n_units; i++)
    if (belongs (&scenario->units[i], side, corps, division))
      add_unit (doc, book, &scenario->units[i]);
}

static int
by_number (gconstpointer a, gconstpointer b)
{
  const char *one = *(const char *const *) a;
  const char *other = *(const char *const *) b;
  guint64 first = g_ascii_strtoull (one, NULL, 10);
  guint64 second = g_ascii_strtoull (other, NULL, 10);

  return first != second ? (first > second) - (first < second) : strcmp (one, other);
}

/* The divisions that units of the corps are of, each once. */
static GPtrArray *
divisions_of (const AdjScenario *scenario, int side, const char *corps)
{
  GPtrArray *divisions = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < scenario->n_units; i++)
    {
      g_autofree char *division = division_of (&scenario->units[i]);

      if (division != NULL && belongs (&scenario->units[i], side, corps, division) &&
          !g_ptr_array_find_with_equal_func (divisions, division, g_str_equal, NULL))
        g_ptr_array_add (divisions, g_steal_pointer (&division));
    }
  g_ptr_array_sort (divisions, by_number);
  return divisions;
}

static gboolean
has_loose_units (const AdjScenario *scenario, int side, const char *corps)
{
  for (guint i = 0; i < scenario->n_units; i++)
    if (belongs (&scenario->units[i], side, corps, NULL))
      return TRUE;
  return FALSE;
}

/* The units of no division first. A division names its corps, for it may begin a page. */
static void
add_corps (AdjDoc *doc, const AdjBook *book, int side, const char *corps)
{
  g_autoptr (GPtrArray) divisions = divisions_of (book->scenario, side, corps);
  const char *name = corps != NULL ? corps : _ ("In no formation");

  if (has_loose_units (book->scenario, side, corps))
    {
      adj_doc_subheading (doc, name);
      add_units (doc, book, side, corps, NULL);
    }
  for (guint i = 0; i < divisions->len; i++)
    {
      const char *division = g_ptr_array_index (divisions, i);
      g_autofree char *title = adj_fill (
          /* Translators: a heading of the order of battle: "XIV, Division 2" */
          _ ("{corps}, Division {number}"),
          (const AdjPlace[]){ { "corps", name }, { "number", division }, { NULL, NULL } });

      adj_doc_subheading (doc, title);
      add_units (doc, book, side, corps, division);
    }
}

static gboolean
has_army (const AdjScenario *scenario, int side)
{
  for (guint i = 0; i < scenario->n_units; i++)
    if (scenario->units[i].side == side)
      return TRUE;
  return FALSE;
}

static void
add_army (AdjDoc *doc, const AdjBook *book, int side)
{
  const AdjScenario *scenario = book->scenario;
  g_autoptr (GHashTable) told = g_hash_table_new (g_str_hash, g_str_equal);
  gboolean loose = FALSE;

  adj_doc_heading (doc, adj_words_printed (scenario->sides[side].name));
  for (guint i = 0; i < scenario->n_units; i++)
    {
      const AdjUnit *unit = &scenario->units[i];

      if (unit->side != side)
        continue;
      if (unit->group == NULL)
        loose = TRUE;
      else if (g_hash_table_add (told, (gpointer) unit->group))
        add_corps (doc, book, side, unit->group);
    }
  if (loose)
    add_corps (doc, book, side, NULL);
}

AdjDoc *
adj_battle_order_make (const AdjMatter *matter)
{
  g_autofree char *subject = NULL;
  gboolean hidden = TRUE;
  gboolean any = FALSE;
  AdjDoc *doc;

  g_return_val_if_fail (matter != NULL, NULL);

  subject = adj_matter_battle (matter);
  doc = adj_doc_new (_ ("Order of battle"), subject);
  adj_matter_gap (matter, ADJ_UNKNOWN_STRENGTHS, doc);
  adj_matter_gap (matter, ADJ_UNKNOWN_ARRIVALS, doc);
  for (int side = 0; side < ADJ_SIDES; side++)
    {
      hidden &= !adj_view_is_of (&matter->view, side);
      if (!adj_view_is_of (&matter->view, side) || !has_army (matter->view.book->scenario, side))
        continue;
      if (any)
        adj_doc_page (doc);
      add_army (doc, matter->view.book, side);
      any = TRUE;
    }
  if (hidden)
    adj_doc_text (doc, NULL, _ ("Each side has this paper for its own eyes"));
  else if (!any)
    adj_matter_no_unit (doc);
  return doc;
}
