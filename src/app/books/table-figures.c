/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/books/table-figures.h"

struct _AdjTableFigures
{
  AdjFigures parent_instance;
  guint page;
};

G_DEFINE_FINAL_TYPE (AdjTableFigures, adj_table_figures, ADJ_TYPE_FIGURES)

static AdjTables *
tables_of (AdjFigures *self)
{
  return adj_figures_get_source (self);
}

static AdjTablesClass *
class_of (AdjFigures *self)
{
  return ADJ_TABLES_GET_CLASS (tables_of (self));
}

static guint
page_of (AdjFigures *self)
{
  return ADJ_TABLE_FIGURES (self)->page;
}

static guint
count_rows (AdjFigures *self)
{
  return class_of (self)->count_rows (tables_of (self), page_of (self));
}

static guint
count_columns (AdjFigures *self)
{
  return class_of (self)->count_columns (tables_of (self), page_of (self));
}

static char *
say_row (AdjFigures *self, guint row)
{
  return class_of (self)->say_row (tables_of (self), page_of (self), row);
}

static char *
say_column (AdjFigures *self, guint column)
{
  return class_of (self)->say_column (tables_of (self), page_of (self), column);
}

static int
width (AdjFigures *self, guint column)
{
  return class_of (self)->width (tables_of (self), page_of (self));
}

static char *
get (AdjFigures *self, guint row, guint column)
{
  return class_of (self)->get (tables_of (self), page_of (self), row, column);
}

static char *
get_printed (AdjFigures *self, guint row, guint column)
{
  return class_of (self)->get_printed (tables_of (self), page_of (self), row, column);
}

static gboolean
set (AdjFigures *self, guint row, guint column, const char *text, char **refusal)
{
  return class_of (self)->set (tables_of (self), page_of (self), row, column, text, refusal);
}

static void
adj_table_figures_class_init (AdjTableFiguresClass *class)
{
  AdjFiguresClass *figures_class = ADJ_FIGURES_CLASS (class);

  figures_class->count_rows = count_rows;
  figures_class->count_columns = count_columns;
  figures_class->say_row = say_row;
  figures_class->say_column = say_column;
  figures_class->width = width;
  figures_class->get = get;
  figures_class->set = set;
  figures_class->get_printed = get_printed;
}

static void
adj_table_figures_init (AdjTableFigures *self)
{
}

AdjFigures *
adj_table_figures_new (AdjTables *tables, guint page)
{
  AdjTableFigures *self;

  g_return_val_if_fail (ADJ_IS_TABLES (tables), NULL);

  self = g_object_new (ADJ_TYPE_TABLE_FIGURES, NULL);
  self->page = page;
  adj_figures_follow (ADJ_FIGURES (self), G_OBJECT (tables));
  return ADJ_FIGURES (self);
}
