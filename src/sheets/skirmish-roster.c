/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "sheets/skirmish-matter.h"
#include "staff/listing.h"

/* The roster of a skirmish: every figure of each side by its group, what it needs alone, and boxes
 * to tick. Each side has paper of its own. */

#define PENCIL 17.0 /* points: room to write in */

static AdjDocTable *
add_table (AdjDoc *doc)
{
  const AdjDocColumn columns[] = {
    { C_ ("skirmish", "Figure"), ADJ_COLUMN_FIT, ADJ_ALIGN_START },
    { _ ("Quality"), ADJ_COLUMN_FIT, ADJ_ALIGN_START },
    { _ ("Leader"), ADJ_COLUMN_FIT, ADJ_ALIGN_START },
    { _ ("Missile"), ADJ_COLUMN_FIT, ADJ_ALIGN_START },
    /* Translators: the face of the die a figure needs without any factor */
    { _ ("Needs"), ADJ_COLUMN_FIT, ADJ_ALIGN_END },
    /* Translators: a box to tick when a figure is off the table */
    { _ ("Out"), ADJ_COLUMN_FIT, ADJ_ALIGN_MIDDLE },
    { _ ("Notes"), ADJ_COLUMN_BLANK, ADJ_ALIGN_START },
  };
  AdjDocTable *table = adj_doc_table (doc, columns, G_N_ELEMENTS (columns));

  table->grid = TRUE;
  table->row_height = PENCIL;
  return table;
}

static void
add_figure (AdjDocTable *table, const AdjSkirmishMatter *matter, const AdjMiniature *figure)
{
  const AdjSkirmishRules *rules = matter->rules;
  const AdjLeadership *leader =
      figure->leader != ADJ_SKIRMISH_NOBODY ? &rules->leaderships[figure->leader] : NULL;
  int needed =
      adj_seize_needed (rules, figure->quality, figure->leader, &(AdjFactors){ .shots = 0 });
  g_autofree char *quality = g_strdup_printf ("%s %d", _ (rules->qualities[figure->quality].name),
                                              rules->qualities[figure->quality].rate);
  g_autofree char *leads =
      leader != NULL ? g_strdup_printf ("%s +%d", _ (leader->name), leader->adds) : g_strdup ("");
  g_autofree char *face =
      needed > rules->faces ? g_strdup ("\342\200\223") : g_strdup_printf ("%d", needed);

  adj_doc_row (table, figure->name, quality, leads,
               figure->missile != ADJ_SKIRMISH_NOBODY ? _ (rules->missiles[figure->missile].name)
                                                      : "",
               face, figure->out ? ADJ_BOX_TICKED : ADJ_BOX_EMPTY, "", NULL);
}

/* The group's figures of a side; NULL: those in no group. */
static void
add_group (AdjDocTable *table, const AdjSkirmishMatter *matter, int side, const char *group)
{
  for (int i = 0; i < matter->state->n_miniatures; i++)
    {
      const AdjMiniature *figure = &matter->state->miniatures[i];

      if (figure->side == side && g_strcmp0 (figure->group, group) == 0)
        add_figure (table, matter, figure);
    }
}

/* Is it the first of its side in its group? */
static gboolean
begins_group (const AdjSkirmishState *state, int miniature)
{
  const AdjMiniature *figure = &state->miniatures[miniature];

  for (int i = 0; i < miniature; i++)
    if (state->miniatures[i].side == figure->side &&
        g_strcmp0 (state->miniatures[i].group, figure->group) == 0)
      return FALSE;
  return figure->group != NULL;
}

static void
add_side (AdjDoc *doc, const AdjSkirmishMatter *matter, int side)
{
  AdjDocTable *table;

  adj_doc_heading (doc, matter->state->sides[side]);
  table = add_table (doc);
  add_group (table, matter, side, NULL);
  for (int i = 0; i < matter->state->n_miniatures; i++)
    if (matter->state->miniatures[i].side == side && begins_group (matter->state, i))
      {
        adj_doc_band (table, matter->state->miniatures[i].group);
        add_group (table, matter, side, matter->state->miniatures[i].group);
      }
}

AdjDoc *
adj_skirmish_roster_make (const AdjSkirmishMatter *matter)
{
  AdjDoc *doc;

  g_return_val_if_fail (matter != NULL, NULL);

  doc = adj_doc_new (_ ("Roster"), matter->name);
  if (matter->state->n_miniatures == 0)
    adj_doc_text (doc, NULL, _ ("No figure is on the table yet"));
  for (int side = 0; side < matter->state->n_sides; side++)
    {
      if (side > 0)
        adj_doc_page (doc);
      add_side (doc, matter, side);
    }
  return doc;
}
