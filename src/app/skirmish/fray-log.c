/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/skirmish/fray-log.h"

#include "skirmish/sentence.h"
#include "skirmish/tell.h"

struct _AdjFrayLog
{
  GtkWidget parent_instance;
  GtkListView *view;
  GtkStringList *lines; /* by the orders that hold */
  AdjFray *fray;
  AdjSkirmishState *state; /* after those that are listed */
  guint n_entries;         /* of the record when it was listed */
};

G_DEFINE_FINAL_TYPE (AdjFrayLog, adj_fray_log, GTK_TYPE_WIDGET)

enum
{
  CORRECT,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* ---- Lines ---- */

static void
add_line (AdjFrayLog *self, const AdjPlayed *played)
{
  const AdjSkirmishRules *rules = adj_fray_get_rules (self->fray);
  g_auto (GStrv) told = adj_skirmish_tell_played (self->state, adj_fray_get_state (self->fray),
                                                  rules, adj_fray_get_eyes (self->fray), played);
  g_autofree char *text = g_strjoinv ("\n", told);
  g_autoptr (GString) line = g_string_new (NULL);

  g_string_printf (line, "%u. %s", played->number, text);
  for (guint i = 0; i < played->content->offences->len; i++)
    {
      guint8 offence = g_array_index (played->content->offences, guint8, i);
      g_autofree char *words = adj_skirmish_say_offence ((AdjOffence) offence);

      g_string_append_printf (line, "\n%s", words);
    }
  gtk_string_list_append (self->lines, line->str);
  for (guint i = 0; played->state != ADJ_SKIRMISH_ASIDE && i < played->changes->len; i++)
    adj_change_apply (&g_array_index (played->changes, AdjChange, i), self->state, rules);
}

/* Were only orders added since? Then those before stand as they are. */
static gboolean
goes_on (AdjFrayLog *self)
{
  const GPtrArray *entries = adj_skirmish_get_entries (adj_fray_get_skirmish (self->fray));

  if (entries->len < self->n_entries)
    return FALSE;
  for (guint i = self->n_entries; i < entries->len; i++)
    if (((const AdjRecorded *) entries->pdata[i])->kind != ADJ_RECORDED_ORDER)
      return FALSE;
  return TRUE;
}

static void
forget (AdjFrayLog *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->lines));

  gtk_string_list_splice (self->lines, 0, n, NULL);
  adj_skirmish_state_init (self->state, adj_fray_get_rules (self->fray));
}

static void
adj_fray_log_show (AdjFrayLog *self)
{
  AdjSkirmish *skirmish = adj_fray_get_skirmish (self->fray);
  const GArray *played = adj_skirmish_get_played (skirmish);
  guint n;

  if (!goes_on (self))
    forget (self);
  self->n_entries = adj_skirmish_get_entries (skirmish)->len;
  for (guint i = g_list_model_get_n_items (G_LIST_MODEL (self->lines)); i < played->len; i++)
    add_line (self, &g_array_index (played, AdjPlayed, i));
  n = g_list_model_get_n_items (G_LIST_MODEL (self->lines));
  if (n > 0)
    gtk_widget_activate_action (GTK_WIDGET (self->view), "list.scroll-to-item", "u", n - 1);
}

/* What the eyes before have read is told anew. */
static void
adj_fray_log_on_eyes (AdjFrayLog *self)
{
  forget (self);
  self->n_entries = 0;
}

static void
adj_fray_log_on_activate (AdjFrayLog *self, guint position)
{
  const GArray *played = adj_skirmish_get_played (adj_fray_get_skirmish (self->fray));
  const AdjPlayed *one;

  if (position >= played->len)
    return;
  one = &g_array_index (played, AdjPlayed, position);
  if (adj_skirmish_sees_order (adj_fray_get_state (self->fray), adj_fray_get_eyes (self->fray),
                               one->changes))
    g_signal_emit (self, signals[CORRECT], 0, one->number, one->content->text);
}

/* ---- Class ---- */

static void
adj_fray_log_dispose (GObject *object)
{
  g_clear_object (&ADJ_FRAY_LOG (object)->fray);
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_FRAY_LOG);
  G_OBJECT_CLASS (adj_fray_log_parent_class)->dispose (object);
}

static void
adj_fray_log_finalize (GObject *object)
{
  AdjFrayLog *self = ADJ_FRAY_LOG (object);

  g_object_unref (self->lines);
  g_free (self->state);
  G_OBJECT_CLASS (adj_fray_log_parent_class)->finalize (object);
}

static void
adj_fray_log_class_init (AdjFrayLogClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_fray_log_dispose;
  G_OBJECT_CLASS (class)->finalize = adj_fray_log_finalize;
  signals[CORRECT] = g_signal_new ("correct", ADJ_TYPE_FRAY_LOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_STRING);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/skirmish/fray-log.ui");
  gtk_widget_class_bind_template_child_full (widget_class, "content", FALSE, 0);
  gtk_widget_class_bind_template_child (widget_class, AdjFrayLog, view);
  gtk_widget_class_bind_template_callback (widget_class, adj_fray_log_on_activate);
}

static void
adj_fray_log_init (AdjFrayLog *self)
{
  g_autoptr (GtkSelectionModel) selection = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));
  self->state = g_new0 (AdjSkirmishState, 1);
  self->lines = gtk_string_list_new (NULL);
  selection =
      GTK_SELECTION_MODEL (gtk_single_selection_new (G_LIST_MODEL (g_object_ref (self->lines))));
  gtk_single_selection_set_autoselect (GTK_SINGLE_SELECTION (selection), FALSE);
  gtk_list_view_set_model (self->view, selection);
}

void
adj_fray_log_set_fray (AdjFrayLog *self, AdjFray *fray)
{
  g_return_if_fail (ADJ_IS_FRAY_LOG (self));
  g_return_if_fail (ADJ_IS_FRAY (fray));

  g_set_object (&self->fray, fray);
  adj_fray_log_on_eyes (self);
  g_signal_connect_object (fray, "changed", G_CALLBACK (adj_fray_log_show), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (fray, "eyes", G_CALLBACK (adj_fray_log_on_eyes), self,
                           G_CONNECT_SWAPPED);
  adj_fray_log_show (self);
}
