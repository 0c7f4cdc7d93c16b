/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "table/view.h"

/* The roster as a list model: an item a unit, kept for as long as the list, so that what is
 * selected stays selected. */

#define ADJ_TYPE_ROSTER_ITEM (adj_roster_item_get_type ())
G_DECLARE_FINAL_TYPE (AdjRosterItem, adj_roster_item, ADJ, ROSTER_ITEM, GObject)

/* Properties, all for reading: "name", "side", "arm", "strength", "points" (-1: not known),
 * "place", "condition", "about" (side, arm and condition), "effective", "plays" (it is not out of
 * the game, and these eyes may know what it is). */
int adj_roster_item_get_unit (AdjRosterItem *self);
int adj_roster_item_get_side (AdjRosterItem *self);
AdjWhere adj_roster_item_get_where (AdjRosterItem *self);

/* It is neither on the map nor yet to come. */
gboolean adj_roster_item_is_gone (AdjRosterItem *self);

/* Of AdjChoice (staff/choices.h): what the menu of its row offers on the table that was read; NULL
 * as long as it was not opened. */
const GPtrArray *adj_roster_item_get_choices (AdjRosterItem *self);
void adj_roster_item_take_choices (AdjRosterItem *self, GPtrArray *choices);

#define ADJ_TYPE_ROSTER (adj_roster_get_type ())
G_DECLARE_FINAL_TYPE (AdjRoster, adj_roster, ADJ, ROSTER, GObject)

AdjRoster *adj_roster_new (void);

/* Reads the view: items whose words are others tell so one by one; only when units have come,
 * gone or changed places does the list itself change. NULL: an empty list. */
void adj_roster_read (AdjRoster *self, const AdjView *view);

/* The position of a unit; -1. */
int adj_roster_find (AdjRoster *self, int unit);
