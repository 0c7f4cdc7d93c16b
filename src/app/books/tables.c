/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/books/tables.h"

G_DEFINE_ABSTRACT_TYPE (AdjTables, adj_tables, G_TYPE_OBJECT)

enum
{
  CHANGED,
  SAVED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
adj_tables_class_init (AdjTablesClass *class)
{
  signals[CHANGED] = g_signal_new ("changed", ADJ_TYPE_TABLES, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  signals[SAVED] = g_signal_new ("saved", ADJ_TYPE_TABLES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
adj_tables_init (AdjTables *self)
{
}

guint
adj_tables_count_pages (AdjTables *self)
{
  g_return_val_if_fail (ADJ_IS_TABLES (self), 0);

  return ADJ_TABLES_GET_CLASS (self)->count_pages (self);
}

const char *
adj_tables_name_page (AdjTables *self, guint page, const char **title)
{
  g_return_val_if_fail (ADJ_IS_TABLES (self), NULL);
  g_return_val_if_fail (title != NULL, NULL);

  return ADJ_TABLES_GET_CLASS (self)->name_page (self, page, title);
}

const char *
adj_tables_get_title (AdjTables *self)
{
  g_return_val_if_fail (ADJ_IS_TABLES (self), NULL);

  return ADJ_TABLES_GET_CLASS (self)->get_title (self);
}

const char *
adj_tables_get_rules (AdjTables *self)
{
  g_return_val_if_fail (ADJ_IS_TABLES (self), NULL);

  return ADJ_TABLES_GET_CLASS (self)->get_rules != NULL
             ? ADJ_TABLES_GET_CLASS (self)->get_rules (self)
             : NULL;
}

gboolean
adj_tables_set_title (AdjTables *self, const char *title, char **refusal)
{
  g_return_val_if_fail (ADJ_IS_TABLES (self), FALSE);
  g_return_val_if_fail (title != NULL && refusal != NULL, FALSE);

  *refusal = NULL;
  return ADJ_TABLES_GET_CLASS (self)->set_title (self, title, refusal);
}

gboolean
adj_tables_has_original (AdjTables *self)
{
  g_return_val_if_fail (ADJ_IS_TABLES (self), FALSE);

  return ADJ_TABLES_GET_CLASS (self)->has_original (self);
}

gboolean
adj_tables_finish (AdjTables *self)
{
  g_return_val_if_fail (ADJ_IS_TABLES (self), FALSE);

  return ADJ_TABLES_GET_CLASS (self)->finish (self);
}

const char *
adj_tables_get_complaint (AdjTables *self)
{
  g_return_val_if_fail (ADJ_IS_TABLES (self), NULL);

  return ADJ_TABLES_GET_CLASS (self)->get_complaint (self);
}

void
adj_tables_emit_changed (AdjTables *self)
{
  g_return_if_fail (ADJ_IS_TABLES (self));

  g_signal_emit (self, signals[CHANGED], 0);
}

void
adj_tables_emit_saved (AdjTables *self)
{
  g_return_if_fail (ADJ_IS_TABLES (self));

  g_signal_emit (self, signals[SAVED], 0);
}
