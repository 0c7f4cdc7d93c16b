/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* The sections of all pages of the help as a list beside them: which one is read is picked there,
 * and what is typed leaves those that have every word of it. */

void adj_help_contents_fill (GtkListBox *list, GtkEditable *search);

/* The page of a row, and which of its pieces the section begins with. */
const char *adj_help_contents_get (GtkListBoxRow *row, guint *index);

/* The first row that the search has left; NULL if it has left none. */
GtkListBoxRow *adj_help_contents_first (GtkListBox *list);

/* Picks the section that a piece of a page is in. */
void adj_help_contents_pick (GtkListBox *list, const char *page, guint index);

/* Brings the section that is picked into sight; the list has to be laid out. */
void adj_help_contents_reveal (GtkListBox *list);
