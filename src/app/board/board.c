/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/board.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "app/board/board-private.h"
#include "app/widgets/focus-order.h"

#define ZOOM_STEP 1.25

G_DEFINE_FINAL_TYPE (AdjBoard, adj_board, ADJ_TYPE_PART)

enum
{
  PROP_CURSOR_HEX = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

AdjSession *
adj_board_session (AdjBoard *self)
{
  return adj_part_get_session (ADJ_PART (self));
}

/* ---- Orders and picks ---- */

void
adj_board_carry_out (AdjBoard *self, AdjIntent *intent)
{
  AdjSession *session = adj_board_session (self);

  self->answered = intent->kind == ADJ_INTENT_ORDER;
  if (intent->kind == ADJ_INTENT_PICK)
    adj_session_set_picks (session, &intent->picks);
  else if (intent->kind == ADJ_INTENT_ORDER && adj_session_submit (session, intent->order))
    adj_session_pick_nothing (session);
}

/* ---- The camera ---- */

void
adj_board_camera_moved (AdjBoard *self)
{
  g_clear_pointer (&self->over, gsk_render_node_unref);
  adj_board_close_fan (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self)); /* the cursor's spot goes along */
}

AdjHex
adj_board_get_cursor (AdjBoard *self)
{
  g_return_val_if_fail (ADJ_IS_BOARD (self), ADJ_NO_HEX);

  return self->cursor;
}

/* ---- Actions ---- */

static void
act_zoom (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjBoard *self = ADJ_BOARD (widget);

  adj_board_stop_flight (self);
  adj_camera_zoom (&self->camera, pow (ZOOM_STEP, g_variant_get_int32 (parameter)),
                   adj_camera_middle (&self->camera));
  adj_board_camera_moved (self);
}

static void
act_fit (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjBoard *self = ADJ_BOARD (widget);
  AdjCamera to = self->camera;

  adj_camera_fit (&to);
  adj_board_fly (self, &to);
}

static void
act_turn (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adj_board_turn (ADJ_BOARD (widget), g_variant_get_int32 (parameter));
}

static void
act_order (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjSession *session = adj_board_session (ADJ_BOARD (widget));

  if (session != NULL && adj_session_submit (session, g_variant_get_string (parameter, NULL)))
    adj_session_pick_nothing (session);
}

gboolean
adj_board_drop (AdjBoard *self)
{
  AdjSession *session = adj_board_session (self);
  const AdjPicks *picks = session != NULL ? adj_session_get_picks (session) : NULL;

  if (self->drag.kind == ADJ_DRAG_UNITS)
    adj_board_cancel_drag (self);
  else if (picks != NULL && picks->n_units + picks->n_targets + picks->n_hexes > 0)
    adj_session_pick_nothing (session);
  else if (self->fan.n == 0)
    return FALSE;
  adj_board_close_fan (self);
  return TRUE;
}

static void
act_drop (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adj_board_drop (ADJ_BOARD (widget));
}

/* ---- Widget ---- */

