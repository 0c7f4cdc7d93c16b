/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/board-signs.h"

#include <math.h>

#include "sheets/palette.h"

/* Each is drawn in a box from -1 to 1. */

static void
trace_swords (cairo_t *cr)
{
  for (int way = -1; way <= 1; way += 2)
    {
      cairo_move_to (cr, -0.55 * way, -0.55);
      cairo_line_to (cr, 0.5 * way, 0.5);
      cairo_move_to (cr, 0.12 * way, 0.48); /* the guard */
      cairo_line_to (cr, 0.48 * way, 0.12);
    }
}

static void
trace_rings (cairo_t *cr)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, 0.55, 0, 2 * G_PI);
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, 0.12, 0, 2 * G_PI);
}

static void
trace_arrow (cairo_t *cr)
{
  cairo_move_to (cr, -0.45, 0.45);
  cairo_line_to (cr, 0.45, -0.45);
  cairo_move_to (cr, -0.15, -0.5);
  cairo_line_to (cr, 0.5, -0.5);
  cairo_line_to (cr, 0.5, 0.15);
}

static void
trace_heap (cairo_t *cr)
{
  for (int i = -1; i <= 1; i++)
    {
      cairo_move_to (cr, -0.5, i * 0.4);
      cairo_line_to (cr, 0.5, i * 0.4);
    }
}

static void
trace_exclamation (cairo_t *cr)
{
  cairo_move_to (cr, 0, -0.6);
  cairo_line_to (cr, 0, 0.1);
  cairo_move_to (cr, 0, 0.5);
  cairo_line_to (cr, 0, 0.52);
}

static void
trace_broken_bar (cairo_t *cr)
{
  cairo_move_to (cr, -0.6, 0.15);
  cairo_line_to (cr, -0.15, 0.15);
  cairo_line_to (cr, 0.15, -0.15);
  cairo_line_to (cr, 0.6, -0.15);
}

static void
trace_dots (cairo_t *cr)
{
  for (int i = 0; i < 3; i++)
    {
      double angle = (i * 2 / 3.0 - 0.5) * G_PI;

      cairo_new_sub_path (cr);
      cairo_arc (cr, 0.45 * cos (angle), 0.45 * sin (angle), 0.1, 0, 2 * G_PI);
    }
}

static void
trace_fence (cairo_t *cr)
{
  cairo_rectangle (cr, -0.48, -0.48, 0.96, 0.96);
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, 0.1, 0, 2 * G_PI);
}

static void
trace_cross (cairo_t *cr)
{
  for (int way = -1; way <= 1; way += 2)
    {
      cairo_move_to (cr, -0.42 * way, -0.42);
      cairo_line_to (cr, 0.42 * way, 0.42);
    }
}

static void
trace_chevrons (cairo_t *cr)
{
  for (int i = 0; i < 2; i++)
    {
      cairo_move_to (cr, -0.4 + 0.45 * i, -0.42);
      cairo_line_to (cr, -0.02 + 0.45 * i, 0);
      cairo_line_to (cr, -0.4 + 0.45 * i, 0.42);
    }
}

static void
trace_tick (cairo_t *cr)
{
  cairo_move_to (cr, -0.5, 0.05);
  cairo_line_to (cr, -0.12, 0.42);
  cairo_line_to (cr, 0.5, -0.38);
}

static void
trace_ice (cairo_t *cr)
{
  for (int i = 0; i < 3; i++)
    {
      double angle = i * G_PI / 3 + G_PI / 2;

      cairo_move_to (cr, -0.6 * cos (angle), -0.6 * sin (angle));
      cairo_line_to (cr, 0.6 * cos (angle), 0.6 * sin (angle));
    }
}

static void
trace_zones (cairo_t *cr)
{
  for (int way = -1; way <= 1; way += 2)
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, 0.24 * way, 0, 0.38, 0, 2 * G_PI);
    }
}

static void
trace_bar (cairo_t *cr)
{
  cairo_move_to (cr, -0.5, 0);
  cairo_line_to (cr, 0.5, 0);
}

