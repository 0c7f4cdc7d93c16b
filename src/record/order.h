/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/judge.h"
#include "table/view.h"

/* Orders, the one vocabulary of the game: text in, struct, and the canonical text back. What is
 * typed is resolved once, against the table it was typed on; the canonical line has full ids,
 * full paths and the die, so that an abbreviation never changes its meaning. */

typedef enum
{
  ADJ_VERB_MOVE,
  ADJ_VERB_ENTER,
  ADJ_VERB_EXIT,
  ADJ_VERB_CHARGE,
  ADJ_VERB_ATTACK,
  ADJ_VERB_SUPPORT,
  ADJ_VERB_ROLL,
  ADJ_VERB_RETREAT,
  ADJ_VERB_DISPLACE,
  ADJ_VERB_ADVANCE,
  ADJ_VERB_STAY,
  ADJ_VERB_LOSE,
  ADJ_VERB_FLIP,
  ADJ_VERB_ENTRENCH,
  ADJ_VERB_INITIATIVE,
  ADJ_VERB_SCATTER,
  ADJ_VERB_DRIFT,
  ADJ_VERB_DUMMY,
  ADJ_VERB_PLACE,
  ADJ_VERB_MARK,
  ADJ_VERB_ELIMINATE,
  ADJ_VERB_STATUS,
  ADJ_VERB_SCORE,
  ADJ_VERB_COMMANDER,
  ADJ_VERB_OPTION,
  ADJ_VERB_WAIVE,
  ADJ_VERB_MIRROR,
  ADJ_VERB_NOTE,
  ADJ_VERB_BOOKMARK,
  ADJ_VERB_NEXT,
  ADJ_N_VERBS,
} AdjVerb;

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

typedef struct
{
  AdjVerb verb;
  gboolean forced; /* "!": we know */
  guint n_units;
  guint16 units[ADJ_MAX_BATTLE_UNITS];
  guint n_hexes; /* a path, targets, or the one hex; for moves the hex it starts in comes first; of
                    initiative, beside units, each one's entry hex or ADJ_NO_HEX */
  guint n_supports;
  AdjSupport supports[ADJ_MAX_SUPPORTS]; /* of an attack, or named behind it */
  AdjHex hexes[ADJ_MAX_PATH];
  gboolean direct; /* of a move of one hex: this step, though a better way leads to that hex */
  int die;         /* 0: none given */
  int dice[2];     /* of initiative, by side; of a drift, direction and points; 0: none given */
  guint16 chits;   /* of a scatter: bit n is digit n */
  gboolean roll;   /* the program rolls */
  int thrown;      /* how many dice it threw */
  int result;      /* AdjCombatResult; -1 */
  int reduce;      /* column; -1 */
  int side;    /* score, commander, dummy, flip of a whole side; of initiative, who moves first on
                  the cardboard; ADJ_NO_SIDE */
  int figure;  /* points, a value, a level, an AdjMarkerKind, an AdjMirror, face down, how many
                  dummies */
  int option;  /* index in the ruleset; -1 */
  guint16 set; /* facts of a status order */
  guint16 cleared;
  int strength;              /* of a status order; -1 */
  char text[ADJ_ORDER_TEXT]; /* note, bookmark, the reason of a score, the row of a waive */
} AdjOrder;

/* Where in the line it is wrong, in bytes, and a sentence that names the word and says what
 * would fit. */
typedef struct
{
  gsize start;
  gsize length;
  char *text;
} AdjOrderError;

/* An order of that verb that says nothing yet. */
void adj_order_init (AdjOrder *order, AdjVerb verb);

void adj_order_error_clear (AdjOrderError *error);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AdjOrderError, adj_order_error_clear)

/* One order, without ";" and "#" around it, typed by somebody with these eyes: he can name what
 * he knows by id or designation, and whatever lies face down by its alias. FALSE with error set. */
gboolean adj_order_parse (
    const AdjField *field, AdjEyes eyes, const char *text, AdjOrder *order, AdjOrderError *error);

/* The canonical text; parsed again on the same table it gives the same order. */
char *adj_order_print (const AdjBook *book, const AdjOrder *order);

/* The same as these eyes may see it on the view's table, the one before the order. */
char *adj_order_show (const AdjView *view, const AdjOrder *order);

/* Several of them as the line that would be typed. */
char *adj_orders_show (const AdjView *view, const AdjOrder *orders, guint n_orders);

/* A line's orders, as texts without the comment; g_strfreev. */
char **adj_order_split (const char *line);

/* "move", and the verb a word means: its name, its short form, or an unambiguous beginning of
 * two letters or more; -1 if it means none. */
const char *adj_verb_name (AdjVerb verb);
int adj_verb_find (const char *word);

/* All that stands behind it is its text, up to the end of the line: a note. */
gboolean adj_verb_takes_rest (AdjVerb verb);

/* Names of what status orders may set, NULL-terminated; the fact of each. */
extern const char *const adj_status_keys[];
extern const guint16 adj_status_facts[];
extern const char *const adj_face_words[]; /* by whether it lies face down */
extern const char *const adj_mirror_words[];
extern const char *const adj_marker_words[];
