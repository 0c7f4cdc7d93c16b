/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/books/charts-drawing.h"

#include <math.h>

#include "app/books/counter-tray.h"
#include "app/books/hex-picker.h"
#include "app/books/name-popover.h"
#include "app/drawing/brush-hand.h"
#include "app/drawing/paint-box.h"
#include "app/tracing/picture-giving.h"
#include "book/chart-line.h"

#define NEAR_SIDE 0.6 /* of a hex: who points farther from its centre means the side */

struct _AdjChartsDrawing
{
  AdjChartsPage parent_instance;
  AdjHexPicker *picker;
  AdjCounterTray *tray;
  int in_hand; /* the unit that is set down; -1 */
  AdjPaintBox *paint_box;
  AdjMapView *map;
  AdjEasel *easel;
  AdjChartsLaying *laying;
  GtkWidget *below; /* counters without a hex, and the line */
  GtkEditable *line;
  GtkLabel *complaint;
  GtkWidget *names;
};

G_DEFINE_FINAL_TYPE (AdjChartsDrawing, adj_charts_drawing, ADJ_TYPE_CHARTS_PAGE)

enum
{
  BUSY,
  PICKED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static AdjDraft *
draft_of (AdjChartsDrawing *self)
{
  return adj_charts_page_get_draft (ADJ_CHARTS_PAGE (self));
}

/* Where the linter doubts what is drawn. */
static void
mark_doubts (AdjChartsDrawing *self)
{
  const AdjProblems *doubts = adj_draft_get_doubts (draft_of (self));
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (AdjHexPair));

  for (guint i = 0; i < adj_problems_count (doubts); i++)
    {
      const AdjProblem *doubt = adj_problems_get (doubts, i);
      const AdjHexPair place = { doubt->at, doubt->beyond };

      if (doubt->at != ADJ_HEX_NONE)
        g_array_append_val (places, place);
    }
  adj_easel_mark (self->easel, (const AdjHexPair *) (gpointer) places->data, places->len);
}

static void
show (AdjChartsPage *page)
{
  AdjChartsDrawing *self = ADJ_CHARTS_DRAWING (page);
  const AdjScenario *scenario = adj_charts_page_get_scenario (page);

  adj_paint_box_fill (self->paint_box, scenario->ruleset, scenario->map.grid.orientation);
  adj_paint_box_set_brush (self->paint_box, adj_easel_get_brush (self->easel));
  adj_map_view_set_book (self->map, adj_draft_get_book (draft_of (self)));
  adj_counter_tray_set_book (self->tray, adj_draft_get_book (draft_of (self)));
  mark_doubts (self);
}

static void
prepare (AdjChartsPage *page)
{
  AdjChartsDrawing *self = ADJ_CHARTS_DRAWING (page);
  AdjOwnBattle *battle = adj_charts_page_get_battle (page);

  adj_charts_page_set_battle (ADJ_CHARTS_PAGE (self->laying), battle);
  adj_picture_giving_take_drops (GTK_WIDGET (self->map), adj_own_battle_get_tracer (battle));
}

/* While the picture is laid there is nothing to draw with or to set up, and the map has the room.
 */
static void
adj_charts_drawing_on_busy (AdjChartsDrawing *self)
{
  gboolean free = !adj_charts_laying_is_busy (self->laying);

  gtk_widget_set_visible (GTK_WIDGET (self->paint_box), free);
  gtk_widget_set_visible (self->below, free);
  if (!free || adj_charts_laying_asks (self->laying))
    g_signal_emit (self, signals[BUSY], 0);
}

static void
settle (AdjChartsDrawing *self, gboolean done)
{
  adj_charts_page_settle (ADJ_CHARTS_PAGE (self), done, self->complaint);
}

/* ---- Drawing ---- */

static void
adj_charts_drawing_on_picked (AdjChartsDrawing *self)
{
  adj_easel_set_brush (self->easel, adj_paint_box_get_brush (self->paint_box));
}

static void
adj_charts_drawing_on_brush (AdjChartsDrawing *self)
{
  AdjBrush brush = adj_easel_get_brush (self->easel);

  adj_paint_box_set_brush (self->paint_box, brush);
  if (brush.kind == ADJ_BRUSH_POINT)
    return;
  self->in_hand = -1;
  adj_counter_tray_put_back (self->tray);
  adj_hex_picker_end (self->picker);
}

