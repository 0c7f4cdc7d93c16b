/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/books/form-field.h"

/* Fills in the forms on a page of the charts as somebody at the table would. */

/* The field that is called so; NULL if it is not asked for. */
AdjFormField *form_work_find (GtkWidget *page, const char *name);

/* Types into a field and leaves it; chooses there. */
void form_work_type (GtkWidget *page, const char *name, const char *text);
void form_work_choose (GtkWidget *page, const char *name, const char *choice);

void form_work_shows (GtkWidget *page, const char *name, const char *expected);

/* The row of the page's list that says that; NULL if there is none. */
GtkListBoxRow *form_work_find_row (GtkWidget *page, const char *text);
void form_work_pick (GtkWidget *page, const char *text);
