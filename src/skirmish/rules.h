/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "desk/problems.h"

/* The rules of a skirmish (Lloyd's system): base rates, leadership, factors, missile weapons,
 * measures, switches, and the ledger of their rows. Immutable once read; strings belong to it. */

#define ADJ_MAX_QUALITIES 20
#define ADJ_MAX_LEADERSHIPS 20
#define ADJ_MAX_MISSILES 20
#define ADJ_SKIRMISH_NOBODY -1 /* no leader, no missile weapon */

/* The factors of L 5 that the program works with; a rules file says what each adds. */
typedef enum
{
  ADJ_FACTOR_REACH,  /* melee or objective in one move, or a shot within medium range */
  ADJ_FACTOR_SHOTS,  /* for each counter */
  ADJ_FACTOR_UNSEEN, /* the destination is out of sight */
  ADJ_FACTOR_MELEE,  /* engaged, unless it can break off at will */
  ADJ_FACTOR_CARD,   /* an order card */
  ADJ_N_FACTORS,
} AdjFactor;

/* The readings that players may choose. */
typedef enum
{
  ADJ_SWITCH_INTO_SIGHT_ONLY,          /* L 2 */
  ADJ_SWITCH_COUNTERS_SPENT_BY_A_ROLL, /* L 7 */
  ADJ_SWITCH_CARD_NEEDS_LISTED_ACTION, /* L 9 */
  ADJ_SWITCH_MAY_PASS,                 /* L 1c */
  ADJ_SWITCH_FIGHTS_AFTER_SUCCESS,     /* L 8b */
  ADJ_N_SWITCHES,
} AdjSwitch;

/* How far who shoots may march in the same action (L 12b). */
typedef enum
{
  ADJ_MISSILE_MARCH_NONE,
  ADJ_MISSILE_MARCH_HALF,
  ADJ_MISSILE_MARCH_FULL,
} AdjMissileMarch;

typedef struct
{
  const char *id;
  const char *name;
  int rate; /* L 3 */
} AdjQuality;

typedef struct
{
  const char *id;
  const char *name;
  int adds; /* L 4 */
} AdjLeadership;

typedef struct
{
  const char *id;
  const char *name;
  AdjMissileMarch march;
} AdjMissile;

typedef struct
{
  const char *name;
  const char *text;
  int adds;
} AdjFactorRow;

typedef struct
{
  const char *title;
  const char *text;
  gboolean preset;
} AdjSwitchRow;

typedef struct
{
  const char *id;
  const char *chapter;
  const char *text;
  const char *ruling;    /* NULL */
  const char *switch_id; /* the one that chooses the other reading; NULL */
} AdjSkirmishRow;

typedef struct
{
  int refs;
  GStringChunk *strings;

  const char *id;
  const char *title;
  const char *about; /* NULL */

  int faces;     /* of the die */
  int fights_to; /* L 8: a natural 1 to this makes everybody in contact fight */

  int group_inches; /* L 1: from one figure of a group to the next */
  int react_inches; /* L 10 */
  int call_inches;  /* L 13: nearer to the enemy nobody follows "To me!" */

  guint n_qualities;
  AdjQuality qualities[ADJ_MAX_QUALITIES];
  guint n_leaderships;
  AdjLeadership leaderships[ADJ_MAX_LEADERSHIPS];
  guint n_missiles;
  AdjMissile missiles[ADJ_MAX_MISSILES];
  AdjFactorRow factors[ADJ_N_FACTORS];
  AdjSwitchRow switches[ADJ_N_SWITCHES];

  guint n_rows;
  AdjSkirmishRow *rows; /* as in the file */
} AdjSkirmishRules;

AdjSkirmishRules *adj_skirmish_rules_ref (AdjSkirmishRules *self);
void adj_skirmish_rules_unref (AdjSkirmishRules *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjSkirmishRules, adj_skirmish_rules_unref)

/* By id or an unambiguous beginning of it; -1 none, -2 several (desk/abbreviation.h). */
int adj_skirmish_quality (const AdjSkirmishRules *self, const char *word);
int adj_skirmish_leadership (const AdjSkirmishRules *self, const char *word);
int adj_skirmish_missile (const AdjSkirmishRules *self, const char *word);

/* The ids, NULL-terminated, for whoever suggests one; g_free, the strings are the rules'. */
const char **adj_skirmish_quality_ids (const AdjSkirmishRules *self);
const char **adj_skirmish_leadership_ids (const AdjSkirmishRules *self);
const char **adj_skirmish_missile_ids (const AdjSkirmishRules *self);

/* NULL if there is none. */
const AdjSkirmishRow *adj_skirmish_row (const AdjSkirmishRules *self, const char *id);

extern const char *const adj_factor_ids[];      /* by factor, NULL-terminated */
extern const char *const adj_switch_ids[];      /* by switch, NULL-terminated */
extern const char *const adj_missile_marches[]; /* by march, NULL-terminated */
