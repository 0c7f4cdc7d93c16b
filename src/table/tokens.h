/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/effect.h"

/* A unit's plot for a turn that both sides march together (E N.1, Y S5.0): a token for each of six
 * segments, four bits each, the first segment's lowest. */

#define ADJ_SEGMENTS 6

typedef enum
{
  ADJ_TOKEN_NONE, /* there is no plot */
  ADJ_TOKEN_STEP, /* it goes into the next hex in direction 0; six of them, one a direction */
  ADJ_TOKEN_ON_WAY = ADJ_TOKEN_STEP + ADJ_HEX_DIRECTIONS, /* it spends a point on the next step */
  ADJ_TOKEN_HOLD,
  ADJ_TOKEN_ENTER, /* it comes onto the map, by the hex in its entry */
  ADJ_TOKEN_EXIT,
  ADJ_N_TOKENS,
} AdjToken;

/* It goes no farther: it has stopped, or its plot has ended. */
#define ADJ_PLOT_STOPPED (1u << (4 * ADJ_SEGMENTS))

/* The unit is named to attack (Y S7.0); its plot says so as long as the Game-Turn lasts. */
#define ADJ_PLOT_ATTACKS (1u << (4 * ADJ_SEGMENTS + 1))

/* The token of a segment, 1 to 6. */
static inline AdjToken
adj_plot_token (guint32 plot, int segment)
{
  return (AdjToken) (plot >> (4 * (segment - 1)) & 0xf);
}

static inline guint32
adj_plot_with (guint32 plot, int segment, AdjToken token)
{
  guint shift = 4 * ((guint) segment - 1);

  return (plot & ~(0xfu << shift)) | (guint32) token << shift;
}

/* The direction of a step; -1 if it is none. */
static inline int
adj_token_direction (AdjToken token)
{
  return token >= ADJ_TOKEN_STEP && token < ADJ_TOKEN_ON_WAY ? (int) token - ADJ_TOKEN_STEP : -1;
}

/* Does the unit change its hex with it? */
static inline gboolean
adj_token_moves (AdjToken token)
{
  return adj_token_direction (token) >= 0 || token == ADJ_TOKEN_ENTER || token == ADJ_TOKEN_EXIT;
}

/* The last segment in which it changes its hex; 0 if it never does. */
static inline int
adj_plot_last (guint32 plot)
{
  for (int segment = ADJ_SEGMENTS; segment > 0; segment--)
    if (adj_token_moves (adj_plot_token (plot, segment)))
      return segment;
  return 0;
}

/* Does it march in one of the segments from first on? */
static inline gboolean
adj_plot_marches_from (guint32 plot, int first)
{
  for (int segment = first; segment <= ADJ_SEGMENTS; segment++)
    if (adj_plot_token (plot, segment) == ADJ_TOKEN_ON_WAY ||
        adj_token_moves (adj_plot_token (plot, segment)))
      return TRUE;
  return FALSE;
}

/* A plot that is still to be marched, in part or as a whole. */
static inline gboolean
adj_plot_is_open (guint32 plot)
{
  return plot != 0 && (plot & ADJ_PLOT_STOPPED) == 0;
}

/* As files have it: a letter a segment, 1 to 6 for a step in a direction of the grid, "-" on the
 * way, "." holds, "<" enters, ">" exits, "_" where there is no plot; "!" behind them for who is to
 * attack. */
void adj_plot_print (guint32 plot, char text[ADJ_SEGMENTS + 2]);
gboolean adj_plot_parse (const char *text, guint32 *plot);

/* The check value of a side's sealed plots, as files have it: hexadecimal digits. */
#define ADJ_CHECK_DIGITS (2 * ADJ_CHECK_BYTES)
void adj_check_print (const guint8 check[ADJ_CHECK_BYTES], char text[ADJ_CHECK_DIGITS + 1]);
gboolean adj_check_parse (const char *text, guint8 check[ADJ_CHECK_BYTES]);
