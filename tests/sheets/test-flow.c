/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "sheets/flow.h"
#include "words/bidi.h"

/* Documents laid out on pages. */

#define LONG                                                                                       \
  "a name that is far too long for any column it may stand in and goes on and on until there is "  \
  "no more room for it at all"

typedef struct
{
  AdjDoc *doc;
  AdjType *type;
  GPtrArray *pages;
  const AdjPaper *paper;
} Layout;

static Layout
lay_out (AdjDoc *doc, double scale)
{
  gboolean rtl = adj_bidi_is_rtl (doc->title);
  Layout layout = { doc, adj_type_new (scale, rtl), NULL, adj_paper_find ("a4") };

  layout.pages = adj_flow (doc, layout.paper, layout.type, rtl);
  adj_flow_number (layout.pages, layout.paper, layout.type);
  for (guint i = 0; i < layout.pages->len; i++)
    {
      g_autofree char *fault = adj_boxes_fault (g_ptr_array_index (layout.pages, i),
                                                layout.paper->width, layout.paper->height);

      g_assert_cmpstr (fault, ==, NULL);
    }
  return layout;
}

static void
layout_clear (Layout *layout)
{
  g_ptr_array_unref (layout->pages);
  adj_type_free (layout->type);
  adj_doc_free (layout->doc);
}

/* The box of a text on a page; NULL if it is not there. */
static const AdjBox *
find_text (const Layout *layout, guint page, const char *text)
{
  const GArray *boxes = g_ptr_array_index (layout->pages, page);

  for (guint i = 0; i < boxes->len; i++)
    {
      const AdjBox *box = &g_array_index (boxes, AdjBox, i);

      if (box->layout != NULL && g_str_equal (pango_layout_get_text (box->layout), text))
        return box;
    }
  return NULL;
}

static guint
count_text (const Layout *layout, const char *text)
{
  guint n = 0;

  for (guint i = 0; i < layout->pages->len; i++)
    n += find_text (layout, i, text) != NULL;
  return n;
}

static AdjDocTable *
add_table (AdjDoc *doc)
{
  static const AdjDocColumn columns[] = {
    { "Hex", ADJ_COLUMN_FIT, ADJ_ALIGN_START },
    { "Unit", ADJ_COLUMN_TEXT, ADJ_ALIGN_START },
    { "Points", ADJ_COLUMN_FIT, ADJ_ALIGN_END },
  };

  return adj_doc_table (doc, columns, G_N_ELEMENTS (columns));
}

static void
add_rows (AdjDocTable *table, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *number = g_strdup_printf ("%04u", i);

      adj_doc_row (table, number, i % 7 == 0 ? LONG : "Wilder", "8", NULL);
    }
}

/* Its header stands on every page, and each row is there once. */
static void
test_long_table (void)
{
  AdjDoc *doc = adj_doc_new ("Table", "of many rows");
  Layout layout;

  add_rows (add_table (doc), 200);
  layout = lay_out (doc, 1);
  g_assert_cmpuint (layout.pages->len, >, 2);
  g_assert_cmpuint (count_text (&layout, "Hex"), ==, layout.pages->len);
  for (guint i = 0; i < 200; i++)
    {
      g_autofree char *number = g_strdup_printf ("%04u", i);

      g_assert_cmpuint (count_text (&layout, number), ==, 1);
    }
  layout_clear (&layout);
}

/* Pages are counted from 1, and the first says how many there are. */
static void
test_page_numbers (void)
{
  AdjDoc *doc = adj_doc_new ("Table", "of many rows");
  Layout layout;

  add_rows (add_table (doc), 100);
  layout = lay_out (doc, 1);
  g_assert_cmpuint (layout.pages->len, >, 1);
  for (guint i = 0; i < layout.pages->len; i++)
    {
      g_autofree char *foot = g_strdup_printf ("Page %u of %u", i + 1, layout.pages->len);

      g_assert_nonnull (find_text (&layout, i, foot));
    }
  layout_clear (&layout);
}

/* How high the first row's type is, and the pages that so many rows take. */
static guint
pages_of_rows (guint n, double *height)
{
  AdjDoc *doc = adj_doc_new ("Table", "of more and more rows");
  Layout layout;
  guint pages;

  add_rows (add_table (doc), n);
  layout = lay_out (doc, 1);
  *height = find_text (&layout, 0, "0000")->height;
  pages = layout.pages->len;
  layout_clear (&layout);
  return pages;
}

/* Rows that are just too many for a page are set a little smaller; still more take a second page in
 * the usual type. */
