/* SPDX-License-Identifier: GPL-3.0-or-later */
static void
adj_march_list_on_row (AdjMarchList *self, guint position)
{
}

static void
adj_march_list_act_halt (GtkWidget *widget, const char *name, GVariant *parameter)
{
}

static void
adj_march_list_follow (AdjMarchList *self)
{
}

static gboolean
is_tired (gpointer unit)
{
}

static void
adj_march_list_class_init (AdjMarchListClass *class)
{
  gtk_widget_class_bind_template_callback (widget_class, adj_march_list_on_row);
  gtk_widget_class_install_action (widget_class, "march.halt", NULL, adj_march_list_act_halt);
}

static void
adj_march_list_init (AdjMarchList *self)
{
  g_signal_connect_swapped (units, "changed", G_CALLBACK (adj_march_list_follow), self);
  gtk_custom_filter_set_filter_func (self->filter, is_tired, self, NULL);
}
