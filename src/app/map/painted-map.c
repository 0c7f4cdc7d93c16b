/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/map/painted-map.h"

#include <math.h>
#include <string.h>

#include "app/map/map-painting.h"
#include "app/widgets/texture.h"

#define MARGIN 48        /* pixels beyond the board's edge that are painted too */
#define WHOLE_SIZE 420.0 /* of the longer side of the small map, pixels */
#define PREPARING 4000   /* microseconds at a time */
#define FIRST 100000     /* microseconds that a map which was never seen is waited for */

struct _AdjPaintedMap
{
  GObject parent_instance;
  AdjMapLook look;
  AdjCamera wanted;
  int wanted_scale;   /* 0: nothing is wanted */
  AdjMapLook painted; /* the look of the part; its book is not owned, what lies under it is */
  AdjMapPart part;
  GdkTexture *whole;
  gboolean old_whole;       /* it is of the book before this one, or of what lay under it then */
  AdjMapPainting *painting; /* under way; NULL */
  gboolean paints_whole;    /* that is the whole, not a part */
  gboolean draws;           /* just now: who looks on need not be told what is painted */
  guint to_whole;           /* idle callback that begins with it */

  AdjMapLayer layer;
  gpointer owner;
  guint preparing;     /* idle callback while what lies on the map is prepared */
  GdkTexture *picture; /* the part with what rests on it; NULL: to be made */
  AdjMapPart pictured; /* the part it was made of, which may be another by now */
};

G_DEFINE_FINAL_TYPE (AdjPaintedMap, adj_painted_map, G_TYPE_OBJECT)

