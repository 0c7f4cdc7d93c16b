/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/drawing/paint-box.h"

#include "app/desktop/looks.h"
#include "app/drawing/samples.h"

#define SWATCH 34 /* pixels; the row around it is as high as a finger needs */

struct _AdjPaintBox
{
  GtkWidget parent_instance;
  GtkWidget *scroller;
  GtkListBox *list;
  AdjRuleset *ruleset; /* NULL until it is filled */
  AdjHexOrientation orientation;
  AdjBook *samples;
  guint n_brushes;
  AdjBrush brushes[ADJ_MOST_BRUSHES];
  gboolean setting;
};

G_DEFINE_FINAL_TYPE (AdjPaintBox, adj_paint_box, GTK_TYPE_WIDGET)

enum
{
  PICKED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* ---- Rows ---- */

static void
adj_paint_box_on_draw (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  AdjPaintBox *self = data;
  guint place = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (area), "place"));
  AdjMapStyle style = { self->samples,
                        adj_looks_are_dark () ? &adj_palette_dark : &adj_palette_light, 1, 0 };

  if (self->samples != NULL)
    adj_samples_paint_brush (cr, &style, self->brushes[place], MIN (width, height));
}

static GtkWidget *
new_swatch (AdjPaintBox *self, guint place)
{
  GtkWidget *swatch = gtk_drawing_area_new ();

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (swatch), SWATCH);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (swatch), SWATCH);
  gtk_widget_set_valign (swatch, GTK_ALIGN_CENTER);
  g_object_set_data (G_OBJECT (swatch), "place", GUINT_TO_POINTER (place));
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (swatch), adj_paint_box_on_draw, self, NULL);
  return swatch;
}

/* "1" before the first terrain, "0" before looking; nothing where no digit is left. */
static char *
digit_of (const AdjRuleset *ruleset, AdjBrush brush)
{
  if (brush.kind == ADJ_BRUSH_NONE)
    return g_strdup ("0");
  for (int digit = 1; brush.kind == ADJ_BRUSH_TERRAIN && digit <= 9; digit++)
    if (adj_brush_equal (adj_brush_for_digit (ruleset, digit), brush))
      return g_strdup_printf ("%d", digit);
  return g_strdup ("");
}

static GtkWidget *
new_row (AdjPaintBox *self, guint place)
{
  AdjBrush brush = self->brushes[place];
  g_autofree char *digit = digit_of (self->ruleset, brush);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *key = gtk_label_new (digit);
  GtkWidget *name = gtk_label_new (adj_brush_name (self->ruleset, brush));

  gtk_label_set_width_chars (GTK_LABEL (key), 1);
  gtk_widget_add_css_class (key, "dim-label");
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_wrap (GTK_LABEL (name), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (name), 12);
  gtk_box_append (GTK_BOX (box), key);
  gtk_box_append (GTK_BOX (box), new_swatch (self, place));
  gtk_box_append (GTK_BOX (box), name);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_widget_add_css_class (row, "brush");
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  adj_brush_name (self->ruleset, brush), -1);
  return row;
}

static void
adj_paint_box_on_selected (AdjPaintBox *self)
{
  if (!self->setting)
    g_signal_emit (self, signals[PICKED], 0);
}

static void
show_rows (AdjPaintBox *self)
{
  GtkWidget *row;

  self->setting = TRUE;
  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, row);
  for (guint i = 0; i < self->n_brushes; i++)
    gtk_list_box_append (self->list, new_row (self, i));
  gtk_list_box_select_row (self->list, gtk_list_box_get_row_at_index (self->list, 0));
  self->setting = FALSE;
}

/* ---- Class ---- */

static void
adj_paint_box_dispose (GObject *object)
{
  ADJ_PAINT_BOX (object)->setting = TRUE; /* a list that goes away chooses none of its rows */
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_PAINT_BOX);
  G_OBJECT_CLASS (adj_paint_box_parent_class)->dispose (object);
}

static void
adj_paint_box_finalize (GObject *object)
{
  AdjPaintBox *self = ADJ_PAINT_BOX (object);

  g_clear_pointer (&self->samples, adj_book_unref);
  g_clear_pointer (&self->ruleset, adj_ruleset_unref);
  G_OBJECT_CLASS (adj_paint_box_parent_class)->finalize (object);
}

static void
adj_paint_box_class_init (AdjPaintBoxClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_paint_box_dispose;
  G_OBJECT_CLASS (class)->finalize = adj_paint_box_finalize;
  signals[PICKED] = g_signal_new ("picked", ADJ_TYPE_PAINT_BOX, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/drawing/paint-box.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjPaintBox, scroller);
  gtk_widget_class_bind_template_child (widget_class, AdjPaintBox, list);
  gtk_widget_class_bind_template_callback (widget_class, adj_paint_box_on_selected);
}

static void
adj_paint_box_init (AdjPaintBox *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* ---- Public ---- */

void
adj_paint_box_fill (AdjPaintBox *self, AdjRuleset *ruleset, AdjHexOrientation orientation)
{
  g_return_if_fail (ADJ_IS_PAINT_BOX (self));
  g_return_if_fail (ruleset != NULL);

  if (self->ruleset == ruleset && self->orientation == orientation)
    return;
  adj_ruleset_ref (ruleset);
  g_clear_pointer (&self->ruleset, adj_ruleset_unref);
  g_clear_pointer (&self->samples, adj_book_unref);
  self->ruleset = ruleset;
  self->orientation = orientation;
  self->samples = adj_samples_new (ruleset, orientation);
  self->n_brushes = adj_brushes (ruleset, self->brushes);
  show_rows (self);
}

AdjBrush
adj_paint_box_get_brush (AdjPaintBox *self)
{
  GtkListBoxRow *row;

  g_return_val_if_fail (ADJ_IS_PAINT_BOX (self), (AdjBrush){ 0 });

  row = gtk_list_box_get_selected_row (self->list);
  return row != NULL ? self->brushes[gtk_list_box_row_get_index (row)] : (AdjBrush){ 0 };
}

void
adj_paint_box_set_brush (AdjPaintBox *self, AdjBrush brush)
{
  g_return_if_fail (ADJ_IS_PAINT_BOX (self));

  self->setting = TRUE;
  for (guint i = 0; i < self->n_brushes; i++)
    if (adj_brush_equal (self->brushes[i], brush))
      gtk_list_box_select_row (self->list, gtk_list_box_get_row_at_index (self->list, (int) i));
  self->setting = FALSE;
}
