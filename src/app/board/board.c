/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/board.h"

#include "app/board/board-card.h"
#include "app/board/board-drag.h"
#include "app/board/board-layer.h"
#include "app/board/board-menu.h"
#include "app/board/board-pointer.h"
#include "app/board/card-view.h"
#include "app/desktop/settings.h"
#include "app/session/pencil.h"
#include "app/widgets/choice-menu.h"
#include "app/widgets/focus-order.h"
#include "staff/touched.h"

struct _AdjBoard
{
  AdjPart parent_instance;
  GtkOverlay *overlay;
  AdjMapView *map;
  GtkLabel *hint;
  AdjCardView *card;
  AdjBoardState state;
};

G_DEFINE_FINAL_TYPE (AdjBoard, adj_board, ADJ_TYPE_PART)

static AdjSession *
session_of (AdjBoard *self)
{
  return adj_part_get_session (ADJ_PART (self));
}

/* ---- Acting on the cursor's hex ---- */

static gboolean
has_cursor (AdjBoard *self)
{
  return session_of (self) != NULL && adj_map_view_get_cursor (self->map) != ADJ_NO_HEX;
}

/* The keys are used: it is seen where. */
static AdjHex
use_cursor (AdjBoard *self)
{
  AdjHex hex = adj_map_view_get_cursor (self->map);

  if (!adj_map_view_shows_cursor (self->map))
    adj_map_view_set_cursor (self->map, hex, TRUE);
  return hex;
}

static void
adj_board_act_on_hex (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjBoard *self = ADJ_BOARD (widget);
  g_auto (AdjIntent) intent = { 0 };
  AdjView view;
  AdjHex hex;

  if (!has_cursor (self) || adj_pencil_next (session_of (self)))
    return;
  hex = use_cursor (self);
  view = adj_session_view (session_of (self));
  intent = adj_intent_click (&view, adj_session_field (session_of (self)),
                             adj_session_get_picks (session_of (self)), hex, -1, FALSE);
  if (intent.kind == ADJ_INTENT_ASK)
    adj_board_menu_open (&self->state, hex, -1, adj_map_view_get_place (self->map, hex));
  else
    adj_board_state_carry_out (&self->state, &intent);
}

/* The unit after the last one picked in the hex; ADJ_NOBODY behind the last. */
static guint16
next_in_stack (AdjBoard *self, AdjHex hex, const AdjPicks *picks)
{
  guint16 units[ADJ_PILE_MOST];
  guint n = adj_board_state_stack (&self->state, hex, units);
  guint next = 0;

  for (guint i = 0; i < n; i++)
    if (adj_picks_has_unit (picks, units[i]))
      next = i + 1;
  return next < n ? units[next] : ADJ_NOBODY;
}

/* Behind the last of the stack everybody in it is let go. */
static void
drop_stack (AdjSession *session, AdjHex hex)
{
  const AdjField *field = adj_session_field (session);
  AdjPicks picks = *adj_session_get_picks (session);

  for (guint16 unit = field->first[hex]; unit != ADJ_NOBODY; unit = field->next[unit])
    if (adj_picks_has_unit (&picks, unit))
      adj_picks_toggle_unit (&picks, unit);
  adj_session_set_picks (session, &picks);
}

/* Beside those who are picked, or instead of them, as by a click; who is plotted waits. */
static void
adj_board_act_pick (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjBoard *self = ADJ_BOARD (widget);
  gboolean add = g_variant_get_boolean (parameter);
  AdjSession *session = session_of (self);
  AdjHex hex = adj_map_view_get_cursor (self->map);
  g_auto (AdjIntent) intent = { 0 };
  const AdjField *field;
  AdjView view;
  guint16 unit;

  if (has_cursor (self) && !add && adj_pencil_is_held (session, NULL))
    {
      adj_pencil_wait (session);
      return;
    }
  if (!has_cursor (self) || adj_session_field (session)->count[hex] == 0)
    return;
  use_cursor (self);
  field = adj_session_field (session);
  view = adj_session_view (session);
  unit = next_in_stack (self, hex, adj_session_get_picks (session));
  if (unit == ADJ_NOBODY)
    {
      drop_stack (session, hex);
      return;
    }
  intent = adj_intent_click (&view, field, adj_session_get_picks (session), hex, unit, add);
  if (intent.kind == ADJ_INTENT_PICK || intent.kind == ADJ_INTENT_TAKE)
    adj_board_state_carry_out (&self->state, &intent);
}

