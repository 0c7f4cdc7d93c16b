/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/window/what-if-bar.h"

#include "app/widgets/focus-back.h"
#include "app/window/what-if.h"

struct _AdjWhatIfBar
{
  AdjPart parent_instance;
  GtkWidget *box;
  GtkLabel *label;
  GSimpleActionGroup *actions;
  gboolean asked; /* somebody wants to leave */
};

G_DEFINE_FINAL_TYPE (AdjWhatIfBar, adj_what_if_bar, ADJ_TYPE_PART)

enum
{
  SHOW_SESSION,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* The session, if it is a scratch table. */
static AdjSession *
what_if_of (AdjWhatIfBar *self)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (self));

  return session != NULL && adj_session_get_origin (session) != NULL ? session : NULL;
}

/* ---- What is shown ---- */

static void
allow (AdjWhatIfBar *self, const char *action, gboolean allowed)
{
  GAction *found = g_action_map_lookup_action (G_ACTION_MAP (self->actions), action);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (found), allowed);
}

/* In colour, too: the header, and a frame around the board. */
static void
mark_window (AdjWhatIfBar *self, gboolean tries)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));

  if (tries)
    gtk_widget_add_css_class (window, "what-if");
  else
    gtk_widget_remove_css_class (window, "what-if");
}

static void
show (AdjWhatIfBar *self)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (self));
  AdjSession *what_if = what_if_of (self);
  g_autofree char *text = what_if != NULL ? adj_what_if_tell (what_if, self->asked) : NULL;

  mark_window (self, what_if != NULL);
  allow (self, "try", session != NULL && !adj_session_is_covered (session));
  allow (self, "keep", what_if != NULL && adj_what_if_may_keep (what_if));
  allow (self, "drop", what_if != NULL);
  if (what_if != NULL)
    gtk_label_set_label (self->label, text);
  gtk_widget_set_visible (self->box, what_if != NULL);
}

/* A player who plays on does not want to leave after all. */
static void
adj_what_if_bar_refresh (AdjPart *part, AdjSession *session, AdjNews news)
{
  AdjWhatIfBar *self = ADJ_WHAT_IF_BAR (part);

  self->asked = FALSE;
  show (self);
}

/* ---- There and back ---- */

gboolean
adj_what_if_bar_may_leave (AdjWhatIfBar *self)
{
  AdjSession *what_if;

  g_return_val_if_fail (ADJ_IS_WHAT_IF_BAR (self), TRUE);

  what_if = what_if_of (self);
  if (what_if == NULL || self->asked || adj_what_if_count (what_if) == 0)
    return TRUE;
  self->asked = TRUE;
  show (self);
  return FALSE;
}

void
adj_what_if_bar_drop (AdjWhatIfBar *self)
{
  AdjSession *what_if;

  g_return_if_fail (ADJ_IS_WHAT_IF_BAR (self));

  what_if = what_if_of (self);
  if (what_if != NULL)
    g_signal_emit (self, signals[SHOW_SESSION], 0, adj_session_get_origin (what_if));
}

static void
adj_what_if_bar_act_try (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  AdjWhatIfBar *self = data;
  g_autoptr (AdjSession) what_if = NULL;

  if (what_if_of (self) == NULL)
    {
      what_if = adj_what_if_begin (adj_part_get_session (ADJ_PART (self)));
      g_signal_emit (self, signals[SHOW_SESSION], 0, what_if);
    }
  else if (adj_what_if_bar_may_leave (self))
    adj_what_if_bar_drop (self);
}

/* The game is in sight again before it answers. */
static void
adj_what_if_bar_act_keep (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_autoptr (AdjSession) what_if = g_object_ref (what_if_of (data));

  adj_what_if_bar_drop (data);
  adj_what_if_keep (what_if);
}

static void
adj_what_if_bar_act_drop (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  adj_what_if_bar_drop (data);
}

/* Escape, when nothing in the window had a use for it. */
static gboolean
adj_what_if_bar_on_escape (GtkWidget *window, GVariant *arguments, gpointer data)
{
  if (what_if_of (data) == NULL)
    return FALSE;
  if (adj_what_if_bar_may_leave (data))
    adj_what_if_bar_drop (data);
  return TRUE;
}

/* ---- Class ---- */

static void
adj_what_if_bar_root (GtkWidget *widget)
{
  AdjWhatIfBar *self = ADJ_WHAT_IF_BAR (widget);
  GtkWidget *window;

  GTK_WIDGET_CLASS (adj_what_if_bar_parent_class)->root (widget);
  window = GTK_WIDGET (gtk_widget_get_root (widget));
  gtk_widget_insert_action_group (window, "what-if", G_ACTION_GROUP (self->actions));
  adj_focus_on_escape (window, adj_what_if_bar_on_escape, self);
}

static void
adj_what_if_bar_dispose (GObject *object)
{
  g_clear_object (&ADJ_WHAT_IF_BAR (object)->actions);
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_WHAT_IF_BAR);
  G_OBJECT_CLASS (adj_what_if_bar_parent_class)->dispose (object);
}

static void
adj_what_if_bar_class_init (AdjWhatIfBarClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_what_if_bar_dispose;
  widget_class->root = adj_what_if_bar_root;
  ADJ_PART_CLASS (class)->refresh = adj_what_if_bar_refresh;
  signals[SHOW_SESSION] = g_signal_new ("show-session", ADJ_TYPE_WHAT_IF_BAR, G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 1, ADJ_TYPE_SESSION);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/window/what-if-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjWhatIfBar, box);
  gtk_widget_class_bind_template_child (widget_class, AdjWhatIfBar, label);
}

static void
adj_what_if_bar_init (AdjWhatIfBar *self)
{
  const GActionEntry entries[] = { { .name = "try", .activate = adj_what_if_bar_act_try },
                                   { .name = "keep", .activate = adj_what_if_bar_act_keep },
                                   { .name = "drop", .activate = adj_what_if_bar_act_drop } };

  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    allow (self, entries[i].name, FALSE);
  gtk_widget_init_template (GTK_WIDGET (self));
}