enum
{
  PAINTED,
  WHOLE_PAINTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Whatever lies under it. */
static gboolean
same_map (const AdjMapLook *a, const AdjMapLook *b)
{
  return a->book == b->book && a->palette == b->palette && a->night == b->night;
}

static gboolean
same_look (const AdjMapLook *a, const AdjMapLook *b)
{
  return same_map (a, b) && a->under == b->under;
}

static void
set_under (AdjMapLook *look, AdjUnderlay *under)
{
  if (under != NULL)
    adj_underlay_ref (under);
  g_clear_pointer (&look->under, adj_underlay_unref);
  look->under = under;
}

/* A map that somebody draws is seen as it was until it is painted anew, also where it is small: it
 * does not go blank at each stroke. */
static gboolean
is_same_map (const AdjBook *before, const AdjBook *book)
{
  const AdjHexGrid *a, *b;

  if (before == NULL || book == NULL || before == book ||
      !g_str_equal (before->scenario->id, book->scenario->id))
    return FALSE;
  a = &before->scenario->map.grid;
  b = &book->scenario->map.grid;
  return a->orientation == b->orientation && a->stagger == b->stagger && a->columns == b->columns &&
         a->rows == b->rows;
}

/* ---- What is to be done ---- */

static gboolean
shows (const AdjMapPart *part, const AdjCamera *camera, int scale)
{
  AdjCameraBounds have = adj_camera_bounds (&part->camera);
  AdjCameraBounds want = adj_camera_bounds (camera);
  double hair = 0.5 / camera->size;

  return part->surface != NULL && part->scale == scale && part->camera.size == camera->size &&
         part->camera.turns == camera->turns && have.from.x <= want.from.x + hair &&
         have.from.y <= want.from.y + hair && have.to.x >= want.to.x - hair &&
         have.to.y >= want.to.y - hair;
}

gboolean
adj_painted_map_is_sharp (AdjPaintedMap *self)
{
  return self->wanted_scale == 0 || (same_look (&self->look, &self->painted) &&
                                     shows (&self->part, &self->wanted, self->wanted_scale));
}

static AdjCamera
whole_camera (const AdjBook *book)
{
  AdjPoint extent = adj_hex_extent (&book->scenario->map.grid, 1);
  double size = WHOLE_SIZE / MAX (extent.x, extent.y);

  return (AdjCamera){ .extent = extent,
                      .at = { extent.x / 2, extent.y / 2 },
                      .size = size,
                      .width = extent.x * size,
                      .height = extent.y * size };
}

static void start (AdjPaintedMap *self);

static void
take_part (AdjPaintedMap *self, AdjMapPainting *painting)
{
  g_clear_pointer (&self->part.surface, cairo_surface_destroy);
  self->part = (AdjMapPart){ .surface = adj_map_painting_steal (painting),
                             .camera = *adj_map_painting_camera (painting),
                             .scale = adj_map_painting_scale (painting) };
  set_under (&self->painted, NULL);
  self->painted = *adj_map_painting_look (painting);
  if (self->painted.under != NULL)
    adj_underlay_ref (self->painted.under);
  adj_painted_map_put_again (self);
}

static void
take_whole (AdjPaintedMap *self, AdjMapPainting *painting)
{
  g_clear_object (&self->whole);
  self->whole = adj_texture_take (adj_map_painting_steal (painting));
  self->old_whole = !same_look (adj_map_painting_look (painting), &self->look);
}

/* Whoever sees the part, sharp, sees nothing of the small map. */
static void
tell (AdjPaintedMap *self, gboolean whole)
{
  if (whole)
    g_signal_emit (self, signals[WHOLE_PAINTED], 0);
  if (!whole || !adj_painted_map_is_sharp (self))
    g_signal_emit (self, signals[PAINTED], 0);
}

/* Over what lay under it a moment ago the map is shown, too: who moves a slider sees what becomes
 * of it. */
static void
adj_painted_map_on_painted (gpointer owner, AdjMapPainting *painting)
{
  AdjPaintedMap *self = ADJ_PAINTED_MAP (owner);
  gboolean current = same_map (adj_map_painting_look (painting), &self->look);
  gboolean whole = self->paints_whole;

  self->painting = NULL;
  if (current)
    (whole ? take_whole : take_part) (self, painting);
  start (self);
  if (current && !self->draws)
    tell (self, whole);
}

/* Of a map that is not seen yet no more is painted than what is going to be: whoever pans it has
 * the margin from then on. */
static void
paint (AdjPaintedMap *self, gboolean whole)
{
  AdjCamera camera = whole ? whole_camera (self->look.book) : self->wanted;

  self->paints_whole = whole;
  if (!whole && self->part.surface != NULL)
    {
      camera.width += 2 * MARGIN;
      camera.height += 2 * MARGIN;
    }
  self->painting = adj_map_painting_start (&self->look, &camera, whole ? 1 : self->wanted_scale,
                                           adj_painted_map_on_painted, G_OBJECT (self));
}

static gboolean
wants_whole (AdjPaintedMap *self)
{
  return adj_painted_map_is_sharp (self) && (self->whole == NULL || self->old_whole);
}

static gboolean
adj_painted_map_on_leisure (gpointer data)
{
  AdjPaintedMap *self = data;

  self->to_whole = 0;
  if (self->painting == NULL && self->look.book != NULL && self->wanted_scale != 0 &&
      wants_whole (self))
    paint (self, TRUE);
  return G_SOURCE_REMOVE;
}

/* The sharp part comes first, even before anybody knows which it will be, and the whole when the
 * window has nothing else to do: the frame with the part does not wait for its painters. One job at
 * a time, so that what is painted is what is wanted then and not what was wanted three zooms ago.
 */
static void
start (AdjPaintedMap *self)
{
  if (self->painting != NULL || self->look.book == NULL || self->wanted_scale == 0)
    return;
  if (!adj_painted_map_is_sharp (self))
    paint (self, FALSE);
  else if (self->to_whole == 0 && wants_whole (self))
    self->to_whole = g_idle_add_full (G_PRIORITY_LOW, adj_painted_map_on_leisure, self, NULL);
}

/* ---- The picture ---- */

static cairo_surface_t *
copy (cairo_surface_t *surface)
{
  int height = cairo_image_surface_get_height (surface);
  cairo_surface_t *result = cairo_image_surface_create (
      CAIRO_FORMAT_ARGB32, cairo_image_surface_get_width (surface), height);

  memcpy (cairo_image_surface_get_data (result), cairo_image_surface_get_data (surface),
          (gsize) cairo_image_surface_get_stride (surface) * (gsize) height);
  cairo_surface_mark_dirty (result);
  return result;
}

static void
make_picture (AdjPaintedMap *self)
{
  cairo_surface_t *surface;

  if (self->picture != NULL || self->part.surface == NULL)
    return;
  self->pictured = self->part;
  surface = copy (self->part.surface);
  if (self->layer.put != NULL)
    {
      cairo_t *cr = cairo_create (surface);

      self->layer.put (self->owner, cr, &self->part.camera, self->part.scale);
      cairo_destroy (cr);
    }
  self->picture = adj_texture_take (surface);
}

/* While others paint the map for a new zoom, what is put on it is prepared here, a little at a
 * time. */
static gboolean
adj_painted_map_on_prepare (gpointer data)
{
  AdjPaintedMap *self = data;

  if (!adj_painted_map_is_sharp (self) &&
      !self->layer.prepare (self->owner, &self->wanted, self->wanted_scale,
                            g_get_monotonic_time () + PREPARING))
    return G_SOURCE_CONTINUE;
  self->preparing = 0;
  return G_SOURCE_REMOVE;
}

/* ---- Drawing ---- */

/* The picture, where the camera sees it now. */
static graphene_rect_t
picture_place (AdjPaintedMap *self, const AdjCamera *camera)
{
  const AdjCamera *then = &self->pictured.camera;
  AdjPoint corner = adj_camera_to_screen (camera, adj_camera_to_map (then, (AdjPoint){ 0, 0 }));
  double grown = camera->size / then->size;
  double scale = self->pictured.scale;

  if (grown == 1) /* at whole pixels it is copied and stays sharp */
    corner = (AdjPoint){ round (corner.x * scale) / scale, round (corner.y * scale) / scale };
  return GRAPHENE_RECT_INIT ((float) corner.x, (float) corner.y,
                             (float) (ceil (then->width * scale) / scale * grown),
                             (float) (ceil (then->height * scale) / scale * grown));
}

/* Where nothing is painted yet there is paper. */
void
adj_painted_map_draw_whole (AdjPaintedMap *self,
                            GtkSnapshot *snapshot,
                            GtkWidget *widget,
                            const AdjCamera *camera)
{
  AdjPoint corner = adj_camera_to_screen (camera, (AdjPoint){ 0, 0 });
  guint32 paper = self->look.palette->paper;

  gtk_snapshot_append_color (
      snapshot,
      &(const GdkRGBA){ (float) ((paper >> 16) & 0xff) / 255, (float) ((paper >> 8) & 0xff) / 255,
                        (float) (paper & 0xff) / 255, 1 },
      &GRAPHENE_RECT_INIT (0, 0, (float) camera->width, (float) camera->height));
  if (self->whole == NULL)
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) corner.x, (float) corner.y));
  gtk_snapshot_rotate (snapshot, 90.0f * (float) camera->turns);
  adj_texture_append (self->whole, snapshot, widget,
                      &GRAPHENE_RECT_INIT (0, 0, (float) (camera->extent.x * camera->size),
                                           (float) (camera->extent.y * camera->size)),
                      CAIRO_FILTER_GOOD);
  gtk_snapshot_restore (snapshot);
}

