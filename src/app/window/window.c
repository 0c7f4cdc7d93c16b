/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/window/window.h"

#include <glib/gi18n-lib.h>

#include "app/books/editors.h"
#include "app/books/glance-window.h"
#include "app/desktop/settings.h"
#include "app/desktop/windows.h"
#include "app/options/begin-page.h"
#include "app/options/options-window.h"
#include "app/options/preferences-window.h"
#include "app/papers/game-papers.h"
#include "app/turns/next-button.h"
#include "app/widgets/clear-typed.h"
#include "app/widgets/focus-back.h"
#include "app/widgets/trouble.h"
#include "app/window/game-page.h"
#include "app/window/start-page.h"
#include "app/window/what-if-bar.h"
#include "app/window/window-allowed.h"
#include "app/window/window-editors.h"
#include "app/window/window-table.h"
#include "app/window/window-title.h"
#include "app/window/window-tools.h"

struct _AdjWindow
{
  AdjSittingWindow parent_instance;
  AdjWindowTitle title;
  GSignalGroup *signals;

  GtkLabel *title_label;
  GtkLabel *moment_label;
  GtkWidget *record_button;
  GtkWidget *undo_button;
  GtkWidget *redo_button;
  GtkWidget *print_button;
  GtkMenuButton *menu_button;
  GMenuModel *main_menu;
  AdjTrouble *trouble;
  AdjWhatIfBar *what_if_bar;
  GtkBox *odds_bar;
  AdjWindowTools tools;
  GtkStack *pages;
  AdjStartPage *start_page; /* made when it is first shown */
  AdjBeginPage *begin_page; /* made when a battle is begun on the start page */
  AdjGamePage *game_page;   /* made with the first game */
  AdjNextButton *next_button;
  AdjWindowTable table;
};

G_DEFINE_FINAL_TYPE (AdjWindow, adj_window, ADJ_TYPE_SITTING_WINDOW)

enum
{
  PROP_SESSION = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static AdjSitting *
sitting_of (AdjWindow *self)
{
  return adj_sitting_window_get_sitting (ADJ_SITTING_WINDOW (self));
}

static AdjSession *
session_of (AdjWindow *self)
{
  return sitting_of (self)->session;
}

/* ---- Room ---- */

/* In a small window less is shown beside the board, and the title bar says it shorter. */
static void
set_room (AdjWindow *self, int width, int height)
{
  gboolean narrow = adj_window_title_set_width (&self->title, width, session_of (self) != NULL);

  if (self->game_page != NULL)
    adj_game_page_set_room (self->game_page, narrow, height);
}

/* The room it has, or is going to have. */
static void
adj_window_use_room (AdjWindow *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self));

  if (width == 0)
    gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  set_room (self, width, height);
}

/* Before the widgets are given their places. */
static void
adj_window_on_layout (GdkSurface *surface, int width, int height, AdjWindow *self)
{
  set_room (self, width, height);
  adj_window_table_set_room (&self->table, width, height);
}

static void
adj_window_on_realize (AdjWindow *self)
{
  g_signal_connect_object (gtk_native_get_surface (GTK_NATIVE (self)), "layout",
                           G_CALLBACK (adj_window_on_layout), self, 0);
}

static void
watch_room (AdjWindow *self)
{
  g_signal_connect (self, "realize", G_CALLBACK (adj_window_on_realize), NULL);
  g_signal_connect_object (adj_settings (), "changed::text-scale", G_CALLBACK (adj_window_use_room),
                           self, G_CONNECT_SWAPPED);
}

/* It looks on before anything else does, and takes nothing away. What comes to lie under a pointer
 * at rest is told by GTK as a motion of no time. */
static gboolean
adj_window_on_event (GtkEventController *look, GdkEvent *event, AdjWindow *self)
{
  if (session_of (self) != NULL && gdk_event_get_time (event) != GDK_CURRENT_TIME)
    adj_session_stir (session_of (self));
  return FALSE;
}

static void
watch_hands (AdjWindow *self)
{
  GtkEventController *look = gtk_event_controller_legacy_new ();

  gtk_event_controller_set_propagation_phase (look, GTK_PHASE_CAPTURE);
  g_signal_connect (look, "event", G_CALLBACK (adj_window_on_event), self);
  gtk_widget_add_controller (GTK_WIDGET (self), look);
}

/* ---- What is open ---- */

static void
adj_window_on_changed (AdjWindow *self)
{
  adj_window_title_show_moment (&self->title, session_of (self));
  adj_window_allowed_now (GTK_WIDGET (self), session_of (self));
}

