/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/help/prose-view.h"

#include "app/widgets/tip.h"

static GtkWidget *
new_label (const char *markup)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_markup (GTK_LABEL (label), markup);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  return label;
}

static GtkWidget *
new_heading (const AdjPiece *prose)
{
  static const char *const styles[] = { "title-1", "title-2", "title-4" };
  GtkWidget *label = new_label (prose->markup);

  gtk_widget_add_css_class (label, styles[CLAMP (prose->level, 1, 3) - 1]);
  gtk_widget_add_css_class (label, "prose-heading");
  gtk_label_set_selectable (GTK_LABEL (label), FALSE);
  return label;
}

static GtkWidget *
new_item (const AdjPiece *prose)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  g_autofree char *number = g_strdup_printf ("%d.", prose->level);
  GtkWidget *dot = gtk_label_new (prose->level > 0 ? number : "•");
  GtkWidget *label = new_label (prose->markup);

  gtk_widget_set_valign (dot, GTK_ALIGN_START);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), dot);
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

/* Orders are English and read from the left in every language. */
static GtkWidget *
new_code (const AdjPiece *prose)
{
  GtkWidget *label = gtk_label_new (prose->plain);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_direction (label, GTK_TEXT_DIR_LTR);
  gtk_widget_add_css_class (label, "prose-code");
  return label;
}

static GtkWidget *
new_table (const AdjPiece *prose)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), 18);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  for (guint row = 0; row < prose->rows->len; row++)
    {
      char **cells = g_ptr_array_index (prose->rows, row);

      for (guint column = 0; cells[column] != NULL; column++)
        {
          GtkWidget *label = new_label (cells[column]);

          gtk_widget_set_valign (label, GTK_ALIGN_START);
          gtk_widget_set_hexpand (label, cells[column + 1] == NULL);
          if (row == 0)
            gtk_widget_add_css_class (label, "heading");
          gtk_grid_attach (GTK_GRID (grid), label, (int) column, (int) row, 1, 1);
        }
    }
  return grid;
}

/* No larger than it is, and smaller where the page is narrow. */
static GtkWidget *
new_picture (const AdjPiece *prose)
{
  GtkWidget *picture = gtk_picture_new_for_resource (prose->picture);

  gtk_picture_set_alternative_text (GTK_PICTURE (picture), prose->plain);
  adj_tip_show (picture, prose->plain);
  gtk_widget_set_halign (picture, GTK_ALIGN_START);
  gtk_widget_add_css_class (picture, "prose-picture");
  return picture;
}

GtkWidget *
adj_prose_widget (const AdjPiece *prose)
{
  switch (prose->kind)
    {
    case ADJ_PROSE_HEADING:
      return new_heading (prose);
    case ADJ_PROSE_ITEM:
      return new_item (prose);
    case ADJ_PROSE_CODE:
      return new_code (prose);
    case ADJ_PROSE_TABLE:
      return new_table (prose);
    case ADJ_PROSE_PICTURE:
      return new_picture (prose);
    case ADJ_PROSE_PARAGRAPH:
    default:
      return new_label (prose->markup);
    }
}
