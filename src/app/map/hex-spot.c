/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/map/hex-spot.h"

struct _AdjHexSpot
{
  GtkWidget parent_instance;
  char *label;
};

G_DEFINE_FINAL_TYPE (AdjHexSpot, adj_hex_spot, GTK_TYPE_WIDGET)

static void
adj_hex_spot_finalize (GObject *object)
{
  g_free (ADJ_HEX_SPOT (object)->label);
  G_OBJECT_CLASS (adj_hex_spot_parent_class)->finalize (object);
}

static void
adj_hex_spot_class_init (AdjHexSpotClass *class)
{
  G_OBJECT_CLASS (class)->finalize = adj_hex_spot_finalize;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (class), GTK_ACCESSIBLE_ROLE_GRID_CELL);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (class), "spot");
}

static void
adj_hex_spot_init (AdjHexSpot *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE); /* the board itself takes the pointer */
}

GtkWidget *
adj_hex_spot_new (void)
{
  return g_object_new (ADJ_TYPE_HEX_SPOT, NULL);
}

void
adj_hex_spot_say (AdjHexSpot *self, const char *label)
{
  g_return_if_fail (ADJ_IS_HEX_SPOT (self));

  if (g_strcmp0 (self->label, label) == 0)
    return;
  g_free (self->label);
  self->label = g_strdup (label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

const char *
adj_hex_spot_get_label (AdjHexSpot *self)
{
  g_return_val_if_fail (ADJ_IS_HEX_SPOT (self), NULL);

  return self->label;
}