static void
adj_board_act_step_back (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjSession *session = session_of (ADJ_BOARD (widget));

  if (session != NULL)
    adj_pencil_back (session);
}

static void
adj_board_act_clear_plot (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjSession *session = session_of (ADJ_BOARD (widget));

  if (session != NULL)
    adj_pencil_clear (session);
}

/* About the unit of the hex that is picked, or its uppermost. */
static void
adj_board_act_menu (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjBoard *self = ADJ_BOARD (widget);
  AdjHex hex = adj_map_view_get_cursor (self->map);
  guint16 units[ADJ_PILE_MOST];
  const AdjPicks *picks;
  int about;
  guint n;

  if (!has_cursor (self))
    return;
  picks = adj_session_get_picks (session_of (self));
  n = adj_board_state_stack (&self->state, hex, units);
  about = n > 0 ? units[n - 1] : -1;
  for (guint i = 0; i < n; i++)
    if (adj_picks_has_unit (picks, units[i]))
      about = units[i];
  adj_board_menu_open (&self->state, hex, about, adj_map_view_get_place (self->map, hex));
}

/* ---- From the menu ---- */

/* Both as they were when the menu was opened; in combat beside who is picked already. */
static void
adj_board_act_pick_unit (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjBoard *self = ADJ_BOARD (widget);
  AdjSession *session = session_of (self);
  const AdjField *field = session != NULL ? adj_session_field (session) : NULL;
  guint unit = g_variant_get_uint32 (parameter);
  g_auto (AdjIntent) intent = { 0 };
  AdjView view;

  if (field == NULL || unit >= field->table->n_units || !adj_table_on_map (field->table, unit))
    return;
  view = adj_session_view (session);
  intent = adj_intent_click (&view, field, adj_session_get_picks (session),
                             field->table->units[unit].hex, (int) unit, FALSE);
  if (intent.kind == ADJ_INTENT_PICK)
    adj_board_state_carry_out (&self->state, &intent);
}

static void
adj_board_act_pick_stack (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjBoard *self = ADJ_BOARD (widget);
  guint hex = g_variant_get_uint32 (parameter);

  if (session_of (self) != NULL && hex < adj_session_book (session_of (self))->n_hexes)
    adj_board_pointer_pick_stack (&self->state, (AdjHex) hex);
}

static void
adj_board_act_wave (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adj_board_state_wave (&ADJ_BOARD (widget)->state);
}

static void
adj_board_act_card (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjBoard *self = ADJ_BOARD (widget);

  if (!has_cursor (self))
    return;
  use_cursor (self);
  adj_board_card_toggle (&self->state);
}

static void
adj_board_act_order (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjSession *session = session_of (ADJ_BOARD (widget));
  const AdjChoice *choice = adj_choice_menu_find (ADJ_BOARD (widget)->state.choices, parameter);

  if (session != NULL && choice != NULL &&
      adj_session_give (session, (const AdjOrder *) choice->orders->data, choice->orders->len))
    adj_session_pick_nothing (session);
}

/* ---- Letting go ---- */

/* Drops all that is open, dragged or picked; FALSE if nothing is, and then the key is somebody
 * else's. */
static gboolean
drop (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  AdjBoardState *state = &ADJ_BOARD (widget)->state;
  AdjSession *session = adj_board_state_session (state);
  const AdjPicks *picks = session != NULL ? adj_session_get_picks (session) : NULL;

  if (state->hand.held)
    adj_board_drag_cancel (state);
  else if (picks != NULL && picks->n_units + picks->n_targets + picks->n_hexes > 0)
    adj_session_pick_nothing (session);
  else if (state->card.asked)
    adj_board_card_toggle (state);
  else if (state->fan.n == 0)
    return FALSE;
  adj_board_state_close_fan (state);
  return TRUE;
}

