/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/window/game-page.h"

#include <glib/gi18n-lib.h>

#include "app/arrivals/arrivals-panel.h"
#include "app/arrivals/set-up-panel.h"
#include "app/board/board.h"
#include "app/board/find-bar.h"
#include "app/combat/combat-panel.h"
#include "app/command/command-panel.h"
#include "app/corrections/correction-panel.h"
#include "app/corrections/judge-again-panel.h"
#include "app/desktop/settings.h"
#include "app/initiative/initiative-panel.h"
#include "app/log/log-panel.h"
#include "app/roster/morale-gauge.h"
#include "app/roster/read-back-panel.h"
#include "app/roster/roster-panel.h"
#include "app/session/curtain-page.h"
#include "app/session/tip-bubble.h"
#include "app/turns/checklist.h"
#include "app/turns/notices.h"
#include "app/turns/order-line.h"
#include "app/turns/turn-record.h"
#include "app/victory/victory-panel.h"
#include "app/widgets/focus-back.h"
#include "app/widgets/focus-order.h"

#define N_PANELS 11

struct _AdjGamePage
{
  AdjPart parent_instance;
  GtkStack *scene;
  GtkWidget *table;
  GtkWidget *curtain;
  GtkWidget *record_side;
  AdjTurnRecord *turn_record;
  GtkWidget *board_place;
  GtkStack *panels;
  GtkBox *rail;
  AdjFindBar *find_bar;
  AdjOrderLine *order_line;
  AdjBoard *board;
  GtkToggleButton *tabs[N_PANELS];
  char *panel;
  gboolean show_record;
  gboolean narrow;
  gboolean folded; /* the panel is not shown until somebody asks for it */
  gboolean aims;   /* a target is picked */
};

G_DEFINE_FINAL_TYPE (AdjGamePage, adj_game_page, ADJ_TYPE_PART)

enum
{
  PROP_PANEL = 1,
  PROP_SHOW_RECORD,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* A panel, made when it is first opened. One that passes has a tab only as long as its property
 * "busy" says that it has something to show. */
typedef struct
{
  const char *name;
  const char *title;
  const char *icon;
  GType (*type) (void);
  gboolean from_menu; /* it has no tab: a small window has no room for one more */
  gboolean passes;
} Panel;

static const Panel panels[] = {
  { "combat", N_ ("Combat"), "adj-combat-symbolic", adj_combat_panel_get_type },
  { "arrivals", N_ ("Arrivals"), "adj-arrivals-symbolic", adj_arrivals_panel_get_type },
  { "initiative", N_ ("Initiative"), "adj-initiative-symbolic", adj_initiative_panel_get_type },
  { "command", N_ ("Command"), "adj-command-symbolic", adj_command_panel_get_type },
  { "roster", N_ ("Roster"), "adj-roster-symbolic", adj_roster_panel_get_type },
  { "victory", N_ ("Victory"), "adj-victory-symbolic", adj_victory_panel_get_type },
  { "log", N_ ("Log"), "adj-log-symbolic", adj_log_panel_get_type },
  { "set-up", N_ ("Set up"), "adj-set-up-symbolic", adj_set_up_panel_get_type },
  { "read-back", N_ ("Read back"), "adj-ok-symbolic", adj_read_back_panel_get_type, TRUE },
  { "correction", N_ ("Correct"), "adj-correction-symbolic", adj_correction_panel_get_type, FALSE,
    TRUE },
  { "again", N_ ("Judged"), "adj-again-symbolic", adj_judge_again_panel_get_type, FALSE, TRUE },
};

G_STATIC_ASSERT (G_N_ELEMENTS (panels) == N_PANELS);

#define AFTER_PASSING "log" /* the panel that is shown when one has passed */

/* ---- Sides ---- */

static const Panel *
find_panel (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (panels); i++)
    if (g_strcmp0 (panels[i].name, name) == 0)
      return &panels[i];
  return NULL;
}

static const Panel *
open_panel (AdjGamePage *self)
{
  return self->folded ? NULL : find_panel (self->panel);
}

