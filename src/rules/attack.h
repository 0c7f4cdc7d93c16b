/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/judge.h"

/* An attack as it is announced: who, on what, and how low (BG 7, 8). */

typedef struct
{
  int side;
  guint n_targets;
  AdjHex targets[ADJ_MAX_TARGETS];
  guint n_attackers;
  AdjBattleUnit attackers[ADJ_MAX_BATTLE_UNITS];
  guint n_defenders;
  guint16 defenders[ADJ_MAX_DEFENDERS];
  guint n_supports;
  AdjSupport supports[ADJ_MAX_SUPPORTS]; /* Y 8.51 */
  int reduce;                            /* the lower column declared (BG 7.9), -1 for none */
} AdjAttack;

/* Gathers an attack: who of the units stands against the targets adjacent or at a distance, and
 * who defends. FALSE, with the reason refused, if it makes no sense: a target without enemies,
 * units that cannot have anything to do with it. */
gboolean adj_attack_prepare (AdjJudge *judge,
                             AdjAttack *attack,
                             const AdjHex *targets,
                             guint n_targets,
                             const int *units,
                             guint n_units);

/* Warns of every rule the attack breaks. */
void adj_attack_judge (AdjJudge *judge, const AdjAttack *attack);

/* BG 7.12: may one of the attackers stay out? In an EZOC it owes an attack, so it has to be able to
 * make another. */
gboolean adj_attack_may_go_without (const AdjField *field, const AdjAttack *attack, int unit);

/* The attack that lies open on the table, without those who are no longer on the map. */
void adj_attack_on_table (const AdjTable *table, AdjAttack *attack);

/* An attack of simultaneous combat by its number, without those who are no longer on the map. */
void adj_attack_in_engagement (const AdjTable *table, int number, AdjAttack *attack);

/* How a unit can take part against a hex: adjacent across a hexside that may be crossed, at a
 * distance, or -1 for not at all. A battery beside nothing but an unbridged creek bombards
 * (BG 8.45). */
int adj_attack_role (const AdjField *field, int unit, AdjHex target);

/* Next to each other, and the hexside between may be crossed (BG 7.15). */
gboolean adj_attack_crosses (const AdjField *field, AdjHex from, AdjHex to);

/* Range and sight of a bombardment of the hex (BG 8.22, 8.3). */
gboolean adj_attack_reaches (const AdjField *field, AdjHex from, AdjHex target);

/* May unit, as things stand, lawfully attack the hex, alone or with others? What it owes to
 * others (BG 7.22, 7.23) is not asked. */
gboolean adj_attack_is_open_to (const AdjField *field, int unit, AdjHex target);

/* The same of a unit whose phase it is, that whoever asks knows (AdjUnitState.unseen), and of a hex
 * of the enemy's: may it attack now? */
gboolean adj_may_attack (const AdjField *field, int unit, AdjHex target);

/* Everybody who may attack all of the hexes (BG 7.2): first who stands beside the first hex, then
 * who bombards it. Returns how many. */
guint adj_attackers_find (const AdjField *field,
                          const AdjHex *targets,
                          guint n_targets,
                          int units[ADJ_MAX_BATTLE_UNITS]);

/* May the units in the hex be attacked at all in this phase (BG 7.14, 7.74, 7.75)? */
gboolean adj_attack_may_hit (const AdjField *field, AdjHex target);

/* Y 8.6: a battery that marched too far in its Movement Phase to attack now. */
gboolean adj_attack_is_limbered (const AdjBook *book, const AdjTable *table, int unit);

/* A battery that lends its strength (Y 8.51) and is adjacent to an attacker: the result is its own
 * as well. */
gboolean adj_attack_hits_supporter (const AdjField *field, const AdjAttack *attack, int unit);

gboolean adj_attack_has_target (const AdjAttack *attack, AdjHex hex);

/* BG 8.41, 8.45: a battery in an EZOC does not bombard. */
gboolean adj_may_bombard (const AdjField *field, int unit);
