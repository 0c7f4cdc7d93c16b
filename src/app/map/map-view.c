/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/map/map-view.h"

#include "app/desktop/looks.h"
#include "app/desktop/settings.h"
#include "app/map/map-canvas.h"
#include "app/map/map-controls.h"
#include "app/map/map-sight.h"
#include "app/map/overview.h"
#include "app/widgets/focus-order.h"
#include "words/hex.h"

struct _AdjMapView
{
  GtkWidget parent_instance;
  GtkWidget *strip; /* of tools, as high as the map at most */
  GtkBox *tools;
  AdjOverview *overview;
  GtkToggleButton *fold; /* shows the overview, or not */
  AdjBook *book;         /* NULL without one */
  gboolean night;
  AdjMapHands *hands;
  const AdjCamera *camera; /* theirs */
  AdjMapCanvas canvas;
  AdjHexCursor cursor;
  gboolean in_gaps; /* the cursor stands in hexes that are not on the map as well */
  gboolean unseen;  /* a map that has been laid there and not been looked at */
  AdjHex shown;     /* brought into sight last; ADJ_NO_HEX: none of this book */
};

G_DEFINE_FINAL_TYPE (AdjMapView, adj_map_view, GTK_TYPE_WIDGET)

enum
{
  PROP_CURSOR_HEX = 1,
  PROP_TOOL,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

enum
{
  CURSOR,
  STEPPED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* ---- The cursor ---- */

static char *
describe (AdjMapView *self)
{
  if (self->cursor.hex == ADJ_NO_HEX)
    return adj_words_hex_off_map (self->cursor.id);
  return self->canvas.layer.describe != NULL
             ? self->canvas.layer.describe (self->canvas.owner, self->cursor.hex)
             : adj_words_hex_printed (self->book, self->cursor.hex);
}

/* If another spot has taken the place of the one that spoke, it wants its place. */
void
adj_map_view_say (AdjMapView *self)
{
  g_autofree char *label = NULL;

  g_return_if_fail (ADJ_IS_MAP_VIEW (self));

  if (self->book != NULL && self->cursor.id != ADJ_HEX_NONE)
    label = describe (self);
  if (adj_hex_cursor_say (&self->cursor, label))
    gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
put_cursor (AdjMapView *self, AdjHexId id, gboolean shown)
{
  gboolean moved = id != self->cursor.id;

  adj_hex_cursor_put (&self->cursor, self->book, id);
  self->cursor.shown = shown;
  adj_map_view_paint_again (self);
  if (moved)
    {
      adj_map_view_say (self);
      gtk_widget_queue_allocate (GTK_WIDGET (self));
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CURSOR_HEX]);
    }
  g_signal_emit (self, signals[CURSOR], 0);
}

void
adj_map_view_set_cursor (AdjMapView *self, AdjHex hex, gboolean shown)
{
  g_return_if_fail (ADJ_IS_MAP_VIEW (self));

  put_cursor (self, hex != ADJ_NO_HEX ? self->book->hexes[hex].id : ADJ_HEX_NONE, shown);
}

static void
adj_map_view_on_keys_come (AdjMapView *self)
{
  if (!self->cursor.shown && adj_hex_cursor_has_keys (&self->cursor))
    put_cursor (self, self->cursor.id, TRUE);
}

/* ---- Which map ---- */

/* What is drawn over the picture of a printed map is as bright as that, so that the one can be told
 * from the other. */
static void
read_look (AdjMapView *self)
{
  gboolean dark =
      adj_looks_are_dark () && adj_painted_map_get_underlay (self->canvas.painted) == NULL;

  adj_painted_map_set_look (self->canvas.painted, self->book, dark, self->night);
  adj_map_view_paint_again (self);
}

static void
adj_map_view_on_dark (AdjMapView *self)
{
  adj_painted_map_put_again (self->canvas.painted);
  read_look (self);
}

/* There, or where else there is a hex. */
static void
put_in_book (AdjMapView *self, AdjHexId id)
{
  gboolean may_stand = self->in_gaps && adj_hex_on_grid (&self->book->scenario->map.grid, id);

  if (!may_stand && adj_book_hex (self->book, id) == ADJ_NO_HEX)
    id = self->book->n_hexes > 0 ? self->book->hexes[0].id : ADJ_HEX_NONE;
  adj_hex_cursor_put (&self->cursor, self->book, id);
  adj_map_view_say (self);
}

void
adj_map_view_begin (AdjMapView *self)
{
  const AdjHexGrid *grid;
  AdjPoint extent;

  g_return_if_fail (ADJ_IS_MAP_VIEW (self));
  g_return_if_fail (self->book != NULL);

  grid = &self->book->scenario->map.grid;
  extent = adj_hex_extent (grid, 1);
  self->cursor.shown = adj_hex_cursor_has_keys (&self->cursor);
  put_in_book (self, adj_hex_at (grid, 1, (AdjPoint){ extent.x / 2, extent.y / 2 }));
  adj_map_hands_begin (self->hands, extent, adj_map_sight_turns (self->book));
  self->unseen = TRUE;
}

/* Of the same map: the cursor stays in its hex, if that is still there. */
static void
keep_place (AdjMapView *self)
{
  put_in_book (self, self->cursor.id);
  adj_map_hands_set_extent (self->hands, adj_hex_extent (&self->book->scenario->map.grid, 1));
}

void
adj_map_view_set_book (AdjMapView *self, AdjBook *book)
{
  g_autoptr (AdjBook) before = NULL;

  g_return_if_fail (ADJ_IS_MAP_VIEW (self));

  if (book == self->book)
    return;
  before = g_steal_pointer (&self->book);
  self->book = book != NULL ? adj_book_ref (book) : NULL;
  self->shown = ADJ_NO_HEX;
  read_look (self);
  if (book == NULL)
    {
      adj_map_hands_begin (self->hands, (AdjPoint){ 0, 0 }, 0);
      adj_map_view_say (self);
    }
  else if (before == NULL)
    adj_map_view_begin (self);
  else
    keep_place (self);
}

void
adj_map_view_set_night (AdjMapView *self, gboolean night)
{
  g_return_if_fail (ADJ_IS_MAP_VIEW (self));

  self->night = night;
  read_look (self);
}

void
adj_map_view_set_underlay (AdjMapView *self, AdjUnderlay *under)
{
  gboolean appears;

  g_return_if_fail (ADJ_IS_MAP_VIEW (self));

  appears = (adj_map_view_get_underlay (self) == NULL) != (under == NULL);
  adj_painted_map_set_underlay (self->canvas.painted, under);
  if (appears)
    read_look (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

AdjUnderlay *
adj_map_view_get_underlay (AdjMapView *self)
{
  g_return_val_if_fail (ADJ_IS_MAP_VIEW (self), NULL);

  return adj_painted_map_get_underlay (self->canvas.painted);
}

/* ---- Actions ---- */

static void
adj_map_view_act_overview (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GtkToggleButton *fold = ADJ_MAP_VIEW (widget)->fold;

  gtk_toggle_button_set_active (fold, !gtk_toggle_button_get_active (fold));
}

static void
adj_map_view_act_turn (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adj_map_view_turn (ADJ_MAP_VIEW (widget), g_variant_get_int32 (parameter));
}

static void
adj_map_view_act_step (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjMapView *self = ADJ_MAP_VIEW (widget);
  int right, down;

  if (self->book == NULL || self->cursor.id == ADJ_HEX_NONE)
    return;
  g_variant_get (parameter, "(ii)", &right, &down);
  put_cursor (self,
              adj_hex_cursor_step (&self->cursor, self->book, self->in_gaps, self->camera->turns,
                                   right, down),
              TRUE);
  adj_map_sight_keep (self->hands, self->book, self->cursor.id);
  g_signal_emit (self, signals[STEPPED], 0);
}

/* ---- Drawing ---- */

void
adj_map_view_draw (AdjMapView *self, GtkSnapshot *snapshot)
{
  g_return_if_fail (ADJ_IS_MAP_VIEW (self));

  if (self->book == NULL || self->camera->width <= 0)
    return;
  adj_map_canvas_draw (&self->canvas, snapshot, GTK_WIDGET (self), self->camera, &self->cursor,
                       self->book);
}

/* ---- Widget ---- */

static void
adj_map_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  adj_map_view_draw (ADJ_MAP_VIEW (widget), snapshot);
  GTK_WIDGET_CLASS (adj_map_view_parent_class)->snapshot (widget, snapshot);
}

static void
adj_map_view_measure (GtkWidget *widget,
                      GtkOrientation orientation,
                      int for_size,
                      int *minimum,
                      int *natural,
                      int *minimum_baseline,
                      int *natural_baseline)
{
  gtk_widget_measure (ADJ_MAP_VIEW (widget)->strip, orientation, -1, minimum, natural, NULL, NULL);
}

/* The strip that the camera keeps clear for them; they lie at the end of a line of text. */
static double
width_of_tools (AdjMapView *self)
{
  int width;

  gtk_widget_measure (self->strip, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  width -= (int) ADJ_CAMERA_MARGIN;
  return gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL ? -width : width;
}

/* A hex that was brought into sight stays there when something comes up beside the board. */
static void
resize (AdjMapView *self, int width, int height)
{
  gboolean shows =
      self->shown != ADJ_NO_HEX && adj_map_sight_has (self->hands, self->book, self->shown);

  adj_map_hands_resize (self->hands, width, height, width_of_tools (self));
  if (shows && !adj_map_sight_has (self->hands, self->book, self->shown))
    adj_map_sight_keep (self->hands, self->book, self->book->hexes[self->shown].id);
}

static void
adj_map_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  AdjMapView *self = ADJ_MAP_VIEW (widget);

  resize (self, width, height);
  if (self->unseen && self->book != NULL)
    adj_map_sight_begin (self->hands, &self->canvas.layer, self->canvas.owner);
  self->unseen = FALSE;
  gtk_widget_allocate (self->strip, width, height, -1, NULL);
  adj_overview_allocate (self->overview, GTK_WIDGET (self->fold),
                         gtk_toggle_button_get_active (self->fold));
  if (self->book != NULL)
    adj_hex_cursor_allocate (&self->cursor, self->camera, self->book);
}

static gboolean
adj_map_view_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (
      GTK_WIDGET (adj_hex_cursor_get_spot (&ADJ_MAP_VIEW (widget)->cursor)));
}

static void
adj_map_view_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  AdjMapView *self = ADJ_MAP_VIEW (object);

