/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/card-place.h"

#include <math.h>

#define GAP 9 /* pixels between the card and the hex */

/* The board without the strip that its buttons lie on. */
static AdjCardBox
room_of (const AdjCamera *camera)
{
  double left = MAX (0, -camera->beside);
  double right = camera->width - MAX (0, camera->beside);

  return (AdjCardBox){ { left + ADJ_CAMERA_MARGIN, ADJ_CAMERA_MARGIN },
                       { right - ADJ_CAMERA_MARGIN, camera->height - ADJ_CAMERA_MARGIN } };
}

AdjPoint
adj_card_room (const AdjCamera *camera)
{
  AdjCardBox room = room_of (camera);

  return (AdjPoint){ room.to.x - room.from.x, room.to.y - room.from.y };
}

gboolean
adj_card_covers (AdjPoint at, AdjPoint size, const AdjCardBox *box)
{
  return at.x < box->to.x && at.x + size.x > box->from.x && at.y < box->to.y &&
         at.y + size.y > box->from.y;
}

static gboolean
covers_any (AdjPoint at, AdjPoint size, const AdjCardBox *boxes, guint n)
{
  for (guint i = 0; i < n; i++)
    if (adj_card_covers (at, size, &boxes[i]))
      return TRUE;
  return FALSE;
}

/* The first of the places that covers none of the boxes, or else none of those that it must not. */
static gboolean
take_first (AdjPoint size,
            const AdjPoint *places,
            guint n_places,
            const AdjCardBox *boxes,
            guint n,
            guint n_must,
            AdjPoint *corner)
{
  const guint spared[] = { n, n_must };

  for (guint i = 0; i < G_N_ELEMENTS (spared); i++)
    for (guint j = 0; j < n_places; j++)
      if (!covers_any (places[j], size, boxes, spared[i]))
        {
          *corner = (AdjPoint){ floor (places[j].x), floor (places[j].y) };
          return TRUE;
        }
  return FALSE;
}

static gboolean
fits (const AdjCardBox *room, AdjPoint size)
{
  return size.x <= room->to.x - room->from.x && size.y <= room->to.y - room->from.y;
}

gboolean
adj_card_place_fixed (const AdjCamera *camera,
                      AdjPoint size,
                      const AdjCardBox *boxes,
                      guint n,
                      guint n_must,
                      AdjPoint *corner)
{
  AdjCardBox room = room_of (camera);
  AdjPoint far = { room.to.x - size.x, room.to.y - size.y };
  gboolean mirrored = camera->beside < 0;
  double start = mirrored ? far.x : room.from.x;
  double end = mirrored ? room.from.x : far.x;
  const AdjPoint corners[] = {
    { start, far.y }, { end, room.from.y }, { end, far.y }, { start, room.from.y }
  };

  return fits (&room, size) &&
         take_first (size, corners, G_N_ELEMENTS (corners), boxes, n, n_must, corner);
}

/* Right of what it must not cover, left, below or above, as near to the pointer as it gets. */
gboolean
adj_card_place_beside (const AdjCamera *camera,
                       AdjPoint size,
                       AdjPoint pointer,
                       const AdjCardBox *boxes,
                       guint n,
                       guint n_must,
                       AdjPoint *corner)
{
  AdjCardBox room = room_of (camera);
  AdjCardBox all = boxes[0];
  AdjPoint places[4];
  AdjPoint at;

  for (guint i = 1; i < n_must; i++)
    all = (AdjCardBox){ { MIN (all.from.x, boxes[i].from.x), MIN (all.from.y, boxes[i].from.y) },
                        { MAX (all.to.x, boxes[i].to.x), MAX (all.to.y, boxes[i].to.y) } };
  if (!fits (&room, size))
    return FALSE;
  at.x = CLAMP (pointer.x - size.x / 2, room.from.x, room.to.x - size.x);
  at.y = CLAMP (pointer.y - size.y / 2, room.from.y, room.to.y - size.y);
  places[0] = (AdjPoint){ MIN (all.to.x + GAP, room.to.x - size.x), at.y };
  places[1] = (AdjPoint){ MAX (all.from.x - GAP - size.x, room.from.x), at.y };
  places[2] = (AdjPoint){ at.x, MIN (all.to.y + GAP, room.to.y - size.y) };
  places[3] = (AdjPoint){ at.x, MAX (all.from.y - GAP - size.y, room.from.y) };
  return take_first (size, places, G_N_ELEMENTS (places), boxes, n, n_must, corner) ||
         adj_card_place_fixed (camera, size, boxes, n, n_must, corner);
}
