/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/window/sitting-window.h"

#include "app/session/files.h"
#include "app/widgets/alter-typed.h"

typedef struct
{
  AdjSitting sitting;
} AdjSittingWindowPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (AdjSittingWindow,
                                     adj_sitting_window,
                                     GTK_TYPE_APPLICATION_WINDOW)

static AdjSitting *
sitting_of (gpointer window)
{
  return adj_sitting_window_get_sitting (ADJ_SITTING_WINDOW (window));
}

/* ---- Files ---- */

static void
adj_sitting_window_act_start (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjSitting *sitting = sitting_of (widget);

  if (adj_sitting_may_leave (sitting))
    adj_sitting_set_session (sitting, NULL);
}

static void
adj_sitting_window_act_open_game (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adj_sitting_open (sitting_of (widget), g_variant_get_string (parameter, NULL));
}

static void
adj_sitting_window_act_begin (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adj_sitting_begin (sitting_of (widget), g_variant_get_string (parameter, NULL), NULL);
}

/* With the options that were agreed on. */
static void
adj_sitting_window_act_begin_with (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const char *scenario;
  const char *agreed;

  g_variant_get (parameter, "(&s&s)", &scenario, &agreed);
  adj_sitting_begin (sitting_of (widget), scenario, agreed);
}

/* It has a window of its own, which is the program's to make. */
static void
adj_sitting_window_act_new_skirmish (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_widget_activate_action (widget, "app.new-skirmish", NULL);
}

static void
adj_sitting_window_on_open_chosen (GtkWindow *window, const char *path)
{
  adj_sitting_open (sitting_of (window), path);
}

static void
adj_sitting_window_act_open (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adj_files_ask_open (GTK_WINDOW (widget), adj_sitting_window_on_open_chosen);
}

static void
adj_sitting_window_on_copy_chosen (GtkWindow *window, const char *path)
{
  adj_sitting_save_copy (sitting_of (window), path);
}

static void
adj_sitting_window_act_save_copy (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const char *id = adj_session_book (sitting_of (widget)->session)->scenario->id;
  g_autofree char *proposed = g_strdup_printf ("%s.adjutant", id);

  adj_files_ask_copy (GTK_WINDOW (widget), proposed, adj_sitting_window_on_copy_chosen);
}

static void
adj_sitting_window_act_read_again (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adj_sitting_read_again (sitting_of (widget));
}

static void
adj_sitting_window_act_play_on_beside (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adj_sitting_play_on_beside (sitting_of (widget));
}

static void
adj_sitting_window_act_salvage (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adj_sitting_salvage (sitting_of (widget), g_variant_get_string (parameter, NULL));
}

static void
adj_sitting_window_act_open_previous (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adj_sitting_open_previous (sitting_of (widget), g_variant_get_string (parameter, NULL));
}

static gboolean
adj_sitting_window_on_dropped (GtkWindow *window, const char *path)
{
  return adj_sitting_open (sitting_of (window), path);
}

/* ---- Orders ---- */

static void
adj_sitting_window_act_undo (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (!adj_alter_typed_undo (GTK_WINDOW (widget)))
    adj_session_undo (sitting_of (widget)->session);
}

static void
adj_sitting_window_act_redo (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (!adj_alter_typed_redo (GTK_WINDOW (widget)))
    adj_session_redo (sitting_of (widget)->session);
}

/* ---- Class ---- */

static void
adj_sitting_window_dispose (GObject *object)
{
  g_clear_object (&sitting_of (object)->session);
  G_OBJECT_CLASS (adj_sitting_window_parent_class)->dispose (object);
}

static void
adj_sitting_window_class_init (AdjSittingWindowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_sitting_window_dispose;
  gtk_widget_class_install_action (widget_class, "win.start", NULL, adj_sitting_window_act_start);
  gtk_widget_class_install_action (widget_class, "win.open-game", "s",
                                   adj_sitting_window_act_open_game);
  gtk_widget_class_install_action (widget_class, "win.begin", "s", adj_sitting_window_act_begin);
  gtk_widget_class_install_action (widget_class, "win.begin-with", "(ss)",
                                   adj_sitting_window_act_begin_with);
  gtk_widget_class_install_action (widget_class, "win.new-skirmish", NULL,
                                   adj_sitting_window_act_new_skirmish);
  gtk_widget_class_install_action (widget_class, "win.open", NULL, adj_sitting_window_act_open);
  gtk_widget_class_install_action (widget_class, "win.save-copy", NULL,
                                   adj_sitting_window_act_save_copy);
  gtk_widget_class_install_action (widget_class, "win.read-again", NULL,
                                   adj_sitting_window_act_read_again);
  gtk_widget_class_install_action (widget_class, "win.play-on-beside", NULL,
                                   adj_sitting_window_act_play_on_beside);
  gtk_widget_class_install_action (widget_class, "win.salvage", "s",
                                   adj_sitting_window_act_salvage);
  gtk_widget_class_install_action (widget_class, "win.open-previous", "s",
                                   adj_sitting_window_act_open_previous);
  gtk_widget_class_install_action (widget_class, "win.undo", NULL, adj_sitting_window_act_undo);
  gtk_widget_class_install_action (widget_class, "win.redo", NULL, adj_sitting_window_act_redo);
}

static void
adj_sitting_window_init (AdjSittingWindow *self)
{
  adj_files_take_dropped (GTK_WINDOW (self), adj_sitting_window_on_dropped);
}

AdjSitting *
adj_sitting_window_get_sitting (AdjSittingWindow *self)
{
  AdjSittingWindowPrivate *private;

  g_return_val_if_fail (ADJ_IS_SITTING_WINDOW (self), NULL);

  private = adj_sitting_window_get_instance_private (self);
  return &private->sitting;
}
