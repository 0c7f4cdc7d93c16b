/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/arrivals/set-up.h"

#include <string.h>

#include "staff/placing.h"

/* ---- A spot ---- */

struct _AdjSpot
{
  AdjItem parent_instance;
  guint n_units;
  guint16 units[ADJ_MAX_UNITS];
  AdjSpotLook look;
};

G_DEFINE_FINAL_TYPE (AdjSpot, adj_spot, ADJ_TYPE_ITEM)

static void
clear_look (AdjSpotLook *look)
{
  g_free (look->heading);
  g_free (look->number);
  g_free (look->units);
}

static void
adj_spot_finalize (GObject *object)
{
  clear_look (&ADJ_SPOT (object)->look);
  G_OBJECT_CLASS (adj_spot_parent_class)->finalize (object);
}

static void
adj_spot_class_init (AdjSpotClass *class)
{
  G_OBJECT_CLASS (class)->finalize = adj_spot_finalize;
}

static void
adj_spot_init (AdjSpot *self)
{
}

const AdjSpotLook *
adj_spot_get_look (AdjSpot *self)
{
  g_return_val_if_fail (ADJ_IS_SPOT (self), NULL);

  return &self->look;
}

void
adj_spot_pick (AdjSpot *self, AdjPicks *picks)
{
  g_return_if_fail (ADJ_IS_SPOT (self));

  for (guint i = 0; i < self->n_units; i++)
    if (!adj_picks_has_unit (picks, self->units[i]))
      adj_picks_toggle_unit (picks, self->units[i]);
}

/* Takes the look's strings over. */
static void
set_look (AdjSpot *self, AdjSpotLook *look)
{
  const AdjSpotLook *old = &self->look;
  gboolean same = old->hex == look->hex && old->ticked == look->ticked &&
                  old->picked == look->picked && g_strcmp0 (old->heading, look->heading) == 0 &&
                  g_strcmp0 (old->number, look->number) == 0 &&
                  g_strcmp0 (old->units, look->units) == 0;

  if (same)
    {
      clear_look (look);
      return;
    }
  clear_look (&self->look);
  self->look = *look;
  adj_item_changed (ADJ_ITEM (self));
}

/* ---- The list ---- */

struct _AdjSetUp
{
  GObject parent_instance;
  GListStore *list;  /* of AdjSpot */
  GHashTable *spots; /* key to AdjSpot, of those in the list */
  guint64 table;     /* hash of the one shown */
  guint64 ticked_table;
  gboolean ticked[2 * ADJ_MAX_UNITS]; /* by unit, on ticked_table */
};

G_DEFINE_FINAL_TYPE (AdjSetUp, adj_set_up, G_TYPE_OBJECT)

static void
adj_set_up_finalize (GObject *object)
{
  g_object_unref (ADJ_SET_UP (object)->list);
  g_hash_table_unref (ADJ_SET_UP (object)->spots);
  G_OBJECT_CLASS (adj_set_up_parent_class)->finalize (object);
}

static void
adj_set_up_class_init (AdjSetUpClass *class)
{
  G_OBJECT_CLASS (class)->finalize = adj_set_up_finalize;
}

static void
adj_set_up_init (AdjSetUp *self)
{
  self->list = g_list_store_new (ADJ_TYPE_SPOT);
  self->spots = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
}

AdjSetUp *
adj_set_up_new (void)
{
  return g_object_new (ADJ_TYPE_SET_UP, NULL);
}

GListModel *
adj_set_up_get_list (AdjSetUp *self)
{
  g_return_val_if_fail (ADJ_IS_SET_UP (self), NULL);

  return G_LIST_MODEL (self->list);
}

/* ---- Looks ---- */

static gboolean
is_ticked (const AdjSetUp *self, const AdjSpot *spot)
{
  for (guint i = 0; i < spot->n_units; i++)
    if (self->table != self->ticked_table || !self->ticked[spot->units[i]])
      return FALSE;
  return TRUE;
}

static gboolean
is_picked (const AdjPicks *picks, const AdjSpot *spot)
{
  for (guint i = 0; i < spot->n_units; i++)
    if (!adj_picks_has_unit (picks, spot->units[i]))
      return FALSE;
  return TRUE;
}