/* What the picture does not reach, and one pixel under its edges: all of the map, enlarged, takes
   longer to draw than the picture. */
static void
draw_beside (AdjPaintedMap *self,
             GtkSnapshot *snapshot,
             GtkWidget *widget,
             const AdjCamera *camera,
             const graphene_rect_t *place)
{
  const graphene_rect_t all =
      GRAPHENE_RECT_INIT (0, 0, (float) camera->width, (float) camera->height);
  float left = place->origin.x + 1;
  float top = place->origin.y + 1;
  float right = place->origin.x + place->size.width - 1;
  float bottom = place->origin.y + place->size.height - 1;
  const graphene_rect_t strips[] = {
    GRAPHENE_RECT_INIT (0, 0, all.size.width, MAX (0, top)),
    GRAPHENE_RECT_INIT (0, bottom, all.size.width, MAX (0, all.size.height - bottom)),
    GRAPHENE_RECT_INIT (0, top, MAX (0, left), MAX (0, bottom - top)),
    GRAPHENE_RECT_INIT (right, top, MAX (0, all.size.width - right), MAX (0, bottom - top)),
  };

  for (guint i = 0; i < G_N_ELEMENTS (strips); i++)
    {
      graphene_rect_t seen;

      if (!graphene_rect_intersection (&strips[i], &all, &seen) ||
          graphene_rect_get_area (&seen) <= 0)
        continue;
      gtk_snapshot_push_clip (snapshot, &seen);
      adj_painted_map_draw_whole (self, snapshot, widget, camera);
      gtk_snapshot_pop (snapshot);
    }
}

static void
draw_ground (AdjPaintedMap *self, GtkSnapshot *snapshot, GtkWidget *widget, const AdjCamera *camera)
{
  graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, (float) camera->width, (float) camera->height);
  graphene_rect_t place;

  make_picture (self);
  if (self->picture == NULL || self->pictured.camera.turns != camera->turns)
    {
      adj_painted_map_draw_whole (self, snapshot, widget, camera);
      return;
    }
  place = picture_place (self, camera);
  if (!graphene_rect_contains_rect (&place, &all))
    draw_beside (self, snapshot, widget, camera, &place);
  /* The good filter takes 16 ms to make it smaller, and it is seen for a moment. */
  adj_texture_append (self->picture, snapshot, widget, &place, CAIRO_FILTER_BILINEAR);
}

/* ---- Class ---- */

static void
adj_painted_map_finalize (GObject *object)
{
  AdjPaintedMap *self = ADJ_PAINTED_MAP (object);

  g_clear_handle_id (&self->to_whole, g_source_remove);
  g_clear_handle_id (&self->preparing, g_source_remove);
  g_clear_object (&self->picture);
  g_clear_pointer (&self->look.book, adj_book_unref);
  set_under (&self->look, NULL);
  set_under (&self->painted, NULL);
  g_clear_pointer (&self->part.surface, cairo_surface_destroy);
  g_clear_object (&self->whole);
  G_OBJECT_CLASS (adj_painted_map_parent_class)->finalize (object);
}

