/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/books/own-tables-window.h"

#include <glib/gi18n-lib.h>

#include "app/books/figure-table.h"
#include "app/books/rule-figures.h"
#include "app/widgets/page-strip.h"
#include "words/fill.h"

struct _AdjOwnTablesWindow
{
  GtkWindow parent_instance;
  AdjOwnTables *tables;
  GtkEditable *name;
  GtkLabel *differing;
  GtkLabel *complaint;
  GtkStack *pages;
  AdjFigures *figures[ADJ_N_RULE_TABLES];
  AdjFigureTable *shown[ADJ_N_RULE_TABLES]; /* the stack's */
  gboolean unsaved;                         /* and so the complaint says */
};

G_DEFINE_FINAL_TYPE (AdjOwnTablesWindow, adj_own_tables_window, GTK_TYPE_WINDOW)

/* The pages, by AdjRuleTable. */
static const struct
{
  const char *name;
  const char *title;
} pages[] = {
  { "results", N_ ("Combat results") },
  { "terrain", N_ ("Terrain") },
  { "hexsides", N_ ("Hexsides") },
  { "command", N_ ("Command") },
  { "arms", N_ ("Arms") },
  { "terms", N_ ("System") },
  { "gaps", N_ ("Missing") },
};

/* ---- Showing ---- */

static void
complain (AdjOwnTablesWindow *self, const char *text)
{
  gtk_label_set_label (self->complaint, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->complaint), text != NULL);
}

/* A complaint about something else is left as it is. */
static void
adj_own_tables_window_show_saved (AdjOwnTablesWindow *self)
{
  const char *complaint = adj_own_tables_get_complaint (self->tables);

  if (complaint != NULL || self->unsaved)
    complain (self, complaint);
  self->unsaved = complaint != NULL;
}

static char *
say_differing (AdjOwnTablesWindow *self)
{
  const AdjRuleset *original = adj_own_tables_get_original (self->tables);
  guint n = 0;
  g_autofree char *number = NULL;

  if (original == NULL)
    return g_strdup (_ ("The original is not installed"));
  for (guint i = 0; i < ADJ_N_RULE_TABLES; i++)
    n += adj_figures_count_differing (self->figures[i]);
  number = g_strdup_printf ("%u", n);
  return n == 0 ? g_strdup (_ ("As printed"))
                : adj_fill (ngettext ("{n} figure differs from the printed one",
                                      "{n} figures differ from the printed ones", n),
                            (const AdjPlace[]){ { "n", number }, { NULL, NULL } });
}

static void
adj_own_tables_window_show (AdjOwnTablesWindow *self)
{
  g_autofree char *differing = say_differing (self);
  const char *title = adj_own_tables_get_ruleset (self->tables)->title;

  gtk_label_set_label (self->differing, differing);
  if (g_strcmp0 (gtk_editable_get_text (self->name), title) != 0)
    gtk_editable_set_text (self->name, title);
  complain (self, adj_own_tables_get_complaint (self->tables));
  self->unsaved = adj_own_tables_get_complaint (self->tables) != NULL;
}

/* ---- Hands ---- */

static AdjRuleTable
current (AdjOwnTablesWindow *self)
{
  const char *name = gtk_stack_get_visible_child_name (self->pages);

  for (guint i = 0; i < ADJ_N_RULE_TABLES; i++)
    if (g_strcmp0 (name, pages[i].name) == 0)
      return (AdjRuleTable) i;
  return ADJ_RULE_TABLE_RESULTS;
}

/* Only the figure one is in, and only where it differs. */
static void
adj_own_tables_window_on_moved (AdjOwnTablesWindow *self)
{
  AdjRuleTable table = current (self);
  g_autofree char *printed = NULL;
  guint row;
  guint column;

  if (self->shown[table] != NULL && adj_figure_table_get_place (self->shown[table], &row, &column))
    printed = adj_figures_printed_instead (self->figures[table], row, column);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "tables.put-back", printed != NULL);
}

static void
adj_own_tables_window_act_put_back (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjOwnTablesWindow *self = ADJ_OWN_TABLES_WINDOW (widget);
  AdjRuleTable table = current (self);
  g_autofree char *printed = NULL;
  g_autofree char *refusal = NULL;
  guint row;
  guint column;

  if (!adj_figure_table_get_place (self->shown[table], &row, &column))
    return;
  printed = adj_figures_printed_instead (self->figures[table], row, column);
  if (printed != NULL && !adj_figures_set (self->figures[table], row, column, printed, &refusal))
    complain (self, refusal);
  adj_figure_table_focus (self->shown[table], row, column);
}

