/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/skirmish/fray-log.h"

#include <string.h>

#include "app/skirmish/fray-line.h"
#include "app/skirmish/fray-log-row.h"
#include "desk/plain.h"
#include "skirmish/sentence.h"
#include "skirmish/tell.h"

struct _AdjFrayLog
{
  GtkWidget parent_instance;
  GtkEditable *search;
  GtkWidget *nothing;
  GtkListView *view;
  GtkNoSelection *rows;
  GListStore *lines; /* of AdjFrayLine, by the orders that hold */
  GtkFilterListModel *found;
  char *wanted; /* plain; NULL: all of them */
  AdjFray *fray;
  AdjSkirmishState *state; /* after those that are listed */
  guint n_entries;         /* of the record when it was listed */
};

G_DEFINE_FINAL_TYPE (AdjFrayLog, adj_fray_log, GTK_TYPE_WIDGET)

/* ---- Lines ---- */

static void
add_line (AdjFrayLog *self, const AdjPlayed *played)
{
  const AdjSkirmishRules *rules = adj_fray_get_rules (self->fray);
  g_auto (GStrv) told = adj_skirmish_tell_played (self->state, adj_fray_get_state (self->fray),
                                                  rules, adj_fray_get_eyes (self->fray), played);
  g_autofree char *text = g_strjoinv ("\n", told);
  g_autoptr (GString) line = g_string_new (NULL);
  g_autoptr (AdjFrayLine) item = NULL;

  g_string_printf (line, "%u. %s", played->number, text);
  for (guint i = 0; i < played->content->offences->len; i++)
    {
      guint8 offence = g_array_index (played->content->offences, guint8, i);
      g_autofree char *words = adj_skirmish_say_offence ((AdjOffence) offence);

      g_string_append_printf (line, "\n%s", words);
    }
  item =
      adj_fray_line_new (played->number, line->str,
                         adj_skirmish_sees_order (adj_fray_get_state (self->fray),
                                                  adj_fray_get_eyes (self->fray), played->changes));
  g_list_store_append (self->lines, item);
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
  g_list_store_remove_all (self->lines);
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
  n = g_list_model_get_n_items (G_LIST_MODEL (self->found));
  gtk_widget_set_visible (self->nothing, n == 0 && played->len > 0);
  if (n > 0)
    gtk_widget_activate_action (GTK_WIDGET (self->view), "list.scroll-to-item", "u", n - 1);
}

/* ---- Searching ---- */

static gboolean
is_wanted (gpointer item, gpointer data)
{
  AdjFrayLog *self = data;
  g_autofree char *text = adj_plain (adj_fray_line_get_text (item));

  return self->wanted == NULL || strstr (text, self->wanted) != NULL;
}

static void
adj_fray_log_on_search (AdjFrayLog *self)
{
  const char *text = gtk_editable_get_text (self->search);

  g_free (self->wanted);
  self->wanted = *text != '\0' ? adj_plain (text) : NULL;
  gtk_filter_changed (gtk_filter_list_model_get_filter (self->found), GTK_FILTER_CHANGE_DIFFERENT);
  gtk_widget_set_visible (self->nothing,
                          g_list_model_get_n_items (G_LIST_MODEL (self->found)) == 0);
}

/* A search entry keeps Escape for itself. */
static void
adj_fray_log_on_stop (AdjFrayLog *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.back", NULL);
}

/* ---- Correcting ---- */

static gboolean
correct (AdjFrayLog *self, AdjFrayLine *line, const char *action)
{
  return adj_fray_line_get_shown (line) &&
         gtk_widget_activate_action (GTK_WIDGET (self), action, "u",
                                     adj_fray_line_get_number (line));
}

static void
adj_fray_log_on_activate (AdjFrayLog *self, guint position)
{
  g_autoptr (AdjFrayLine) line = g_list_model_get_item (G_LIST_MODEL (self->found), position);

  if (line != NULL)
    correct (self, line, "win.correct");
}

/* The keys that the log of a game has. */
static gboolean
adj_fray_log_on_key (AdjFrayLog *self, guint key, guint code, GdkModifierType state)
{
  AdjListRow *row = adj_list_row_get_focused (self->view);

  if (row == NULL || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return FALSE;
  if (key == GDK_KEY_Menu || (key == GDK_KEY_F10 && (state & GDK_SHIFT_MASK) != 0))
    {
      adj_fray_log_row_open_menu (ADJ_FRAY_LOG_ROW (row));
      return TRUE;
    }
  if (key == GDK_KEY_F2 || key == GDK_KEY_e)
    return correct (self, adj_list_row_get_item (row), "win.correct");
  return (key == GDK_KEY_Delete || key == GDK_KEY_KP_Delete) &&
         correct (self, adj_list_row_get_item (row), "win.strike");
}

/* What the eyes before have read is told anew. */
static void
adj_fray_log_on_eyes (AdjFrayLog *self)
{
  forget (self);
  self->n_entries = 0;
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
  g_object_unref (self->found);
  g_free (self->wanted);
  g_free (self->state);
  G_OBJECT_CLASS (adj_fray_log_parent_class)->finalize (object);
}

static void
adj_fray_log_class_init (AdjFrayLogClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_fray_log_dispose;
  G_OBJECT_CLASS (class)->finalize = adj_fray_log_finalize;
  g_type_ensure (ADJ_TYPE_FRAY_LOG_ROW);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/skirmish/fray-log.ui");
  gtk_widget_class_bind_template_child_full (widget_class, "content", FALSE, 0);
  gtk_widget_class_bind_template_child (widget_class, AdjFrayLog, search);
  gtk_widget_class_bind_template_child (widget_class, AdjFrayLog, nothing);
  gtk_widget_class_bind_template_child (widget_class, AdjFrayLog, view);
  gtk_widget_class_bind_template_child (widget_class, AdjFrayLog, rows);
  gtk_widget_class_bind_template_callback (widget_class, adj_fray_log_on_activate);
  gtk_widget_class_bind_template_callback (widget_class, adj_fray_log_on_search);
  gtk_widget_class_bind_template_callback (widget_class, adj_fray_log_on_stop);
}

static void
adj_fray_log_init (AdjFrayLog *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  self->state = g_new0 (AdjSkirmishState, 1);
  self->lines = g_list_store_new (ADJ_TYPE_FRAY_LINE);
  self->found =
      gtk_filter_list_model_new (G_LIST_MODEL (g_object_ref (self->lines)),
                                 GTK_FILTER (gtk_custom_filter_new (is_wanted, self, NULL)));
  gtk_no_selection_set_model (self->rows, G_LIST_MODEL (self->found));
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (adj_fray_log_on_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self->view), keys);
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
