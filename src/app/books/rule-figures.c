/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/books/rule-figures.h"

struct _AdjRuleFigures
{
  AdjFigures parent_instance;
  AdjRuleTable table;
};

G_DEFINE_FINAL_TYPE (AdjRuleFigures, adj_rule_figures, ADJ_TYPE_FIGURES)

static AdjOwnTables *
tables_of (AdjFigures *self)
{
  return adj_figures_get_source (self);
}

static const AdjRuleset *
ruleset_of (AdjFigures *self)
{
  return adj_own_tables_get_ruleset (tables_of (self));
}

static guint
count_rows (AdjFigures *self)
{
  return adj_rule_table_count_rows (ADJ_RULE_FIGURES (self)->table, ruleset_of (self));
}

static guint
count_columns (AdjFigures *self)
{
  return adj_rule_table_count_columns (ADJ_RULE_FIGURES (self)->table, ruleset_of (self));
}

static char *
say_row (AdjFigures *self, guint row)
{
  return adj_rule_table_say_row (ADJ_RULE_FIGURES (self)->table, ruleset_of (self), row);
}

static char *
say_column (AdjFigures *self, guint column)
{
  return adj_rule_table_say_column (ADJ_RULE_FIGURES (self)->table, ruleset_of (self), column);
}

static int
width (AdjFigures *self, guint column)
{
  return adj_rule_table_width (ADJ_RULE_FIGURES (self)->table);
}

static char *
get (AdjFigures *self, guint row, guint column)
{
  return adj_rule_table_get (ADJ_RULE_FIGURES (self)->table, ruleset_of (self), row, column);
}

static char *
get_printed (AdjFigures *self, guint row, guint column)
{
  AdjRuleTable table = ADJ_RULE_FIGURES (self)->table;
  const AdjRuleset *original = adj_own_tables_get_original (tables_of (self));

  /* a ruleset edited by hand may have more than its original */
  if (original == NULL || row >= adj_rule_table_count_rows (table, original) ||
      column >= adj_rule_table_count_columns (table, original))
    return NULL;
  return adj_rule_table_get (table, original, row, column);
}

static gboolean
set (AdjFigures *self, guint row, guint column, const char *text, char **refusal)
{
  return adj_own_tables_set (tables_of (self), ADJ_RULE_FIGURES (self)->table, row, column, text,
                             refusal);
}

static void
adj_rule_figures_class_init (AdjRuleFiguresClass *class)
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
adj_rule_figures_init (AdjRuleFigures *self)
{
}

AdjFigures *
adj_rule_figures_new (AdjOwnTables *tables, AdjRuleTable table)
{
  AdjRuleFigures *self = g_object_new (ADJ_TYPE_RULE_FIGURES, NULL);

  self->table = table;
  adj_figures_follow (ADJ_FIGURES (self), G_OBJECT (tables));
  return ADJ_FIGURES (self);
}
