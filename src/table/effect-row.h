/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/effect.h"

/* All that there is to say of a kind of effect: its word in a game's file, its fields in the order
 * in which they stand there, what it needs, and how it is applied. */

typedef enum
{
  ADJ_FIELD_NONE, /* behind the last */
  ADJ_FIELD_UNIT, /* on the table */
  ADJ_FIELD_UNIT_OR_NONE,
  ADJ_FIELD_NEW_UNIT, /* not on the table yet */
  ADJ_FIELD_HEX,
  ADJ_FIELD_HEX_OR_NONE,
  ADJ_FIELD_SIDE,
  ADJ_FIELD_PATH, /* the last but for those with names */
  ADJ_FIELD_FIGURE,
  ADJ_FIELD_BITS,       /* a figure whose bits are added to others */
  ADJ_FIELD_PLOT,       /* a figure that is the tokens of a plot */
  ADJ_FIELD_SEAL,       /* the check value of what is sealed, or that it is on paper */
  ADJ_FIELD_ENGAGEMENT, /* of simultaneous combat; left out where it is none */
  ADJ_FIELD_WORD,       /* the players' own word for a result; left out where there is none */
} AdjFieldType;

typedef struct
{
  AdjFieldType type;
  const char *name; /* one that older games lack is written as "name=figure", and stands last */
  gsize at;         /* of a figure in AdjEffect; it lies between the bounds */
  gint32 least;
  gint32 most;
  /* The figure on the table that this one goes on from, such as the points there were; NULL:
   * nothing. */
  int (*before) (const AdjTable *table, const AdjEffect *effect);
} AdjEffectField;

#define ADJ_MAX_EFFECT_FIELDS 8

/* The conditions for an effect to be carried out again after a correction. */
typedef enum
{
  ADJ_AGAIN_ANYHOW,
  ADJ_AGAIN_ON_MAP,    /* its unit is on the map */
  ADJ_AGAIN_AT_START,  /* and where its path begins */
  ADJ_AGAIN_WAITING,   /* its unit waits */
  ADJ_AGAIN_IN_BATTLE, /* its unit is on the map, and a battle waits for its die */
  ADJ_AGAIN_DIE,       /* a battle waits for its die */
} AdjAgain;

typedef struct
{
  const char *word;
  AdjEffectField fields[ADJ_MAX_EFFECT_FIELDS];
  AdjAgain again;

  /* The needs of the effect beyond the bounds of its fields: room in a list, or what the book
   * says. */
  gboolean (*fits) (const AdjTable *table, const AdjBook *book, const AdjEffect *effect);
  void (*apply) (AdjTable *table, const AdjEffect *effect);
} AdjEffectRow;

const AdjEffectRow *adj_effect_row (AdjEffectKind kind);

/* One of a kind that is about a unit, a hex (ADJ_NO_HEX) and at most one figure, whatever that is:
 * the first in its row. */
AdjEffect adj_effect_of_unit (AdjEffectKind kind, int unit, AdjHex hex, int figure);

/* The rows by where they lie: what each file has in its part of the enumeration. */
extern const AdjEffectRow adj_effects_of_units[];  /* from ADJ_EFFECT_MOVED */
extern const AdjEffectRow adj_effects_of_battle[]; /* from ADJ_EFFECT_ATTACK */
extern const AdjEffectRow adj_effects_of_table[];  /* from ADJ_EFFECT_DEBT */

/* The attacks there are: one that is about another attack's number is so still when a correction
 * has taken away an earlier one. */
int adj_engagements_before (const AdjTable *table, const AdjEffect *effect);

/* How fields are written in a row. */
#define ADJ_FIELD(type)                                                                            \
  {                                                                                                \
    ADJ_FIELD_##type                                                                               \
  }
#define ADJ_FIGURE(figure, least, most)                                                            \
  {                                                                                                \
    ADJ_FIELD_FIGURE, NULL, G_STRUCT_OFFSET (AdjEffect, figure), least, most, NULL                 \
  }
#define ADJ_ANY_FIGURE(figure) ADJ_FIGURE (figure, G_MININT32, G_MAXINT32)
#define ADJ_NAMED_FIGURE(name, figure, least, most)                                                \
  {                                                                                                \
    ADJ_FIELD_FIGURE, name, G_STRUCT_OFFSET (AdjEffect, figure), least, most, NULL                 \
  }
#define ADJ_CARRIED_FIGURE(type, figure, least, most, before)                                      \
  {                                                                                                \
    type, NULL, G_STRUCT_OFFSET (AdjEffect, figure), least, most, before                           \
  }
#define ADJ_WORD(name, letters)                                                                    \
  {                                                                                                \
    ADJ_FIELD_WORD, name, G_STRUCT_OFFSET (AdjEffect, letters), 0, 0, NULL                         \
  }
#define ADJ_ENGAGEMENT                                                                             \
  {                                                                                                \
    ADJ_FIELD_ENGAGEMENT, "result", G_STRUCT_OFFSET (AdjEffect, engagement), 0,                    \
        ADJ_MAX_ENGAGEMENTS, adj_engagements_before                                                \
  }
#define ADJ_ENDS_FIELD ADJ_NAMED_FIGURE ("ends", ends, 0, ADJ_ALL_ENDS)

static inline gint32
adj_effect_get (const AdjEffect *effect, const AdjEffectField *field)
{
  return G_STRUCT_MEMBER (gint32, effect, field->at);
}

static inline void
adj_effect_set (AdjEffect *effect, const AdjEffectField *field, gint32 figure)
{
  G_STRUCT_MEMBER (gint32, effect, field->at) = figure;
}

static inline gboolean
adj_field_is_figure (const AdjEffectField *field)
{
  return field->type == ADJ_FIELD_FIGURE || field->type == ADJ_FIELD_BITS;
}