static void
test_saves_page (void)
{
  double usual;
  double height;
  guint n_smaller = 0;

  g_assert_cmpuint (pages_of_rows (1, &usual), ==, 1);
  for (guint n = 20; pages_of_rows (n, &height) == 1; n++)
    n_smaller += height < usual - 0.01;
  g_assert_cmpfloat_with_epsilon (height, usual, 0.01);
  g_assert_cmpuint (n_smaller, >=, 2);
  g_assert_cmpuint (n_smaller, <, 10);
}

/* The band over a row is repeated where the row begins a column. */
static void
test_band (void)
{
  AdjDoc *doc = adj_doc_new ("Table", "with a band");
  AdjDocTable *table = add_table (doc);
  Layout layout;

  adj_doc_band (table, "XIV");
  add_rows (table, 120);
  layout = lay_out (doc, 1);
  g_assert_cmpuint (layout.pages->len, >, 1);
  g_assert_cmpuint (count_text (&layout, "XIV"), ==, layout.pages->len);
  layout_clear (&layout);
}

/* However much stands above it, a heading is on the page of what it heads. */
static void
test_no_lone_heading (void)
{
  for (guint n = 40; n < 64; n++)
    for (guint columns = 1; columns <= 3; columns += 2)
      {
        AdjDoc *doc = adj_doc_new ("Headings", "");
        Layout layout;
        gboolean together = FALSE;

        for (guint i = 0; i < n; i++)
          adj_doc_text (doc, NULL, "a line above it");
        adj_doc_heading (doc, "Heading");
        adj_doc_columns (doc, columns);
        adj_doc_row (add_table (doc), "1318", "Wilder", "8", NULL);
        layout = lay_out (doc, 1);
        for (guint i = 0; i < layout.pages->len; i++)
          together |=
              find_text (&layout, i, "Heading") != NULL && find_text (&layout, i, "1318") != NULL;
        g_assert_true (together);
        g_assert_cmpuint (count_text (&layout, "Heading"), ==, 1);
        layout_clear (&layout);
      }
}

/* The page on which a text stands; -1. */
static int
page_of (const Layout *layout, const char *text)
{
  for (guint i = 0; i < layout->pages->len; i++)
    if (find_text (layout, i, text) != NULL)
      return (int) i;
  return -1;
}

static AdjDoc *
doc_below (guint n_lines)
{
  AdjDoc *doc = adj_doc_new ("Below", "");

  for (guint i = 0; i < n_lines; i++)
    adj_doc_text (doc, NULL, "a line above it");
  return doc;
}

/* Nor does it end a page together with its first line. */
static void
test_no_lone_line (void)
{
  for (guint n = 40; n < 64; n++)
    {
      AdjDoc *doc = doc_below (n);
      Layout layout;

      adj_doc_heading (doc, "Turn 3");
      adj_doc_text (doc, NULL, "Union moves first");
      adj_doc_text (doc, NULL, "nothing yet");
      for (guint i = 0; i < 30; i++)
        adj_doc_text (doc, NULL, "a line below it");
      layout = lay_out (doc, 1);
      g_assert_cmpint (page_of (&layout, "Turn 3"), ==, page_of (&layout, "nothing yet"));
      layout_clear (&layout);
    }
}

/* However much stands above it, a table of a few rows is on one page, and of a long one neither
 * the first nor the last row stands alone on one. */
static void
test_no_lone_row (void)
{
  gboolean parted = FALSE;

  for (guint n = 30; n < 64; n++)
    {
      AdjDoc *doc = doc_below (n);
      AdjDocTable *table = add_table (doc);
      Layout layout;

      for (guint i = 0; i < 40; i++)
        {
          g_autofree char *number = g_strdup_printf ("%04u", i);

          adj_doc_row (table, number, "Wilder", "8", NULL);
        }
      layout = lay_out (doc, 1);
      g_assert_cmpint (page_of (&layout, "0000"), ==, page_of (&layout, "0001"));
      g_assert_cmpint (page_of (&layout, "0038"), ==, page_of (&layout, "0039"));
      parted |= page_of (&layout, "0000") != page_of (&layout, "0039");
      layout_clear (&layout);
    }
  g_assert_true (parted);
}

static void
test_short_table (void)
{
  for (guint n = 30; n < 64; n++)
    {
      AdjDoc *doc = doc_below (n);
      AdjDocTable *table = add_table (doc);
      Layout layout;

      for (guint i = 0; i < 6; i++)
        {
          g_autofree char *number = g_strdup_printf ("%04u", i);

          adj_doc_row (table, number, "Wilder", "8", NULL);
        }
      layout = lay_out (doc, 1);
      g_assert_cmpint (page_of (&layout, "0000"), ==, page_of (&layout, "0005"));
      layout_clear (&layout);
    }
}

