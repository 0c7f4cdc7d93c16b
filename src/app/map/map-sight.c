/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/map/map-sight.h"

#include "app/desktop/looks.h"
#include "app/desktop/settings.h"
#include "app/map/hex-cursor.h"

#define READABLE 34.0   /* pixels of a hex's size: what one flies to is shown so large */
#define TURNED "turned" /* the setting: which way each battle's map lies on the table */

/* ---- Looking somewhere ---- */

static AdjPoint
place_on_map (const AdjBook *book, AdjHex hex)
{
  return adj_hex_center (&book->scenario->map.grid, 1, book->hexes[hex].id);
}

static double
readable_size (void)
{
  return READABLE * adj_looks_text_scale ();
}

void
adj_map_sight_begin (AdjMapHands *hands, const AdjMapLayer *layer, gpointer owner)
{
  AdjCamera to = *adj_map_hands_get_camera (hands);
  AdjCameraBounds bounds;
  AdjPoint place;

  if (to.size >= readable_size () || layer->begin == NULL)
    return;
  to.size = readable_size ();
  bounds = adj_camera_bounds (&to);
  if (!layer->begin (owner, (AdjPoint){ bounds.to.x - bounds.from.x, bounds.to.y - bounds.from.y },
                     &place))
    return;
  adj_camera_look_at (&to, place);
  adj_map_hands_look (hands, &to);
}

void
adj_map_sight_fit (AdjMapHands *hands)
{
  AdjCamera to = *adj_map_hands_get_camera (hands);

  adj_camera_fit (&to);
  adj_map_hands_fly (hands, &to);
}

void
adj_map_sight_fly_to (AdjMapHands *hands, const AdjBook *book, AdjHex hex)
{
  AdjCamera to = *adj_map_hands_get_camera (hands);

  to.size = MAX (to.size, readable_size ());
  adj_camera_look_at (&to, place_on_map (book, hex));
  adj_map_hands_fly (hands, &to);
}

gboolean
adj_map_sight_has (AdjMapHands *hands, const AdjBook *book, AdjHex hex)
{
  const AdjCamera *camera = adj_map_hands_get_camera (hands);
  AdjPoint at = adj_hex_on_screen (camera, book, hex);
  double left = camera->size + MAX (0, -camera->beside);
  double right = camera->width - camera->size - MAX (0, camera->beside);

  return at.x >= left && at.y >= camera->size && at.x <= right &&
         at.y <= camera->height - camera->size;
}

void
adj_map_sight_show (AdjMapHands *hands, const AdjBook *book, AdjHex hex)
{
  AdjCamera to = *adj_map_hands_get_camera (hands);

  if (adj_map_sight_has (hands, book, hex))
    return;
  adj_camera_look_at (&to, place_on_map (book, hex));
  adj_map_hands_fly (hands, &to);
}

void
adj_map_sight_keep (AdjMapHands *hands, const AdjBook *book, AdjHexId id)
{
  const AdjCamera *camera = adj_map_hands_get_camera (hands);
  AdjPoint at = adj_camera_to_screen (camera, adj_hex_center (&book->scenario->map.grid, 1, id));
  double edge = MIN (1.6 * camera->size, MIN (camera->width, camera->height) / 2);
  double x = CLAMP (at.x, edge, camera->width - edge) - at.x;
  double y = CLAMP (at.y, edge, camera->height - edge) - at.y;

  if (x != 0 || y != 0)
    adj_map_hands_pan (hands, x, y);
}

/* ---- Turning ---- */

int
adj_map_sight_turns (const AdjBook *book)
{
  g_autoptr (GVariant) all = g_settings_get_value (adj_settings (), TURNED);
  int turns = 0;

  g_variant_lookup (all, book->scenario->id, "i", &turns);
  return turns & 3;
}

static void
remember_turns (const AdjBook *book, int turns)
{
  g_autoptr (GVariant) all = g_settings_get_value (adj_settings (), TURNED);
  g_auto (GVariantDict) dict = G_VARIANT_DICT_INIT (all);

  if (turns == 0)
    g_variant_dict_remove (&dict, book->scenario->id);
  else
    g_variant_dict_insert (&dict, book->scenario->id, "i", turns);
  g_settings_set_value (adj_settings (), TURNED, g_variant_dict_end (&dict));
}

void
adj_map_sight_turn (AdjMapHands *hands, const AdjBook *book, int quarters)
{
  adj_map_hands_turn (hands, quarters);
  remember_turns (book, adj_map_hands_get_camera (hands)->turns);
}
