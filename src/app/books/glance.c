/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/books/glance.h"

#include "app/books/rule-tables.h"
#include "sheets/terrain-table.h"
#include "staff/combat-case.h"

struct _AdjGlance
{
  AdjPart parent_instance;
  GtkGrid *results;
  GtkGrid *terrain;
  GtkGrid *hexsides;
  int column; /* of the results, -1: none is lit */
  int face;   /* the row of the die, likewise */
};

G_DEFINE_FINAL_TYPE (AdjGlance, adj_glance, ADJ_TYPE_PART)

/* ---- What counts now ---- */

/* A battle whose die lies has its column for certain; before it the one that is argued, if these
 * eyes may know it. */
static void
find_lit (AdjGlance *self, AdjSession *session)
{
  AdjView view = adj_session_view (session);
  const AdjBattle *battle = &view.table->battle;
  g_autoptr (AdjCombatCase) combat = NULL;

  self->column = -1;
  self->face = -1;
  if (battle->die > 0)
    {
      self->column = battle->column;
      self->face = battle->die - 1;
      return;
    }
  combat = adj_combat_case_find (&view, adj_session_get_picks (session), -1);
  if (combat != NULL && combat->sensible && !combat->hidden && !combat->arithmetic.unknown)
    self->column = combat->arithmetic.column;
}

/* ---- Tables ---- */

static void
add_cell (GtkGrid *grid, char *text, const char *class, gboolean lit, int column, int row)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, class);
  if (lit)
    gtk_widget_add_css_class (label, "lit");
  if (column == 0)
    gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_grid_attach (grid, label, column, row, 1, 1);
  g_free (text);
}

static void
clear (GtkGrid *grid)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (grid))) != NULL)
    gtk_grid_remove (grid, child);
}

static void
show_results (AdjGlance *self, const AdjRuleset *ruleset)
{
  const AdjRuleTable table = ADJ_RULE_TABLE_RESULTS;
  int n_rows = (int) adj_rule_table_count_rows (table, ruleset);
  int n_columns = (int) adj_rule_table_count_columns (table, ruleset);

  clear (self->results);
  for (int column = 0; column < n_columns; column++)
    add_cell (self->results, adj_rule_table_say_column (table, ruleset, (guint) column),
              "glance-head", column == self->column, column + 1, 0);
  for (int row = 0; row < n_rows; row++)
    {
      add_cell (self->results, adj_rule_table_say_row (table, ruleset, (guint) row), "glance-head",
                row == self->face, 0, row + 1);
      for (int column = 0; column < n_columns; column++)
        add_cell (self->results, adj_rule_table_get (table, ruleset, (guint) row, (guint) column),
                  "glance-cell", column == self->column || row == self->face, column + 1, row + 1);
    }
}

/* The table that a paper has of it, which knows what the options in force make of the print. */
static void
show_table (GtkGrid *grid, const AdjView *view, void (*tell) (AdjDoc *doc, const AdjView *view))
{
  g_autoptr (AdjDoc) doc = adj_doc_new ("", "");
  const AdjDocTable *table;

  tell (doc, view);
  table = ((const AdjBlock *) g_ptr_array_index (doc->blocks, 0))->table;
  clear (grid);
  for (guint column = 0; column < table->n_columns; column++)
    add_cell (grid, g_strdup (table->columns[column].title), "glance-head", FALSE, (int) column, 0);
  for (guint row = 0; row < table->rows->len; row++)
    {
      const GPtrArray *cells = ((const AdjDocRow *) g_ptr_array_index (table->rows, row))->cells;

      for (guint column = 0; column < cells->len; column++)
        add_cell (grid, g_strdup (g_ptr_array_index (cells, column)),
                  column == 0 ? "glance-head" : "glance-cell", FALSE, (int) column, (int) row + 1);
    }
}

static void
adj_glance_refresh (AdjPart *part, AdjSession *session, AdjNews news)
{
  AdjGlance *self = ADJ_GLANCE (part);
  AdjView view;

  if (session == NULL)
    return;
  find_lit (self, session);
  show_results (self, adj_session_book (session)->ruleset);
  if (!(news & (ADJ_NEWS_SESSION | ADJ_NEWS_TABLE)))
    return;
  view = adj_session_view (session);
  show_table (self->terrain, &view, adj_terrain_table_tell);
  show_table (self->hexsides, &view, adj_hexside_table_tell);
}

/* ---- Class ---- */

static void
adj_glance_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_GLANCE);
  G_OBJECT_CLASS (adj_glance_parent_class)->dispose (object);
}

static void
adj_glance_class_init (AdjGlanceClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_glance_dispose;
  ADJ_PART_CLASS (class)->refresh = adj_glance_refresh;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/books/glance.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjGlance, results);
  gtk_widget_class_bind_template_child (widget_class, AdjGlance, terrain);
  gtk_widget_class_bind_template_child (widget_class, AdjGlance, hexsides);
}

static void
adj_glance_init (AdjGlance *self)
{
  self->column = -1;
  self->face = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
}

int
adj_glance_get_column (AdjGlance *self)
{
  g_return_val_if_fail (ADJ_IS_GLANCE (self), -1);

  return self->column;
}

int
adj_glance_get_face (AdjGlance *self)
{
  g_return_val_if_fail (ADJ_IS_GLANCE (self), -1);

  return self->face;
}