/* How many pages it takes and on which the second part begins; the first has n_lines. */
static guint
pages_of_parts (guint n_lines, int *second)
{
  AdjDoc *doc = doc_below (n_lines);
  Layout layout;
  guint n_pages;

  adj_doc_part (doc);
  adj_doc_heading (doc, "The second part");
  for (guint i = 0; i < 30; i++)
    adj_doc_text (doc, NULL, "a line below it");
  layout = lay_out (doc, 1);
  *second = page_of (&layout, "The second part");
  n_pages = layout.pages->len;
  layout_clear (&layout);
  return n_pages;
}

/* A part begins a page where there are several anyway, and only if that takes no more of them. */
static void
test_parts (void)
{
  int second;

  g_assert_cmpuint (pages_of_parts (10, &second), ==, 1);
  g_assert_cmpint (second, ==, 0);
  g_assert_cmpuint (pages_of_parts (45, &second), ==, 2);
  g_assert_cmpint (second, ==, 1);
  g_assert_cmpuint (pages_of_parts (75, &second), ==, 2);
  g_assert_cmpint (second, ==, 1);
}

/* The lines of an item stand in as far as its first word. */
static void
test_item (void)
{
  AdjDoc *doc = adj_doc_new ("Items", "");
  Layout layout;
  PangoLayout *text;
  PangoRectangle word;
  PangoRectangle second;

  adj_doc_item (doc, LONG " " LONG);
  layout = lay_out (doc, 1);
  text = find_text (&layout, 0, "\342\200\242  " LONG " " LONG)->layout;
  pango_layout_index_to_pos (text, strlen ("\342\200\242  "), &word);
  pango_layout_index_to_pos (
      text, pango_layout_line_get_start_index (pango_layout_get_line_readonly (text, 1)), &second);
  g_assert_cmpint (second.x, >, 0);
  g_assert_cmpfloat_with_epsilon (second.x, word.x, PANGO_SCALE);
  layout_clear (&layout);
}

/* A case of the rules is not broken over two lines. */
static void
test_citations (void)
{
  g_autoptr (AdjType) type = adj_type_new (1, FALSE);

  for (int width = 60; width < 200; width++)
    {
      g_autoptr (PangoLayout) text = adj_type_set (
          type, ADJ_TYPE_BODY, "Anderson-6 has to attack them (BG 7.12) (E IL.7)", 0, width, 0);
      const char *all = pango_layout_get_text (text);

      for (int line = 1; line < pango_layout_get_line_count (text); line++)
        {
          const char *start =
              all + pango_layout_line_get_start_index (pango_layout_get_line_readonly (text, line));

          g_assert_false (g_str_has_prefix (start, "7.12"));
          g_assert_false (g_str_has_prefix (start, "IL.7"));
          g_assert_false (g_str_has_prefix (start, "6 has"));
        }
    }
}

/* Columns of about equal height, each no wider than its share. */
static void
test_columns (void)
{
  AdjDoc *doc = adj_doc_new ("Columns", "");
  Layout layout;
  const AdjBox *first;
  const AdjBox *eleventh;
  const AdjBox *last;

  adj_doc_columns (doc, 3);
  add_rows (add_table (doc), 30);
  layout = lay_out (doc, 1);
  first = find_text (&layout, 0, "0000");
  eleventh = find_text (&layout, 0, "0014");
  last = find_text (&layout, 0, "0029");
  g_assert_cmpuint (layout.pages->len, ==, 1);
  g_assert_cmpfloat (first->x + 100, <, eleventh->x);
  g_assert_cmpfloat (eleventh->x + 100, <, last->x);
  g_assert_cmpfloat (last->y, <, layout.paper->height / 2);
  layout_clear (&layout);
}

/* Words longer than the paper are broken, rows higher than the page are made smaller. */
static void
test_too_large (void)
{
  g_autofree char *word = g_strnfill (300, 'W');
  g_autofree char *novel = g_strnfill (12000, 'W');
  AdjDoc *doc = adj_doc_new (LONG, LONG);
  AdjDocTable *table = add_table (doc);
  double scale = 1;
  Layout layout;

  adj_doc_row (table, word, word, word, NULL);
  adj_doc_row (table, "1318", novel, "8", NULL);
  adj_doc_text (doc, word, novel);
  layout = lay_out (doc, 1);
  for (guint i = 0; i < layout.pages->len; i++)
    if (find_text (&layout, i, novel) != NULL)
      scale = MIN (scale, find_text (&layout, i, novel)->scale);
  g_assert_cmpfloat (scale, <, 1);
  layout_clear (&layout);
}