static void
adj_board_act_drop (GtkWidget *widget, const char *name, GVariant *parameter)
{
  drop (widget, NULL, NULL);
}

/* ---- Overlays: which are shown is a setting, and there is a button for each ---- */

static void
adj_board_on_overlays (AdjBoard *self)
{
  g_auto (GStrv) on = g_settings_get_strv (adj_settings (), "overlays");
  guint overlays = 0;

  for (guint i = 0; i < ADJ_N_OVERLAYS; i++)
    if (g_strv_contains ((const char *const *) on, adj_overlay_names[i]))
      overlays |= 1u << i;
  adj_board_state_set_overlays (&self->state, overlays);
}

static gboolean
overlay_is_on (GValue *value, GVariant *variant, gpointer name)
{
  g_autofree const char **on = g_variant_get_strv (variant, NULL);

  g_value_set_boolean (value, g_strv_contains (on, name));
  return TRUE;
}

static GVariant *
overlay_to_setting (const GValue *value, const GVariantType *type, gpointer name)
{
  g_auto (GStrv) on = g_settings_get_strv (adj_settings (), "overlays");
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) after = NULL;

  for (guint i = 0; on[i] != NULL; i++)
    if (!g_str_equal (on[i], name))
      g_strv_builder_add (builder, on[i]);
  if (g_value_get_boolean (value))
    g_strv_builder_add (builder, name);
  after = g_strv_builder_end (builder);
  return g_variant_new_strv ((const char *const *) after, -1);
}

static void
add_overlays (AdjBoard *self)
{
  for (guint i = 0; i < ADJ_N_OVERLAYS; i++)
    {
      GObject *button =
          gtk_widget_get_template_child (GTK_WIDGET (self), ADJ_TYPE_BOARD, adj_overlay_names[i]);

      g_settings_bind_with_mapping (adj_settings (), "overlays", button, "active",
                                    G_SETTINGS_BIND_DEFAULT, overlay_is_on, overlay_to_setting,
                                    (gpointer) adj_overlay_names[i], NULL);
    }
  g_signal_connect_object (adj_settings (), "changed::overlays", G_CALLBACK (adj_board_on_overlays),
                           self, G_CONNECT_SWAPPED);
  adj_board_on_overlays (self);
}

/* ---- What has changed ---- */

/* Who is attacked, or else the first of them that is anywhere on the map. */
static AdjHex
hex_of_picks (const AdjTable *table, const AdjPicks *picks)
{
  if (picks->n_targets > 0)
    return picks->targets[0];
  for (guint i = 0; i < picks->n_units; i++)
    if (adj_table_on_map (table, picks->units[i]))
      return table->units[picks->units[i]].hex;
  return picks->n_hexes > 0 ? picks->hexes[0] : ADJ_NO_HEX;
}

/* Another game: of another book it is seen whole. A scratch table is looked at as the game was, and
 * the game as that was. */
static void
begin (AdjBoard *self, AdjSession *session)
{
  adj_map_hands_stop (adj_map_view_get_hands (self->map));
  adj_board_state_forget (&self->state);
  adj_board_menu_forget (&self->state);
  if (adj_map_view_get_book (self->map) != adj_session_book (session))
    adj_map_view_set_book (self->map, NULL);
}

/* The hex of the battle that waits for its die, or for an answer; while looking back, what was done
 * last. */
static AdjHex
hex_of_interest (AdjSession *session)
{
  guint step = adj_session_get_step (session);
  AdjView view = adj_session_view (session);
  guint from;

  view.table = adj_session_field (session)->table;
  if (!adj_session_looks_back (session))
    return view.table->battle.n_targets > 0 ? view.table->battle.targets[0] : ADJ_NO_HEX;
  from = adj_stops_before (adj_session_get_stops (session), step);
  return adj_touched_hex (adj_session_get_game (session), from, step, &view);
}

