/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/books/figures.h"

#include <glib/gi18n-lib.h>

#include "words/fill.h"

#define USUAL_WIDTH 4 /* characters */

typedef struct
{
  GObject *source;
} AdjFiguresPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (AdjFigures, adj_figures, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static AdjFiguresPrivate *
private_of (AdjFigures *self)
{
  return adj_figures_get_instance_private (self);
}

static void
adj_figures_dispose (GObject *object)
{
  g_clear_object (&private_of (ADJ_FIGURES (object))->source);
  G_OBJECT_CLASS (adj_figures_parent_class)->dispose (object);
}

static void
adj_figures_class_init (AdjFiguresClass *class)
{
  G_OBJECT_CLASS (class)->dispose = adj_figures_dispose;
  signals[CHANGED] = g_signal_new ("changed", ADJ_TYPE_FIGURES, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
adj_figures_init (AdjFigures *self)
{
}

static void
adj_figures_on_changed (AdjFigures *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

void
adj_figures_follow (AdjFigures *self, GObject *source)
{
  g_return_if_fail (ADJ_IS_FIGURES (self));
  g_return_if_fail (private_of (self)->source == NULL);

  private_of (self)->source = g_object_ref (source);
  g_signal_connect_object (source, "changed", G_CALLBACK (adj_figures_on_changed), self,
                           G_CONNECT_SWAPPED);
}

gpointer
adj_figures_get_source (AdjFigures *self)
{
  g_return_val_if_fail (ADJ_IS_FIGURES (self), NULL);

  return private_of (self)->source;
}

guint
adj_figures_count_rows (AdjFigures *self)
{
  g_return_val_if_fail (ADJ_IS_FIGURES (self), 0);

  return ADJ_FIGURES_GET_CLASS (self)->count_rows (self);
}

guint
adj_figures_count_columns (AdjFigures *self)
{
  g_return_val_if_fail (ADJ_IS_FIGURES (self), 0);

  return ADJ_FIGURES_GET_CLASS (self)->count_columns (self);
}

char *
adj_figures_say_row (AdjFigures *self, guint row)
{
  g_return_val_if_fail (ADJ_IS_FIGURES (self), NULL);

  return ADJ_FIGURES_GET_CLASS (self)->say_row (self, row);
}

char *
adj_figures_say_column (AdjFigures *self, guint column)
{
  g_return_val_if_fail (ADJ_IS_FIGURES (self), NULL);

  return ADJ_FIGURES_GET_CLASS (self)->say_column (self, column);
}

int
adj_figures_width (AdjFigures *self, guint column)
{
  AdjFiguresClass *class;

  g_return_val_if_fail (ADJ_IS_FIGURES (self), USUAL_WIDTH);

  class = ADJ_FIGURES_GET_CLASS (self);
  return class->width != NULL ? class->width (self, column) : USUAL_WIDTH;
}

char *
adj_figures_get (AdjFigures *self, guint row, guint column)
{
  g_return_val_if_fail (ADJ_IS_FIGURES (self), NULL);

  return ADJ_FIGURES_GET_CLASS (self)->get (self, row, column);
}

gboolean
adj_figures_set (AdjFigures *self, guint row, guint column, const char *text, char **refusal)
{
  g_return_val_if_fail (ADJ_IS_FIGURES (self), FALSE);
  g_return_val_if_fail (text != NULL && refusal != NULL, FALSE);

  *refusal = NULL;
  return ADJ_FIGURES_GET_CLASS (self)->set (self, row, column, text, refusal);
}

char *
adj_figures_printed_instead (AdjFigures *self, guint row, guint column)
{
  AdjFiguresClass *class;
  g_autofree char *printed = NULL;
  g_autofree char *now = NULL;

  g_return_val_if_fail (ADJ_IS_FIGURES (self), NULL);

  class = ADJ_FIGURES_GET_CLASS (self);
  if (class->get_printed != NULL)
    printed = class->get_printed (self, row, column);
  if (printed == NULL)
    return NULL;
  now = class->get (self, row, column);
  return g_strcmp0 (printed, now) != 0 ? g_steal_pointer (&printed) : NULL;
}

guint
adj_figures_count_differing (AdjFigures *self)
{
  guint n = 0;

  g_return_val_if_fail (ADJ_IS_FIGURES (self), 0);

  for (guint row = 0; row < adj_figures_count_rows (self); row++)
    for (guint column = 0; column < adj_figures_count_columns (self); column++)
      {
        g_autofree char *printed = adj_figures_printed_instead (self, row, column);

        n += printed != NULL;
      }
  return n;
}

char *
adj_figures_doubt (AdjFigures *self, guint row)
{
  AdjFiguresClass *class;

  g_return_val_if_fail (ADJ_IS_FIGURES (self), NULL);

  class = ADJ_FIGURES_GET_CLASS (self);
  return class->doubt != NULL ? class->doubt (self, row) : NULL;
}

char *
adj_figures_say_cell (AdjFigures *self, guint row, guint column)
{
  g_autofree char *row_name = adj_figures_say_row (self, row);
  g_autofree char *column_name = adj_figures_say_column (self, column);
  g_autofree char *value = adj_figures_get (self, row, column);
  g_autofree char *printed = adj_figures_printed_instead (self, row, column);
  const AdjPlace places[] = { { "column", column_name },
                              { "row", row_name },
                              { "value", *value != '\0' ? value : _ ("not known") },
                              { "printed",
                                printed != NULL && *printed == '\0' ? _ ("nothing") : printed },
                              { NULL, NULL } };

  if (printed != NULL)
    /* Translators: a cell of a table, as in "3-1, die 4: Dr, printed: De" */
    return adj_fill (_ ("{column}, {row}: {value}, printed: {printed}"), places);
  /* Translators: a cell of a table, as in "3-1, die 4: Dr" */
  return adj_fill (_ ("{column}, {row}: {value}"), places);
}
