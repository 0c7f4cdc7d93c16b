/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/verb.h"

/* Inside the record only: what several families of verbs make, print and judge alike. */

/* ---- Making ---- */

AdjOrder adj_order_begin (AdjVerb verb);
AdjOrder adj_order_about (AdjVerb verb, const guint16 *units, guint n_units);
AdjOrder adj_order_about_one (AdjVerb verb, int unit);
void adj_order_add_hexes (AdjOrder *order, const AdjHex *hexes, guint n_hexes);

/* Where they set out from is found when the order is given. */
void adj_order_add_way (AdjOrder *order, const AdjHex *way, guint n_way);

/* ---- Printing ---- */

/* As they were typed, unless that order could tell which is which. hidden: what others hide goes
 * by its alias already. */
void adj_print_units (
    GString *text, const AdjView *view, const AdjOrder *order, const char *joint, gboolean hidden);

/* "+" between them. */
void adj_print_subject (GString *text, const AdjView *view, const AdjOrder *order);
void adj_print_hexes (GString *text, const AdjView *view, const AdjOrder *order, guint from);

/* Both: the subject, and the way from its start or without it. */
void adj_print_way (GString *text, const AdjView *view, const AdjOrder *order);
void adj_print_way_on (GString *text, const AdjView *view, const AdjOrder *order);
void adj_print_side (GString *text, const AdjView *view, int side);

/* ---- Parsing ---- */

/* A subject, or one unit, and nothing behind it. */
gboolean adj_parse_subject_only (AdjParser *self);
gboolean adj_parse_unit_only (AdjParser *self);

/* The rest of the text as it was typed. text holds ADJ_ORDER_TEXT. */
gboolean adj_parse_text (AdjParser *self, const char *missing, char *text);

/* The players' own word for a result. */
gboolean adj_parse_result_word (AdjParser *self, AdjResultWord *word);

/* One of the words, by its index, at the end. */
gboolean adj_parse_word (AdjParser *self, const char *const *words, int *index);

/* ---- Judging ---- */

/* A unit on the map, of a side whose phase it is. */
gboolean adj_concerns_phasing (const AdjField *field, int unit);

/* As the rules take them. */
void adj_order_list_units (const AdjOrder *order, int units[ADJ_MAX_BATTLE_UNITS]);
