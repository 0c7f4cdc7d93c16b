/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/arrivals/arrival-row.h"

#include <glib/gi18n-lib.h>

#include "app/arrivals/arrival.h"
#include "app/board/unit-drag.h"
#include "app/widgets/tip.h"
#include "words/fill.h"

struct _AdjArrivalRow
{
  AdjListRow parent_instance;
  GtkLabel *heading;
  GtkLabel *ways;
  GtkLabel *name;
  GtkLabel *detail;
  GtkGrid *entries;
};

G_DEFINE_FINAL_TYPE (AdjArrivalRow, adj_arrival_row, ADJ_TYPE_LIST_ROW)

#define BUTTONS_A_LINE 2

static void
set_text (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
}

static GtkWidget *
new_button (const AdjArrivalLook *look, const AdjEntryHex *entry, AdjHexId number)
{
  g_autofree char *hex = g_strdup_printf ("%04d", number);
  g_autofree char *words =
      adj_fill (_ ("Enter {unit} at {hex}"),
                (const AdjPlace[]){ { "unit", look->name }, { "hex", hex }, { NULL, NULL } });
  GtkWidget *button = gtk_button_new_with_label (hex);

  adj_tip_show (button, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
  gtk_widget_add_css_class (button, "entry-button");
  if (entry->hex == look->facts.entry && !look->facts.waits)
    gtk_widget_add_css_class (button, "in-column");
  /* With an action it would be as sensitive as that is. */
  if (!look->may_play || entry->state == ADJ_WAY_IN_HELD || entry->state == ADJ_WAY_IN_BARRED)
    {
      gtk_widget_set_sensitive (button, FALSE);
      return button;
    }
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "arrivals.enter");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(ii)", look->facts.unit,
                                    (int) number);
  return button;
}

static void
show_entries (AdjArrivalRow *self, AdjArrival *arrival)
{
  const AdjArrivalLook *look = adj_arrival_get_look (arrival);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->entries))) != NULL)
    gtk_grid_remove (self->entries, child);
  for (guint i = 0; i < look->facts.n_entries && look->facts.when != ADJ_ARRIVAL_LATER; i++)
    gtk_grid_attach (self->entries, new_button (look, &look->facts.entries[i], look->entry_ids[i]),
                     (int) i % BUTTONS_A_LINE, (int) i / BUTTONS_A_LINE, 1, 1);
}

static void
adj_arrival_row_show (AdjListRow *row, gpointer item)
{
  AdjArrivalRow *self = ADJ_ARRIVAL_ROW (row);
  const AdjArrivalLook *look = adj_arrival_get_look (item);
  g_autofree char *words =
      g_strdup_printf ("%s, %s%s%s", look->name, look->detail, look->picked ? ", " : "",
                       look->picked ? _ ("picked") : "");

  set_text (self->heading, look->heading);
  set_text (self->ways, look->ways);
  set_text (self->name, look->name);
  set_text (self->detail, look->detail);
  show_entries (self, item);
  adj_list_row_mark (row, "picked", look->picked);
  adj_list_row_mark (row, "waits", look->facts.waits);
  adj_list_row_describe (row, words);
}

/* A unit that is not due yet cannot come. */
static int
unit_to_drag (gpointer data)
{
  AdjArrival *arrival = adj_list_row_get_item (data);
  const AdjArrivalLook *look = arrival != NULL ? adj_arrival_get_look (arrival) : NULL;

  return look != NULL && look->facts.when != ADJ_ARRIVAL_LATER ? look->facts.unit : -1;
}

static void
adj_arrival_row_class_init (AdjArrivalRowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  ADJ_LIST_ROW_CLASS (class)->show = adj_arrival_row_show;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/arrivals/arrival-row.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjArrivalRow, heading);
  gtk_widget_class_bind_template_child (widget_class, AdjArrivalRow, ways);
  gtk_widget_class_bind_template_child (widget_class, AdjArrivalRow, name);
  gtk_widget_class_bind_template_child (widget_class, AdjArrivalRow, detail);
  gtk_widget_class_bind_template_child (widget_class, AdjArrivalRow, entries);
}

static void
adj_arrival_row_init (AdjArrivalRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  adj_unit_drag_add (GTK_WIDGET (self), unit_to_drag, self);
}
