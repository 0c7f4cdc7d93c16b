/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/window/game-page.h"

#include "app/board/board.h"
#include "app/board/find-bar.h"
#include "app/desktop/looks.h"
#include "app/desktop/settings.h"
#include "app/roster/morale-gauge.h"
#include "app/session/curtain-page.h"
#include "app/session/tip-bubble.h"
#include "app/turns/checklist.h"
#include "app/turns/notices.h"
#include "app/turns/order-line.h"
#include "app/turns/past-bar.h"
#include "app/turns/turn-record.h"
#include "app/widgets/focus-back.h"
#include "app/widgets/focus-order.h"
#include "app/widgets/width-first.h"
#include "app/window/correction-actions.h"
#include "staff/engagements.h"
#include "staff/to-say.h"

struct _AdjGamePage
{
  AdjPart parent_instance;
  GtkWidget *table;
  GtkWidget *curtain; /* made when it is first drawn */
  GtkWidget *record_side;
  AdjTurnRecord *turn_record;
  GtkWidget *notices;
  AdjPastBar *past_bar; /* made with the first key or look back */
  GtkWidget *board_place;
  AdjPanels *panels;
  AdjFindBar *find_bar; /* made when something is first looked for */
  AdjOrderLine *order_line;
  AdjBoard *board;
  gboolean show_record;   /* the players want it, as long as it has something to say */
  gboolean record_open;   /* and it has, or was asked for */
  gboolean record_speaks; /* there is something to do or to remember */
  gboolean combat_speaks; /* somebody is attacked, has to be, or an answer is due */
  gboolean plots_speak;   /* marches are plotted or carried out, or somebody could withdraw */
  guint phases;           /* begun in the game, when that was found */
  gboolean narrow;        /* there is little room beside the board */
  gboolean tall;          /* the column has room for record and panel */
  gboolean aims;          /* a target is picked */
  gboolean over;          /* the game is */
};

G_DEFINE_FINAL_TYPE (AdjGamePage, adj_game_page, ADJ_TYPE_PART)

enum
{
  PROP_PANEL = 1,
  PROP_SHOW_RECORD,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* ---- The column beside the board ---- */

#define TALL 900 /* pixels of a window, in usual letters */

/* The keys do not go with what is hidden. */
static void
hide (AdjGamePage *self, GtkWidget *widget)
{
  if (adj_focus_is_within (widget))
    gtk_widget_activate_action (GTK_WIDGET (self), "page.board", NULL);
  gtk_widget_hide (widget);
}

/* In a tall window it stands over the panel, in others the panel in its place. */
static void
adj_game_page_show_record (AdjGamePage *self)
{
  gboolean alone = !adj_panels_is_open (self->panels);

  gtk_widget_set_vexpand (self->record_side, alone);
  if (self->show_record && self->record_open && (self->tall || alone))
    gtk_widget_show (self->record_side);
  else
    hide (self, self->record_side);
}

/* Asked for, it is shown whatever it has to say. */
static void
set_show_record (AdjGamePage *self, gboolean show)
{
  if (show && !self->tall)
    adj_panels_fold (self->panels, TRUE);
  self->show_record = show;
  self->record_open = TRUE;
  adj_game_page_show_record (self);
  g_object_notify (G_OBJECT (self), "show-record");
}

void
adj_game_page_toggle_record (AdjGamePage *self)
{
  g_return_if_fail (ADJ_IS_GAME_PAGE (self));

  set_show_record (self, !gtk_widget_get_visible (self->record_side));
}

void
adj_game_page_toggle_panel (AdjGamePage *self)
{
  g_return_if_fail (ADJ_IS_GAME_PAGE (self));

  adj_panels_toggle (self->panels);
  if (adj_panels_is_open (self->panels))
    adj_panels_focus (self->panels);
}

static gboolean
is_at_combat (AdjGamePage *self)
{
  g_autofree char *panel = NULL;

  g_object_get (self->panels, "panel", &panel, NULL);
  return g_strcmp0 (panel, "combat") == 0;
}

/* Where there is little room the board has it; the panel waits at its tab, whatever was open when
 * there was more, unless it is combat's and something is due there. */
static void
set_narrow (AdjGamePage *self, gboolean narrow)
{
  if (self->narrow == narrow)
    return;
  self->narrow = narrow;
  adj_panels_set_brief (self->panels, narrow);
  if (is_at_combat (self))
    adj_panels_fold (self->panels, !self->combat_speaks);
  else
    adj_panels_fold (self->panels, narrow);
}

void
adj_game_page_set_room (AdjGamePage *self, gboolean narrow, int height)
{
  g_return_if_fail (ADJ_IS_GAME_PAGE (self));

  self->tall = height >= TALL * adj_looks_text_scale ();
  set_narrow (self, narrow);
  adj_game_page_show_record (self);
}

void
adj_game_page_focus_panel (AdjGamePage *self)
{
  g_return_if_fail (ADJ_IS_GAME_PAGE (self));

  adj_panels_focus (self->panels);
}

/* ---- Keys ---- */

/* Letters typed on the map begin an order. Not with a digit: those are the die. */
static gboolean
adj_game_page_on_typed (
    AdjGamePage *self, guint key, guint code, GdkModifierType state, GtkEventController *keys)
{
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0 ||
      !g_unichar_isalpha (gdk_keyval_to_unicode (key)))
    return FALSE;
  return adj_order_line_begin (self->order_line, GTK_EVENT_CONTROLLER_KEY (keys));
}