static gboolean
take (AdjDraft *draft, const AdjStroke *stroke)
{
  const AdjHexId *hexes = (const AdjHexId *) (gpointer) stroke->hexes->data;
  guint32 features = 1u << (guint) MAX (stroke->brush.index, 0);

  switch (stroke->brush.kind)
    {
    case ADJ_BRUSH_TERRAIN:
      return adj_draft_stroke (draft, hexes, stroke->hexes->len, stroke->brush.index);
    case ADJ_BRUSH_WAY:
      return adj_draft_way (draft, hexes, stroke->hexes->len, features, !stroke->without);
    case ADJ_BRUSH_ALONG:
    case ADJ_BRUSH_CROSSING:
      return adj_draft_sides (draft, (const AdjHexPair *) (gpointer) stroke->sides->data,
                              stroke->sides->len, features, !stroke->without);
    case ADJ_BRUSH_POINT:
    case ADJ_BRUSH_NONE:
      break;
    }
  return FALSE;
}

/* Counters lie in heaps: the next one comes into the hand. */
static void
set_down (AdjChartsDrawing *self, AdjHexId hex)
{
  gboolean done = adj_draft_set_hex (draft_of (self), self->in_hand, hex);

  settle (self, done);
  if (done && !adj_counter_tray_take_next (self->tray))
    adj_easel_set_brush (self->easel, (AdjBrush){ ADJ_BRUSH_NONE, 0 });
}

static void
adj_charts_drawing_on_drawn (AdjChartsDrawing *self, const AdjStroke *stroke)
{
  AdjHexId hex = stroke->hexes->len > 0 ? g_array_index (stroke->hexes, AdjHexId, 0) : ADJ_HEX_NONE;

  if (stroke->brush.kind == ADJ_BRUSH_POINT && self->in_hand >= 0)
    set_down (self, hex);
  else if (stroke->brush.kind == ADJ_BRUSH_POINT)
    adj_hex_picker_take (self->picker, hex);
  else
    settle (self, take (draft_of (self), stroke));
}

/* ---- Pointing at hexes ---- */

void
adj_charts_drawing_pick (AdjChartsDrawing *self, GtkEditable *field, gboolean several)
{
  g_return_if_fail (ADJ_IS_CHARTS_DRAWING (self));

  adj_easel_set_brush (self->easel, (AdjBrush){ ADJ_BRUSH_NONE, 0 });
  adj_hex_picker_ask (self->picker, field, several);
  adj_easel_set_brush (self->easel, (AdjBrush){ ADJ_BRUSH_POINT, 0 });
  gtk_widget_grab_focus (GTK_WIDGET (self->map));
}

static void
adj_charts_drawing_on_over (AdjChartsDrawing *self)
{
  if (adj_easel_get_brush (self->easel).kind == ADJ_BRUSH_POINT)
    adj_easel_set_brush (self->easel, (AdjBrush){ ADJ_BRUSH_NONE, 0 });
  g_signal_emit (self, signals[PICKED], 0);
}

static void
adj_charts_drawing_on_taken (AdjChartsDrawing *self, int unit)
{
  adj_hex_picker_end (self->picker);
  self->in_hand = unit;
  adj_easel_set_brush (self->easel, (AdjBrush){ ADJ_BRUSH_POINT, 0 });
  gtk_widget_grab_focus (GTK_WIDGET (self->map));
}

static gboolean
adj_charts_drawing_on_drop (
    GtkDropTarget *target, const GValue *value, double x, double y, AdjChartsDrawing *self)
{
  AdjHex hex = adj_map_view_get_hex_at (self->map, (AdjPoint){ x, y });
  int unit = g_value_get_int (value);

  if (hex == ADJ_NO_HEX || unit < 0 ||
      (guint) unit >= adj_draft_get_scenario (draft_of (self))->n_units)
    return FALSE;
  settle (self, adj_draft_set_hex (draft_of (self), unit,
                                   adj_map_view_get_book (self->map)->hexes[hex].id));
  return TRUE;
}

gboolean
adj_charts_drawing_put_away (AdjChartsDrawing *self)
{
  g_return_val_if_fail (ADJ_IS_CHARTS_DRAWING (self), FALSE);

  if (adj_easel_get_brush (self->easel).kind == ADJ_BRUSH_NONE)
    return FALSE;
  adj_easel_set_brush (self->easel, (AdjBrush){ ADJ_BRUSH_NONE, 0 });
  return TRUE;
}

/* ---- The typed line ---- */

static void
adj_charts_drawing_on_line (AdjChartsDrawing *self)
{
  gboolean done = adj_draft_chart (draft_of (self), gtk_editable_get_text (self->line));

  settle (self, done);
  if (done)
    gtk_editable_set_text (self->line, "");
}