static AdjStartPage *
start_page_of (AdjWindow *self)
{
  if (self->start_page == NULL)
    {
      self->start_page = g_object_new (ADJ_TYPE_START_PAGE, NULL);
      gtk_stack_add_named (self->pages, GTK_WIDGET (self->start_page), "start");
      adj_start_page_refresh (self->start_page);
    }
  return self->start_page;
}

static void
show_page (AdjWindow *self, gboolean playing)
{
  GtkWidget *in_game[] = { self->record_button, self->undo_button, self->redo_button,
                           self->print_button };

  gtk_stack_set_visible_child (self->pages, playing ? GTK_WIDGET (self->game_page)
                                                    : GTK_WIDGET (start_page_of (self)));
  for (guint i = 0; i < G_N_ELEMENTS (in_game); i++)
    gtk_widget_set_visible (in_game[i], playing);
  gtk_widget_set_visible (GTK_WIDGET (self->moment_label), playing);
  adj_window_allowed_on_page (GTK_WIDGET (self), playing);
}

/* It must know at once how much room there is, or the window would grow to hold it all. */
static void
make_game_page (AdjWindow *self)
{
  if (self->game_page != NULL)
    return;
  self->game_page = g_object_new (ADJ_TYPE_GAME_PAGE, NULL);
  adj_window_use_room (self);
  gtk_stack_add_named (self->pages, GTK_WIDGET (self->game_page), "game");
  g_object_bind_property (self, "session", self->game_page, "session", G_BINDING_SYNC_CREATE);
}

/* Typed text is not left to other eyes, nor what was worked out beside the game (Y 11.59). */
static void
adj_window_on_eyes (AdjWindow *self)
{
  adj_clear_typed (GTK_WIDGET (self));
  adj_window_tools_put_away (&self->tools);
}

/* Everything in the window looks at it: at a game, or a scratch table of it. */
static void
adj_window_show_session (AdjWindow *self, AdjSession *session)
{
  g_set_object (&sitting_of (self)->session, session);
  g_signal_group_set_target (self->signals, session);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SESSION]);
  adj_window_use_room (self);
  if (session != NULL)
    adj_window_on_changed (self);
}

static void
show (GtkWidget *window, AdjSession *session)
{
  AdjWindow *self = ADJ_WINDOW (window);

  if (session != NULL)
    make_game_page (self);
  show_page (self, session != NULL);
  adj_window_show_session (self, session);
  adj_window_title_show_battle (&self->title, session);
  gtk_window_set_title (GTK_WINDOW (self), gtk_label_get_label (self->title_label));
  if (session != NULL)
    adj_window_tools_set_ruleset (&self->tools, adj_session_book (session)->ruleset);
  else
    {
      adj_start_page_refresh (self->start_page);
      gtk_widget_grab_focus (GTK_WIDGET (self->start_page));
    }
}

AdjSession *
adj_window_get_session (AdjWindow *self)
{
  g_return_val_if_fail (ADJ_IS_WINDOW (self), NULL);

  return session_of (self);
}

/* ---- Opening ---- */

gboolean
adj_window_open (AdjWindow *self, const char *path)
{
  g_return_val_if_fail (ADJ_IS_WINDOW (self), FALSE);

  return adj_sitting_open (sitting_of (self), path);
}

gboolean
adj_window_begin (AdjWindow *self, const char *scenario)
{
  g_return_val_if_fail (ADJ_IS_WINDOW (self), FALSE);

  return adj_sitting_begin (sitting_of (self), scenario, NULL);
}

void
adj_window_fill_in (AdjWindow *self, const char *scenario)
{
  g_return_if_fail (ADJ_IS_WINDOW (self));

  adj_window_editors_open_charts (ADJ_SITTING_WINDOW (self), start_page_of (self), scenario);
}

/* What is agreed on comes before the first phase. A battle that cannot be read says why. */
static void
adj_window_act_agree (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjWindow *self = ADJ_WINDOW (widget);
  const char *scenario = g_variant_get_string (parameter, NULL);

  if (self->begin_page == NULL)
    {
      self->begin_page = g_object_new (ADJ_TYPE_BEGIN_PAGE, NULL);
      gtk_stack_add_named (self->pages, GTK_WIDGET (self->begin_page), "begin");
    }
  if (!adj_begin_page_show (self->begin_page, scenario))
    {
      adj_window_begin (self, scenario);
      return;
    }
  gtk_stack_set_visible_child_name (self->pages, "begin");
  gtk_widget_grab_focus (GTK_WIDGET (self->begin_page));
}

/* ---- Books ---- */

