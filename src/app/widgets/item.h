/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

/* Something that a list shows, the same object as long as it is in the list. Signal "changed":
 * it is to be shown otherwise. */

#define ADJ_TYPE_ITEM (adj_item_get_type ())
G_DECLARE_DERIVABLE_TYPE (AdjItem, adj_item, ADJ, ITEM, GObject)

struct _AdjItemClass
{
  GObjectClass parent_class;
};

void adj_item_changed (AdjItem *self);

/* Makes the list hold just these (of GObject), told of in as few and small changes as there are:
 * what is in both and in the same order is not touched. */
void adj_items_become (GListStore *list, const GPtrArray *items);
