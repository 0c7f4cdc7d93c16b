/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/corrections/apart-row.h"

#include <glib/gi18n-lib.h>

#include "app/corrections/charts-apart.h"
#include "words/fill.h"

struct _AdjApartRow
{
  AdjListRow parent_instance;
  GtkLabel *title;
  GtkLabel *in_game;
  GtkLabel *in_charts;
  GtkActionable *to_charts;
  GtkActionable *to_game;
};

G_DEFINE_FINAL_TYPE (AdjApartRow, adj_apart_row, ADJ_TYPE_LIST_ROW)

static char *
say_value (const char *sentence, const char *value)
{
  return adj_fill (sentence, (const AdjPlace[]){
                                 { "value", *value != '\0' ? value : _ ("nothing, or not known") },
                                 { NULL, NULL } });
}

/* The target comes first: an action with none of its kind would complain. */
static void
offer (GtkActionable *button, const char *action, const AdjApart *apart, const char *value)
{
  gtk_actionable_set_action_target (button, "(sss)", apart->subject,
                                    adj_figure_keys[apart->figure.key], value);
  gtk_actionable_set_action_name (button, action);
}

static void
adj_apart_row_show (AdjListRow *row, gpointer item)
{
  AdjApartRow *self = ADJ_APART_ROW (row);
  const AdjApart *apart = adj_apart_line_get_apart (item);
  const char *title = adj_apart_line_get_title (item);
  /* Translators: a figure that the charts have otherwise */
  g_autofree char *in_game = say_value (_ ("In this game: {value}"), apart->in_game);
  g_autofree char *in_charts = say_value (_ ("In your charts: {value}"), apart->in_charts);
  g_autofree char *words = g_strdup_printf ("%s. %s. %s", title, in_game, in_charts);

  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->in_game, in_game);
  gtk_label_set_label (self->in_charts, in_charts);
  adj_list_row_describe (row, words);
  offer (self->to_charts, "win.into-charts", apart, apart->in_game);
  offer (self->to_game, "correct.figure", apart, apart->in_charts);
}

static void
adj_apart_row_class_init (AdjApartRowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  ADJ_LIST_ROW_CLASS (class)->show = adj_apart_row_show;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/corrections/apart-row.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjApartRow, title);
  gtk_widget_class_bind_template_child (widget_class, AdjApartRow, in_game);
  gtk_widget_class_bind_template_child (widget_class, AdjApartRow, in_charts);
  gtk_widget_class_bind_template_child (widget_class, AdjApartRow, to_charts);
  gtk_widget_class_bind_template_child (widget_class, AdjApartRow, to_game);
}

static void
adj_apart_row_init (AdjApartRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