/* Before a word of a table is broken, its type is made smaller. */
static void
test_narrow_table (void)
{
  AdjDoc *doc = adj_doc_new ("Narrow", "");
  AdjDocColumn columns[10];
  AdjDocTable *table;
  AdjDocRow *row;
  Layout layout;
  const AdjBox *cell;

  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    columns[i] = (AdjDocColumn){ NULL, ADJ_COLUMN_FIT, ADJ_ALIGN_START };
  table = adj_doc_table (doc, columns, G_N_ELEMENTS (columns));
  row = adj_doc_row (table, "Confederate", NULL);
  for (guint i = 1; i < G_N_ELEMENTS (columns); i++)
    adj_doc_cell (row, "Confederate");
  layout = lay_out (doc, 1.4);
  cell = find_text (&layout, 0, "Confederate");
  g_assert_cmpint (pango_layout_get_line_count (cell->layout), ==, 1);
  layout_clear (&layout);
}

static void
paint_nothing (cairo_t *cr, const AdjArea *area, gconstpointer data)
{
}

/* A picture that goes to the end has what is left of the page. */
static void
test_fill (void)
{
  AdjDoc *doc = adj_doc_new ("Map", "");
  Layout layout;
  const GArray *boxes;
  double bottom = 0;

  adj_doc_text (doc, NULL, "a line");
  adj_doc_picture_to_end (doc, 100, paint_nothing, NULL, NULL);
  layout = lay_out (doc, 1);
  boxes = g_ptr_array_index (layout.pages, 0);
  for (guint i = 0; i < boxes->len; i++)
    {
      const AdjBox *box = &g_array_index (boxes, AdjBox, i);

      if (box->kind == ADJ_BOX_PICTURE)
        bottom = box->y + box->height;
    }
  g_assert_cmpfloat (bottom, >, layout.paper->height - 60);
  layout_clear (&layout);
}

/* What lies below two documents side by side fills the room that the shorter one leaves; a table
 * that would have to be set smaller there goes to the other. */
static void
test_below (void)
{
  AdjDoc *doc = adj_doc_new ("Turn 1", "");
  AdjDoc *left;
  AdjDoc *right;
  Layout layout;
  double middle;

  adj_doc_beside (doc, 0.8, &left, &right);
  adj_doc_picture (left, 200, paint_nothing, NULL, NULL);
  adj_doc_text (right, NULL, "a line");
  adj_doc_text (adj_doc_below (doc), NULL, "one more");
  adj_doc_row (add_table (adj_doc_below (doc)), "1318", "2/1/Cavalry Division", "8", NULL);
  adj_doc_text (adj_doc_below (doc), NULL, "the last");
  layout = lay_out (doc, 1);
  middle = 36 + 0.8 * (layout.paper->width - 72 - ADJ_GUTTER);
  g_assert_cmpfloat (find_text (&layout, 0, "one more")->x, >, middle);
  g_assert_cmpfloat (find_text (&layout, 0, "1318")->x, <, middle);
  g_assert_cmpfloat (find_text (&layout, 0, "1318")->y, >, 200);
  g_assert_cmpfloat (find_text (&layout, 0, "the last")->x, >, middle);
  g_assert_cmpfloat (adj_boxes_smallest (g_ptr_array_index (layout.pages, 0)), <, 7);
  layout_clear (&layout);
}

/* How a line of figures is set on paper that runs from right to left. */
#define MARKED(figures) "\342\200\216" figures "\342\200\216"

/* Hebrew: the first column of a table is its right one, figures stay figures. */
static void
test_right_to_left (void)
{
  AdjDoc *doc = adj_doc_new ("\327\241\327\231\327\233\327\225\327\235", "");
  AdjDocTable *table = add_table (doc);
  Layout layout;
  const AdjBox *hex;
  const AdjBox *points;
  PangoRectangle ink;

  adj_doc_row (table, "1318", "\327\225\327\225\327\231\327\234\327\223\327\250", "8", NULL);
  adj_doc_text (doc, NULL, "\327\251\327\225\327\250\327\224 \327\220\327\227\327\252");
  layout = lay_out (doc, 1);
  hex = find_text (&layout, 0, MARKED ("1318"));
  points = find_text (&layout, 0, MARKED ("8"));
  g_assert_cmpfloat (hex->x, >, points->x);
  pango_layout_get_extents (hex->layout, &ink, NULL);
  g_assert_cmpfloat (pango_units_to_double (ink.x + ink.width), >, hex->width - 3);
  layout_clear (&layout);
}

