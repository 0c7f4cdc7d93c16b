/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/lex.h"
#include "record/verb.h"

/* A parser goes through the words from left to right; the first that does not fit ends it, with
 * a sentence that says what would. */
struct AdjParser
{
  const AdjField *field;
  AdjView view; /* of who types */
  AdjLexWords words;
  guint at;
  AdjOrder *order;
  AdjOrderError *error;
  const char *text; /* all of it */
  gsize length;
};

/* Ends the parsing: FALSE, with the error at that place. Takes the text over. */
gboolean adj_parser_fail_at (AdjParser *self, gsize start, gsize length, char *text);

/* The same at the word that comes next, or at the end. */
gboolean adj_parser_fail (AdjParser *self, char *text);

/* The word that comes next; NULL at the end. */
const AdjWord *adj_parser_peek (AdjParser *self);

/* Is it that keyword? */
gboolean adj_parser_next_is (AdjParser *self, const char *keyword);

/* Goes past it if it is that keyword. */
gboolean adj_parser_take (AdjParser *self, const char *keyword);

/* Complains of a word too many. */
gboolean adj_parser_expect_end (AdjParser *self);

/* A side by its id, or an unambiguous beginning of it. */
gboolean adj_parser_side (AdjParser *self, int *side);

/* A hex of the map. */
gboolean adj_parser_hex (AdjParser *self, AdjHex *hex);

/* Lengthens the path, or the list of targets. */
gboolean adj_parser_push_hex (AdjParser *self, AdjHex hex);

/* One unit by its name, pushed. */
gboolean adj_parser_unit (AdjParser *self);

/* One unit by its name, looked for first among those the verb concerns, and not pushed; -1 if
 * there is none. */
int adj_parser_find_unit (AdjParser *self, AdjVerb verb);

/* Is the next word written as a hex? */
gboolean adj_parser_next_is_hex (AdjParser *self);

/* unit, hex, or subject+subject, pushed; a hex means every unit in it. */
gboolean adj_parser_subject (AdjParser *self);

/* A number within bounds; what names it in the complaint. */
gboolean adj_parser_number (AdjParser *self, const char *what, int least, int most, int *number);

/* One step on from the path's end. */
gboolean adj_parser_step (AdjParser *self, int unit);

/* Steps to the end of the order. */
gboolean adj_parser_steps (AdjParser *self, gboolean at_least_one);

/* The one hex all units of the order stand in. */
gboolean adj_parser_start_path (AdjParser *self);
