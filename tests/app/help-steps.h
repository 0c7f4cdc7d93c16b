/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* The numbered steps of a chapter of the help page on filling in, for a test that does what they
 * say: of each the words that it stresses, an array with NULL at its end. How many words the
 * chapter has is added to n_words. */
GPtrArray *help_steps_read (const char *chapter, guint *n_words);