/* The keys do not pass with it. */
static void
on_busy (GtkWidget *child, GParamSpec *pspec, AdjGamePage *self)
{
  gboolean busy;

  g_object_get (child, "busy", &busy, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (panels); i++)
    if (gtk_stack_get_child_by_name (self->panels, panels[i].name) == child)
      gtk_widget_set_visible (GTK_WIDGET (self->tabs[i]), busy);
  if (busy || gtk_stack_get_visible_child (self->panels) != child)
    return;
  if (adj_focus_is_within (child))
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
  g_object_set (self, "panel", AFTER_PASSING, NULL);
}

static GtkWidget *
get_child (AdjGamePage *self, const Panel *panel)
{
  GtkWidget *child = gtk_stack_get_child_by_name (self->panels, panel->name);

  if (child != NULL)
    return child;
  child = g_object_new (panel->type (), NULL);
  gtk_stack_add_named (self->panels, child, panel->name);
  g_object_bind_property (self, "session", child, "session", G_BINDING_SYNC_CREATE);
  if (panel->passes)
    {
      g_signal_connect (child, "notify::busy", G_CALLBACK (on_busy), self);
      on_busy (child, NULL, self);
    }
  return child;
}

static void
show_sides (AdjGamePage *self)
{
  const Panel *panel = open_panel (self);
  gboolean record = self->show_record && !(self->narrow && panel != NULL);

  if (panel != NULL)
    gtk_stack_set_visible_child (self->panels, get_child (self, panel));
  gtk_widget_set_visible (GTK_WIDGET (self->panels), panel != NULL);
  gtk_widget_set_visible (self->record_side, record);
  for (guint i = 0; i < G_N_ELEMENTS (panels); i++)
    {
      if (!panels[i].passes)
        gtk_widget_set_visible (GTK_WIDGET (self->tabs[i]), !panels[i].from_menu);
      gtk_toggle_button_set_active (self->tabs[i], panel == &panels[i]);
    }
}

static GtkWidget *
get_panel (AdjGamePage *self, const char *name)
{
  return get_child (self, find_panel (name));
}

/* One that has nothing to show is not opened. */
static const char *
panel_instead (AdjGamePage *self, const char *name)
{
  const Panel *panel = find_panel (name);
  gboolean busy = TRUE;

  if (panel != NULL && panel->passes)
    g_object_get (get_child (self, panel), "busy", &busy, NULL);
  return busy ? name : AFTER_PASSING;
}

static void
set_panel (AdjGamePage *self, const char *name)
{
  const char *opened = panel_instead (self, name);

  if (!self->folded && g_strcmp0 (self->panel, opened) == 0)
    return;
  self->folded = FALSE;
  g_free (self->panel);
  self->panel = g_strdup (opened);
  show_sides (self);
  g_object_notify (G_OBJECT (self), "panel");
}

/* In a narrow window the record comes in the panel's place. */
static void
set_show_record (AdjGamePage *self, gboolean show)
{
  if (show && self->narrow)
    self->folded = TRUE;
  self->show_record = show;
  show_sides (self);
  g_object_notify (G_OBJECT (self), "show-record");
}

void
adj_game_page_toggle_record (AdjGamePage *self)
{
  g_return_if_fail (ADJ_IS_GAME_PAGE (self));

  set_show_record (self, !gtk_widget_get_visible (self->record_side));
}

/* Where there is little room the board has it; the panel waits at its tab, whatever was open when
 * there was more. */
void
adj_game_page_set_narrow (AdjGamePage *self, gboolean narrow)
{
  g_return_if_fail (ADJ_IS_GAME_PAGE (self));

  if (self->narrow == narrow)
    return;
  self->narrow = narrow;
  self->folded = narrow;
  show_sides (self);
}

/* ---- The rail: a tab for each panel; that of the open one closes it ---- */

/* Who opens a panel with the keys wants to do something in it. */
static void
open_from_tab (AdjGamePage *self, GtkWidget *tab)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (tab));

  set_panel (self, gtk_widget_get_name (tab));
  if (gtk_widget_has_focus (tab) && gtk_window_get_focus_visible (window))
    adj_game_page_focus_panel (self);
}

