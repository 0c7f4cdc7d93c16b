/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Ties a drop-down to a setting that is one of several words; words in the order of the list,
 * NULL behind the last, and kept by the caller. */
void adj_choice_setting_bind (const char *key, GtkDropDown *list, const char *const *words);
