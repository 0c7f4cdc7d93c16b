/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "app/editors.h"
#include "app/forget.h"
#include "app/looks.h"
#include "app/opening.h"
#include "app/recent.h"
#include "app/settings.h"
#include "app/what-if.h"
#include "app/window-private.h"
#include "words/printed.h"

G_DEFINE_FINAL_TYPE (AdjWindow, adj_window, GTK_TYPE_APPLICATION_WINDOW)

enum
{
  PROP_SESSION = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* ---- What is open ---- */

/* Behind the curtain there is nothing to find, to print or to open; of a scratch table there are
 * no papers. */
static void
allow_looking (AdjWindow *self)
{
  static const char *const actions[] = { "win.find",    "win.order", "win.show-record", "win.panel",
                                         "win.options", "win.print", "win.notebook" };
  gboolean covered = adj_session_is_covered (self->session);
  gboolean trying = adj_session_get_origin (self->session) != NULL;

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), actions[i], !covered);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.curtain",
                                 adj_session_has_curtain (self->session) && !covered);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.save-copy", !trying);
  if (trying)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.print", FALSE);
}

static void
on_changed (AdjWindow *self)
{
  const AdjPlay *play = adj_game_get_play (adj_session_get_game (self->session));
  gboolean may_play = adj_session_may_play (self->session);
  g_autofree char *moment = adj_what_if_tell_moment (self->session);

  gtk_label_set_label (self->moment_label, moment);
  /* A small window cuts it short. */
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->moment_label), moment);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.undo",
                                 may_play && adj_play_last_done (play) != 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.redo",
                                 may_play && adj_play_next_undone (play) != 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.next", may_play);
  allow_looking (self);
}

#define NARROW 1060      /* pixels: less has no room for record, board and panel side by side */
#define IN_TITLE_BAR 460 /* pixels of it that are neither the moment nor the next phase */
#define LETTER 7         /* pixels, of a small one */

/* Moment and next phase share what the buttons leave of the title bar, eight letters less for the
 * frame of the one that is a button. */
static int
letters_for_next (int width)
{
  double share = (width - IN_TITLE_BAR) / 2.0 / (LETTER * adj_looks_text_scale ());

  return CLAMP ((int) share - 8, 8, 23);
}

/* In little room the title has two lines for the moment instead of one; which battle it is the
 * window's title still says. */
static void
set_width (AdjWindow *self, int width)
{
  gboolean narrow = width < NARROW * adj_looks_text_scale ();
  gboolean two_lines = narrow && self->session != NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->title_label), !two_lines);
  gtk_label_set_wrap (self->moment_label, two_lines);
  gtk_label_set_lines (self->moment_label, two_lines ? 2 : -1);
  adj_next_button_set_room (self->next_button, narrow ? letters_for_next (width) : 0);
  if (self->game_page != NULL)
    adj_game_page_set_narrow (self->game_page, narrow);
}

/* The width it has, or is going to have. */
static int
get_width (AdjWindow *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height;

  if (width == 0)
    gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  return width;
}

static void
show_page (AdjWindow *self, gboolean playing)
{
  GtkWidget *in_game[] = { self->record_button, self->undo_button, self->redo_button,
                           self->print_button };
  const char *const actions[] = { "win.save-copy",   "win.find",    "win.order",
                                  "win.show-record", "win.panel",   "win.options",
                                  "win.print",       "win.curtain", "win.turn-board",
                                  "win.table-mode",  "win.notebook" };

  gtk_stack_set_visible_child_name (self->pages, playing ? "game" : "start");
  for (guint i = 0; i < G_N_ELEMENTS (in_game); i++)
    gtk_widget_set_visible (in_game[i], playing);
  gtk_widget_set_visible (GTK_WIDGET (self->moment_label), playing);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), actions[i], playing);
}

/* It must know at once how much room there is, or the window would grow to hold it all. */
static void
make_game_page (AdjWindow *self)
{
  if (self->game_page != NULL)
    return;
  self->game_page = g_object_new (ADJ_TYPE_GAME_PAGE, NULL);
  set_width (self, get_width (self));
  gtk_stack_add_named (self->pages, GTK_WIDGET (self->game_page), "game");
  g_object_bind_property (self, "session", self->game_page, "session", G_BINDING_SYNC_CREATE);
}

