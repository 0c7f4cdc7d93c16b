/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/options/options-list.h"

#include "app/options/options-form.h"
#include "app/widgets/focus-order.h"

struct _AdjOptionsList
{
  AdjPart parent_instance;
  AdjOptionsForm *form;
};

G_DEFINE_FINAL_TYPE (AdjOptionsList, adj_options_list, ADJ_TYPE_PART)

/* Refused or not, every row then shows what holds. */
static void
adj_options_list_on_chosen (AdjOptionsList *self, int option, int value)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (self));
  AdjOrder order = adj_order_option (option, value);

  adj_session_give (session, &order, 1);
}

static void
adj_options_list_refresh (AdjPart *part, AdjSession *session, AdjNews news)
{
  AdjOptionsList *self = ADJ_OPTIONS_LIST (part);
  const AdjTable *table;

  if (session == NULL)
    return;
  table = adj_session_field (session)->table;
  if (news & ADJ_NEWS_SESSION)
    adj_options_form_set_ruleset (self->form, adj_session_book (session)->ruleset);
  adj_options_form_show (self->form, table->options, table->next_options);
  adj_options_form_set_may_choose (self->form, adj_session_may_play (session));
}

static gboolean
adj_options_list_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (ADJ_OPTIONS_LIST (widget)->form));
}

static void
adj_options_list_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_OPTIONS_LIST);
  G_OBJECT_CLASS (adj_options_list_parent_class)->dispose (object);
}

static void
adj_options_list_class_init (AdjOptionsListClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_options_list_dispose;
  ADJ_PART_CLASS (class)->refresh = adj_options_list_refresh;
  widget_class->grab_focus = adj_options_list_grab_focus;
  widget_class->focus = adj_focus_among_children;
  g_type_ensure (ADJ_TYPE_OPTIONS_FORM);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/options/options-list.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjOptionsList, form);
  gtk_widget_class_bind_template_callback (widget_class, adj_options_list_on_chosen);
}

static void
adj_options_list_init (AdjOptionsList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
