/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* The figures of src/rules, in seconds. The argument is a scenario's path. */

/* The reach of a unit, the average over all, at the set-up and in the middle of a game; and of
 * all units. Those not on the map yet are counted from their entry hex. */
double bench_reach_one (const char *path);
double bench_reach_all (const char *path);
double bench_reach_one_later (const char *path);
double bench_reach_all_later (const char *path);

/* The same for one unit, with all optional rules that change what a march costs. */
double bench_reach_one_optional (const char *path);

/* From a click on an attack of many units to its arithmetic and its verdict. */
double bench_odds (const char *path);

/* The list of a Combat Phase with many units in contact. */
double bench_duties (const char *path);

/* Both sides' levels from the table with all groups and the chances of all dice; and every single
 * change that would turn them. On the morning of the second day. */
double bench_initiative (const char *path);
double bench_flips (const char *path);

/* The scatter list with half the side out of command. */
double bench_scatter (const char *path);

/* Six segments that every unit marches by its plot, all of them on the map. */
double bench_night (const char *path);

/* The same by day, with the dice for every hex that both sides want (Y S5.23). */
double bench_both_march (const char *path);

/* Twenty results of simultaneous combat carried out, every choice made (Y S7.5). */
double bench_execution (const char *path);

/* The whole table once more. */
double bench_copy (const char *path);

/* What it comes to that one of them is to go to a hex on the far side of its reach, in turn. */
double bench_plotting (const char *path);

/* A whole game by lot. */
double bench_games (const char *path);
