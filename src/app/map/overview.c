/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/map/overview.h"

#include <math.h>

#include "app/map/map-controls.h"

#define LONGEST 168.0 /* pixels of its longer side */
#define PART 0.36     /* and no more of the board's shorter side */
#define GOLD 0xe8a200
#define DARK 0x14161a

struct _AdjOverview
{
  GtkWidget parent_instance;
  AdjMapHands *hands;
  AdjPaintedMap *painted;
  AdjMapLayer layer;
  gpointer owner;
  GskRenderNode *rest; /* what rests on the map; NULL: to be made */
  double rest_size;    /* of the map it was made for */
};

G_DEFINE_FINAL_TYPE (AdjOverview, adj_overview, GTK_TYPE_WIDGET)

/* ---- Where things are ---- */

/* Of the map as it lies, as large as there is room for. */
static AdjPoint
wanted_size (const AdjCamera *board)
{
  AdjPoint lying =
      board->turns & 1 ? (AdjPoint){ board->extent.y, board->extent.x } : board->extent;
  double longest = MIN (LONGEST, PART * MIN (board->width, board->height));
  double size = longest / MAX (lying.x, lying.y);

  return (AdjPoint){ ceil (lying.x * size), ceil (lying.y * size) };
}

/* The camera that looks at the whole map from there. */
static AdjCamera
own_camera (AdjOverview *self)
{
  const AdjCamera *board = adj_map_hands_get_camera (self->hands);
  double width = gtk_widget_get_width (GTK_WIDGET (self));
  double height = gtk_widget_get_height (GTK_WIDGET (self));

  return (AdjCamera){ .extent = board->extent,
                      .at = { board->extent.x / 2, board->extent.y / 2 },
                      .size = MAX (width, height) / MAX (board->extent.x, board->extent.y),
                      .width = width,
                      .height = height,
                      .turns = board->turns };
}

static graphene_rect_t
in_sight (const AdjCamera *own, const AdjCamera *board)
{
  AdjCameraBounds bounds = adj_camera_bounds (board);
  AdjPoint a = adj_camera_to_screen (own, bounds.from);
  AdjPoint b = adj_camera_to_screen (own, bounds.to);
  double left = MAX (MIN (a.x, b.x), 0);
  double top = MAX (MIN (a.y, b.y), 0);

  return GRAPHENE_RECT_INIT ((float) left, (float) top,
                             (float) (MIN (MAX (a.x, b.x), own->width) - left),
                             (float) (MIN (MAX (a.y, b.y), own->height) - top));
}

/* ---- Drawing ---- */

static void
make_rest (AdjOverview *self, const AdjCamera *own)
{
  cairo_t *cr;

  if (self->rest != NULL && self->rest_size == own->size)
    return;
  g_clear_pointer (&self->rest, gsk_render_node_unref);
  self->rest =
      gsk_cairo_node_new (&GRAPHENE_RECT_INIT (0, 0, (float) own->width, (float) own->height));
  self->rest_size = own->size;
  cr = gsk_cairo_node_get_draw_context (self->rest);
  if (self->layer.sketch != NULL)
    self->layer.sketch (self->owner, cr, own);
  cairo_destroy (cr);
}

static void
draw_frame (GtkSnapshot *snapshot, const graphene_rect_t *rect, guint32 colour, float inset)
{
  const GdkRGBA ink = { (float) ((colour >> 16) & 0xff) / 255, (float) ((colour >> 8) & 0xff) / 255,
                        (float) (colour & 0xff) / 255, 1 };
  GskRoundedRect frame;
  graphene_rect_t inner;

  graphene_rect_inset_r (rect, inset, inset, &inner);
  gsk_rounded_rect_init_from_rect (&frame, &inner, 1);
  gtk_snapshot_append_border (snapshot, &frame, (const float[]){ 2, 2, 2, 2 },
                              (const GdkRGBA[]){ ink, ink, ink, ink });
}

static void
adj_overview_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AdjOverview *self = ADJ_OVERVIEW (widget);
  const AdjCamera *board = adj_map_hands_get_camera (self->hands);
  AdjCamera own = own_camera (self);
  graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, (float) own.width, (float) own.height);
  graphene_rect_t seen;

  if (board->extent.x <= 0 || own.width <= 0)
    return;
  seen = in_sight (&own, board);
  gtk_snapshot_push_clip (snapshot, &all);
  adj_painted_map_draw_whole (self->painted, snapshot, widget, &own);
  make_rest (self, &own);
  gtk_snapshot_append_node (snapshot, self->rest);
  draw_frame (snapshot, &seen, DARK, 0);
  draw_frame (snapshot, &seen, GOLD, 1);
  gtk_snapshot_pop (snapshot);
}

/* ---- Where it lies ---- */