/* The number of the cursor's hex comes to the end of the line. */
static gboolean
adj_charts_drawing_on_enter (GtkWidget *map, GVariant *arguments, gpointer data)
{
  AdjChartsDrawing *self = data;
  AdjHexId hex = adj_map_view_get_cursor_id (self->map);
  const char *before = gtk_editable_get_text (self->line);
  g_autofree char *line = NULL;

  if (adj_charts_laying_enter (self->laying))
    return TRUE;
  if (adj_easel_get_brush (self->easel).kind == ADJ_BRUSH_POINT)
    return adj_easel_dab (self->easel);
  if (hex == ADJ_HEX_NONE)
    return FALSE;
  line = g_strdup_printf ("%s%s%04d", before,
                          *before == '\0' || g_str_has_suffix (before, " ") ? "" : " ", hex);
  gtk_editable_set_text (self->line, line);
  gtk_editable_set_position (self->line, -1);
  return TRUE;
}

/* ---- Names ---- */

static void
ask_names_of (AdjChartsDrawing *self, AdjHexId hex, int direction)
{
  const AdjScenario *scenario = adj_charts_page_get_scenario (ADJ_CHARTS_PAGE (self));
  AdjHexId beyond =
      direction >= 0 ? adj_hex_neighbour (&scenario->map.grid, hex, direction) : ADJ_HEX_NONE;
  AdjPoint at = adj_camera_to_screen (adj_map_view_get_camera (self->map),
                                      adj_hex_center (&scenario->map.grid, 1, hex));
  graphene_point_t here;

  if (!gtk_widget_compute_point (GTK_WIDGET (self->map), GTK_WIDGET (self),
                                 &GRAPHENE_POINT_INIT ((float) at.x, (float) at.y), &here))
    return;
  adj_name_popover_ask (ADJ_NAME_POPOVER (self->names), scenario, hex,
                        beyond != ADJ_HEX_NONE
                            ? (AdjHexPair){ MIN (hex, beyond), MAX (hex, beyond) }
                            : (AdjHexPair){ ADJ_HEX_NONE, ADJ_HEX_NONE },
                        &(const GdkRectangle){ (int) here.x, (int) here.y, 1, 1 });
}

void
adj_charts_drawing_ask_name (AdjChartsDrawing *self, AdjPoint point)
{
  const AdjHexGrid *grid;
  AdjHex hex;
  AdjHexId id;
  AdjPoint place, center;

  g_return_if_fail (ADJ_IS_CHARTS_DRAWING (self));

  hex = adj_map_view_get_hex_at (self->map, point);
  if (hex == ADJ_NO_HEX)
    return;
  grid = &adj_charts_page_get_scenario (ADJ_CHARTS_PAGE (self))->map.grid;
  id = adj_map_view_get_book (self->map)->hexes[hex].id;
  place = adj_camera_to_map (adj_map_view_get_camera (self->map), point);
  center = adj_hex_center (grid, 1, id);
  ask_names_of (self, id,
                hypot (place.x - center.x, place.y - center.y) > NEAR_SIDE
                    ? adj_stroke_nearest_side (grid, id, place)
                    : -1);
}

static gboolean
adj_charts_drawing_on_name (GtkWidget *map, GVariant *arguments, gpointer data)
{
  AdjChartsDrawing *self = data;
  AdjHex hex = adj_map_view_get_cursor (self->map);

  if (hex == ADJ_NO_HEX)
    return FALSE;
  ask_names_of (self, adj_map_view_get_book (self->map)->hexes[hex].id,
                adj_easel_get_side (self->easel));
  return TRUE;
}

static void
adj_charts_drawing_on_named (AdjChartsDrawing *self)
{
  gboolean done = adj_name_popover_take (ADJ_NAME_POPOVER (self->names), draft_of (self));

  if (done)
    gtk_popover_popdown (GTK_POPOVER (self->names));
  settle (self, done);
}

/* Without a brush a click puts the cursor there, and two ask for a name. */
static void
adj_charts_drawing_on_click (
    GtkGestureClick *gesture, int n_press, double x, double y, AdjChartsDrawing *self)
{
  AdjHex hex = adj_map_view_get_hex_at (self->map, (AdjPoint){ x, y });

  gtk_widget_grab_focus (GTK_WIDGET (self->map));
  if (adj_charts_laying_click (self->laying, (AdjPoint){ x, y }) || hex == ADJ_NO_HEX)
    return;
  adj_map_view_set_cursor (self->map, hex,
                           adj_easel_get_brush (self->easel).kind == ADJ_BRUSH_NONE);
  if (n_press == 2 && adj_easel_get_brush (self->easel).kind == ADJ_BRUSH_NONE)
    adj_charts_drawing_ask_name (self, (AdjPoint){ x, y });
}