/* The cursor is at the end of the way that is being plotted. */
static void
follow_pencil (AdjBoard *self, AdjSession *session)
{
  AdjPlotCase plot;
  AdjHex end;

  if (!adj_pencil_is_held (session, &plot))
    return;
  end = adj_plot_case_hex (&plot);
  if (end != ADJ_NO_HEX && end != adj_map_view_get_cursor (self->map))
    adj_map_view_set_cursor (self->map, end, adj_map_view_shows_cursor (self->map));
}

static void
adj_board_refresh (AdjPart *part, AdjSession *session, AdjNews news)
{
  AdjBoard *self = ADJ_BOARD (part);

  if (session == NULL)
    {
      adj_board_state_forget (&self->state);
      adj_board_state_read_table (&self->state);
      adj_board_card_read (&self->state);
      return;
    }
  if (news & ADJ_NEWS_SESSION)
    begin (self, session);
  if (news & ADJ_NEWS_EYES)
    {
      adj_board_drag_cancel (&self->state);
      adj_board_menu_forget (&self->state);
      adj_board_card_leave (&self->state);
      self->state.hover_unit = -1;
    }
  if (news & (ADJ_NEWS_TABLE | ADJ_NEWS_SESSION))
    {
      adj_board_state_close_fan (&self->state);
      adj_board_state_read_table (&self->state);
      adj_map_view_say (self->map);
      adj_map_view_show (self->map, hex_of_interest (session));
    }
  else if (news & ADJ_NEWS_PICKS)
    {
      adj_board_state_read_hints (&self->state);
      adj_map_view_show (self->map, hex_of_picks (adj_session_field (session)->table,
                                                  adj_session_get_picks (session)));
      adj_map_view_make_way (self->map);
      adj_map_view_say (self->map);
    }
  if (news & ADJ_NEWS_PICKS)
    self->state.card.put_away = FALSE;
  if (news & (ADJ_NEWS_TABLE | ADJ_NEWS_PICKS))
    follow_pencil (self, session);
  adj_board_card_read (&self->state);
}

/* A stack that the keys come to is spread out; a way that is being plotted goes on there. */
static void
adj_board_on_stepped (AdjBoard *self)
{
  AdjHex hex = adj_map_view_get_cursor (self->map);

  adj_board_state_close_fan (&self->state);
  if (session_of (self) != NULL && adj_pencil_is_held (session_of (self), NULL))
    {
      adj_pencil_go (session_of (self), hex);
      follow_pencil (self, session_of (self));
      return;
    }
  if (session_of (self) != NULL && adj_session_field (session_of (self))->count[hex] > 1)
    adj_board_state_open_fan_of (&self->state, hex);
}

static void
adj_board_on_cursor (AdjBoard *self)
{
  adj_board_state_read_hints (&self->state);
  if (self->state.card.asked)
    adj_board_card_ask (&self->state, TRUE);
}

/* Its counters are elsewhere now. */
static void
adj_board_on_moved (AdjBoard *self)
{
  adj_board_state_close_fan (&self->state);
  adj_board_card_wait (&self->state, self->state.card.pointer);
  adj_board_state_make_way (&self->state);
}

/* ---- Class ---- */

static gboolean
adj_board_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (ADJ_BOARD (widget)->map));
}

static void
adj_board_dispose (GObject *object)
{
  AdjBoard *self = ADJ_BOARD (object);

  adj_board_state_dispose (&self->state);
  if (self->map != NULL) /* somebody may hold it longer than the board */
    adj_map_view_set_layer (self->map, NULL, NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_BOARD);
  G_OBJECT_CLASS (adj_board_parent_class)->dispose (object);
}

static void
adj_board_finalize (GObject *object)
{
  adj_board_state_clear (&ADJ_BOARD (object)->state);
  G_OBJECT_CLASS (adj_board_parent_class)->finalize (object);
}

