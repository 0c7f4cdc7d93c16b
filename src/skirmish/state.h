/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "skirmish/rules.h"
#include "skirmish/sum.h"

/* What is known of a skirmish at one moment: one plain value. Strings are those of the skirmish it
 * belongs to, each there once, so that a pointer names a figure, a group, a card or a side. */

#define ADJ_MAX_MINIATURES 300
#define ADJ_MAX_CARDS 60
#define ADJ_MAX_CONTACTS 600
#define ADJ_SKIRMISH_SIDES 2
#define ADJ_NO_INDEX -1

/* What figures do: in an action, to seize the initiative, as a reaction. */
typedef enum
{
  ADJ_DOING_NOTHING,
  ADJ_DOING_MARCH,
  ADJ_DOING_MELEE,
  ADJ_DOING_SHOOT,
  ADJ_DOING_ESCAPE,
  ADJ_DOING_TO_ME,
  ADJ_DOING_CHARGE,
  ADJ_DOING_APPEAR,
  ADJ_DOING_VANISH,
  ADJ_DOING_FLEE,
  ADJ_DOING_ENGAGE,
  ADJ_DOING_OWN, /* a word of the players' own */
  ADJ_N_DOINGS,
} AdjDoing;

extern const char *const adj_doing_words[]; /* by doing, NULL-terminated */

/* A figure on the table. */
typedef struct
{
  const char *id;
  const char *name;
  const char *group; /* NULL */
  int side;
  int quality;
  int leader;  /* ADJ_SKIRMISH_NOBODY: none */
  int missile; /* ADJ_SKIRMISH_NOBODY: none */
  gboolean out;
  AdjDoing sight; /* by which way it has seized the initiative: appear, vanish, or nothing */
} AdjMiniature;

typedef struct
{
  const char *id;
  int side;
  const char *figures; /* ids, a blank between */
  const char *objective;
  const char *condition; /* NULL */
  gboolean used;
} AdjOrderCard;

typedef struct
{
  int one;
  int other;
} AdjMeleePair;

typedef struct
{
  int n_sides;
  const char *sides[ADJ_SKIRMISH_SIDES];
  int n_miniatures;
  AdjMiniature miniatures[ADJ_MAX_MINIATURES];
  int n_cards;
  AdjOrderCard cards[ADJ_MAX_CARDS];
  int n_contacts;
  AdjMeleePair contacts[ADJ_MAX_CONTACTS];

  int holder;                       /* who has the initiative; ADJ_NO_INDEX before the game */
  int actions;                      /* of this initiative */
  int attempts;                     /* to seize it, since it changed hands */
  int counters[ADJ_SKIRMISH_SIDES]; /* held by each side (L 7) */
  gboolean reacted;                 /* the reaction shot is used (L 11) */
  gboolean open;                    /* the other side may try now (L 1c) */
  gboolean fights;                  /* everybody in contact has a round to fight (L 8) */
  AdjDoing last;                    /* the last action */
  const char *actors;               /* who acted then, ids with a blank between; NULL: unknown */
  const char *targets;              /* whom they shot at; NULL: nobody, or it was not said */
  gboolean moved;                   /* did they move in it? */
  gboolean switches[ADJ_N_SWITCHES];
} AdjSkirmishState;

/* Nobody on the table, switches as the rules have them. */
void adj_skirmish_state_init (AdjSkirmishState *self, const AdjSkirmishRules *rules);

/* The index of a side or a figure by its id; ADJ_NO_INDEX. */
int adj_skirmish_side (const AdjSkirmishState *self, const char *id);
int adj_skirmish_miniature (const AdjSkirmishState *self, const char *id);

/* That of a side's card: each side names its own, so that no name that is taken tells of what the
 * other hides. side: ADJ_NO_INDEX for the first card of that name; ADJ_NO_INDEX. */
int adj_skirmish_card (const AdjSkirmishState *self, int side, const char *id);

/* Is there a group of that name? */
gboolean adj_skirmish_is_group (const AdjSkirmishState *self, const char *name);

/* Is the figure in contact with anybody; with that one? */
gboolean adj_skirmish_in_contact (const AdjSkirmishState *self, int miniature);
int adj_skirmish_contact (const AdjSkirmishState *self, int one, int other);

/* Does a list of ids, a blank between, have the figure? Where ids is NULL it has nobody. */
gboolean adj_skirmish_lists (const AdjSkirmishState *self, const char *ids, int miniature);

/* Is the figure on the card? */
gboolean adj_skirmish_on_card (const AdjSkirmishState *self, int card, int miniature);

/* The card a figure is on; ADJ_NO_INDEX. */
int adj_skirmish_card_of (const AdjSkirmishState *self, int miniature);

/* The side that is not it. */
int adj_skirmish_other (int side);

/* What a figure has for and against it, as far as the state knows: counters and melee. */
AdjFactors adj_skirmish_factors (const AdjSkirmishState *self, int miniature);