/* Leaves what is open: its place is noted, its file written to the end. FALSE if not all of it is
 * in the file. */
static gboolean
leave (AdjWindow *self)
{
  if (self->session == NULL)
    return TRUE;
  adj_recent_note (adj_settings (), adj_what_if_game (self->session));
  return adj_session_finish (adj_what_if_game (self->session));
}

/* What has become of the rest. */
static void
tell_unsaved (AdjWindow *self, const char *title)
{
  AdjSaver *saver = adj_session_get_saver (adj_what_if_game (self->session));
  gboolean changed = adj_saver_get_state (saver) == ADJ_SAVER_CHANGED;

  adj_trouble_tell_text (self->trouble,
                         changed ? _ ("Another program has written to the game's file") : title,
                         adj_saver_get_complaint (saver));
}

static void
put_figures_away (AdjWindow *self)
{
  GtkRoot *window = self->figures != NULL ? gtk_widget_get_root (GTK_WIDGET (self->figures)) : NULL;

  if (window != NULL)
    gtk_window_destroy (GTK_WINDOW (window));
  g_clear_object (&self->figures);
}

/* What was typed is not left to other eyes, nor what was worked out beside the game (Y 11.59). */
static void
on_eyes (AdjWindow *self)
{
  adj_forget_typed (GTK_WIDGET (self));
  put_figures_away (self);
}

/* Everything in the window looks at it: at a game, or a scratch table of it. */
static void
show_session (AdjWindow *self, AdjSession *session)
{
  g_set_object (&self->session, session);
  g_signal_group_set_target (self->signals, session);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SESSION]);
  set_width (self, get_width (self));
  if (session != NULL)
    on_changed (self);
}

void
adj_window_set_session (AdjWindow *self, AdjSession *session)
{
  const char *path = session != NULL ? adj_session_get_path (session) : NULL;
  g_autoptr (AdjSession) owned = session;

  if (!leave (self))
    tell_unsaved (self, _ ("The last orders of the game before are not saved"));
  if (session != NULL)
    {
      make_game_page (self);
      adj_session_hang_curtain (session);
    }
  show_page (self, session != NULL);
  show_session (self, session);
  g_settings_set_string (adj_settings (), "last-game", path != NULL ? path : "");
  gtk_label_set_label (self->title_label,
                       session != NULL
                           ? adj_words_printed (adj_session_book (session)->scenario->title)
                           : _ ("Adjutant"));
  gtk_window_set_title (GTK_WINDOW (self), gtk_label_get_label (self->title_label));
  if (session != NULL)
    {
      adj_quick_odds_set_ruleset (self->quick_odds, adj_session_book (session)->ruleset);
      adj_recent_note (adj_settings (), session);
    }
  else
    {
      adj_start_page_refresh (self->start_page);
      gtk_widget_grab_focus (GTK_WIDGET (self->start_page));
    }
}

void
adj_window_tell_unreadable (AdjWindow *self, const char *path, const AdjProblems *problems)
{
  g_autofree char *name = g_filename_display_basename (path);
  g_autofree char *title = g_strdup_printf (_ ("“%s” cannot be opened"), name);

  adj_trouble_tell (self->trouble, title, problems);
}

static void
tell_warnings (AdjWindow *self, const char *path, const AdjProblems *problems)
{
  g_autofree char *name = g_filename_display_basename (path);
  g_autofree char *title =
      g_strdup_printf (_ ("“%s” is open, but something about it is odd"), name);

  if (adj_problems_has (problems, "edited-by-hand"))
    adj_trouble_tell (self->trouble, title, problems);
}