static void
on_painted (AdjBoard *self)
{
  g_clear_object (&self->picture);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* The keys are on the map, and whoever plays with them is to see where. */
static gboolean
has_keys (AdjBoard *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return root != NULL && gtk_window_get_focus_visible (GTK_WINDOW (root)) &&
         gtk_widget_has_focus (self->spots[self->spot]);
}

static void
on_keys_come (AdjBoard *self)
{
  if (self->show_cursor || !has_keys (self))
    return;
  self->show_cursor = TRUE;
  adj_board_read_hints (self);
}

/* Another battle: seen whole, the cursor in its middle. */
static void
show_whole (AdjBoard *self, const AdjBook *book)
{
  AdjPoint middle;

  self->camera.extent = adj_hex_extent (&book->scenario->map.grid, 1);
  self->camera.turns = adj_board_remembered_turns (book);
  middle = (AdjPoint){ self->camera.extent.x / 2, self->camera.extent.y / 2 };
  adj_camera_fit (&self->camera);
  self->show_cursor = has_keys (self);
  self->cursor = adj_book_hex (book, adj_hex_at (&book->scenario->map.grid, 1, middle));
  if (self->cursor == ADJ_NO_HEX && book->n_hexes > 0)
    self->cursor = 0;
}

/* Another game. A scratch table is looked at as the game was, and the game as that was. */
static void
begin (AdjBoard *self, AdjSession *session)
{
  AdjBook *book = adj_game_get_book (adj_session_get_game (session));

  adj_board_stop_flight (self);
  adj_board_forget_view (self);
  adj_board_forget_menu (self);
  self->drag = (AdjDrag){ 0 };
  self->hover = ADJ_NO_HEX;
  self->hover_unit = -1;
  if (self->book == book)
    return;
  g_clear_pointer (&self->book, adj_book_unref);
  self->book = adj_book_ref (book);
  show_whole (self, book);
}

static void
adj_board_refresh (AdjPart *part, AdjSession *session, AdjNews news)
{
  AdjBoard *self = ADJ_BOARD (part);

  if (session == NULL)
    {
      adj_board_forget_view (self);
      adj_board_read_look (self);
      return;
    }
  if (news & ADJ_NEWS_SESSION)
    begin (self, session);
  if (news & ADJ_NEWS_EYES)
    {
      adj_board_cancel_drag (self);
      adj_board_forget_menu (self);
      self->hover_unit = -1;
    }
  if (news & (ADJ_NEWS_TABLE | ADJ_NEWS_SESSION))
    {
      adj_board_close_fan (self);
      adj_board_read_table (self);
      adj_board_say_cursor (self);
    }
  else if (news & ADJ_NEWS_PICKS)
    {
      adj_board_read_hints (self);
      adj_board_show_picks (self);
      adj_board_say_cursor (self);
    }
}

static void
adj_board_measure (GtkWidget *widget,
                   GtkOrientation orientation,
                   int for_size,
                   int *minimum,
                   int *natural,
                   int *minimum_baseline,
                   int *natural_baseline)
{
  gtk_widget_measure (ADJ_BOARD (widget)->tools, orientation, -1, minimum, natural, NULL, NULL);
}

/* What the camera keeps clear for them; they lie at the end of a line of text. */
static double
width_of_tools (AdjBoard *self)
{
  int width;

  gtk_widget_measure (self->tools, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  width -= (int) ADJ_CAMERA_MARGIN;
  return gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL ? -width : width;
}

static void
adj_board_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  AdjBoard *self = ADJ_BOARD (widget);
  double beside = width_of_tools (self);

  if (self->camera.width != width || self->camera.height != height || self->camera.beside != beside)
    {
      adj_camera_resize (&self->camera, width, height, beside);
      g_clear_pointer (&self->over, gsk_render_node_unref);
      adj_board_close_fan (self); /* its counters are elsewhere now */
    }
  gtk_widget_allocate (self->tools, width, height, -1, NULL);
  if (gtk_widget_get_visible (self->hint))
    {
      gtk_widget_measure (self->hint, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_allocate (self->hint, width, height, -1, NULL);
    }
  adj_board_place_spots (self);
  if (self->menu != NULL)
    gtk_popover_present (GTK_POPOVER (self->menu));
}

static void
adj_board_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  adj_board_draw (ADJ_BOARD (widget), snapshot);
  GTK_WIDGET_CLASS (adj_board_parent_class)->snapshot (widget, snapshot);
}

static gboolean
adj_board_grab_focus (GtkWidget *widget)
{
  AdjBoard *self = ADJ_BOARD (widget);

  return gtk_widget_grab_focus (self->spots[self->spot]);
}

static void
adj_board_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  AdjBoard *self = ADJ_BOARD (object);
  AdjSession *session = adj_board_session (self);

  if (id == PROP_CURSOR_HEX)
    g_value_set_int (value, session != NULL && self->cursor != ADJ_NO_HEX
                                ? adj_session_book (session)->hexes[self->cursor].id
                                : ADJ_HEX_NONE);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
adj_board_dispose (GObject *object)
{
  AdjBoard *self = ADJ_BOARD (object);

  adj_board_stop_flight (self);
  adj_board_cancel_pull (self);
  g_clear_handle_id (&self->fan_timer, g_source_remove);
  g_clear_handle_id (&self->readying, g_source_remove);
  g_clear_pointer (&self->menu, gtk_widget_unparent);
  for (guint i = 0; i < G_N_ELEMENTS (self->spots); i++)
    g_clear_pointer (&self->spots[i], gtk_widget_unparent);
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_BOARD);
  G_OBJECT_CLASS (adj_board_parent_class)->dispose (object);
}

