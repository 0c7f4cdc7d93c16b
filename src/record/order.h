/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/verbs.h"
#include "desk/phrase.h"
#include "rules/control.h"
#include "rules/judge.h"
#include "rules/plot.h"
#include "table/view.h"

/* Orders, the one vocabulary of the game: text in, struct, and the canonical text back. What is
 * typed is resolved once, against the table it was typed on; the canonical line has full ids,
 * full paths and the die, so that an abbreviation never changes its meaning. */

/* How much of the board the players want mirrored. */
typedef enum
{
  ADJ_MIRROR_FULL,
  ADJ_MIRROR_LOSSES,
  ADJ_MIRROR_NONE,
} AdjMirror;

/* Characters of a text, and bytes that hold one more, so that it is seen to be too many. */
#define ADJ_ORDER_CHARS 100
#define ADJ_ORDER_TEXT (4 * (ADJ_ORDER_CHARS + 1) + 1)

/* The verb says which of the parts behind the hexes holds. */
typedef struct
{
  AdjVerb verb;
  gboolean forced; /* "!": we know */
  gboolean roll;   /* the program rolls */
  int thrown;      /* how many dice it threw */
  guint n_units;
  guint16 units[ADJ_MAX_BATTLE_UNITS]; /* whom it is about */
  guint n_hexes; /* a way, which begins where they set out or enter; targets; or the one hex */
  AdjHex hexes[ADJ_MAX_PATH];
  union
  {
    struct
    {
      gboolean direct; /* of one hex: this step, though a better way leads to that hex */
    } move;
    struct
    {
      guint n; /* 0: the plot is cleared; else one for each segment */
      AdjPlotWord words[ADJ_SEGMENTS];
      gboolean attacks;
    } plot;
    int contest[ADJ_SIDES]; /* both sides' dice; 0: none given */
    struct
    {
      int side;
      gboolean paper; /* it lies face down beside the map */
    } seal;
    struct /* an attack; what is lent to one; the die of one */
    {
      guint n_supports;
      AdjSupport supports[ADJ_MAX_SUPPORTS];
      int reduce;         /* column; -1 */
      int die;            /* 0: none given */
      int result;         /* AdjCombatResult; -1 */
      AdjResultWord word; /* in place of it, where there is no table */
      gboolean all;       /* dice for all attacks that wait for theirs, the oldest first */
      guint n_dice;
      guint8 dice[ADJ_MAX_ENGAGEMENTS];
    } attack;
    struct
    {
      int side; /* all of it that may; ADJ_NO_SIDE: the units */
      gboolean down;
    } flip;
    struct
    {
      int side;
      int n;
    } dummy;
    struct
    {
      int dice[ADJ_SIDES];          /* 0: none given */
      AdjHex entries[ADJ_MAX_PATH]; /* of each unit; ADJ_NO_HEX: it is held back */
      int first;                    /* who moves first on the cardboard; ADJ_NO_SIDE */
    } initiative;
    struct
    {
      int side;
      int points;
    } commander;
    AdjScatterThrow scatter;
    struct
    {
      int dice[2]; /* direction and points; 0: none given */
    } drift;
    AdjMarkerKind marker;
    struct
    {
      guint16 set; /* facts */
      guint16 cleared;
      guint8 put; /* markers, of AdjBears */
      guint8 taken;
      int strength; /* -1 */
    } status;
    struct
    {
      int die;            /* 0: none given */
      AdjResultWord word; /* "": none given */
    } rally;
    int winner;     /* a side */
    int engagement; /* in which nobody advances; 0: none is named */
    struct
    {
      int side;
      int points;
      char reason[ADJ_ORDER_TEXT];
    } score;
    struct
    {
      int index; /* in the ruleset */
      int value;
    } option;
    AdjMirror mirror;
    struct
    {
      guint order; /* the number of the one it is about; 0: none, it is about the moment */
      char text[ADJ_ORDER_TEXT];
    } remark;                 /* a note or bookmark */
    char row[ADJ_ORDER_TEXT]; /* that is waived */
  };
} AdjOrder;

/* An order of that verb that says nothing yet. */
void adj_order_init (AdjOrder *order, AdjVerb verb);

/* One order, without ";" and "#" around it, typed by somebody with these eyes: he can name what
 * he knows by id or designation, and whatever lies face down by its alias. FALSE with error set. */
gboolean adj_order_parse (
    const AdjField *field, AdjEyes eyes, const char *text, AdjOrder *order, AdjOrderError *error);

/* The canonical text; parsed again on the same table it gives the same order. book: NULL will do
 * for an order that names nothing of one. */
char *adj_order_print (const AdjBook *book, const AdjOrder *order);

/* The same as these eyes may see it on the view's table, the one before the order. */
char *adj_order_show (const AdjView *view, const AdjOrder *order);

/* Several of them as the line that would be typed. */
char *adj_orders_show (const AdjView *view, const AdjOrder *orders, guint n_orders);

/* Of the words behind the verb of a note or bookmark: the number of the order they are about, and
 * what is said of it. "@12 the bridge" is about order 12; others are about the moment: 0. */
guint adj_remark_about (const char *words, const char **said);

/* A line's orders, as texts without the comment; g_strfreev. */
char **adj_order_split (const char *line);

/* Names of what status orders may set, NULL-terminated; the fact of each. */
extern const char *const adj_status_keys[];
extern const guint16 adj_status_facts[];

/* The same of the markers that units bear where the rules have them: the first is bit 0 of
 * AdjBears. */
extern const char *const adj_bears_words[];
extern const char *const adj_face_words[]; /* by whether it lies face down */
extern const char *const adj_mirror_words[];
extern const char *const adj_marker_words[];
