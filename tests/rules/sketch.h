/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/judge.h"

/* A position in a few lines of text, and orders on it, for tests.
 *
 * The layout has a line (or what stands between two ";") for each thing:
 *
 *   map flat 8x7 [odd]              pointy; odd columns or rows shifted; all clear
 *   map flat 8x7 [odd] unknown      or all of another terrain
 *   forest 0303 0304                a terrain of the ruleset and its hexes
 *   clear/2 0303                    of level 2; clear/2s: a slope of it, where the rules have them
 *   road 0101 0201 0302             a kind of hexside along a way
 *   side 0303 0304 creek ford       what lies on one hexside
 *   unit u1 union infantry 5 0302   "?" where the strength is not known
 *   wait u2 union infantry 4 turn 2 entry 0101 0201
 *   turns 5 night 3 first union     as without the line, but for the night; several may be named
 *   exit 0101 0111                  for one movement point
 *   <award ...>                     raw XML, behind everything else
 *
 * The sides are union and confederate, the rules blue-and-gray unless others are handed in. */

typedef struct
{
  AdjBook *book;
  AdjTable *table;
  AdjJudge *judge;
  AdjField field; /* of the table */
  GStringChunk *words;
} Sketch;

Sketch *sketch_new (const char *layout);
Sketch *sketch_under (AdjRuleset *ruleset, const char *layout);

/* The same in the first Combat Phase, and there with an option switched on. */
Sketch *sketch_combat (const char *layout);
Sketch *sketch_combat_with (AdjOptionKey option, const char *layout);

/* A shipped scenario as it is set up. */
Sketch *sketch_load (const char *scenario);

void sketch_free (Sketch *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Sketch, sketch_free)

int sketch_unit (const Sketch *self, const char *id);
AdjHex sketch_hex (const Sketch *self, AdjHexId id);

/* Enters a phase of the ruleset by its id, "first-combat", without leaving the one before. */
void sketch_phase (Sketch *self, int turn, const char *phase);
void sketch_set (Sketch *self, const char *unit, guint16 facts);
void sketch_option (Sketch *self, AdjOptionKey key, int value);

/* Whether the unit has one of the facts. */
gboolean sketch_has (const Sketch *self, const char *unit, guint16 facts);

/* Judges an order on the table as it is:
 *
 *   move u1 u2 0302 0303      enter u3 0101 0201        exit u1
 *   charge u1 0302 0303
 *   attack 0304 0404 from u1 u2 [support x1 0304] [reduce 2-1] [die 4]    roll 4 [Dr]
 *   roll all 4 2
 *   support x1 0304 x2 0404
 *   retreat u1 0303           displace u1 0303          advance u1 0303
 *   lose u1 u2                stay                      next
 *   place u1 0303             place u1                  eliminate u1
 *   entrench u1               mark 0303 building        mark 0303 none
 *   initiative union 4 confederate 2 [without u1] [by 0101 u2] [result union]
 *   scatter [level 3] die 4   scatter chits 3 8         drift u1 2 5
 *   status u1 routed -shaken  rally u1                  mark 0303 breastworks
 *   up u1 u2                  down u1 u2                dummies union 2
 *
 * A path starts where the units stand. What comes back is the verdict: "ok", or every finding
 * with its row, "BG 5.13 leaves-zone; BG 5.15 too-far", or "impossible: no-path"; " (unknown)"
 * behind it if a printed figure is missing. The text lives as long as the sketch. */
const char *sketch_judge (Sketch *self, const char *order);

/* The same, and carries it out unless it is impossible. */
const char *sketch_do (Sketch *self, const char *order);

/* Carries out an attack and its roll, which must be lawful but for whom it leaves to nobody. */
void sketch_fight (Sketch *self, const char *attack, const char *roll);