/* ---- Class ---- */

static void
adj_charts_drawing_dispose (GObject *object)
{
  g_clear_object (&ADJ_CHARTS_DRAWING (object)->easel);
  G_OBJECT_CLASS (adj_charts_drawing_parent_class)->dispose (object);
}

static void
adj_charts_drawing_class_init (AdjChartsDrawingClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_charts_drawing_dispose;
  ADJ_CHARTS_PAGE_CLASS (class)->prepare = prepare;
  ADJ_CHARTS_PAGE_CLASS (class)->show = show;
  signals[BUSY] = g_signal_new ("busy", ADJ_TYPE_CHARTS_DRAWING, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
  g_type_ensure (ADJ_TYPE_CHARTS_LAYING);
  signals[PICKED] = g_signal_new ("picked", ADJ_TYPE_CHARTS_DRAWING, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
  g_type_ensure (ADJ_TYPE_COUNTER_TRAY);
  g_type_ensure (ADJ_TYPE_HEX_PICKER);
  g_type_ensure (ADJ_TYPE_MAP_VIEW);
  g_type_ensure (ADJ_TYPE_PAINT_BOX);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/books/charts-drawing.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjChartsDrawing, picker);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsDrawing, tray);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsDrawing, paint_box);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsDrawing, map);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsDrawing, laying);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsDrawing, line);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsDrawing, below);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsDrawing, complaint);
  gtk_widget_class_bind_template_callback (widget_class, adj_charts_drawing_on_picked);
  gtk_widget_class_bind_template_callback (widget_class, adj_charts_drawing_on_line);
  gtk_widget_class_bind_template_callback (widget_class, adj_charts_drawing_on_busy);
  gtk_widget_class_bind_template_callback (widget_class, adj_charts_drawing_on_over);
  gtk_widget_class_bind_template_callback (widget_class, adj_charts_drawing_on_taken);
}

static void
adj_charts_drawing_init (AdjChartsDrawing *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkDropTarget *drop = gtk_drop_target_new (G_TYPE_INT, GDK_ACTION_COPY);
  GtkEventController *keys = gtk_shortcut_controller_new ();

  self->in_hand = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  self->easel = adj_easel_new (self->map);
  adj_brush_hand_lead (self->easel);
  adj_charts_laying_set_map (self->laying, self->map, self->easel);
  self->names = adj_name_popover_new ();
  gtk_widget_set_parent (self->names, GTK_WIDGET (self));
  g_signal_connect_object (self->names, "named", G_CALLBACK (adj_charts_drawing_on_named), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->names, "closed", G_CALLBACK (gtk_widget_grab_focus), self->map,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->easel, "drawn", G_CALLBACK (adj_charts_drawing_on_drawn), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->easel, "brush", G_CALLBACK (adj_charts_drawing_on_brush), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (click, "released", G_CALLBACK (adj_charts_drawing_on_click), self);
  gtk_widget_add_controller (GTK_WIDGET (self->map), GTK_EVENT_CONTROLLER (click));
  g_signal_connect (drop, "drop", G_CALLBACK (adj_charts_drawing_on_drop), self);
  gtk_widget_add_controller (GTK_WIDGET (self->map), GTK_EVENT_CONTROLLER (drop));
  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("Return|KP_Enter|ISO_Enter"),
                        gtk_callback_action_new (adj_charts_drawing_on_enter, self, NULL)));
  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_n, 0),
                        gtk_callback_action_new (adj_charts_drawing_on_name, self, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self->map), keys);
}

AdjMapView *
adj_charts_drawing_get_map (AdjChartsDrawing *self)
{
  g_return_val_if_fail (ADJ_IS_CHARTS_DRAWING (self), NULL);

  return self->map;
}

AdjEasel *
adj_charts_drawing_get_easel (AdjChartsDrawing *self)
{
  g_return_val_if_fail (ADJ_IS_CHARTS_DRAWING (self), NULL);

  return self->easel;
}

AdjChartsLaying *
adj_charts_drawing_get_laying (AdjChartsDrawing *self)
{
  g_return_val_if_fail (ADJ_IS_CHARTS_DRAWING (self), NULL);

  return self->laying;
}
