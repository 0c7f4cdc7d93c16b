/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "desk/phrase.h"
#include "record/verb.h"

/* A parser goes through a phrase on the table it is typed on. */
struct AdjParser
{
  const AdjField *field;
  AdjView view; /* of who types */
  AdjPhrase phrase;
  AdjOrder *order;
};

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

/* One step on from the path's end. */
gboolean adj_parser_step (AdjParser *self, int unit);

/* Steps to the end of the order. */
gboolean adj_parser_steps (AdjParser *self, gboolean at_least_one);

/* The one hex all units of the order stand in. */
gboolean adj_parser_start_path (AdjParser *self);
