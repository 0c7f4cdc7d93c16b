/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/draft.h"

/* A figure or word that is printed, by itself: the strength of a unit, the terrain of a hex. Each
 * has a subject ("smith", "1318", "1318-1319", "turn-4") and a key ("strength"), and its value is
 * text as a player types it. */

typedef enum
{
  ADJ_FIGURE_NAME,
  ADJ_FIGURE_STRENGTH,
  ADJ_FIGURE_REDUCED,
  ADJ_FIGURE_MOVEMENT,
  ADJ_FIGURE_SET_UP, /* the hex a unit begins in */
  ADJ_FIGURE_TURN,   /* that it is due on */
  ADJ_FIGURE_TERRAIN,
  ADJ_FIGURE_CALLED, /* a hex, on the map */
  ADJ_FIGURE_SIDE,   /* what lies between two hexes */
  ADJ_FIGURE_POINTS, /* of an award */
  ADJ_FIGURE_NIGHT,
  ADJ_FIGURE_LABEL, /* what is printed in a turn's box */
  ADJ_FIGURE_LEVEL, /* a side's command level in a turn */
  ADJ_FIGURE_LIMIT, /* how many units of a side may move in a turn */
  ADJ_FIGURE_LEAST, /* what a level of victory takes */
  ADJ_FIGURE_ABOVE, /* what it has to be more than */
  ADJ_N_FIGURES,
} AdjFigureKey;

extern const char *const adj_figure_keys[]; /* by key, NULL behind the last */

typedef struct
{
  AdjFigureKey key;
  int index;      /* of the unit, award, side or level of victory */
  int turn;       /* of the turn track; 0 */
  AdjHexId hex;   /* of the others */
  AdjHexId other; /* beyond the hexside */
} AdjFigure;

/* FALSE if there is no such subject, or it has no such figure. */
gboolean adj_figure_find (const AdjScenario *scenario,
                          const char *subject,
                          const char *key,
                          AdjFigure *figure);

/* "smith", "1318-1319"; free it. */
char *adj_figure_subject (const AdjScenario *scenario, const AdjFigure *figure);

/* All of a unit's, of a hex and its sides, of a turn, or of the victory conditions, as far as
 * there is room; returns how many. */
#define ADJ_MAX_FIGURES 128
guint
adj_figures_of_unit (const AdjScenario *scenario, int unit, AdjFigure figures[ADJ_MAX_FIGURES]);
guint
adj_figures_of_hex (const AdjScenario *scenario, AdjHexId hex, AdjFigure figures[ADJ_MAX_FIGURES]);

guint
adj_figures_of_turn (const AdjScenario *scenario, int turn, AdjFigure figures[ADJ_MAX_FIGURES]);
guint adj_figures_of_victory (const AdjScenario *scenario, AdjFigure figures[ADJ_MAX_FIGURES]);

/* "" if it is not known, or there is nothing. */
char *adj_figure_get (const AdjScenario *scenario, const AdjFigure *figure);

/* Of whatever it is printed on; NULL if there are none. */
const AdjMarks *adj_figure_marks (const AdjScenario *scenario, const AdjFigure *figure);

/* "" makes it unknown, or takes away what need not be there. FALSE if refused. */
gboolean adj_draft_set_figure (AdjDraft *self, const AdjFigure *figure, const char *value);
