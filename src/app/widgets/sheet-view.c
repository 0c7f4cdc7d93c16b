/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/sheet-view.h"

#define MARGIN 12

struct _AdjSheetView
{
  GtkWidget parent_instance;
  const AdjSheet *sheet;
  guint page;
};

G_DEFINE_FINAL_TYPE (AdjSheetView, adj_sheet_view, GTK_TYPE_WIDGET)

static void
adj_sheet_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AdjSheetView *self = ADJ_SHEET_VIEW (widget);
  double width = gtk_widget_get_width (widget) - 2 * MARGIN;
  double height = gtk_widget_get_height (widget) - 2 * MARGIN;
  const AdjPaper *paper;
  double scale;
  cairo_t *cr;
  graphene_rect_t page;

  if (self->sheet == NULL || width <= 0 || height <= 0)
    return;
  paper = adj_sheet_paper (self->sheet);
  scale = MIN (width / paper->width, height / paper->height);
  graphene_rect_init (&page, (float) (MARGIN + (width - scale * paper->width) / 2), MARGIN,
                      (float) (scale * paper->width), (float) (scale * paper->height));
  gtk_snapshot_append_color (snapshot, &(GdkRGBA){ 1, 1, 1, 1 }, &page);
  cr = gtk_snapshot_append_cairo (snapshot, &page);
  cairo_translate (cr, page.origin.x, page.origin.y);
  cairo_scale (cr, scale, scale);
  adj_sheet_paint (self->sheet, cr, self->page);
  cairo_destroy (cr);
}

static void
adj_sheet_view_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  *minimum = 120;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 420 : 594;
}

static void
adj_sheet_view_class_init (AdjSheetViewClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  widget_class->snapshot = adj_sheet_view_snapshot;
  widget_class->measure = adj_sheet_view_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
adj_sheet_view_init (AdjSheetView *self)
{
}

void
adj_sheet_view_show (AdjSheetView *self, const AdjSheet *sheet, guint page)
{
  g_return_if_fail (ADJ_IS_SHEET_VIEW (self));

  self->sheet = sheet;
  self->page = page;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  sheet != NULL ? adj_sheet_title (sheet) : "", -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
