/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* A field of a form: what it is called, what is typed or chosen there, and what is wrong with it.
 * Signals "typed": what is in it is to be taken; "pick": its hexes are to be pointed at. */

#define ADJ_TYPE_FORM_FIELD (adj_form_field_get_type ())
G_DECLARE_FINAL_TYPE (AdjFormField, adj_form_field, ADJ, FORM_FIELD, GtkWidget)

/* A line of at most so many characters, 0 for any number; hint may be NULL. */
GtkWidget *adj_form_field_new_line (const char *name, const char *hint, int most);
/* A line of hexes, and a button to point at them. */
GtkWidget *adj_form_field_new_hexes (const char *name, const char *hint);

GtkWidget *adj_form_field_new_prose (const char *name);

/* One of a few: their ids, and what each is called; both are copied. */
GtkWidget *
adj_form_field_new_choice (const char *name, const char *const *ids, const char *const *names);

/* The text, or the id of what is chosen; setting it is nobody's typing. */
void adj_form_field_set (AdjFormField *self, const char *text);
char *adj_form_field_get (AdjFormField *self);

void adj_form_field_complain (AdjFormField *self, const char *reason);

/* The widget one types or chooses in. */
GtkWidget *adj_form_field_get_control (AdjFormField *self);
