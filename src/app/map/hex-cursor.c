/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/map/hex-cursor.h"

#include <math.h>

#define DARK 0x14161a

/* ---- Spots ---- */

struct _AdjHexSpot
{
  GtkWidget parent_instance;
  char *label;
};

G_DEFINE_FINAL_TYPE (AdjHexSpot, adj_hex_spot, GTK_TYPE_WIDGET)

static void
adj_hex_spot_finalize (GObject *object)
{
  g_free (ADJ_HEX_SPOT (object)->label);
  G_OBJECT_CLASS (adj_hex_spot_parent_class)->finalize (object);
}

static void
adj_hex_spot_class_init (AdjHexSpotClass *class)
{
  G_OBJECT_CLASS (class)->finalize = adj_hex_spot_finalize;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (class), GTK_ACCESSIBLE_ROLE_GRID_CELL);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (class), "spot");
}

static void
adj_hex_spot_init (AdjHexSpot *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE); /* the map itself takes the pointer */
}

static void
say (AdjHexSpot *self, const char *label)
{
  if (g_strcmp0 (self->label, label) == 0)
    return;
  g_free (self->label);
  self->label = g_strdup (label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

const char *
adj_hex_spot_get_label (AdjHexSpot *self)
{
  g_return_val_if_fail (ADJ_IS_HEX_SPOT (self), NULL);

  return self->label;
}

/* ---- Hexes on the screen ---- */

AdjPoint
adj_hex_on_screen (const AdjCamera *camera, const AdjBook *book, AdjHex hex)
{
  return adj_camera_to_screen (camera,
                               adj_hex_center (&book->scenario->map.grid, 1, book->hexes[hex].id));
}

static void
outline (cairo_t *cr, const AdjCamera *camera, const AdjHexGrid *grid, AdjHexId id, double part)
{
  AdjPoint center = adj_hex_center (grid, 1, id);

  cairo_new_sub_path (cr);
  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    {
      AdjPoint corner = adj_hex_corner (grid, 1, id, d);
      AdjPoint point = { center.x + (corner.x - center.x) * part,
                         center.y + (corner.y - center.y) * part };

      point = adj_camera_to_screen (camera, point);
      cairo_line_to (cr, point.x, point.y);
    }
  cairo_close_path (cr);
}

void
adj_hex_outline (cairo_t *cr, const AdjCamera *camera, const AdjBook *book, AdjHex hex, double part)
{
  outline (cr, camera, &book->scenario->map.grid, book->hexes[hex].id, part);
}

/* ---- The cursor ---- */

void
adj_hex_cursor_init (AdjHexCursor *self, GtkWidget *map)
{
  *self = (AdjHexCursor){ .hex = ADJ_NO_HEX };
  for (guint i = 0; i < G_N_ELEMENTS (self->spots); i++)
    {
      self->spots[i] = g_object_new (ADJ_TYPE_HEX_SPOT, "visible", FALSE, NULL);
      gtk_widget_set_parent (self->spots[i], map);
    }
}

void
adj_hex_cursor_clear (AdjHexCursor *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->spots); i++)
    g_clear_pointer (&self->spots[i], gtk_widget_unparent);
}

void
adj_hex_cursor_put (AdjHexCursor *self, const AdjBook *book, AdjHexId id)
{
  self->id = id;
  self->hex = book != NULL && id != ADJ_HEX_NONE ? adj_book_hex (book, id) : ADJ_NO_HEX;
}

AdjHexSpot *
adj_hex_cursor_get_spot (const AdjHexCursor *self)
{
  return ADJ_HEX_SPOT (self->spots[self->spot]);
}

gboolean
adj_hex_cursor_has_keys (const AdjHexCursor *self)
{
  GtkWidget *spot = self->spots[self->spot];
  GtkRoot *root = gtk_widget_get_root (spot);

  return root != NULL && gtk_window_get_focus_visible (GTK_WINDOW (root)) &&
         gtk_widget_has_focus (spot);
}

/* If there is something new to say and the cursor has the focus, the other spot takes it over: a
 * move of the focus is what assistive tools speak of. */
gboolean
adj_hex_cursor_say (AdjHexCursor *self, const char *label)
{
  GtkWidget *old = self->spots[self->spot];

  gtk_widget_set_visible (old, label != NULL);
  if (label == NULL || g_strcmp0 (label, ADJ_HEX_SPOT (old)->label) == 0)
    return FALSE;
  if (gtk_widget_has_focus (old))
    self->spot = 1 - self->spot;
  say (adj_hex_cursor_get_spot (self), label);
  if (self->spots[self->spot] == old)
    return FALSE;
  gtk_widget_set_visible (self->spots[self->spot], TRUE);
  gtk_widget_grab_focus (self->spots[self->spot]);
  gtk_widget_set_visible (old, FALSE);
  say (ADJ_HEX_SPOT (old), ""); /* other eyes may come next (Y 11.59) */
  return TRUE;
}

void
adj_hex_cursor_allocate (AdjHexCursor *self, const AdjCamera *camera, const AdjBook *book)
{
  GtkWidget *spot = self->spots[self->spot];
  int side = MAX (1, (int) (1.7 * camera->size));
  AdjPoint at;
  graphene_point_t corner;

  if (!gtk_widget_get_visible (spot))
    return;
  at = adj_camera_to_screen (camera, adj_hex_center (&book->scenario->map.grid, 1, self->id));
  graphene_point_init (&corner, (float) floor (at.x - side / 2.0),
                       (float) floor (at.y - side / 2.0));
  gtk_widget_measure (spot, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_allocate (spot, side, side, -1, gsk_transform_translate (NULL, &corner));
}

void
adj_hex_cursor_paint (cairo_t *cr,
                      const AdjHexCursor *self,
                      const AdjCamera *camera,
                      const AdjBook *book)
{
  outline (cr, camera, &book->scenario->map.grid, self->id, 1);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  adj_palette_set (cr, 0xffffff, 0.95);
  cairo_set_line_width (cr, MAX (5, camera->size * 0.16));
  cairo_stroke_preserve (cr);
  adj_palette_set (cr, DARK, 1);
  cairo_set_line_width (cr, MAX (2, camera->size * 0.07));
  cairo_stroke (cr);
}

AdjHexId
adj_hex_cursor_step (
    const AdjHexCursor *self, const AdjBook *book, gboolean in_gaps, int turns, int right, int down)
{
  const AdjHexGrid *grid = &book->scenario->map.grid;
  AdjHexId id = self->id;

  for (; turns > 0; turns--)
    {
      int was_right = right;

      right = down;
      down = -was_right;
    }
  do
    {
      id = adj_hex_id (adj_hex_column (id) + right, adj_hex_row (id) + down);
      if (adj_hex_row (id) < 1 || !adj_hex_on_grid (grid, id))
        return self->id;
    }
  while (!in_gaps && adj_book_hex (book, id) == ADJ_NO_HEX);
  return id;
}
