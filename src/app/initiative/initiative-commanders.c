/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/initiative/initiative-commanders.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/field-mark.h"
#include "staff/typed-sums.h"
#include "words/fill.h"
#include "words/place.h"

struct _AdjInitiativeCommanders
{
  GtkWidget parent_instance;
  GtkWidget *body;
  GtkGrid *grid;
  GtkLabel *names[ADJ_SIDES];
  GtkEditable *fields[ADJ_SIDES];
};

G_DEFINE_FINAL_TYPE (AdjInitiativeCommanders, adj_initiative_commanders, GTK_TYPE_WIDGET)

enum
{
  COMMANDER,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* A text that is no figure stays in the field, marked, and is not recorded. */
static void
adj_initiative_commanders_on_entered (GtkEntry *entry, AdjInitiativeCommanders *self)
{
  int side = GTK_EDITABLE (entry) == self->fields[0] ? 0 : 1;
  int points = 0;
  gboolean fine = adj_sum_parse (gtk_editable_get_text (GTK_EDITABLE (entry)), &points);

  adj_field_mark (GTK_WIDGET (entry), fine ? NULL : _ ("Type points as 13 or 5+4+3"));
  if (fine)
    g_signal_emit (self, signals[COMMANDER], 0, side, points);
}

/* ---- Class ---- */

static void
adj_initiative_commanders_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_INITIATIVE_COMMANDERS);
  G_OBJECT_CLASS (adj_initiative_commanders_parent_class)->dispose (object);
}

static void
adj_initiative_commanders_class_init (AdjInitiativeCommandersClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_initiative_commanders_dispose;
  signals[COMMANDER] = g_signal_new ("commander", ADJ_TYPE_INITIATIVE_COMMANDERS, G_SIGNAL_RUN_LAST,
                                     0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_INT);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/adjutant/Adjutant/initiative/initiative-commanders.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjInitiativeCommanders, body);
  gtk_widget_class_bind_template_child (widget_class, AdjInitiativeCommanders, grid);
}

static void
adj_initiative_commanders_init (AdjInitiativeCommanders *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (int side = 0; side < ADJ_SIDES; side++)
    {
      GtkWidget *name = gtk_label_new (NULL);
      GtkWidget *field = gtk_entry_new ();

      gtk_label_set_xalign (GTK_LABEL (name), 0);
      gtk_widget_set_hexpand (name, TRUE);
      gtk_editable_set_width_chars (GTK_EDITABLE (field), 4);
      gtk_editable_set_max_width_chars (GTK_EDITABLE (field), 4);
      gtk_entry_set_input_purpose (GTK_ENTRY (field), GTK_INPUT_PURPOSE_DIGITS);
      g_signal_connect (field, "activate", G_CALLBACK (adj_initiative_commanders_on_entered), self);
      gtk_grid_attach (self->grid, name, 0, side, 1, 1);
      gtk_grid_attach (self->grid, field, 1, side, 1, 1);
      self->names[side] = GTK_LABEL (name);
      self->fields[side] = GTK_EDITABLE (field);
    }
}

void
adj_initiative_commanders_show (AdjInitiativeCommanders *self,
                                const AdjInitiativeCase *initiative,
                                const AdjView *view,
                                gboolean may_play)
{
  g_return_if_fail (ADJ_IS_INITIATIVE_COMMANDERS (self));

  gtk_widget_set_visible (GTK_WIDGET (self), initiative->commanders);
  for (int side = 0; side < ADJ_SIDES; side++)
    {
      g_autofree char *name = adj_words_side (view, side);
      g_autofree char *points = g_strdup_printf ("%d", view->table->commanders[side]);
      g_autofree char *text = adj_fill (_ ("What the commander adds, {side}"),
                                        (const AdjPlace[]){ { "side", name }, { NULL, NULL } });

      gtk_label_set_label (self->names[side], name);
      gtk_editable_set_text (self->fields[side], points);
      gtk_widget_set_sensitive (GTK_WIDGET (self->fields[side]), may_play);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->fields[side]),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
    }
}
