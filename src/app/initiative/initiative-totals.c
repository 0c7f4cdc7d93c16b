/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/initiative/initiative-totals.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/field-mark.h"
#include "app/widgets/focus-order.h"

struct _AdjInitiativeTotals
{
  GtkWidget parent_instance;
  GtkWidget *box;
  GtkGrid *grid;
  GtkDropDown *holder;
  GtkLabel *complaint;
  GtkLabel *names[ADJ_SIDES];
  GtkEditable *entries[ADJ_SIDES][ADJ_N_TOTALS];
};

G_DEFINE_FINAL_TYPE (AdjInitiativeTotals, adj_initiative_totals, GTK_TYPE_WIDGET)

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const char *const totals[ADJ_N_TOTALS] = {
  [ADJ_TOTAL_RESTED] = N_ ("Rested"),
  [ADJ_TOTAL_FOUGHT] = N_ ("Fought"),
  [ADJ_TOTAL_INEFFECTIVE] = N_ ("Ineffective"),
  [ADJ_TOTAL_NIGHT] = N_ ("Came by night"),
  [ADJ_TOTAL_FIRST_DAY] = N_ ("First Day turn"),
  [ADJ_TOTAL_LOST] = N_ ("Lost"),
  [ADJ_TOTAL_COMMANDER] = N_ ("Commander"),
};

static void
adj_initiative_totals_on_changed (AdjInitiativeTotals *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Enter goes down a side, from its last figure to the other side, and from that one's to what comes
 * behind. */
static void
adj_initiative_totals_on_entered (AdjInitiativeTotals *self, GtkEditable *entry)
{
  GtkEditable **first = &self->entries[0][0];
  int last = ADJ_SIDES * ADJ_N_TOTALS - 1;
  int place = 0;

  while (place < last && first[place] != entry)
    place++;
  if (place < last)
    gtk_widget_grab_focus (GTK_WIDGET (first[place + 1]));
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->holder));
}

static void
add_entry (AdjInitiativeTotals *self, int side, int total)
{
  GtkWidget *entry = gtk_entry_new ();

  self->entries[side][total] = GTK_EDITABLE (entry);
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 6);
  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), "0");
  gtk_widget_set_hexpand (entry, TRUE);
  g_signal_connect_swapped (entry, "changed", G_CALLBACK (adj_initiative_totals_on_changed), self);
  g_signal_connect_swapped (entry, "activate", G_CALLBACK (adj_initiative_totals_on_entered), self);
  gtk_grid_attach (self->grid, entry, side + 1, total + 1, 1, 1);
}

static void
add_entries (AdjInitiativeTotals *self)
{
  for (int side = 0; side < ADJ_SIDES; side++)
    {
      self->names[side] = GTK_LABEL (gtk_label_new (NULL));
      gtk_grid_attach (self->grid, GTK_WIDGET (self->names[side]), side + 1, 0, 1, 1);
    }
  for (int total = 0; total < ADJ_N_TOTALS; total++)
    {
      GtkWidget *label = gtk_label_new (_ (totals[total]));

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_grid_attach (self->grid, label, 0, total + 1, 1, 1);
      for (int side = 0; side < ADJ_SIDES; side++)
        add_entry (self, side, total);
    }
}

/* ---- Class ---- */

static gboolean
adj_initiative_totals_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (ADJ_INITIATIVE_TOTALS (widget)->entries[0][0]));
}

static void
adj_initiative_totals_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_INITIATIVE_TOTALS);
  G_OBJECT_CLASS (adj_initiative_totals_parent_class)->dispose (object);
}

static void
adj_initiative_totals_class_init (AdjInitiativeTotalsClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_initiative_totals_dispose;
  widget_class->grab_focus = adj_initiative_totals_grab_focus;
  widget_class->focus = adj_focus_among_children;
  signals[CHANGED] = g_signal_new ("changed", ADJ_TYPE_INITIATIVE_TOTALS, G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/adjutant/Adjutant/initiative/initiative-totals.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjInitiativeTotals, box);
  gtk_widget_class_bind_template_child (widget_class, AdjInitiativeTotals, grid);
  gtk_widget_class_bind_template_child (widget_class, AdjInitiativeTotals, holder);
  gtk_widget_class_bind_template_child (widget_class, AdjInitiativeTotals, complaint);
  gtk_widget_class_bind_template_callback (widget_class, adj_initiative_totals_on_changed);
}

static void
adj_initiative_totals_init (AdjInitiativeTotals *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_entries (self);
}

static void
name_side (AdjInitiativeTotals *self, int side, const char *name)
{
  gtk_label_set_label (self->names[side], name);
  for (int total = 0; total < ADJ_N_TOTALS; total++)
    {
      g_autofree char *label = g_strdup_printf ("%s: %s", name, _ (totals[total]));

      gtk_accessible_update_property (GTK_ACCESSIBLE (self->entries[side][total]),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
    }
}

void
adj_initiative_totals_name (AdjInitiativeTotals *self, const AdjInitiativeCase *initiative)
{
  int holder = initiative->holder;
  g_autoptr (GtkStringList) names = NULL;

  g_return_if_fail (ADJ_IS_INITIATIVE_TOTALS (self));

  names = gtk_string_list_new (NULL);
  for (int side = 0; side < ADJ_SIDES; side++)
    {
      gtk_string_list_append (names, initiative->names[side]);
      name_side (self, side, initiative->names[side]);
    }
  gtk_drop_down_set_model (self->holder, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->holder, (guint) holder);
}

void
adj_initiative_totals_read (AdjInitiativeTotals *self, AdjInitiativeCase *initiative)
{
  const char *advice;
  guint holder;

  g_return_if_fail (ADJ_IS_INITIATIVE_TOTALS (self));

  advice = gtk_label_get_label (self->complaint);
  holder = gtk_drop_down_get_selected (self->holder);
  if (holder < ADJ_SIDES)
    initiative->holder = (int) holder;
  for (int side = 0; side < ADJ_SIDES; side++)
    {
      const char *texts[ADJ_N_TOTALS];
      gboolean wrong[ADJ_N_TOTALS];

      for (int total = 0; total < ADJ_N_TOTALS; total++)
        texts[total] = gtk_editable_get_text (self->entries[side][total]);
      adj_initiative_case_type (initiative, side, texts, wrong);
      for (int total = 0; total < ADJ_N_TOTALS; total++)
        adj_field_mark (GTK_WIDGET (self->entries[side][total]), wrong[total] ? advice : NULL);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->complaint),
                          initiative->unread[0] || initiative->unread[1]);
}
