/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/corrections/judge-again-panel.h"

#include "app/corrections/consequence-line.h"
#include "app/corrections/consequence-row.h"
#include "app/corrections/judge-again.h"

struct _AdjJudgeAgainPanel
{
  AdjPart parent_instance;
  GtkLabel *count;
  GtkListView *view;
  GtkNoSelection *rows;
  AdjJudgeAgain *again; /* NULL without a session */
  gulong changed;
};

G_DEFINE_FINAL_TYPE (AdjJudgeAgainPanel, adj_judge_again_panel, ADJ_TYPE_PART)

enum
{
  PROP_BUSY = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* Also before it has been seen for the first time. */
static gboolean
is_busy (AdjJudgeAgainPanel *self)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (self));

  return session != NULL &&
         g_list_model_get_n_items (adj_judge_again_get_list (adj_judge_again_of (session))) > 0;
}

static void
adj_judge_again_panel_show_count (AdjJudgeAgainPanel *self)
{
  g_autofree char *text = self->again != NULL ? adj_judge_again_say (self->again) : NULL;

  gtk_label_set_label (self->count, text != NULL ? text : "");
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BUSY]);
}

static void
let_go (AdjJudgeAgainPanel *self)
{
  if (self->again != NULL)
    g_clear_signal_handler (&self->changed, adj_judge_again_get_list (self->again));
  g_clear_object (&self->again);
}

static void
adj_judge_again_panel_refresh (AdjPart *part, AdjSession *session, AdjNews news)
{
  AdjJudgeAgainPanel *self = ADJ_JUDGE_AGAIN_PANEL (part);

  if ((news & ADJ_NEWS_SESSION) == 0)
    return;
  let_go (self);
  if (session != NULL)
    {
      GListModel *list;

      self->again = g_object_ref (adj_judge_again_of (session));
      list = adj_judge_again_get_list (self->again);
      self->changed = g_signal_connect_swapped (
          list, "items-changed", G_CALLBACK (adj_judge_again_panel_show_count), self);
      gtk_no_selection_set_model (self->rows, list);
    }
  adj_judge_again_panel_show_count (self);
}

/* ---- Acting ---- */

static void
adj_judge_again_panel_act_leave (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjJudgeAgainPanel *self = ADJ_JUDGE_AGAIN_PANEL (widget);

  if (self->again != NULL)
    adj_judge_again_leave (self->again, g_variant_get_uint32 (parameter));
}

static void
adj_judge_again_panel_act_leave_all (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjJudgeAgainPanel *self = ADJ_JUDGE_AGAIN_PANEL (widget);

  if (self->again != NULL)
    adj_judge_again_leave_all (self->again);
}

static void
answer (AdjJudgeAgainPanel *self, const char *action, AdjConsequenceLine *line)
{
  gtk_widget_activate_action (GTK_WIDGET (self), action, "u",
                              adj_consequence_line_get_number (line));
}

static void
adj_judge_again_panel_on_row (AdjJudgeAgainPanel *self, guint position)
{
  g_autoptr (AdjConsequenceLine) line =
      g_list_model_get_item (adj_judge_again_get_list (self->again), position);

  if (adj_consequence_line_get_kind (line) == ADJ_CONSEQUENCE_DIFFERS)
    answer (self, "correct.take", line);
}

static gboolean
adj_judge_again_panel_on_key (AdjJudgeAgainPanel *self,
                              guint key,
                              guint code,
                              GdkModifierType state)
{
  AdjListRow *row = adj_list_row_get_focused (self->view);

  if (row == NULL || (key != GDK_KEY_Delete && key != GDK_KEY_KP_Delete))
    return FALSE;
  answer (self, "again.leave", adj_list_row_get_item (row));
  return TRUE;
}

/* ---- Class ---- */

static void
adj_judge_again_panel_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_BUSY)
    g_value_set_boolean (value, is_busy (ADJ_JUDGE_AGAIN_PANEL (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
adj_judge_again_panel_dispose (GObject *object)
{
  let_go (ADJ_JUDGE_AGAIN_PANEL (object));
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_JUDGE_AGAIN_PANEL);
  G_OBJECT_CLASS (adj_judge_again_panel_parent_class)->dispose (object);
}

static void
adj_judge_again_panel_class_init (AdjJudgeAgainPanelClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = adj_judge_again_panel_dispose;
  object_class->get_property = adj_judge_again_panel_get_property;
  ADJ_PART_CLASS (class)->refresh = adj_judge_again_panel_refresh;
  properties[PROP_BUSY] =
      g_param_spec_boolean ("busy", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_install_action (widget_class, "again.leave", "u",
                                   adj_judge_again_panel_act_leave);
  gtk_widget_class_install_action (widget_class, "again.leave-all", NULL,
                                   adj_judge_again_panel_act_leave_all);
  g_type_ensure (ADJ_TYPE_CONSEQUENCE_ROW);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/adjutant/Adjutant/corrections/judge-again-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjJudgeAgainPanel, count);
  gtk_widget_class_bind_template_child (widget_class, AdjJudgeAgainPanel, view);
  gtk_widget_class_bind_template_child (widget_class, AdjJudgeAgainPanel, rows);
  gtk_widget_class_bind_template_callback (widget_class, adj_judge_again_panel_on_row);
}

static void
adj_judge_again_panel_init (AdjJudgeAgainPanel *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (adj_judge_again_panel_on_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self->view), keys);
}