static void
on_tab (GtkToggleButton *tab, AdjGamePage *self)
{
  const char *name = gtk_widget_get_name (GTK_WIDGET (tab));

  if (gtk_toggle_button_get_active (tab))
    open_from_tab (self, GTK_WIDGET (tab));
  else if (open_panel (self) == find_panel (name))
    set_panel (self, "");
}

static GtkWidget *
new_tab (const Panel *panel, guint key)
{
  GtkWidget *tab = gtk_toggle_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *label = gtk_label_new (_ (panel->title));

  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name (panel->icon));
  gtk_widget_add_css_class (label, "caption");
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (tab), box);
  gtk_widget_add_css_class (tab, "flat");
  gtk_widget_set_name (tab, panel->name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (tab), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ (panel->title), -1);
  if (!panel->passes && !panel->from_menu)
    {
      /* Translators: a panel, and the keys that open it */
      g_autofree char *tip = g_strdup_printf (_ ("%s (Alt+%u)"), _ (panel->title), key);

      gtk_widget_set_tooltip_text (tab, tip);
    }
  return tab;
}

static void
make_rail (AdjGamePage *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (panels); i++)
    {
      self->tabs[i] = GTK_TOGGLE_BUTTON (new_tab (&panels[i], i + 1));
      gtk_widget_set_visible (GTK_WIDGET (self->tabs[i]), !panels[i].passes);
      gtk_box_append (self->rail, GTK_WIDGET (self->tabs[i]));
      g_signal_connect (self->tabs[i], "toggled", G_CALLBACK (on_tab), self);
    }
}

void
adj_game_page_focus_panel (AdjGamePage *self)
{
  GtkWidget *panel;

  g_return_if_fail (ADJ_IS_GAME_PAGE (self));

  panel = gtk_stack_get_visible_child (self->panels);
  if (panel != NULL && gtk_widget_get_visible (GTK_WIDGET (self->panels)) &&
      !gtk_widget_grab_focus (panel) && !adj_focus_is_within (panel))
    gtk_widget_child_focus (panel, GTK_DIR_TAB_FORWARD);
}

/* ---- Corrections ---- */

static AdjCorrectionPanel *
correction_panel (AdjGamePage *self)
{
  return ADJ_CORRECTION_PANEL (get_panel (self, "correction"));
}

static void
show_correction (AdjGamePage *self)
{
  set_panel (self, "correction");
  gtk_widget_grab_focus (GTK_WIDGET (correction_panel (self)));
}

static void
begin_correction (AdjGamePage *self, AdjCorrectionKind kind, guint number)
{
  adj_correction_panel_begin (correction_panel (self), kind, number);
  show_correction (self);
}

static void
act_edit (GtkWidget *widget, const char *name, GVariant *parameter)
{
  begin_correction (ADJ_GAME_PAGE (widget), ADJ_CORRECT_EDIT, g_variant_get_uint32 (parameter));
}

static void
act_insert (GtkWidget *widget, const char *name, GVariant *parameter)
{
  begin_correction (ADJ_GAME_PAGE (widget), ADJ_CORRECT_INSERT, g_variant_get_uint32 (parameter));
}

static void
act_strike (GtkWidget *widget, const char *name, GVariant *parameter)
{
  begin_correction (ADJ_GAME_PAGE (widget), ADJ_CORRECT_STRIKE, g_variant_get_uint32 (parameter));
}

/* By its id, as these eyes know it. */
static void
act_unit (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjGamePage *self = ADJ_GAME_PAGE (widget);
  AdjView view = adj_session_view (adj_part_get_session (ADJ_PART (self)));
  int unit = adj_view_find (&view, g_variant_get_string (parameter, NULL));

  if (unit < 0 || (guint) unit >= view.book->scenario->n_units || !adj_view_knows (&view, unit))
    return;
  adj_correction_panel_begin_unit (correction_panel (self), unit);
  show_correction (self);
}

static void
act_hex (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjGamePage *self = ADJ_GAME_PAGE (widget);
  const AdjBook *book = adj_session_book (adj_part_get_session (ADJ_PART (self)));
  guint hex = g_variant_get_uint32 (parameter);

  if (hex > 9999 || adj_book_hex (book, (AdjHexId) hex) == ADJ_NO_HEX)
    return;
  adj_correction_panel_begin_hex (correction_panel (self), (AdjHexId) hex);
  show_correction (self);
}

