/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/judge.h"
#include "rules/passage.h"

/* The rules of every march, on the map, in a charge or onto it (BG 5): when, along which hexes, and
 * for how much. */

/* The cost of a march, in sixths, and how much of it optional rules ask for. */
typedef struct
{
  int all;
  int zone;    /* for an enemy zone of control (Y 6.2) */
  int company; /* for friends in the hexes (Y 5.31) */
  int cover;   /* for guns in a forest (Y 9.0b) */
  int night;   /* for the dark (E N.5) */
} AdjMarchCost;

/* Each hex of the path is next to the one before. Otherwise FALSE, and refused. */
gboolean adj_march_is_path (AdjJudge *judge, const AdjHex *path, guint n_path);

/* Two sides never share a hex: such an end makes no sense, whatever the players allow, and is
 * refused. */
gboolean adj_march_ends_among_enemies (AdjJudge *judge, int unit, AdjHex hex);

/* Is it a Movement Phase of both sides, who march by plot? */
gboolean adj_march_is_of_both (const AdjTable *table, const AdjBook *book);

/* Nor is anybody moved alone where both sides move together, as they have plotted. */
gboolean adj_march_is_plotted (AdjJudge *judge, int unit);

/* BG 5.11, 5.14: in its own Movement Phase, and before any attack is announced there. */
void adj_march_judge_phase (AdjJudge *judge, int unit);

/* Is it the unit's time to move, and does it obey? */
void adj_march_judge_moment (AdjJudge *judge, int unit);

/* BG 5.19: how many units of a side may move, and which may not yet, is for some scenarios to
 * say. */
void adj_march_judge_limits (AdjJudge *judge, int unit);

/* What the hex costs to enter stands in a chart that is missing (R 10.1), or nobody knows what lies
 * there. */
void adj_march_miss_cost (AdjJudge *judge, AdjHex hex);

/* The units and things that stand in the way in the hex that is entered. */
void adj_march_judge_hex (AdjJudge *judge, const AdjPassage *passage, int unit, AdjHex hex);

/* Pays for what is in the hex or around it. */
void adj_march_pay_hex (AdjMarchCost *march,
                        const AdjPassage *passage,
                        const AdjField *field,
                        AdjHex hex);

/* The cost of the whole path after path[0], which is paid for; what is wrong with it is found. */
AdjMarchCost adj_march_judge_path (
    AdjJudge *judge, const AdjPassage *passage, int unit, const AdjHex *path, guint n_path);

/* Does the unit, having spent so much before, have enough for the march, with what it may spend
 * more (Y 0.2)? */
void adj_march_judge_allowance (
    AdjJudge *judge, int unit, int before, const AdjMarchCost *march, int bonus);

/* May the unit stop in the hex? */
void adj_march_judge_end (AdjJudge *judge, int unit, AdjHex hex);

/* The points the unit has spent in all; a sum that no unit can ever pay grows no more. */
int adj_march_spent (int before, const AdjMarchCost *march);

/* The march is made. */
void adj_march_do (AdjJudge *judge,
                   int unit,
                   const AdjHex *path,
                   guint n_path,
                   int before,
                   const AdjMarchCost *march);

/* The unit has spent so much for an enemy zone of control (Y 6.2). */
void adj_march_deploy (AdjJudge *judge, int unit, int zone);
