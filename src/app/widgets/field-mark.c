/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/field-mark.h"

void
adj_field_mark (GtkWidget *field, const char *reason)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (field);

  if (reason == NULL)
    {
      gtk_widget_remove_css_class (field, "error");
      gtk_accessible_reset_property (accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
      gtk_accessible_reset_state (accessible, GTK_ACCESSIBLE_STATE_INVALID);
      return;
    }
  gtk_widget_add_css_class (field, "error");
  gtk_accessible_update_property (accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, reason, -1);
  gtk_accessible_update_state (accessible, GTK_ACCESSIBLE_STATE_INVALID,
                               GTK_ACCESSIBLE_INVALID_TRUE, -1);
}