static gboolean
is_minded (AdjOverview *self, AdjPoint at, AdjPoint size)
{
  return self->layer.minds != NULL &&
         self->layer.minds (self->owner, at, (AdjPoint){ at.x + size.x, at.y + size.y });
}

static void
place (GtkWidget *widget, AdjPoint at, AdjPoint size, gboolean mirrored, double width)
{
  graphene_point_t corner;

  graphene_point_init (&corner, (float) (mirrored ? width - at.x - size.x : at.x), (float) at.y);
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_allocate (widget, (int) size.x, (int) size.y, -1,
                       gsk_transform_translate (NULL, &corner));
}

static AdjPoint
natural_size (GtkWidget *widget)
{
  GtkRequisition size;

  gtk_widget_get_preferred_size (widget, NULL, &size);
  return (AdjPoint){ size.width, size.height };
}

/* Where a line of text begins: the tools lie where it ends. */
void
adj_overview_allocate (AdjOverview *self, GtkWidget *button, gboolean open)
{
  const AdjCamera *board = adj_map_hands_get_camera (self->hands);
  gboolean useful = board->extent.x > 0 && !adj_camera_is_fit (board);
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  AdjPoint at = { ADJ_CAMERA_MARGIN, ADJ_CAMERA_MARGIN };
  AdjPoint size;

  gtk_widget_set_child_visible (GTK_WIDGET (self), useful && open);
  gtk_widget_set_child_visible (button, useful);
  if (!useful)
    return;
  size = wanted_size (board);
  if (open)
    {
      AdjPoint low = { at.x, MAX (at.y, board->height - ADJ_CAMERA_MARGIN - size.y) };
      AdjPoint seen = { mirrored ? board->width - at.x - size.x : at.x, 0 };

      if (is_minded (self, (AdjPoint){ seen.x, at.y }, size) &&
          !is_minded (self, (AdjPoint){ seen.x, low.y }, size))
        at = low;
      place (GTK_WIDGET (self), at, size, mirrored, board->width);
      at.x += size.x;
    }
  place (button, at, natural_size (button), mirrored, board->width);
}

/* ---- Hands ---- */

void
adj_overview_point (AdjOverview *self, AdjPoint at)
{
  const AdjCamera *board;
  AdjCamera own;
  AdjPoint middle, there;

  g_return_if_fail (ADJ_IS_OVERVIEW (self));

  board = adj_map_hands_get_camera (self->hands);
  own = own_camera (self);
  middle = adj_camera_middle (board);
  there = adj_camera_to_screen (board, adj_camera_to_map (&own, at));
  adj_map_hands_pan (self->hands, middle.x - there.x, middle.y - there.y);
}

static void
adj_overview_on_press (GtkGestureDrag *gesture, double x, double y, AdjOverview *self)
{
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_grab_focus (GTK_WIDGET (self));
  adj_overview_point (self, (AdjPoint){ x, y });
}

static void
adj_overview_on_slide (GtkGestureDrag *gesture, double x, double y, AdjOverview *self)
{
  AdjPoint start = { 0, 0 };

  gtk_gesture_drag_get_start_point (gesture, &start.x, &start.y);
  adj_overview_point (self, (AdjPoint){ start.x + x, start.y + y });
}

/* ---- Class ---- */

static void
adj_overview_finalize (GObject *object)
{
  g_clear_pointer (&ADJ_OVERVIEW (object)->rest, gsk_render_node_unref);
  G_OBJECT_CLASS (adj_overview_parent_class)->finalize (object);
}

static void
adj_overview_class_init (AdjOverviewClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = adj_overview_finalize;
  widget_class->snapshot = adj_overview_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_css_name (widget_class, "overview");
  adj_map_controls_add_arrows (widget_class, "map.pan");
}

static void
adj_overview_init (AdjOverview *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "pointer");
  g_signal_connect (drag, "drag-begin", G_CALLBACK (adj_overview_on_press), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (adj_overview_on_slide), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}

void
adj_overview_set_map (AdjOverview *self, AdjMapHands *hands, AdjPaintedMap *painted)
{
  g_return_if_fail (ADJ_IS_OVERVIEW (self));

  self->hands = hands;
  self->painted = painted;
  g_signal_connect_object (hands, "moved", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (painted, "whole-painted", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

void
adj_overview_set_layer (AdjOverview *self, const AdjMapLayer *layer, gpointer owner)
{
  g_return_if_fail (ADJ_IS_OVERVIEW (self));

  self->layer = *layer;
  self->owner = owner;
  adj_overview_put_again (self);
}

void
adj_overview_put_again (AdjOverview *self)
{
  g_return_if_fail (ADJ_IS_OVERVIEW (self));

  g_clear_pointer (&self->rest, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
