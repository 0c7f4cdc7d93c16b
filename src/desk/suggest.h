/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* The word of words (NULL-terminated) that was most likely meant by typed, or NULL when none
 * is near: at most a third of its letters wrong, added, missing or swapped; case ignored. */
const char *adj_suggest (const char *typed, const char *const *words);
