/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* The words of the order language. No unit may have one of them, or four digits, as its id:
 * an order would read it as something else. */
gboolean adj_keyword_is_reserved (const char *word);

/* One of them that came when games had been saved already: a unit that is called so keeps its id,
 * or its game could not be opened any more. Behind a verb it is written in quotes. */
gboolean adj_keyword_is_late (const char *word);