/* Between what there is to say and the board. */
static AdjPastBar *
past_bar_of (AdjGamePage *self)
{
  if (self->past_bar == NULL)
    {
      self->past_bar = g_object_new (ADJ_TYPE_PAST_BAR, NULL);
      gtk_box_insert_child_after (GTK_BOX (self->table), GTK_WIDGET (self->past_bar),
                                  self->notices);
      g_object_bind_property (self, "session", self->past_bar, "session", G_BINDING_SYNC_CREATE);
    }
  return self->past_bar;
}

/* On the board before it has a use for the key itself, elsewhere after. */
static gboolean
adj_game_page_on_past (AdjGamePage *self, guint key, guint code, GdkModifierType state)
{
  return adj_past_bar_take_key (past_bar_of (self), key, state);
}

static void
add_past_keys (AdjGamePage *self, GtkWidget *widget)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (adj_game_page_on_past), self);
  gtk_widget_add_controller (widget, keys);
}

/* On the board, from a look back to the table as it stands now. */
static gboolean
back_to_now (AdjGamePage *self)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (self));

  if (session == NULL || !adj_session_looks_back (session))
    return FALSE;
  adj_session_look_now (session);
  return TRUE;
}

/* From wherever the keys are; who has a use for Escape himself has taken it before, and what the
 * board has none for is the window's. */
