/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/map/camera.h"
#include "sheets/palette.h"
#include "staff/board-hints.h"
#include "table/view.h"

/* What the player has in hand, and where it gets to. */
#define ADJ_SCENE_GOLD 0xe8a200

/* Everything that lies over the counters of a board. */
typedef struct
{
  const AdjCamera *camera;
  const AdjView *view;
  const AdjField *field;
  const AdjHints *hints;
  const AdjPicks *picks;
  const AdjPalette *palette;
  guint overlays; /* of AdjOverlay */
  AdjHex aim;     /* where a drag or the pointer is, with the way there; ADJ_NO_HEX */
  AdjHex cursor;  /* of the keyboard, when it is to be seen; ADJ_NO_HEX */
} AdjScene;
