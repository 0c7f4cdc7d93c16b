/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/help/help-contents.h"

#include <string.h>

#include "app/help/help-pages.h"
#include "desk/plain.h"

#define DEEPEST 2 /* level of a heading that is listed */

typedef struct
{
  const char *page;
  guint index; /* of its heading among the page's pieces */
  char *words; /* of heading and text, plain */
} Section;

static void
free_section (gpointer data)
{
  g_free (((Section *) data)->words);
  g_free (data);
}

static const Section *
section_of (GtkListBoxRow *row)
{
  return g_object_get_data (G_OBJECT (row), "section");
}

/* The rows are made by hand, once: a list view names its rows for a screen reader from GTK 4.12
 * on. */
static GtkWidget *
new_row (const AdjPiece *heading)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_markup (GTK_LABEL (label), heading->markup);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, heading->level == 1 ? "heading" : "help-section");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  heading->plain, -1);
  return row;
}

static char *
words_of_section (const GPtrArray *all, guint index)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = index; i < all->len; i++)
    {
      const AdjPiece *prose = g_ptr_array_index (all, i);

      if (i > index && prose->kind == ADJ_PROSE_HEADING && prose->level <= DEEPEST)
        break;
      g_string_append_printf (words, "%s\n", prose->plain);
    }
  return adj_plain (words->str);
}

static void
list_page (GtkListBox *list, const char *page)
{
  g_autoptr (GPtrArray) all = adj_help_page_read (page);

  for (guint i = 0; i < all->len; i++)
    {
      const AdjPiece *prose = g_ptr_array_index (all, i);
      Section *section;
      GtkWidget *row;

      if (prose->kind != ADJ_PROSE_HEADING || prose->level > DEEPEST)
        continue;
      section = g_new0 (Section, 1);
      *section = (Section){ page, i, words_of_section (all, i) };
      row = new_row (prose);
      g_object_set_data_full (G_OBJECT (row), "section", section, free_section);
      gtk_list_box_append (list, row);
    }
}

/* Every word that is typed must stand in the section. */
static gboolean
is_wanted (GtkListBoxRow *row, gpointer data)
{
  const Section *section = section_of (row);
  g_autofree char *typed = adj_plain (gtk_editable_get_text (data));
  g_auto (GStrv) words = g_strsplit_set (typed, " \t", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (strstr (section->words, words[i]) == NULL)
      return FALSE;
  return TRUE;
}

void
adj_help_contents_fill (GtkListBox *list, GtkEditable *search)
{
  gtk_list_box_set_filter_func (list, is_wanted, search, NULL);
  for (guint i = 0; i < ADJ_HELP_N_PAGES; i++)
    list_page (list, adj_help_pages[i]);
}

/* ---- Rows ---- */

const char *
adj_help_contents_get (GtkListBoxRow *row, guint *index)
{
  const Section *section = section_of (row);

  *index = section->index;
  return section->page;
}

GtkListBoxRow *
adj_help_contents_first (GtkListBox *list)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (list, i)) != NULL; i++)
    if (gtk_widget_get_child_visible (GTK_WIDGET (row)))
      return row;
  return NULL;
}

void
adj_help_contents_pick (GtkListBox *list, const char *page, guint index)
{
  GtkListBoxRow *row;
  GtkListBoxRow *found = NULL;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (list, i)) != NULL; i++)
    if (g_str_equal (section_of (row)->page, page) && section_of (row)->index <= index)
      found = row;
  gtk_list_box_select_row (list, found);
}

void
adj_help_contents_reveal (GtkListBox *list)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (list);
  GtkWidget *scroller = gtk_widget_get_ancestor (GTK_WIDGET (list), GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *height = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  graphene_rect_t bounds; /* in what is seen now, so that the list's own borders count */
  double top;

  if (row == NULL || !gtk_widget_get_child_visible (GTK_WIDGET (row)) ||
      !gtk_widget_compute_bounds (GTK_WIDGET (row), scroller, &bounds))
    return;
  top = gtk_adjustment_get_value (height) + bounds.origin.y;
  gtk_adjustment_clamp_page (height, top, top + bounds.size.height);
}