static void
adj_board_finalize (GObject *object)
{
  AdjBoard *self = ADJ_BOARD (object);

  g_clear_object (&self->picture);
  g_clear_pointer (&self->over, gsk_render_node_unref);
  g_clear_pointer (&self->book, adj_book_unref);
  g_object_unref (self->map);
  adj_counters_free (self->counters);
  adj_duties_clear (&self->hints->duties);
  g_clear_pointer (&self->hints->payments, g_array_unref);
  g_free (self->hints);
  G_OBJECT_CLASS (adj_board_parent_class)->finalize (object);
}

static void
adj_board_class_init (AdjBoardClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->get_property = adj_board_get_property;
  object_class->dispose = adj_board_dispose;
  object_class->finalize = adj_board_finalize;
  ADJ_PART_CLASS (class)->refresh = adj_board_refresh;
  widget_class->measure = adj_board_measure;
  widget_class->size_allocate = adj_board_size_allocate;
  widget_class->snapshot = adj_board_snapshot;
  widget_class->grab_focus = adj_board_grab_focus;
  widget_class->focus = adj_focus_among_children;
  properties[PROP_CURSOR_HEX] = g_param_spec_int ("cursor-hex", NULL, NULL, 0, 9999, 0,
                                                  G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/board/board.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjBoard, tools);
  gtk_widget_class_bind_template_child (widget_class, AdjBoard, hint);
  for (guint i = 0; i < ADJ_N_OVERLAYS; i++)
    gtk_widget_class_bind_template_child_full (widget_class, adj_overlay_names[i], FALSE, 0);
  gtk_widget_class_install_action (widget_class, "board.zoom", "i", act_zoom);
  gtk_widget_class_install_action (widget_class, "board.fit", NULL, act_fit);
  gtk_widget_class_install_action (widget_class, "board.turn", "i", act_turn);
  gtk_widget_class_install_action (widget_class, "board.drop", NULL, act_drop);
  gtk_widget_class_install_action (widget_class, "board.order", "s", act_order);
  adj_board_install_keys (widget_class);
  adj_board_install_menu (widget_class);
}

static void
adj_board_init (AdjBoard *self)
{
  self->map = adj_painted_map_new ();
  self->counters = adj_counters_new ();
  self->hints = g_new0 (AdjHints, 1);
  self->hover = ADJ_NO_HEX;
  self->hover_unit = -1;
  self->cursor = ADJ_NO_HEX;
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
  adj_board_add_cursor (self);
  for (guint i = 0; i < G_N_ELEMENTS (self->spots); i++)
    g_signal_connect_object (self->spots[i], "notify::has-focus", G_CALLBACK (on_keys_come), self,
                             G_CONNECT_SWAPPED);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Board"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  _ ("Arrow keys walk from hex to hex, Enter acts, Space picks, "
                                     "the menu key shows what can be done"),
                                  -1);
  adj_board_add_pointer (self);
  adj_board_add_drags (self);
  adj_board_add_zoom (self);
  g_signal_connect_object (self->map, "painted", G_CALLBACK (on_painted), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_widget_get_settings (GTK_WIDGET (self)),
                           "notify::gtk-application-prefer-dark-theme",
                           G_CALLBACK (adj_board_read_table), self, G_CONNECT_SWAPPED);
  adj_board_add_overlays (self);
}