static void
act_turn (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjGamePage *self = ADJ_GAME_PAGE (widget);
  const AdjBook *book = adj_session_book (adj_part_get_session (ADJ_PART (self)));
  guint turn = g_variant_get_uint32 (parameter);

  if (turn < 1 || turn > book->scenario->n_turns)
    return;
  adj_correction_panel_begin_turn (correction_panel (self), (int) turn);
  show_correction (self);
}

static void
act_victory (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjGamePage *self = ADJ_GAME_PAGE (widget);

  adj_correction_panel_begin_victory (correction_panel (self));
  show_correction (self);
}

static void
act_take (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjGamePage *self = ADJ_GAME_PAGE (widget);
  guint number = g_variant_get_uint32 (parameter);

  if (!adj_correction_panel_take (correction_panel (self), number))
    begin_correction (self, ADJ_CORRECT_TAKE, number);
}

static void
install_corrections (GtkWidgetClass *class)
{
  gtk_widget_class_install_action (class, "correct.edit", "u", act_edit);
  gtk_widget_class_install_action (class, "correct.insert", "u", act_insert);
  gtk_widget_class_install_action (class, "correct.strike", "u", act_strike);
  gtk_widget_class_install_action (class, "correct.take", "u", act_take);
  gtk_widget_class_install_action (class, "correct.unit", "s", act_unit);
  gtk_widget_class_install_action (class, "correct.hex", "u", act_hex);
  gtk_widget_class_install_action (class, "correct.turn", "u", act_turn);
  gtk_widget_class_install_action (class, "correct.victory", NULL, act_victory);
}

/* ---- Keys ---- */

/* What is typed on the map begins an order. Not with a digit: those are the die. */
static gboolean
on_typed (AdjGamePage *self, guint key, guint code, GdkModifierType state, GtkEventController *keys)
{
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0 ||
      !g_unichar_isalpha (gdk_keyval_to_unicode (key)))
    return FALSE;
  return adj_order_line_begin (self->order_line, GTK_EVENT_CONTROLLER_KEY (keys));
}

/* On the board, from a look back to the table as it stands now. */
static gboolean
back_to_now (AdjGamePage *self)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (self));

  if (session == NULL || adj_session_is_now (session) || adj_session_is_preview (session))
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

  if (gtk_stack_get_visible_child (self->scene) != self->table)
    return FALSE;
  return adj_focus_is_within (GTK_WIDGET (self->board))
             ? back_to_now (self)
             : gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
act_board (GtkWidget *widget, const char *name, GVariant *parameter)
{
  back_to_board (widget, NULL, NULL);
}

static void
add_keys (AdjGamePage *self)
{
  GtkEventController *typed = gtk_event_controller_key_new ();

  g_signal_connect_swapped (typed, "key-pressed", G_CALLBACK (on_typed), self);
  gtk_widget_add_controller (GTK_WIDGET (self->board), typed);
  adj_focus_on_escape (GTK_WIDGET (self), back_to_board, NULL);
}

static void
make_board (AdjGamePage *self)
{
  self->board = g_object_new (ADJ_TYPE_BOARD, NULL);
  gtk_overlay_set_child (GTK_OVERLAY (self->board_place), GTK_WIDGET (self->board));
  g_object_bind_property (self, "session", self->board, "session", G_BINDING_SYNC_CREATE);
}

/* Who picks a target wants to see the odds. */
static void
follow_target (AdjGamePage *self, AdjSession *session)
{
  gboolean aims = session != NULL && adj_session_get_picks (session)->n_targets > 0;

  if (aims && !self->aims)
    set_panel (self, "combat");
  self->aims = aims;
}

/* The map has the keys when a game is opened: arrows walk on it, digits are the die, and letters
 * go to the order line by themselves. Who lifts the curtain has them at once, too; the other way
 * round a key pressed too often does no harm. */
