/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/books/own-battle.h"

/* A page of the charts: it shows some of what is known of a battle and changes the draft. */

#define ADJ_TYPE_CHARTS_PAGE (adj_charts_page_get_type ())
G_DECLARE_DERIVABLE_TYPE (AdjChartsPage, adj_charts_page, ADJ, CHARTS_PAGE, GtkWidget)

struct _AdjChartsPageClass
{
  GtkWidgetClass parent_class;

  /* Once, when the battle has come, and whenever it has changed, as soon as that can be seen.
   * Each may be left out. */
  void (*prepare) (AdjChartsPage *self);
  void (*show) (AdjChartsPage *self);

  /* Gives the keys to what is typed of an element, the place among its like. */
  void (*lead_to) (AdjChartsPage *self, const char *element, guint place);
};

/* Asks for hexes of the map to be pointed at, which are typed in that field: signal "pick" (field,
 * several). With several each is put to those that stand there, or taken off. */
void adj_charts_page_pick (AdjChartsPage *self, GtkEditable *field, gboolean several);

/* The keys go to an element of the format, "unit", "award" ..., by its place among its like. */
void adj_charts_page_lead_to (AdjChartsPage *self, const char *element, guint place);

void adj_charts_page_set_battle (AdjChartsPage *self, AdjOwnBattle *battle);
AdjOwnBattle *adj_charts_page_get_battle (AdjChartsPage *self);
AdjDraft *adj_charts_page_get_draft (AdjChartsPage *self);
const AdjScenario *adj_charts_page_get_scenario (AdjChartsPage *self);

/* FALSE while the page sets its controls itself: nobody has touched them. */
gboolean adj_charts_page_is_used (AdjChartsPage *self);

/* After a change: it is saved, or the label tells why the draft refused it and the page shows
 * again what stands. */
void adj_charts_page_settle (AdjChartsPage *self, gboolean done, GtkLabel *complaint);