/* The same object as long as there are counters in its place. */
static AdjSpot *
find_or_make (AdjSetUp *self, const AdjPlacing *placing)
{
  AdjSpot *spot = g_hash_table_lookup (self->spots, placing->key);

  spot = spot != NULL ? g_object_ref (spot) : g_object_new (ADJ_TYPE_SPOT, NULL);
  spot->n_units = placing->n_units;
  memcpy (spot->units, placing->units, placing->n_units * sizeof placing->units[0]);
  return spot;
}

static void
look_anew (AdjSetUp *self, AdjSpot *spot, const AdjPicks *picks, const AdjPlacing *placing)
{
  AdjSpotLook look = { .hex = placing->hex,
                       .ticked = is_ticked (self, spot),
                       .picked = is_picked (picks, spot),
                       .heading = g_strdup (placing->heading),
                       .number = g_strdup (placing->number),
                       .units = g_strdup (placing->text) };

  set_look (spot, &look);
}

void
adj_set_up_update (AdjSetUp *self,
                   const AdjView *view,
                   const AdjPicks *picks,
                   gboolean by_formation)
{
  g_autoptr (GPtrArray) placings = adj_placings_find (view, by_formation);
  g_autoptr (GPtrArray) items = g_ptr_array_new ();
  GHashTable *spots = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);

  g_return_if_fail (ADJ_IS_SET_UP (self));

  self->table = adj_table_hash (view->table);
  for (guint i = 0; i < placings->len; i++)
    {
      const AdjPlacing *placing = g_ptr_array_index (placings, i);
      AdjSpot *spot = find_or_make (self, placing);

      g_hash_table_insert (spots, g_strdup (placing->key), spot);
      look_anew (self, spot, picks, placing);
      g_ptr_array_add (items, spot);
    }
  adj_items_become (self->list, items);
  g_hash_table_unref (self->spots);
  self->spots = spots;
}

/* ---- Ticks ---- */

static void
show_tick (AdjSetUp *self, AdjSpot *spot)
{
  gboolean ticked = is_ticked (self, spot);

  if (spot->look.ticked == ticked)
    return;
  spot->look.ticked = ticked;
  adj_item_changed (ADJ_ITEM (spot));
}

void
adj_set_up_tick (AdjSetUp *self, guint position, gboolean ticked)
{
  g_autoptr (AdjSpot) spot = NULL;

  g_return_if_fail (ADJ_IS_SET_UP (self));

  spot = g_list_model_get_item (G_LIST_MODEL (self->list), position);
  g_return_if_fail (spot != NULL);
  if (self->table != self->ticked_table)
    memset (self->ticked, 0, sizeof self->ticked);
  self->ticked_table = self->table;
  for (guint i = 0; i < spot->n_units; i++)
    self->ticked[spot->units[i]] = ticked;
  show_tick (self, spot);
}

void
adj_set_up_untick_all (AdjSetUp *self)
{
  g_return_if_fail (ADJ_IS_SET_UP (self));

  memset (self->ticked, 0, sizeof self->ticked);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->list)); i++)
    {
      g_autoptr (AdjSpot) spot = g_list_model_get_item (G_LIST_MODEL (self->list), i);

      show_tick (self, spot);
    }
}

static gboolean
ticked_at (AdjSetUp *self, guint position)
{
  g_autoptr (AdjSpot) spot = g_list_model_get_item (G_LIST_MODEL (self->list), position);

  return spot->look.ticked;
}

guint
adj_set_up_count (AdjSetUp *self, guint *left)
{
  guint n;

  g_return_val_if_fail (ADJ_IS_SET_UP (self), 0);

  n = g_list_model_get_n_items (G_LIST_MODEL (self->list));
  *left = 0;
  for (guint i = 0; i < n; i++)
    *left += !ticked_at (self, i);
  return n;
}

guint
adj_set_up_next (AdjSetUp *self, guint position)
{
  guint n;

  g_return_val_if_fail (ADJ_IS_SET_UP (self), 0);

  n = g_list_model_get_n_items (G_LIST_MODEL (self->list));
  for (guint i = 0; i < n; i++)
    if (!ticked_at (self, (position + i) % n))
      return (position + i) % n;
  return n;
}
