/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Names for what GTK builds itself inside of its widgets and leaves nameless: the button of a
 * drop-down list, the rows of its list and of tables, buttons with a mnemonic (whose name GTK gives
 * twice, once with the underscore) or to be ticked (only with it). Whoever is read to hears only
 * what has the focus, so that is when they are given. */

/* From now on, in all windows there are and will be. */
void adj_spoken_watch (void);

/* Has a screen reader say that at once, wherever the keys are. GTK can do so from 4.14 on; an older
 * one says nothing here. */
void adj_spoken_announce (GtkWidget *widget, const char *text);