static void
adj_own_tables_window_take_name (AdjOwnTablesWindow *self)
{
  const char *text = gtk_editable_get_text (self->name);
  g_autofree char *refusal = NULL;

  if (self->tables != NULL &&
      g_strcmp0 (text, adj_own_tables_get_ruleset (self->tables)->title) != 0 &&
      !adj_own_tables_set_title (self->tables, text, &refusal))
    complain (self, refusal);
}

static gboolean
adj_own_tables_window_close_request (GtkWindow *window)
{
  gtk_window_set_focus (window, NULL); /* what is being typed counts */
  adj_own_tables_window_take_name (ADJ_OWN_TABLES_WINDOW (window));
  adj_own_tables_finish (ADJ_OWN_TABLES_WINDOW (window)->tables);
  return GTK_WINDOW_CLASS (adj_own_tables_window_parent_class)->close_request (window);
}

/* ---- Class ---- */

static void
adj_own_tables_window_dispose (GObject *object)
{
  AdjOwnTablesWindow *self = ADJ_OWN_TABLES_WINDOW (object);

  for (guint i = 0; i < ADJ_N_RULE_TABLES; i++)
    g_clear_object (&self->figures[i]);
  g_clear_object (&self->tables);
  G_OBJECT_CLASS (adj_own_tables_window_parent_class)->dispose (object);
}

static void
adj_own_tables_window_class_init (AdjOwnTablesWindowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_own_tables_window_dispose;
  GTK_WINDOW_CLASS (class)->close_request = adj_own_tables_window_close_request;
  g_type_ensure (ADJ_TYPE_PAGE_STRIP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/books/own-tables-window.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjOwnTablesWindow, name);
  gtk_widget_class_bind_template_child (widget_class, AdjOwnTablesWindow, differing);
  gtk_widget_class_bind_template_child (widget_class, AdjOwnTablesWindow, complaint);
  gtk_widget_class_bind_template_child (widget_class, AdjOwnTablesWindow, pages);
  gtk_widget_class_bind_template_callback (widget_class, adj_own_tables_window_on_moved);
  gtk_widget_class_bind_template_callback (widget_class, adj_own_tables_window_take_name);
  gtk_widget_class_install_action (widget_class, "tables.put-back", NULL,
                                   adj_own_tables_window_act_put_back);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
adj_own_tables_window_init (AdjOwnTablesWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "tables.put-back", FALSE);
}

static void
add_page (AdjOwnTablesWindow *self, AdjRuleTable table)
{
  GtkWidget *shown = g_object_new (ADJ_TYPE_FIGURE_TABLE, NULL);

  self->shown[table] = ADJ_FIGURE_TABLE (shown);
  self->figures[table] = adj_rule_figures_new (self->tables, table);
  adj_figure_table_set_figures (self->shown[table], self->figures[table]);
  g_signal_connect_object (shown, "moved", G_CALLBACK (adj_own_tables_window_on_moved), self,
                           G_CONNECT_SWAPPED);
  gtk_stack_add_titled (self->pages, shown, pages[table].name, _ (pages[table].title));
}

GtkWidget *
adj_own_tables_window_new (GtkWindow *parent, AdjOwnTables *tables)
{
  AdjOwnTablesWindow *self =
      g_object_new (ADJ_TYPE_OWN_TABLES_WINDOW, "transient-for", parent, NULL);

  self->tables = g_object_ref (tables);
  for (guint i = 0; i < ADJ_N_RULE_TABLES; i++)
    add_page (self, (AdjRuleTable) i);
  g_signal_connect_object (tables, "changed", G_CALLBACK (adj_own_tables_window_show), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (tables, "saved", G_CALLBACK (adj_own_tables_window_show_saved), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (tables, "changed", G_CALLBACK (adj_own_tables_window_on_moved), self,
                           G_CONNECT_SWAPPED);
  adj_own_tables_window_show (self);
  adj_figure_table_focus (self->shown[ADJ_RULE_TABLE_RESULTS], 0, 0);
  return GTK_WIDGET (self);
}

AdjOwnTables *
adj_own_tables_window_get_tables (AdjOwnTablesWindow *self)
{
  g_return_val_if_fail (ADJ_IS_OWN_TABLES_WINDOW (self), NULL);

  return self->tables;
}
