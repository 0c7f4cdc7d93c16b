/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/initiative/initiative-arrivals.h"

#include <glib/gi18n-lib.h>

#include "words/fill.h"
#include "words/place.h"
#include "words/unit.h"

struct _AdjInitiativeArrivals
{
  GtkWidget parent_instance;
  GtkWidget *body;
  GtkBox *rows;
  const AdjBook *book; /* of the entry hexes in the rows */
  AdjInitiativeCase *initiative;
};

G_DEFINE_FINAL_TYPE (AdjInitiativeArrivals, adj_initiative_arrivals, GTK_TYPE_WIDGET)

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* ---- A row ---- */

static int
unit_of (GtkWidget *widget)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (widget), "unit"));
}

static void
choose_entry (AdjInitiativeArrivals *self, GtkDropDown *entries)
{
  int unit = unit_of (GTK_WIDGET (entries));
  guint chosen = gtk_drop_down_get_selected (entries);

  if (chosen != GTK_INVALID_LIST_POSITION)
    adj_initiative_case_choose (
        self->initiative, unit,
        adj_book_hex (self->book, self->book->scenario->units[unit].entries[chosen]));
}

static void
adj_initiative_arrivals_on_ticked (GtkCheckButton *tick, AdjInitiativeArrivals *self)
{
  int unit = unit_of (GTK_WIDGET (tick));
  GtkWidget *entries = gtk_widget_get_next_sibling (GTK_WIDGET (tick));
  gboolean comes = gtk_check_button_get_active (tick);

  if (!comes)
    adj_initiative_case_choose (self->initiative, unit, ADJ_NO_HEX);
  else if (entries != NULL)
    choose_entry (self, GTK_DROP_DOWN (entries));
  else
    adj_initiative_case_forget (self->initiative, unit);
  if (entries != NULL)
    gtk_widget_set_sensitive (entries, comes);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
adj_initiative_arrivals_on_entry (GtkDropDown *entries,
                                  GParamSpec *pspec,
                                  AdjInitiativeArrivals *self)
{
  choose_entry (self, entries);
  g_signal_emit (self, signals[CHANGED], 0);
}

static GtkWidget *
new_tick (AdjInitiativeArrivals *self, const AdjView *view, int unit)
{
  const AdjArrivalChoice *choice = adj_initiative_case_choice (self->initiative, unit);
  g_autofree char *name = adj_words_unit (view, unit);
  g_autofree char *strength = adj_words_strength (view, unit);
  g_autofree char *place = adj_words_whereabouts (view, unit);
  const AdjPlace places[] = {
    { "unit", name }, { "strength", strength }, { "place", place }, { NULL, NULL }
  };
  /* Translators: a unit, its strength, and "due on turn 5" */
  g_autofree char *text = adj_fill (_ ("{unit} {strength}, {place}"), places);
  GtkWidget *tick = gtk_check_button_new ();
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (tick),
                               choice == NULL || choice->hex != ADJ_NO_HEX);
  gtk_check_button_set_child (GTK_CHECK_BUTTON (tick), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (tick), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_widget_set_hexpand (tick, TRUE);
  gtk_widget_add_css_class (tick, "pick");
  g_object_set_data (G_OBJECT (tick), "unit", GINT_TO_POINTER (unit));
  g_signal_connect (tick, "toggled", G_CALLBACK (adj_initiative_arrivals_on_ticked), self);
  return tick;
}

static GtkWidget *
new_entries (AdjInitiativeArrivals *self, const AdjView *view, int unit)
{
  const AdjUnit *printed = &view->book->scenario->units[unit];
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  g_autofree char *name = adj_words_unit (view, unit);
  g_autofree char *text =
      adj_fill (_ ("Where {unit} enters"), (const AdjPlace[]){ { "unit", name }, { NULL, NULL } });
  GtkWidget *entries;
  guint chosen = 0;

  for (guint i = 0; i < printed->n_entries; i++)
    {
      AdjHex hex = adj_book_hex (view->book, printed->entries[i]);
      g_autofree char *number = adj_words_hex (view, hex);

      gtk_string_list_append (names, number);
      if (hex == self->initiative->muster.units[unit].hex)
        chosen = i;
    }
  entries = gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&names)), NULL);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (entries), chosen);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entries), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                  -1);
  gtk_widget_set_valign (entries, GTK_ALIGN_CENTER);
  g_object_set_data (G_OBJECT (entries), "unit", GINT_TO_POINTER (unit));
  g_signal_connect (entries, "notify::selected", G_CALLBACK (adj_initiative_arrivals_on_entry),
                    self);
  return entries;
}

/* ---- Class ---- */

static void
adj_initiative_arrivals_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_INITIATIVE_ARRIVALS);
  G_OBJECT_CLASS (adj_initiative_arrivals_parent_class)->dispose (object);
}

static void
adj_initiative_arrivals_class_init (AdjInitiativeArrivalsClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_initiative_arrivals_dispose;
  signals[CHANGED] = g_signal_new ("changed", ADJ_TYPE_INITIATIVE_ARRIVALS, G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/adjutant/Adjutant/initiative/initiative-arrivals.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjInitiativeArrivals, body);
  gtk_widget_class_bind_template_child (widget_class, AdjInitiativeArrivals, rows);
}

static void
adj_initiative_arrivals_init (AdjInitiativeArrivals *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
adj_initiative_arrivals_show (AdjInitiativeArrivals *self,
                              AdjInitiativeCase *initiative,
                              const AdjField *field,
                              const AdjView *view)
{
  guint16 units[2 * ADJ_MAX_UNITS];
  GtkWidget *row;
  guint n;

  g_return_if_fail (ADJ_IS_INITIATIVE_ARRIVALS (self));

  self->book = view->book;
  self->initiative = initiative;
  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->rows))) != NULL)
    gtk_box_remove (self->rows, row);
  n = adj_initiative_case_arrivals (initiative, field, units);
  for (guint i = 0; i < n; i++)
    {
      if (!adj_view_knows (view, units[i]))
        continue;
      row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
      gtk_box_append (GTK_BOX (row), new_tick (self, view, units[i]));
      if (view->book->scenario->units[units[i]].n_entries > 1)
        gtk_box_append (GTK_BOX (row), new_entries (self, view, units[i]));
      gtk_box_append (self->rows, row);
    }
  gtk_widget_set_visible (GTK_WIDGET (self),
                          gtk_widget_get_first_child (GTK_WIDGET (self->rows)) != NULL);
}