static guint
add_signal (const char *name)
{
  return g_signal_new (name, ADJ_TYPE_PAINTED_MAP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                       G_TYPE_NONE, 0);
}

static void
adj_painted_map_class_init (AdjPaintedMapClass *class)
{
  G_OBJECT_CLASS (class)->finalize = adj_painted_map_finalize;
  signals[PAINTED] = add_signal ("painted");
  signals[WHOLE_PAINTED] = add_signal ("whole-painted");
}

static void
adj_painted_map_init (AdjPaintedMap *self)
{
}

AdjPaintedMap *
adj_painted_map_new (void)
{
  return g_object_new (ADJ_TYPE_PAINTED_MAP, NULL);
}

void
adj_painted_map_set_layer (AdjPaintedMap *self, const AdjMapLayer *layer, gpointer owner)
{
  g_return_if_fail (ADJ_IS_PAINTED_MAP (self));

  g_clear_handle_id (&self->preparing, g_source_remove);
  self->layer = *layer;
  self->owner = owner;
}

void
adj_painted_map_set_look (AdjPaintedMap *self, AdjBook *book, gboolean dark, gboolean night)
{
  AdjMapLook look = { book, dark ? &adj_palette_dark : &adj_palette_light, night, NULL };

  g_return_if_fail (ADJ_IS_PAINTED_MAP (self));

  look.under = self->look.under;
  if (same_look (&self->look, &look))
    return;
  self->old_whole = self->look.palette == look.palette && is_same_map (self->look.book, book);
  if (self->look.book != book)
    g_clear_pointer (&self->part.surface, cairo_surface_destroy);
  if (!self->old_whole)
    g_clear_object (&self->whole);
  if (book != NULL)
    adj_book_ref (book);
  g_clear_pointer (&self->look.book, adj_book_unref);
  self->look = look;
  start (self);
}

void
adj_painted_map_set_underlay (AdjPaintedMap *self, AdjUnderlay *under)
{
  g_return_if_fail (ADJ_IS_PAINTED_MAP (self));

  if (under == self->look.under)
    return;
  set_under (&self->look, under);
  self->old_whole = TRUE;
  start (self);
}

AdjUnderlay *
adj_painted_map_get_underlay (AdjPaintedMap *self)
{
  g_return_val_if_fail (ADJ_IS_PAINTED_MAP (self), NULL);

  return self->look.under;
}

const AdjPalette *
adj_painted_map_palette (AdjPaintedMap *self)
{
  return self->look.palette;
}

void
adj_painted_map_want (AdjPaintedMap *self, const AdjCamera *camera, int scale)
{
  g_return_if_fail (ADJ_IS_PAINTED_MAP (self));

  self->wanted = *camera;
  self->wanted_scale = scale;
  start (self);
}

const AdjMapPart *
adj_painted_map_get_part (AdjPaintedMap *self)
{
  return &self->part;
}

/* One frame with the map, and not one of paper and another in the next moment. Where there is a
 * part already, it is the small map that is being painted, and no frame waits for that. */
static void
wait_for_first (AdjPaintedMap *self)
{
  if (self->painting == NULL || self->part.surface != NULL || self->whole != NULL)
    return;
  self->draws = TRUE;
  adj_map_painting_wait (self->painting, g_get_monotonic_time () + FIRST);
  self->draws = FALSE;
}

void
adj_painted_map_draw (AdjPaintedMap *self,
                      GtkSnapshot *snapshot,
                      GtkWidget *widget,
                      const AdjCamera *camera)
{
  g_return_if_fail (ADJ_IS_PAINTED_MAP (self));
  g_return_if_fail (self->look.book != NULL);

  adj_painted_map_want (self, camera, gtk_widget_get_scale_factor (widget));
  wait_for_first (self);
  if (self->preparing == 0 && self->layer.prepare != NULL && !adj_painted_map_is_sharp (self))
    self->preparing = g_idle_add (adj_painted_map_on_prepare, self);
  draw_ground (self, snapshot, widget, camera);
}

gboolean
adj_painted_map_shows (AdjPaintedMap *self, const AdjCamera *camera, int scale)
{
  g_return_val_if_fail (ADJ_IS_PAINTED_MAP (self), FALSE);

  return self->picture != NULL && adj_painted_map_is_sharp (self) &&
         shows (&self->pictured, camera, scale);
}

gboolean
adj_painted_map_has_whole (AdjPaintedMap *self)
{
  g_return_val_if_fail (ADJ_IS_PAINTED_MAP (self), FALSE);

  return self->whole != NULL && !self->old_whole;
}

void
adj_painted_map_put_again (AdjPaintedMap *self)
{
  g_return_if_fail (ADJ_IS_PAINTED_MAP (self));

  g_clear_object (&self->picture);
}