static gboolean
back_to_board (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  AdjGamePage *self = ADJ_GAME_PAGE (widget);

  if (!gtk_widget_get_visible (self->table))
    return FALSE;
  return adj_focus_is_within (GTK_WIDGET (self->board))
             ? back_to_now (self)
             : gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
adj_game_page_act_board (GtkWidget *widget, const char *name, GVariant *parameter)
{
  back_to_board (widget, NULL, NULL);
}

static void
adj_game_page_act_play_on (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adj_past_bar_play_on (past_bar_of (ADJ_GAME_PAGE (widget)));
}

static void
add_keys (AdjGamePage *self)
{
  GtkEventController *typed = gtk_event_controller_key_new ();

  g_signal_connect_swapped (typed, "key-pressed", G_CALLBACK (adj_game_page_on_typed), self);
  gtk_widget_add_controller (GTK_WIDGET (self->board), typed);
  add_past_keys (self, GTK_WIDGET (self->board));
  add_past_keys (self, self->table);
  adj_focus_on_escape (GTK_WIDGET (self), back_to_board, NULL);
}

static void
make_board (AdjGamePage *self)
{
  self->board = g_object_new (ADJ_TYPE_BOARD, NULL);
  gtk_overlay_set_child (GTK_OVERLAY (self->board_place), GTK_WIDGET (self->board));
  g_object_bind_property (self, "session", self->board, "session", G_BINDING_SYNC_CREATE);
}

/* A player who picks a target wants to see the odds; a correction in hand is not taken away. */
static void
follow_target (AdjGamePage *self, AdjSession *session)
{
  gboolean aims = session != NULL && adj_session_get_picks (session)->n_targets > 0;

  if (aims && !self->aims && !gtk_widget_get_mapped (adj_panels_get (self->panels, "correction")))
    adj_panels_open (self->panels, "combat");
  self->aims = aims;
}

/* Another game, or another phase of it. */
static gboolean
is_begun (AdjGamePage *self, AdjSession *session, AdjNews news)
{
  guint phases = adj_game_count_phases (adj_session_get_game (session));
  gboolean begun = phases != self->phases || (news & ADJ_NEWS_SESSION) != 0;

  self->phases = phases;
  return begun;
}

/* It comes when there is something to say; what came of it is read until the phase ends, and then
 * the board has the room. */
static void
follow_combat (AdjGamePage *self, gboolean speaks, gboolean begun)
{
  gboolean comes = speaks && (begun || !self->combat_speaks);

  self->combat_speaks = speaks;
  if (!is_at_combat (self) || !(comes || begun))
    return;
  if (!speaks && adj_focus_is_within (GTK_WIDGET (self->panels)))
    gtk_widget_activate_action (GTK_WIDGET (self), "page.board", NULL);
  adj_panels_fold (self->panels, !speaks);
}

/* Where all results wait the lists of attacks come with their phase, as the plot sheet does with
 * its own (Y S4.1). */
static void
follow_battle (AdjGamePage *self, const AdjView *view, gboolean begun)
{
  if (begun && adj_engagements_are_made (view))
    adj_panels_open (self->panels, "combat");
}

static void
follow_record (AdjGamePage *self, gboolean speaks, gboolean begun)
{
  if (speaks == self->record_speaks && !begun)
    return;
  self->record_speaks = self->record_open = speaks;
  adj_game_page_show_record (self);
}

/* The plot sheet comes with the phase in which it is filled in or carried out, and on the morning
 * after when somebody could withdraw. */
static void
follow_plots (AdjGamePage *self, gboolean speaks, gboolean begun)
{
  gboolean comes = speaks && (begun || !self->plots_speak);

  self->plots_speak = speaks;
  if (comes)
    adj_panels_open (self->panels, "plots");
}

static void
follow_speech (AdjGamePage *self, AdjSession *session, AdjNews news)
{
  AdjView view;
  gboolean begun;

  if (session == NULL || (news & (ADJ_NEWS_TABLE | ADJ_NEWS_PICKS | ADJ_NEWS_SESSION)) == 0)
    return;
  view = adj_session_view (session);
  begun = is_begun (self, session, news);
  follow_battle (self, &view, begun);
  follow_combat (self, adj_to_say_of_combat (&view, adj_session_get_picks (session)), begun);
  follow_plots (self,
                adj_session_is_now (session) &&
                    adj_to_say_of_plots (&view, adj_session_field (session)),
                begun);
  follow_record (self, adj_session_looks_back (session) || adj_to_say_of_phase (&view), begun);
}

/* Who has won is told by itself, once. */
static void
follow_end (AdjGamePage *self, AdjSession *session)
{
  gboolean over = session != NULL && adj_session_view (session).table->over;

  if (over && !self->over)
    adj_panels_open (self->panels, "victory");
  self->over = over;
}

static GtkWidget *
curtain_of (AdjGamePage *self)
{
  if (self->curtain == NULL)
    {
      self->curtain = g_object_new (ADJ_TYPE_CURTAIN_PAGE, NULL);
      gtk_widget_set_parent (self->curtain, GTK_WIDGET (self));
      g_object_bind_property (self, "session", self->curtain, "session", G_BINDING_SYNC_CREATE);
    }
  return self->curtain;
}

/* The map has the keys when a game is opened: arrows walk on it, digits are the die, and letters
 * go to the order line by themselves. Who lifts the curtain has them at once, too; the other way
 * round a key pressed too often does no harm. */
static void
adj_game_page_refresh (AdjPart *part, AdjSession *session, AdjNews news)
{
  AdjGamePage *self = ADJ_GAME_PAGE (part);
  gboolean covered = session != NULL && adj_session_is_covered (session);
  GtkWidget *shown = covered ? curtain_of (self) : self->table;

  follow_speech (self, session, news);
  follow_target (self, session);
  follow_end (self, session);
  if (session != NULL && adj_session_looks_back (session))
    past_bar_of (self);
  if (gtk_widget_get_visible (self->table) == !covered && (news & ADJ_NEWS_SESSION) == 0)
    return;
  gtk_widget_set_visible (self->table, !covered);
  if (self->curtain != NULL)
    gtk_widget_set_visible (self->curtain, covered);
  gtk_widget_grab_focus (covered ? shown : GTK_WIDGET (self->board));
}

/* A player who looked for a hex wants to do something there. */
static void
adj_game_page_on_found (AdjGamePage *self, guint hex)
{
  adj_find_bar_close (self->find_bar);
  adj_map_view_fly_to (adj_board_get_map (self->board), (AdjHex) hex);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static AdjFindBar *
find_bar_of (AdjGamePage *self)
{
  if (self->find_bar == NULL)
    {
      self->find_bar = g_object_new (ADJ_TYPE_FIND_BAR, NULL);
      gtk_overlay_add_overlay (GTK_OVERLAY (self->board_place), GTK_WIDGET (self->find_bar));
      g_object_bind_property (self, "session", self->find_bar, "session", G_BINDING_SYNC_CREATE);
      g_signal_connect_swapped (self->find_bar, "found", G_CALLBACK (adj_game_page_on_found), self);
    }
  return self->find_bar;
}

/* ---- Class ---- */

/* What is going to stand open is decided before the first time it is seen, so that no panel is made
 * that is folded away at once. */
static void
adj_game_page_map (GtkWidget *widget)
{
  AdjGamePage *self = ADJ_GAME_PAGE (widget);

  if (self->phases == 0)
    follow_speech (self, adj_part_get_session (ADJ_PART (self)), ADJ_NEWS_SESSION);
  GTK_WIDGET_CLASS (adj_game_page_parent_class)->map (widget);
}

static void
adj_game_page_dispose (GObject *object)
{
  g_clear_pointer (&ADJ_GAME_PAGE (object)->curtain, gtk_widget_unparent);
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_GAME_PAGE);
  G_OBJECT_CLASS (adj_game_page_parent_class)->dispose (object);
}

static void
adj_game_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  AdjGamePage *self = ADJ_GAME_PAGE (object);

  switch (id)
    {
    case PROP_PANEL:
      g_object_get_property (G_OBJECT (self->panels), "panel", value);
      break;
    case PROP_SHOW_RECORD:
      g_value_set_boolean (value, self->show_record);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
adj_game_page_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  AdjGamePage *self = ADJ_GAME_PAGE (object);

  switch (id)
    {
    case PROP_PANEL:
      adj_panels_open (self->panels, g_value_get_string (value));
      break;
    case PROP_SHOW_RECORD:
      set_show_record (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

/* The board, or the curtain before it. */
static gboolean
adj_game_page_grab_focus (GtkWidget *widget)
{
  AdjGamePage *self = ADJ_GAME_PAGE (widget);
  gboolean covered = !gtk_widget_get_visible (self->table);

  return gtk_widget_grab_focus (covered ? self->curtain : GTK_WIDGET (self->board));
}

static void
adj_game_page_class_init (AdjGamePageClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = adj_game_page_dispose;
  object_class->get_property = adj_game_page_get_property;
  object_class->set_property = adj_game_page_set_property;
  widget_class->map = adj_game_page_map;
  widget_class->grab_focus = adj_game_page_grab_focus;
  widget_class->focus = adj_focus_among_children;
  gtk_widget_class_set_layout_manager_type (widget_class, ADJ_TYPE_WIDTH_FIRST);
  ADJ_PART_CLASS (class)->refresh = adj_game_page_refresh;
  properties[PROP_PANEL] = g_param_spec_string ("panel", NULL, NULL, NULL, flags);
  properties[PROP_SHOW_RECORD] = g_param_spec_boolean ("show-record", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  g_type_ensure (ADJ_TYPE_CHECKLIST);
  g_type_ensure (ADJ_TYPE_MORALE_GAUGE);
  g_type_ensure (ADJ_TYPE_NOTICES);
  g_type_ensure (ADJ_TYPE_ORDER_LINE);
  g_type_ensure (ADJ_TYPE_PANELS);
  g_type_ensure (ADJ_TYPE_TIP_BUBBLE);
  g_type_ensure (ADJ_TYPE_TURN_RECORD);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/window/game-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjGamePage, table);
  gtk_widget_class_bind_template_child (widget_class, AdjGamePage, record_side);
  gtk_widget_class_bind_template_child (widget_class, AdjGamePage, turn_record);
  gtk_widget_class_bind_template_child (widget_class, AdjGamePage, notices);
  gtk_widget_class_bind_template_child (widget_class, AdjGamePage, board_place);
  gtk_widget_class_bind_template_child (widget_class, AdjGamePage, panels);
  gtk_widget_class_bind_template_child (widget_class, AdjGamePage, order_line);
  gtk_widget_class_bind_template_callback (widget_class, adj_game_page_show_record);
  gtk_widget_class_install_action (widget_class, "page.board", NULL, adj_game_page_act_board);
  gtk_widget_class_install_action (widget_class, "page.play-on", NULL, adj_game_page_act_play_on);
}

static void
adj_game_page_init (AdjGamePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  make_board (self);
  add_keys (self);
  adj_correction_actions_add (GTK_WIDGET (self), self->panels);
  adj_game_page_show_record (self);
  g_settings_bind (adj_settings (), "show-record", self, "show-record", G_SETTINGS_BIND_DEFAULT);
}

void
adj_game_page_focus_order_line (AdjGamePage *self)
{
  g_return_if_fail (ADJ_IS_GAME_PAGE (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->order_line));
}

void
adj_game_page_open_notebook (AdjGamePage *self)
{
  g_return_if_fail (ADJ_IS_GAME_PAGE (self));

  if (!gtk_widget_get_visible (self->record_side))
    set_show_record (self, TRUE);
  adj_turn_record_open_notebook (self->turn_record);
}

void
adj_game_page_turn_board (AdjGamePage *self, int quarters)
{
  g_return_if_fail (ADJ_IS_GAME_PAGE (self));

  adj_map_view_turn (adj_board_get_map (self->board), quarters);
}

void
adj_game_page_find (AdjGamePage *self)
{
  g_return_if_fail (ADJ_IS_GAME_PAGE (self));

  adj_find_bar_open (find_bar_of (self));
}