static void
trace_square (cairo_t *cr)
{
  cairo_rectangle (cr, -0.32, -0.32, 0.64, 0.64);
}

static void
trace_turn (cairo_t *cr)
{
  cairo_move_to (cr, 0.38, 0.5);
  cairo_line_to (cr, 0.38, -0.1);
  cairo_arc_negative (cr, 0.02, -0.1, 0.36, 0, -G_PI);
  cairo_line_to (cr, -0.34, 0.45);
  cairo_move_to (cr, -0.6, 0.2);
  cairo_line_to (cr, -0.34, 0.48);
  cairo_line_to (cr, -0.08, 0.2);
}

static void
trace_exchange (cairo_t *cr)
{
  for (int way = -1; way <= 1; way += 2)
    {
      cairo_move_to (cr, -0.55 * way, 0.24 * way);
      cairo_line_to (cr, 0.5 * way, 0.24 * way);
      cairo_move_to (cr, 0.22 * way, 0.02 * way);
      cairo_line_to (cr, 0.52 * way, 0.24 * way);
      cairo_line_to (cr, 0.22 * way, 0.5 * way);
    }
}

static void
trace_advance (cairo_t *cr)
{
  cairo_move_to (cr, 0, 0.25);
  cairo_line_to (cr, 0, -0.55);
  cairo_move_to (cr, -0.32, -0.22);
  cairo_line_to (cr, 0, -0.57);
  cairo_line_to (cr, 0.32, -0.22);
  cairo_move_to (cr, -0.45, 0.5);
  cairo_line_to (cr, 0.45, 0.5);
}

typedef struct
{
  guint32 colour;
  void (*trace) (cairo_t *cr);
} Look;

static const Look looks[ADJ_N_SIGNS] = {
  [ADJ_SIGN_ATTACK] = { 0xb3261e, trace_swords },
  [ADJ_SIGN_BE_ATTACKED] = { 0xb3261e, trace_rings },
  [ADJ_SIGN_LEAVE] = { 0x8a4b00, trace_arrow },
  [ADJ_SIGN_LIMIT] = { 0x8a4b00, trace_heap },
  [ADJ_SIGN_CHOICE] = { 0x00695c, trace_exclamation },
  [ADJ_SIGN_INEFFECTIVE] = { 0x4a4458, trace_broken_bar },
  [ADJ_SIGN_SCATTER] = { 0x6a1b9a, trace_dots },
  [ADJ_SIGN_SURROUNDED] = { 0x5b2a86, trace_fence },
  [ADJ_SIGN_IRREGULAR] = { 0xb45309, trace_cross },
  [ADJ_SIGN_MOVED] = { 0x37474f, trace_chevrons },
  [ADJ_SIGN_FOUGHT] = { 0x3f5a36, trace_tick },
  [ADJ_SIGN_FROZEN] = { 0x1f5f8b, trace_ice },
  [ADJ_SIGN_MET] = { 0xb3261e, trace_zones },
  [ADJ_SIGN_HALTED] = { 0x8a4b00, trace_bar },
  [ADJ_SIGN_ARRIVED] = { 0x37474f, trace_square },
  [ADJ_SIGN_BACK] = { 0x8a4b00, trace_turn },
  [ADJ_SIGN_PAYS] = { 0xb3261e, trace_exchange },
  [ADJ_SIGN_ADVANCES] = { 0x00695c, trace_advance },
};

void
adj_sign_paint (cairo_t *cr, AdjSign sign, AdjPoint at, double radius)
{
  cairo_save (cr);
  cairo_translate (cr, at.x, at.y);
  cairo_scale (cr, radius, radius);
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  adj_palette_set (cr, looks[sign].colour, 1);
  cairo_fill_preserve (cr);
  adj_palette_set (cr, 0xffffff, 0.95);
  cairo_set_line_width (cr, 0.16);
  cairo_stroke (cr);
  looks[sign].trace (cr);
  cairo_set_line_width (cr, 0.2);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (cr);
  cairo_restore (cr);
}