gboolean
adj_window_open (AdjWindow *self, const char *path)
{
  g_autoptr (AdjProblems) problems = NULL;
  AdjSession *session;

  g_return_val_if_fail (ADJ_IS_WINDOW (self), FALSE);

  if (!adj_opening_is_game (path))
    return adj_window_begin (self, path);
  if (!adj_what_if_bar_may_leave (self->what_if_bar))
    return FALSE;
  session = adj_opening_game (path, &problems);
  if (session == NULL)
    {
      adj_window_tell_unreadable (self, path, problems);
      return FALSE;
    }
  adj_window_set_session (self, session);
  tell_warnings (self, path, problems);
  return TRUE;
}

gboolean
adj_window_begin (AdjWindow *self, const char *scenario)
{
  g_autoptr (AdjProblems) problems = NULL;
  g_autoptr (GError) error = NULL;
  AdjSession *session;

  g_return_val_if_fail (ADJ_IS_WINDOW (self), FALSE);

  if (!adj_what_if_bar_may_leave (self->what_if_bar))
    return FALSE;
  session = adj_opening_scenario (scenario, &problems, &error);
  if (session == NULL)
    {
      adj_window_tell_unreadable (self, scenario, problems);
      return FALSE;
    }
  adj_window_set_session (self, session);
  if (error != NULL)
    adj_trouble_tell_text (self->trouble, _ ("The game is not saved"), error->message);
  return TRUE;
}

static void
on_charts_begin (AdjWindow *self, AdjChartsWindow *window)
{
  g_autofree char *path = g_strdup (adj_charts_get_path (adj_charts_window_get_charts (window)));

  if (adj_window_begin (self, path))
    gtk_window_close (GTK_WINDOW (window));
}

void
adj_window_fill_in (AdjWindow *self, const char *scenario)
{
  g_autoptr (AdjProblems) problems = NULL;
  AdjChartsWindow *window;
  gboolean made;

  g_return_if_fail (ADJ_IS_WINDOW (self));

  window = adj_editors_charts (GTK_WINDOW (self), scenario, &made, &problems);
  if (window == NULL)
    {
      adj_window_tell_unreadable (self, scenario, problems);
      return;
    }
  if (made)
    {
      g_signal_connect_object (window, "begin", G_CALLBACK (on_charts_begin), self,
                               G_CONNECT_SWAPPED);
      adj_start_page_follow (self->start_page, adj_charts_window_get_charts (window));
    }
  gtk_window_present (GTK_WINDOW (window));
}

void
adj_window_tell (AdjWindow *self, const char *title, const char *text)
{
  g_return_if_fail (ADJ_IS_WINDOW (self));

  adj_trouble_tell_text (self->trouble, title, text);
}

AdjSession *
adj_window_get_session (AdjWindow *self)
{
  g_return_val_if_fail (ADJ_IS_WINDOW (self), NULL);

  return self->session;
}

/* ---- Class ---- */

/* Before the widgets are given their places. */
static void
on_layout (GdkSurface *surface, int width, int height, AdjWindow *self)
{
  set_width (self, width);
  if (self->table_mode != NULL)
    adj_table_mode_set_room (self->table_mode, width, height);
}

static void
on_text_scale (AdjWindow *self)
{
  set_width (self, get_width (self));
}

static void
adj_window_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (adj_window_parent_class)->realize (widget);
  g_signal_connect_object (gtk_native_get_surface (GTK_NATIVE (widget)), "layout",
                           G_CALLBACK (on_layout), widget, 0);
}

static gboolean
on_drop (GtkDropTarget *target, const GValue *value, double x, double y, AdjWindow *self)
{
  g_autofree char *path = g_file_get_path (g_value_get_object (value));

  return path != NULL && adj_window_open (self, path);
}

/* A disk that refuses keeps the window open once; who closes it again means it. */
static gboolean
adj_window_close_request (GtkWindow *window)
{
  AdjWindow *self = ADJ_WINDOW (window);
  int width, height;

  if (!adj_what_if_bar_may_leave (self->what_if_bar))
    return TRUE;
  gtk_window_get_default_size (window, &width, &height);
  g_settings_set (adj_settings (), "window-size", "(ii)", width, height);
  g_settings_set_boolean (adj_settings (), "window-maximized", gtk_window_is_maximized (window));
  if (!leave (self) && !adj_trouble_get_shown (self->trouble))
    {
      tell_unsaved (self, _ ("The last orders are not saved. Close again to leave without them"));
      return TRUE;
    }
  return GTK_WINDOW_CLASS (adj_window_parent_class)->close_request (window);
}

