/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/judge.h"

/* Limited intelligence (Y 11.5): units that lie face down until they come into an enemy zone of
 * control, and dummies among them. Every other chapter takes a dummy for a unit, for nobody but
 * its owner can tell. */

/* Face up or face down, by a player's hand; nothing if it lies that way already. What has once
 * turned up stays so, and nothing is hidden in an enemy zone of control. */
void adj_intelligence_flip (AdjJudge *judge, const int *units, guint n_units, gboolean down);

/* All of a side's that may. */
void adj_intelligence_flip_side (AdjJudge *judge, int side, gboolean down);

/* Brings a side so many dummies, at hand to be placed or to enter (Y 11.52). */
void adj_intelligence_add_dummies (AdjJudge *judge, int side, int n);

/* Shows a unit to the enemy, who learns that it is real, or it is gone: FALSE. Nothing happens
 * without the option, or to what lies face up. */
gboolean adj_intelligence_show (AdjJudge *judge, int unit);

/* After an order: who stands in an enemy zone of control turns up, and aliases are dealt. */
void adj_intelligence_settle (AdjJudge *judge);

/* Y 11.57: the game ends. */
void adj_intelligence_end (AdjJudge *judge);

/* ---- On the march ---- */

/* How far along the path a unit marches before it meets nothing but dummies: the place in it, the
 * last one if it meets none. */
guint adj_intelligence_stop (const AdjJudge *judge, int unit, const AdjHex *path, guint n_path);

/* It has met them, they are gone, and it marches on. */
void adj_intelligence_go_on (AdjJudge *judge, int unit);

/* Y 11.54: a dummy that is set up where there is no room. */
void adj_intelligence_judge_place (AdjJudge *judge, int unit, AdjHex hex);

/* Are there more units than may stay, and is it the dummies that make them too many? */
gboolean adj_intelligence_crowds (const AdjField *field, AdjHex hex);

/* ---- Fire and retreat ---- */

/* Before an attack: whoever fires or is fired at is shown. The targets where somebody is left; 0
 * if there are none, and the shots are spent. */
guint adj_intelligence_draw_fire (
    AdjJudge *judge, AdjHex *targets, guint n_targets, int *units, guint *n_units);