static void
adj_game_page_refresh (AdjPart *part, AdjSession *session, AdjNews news)
{
  AdjGamePage *self = ADJ_GAME_PAGE (part);
  gboolean covered = session != NULL && adj_session_is_covered (session);
  GtkWidget *shown = covered ? self->curtain : self->table;

  follow_target (self, session);
  if (gtk_stack_get_visible_child (self->scene) == shown && (news & ADJ_NEWS_SESSION) == 0)
    return;
  gtk_stack_set_visible_child (self->scene, shown);
  gtk_widget_grab_focus (covered ? self->curtain : GTK_WIDGET (self->board));
}

/* Who looked for it wants to do something there. */
static void
on_found (AdjGamePage *self, guint hex)
{
  adj_find_bar_close (self->find_bar);
  adj_map_view_fly_to (adj_board_get_map (self->board), (AdjHex) hex);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* ---- Class ---- */

static void
adj_game_page_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_GAME_PAGE);
  G_OBJECT_CLASS (adj_game_page_parent_class)->dispose (object);
}

static void
adj_game_page_finalize (GObject *object)
{
  g_free (ADJ_GAME_PAGE (object)->panel);
  G_OBJECT_CLASS (adj_game_page_parent_class)->finalize (object);
}

static void
adj_game_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  AdjGamePage *self = ADJ_GAME_PAGE (object);

  switch (id)
    {
    case PROP_PANEL:
      g_value_set_string (value, self->panel);
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
      set_panel (self, g_value_get_string (value));
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
  gboolean covered = gtk_stack_get_visible_child (self->scene) == self->curtain;

  return gtk_widget_grab_focus (covered ? self->curtain : GTK_WIDGET (self->board));
}

static void
adj_game_page_class_init (AdjGamePageClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = adj_game_page_dispose;
  object_class->finalize = adj_game_page_finalize;
  object_class->get_property = adj_game_page_get_property;
  object_class->set_property = adj_game_page_set_property;
  widget_class->grab_focus = adj_game_page_grab_focus;
  widget_class->focus = adj_focus_among_children;
  ADJ_PART_CLASS (class)->refresh = adj_game_page_refresh;
  properties[PROP_PANEL] = g_param_spec_string ("panel", NULL, NULL, NULL, flags);
  properties[PROP_SHOW_RECORD] = g_param_spec_boolean ("show-record", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  install_corrections (widget_class);
  g_type_ensure (ADJ_TYPE_CHECKLIST);
  g_type_ensure (ADJ_TYPE_CURTAIN_PAGE);
  g_type_ensure (ADJ_TYPE_MORALE_GAUGE);
  g_type_ensure (ADJ_TYPE_NOTICES);
  g_type_ensure (ADJ_TYPE_FIND_BAR);
  g_type_ensure (ADJ_TYPE_ORDER_LINE);
  g_type_ensure (ADJ_TYPE_TIP_BUBBLE);
  g_type_ensure (ADJ_TYPE_TURN_RECORD);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/window/game-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjGamePage, scene);
  gtk_widget_class_bind_template_child (widget_class, AdjGamePage, table);
  gtk_widget_class_bind_template_child (widget_class, AdjGamePage, curtain);
  gtk_widget_class_bind_template_child (widget_class, AdjGamePage, record_side);
  gtk_widget_class_bind_template_child (widget_class, AdjGamePage, turn_record);
  gtk_widget_class_bind_template_child (widget_class, AdjGamePage, board_place);
  gtk_widget_class_bind_template_child (widget_class, AdjGamePage, panels);
  gtk_widget_class_bind_template_child (widget_class, AdjGamePage, rail);
  gtk_widget_class_bind_template_child (widget_class, AdjGamePage, find_bar);
  gtk_widget_class_bind_template_child (widget_class, AdjGamePage, order_line);
  gtk_widget_class_bind_template_callback (widget_class, on_found);
  gtk_widget_class_install_action (widget_class, "page.board", NULL, act_board);
}

static void
adj_game_page_init (AdjGamePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  make_board (self);
  add_keys (self);
  make_rail (self);
  show_sides (self);
  g_settings_bind (adj_settings (), "panel", self, "panel", G_SETTINGS_BIND_DEFAULT);
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

  adj_find_bar_open (self->find_bar);
}
