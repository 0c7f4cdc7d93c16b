/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/log/log-panel.h"

#include "app/log/log-row.h"
#include "app/log/log.h"
#include "app/widgets/flow-cell.h"
#include "app/widgets/focus-back.h"
#include "words/printed.h"

struct _AdjLogPanel
{
  AdjPart parent_instance;
  GtkDropDown *sort;
  GtkEditable *text;
  GtkToggleButton *struck;
  GtkListView *view;
  GtkNoSelection *rows;
  GtkLabel *rules;
  GtkWidget *nothing;
  AdjLog *log;
  guint to_scroll; /* the idle that brings the row into sight */
};

G_DEFINE_FINAL_TYPE (AdjLogPanel, adj_log_panel, ADJ_TYPE_PART)

/* ---- Showing ---- */

static guint
count (AdjLogPanel *self)
{
  return g_list_model_get_n_items (adj_log_get_list (self->log));
}

static gboolean
adj_log_panel_scroll (gpointer data)
{
  AdjLogPanel *self = data;

  self->to_scroll = 0;
  if (count (self) > 0)
    adj_list_row_scroll_to (self->view, adj_log_get_row (self->log));
  return G_SOURCE_REMOVE;
}

/* When the list has given its rows their places. */
static void
scroll_soon (AdjLogPanel *self)
{
  if (self->to_scroll == 0)
    self->to_scroll = g_idle_add (adj_log_panel_scroll, self);
}

/* The first line of all: by which rules, if they are the player's own. */
static void
show_rules (AdjLogPanel *self, const AdjRuleset *ruleset)
{
  g_autofree char *rules = adj_words_own_rules (ruleset);

  gtk_label_set_label (self->rules, rules != NULL ? rules : "");
  gtk_widget_set_visible (GTK_WIDGET (self->rules), rules != NULL);
}

static void
adj_log_panel_refresh (AdjPart *part, AdjSession *session, AdjNews news)
{
  AdjLogPanel *self = ADJ_LOG_PANEL (part);
  AdjView view;

  if (session == NULL || (news & (ADJ_NEWS_TABLE | ADJ_NEWS_SESSION)) == 0)
    return;
  view = adj_session_view (session);
  adj_log_update (self->log, adj_session_get_game (session), view.eyes,
                  adj_session_is_now (session) ? -1 : (int) adj_session_get_step (session));
  show_rules (self, view.book->ruleset);
  gtk_widget_set_visible (self->nothing, count (self) == 0);
  scroll_soon (self);
}

/* ---- Acting ---- */

static void
adj_log_panel_on_filter (AdjLogPanel *self)
{
  /* By their places in the drop-down. */
  static const guint sorts[] = { 0, ADJ_SORT_BATTLES, ADJ_SORT_MOVES, ADJ_SORT_WARNINGS,
                                 ADJ_SORT_NOTES };
  guint selected = gtk_drop_down_get_selected (self->sort);

  adj_log_filter (self->log, sorts[MIN (selected, G_N_ELEMENTS (sorts) - 1)],
                  gtk_editable_get_text (self->text), gtk_toggle_button_get_active (self->struck));
  gtk_widget_set_visible (self->nothing, count (self) == 0);
}

static void
adj_log_panel_on_row (AdjLogPanel *self, guint position)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (self));
  g_autoptr (AdjLogLine) line = g_list_model_get_item (adj_log_get_list (self->log), position);
  const AdjLogFacts *facts = adj_log_line_get_facts (line);

  if (adj_log_facts_hold (facts))
    adj_session_look_at (session, facts->step + 1);
}

/* With the table after it in sight, which is what is named. */
static void
adj_log_panel_act_remark (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (widget));
  int step = adj_game_find_order (adj_session_get_game (session), g_variant_get_uint32 (parameter));

  if (step < 0)
    return;
  adj_session_look_at (session, (guint) step);
  gtk_widget_activate_action (widget, "win.notebook", NULL);
}

/* A key, and what it does to the order whose row has the focus. */
typedef struct
{
  guint key;
  guint keypad;
  const char *action;
} Key;