static void
install_actions (GtkWidgetClass *class)
{
  static const guint act[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter };

  gtk_widget_class_install_action (class, "board.act", NULL, adj_board_act_on_hex);
  gtk_widget_class_install_action (class, "board.pick", "b", adj_board_act_pick);
  gtk_widget_class_install_action (class, "board.step-back", NULL, adj_board_act_step_back);
  gtk_widget_class_install_action (class, "board.clear-plot", NULL, adj_board_act_clear_plot);
  gtk_widget_class_install_action (class, "board.menu", NULL, adj_board_act_menu);
  gtk_widget_class_install_action (class, "board.pick-unit", "u", adj_board_act_pick_unit);
  gtk_widget_class_install_action (class, "board.pick-stack", "u", adj_board_act_pick_stack);
  gtk_widget_class_install_action (class, "board.wave", NULL, adj_board_act_wave);
  gtk_widget_class_install_action (class, "board.card", NULL, adj_board_act_card);
  gtk_widget_class_install_action (class, "board.drop", NULL, adj_board_act_drop);
  gtk_widget_class_install_action (class, "board.order", "(iu)", adj_board_act_order);
  for (guint i = 0; i < G_N_ELEMENTS (act); i++)
    gtk_widget_class_add_binding_action (class, act[i], 0, "board.act", NULL);
  gtk_widget_class_add_binding_action (class, GDK_KEY_space, 0, "board.pick", "b", FALSE);
  gtk_widget_class_add_binding_action (class, GDK_KEY_space, GDK_CONTROL_MASK, "board.pick", "b",
                                       TRUE);
  gtk_widget_class_add_binding_action (class, GDK_KEY_BackSpace, 0, "board.step-back", NULL);
  gtk_widget_class_add_binding_action (class, GDK_KEY_Delete, 0, "board.clear-plot", NULL);
  gtk_widget_class_add_binding_action (class, GDK_KEY_KP_Delete, 0, "board.clear-plot", NULL);
  gtk_widget_class_add_binding_action (class, GDK_KEY_i, 0, "board.card", NULL);
  gtk_widget_class_add_binding_action (class, GDK_KEY_Menu, 0, "board.menu", NULL);
  gtk_widget_class_add_binding_action (class, GDK_KEY_F10, GDK_SHIFT_MASK, "board.menu", NULL);
  gtk_widget_class_add_binding (class, GDK_KEY_Escape, 0, drop, NULL);
}

static void
adj_board_class_init (AdjBoardClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = adj_board_dispose;
  object_class->finalize = adj_board_finalize;
  ADJ_PART_CLASS (class)->refresh = adj_board_refresh;
  widget_class->grab_focus = adj_board_grab_focus;
  widget_class->focus = adj_focus_among_children;
  g_type_ensure (ADJ_TYPE_MAP_VIEW);
  g_type_ensure (ADJ_TYPE_CARD_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/board/board.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjBoard, overlay);
  gtk_widget_class_bind_template_child (widget_class, AdjBoard, map);
  gtk_widget_class_bind_template_child (widget_class, AdjBoard, hint);
  gtk_widget_class_bind_template_child (widget_class, AdjBoard, card);
  for (guint i = 0; i < ADJ_N_OVERLAYS; i++)
    gtk_widget_class_bind_template_child_full (widget_class, adj_overlay_names[i], FALSE, 0);
  install_actions (widget_class);
}

static void
adj_board_init (AdjBoard *self)
{
  AdjBoardState *state = &self->state;

  gtk_widget_init_template (GTK_WIDGET (self));
  adj_board_state_init (state, ADJ_PART (self), self->map, self->hint);
  adj_map_view_set_layer (self->map, &adj_board_layer, state);
  g_signal_connect_object (adj_map_view_get_hands (self->map), "moved",
                           G_CALLBACK (adj_board_on_moved), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->map, "cursor", G_CALLBACK (adj_board_on_cursor), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->map, "stepped", G_CALLBACK (adj_board_on_stepped), self,
                           G_CONNECT_SWAPPED);
  adj_board_card_add (state, self->overlay, GTK_WIDGET (self->card));
  adj_board_pointer_add (state);
  adj_board_drag_add (state);
  add_overlays (self);
}

AdjMapView *
adj_board_get_map (AdjBoard *self)
{
  g_return_val_if_fail (ADJ_IS_BOARD (self), NULL);

  return self->map;
}

AdjBoardState *
adj_board_get_state (AdjBoard *self)
{
  g_return_val_if_fail (ADJ_IS_BOARD (self), NULL);

  return &self->state;
}