  if (id == PROP_CURSOR_HEX)
    g_value_set_int (value, adj_map_view_get_cursor_id (self));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
adj_map_view_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_TOOL)
    gtk_box_prepend (ADJ_MAP_VIEW (object)->tools, g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
adj_map_view_dispose (GObject *object)
{
  AdjMapView *self = ADJ_MAP_VIEW (object);

  adj_map_hands_stop (self->hands);
  adj_map_view_set_layer (self, NULL, NULL);
  adj_hex_cursor_clear (&self->cursor);
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_MAP_VIEW);
  G_OBJECT_CLASS (adj_map_view_parent_class)->dispose (object);
}

static void
adj_map_view_finalize (GObject *object)
{
  AdjMapView *self = ADJ_MAP_VIEW (object);

  adj_map_canvas_clear (&self->canvas);
  g_clear_pointer (&self->book, adj_book_unref);
  g_object_unref (self->hands);
  G_OBJECT_CLASS (adj_map_view_parent_class)->finalize (object);
}

static void
adj_map_view_class_init (AdjMapViewClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->get_property = adj_map_view_get_property;
  object_class->set_property = adj_map_view_set_property;
  object_class->dispose = adj_map_view_dispose;
  object_class->finalize = adj_map_view_finalize;
  widget_class->measure = adj_map_view_measure;
  widget_class->size_allocate = adj_map_view_size_allocate;
  widget_class->snapshot = adj_map_view_snapshot;
  widget_class->grab_focus = adj_map_view_grab_focus;
  widget_class->focus = adj_focus_among_children;
  properties[PROP_CURSOR_HEX] = g_param_spec_int ("cursor-hex", NULL, NULL, 0, 9999, 0,
                                                  G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_TOOL] = g_param_spec_object ("tool", NULL, NULL, GTK_TYPE_WIDGET,
                                               G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[CURSOR] = g_signal_new ("cursor", ADJ_TYPE_MAP_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 0);
  signals[STEPPED] = g_signal_new ("stepped", ADJ_TYPE_MAP_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/map/map-view.ui");
  g_type_ensure (ADJ_TYPE_OVERVIEW);
  gtk_widget_class_bind_template_child (widget_class, AdjMapView, strip);
  gtk_widget_class_bind_template_child (widget_class, AdjMapView, tools);
  gtk_widget_class_bind_template_child (widget_class, AdjMapView, overview);
  gtk_widget_class_bind_template_child (widget_class, AdjMapView, fold);
  gtk_widget_class_install_action (widget_class, "map.overview", NULL, adj_map_view_act_overview);
  gtk_widget_class_install_action (widget_class, "map.turn", "i", adj_map_view_act_turn);
  gtk_widget_class_install_action (widget_class, "map.step", "(ii)", adj_map_view_act_step);
  adj_map_controls_install (widget_class);
}

static void
adj_map_view_init (AdjMapView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  adj_map_canvas_init (&self->canvas);
  self->shown = ADJ_NO_HEX;
  self->hands = adj_map_hands_new (widget);
  self->camera = adj_map_hands_get_camera (self->hands);
  adj_hex_cursor_init (&self->cursor, widget);
  for (guint i = 0; i < G_N_ELEMENTS (self->cursor.spots); i++)
    g_signal_connect_object (self->cursor.spots[i], "notify::has-focus",
                             G_CALLBACK (adj_map_view_on_keys_come), self, G_CONNECT_SWAPPED);
  gtk_widget_init_template (widget);
  gtk_widget_set_overflow (widget, GTK_OVERFLOW_HIDDEN);
  adj_overview_set_map (self->overview, self->hands, self->canvas.painted);
  g_settings_bind (adj_settings (), "overview", self->fold, "active", G_SETTINGS_BIND_DEFAULT);
  g_signal_connect_object (self->fold, "toggled", G_CALLBACK (gtk_widget_queue_allocate), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->hands, "moved", G_CALLBACK (adj_map_view_paint_again), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->canvas.painted, "painted", G_CALLBACK (gtk_widget_queue_draw),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_widget_get_settings (widget),
                           "notify::gtk-application-prefer-dark-theme",
                           G_CALLBACK (adj_map_view_on_dark), self, G_CONNECT_SWAPPED);
}

/* ---- Public ---- */

void
adj_map_view_fly_to (AdjMapView *self, AdjHex hex)
{
  g_return_if_fail (ADJ_IS_MAP_VIEW (self));

  if (self->book == NULL || hex == ADJ_NO_HEX)
    return;
  adj_map_sight_fly_to (self->hands, self->book, hex);
  adj_map_view_set_cursor (self, hex, TRUE);
}

void
adj_map_view_show (AdjMapView *self, AdjHex hex)
{
  g_return_if_fail (ADJ_IS_MAP_VIEW (self));

  if (self->book == NULL || hex == ADJ_NO_HEX)
    return;
  self->shown = hex;
  adj_map_sight_show (self->hands, self->book, hex);
}

void
adj_map_view_turn (AdjMapView *self, int quarters)
{
  g_return_if_fail (ADJ_IS_MAP_VIEW (self));

  if (self->book != NULL)
    adj_map_sight_turn (self->hands, self->book, quarters);
}

void
adj_map_view_set_layer (AdjMapView *self, const AdjMapLayer *layer, gpointer owner)
{
  g_return_if_fail (ADJ_IS_MAP_VIEW (self));

  adj_map_canvas_set_layer (&self->canvas, layer, owner);
  adj_map_hands_set_layer (self->hands, &self->canvas.layer, owner);
  if (self->overview != NULL)
    adj_overview_set_layer (self->overview, &self->canvas.layer, owner);
}

void
adj_map_view_put_again (AdjMapView *self)
{
  g_return_if_fail (ADJ_IS_MAP_VIEW (self));

  adj_painted_map_put_again (self->canvas.painted);
  if (self->overview != NULL)
    adj_overview_put_again (self->overview);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
adj_map_view_make_way (AdjMapView *self)
{
  g_return_if_fail (ADJ_IS_MAP_VIEW (self));

  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
adj_map_view_paint_again (AdjMapView *self)
{
  g_return_if_fail (ADJ_IS_MAP_VIEW (self));

  adj_map_canvas_paint_again (&self->canvas);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

AdjBook *
adj_map_view_get_book (AdjMapView *self)
{
  g_return_val_if_fail (ADJ_IS_MAP_VIEW (self), NULL);

  return self->book;
}

AdjMapHands *
adj_map_view_get_hands (AdjMapView *self)
{
  g_return_val_if_fail (ADJ_IS_MAP_VIEW (self), NULL);

  return self->hands;
}

const AdjCamera *
adj_map_view_get_camera (AdjMapView *self)
{
  g_return_val_if_fail (ADJ_IS_MAP_VIEW (self), NULL);

  return self->camera;
}

const AdjPalette *
adj_map_view_get_palette (AdjMapView *self)
{
  g_return_val_if_fail (ADJ_IS_MAP_VIEW (self), NULL);

  return adj_painted_map_palette (self->canvas.painted);
}

AdjPoint
adj_map_view_get_place (AdjMapView *self, AdjHex hex)
{
  g_return_val_if_fail (ADJ_IS_MAP_VIEW (self), (AdjPoint){ 0 });

  return adj_hex_on_screen (self->camera, self->book, hex);
}

AdjHex
adj_map_view_get_hex_at (AdjMapView *self, AdjPoint point)
{
  g_return_val_if_fail (ADJ_IS_MAP_VIEW (self), ADJ_NO_HEX);

  if (self->book == NULL)
    return ADJ_NO_HEX;
  return adj_book_hex (self->book, adj_hex_at (&self->book->scenario->map.grid, 1,
                                               adj_camera_to_map (self->camera, point)));
}

gboolean
adj_map_view_is_sharp (AdjMapView *self)
{
  g_return_val_if_fail (ADJ_IS_MAP_VIEW (self), FALSE);

  return adj_painted_map_shows (self->canvas.painted, self->camera,
                                gtk_widget_get_scale_factor (GTK_WIDGET (self)));
}

gboolean
adj_map_view_is_complete (AdjMapView *self)
{
  g_return_val_if_fail (ADJ_IS_MAP_VIEW (self), FALSE);

  return adj_map_view_is_sharp (self) && adj_painted_map_has_whole (self->canvas.painted);
}

GtkWidget *
adj_map_view_get_overview (AdjMapView *self)
{
  g_return_val_if_fail (ADJ_IS_MAP_VIEW (self), NULL);

  return GTK_WIDGET (self->overview);
}

AdjHex
adj_map_view_get_cursor (AdjMapView *self)
{
  g_return_val_if_fail (ADJ_IS_MAP_VIEW (self), ADJ_NO_HEX);

  return self->cursor.hex;
}

AdjHexId
adj_map_view_get_cursor_id (AdjMapView *self)
{
  g_return_val_if_fail (ADJ_IS_MAP_VIEW (self), ADJ_HEX_NONE);

  return self->book != NULL ? self->cursor.id : ADJ_HEX_NONE;
}

void
adj_map_view_set_in_gaps (AdjMapView *self, gboolean in_gaps)
{
  g_return_if_fail (ADJ_IS_MAP_VIEW (self));

  self->in_gaps = in_gaps;
}

gboolean
adj_map_view_shows_cursor (AdjMapView *self)
{
  g_return_val_if_fail (ADJ_IS_MAP_VIEW (self), FALSE);

  return self->cursor.shown;
}

const char *
adj_map_view_get_said (AdjMapView *self)
{
  g_return_val_if_fail (ADJ_IS_MAP_VIEW (self), NULL);

  return adj_hex_spot_get_label (adj_hex_cursor_get_spot (&self->cursor));
}
