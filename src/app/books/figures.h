/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

/* A table of figures that can be typed over: what a chart or a table of the rules shows, as text,
 * cell by cell. It knows no widgets; AdjFigureTable shows any of them. Signal "changed": figures,
 * or how many there are, may be others. */

#define ADJ_TYPE_FIGURES (adj_figures_get_type ())
G_DECLARE_DERIVABLE_TYPE (AdjFigures, adj_figures, ADJ, FIGURES, GObject)

struct _AdjFiguresClass
{
  GObjectClass parent_class;

  guint (*count_rows) (AdjFigures *self);
  guint (*count_columns) (AdjFigures *self);

  /* Texts belong to the caller. */
  char *(*say_row) (AdjFigures *self, guint row);
  char *(*say_column) (AdjFigures *self, guint column);
  int (*width) (AdjFigures *self, guint column); /* in characters; 4 where not given */

  char *(*get) (AdjFigures *self, guint row, guint column); /* "" is not known */
  gboolean (*set) (AdjFigures *self, guint row, guint column, const char *text, char **refusal);

  /* The original's text there, NULL where there is none to compare with; and what is odd about a
   * row. Both may be left out. */
  char *(*get_printed) (AdjFigures *self, guint row, guint column);
  char *(*doubt) (AdjFigures *self, guint row);
};

/* Keeps what the figures are read from; its signal "changed" is theirs. */
void adj_figures_follow (AdjFigures *self, GObject *source);
gpointer adj_figures_get_source (AdjFigures *self);

guint adj_figures_count_rows (AdjFigures *self);
guint adj_figures_count_columns (AdjFigures *self);
char *adj_figures_say_row (AdjFigures *self, guint row);
char *adj_figures_say_column (AdjFigures *self, guint column);
int adj_figures_width (AdjFigures *self, guint column);
char *adj_figures_get (AdjFigures *self, guint row, guint column);

/* Types text over what is there. FALSE with a sentence if it cannot be. */
gboolean
adj_figures_set (AdjFigures *self, guint row, guint column, const char *text, char **refusal);

/* NULL: nothing to compare with, or it is the same. */
char *adj_figures_printed_instead (AdjFigures *self, guint row, guint column);
guint adj_figures_count_differing (AdjFigures *self);
char *adj_figures_doubt (AdjFigures *self, guint row);

/* "3-1, die 4: Dr", for those who hear it. */
char *adj_figures_say_cell (AdjFigures *self, guint row, guint column);