static gboolean
correct_by_key (AdjLogPanel *self, guint key, const AdjLogFacts *facts)
{
  static const Key keys[] = {
    { GDK_KEY_F2, GDK_KEY_e, "correct.edit" },
    { GDK_KEY_Insert, GDK_KEY_KP_Insert, "correct.insert" },
    { GDK_KEY_Delete, GDK_KEY_KP_Delete, "correct.strike" },
    { GDK_KEY_t, GDK_KEY_T, "correct.take" },
    { GDK_KEY_b, GDK_KEY_B, "log.remark" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (key == keys[i].key || key == keys[i].keypad)
      return gtk_widget_activate_action (GTK_WIDGET (self), keys[i].action, "u", facts->number);
  return FALSE;
}

/* A digit on the row of a throw is what the die was. */
static gboolean
correct_die_by_key (AdjLogPanel *self, guint key, const AdjLogFacts *facts)
{
  int face = g_unichar_digit_value (gdk_keyval_to_unicode (key));

  return facts->die > 0 && face > 0 && face <= facts->faces && face != facts->die &&
         gtk_widget_activate_action (GTK_WIDGET (self), "correct.die", "(uu)", facts->number,
                                     (guint) face);
}

static gboolean
adj_log_panel_on_key (AdjLogPanel *self, guint key, guint code, GdkModifierType state)
{
  AdjListRow *row = adj_list_row_get_focused (self->view);
  const AdjLogFacts *facts;

  if (row == NULL || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return FALSE;
  facts = adj_log_line_get_facts (adj_list_row_get_item (row));
  if (!adj_log_facts_hold (facts))
    return FALSE;
  if (key == GDK_KEY_Menu || (key == GDK_KEY_F10 && (state & GDK_SHIFT_MASK) != 0))
    {
      adj_log_row_open_menu (ADJ_LOG_ROW (row));
      return TRUE;
    }
  return correct_die_by_key (self, key, facts) || correct_by_key (self, key, facts);
}

/* ---- Class ---- */

static void
adj_log_panel_dispose (GObject *object)
{
  g_clear_handle_id (&ADJ_LOG_PANEL (object)->to_scroll, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_LOG_PANEL);
  G_OBJECT_CLASS (adj_log_panel_parent_class)->dispose (object);
}

static void
adj_log_panel_finalize (GObject *object)
{
  g_object_unref (ADJ_LOG_PANEL (object)->log);
  G_OBJECT_CLASS (adj_log_panel_parent_class)->finalize (object);
}

static void
adj_log_panel_class_init (AdjLogPanelClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_log_panel_dispose;
  G_OBJECT_CLASS (class)->finalize = adj_log_panel_finalize;
  ADJ_PART_CLASS (class)->refresh = adj_log_panel_refresh;
  gtk_widget_class_install_action (widget_class, "log.remark", "u", adj_log_panel_act_remark);
  g_type_ensure (ADJ_TYPE_FLOW_CELL);
  g_type_ensure (ADJ_TYPE_LOG_ROW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/log/log-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjLogPanel, sort);
  gtk_widget_class_bind_template_child (widget_class, AdjLogPanel, text);
  gtk_widget_class_bind_template_child (widget_class, AdjLogPanel, struck);
  gtk_widget_class_bind_template_child (widget_class, AdjLogPanel, view);
  gtk_widget_class_bind_template_child (widget_class, AdjLogPanel, rows);
  gtk_widget_class_bind_template_child (widget_class, AdjLogPanel, rules);
  gtk_widget_class_bind_template_child (widget_class, AdjLogPanel, nothing);
  gtk_widget_class_bind_template_callback (widget_class, adj_log_panel_on_filter);
  gtk_widget_class_bind_template_callback (widget_class, adj_focus_leave_search);
  gtk_widget_class_bind_template_callback (widget_class, adj_log_panel_on_row);
}

static void
adj_log_panel_init (AdjLogPanel *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  /* Before the template: its parts tell of their first values. */
  self->log = adj_log_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_no_selection_set_model (self->rows, adj_log_get_list (self->log));
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (adj_log_panel_on_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self->view), keys);
}
