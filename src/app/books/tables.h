/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

/* Tables of the rules of some kind of game that the player alters, written at every change to a
 * file of his own, beside the original that they are compared with: what a window for them needs.
 * Signals "changed", and "saved": there is news of the disk. */

#define ADJ_TYPE_TABLES (adj_tables_get_type ())
G_DECLARE_DERIVABLE_TYPE (AdjTables, adj_tables, ADJ, TABLES, GObject)

struct _AdjTablesClass
{
  GObjectClass parent_class;

  guint (*count_pages) (AdjTables *self);
  const char *(*name_page) (AdjTables *self, guint page, const char **title);

  /* Of a page, as AdjFigures has them. Of the original there may be fewer, and NULL is what it has
   * not. */
  guint (*count_rows) (AdjTables *self, guint page);
  guint (*count_columns) (AdjTables *self, guint page);
  char *(*say_row) (AdjTables *self, guint page, guint row);
  char *(*say_column) (AdjTables *self, guint page, guint column);
  int (*width) (AdjTables *self, guint page);
  char *(*get) (AdjTables *self, guint page, guint row, guint column);
  char *(*get_printed) (AdjTables *self, guint page, guint row, guint column);
  gboolean (*set) (
      AdjTables *self, guint page, guint row, guint column, const char *text, char **refusal);

  const char *(*get_title) (AdjTables *self);
  const char *(*get_rules) (AdjTables *self); /* may be left out */
  gboolean (*set_title) (AdjTables *self, const char *title, char **refusal);
  gboolean (*has_original) (AdjTables *self);

  gboolean (*finish) (AdjTables *self);
  const char *(*get_complaint) (AdjTables *self);
};

guint adj_tables_count_pages (AdjTables *self);

/* The word it goes by in the source; its title is translated. */
const char *adj_tables_name_page (AdjTables *self, guint page, const char **title);

/* The title that the player gives his tables. FALSE with a sentence. */
/* The id of the rules that new games may choose to be played by, with these tables; NULL if they
 * are played with them in any case. */
const char *adj_tables_get_rules (AdjTables *self);

const char *adj_tables_get_title (AdjTables *self);
gboolean adj_tables_set_title (AdjTables *self, const char *title, char **refusal);

/* Is it installed? */
gboolean adj_tables_has_original (AdjTables *self);

/* Waits until they are on the disk; FALSE if that cannot be, and why they are not. */
gboolean adj_tables_finish (AdjTables *self);
const char *adj_tables_get_complaint (AdjTables *self);

/* For those who have such tables. */
void adj_tables_emit_changed (AdjTables *self);
void adj_tables_emit_saved (AdjTables *self);
