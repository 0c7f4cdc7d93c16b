/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/books/own-tables-window.h"

#include <glib/gi18n-lib.h>

#include "app/books/figure-table.h"
#include "app/books/table-figures.h"
#include "app/desktop/settings.h"
#include "app/widgets/page-strip.h"
#include "words/fill.h"

struct _AdjOwnTablesWindow
{
  GtkWindow parent_instance;
  AdjTables *tables;
  GtkEditable *name;
  GtkLabel *differing;
  GtkLabel *complaint;
  GtkWidget *offer;   /* to play by these tables, once something has been typed */
  GtkWidget *to_tick; /* part of it, where these rules have gaps */
  GtkStack *pages;
  GPtrArray *figures; /* of AdjFigures, by page */
  GPtrArray *shown;   /* of AdjFigureTable, the stack's */
  gboolean unsaved;   /* and so the complaint says */
};

G_DEFINE_FINAL_TYPE (AdjOwnTablesWindow, adj_own_tables_window, GTK_TYPE_WINDOW)

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
  const char *complaint = adj_tables_get_complaint (self->tables);

  if (complaint != NULL || self->unsaved)
    complain (self, complaint);
  self->unsaved = complaint != NULL;
}

static char *
say_differing (AdjOwnTablesWindow *self)
{
  guint n = 0;
  g_autofree char *number = NULL;

  if (!adj_tables_has_original (self->tables))
    return g_strdup (_ ("The original is not installed"));
  for (guint i = 0; i < self->figures->len; i++)
    n += adj_figures_count_differing (self->figures->pdata[i]);
  number = g_strdup_printf ("%u", n);
  return n == 0 ? g_strdup (_ ("As printed"))
                : adj_fill (ngettext ("{n} figure differs from the printed one",
                                      "{n} figures differ from the printed ones", n),
                            (const AdjPlace[]){ { "n", number }, { NULL, NULL } });
}

static gboolean
has_gaps (AdjTables *tables)
{
  for (guint page = 0; page < adj_tables_count_pages (tables); page++)
    {
      const char *title;

      if (g_str_equal (adj_tables_name_page (tables, page, &title), "gaps"))
        return ADJ_TABLES_GET_CLASS (tables)->count_rows (tables, page) > 0;
    }
  return FALSE;
}

/* From the first figure that is typed on there is a copy of the player's own. */
static void
adj_own_tables_window_offer (AdjOwnTablesWindow *self)
{
  const char *rules = adj_tables_get_rules (self->tables);
  g_autofree char *chosen = g_settings_get_string (adj_settings (), "ruleset");

  gtk_widget_set_visible (self->offer, rules != NULL && !g_str_equal (rules, chosen));
  gtk_widget_set_visible (self->to_tick, has_gaps (self->tables));
}

static void
adj_own_tables_window_act_play_by (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjOwnTablesWindow *self = ADJ_OWN_TABLES_WINDOW (widget);

  g_settings_set_string (adj_settings (), "ruleset", adj_tables_get_rules (self->tables));
  adj_own_tables_window_offer (self);
}

static void
adj_own_tables_window_show (AdjOwnTablesWindow *self)
{
  g_autofree char *differing = say_differing (self);
  const char *title = adj_tables_get_title (self->tables);

  gtk_label_set_label (self->differing, differing);
  if (g_strcmp0 (gtk_editable_get_text (self->name), title) != 0)
    gtk_editable_set_text (self->name, title);
  complain (self, adj_tables_get_complaint (self->tables));
  self->unsaved = adj_tables_get_complaint (self->tables) != NULL;
}

/* ---- Hands ---- */

/* The page that is shown. */
static guint
current (AdjOwnTablesWindow *self)
{
  GtkWidget *shown = gtk_stack_get_visible_child (self->pages);
  guint page;

  return shown != NULL && g_ptr_array_find (self->shown, shown, &page) ? page : 0;
}

/* What the figure one is in is printed as, where it differs; NULL. */
static char *
printed_instead (AdjOwnTablesWindow *self, guint *row, guint *column)
{
  guint page = current (self);

  if (page >= self->shown->len ||
      !adj_figure_table_get_place (self->shown->pdata[page], row, column))
    return NULL;
  return adj_figures_printed_instead (self->figures->pdata[page], *row, *column);
}

static void
adj_own_tables_window_on_moved (AdjOwnTablesWindow *self)
{
  guint row;
  guint column;
  g_autofree char *printed = printed_instead (self, &row, &column);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "tables.put-back", printed != NULL);
}

static void
adj_own_tables_window_act_put_back (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjOwnTablesWindow *self = ADJ_OWN_TABLES_WINDOW (widget);
  guint page = current (self);
  guint row;
  guint column;
  g_autofree char *printed = printed_instead (self, &row, &column);
  g_autofree char *refusal = NULL;

  if (printed == NULL)
    return;
  if (!adj_figures_set (self->figures->pdata[page], row, column, printed, &refusal))
    complain (self, refusal);
  adj_figure_table_focus (self->shown->pdata[page], row, column);
}

