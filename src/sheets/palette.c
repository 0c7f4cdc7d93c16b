/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/palette.h"

const AdjPalette adj_palette_light = {
  .paper = 0xf7f1e1,
  .ground = {
    [ADJ_LOOK_UNKNOWN] = 0xece7da,
    [ADJ_LOOK_CLEAR] = 0xf3ead2,
    [ADJ_LOOK_FOREST] = 0xcddbab,
    [ADJ_LOOK_ROUGH] = 0xe8d8b4,
    [ADJ_LOOK_FOREST_ROUGH] = 0xc3cb97,
    [ADJ_LOOK_TOWN] = 0xf0e2cf,
    [ADJ_LOOK_WATER] = 0xa9cbe0,
    [ADJ_LOOK_SWAMP] = 0xcfdcc4,
  },
  .crown = 0xaac583,
  .crown_edge = 0x7f9d57,
  .hachure = 0x9c7f55,
  .house = 0x8b3f30,
  .creek = 0x4a88b5,
  .creek_light = 0x9cc6e2,
  .road = 0xfbf3dc,
  .road_edge = 0x6e5339,
  .trail = 0x7d5b37,
  .grid = 0x7b6a4d,
  .number = 0x6f6048,
  .name = 0x4a3b2a,
  .works = 0x7a4a21,
  .counter = { 0x3f6ea8, 0xa5a7a3 },
  .counter_light = { 0x6e97c9, 0xc9cac6 },
  .counter_edge = { 0x1f3c62, 0x55575a },
  .counter_ink = { 0xffffff, 0x1d1f21 },
};

const AdjPalette adj_palette_dark = {
  .paper = 0x23241f,
  .ground = {
    [ADJ_LOOK_UNKNOWN] = 0x34342f,
    [ADJ_LOOK_CLEAR] = 0x48442f,
    [ADJ_LOOK_FOREST] = 0x33432a,
    [ADJ_LOOK_ROUGH] = 0x50452f,
    [ADJ_LOOK_FOREST_ROUGH] = 0x39402a,
    [ADJ_LOOK_TOWN] = 0x4d4236,
    [ADJ_LOOK_WATER] = 0x2b4a60,
    [ADJ_LOOK_SWAMP] = 0x36443c,
  },
  .crown = 0x40552f,
  .crown_edge = 0x5d7742,
  .hachure = 0x9a8055,
  .house = 0xc07a62,
  .creek = 0x5c9ccb,
  .creek_light = 0x35607f,
  .road = 0xd9c9a0,
  .road_edge = 0x1b1813,
  .trail = 0xc3a474,
  .grid = 0xb9ab8a,
  .number = 0xc8bda0,
  .name = 0xf0e6cd,
  .works = 0xd29a5c,
  .counter = { 0x3a68a2, 0x8f918e },
  .counter_light = { 0x6690c4, 0xb6b7b4 },
  .counter_edge = { 0x0f2139, 0x2b2c2e },
  .counter_ink = { 0xffffff, 0x111213 },
};

const AdjPalette adj_palette_print = {
  .paper = 0xffffff,
  .ground = {
    [ADJ_LOOK_UNKNOWN] = 0xf2f2f2,
    [ADJ_LOOK_CLEAR] = 0xffffff,
    [ADJ_LOOK_FOREST] = 0xefefef,
    [ADJ_LOOK_ROUGH] = 0xffffff,
    [ADJ_LOOK_FOREST_ROUGH] = 0xe6e6e6,
    [ADJ_LOOK_TOWN] = 0xf6f6f6,
    [ADJ_LOOK_WATER] = 0xd8d8d8,
    [ADJ_LOOK_SWAMP] = 0xeeeeee,
  },
  .crown = 0xe4e4e4,
  .crown_edge = 0xbcbcbc,
  .hachure = 0x9c9c9c,
  .house = 0x303030,
  .creek = 0x505050,
  .creek_light = 0xffffff,
  .road = 0xffffff,
  .road_edge = 0x202020,
  .trail = 0x303030,
  .grid = 0x808080,
  .number = 0x606060,
  .name = 0x000000,
  .works = 0x000000,
  .counter = { 0x404040, 0xf4f4f4 },
  .counter_light = { 0x707070, 0xffffff },
  .counter_edge = { 0x000000, 0x000000 },
  .counter_ink = { 0xffffff, 0x000000 },
};

void
adj_palette_set (cairo_t *cr, guint32 colour, double alpha)
{
  g_return_if_fail (cr != NULL);

  cairo_set_source_rgba (cr, ((colour >> 16) & 0xff) / 255.0, ((colour >> 8) & 0xff) / 255.0,
                         (colour & 0xff) / 255.0, alpha);
}