/* From left to right on any paper: the minus stands before its figure, each slash in its place. */
static void
test_figures_from_right_to_left (void)
{
  static const char *const texts[] = { "-17", "5 : 4", "2/1/XIV", "(8)" };
  g_autoptr (AdjType) type = adj_type_new (1, TRUE);

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (PangoLayout) layout = adj_type_set (type, ADJ_TYPE_BODY, texts[i], 0, 0, 0);
      int last = -1;

      for (int byte = 0; texts[i][byte] != '\0'; byte++)
        {
          PangoRectangle place;

          pango_layout_index_to_pos (layout, byte + (int) strlen (MARKED ("")) / 2, &place);
          g_assert_cmpint (place.x, >, last);
          g_assert_cmpint (place.width, >=, 0);
          last = place.x;
        }
    }
}

/* In a paper that runs from left to right a Hebrew name stands at the left of its column. */
static void
test_name_against_paper (void)
{
  static const char *const name = "\327\225\327\225\327\231\327\234\327\223\327\250";
  AdjDoc *doc = adj_doc_new ("Roster", "");
  AdjDocTable *table = add_table (doc);
  Layout layout;
  PangoRectangle ink;

  adj_doc_row (table, "1318", name, "8", NULL);
  layout = lay_out (doc, 1);
  pango_layout_get_extents (find_text (&layout, 0, name)->layout, &ink, NULL);
  g_assert_cmpfloat (pango_units_to_double (ink.x), <, 3);
  layout_clear (&layout);
}

/* The search for faults finds them. */
static void
test_faults (void)
{
  g_autoptr (AdjType) type = adj_type_new (1, FALSE);
  g_autoptr (GArray) boxes = adj_boxes_new ();
  g_autofree char *overlap = NULL;
  g_autofree char *outside = NULL;
  g_autofree char *wide = NULL;

  adj_boxes_text (boxes, 10, 10, 80, adj_type_set (type, ADJ_TYPE_BODY, "Wilder", 0, 80, 0));
  adj_boxes_text (boxes, 12, 12, 80, adj_type_set (type, ADJ_TYPE_BODY, "Smith", 0, 80, 0));
  overlap = adj_boxes_fault (boxes, 200, 200);
  g_array_set_size (boxes, 1);
  outside = adj_boxes_fault (boxes, 200, 12);
  g_array_set_size (boxes, 0);
  adj_boxes_text (boxes, 10, 10, 8, adj_type_set (type, ADJ_TYPE_BODY, "Wilder", 0, 0, 0));
  wide = adj_boxes_fault (boxes, 200, 200);
  g_assert_nonnull (strstr (overlap, "'Smith' at 12.0, 12.0 lies on 'Wilder'"));
  g_assert_nonnull (strstr (outside, "leaves the page"));
  g_assert_nonnull (strstr (wide, "larger than its box"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sheets/flow/long table", test_long_table);
  g_test_add_func ("/sheets/flow/page numbers", test_page_numbers);
  g_test_add_func ("/sheets/flow/saves a page", test_saves_page);
  g_test_add_func ("/sheets/flow/band", test_band);
  g_test_add_func ("/sheets/flow/no lone heading", test_no_lone_heading);
  g_test_add_func ("/sheets/flow/no lone line", test_no_lone_line);
  g_test_add_func ("/sheets/flow/no lone row", test_no_lone_row);
  g_test_add_func ("/sheets/flow/short table", test_short_table);
  g_test_add_func ("/sheets/flow/parts", test_parts);
  g_test_add_func ("/sheets/flow/item", test_item);
  g_test_add_func ("/sheets/flow/citations", test_citations);
  g_test_add_func ("/sheets/flow/columns", test_columns);
  g_test_add_func ("/sheets/flow/too large", test_too_large);
  g_test_add_func ("/sheets/flow/narrow table", test_narrow_table);
  g_test_add_func ("/sheets/flow/fill", test_fill);
  g_test_add_func ("/sheets/flow/below", test_below);
  g_test_add_func ("/sheets/flow/right to left", test_right_to_left);
  g_test_add_func ("/sheets/flow/figures from right to left", test_figures_from_right_to_left);
  g_test_add_func ("/sheets/flow/a name against the paper", test_name_against_paper);
  g_test_add_func ("/sheets/flow/faults", test_faults);
  return g_test_run ();
}