static void
adj_own_tables_window_take_name (AdjOwnTablesWindow *self)
{
  const char *text = gtk_editable_get_text (self->name);
  g_autofree char *refusal = NULL;

  if (self->tables != NULL && g_strcmp0 (text, adj_tables_get_title (self->tables)) != 0 &&
      !adj_tables_set_title (self->tables, text, &refusal))
    complain (self, refusal);
}

static gboolean
adj_own_tables_window_close_request (GtkWindow *window)
{
  gtk_window_set_focus (window, NULL); /* what is being typed counts */
  adj_own_tables_window_take_name (ADJ_OWN_TABLES_WINDOW (window));
  adj_tables_finish (ADJ_OWN_TABLES_WINDOW (window)->tables);
  return GTK_WINDOW_CLASS (adj_own_tables_window_parent_class)->close_request (window);
}

/* ---- Class ---- */

static void
adj_own_tables_window_dispose (GObject *object)
{
  AdjOwnTablesWindow *self = ADJ_OWN_TABLES_WINDOW (object);

  g_ptr_array_set_size (self->figures, 0);
  g_ptr_array_set_size (self->shown, 0);
  g_clear_object (&self->tables);
  G_OBJECT_CLASS (adj_own_tables_window_parent_class)->dispose (object);
}

static void
adj_own_tables_window_finalize (GObject *object)
{
  AdjOwnTablesWindow *self = ADJ_OWN_TABLES_WINDOW (object);

  g_ptr_array_unref (self->figures);
  g_ptr_array_unref (self->shown);
  G_OBJECT_CLASS (adj_own_tables_window_parent_class)->finalize (object);
}

static void
adj_own_tables_window_class_init (AdjOwnTablesWindowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_own_tables_window_dispose;
  G_OBJECT_CLASS (class)->finalize = adj_own_tables_window_finalize;
  GTK_WINDOW_CLASS (class)->close_request = adj_own_tables_window_close_request;
  g_type_ensure (ADJ_TYPE_PAGE_STRIP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/books/own-tables-window.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjOwnTablesWindow, name);
  gtk_widget_class_bind_template_child (widget_class, AdjOwnTablesWindow, differing);
  gtk_widget_class_bind_template_child (widget_class, AdjOwnTablesWindow, complaint);
  gtk_widget_class_bind_template_child (widget_class, AdjOwnTablesWindow, offer);
  gtk_widget_class_bind_template_child (widget_class, AdjOwnTablesWindow, to_tick);
  gtk_widget_class_bind_template_child (widget_class, AdjOwnTablesWindow, pages);
  gtk_widget_class_bind_template_callback (widget_class, adj_own_tables_window_on_moved);
  gtk_widget_class_bind_template_callback (widget_class, adj_own_tables_window_take_name);
  gtk_widget_class_install_action (widget_class, "tables.put-back", NULL,
                                   adj_own_tables_window_act_put_back);
  gtk_widget_class_install_action (widget_class, "tables.play-by", NULL,
                                   adj_own_tables_window_act_play_by);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
adj_own_tables_window_init (AdjOwnTablesWindow *self)
{
  self->figures = g_ptr_array_new_with_free_func (g_object_unref);
  self->shown = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "tables.put-back", FALSE);
}

static void
add_page (AdjOwnTablesWindow *self, guint page)
{
  GtkWidget *shown = g_object_new (ADJ_TYPE_FIGURE_TABLE, NULL);
  AdjFigures *figures = adj_table_figures_new (self->tables, page);
  const char *title;
  const char *name = adj_tables_name_page (self->tables, page, &title);

  g_ptr_array_add (self->shown, shown);
  g_ptr_array_add (self->figures, figures);
  adj_figure_table_set_figures (ADJ_FIGURE_TABLE (shown), figures);
  g_signal_connect_object (shown, "moved", G_CALLBACK (adj_own_tables_window_on_moved), self,
                           G_CONNECT_SWAPPED);
  gtk_stack_add_titled (self->pages, shown, name, title);
}

GtkWidget *
adj_own_tables_window_new (GtkWindow *parent, AdjTables *tables)
{
  AdjOwnTablesWindow *self;

  g_return_val_if_fail (ADJ_IS_TABLES (tables), NULL);

  self = g_object_new (ADJ_TYPE_OWN_TABLES_WINDOW, "transient-for", parent, NULL);
  self->tables = g_object_ref (tables);
  for (guint page = 0; page < adj_tables_count_pages (tables); page++)
    add_page (self, page);
  g_signal_connect_object (tables, "changed", G_CALLBACK (adj_own_tables_window_show), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (tables, "changed", G_CALLBACK (adj_own_tables_window_offer), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (tables, "saved", G_CALLBACK (adj_own_tables_window_show_saved), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (tables, "changed", G_CALLBACK (adj_own_tables_window_on_moved), self,
                           G_CONNECT_SWAPPED);
  adj_own_tables_window_show (self);
  adj_figure_table_focus (self->shown->pdata[0], 0, 0);
  return GTK_WIDGET (self);
}

AdjTables *
adj_own_tables_window_get_tables (AdjOwnTablesWindow *self)
{
  g_return_val_if_fail (ADJ_IS_OWN_TABLES_WINDOW (self), NULL);

  return self->tables;
}