static void
adj_window_dispose (GObject *object)
{
  AdjWindow *self = ADJ_WINDOW (object);

  g_clear_object (&self->signals);
  put_figures_away (self);
  g_clear_weak_pointer (&self->before_odds);
  g_clear_weak_pointer (&self->before_table);
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_WINDOW);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (adj_window_parent_class)->dispose (object);
}

static void
adj_window_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SESSION)
    g_value_set_object (value, ADJ_WINDOW (object)->session);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/org/adjutant/Adjutant/window.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjWindow, title_label);
  gtk_widget_class_bind_template_child (widget_class, AdjWindow, moment_label);
  gtk_widget_class_bind_template_child (widget_class, AdjWindow, record_button);
  gtk_widget_class_bind_template_child (widget_class, AdjWindow, undo_button);
  gtk_widget_class_bind_template_child (widget_class, AdjWindow, redo_button);
  gtk_widget_class_bind_template_child (widget_class, AdjWindow, print_button);
  gtk_widget_class_bind_template_child (widget_class, AdjWindow, next_button);
  gtk_widget_class_bind_template_child (widget_class, AdjWindow, trouble);
  gtk_widget_class_bind_template_child (widget_class, AdjWindow, what_if_bar);
  gtk_widget_class_bind_template_callback (widget_class, show_session);
  gtk_widget_class_bind_template_child (widget_class, AdjWindow, odds_revealer);
  gtk_widget_class_bind_template_child (widget_class, AdjWindow, quick_odds);
  gtk_widget_class_bind_template_child (widget_class, AdjWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, AdjWindow, start_page);
}

static void
adj_window_class_init (AdjWindowClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = adj_window_dispose;
  object_class->get_property = adj_window_get_property;
  widget_class->realize = adj_window_realize;
  GTK_WINDOW_CLASS (class)->close_request = adj_window_close_request;
  properties[PROP_SESSION] = g_param_spec_object ("session", NULL, NULL, ADJ_TYPE_SESSION,
                                                  G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  g_type_ensure (ADJ_TYPE_NEXT_BUTTON);
  g_type_ensure (ADJ_TYPE_QUICK_ODDS);
  g_type_ensure (ADJ_TYPE_START_PAGE);
  g_type_ensure (ADJ_TYPE_TROUBLE);
  g_type_ensure (ADJ_TYPE_WHAT_IF_BAR);
  bind_template (widget_class);
  adj_window_install_actions (widget_class);
  adj_window_install_file_actions (widget_class);
}

static void
adj_window_init (AdjWindow *self)
{
  GtkDropTarget *drop = gtk_drop_target_new (G_TYPE_FILE, GDK_ACTION_COPY);
  int width, height;

  gtk_widget_init_template (GTK_WIDGET (self));
  adj_window_add_escapes (self);
  self->signals = g_signal_group_new (ADJ_TYPE_SESSION);
  g_signal_group_connect_swapped (self->signals, "changed", G_CALLBACK (on_changed), self);
  g_signal_group_connect_swapped (self->signals, "eyes", G_CALLBACK (on_eyes), self);
  g_signal_connect (drop, "drop", G_CALLBACK (on_drop), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drop));
  g_signal_connect_object (adj_settings (), "changed::text-scale", G_CALLBACK (on_text_scale), self,
                           G_CONNECT_SWAPPED);
  g_settings_get (adj_settings (), "window-size", "(ii)", &width, &height);
  gtk_window_set_default_size (GTK_WINDOW (self), width, height);
  if (g_settings_get_boolean (adj_settings (), "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
  show_page (self, FALSE);
  adj_start_page_refresh (self->start_page);
}

AdjWindow *
adj_window_new (GtkApplication *application)
{
  return g_object_new (ADJ_TYPE_WINDOW, "application", application, NULL);
}
