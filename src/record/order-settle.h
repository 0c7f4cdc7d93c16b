/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/order.h"

/* The blanks an order leaves are filled from the table it is given on. */

/* An order the program has made, as a line typed there would be read: units set out from where
 * they stand, a way to a goal is taken hex by hex, a text has to be one. FALSE with why, a sentence
 * for these eyes, if it cannot be. What is settled already stays as it is. */
gboolean adj_order_settle (AdjOrder *order, const AdjField *field, AdjEyes eyes, char **why);

/* A hex as it is typed, which may be missing: why it is none on the map; NULL if it is one. */
char *adj_order_read_hex (const AdjBook *book, const char *text, AdjHex *hex);

/* The same, or "off". */
char *adj_order_read_place (const AdjBook *book, const char *text, AdjHex *hex);

/* "attack-effectiveness=off": why it says nothing of an option; NULL if order is to say it. */
char *adj_order_read_option (const AdjBook *book, const char *text, AdjOrder *order);

/* Why the text of a remark cannot be kept; NULL if it can. */
char *adj_order_refuse_text (const char *text);