static void
adj_window_act_fill_in (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adj_window_fill_in (ADJ_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

static void
adj_window_act_into_charts (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const char *subject;
  const char *key;
  const char *value;

  g_variant_get (parameter, "(&s&s&s)", &subject, &key, &value);
  adj_window_editors_into_charts (ADJ_SITTING_WINDOW (widget), subject, key, value);
}

static void
adj_window_act_new_battle (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const char *title;
  const char *ruleset;

  g_variant_get (parameter, "(&s&s)", &title, &ruleset);
  adj_window_editors_new_charts (ADJ_SITTING_WINDOW (widget), start_page_of (ADJ_WINDOW (widget)),
                                 title, ruleset);
}

static void
adj_window_act_ask_battle (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adj_window_editors_ask_new (ADJ_SITTING_WINDOW (widget));
}

static void
adj_window_act_tables (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adj_window_editors_open_tables (ADJ_SITTING_WINDOW (widget), start_page_of (ADJ_WINDOW (widget)));
}

static void
adj_window_act_copy_rules (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adj_window_editors_copy_rules (ADJ_SITTING_WINDOW (widget), start_page_of (ADJ_WINDOW (widget)),
                                 g_variant_get_string (parameter, NULL));
}

/* ---- The next phase ---- */

/* After the end the score is all that comes. */
static void
adj_window_act_next (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (adj_session_view (session_of (ADJ_WINDOW (widget))).table->over)
    gtk_widget_activate_action (widget, "win.panel", "s", "victory");
  else
    adj_next_button_go_on (ADJ_WINDOW (widget)->title.next);
}

/* ---- What needs no game ---- */

/* The rules of the game that is open; NULL. */
static AdjRuleset *
ruleset_of (AdjWindow *self)
{
  AdjSession *session = session_of (self);

  return session != NULL ? adj_session_book (session)->ruleset : NULL;
}

static void
adj_window_act_quick_odds (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjWindow *self = ADJ_WINDOW (widget);

  adj_window_tools_toggle_odds (&self->tools, ruleset_of (self));
}

/* Escape, in the bar of the quick odds. */
static gboolean
close_quick_odds (GtkWidget *bar, GVariant *arguments, gpointer data)
{
  AdjWindow *self = data;

  adj_window_tools_toggle_odds (&self->tools, ruleset_of (self));
  return TRUE;
}

/* Escape, in the title bar. */
static gboolean
leave_title_bar (GtkWidget *bar, GVariant *arguments, gpointer data)
{
  return gtk_widget_grab_focus (gtk_stack_get_visible_child (ADJ_WINDOW (data)->pages));
}

static void
add_escapes (AdjWindow *self)
{
  adj_focus_on_escape (GTK_WIDGET (self->odds_bar), close_quick_odds, self);
  adj_focus_on_escape (gtk_window_get_titlebar (GTK_WINDOW (self)), leave_title_bar, self);
}

/* "initiative" or "command", from figures alone. */
static void
adj_window_act_figures (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjWindow *self = ADJ_WINDOW (widget);

  adj_window_tools_open_figures (&self->tools, g_variant_get_string (parameter, NULL),
                                 ruleset_of (self));
}

/* ---- What is looked at ---- */

static void
adj_window_act_order (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adj_game_page_focus_order_line (ADJ_WINDOW (widget)->game_page);
}

static void
adj_window_act_find (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adj_game_page_find (ADJ_WINDOW (widget)->game_page);
}

/* The panel is the game page's property; the menu names it from the window. */
static void
adj_window_act_panel (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjGamePage *page = ADJ_WINDOW (widget)->game_page;

  g_object_set (page, "panel", g_variant_get_string (parameter, NULL), NULL);
  adj_game_page_focus_panel (page);
}

static void
adj_window_act_show_record (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adj_game_page_toggle_record (ADJ_WINDOW (widget)->game_page);
}

static void
adj_window_act_fold_panel (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adj_game_page_toggle_panel (ADJ_WINDOW (widget)->game_page);
}

static void
adj_window_act_notebook (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adj_game_page_open_notebook (ADJ_WINDOW (widget)->game_page);
}

static void
adj_window_act_turn_board (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adj_game_page_turn_board (ADJ_WINDOW (widget)->game_page, g_variant_get_int32 (parameter));
}

static void
adj_window_act_options (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adj_windows_present_beside (GTK_WINDOW (widget), ADJ_TYPE_OPTIONS_WINDOW, adj_options_window_new);
}

static void
adj_window_act_glance (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adj_windows_present_beside (GTK_WINDOW (widget), ADJ_TYPE_GLANCE_WINDOW, adj_glance_window_new);
}

static void
adj_window_act_print (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GtkWidget *papers = adj_game_papers_new (GTK_WINDOW (widget), session_of (ADJ_WINDOW (widget)));

  if (parameter != NULL)
    adj_game_papers_show (papers, (AdjSheetKind) g_variant_get_int32 (parameter));
  gtk_window_present (GTK_WINDOW (papers));
}

/* Behind it nobody tries anything. */
static void
adj_window_act_curtain (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adj_what_if_bar_drop (ADJ_WINDOW (widget)->what_if_bar);
  adj_session_draw_curtain (session_of (ADJ_WINDOW (widget)));
}

static void
adj_window_act_table_mode (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjWindow *self = ADJ_WINDOW (widget);

  if (adj_window_table_is_open (&self->table))
    adj_window_table_leave (&self->table, session_of (self) != NULL ? "game" : "start");
  else
    adj_window_table_enter (&self->table);
}

static void
adj_window_act_preferences (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adj_windows_present_beside (GTK_WINDOW (widget), ADJ_TYPE_PREFERENCES_WINDOW,
                              adj_preferences_window_new);
}

/* Its rows are made when it is opened, as GTK asks each time. */
static void
adj_window_fill_menu (GtkMenuButton *button, gpointer data)
{
  if (gtk_menu_button_get_menu_model (button) == NULL)
    gtk_menu_button_set_menu_model (button, ADJ_WINDOW (data)->main_menu);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.glance", NULL, adj_window_act_glance);
  gtk_widget_class_install_action (widget_class, "win.agree", "s", adj_window_act_agree);
  gtk_widget_class_install_action (widget_class, "win.fill-in", "s", adj_window_act_fill_in);
  gtk_widget_class_install_action (widget_class, "win.into-charts", "(sss)",
                                   adj_window_act_into_charts);
  gtk_widget_class_install_action (widget_class, "win.new-battle", "(ss)",
                                   adj_window_act_new_battle);
  gtk_widget_class_install_action (widget_class, "win.ask-battle", NULL, adj_window_act_ask_battle);
  gtk_widget_class_install_action (widget_class, "win.tables", NULL, adj_window_act_tables);
  gtk_widget_class_install_action (widget_class, "win.copy-rules", "s", adj_window_act_copy_rules);
  gtk_widget_class_install_action (widget_class, "win.next", NULL, adj_window_act_next);
  gtk_widget_class_install_action (widget_class, "win.find", NULL, adj_window_act_find);
  gtk_widget_class_install_action (widget_class, "win.order", NULL, adj_window_act_order);
  gtk_widget_class_install_action (widget_class, "win.panel", "s", adj_window_act_panel);
  gtk_widget_class_install_action (widget_class, "win.show-record", NULL,
                                   adj_window_act_show_record);
  gtk_widget_class_install_action (widget_class, "win.fold-panel", NULL, adj_window_act_fold_panel);
  gtk_widget_class_install_action (widget_class, "win.notebook", NULL, adj_window_act_notebook);
  gtk_widget_class_install_action (widget_class, "win.turn-board", "i", adj_window_act_turn_board);
  gtk_widget_class_install_action (widget_class, "win.options", NULL, adj_window_act_options);
  gtk_widget_class_install_action (widget_class, "win.quick-odds", NULL, adj_window_act_quick_odds);
  gtk_widget_class_install_action (widget_class, "win.figures", "s", adj_window_act_figures);
  gtk_widget_class_install_action (widget_class, "win.print", NULL, adj_window_act_print);
  gtk_widget_class_install_action (widget_class, "win.print-sheet", "i", adj_window_act_print);
  gtk_widget_class_install_action (widget_class, "win.curtain", NULL, adj_window_act_curtain);
  gtk_widget_class_install_action (widget_class, "win.table-mode", NULL, adj_window_act_table_mode);
  gtk_widget_class_install_action (widget_class, "win.preferences", NULL,
                                   adj_window_act_preferences);
}

/* ---- Class ---- */

/* The start page comes when nothing has been opened by then. */
static void
adj_window_show (GtkWidget *widget)
{
  AdjWindow *self = ADJ_WINDOW (widget);

  if (session_of (self) == NULL)
    show_page (self, FALSE);
  GTK_WIDGET_CLASS (adj_window_parent_class)->show (widget);
}

static gboolean
adj_window_close_request (GtkWindow *window)
{
  AdjWindow *self = ADJ_WINDOW (window);
  int width, height;

  if (!adj_sitting_may_leave (sitting_of (self)) || !adj_editors_may_leave (window))
    return TRUE;
  gtk_window_get_default_size (window, &width, &height);
  g_settings_set (adj_settings (), "window-size", "(ii)", width, height);
  g_settings_set_boolean (adj_settings (), "window-maximized", gtk_window_is_maximized (window));
  return !adj_sitting_may_close (sitting_of (self)) ||
         GTK_WINDOW_CLASS (adj_window_parent_class)->close_request (window);
}

static void
adj_window_dispose (GObject *object)
{
  AdjWindow *self = ADJ_WINDOW (object);

  g_clear_object (&self->signals);
  adj_window_tools_put_away (&self->tools);
  g_clear_weak_pointer (&self->tools.before_odds);
  g_clear_weak_pointer (&self->table.before);
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_WINDOW);
  G_OBJECT_CLASS (adj_window_parent_class)->dispose (object);
}

static void
adj_window_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SESSION)
    g_value_set_object (value, session_of (ADJ_WINDOW (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/window/window.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjWindow, title_label);
  gtk_widget_class_bind_template_child (widget_class, AdjWindow, moment_label);
  gtk_widget_class_bind_template_child (widget_class, AdjWindow, record_button);
  gtk_widget_class_bind_template_child (widget_class, AdjWindow, undo_button);
  gtk_widget_class_bind_template_child (widget_class, AdjWindow, redo_button);
  gtk_widget_class_bind_template_child (widget_class, AdjWindow, print_button);
  gtk_widget_class_bind_template_child (widget_class, AdjWindow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, AdjWindow, main_menu);
  gtk_widget_class_bind_template_child (widget_class, AdjWindow, next_button);
  gtk_widget_class_bind_template_child (widget_class, AdjWindow, trouble);
  gtk_widget_class_bind_template_child (widget_class, AdjWindow, what_if_bar);
  gtk_widget_class_bind_template_callback (widget_class, adj_window_show_session);
  gtk_widget_class_bind_template_child (widget_class, AdjWindow, odds_bar);
  gtk_widget_class_bind_template_child (widget_class, AdjWindow, pages);
}

/* GTK sets the property of a new window last, and has it not maximised. */
static void
adj_window_constructed (GObject *object)
{
  G_OBJECT_CLASS (adj_window_parent_class)->constructed (object);
  if (g_settings_get_boolean (adj_settings (), "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (object));
}

static void
adj_window_class_init (AdjWindowClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->constructed = adj_window_constructed;
  object_class->dispose = adj_window_dispose;
  object_class->get_property = adj_window_get_property;
  widget_class->show = adj_window_show;
  GTK_WINDOW_CLASS (class)->close_request = adj_window_close_request;
  properties[PROP_SESSION] = g_param_spec_object ("session", NULL, NULL, ADJ_TYPE_SESSION,
                                                  G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  g_type_ensure (ADJ_TYPE_NEXT_BUTTON);
  g_type_ensure (ADJ_TYPE_TROUBLE);
  g_type_ensure (ADJ_TYPE_WHAT_IF_BAR);
  bind_template (widget_class);
  install_actions (widget_class);
}

static void
adj_window_init (AdjWindow *self)
{
  int width, height;

  gtk_widget_init_template (GTK_WIDGET (self));
  *sitting_of (self) = (AdjSitting){
    .window = GTK_WIDGET (self),
    .show = show,
    .trouble = self->trouble,
    .what_if_bar = self->what_if_bar,
  };
  self->title = (AdjWindowTitle){ self->title_label, self->moment_label, self->next_button };
  self->tools = (AdjWindowTools){ .window = GTK_WINDOW (self), .odds_bar = self->odds_bar };
  self->table = (AdjWindowTable){ .window = GTK_WINDOW (self), .pages = self->pages };
  gtk_menu_button_set_create_popup_func (self->menu_button, adj_window_fill_menu, self, NULL);
  add_escapes (self);
  self->signals = g_signal_group_new (ADJ_TYPE_SESSION);
  g_signal_group_connect_swapped (self->signals, "changed", G_CALLBACK (adj_window_on_changed),
                                  self);
  g_signal_group_connect_swapped (self->signals, "eyes", G_CALLBACK (adj_window_on_eyes), self);
  watch_room (self);
  watch_hands (self);
  g_settings_get (adj_settings (), "window-size", "(ii)", &width, &height);
  gtk_window_set_default_size (GTK_WINDOW (self), width, height);
}

AdjWindow *
adj_window_new (GtkApplication *application)
{
  return g_object_new (ADJ_TYPE_WINDOW, "application", application, NULL);
}
