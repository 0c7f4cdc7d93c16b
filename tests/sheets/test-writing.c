/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "sheets/lettering.h"
#include "sheets/writing.h"

/* Documents without pages. */

static char *
to_text (AdjDoc *doc)
{
  g_autoptr (GPtrArray) docs = g_ptr_array_new ();

  g_ptr_array_add (docs, doc);
  return adj_docs_to_text (docs);
}

static char *
to_html (AdjDoc *doc)
{
  g_autoptr (GPtrArray) docs = g_ptr_array_new ();

  g_ptr_array_add (docs, doc);
  return adj_docs_to_html (docs);
}

static void
paint_dot (cairo_t *cr, const AdjArea *area, gconstpointer data)
{
  cairo_arc (cr, area->width / 2, area->height / 2, 5, 0, 6);
  cairo_fill (cr);
}

static AdjDoc *
sample (void)
{
  static const AdjDocColumn columns[] = {
    { "Hex", ADJ_COLUMN_FIT, ADJ_ALIGN_START },
    { "Unit", ADJ_COLUMN_TEXT, ADJ_ALIGN_START },
    { "Points", ADJ_COLUMN_FIT, ADJ_ALIGN_END },
  };
  AdjDoc *doc = adj_doc_new ("Roster", "Chickamauga");
  AdjDocTable *table;

  adj_doc_heading (doc, "Union");
  adj_doc_text (doc, "Moves", "Wilder & Smith <together>");
  adj_doc_item (doc, "Law is due");
  table = adj_doc_table (doc, columns, G_N_ELEMENTS (columns));
  adj_doc_band (table, "XIV");
  adj_doc_row (table, "1318", "Wilder", "8", NULL);
  adj_doc_row (table, "1319", "2/1/XIV", "12", NULL);
  adj_doc_picture (doc, 40, paint_dot, NULL, "a dot");
  return doc;
}

static void
test_text (void)
{
  g_autoptr (AdjDoc) doc = sample ();
  g_autofree char *text = to_text (doc);

  g_assert_cmpstr (text, ==,
                   "Roster\n======\nChickamauga\n"
                   "\nUnion\n-----\n"
                   "Moves: Wilder & Smith <together>\n"
                   "\342\200\242 Law is due\n"
                   "Hex   Unit     Points\n"
                   "----  -------  ------\n"
                   "XIV\n"
                   "1318  Wilder        8\n"
                   "1319  2/1/XIV      12\n"
                   "\n"
                   "a dot\n");
}

/* No line is longer than a letter is wide, however long a word, and no word is lost. */
static void
test_text_width (void)
{
  static const AdjDocColumn columns[] = {
    { "One", ADJ_COLUMN_FIT, ADJ_ALIGN_START },
    { "Other", ADJ_COLUMN_TEXT, ADJ_ALIGN_START },
  };
  g_autofree char *word = g_strnfill (250, 'w');
  g_autoptr (AdjDoc) doc = adj_doc_new ("Wide", "");
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  guint n = 0;

  adj_doc_text (doc, "Word", word);
  adj_doc_row (adj_doc_table (doc, columns, 2), "a b c", word, NULL);
  text = to_text (doc);
  lines = g_strsplit (text, "\n", -1);
  for (int i = 0; lines[i] != NULL; i++)
    g_assert_cmpint (g_utf8_strlen (lines[i], -1), <=, 96);
  for (const char *at = text; *at != '\0'; at++)
    n += *at == 'w';
  g_assert_cmpuint (n, ==, 500);
}

/* A word is broken only where nothing else can give way. */
static void
test_text_words (void)
{
  static const AdjDocColumn columns[] = {
    { "Konföderation auf Karte", ADJ_COLUMN_FIT, ADJ_ALIGN_START },
    { "Union auf Karte", ADJ_COLUMN_FIT, ADJ_ALIGN_START },
    { "Rest", ADJ_COLUMN_FIT, ADJ_ALIGN_START },
  };
  g_autofree char *rest = g_strnfill (73, 'w');
  g_autoptr (AdjDoc) doc = adj_doc_new ("Words", "");
  g_autofree char *text = NULL;

  adj_doc_row (adj_doc_table (doc, columns, 3), "132", "70", rest, NULL);
  text = to_text (doc);
  g_assert_nonnull (strstr (text, "Konföderation  Union   Rest"));
  g_assert_nonnull (strstr (text, rest));
}

static void
test_html (void)
{
  g_autoptr (AdjDoc) doc = sample ();
  g_autofree char *text = to_html (doc);

  g_assert_nonnull (strstr (text, "<html lang=\"en\">"));
  g_assert_nonnull (strstr (text, "<h1>Roster</h1>"));
  g_assert_nonnull (strstr (text, ">Union</h2>"));
  g_assert_nonnull (strstr (text, "<b>Moves</b> Wilder &amp; Smith &lt;together&gt;"));
  g_assert_nonnull (strstr (text, "<td>1318</td><td>Wilder</td>"));
  g_assert_nonnull (strstr (text, "<th colspan=\"3\""));
  g_assert_nonnull (strstr (text, "role=\"img\" aria-label=\"a dot\">"));
  g_assert_null (strstr (text, "dir=\"rtl\""));
  g_assert_nonnull (strstr (text, "font: 15px/1.4 DejaVu Sans,Noto Sans"));
}

/* Figures and signs of the typeface are all as wide, so that they stand under each other; and it is
 * the first that is named, or the first of those that are there. */
static void
test_typeface (void)
{
  g_autoptr (AdjType) type = adj_type_new (1, FALSE);
  g_autoptr (PangoLayout) zero = adj_type_set (type, ADJ_TYPE_BODY, "0", 0, 0, ADJ_ALIGN_START);
  g_autoptr (PangoLayout) plus = adj_type_set (type, ADJ_TYPE_BODY, "+", 0, 0, ADJ_ALIGN_START);
  g_autoptr (PangoLayout) minus =
      adj_type_set (type, ADJ_TYPE_BODY, "\342\210\222", 0, 0, ADJ_ALIGN_START);
  g_autoptr (PangoFont) font =
      pango_context_load_font (type->context, pango_layout_get_font_description (zero));
  g_autoptr (PangoFontDescription) found = pango_font_describe (font);
  g_auto (GStrv) named = g_strsplit (ADJ_FONT, ",", -1);

  for (int i = 0; named[i] != NULL; i++) /* Pango would look for a font with the blank */
    g_assert_false (g_ascii_isspace (*named[i]));
  for (char figure = '1'; figure <= '9'; figure++)
    {
      const char text[] = { figure, '\0' };
      g_autoptr (PangoLayout) layout =
          adj_type_set (type, ADJ_TYPE_BODY, text, 0, 0, ADJ_ALIGN_START);

      g_assert_cmpfloat_with_epsilon (adj_type_width (layout), adj_type_width (zero), 0.01);
    }
  g_assert_cmpfloat_with_epsilon (adj_type_width (minus), adj_type_width (plus), 0.01);
  g_test_message ("%s", pango_font_description_get_family (found));
  g_assert_true (
      g_strv_contains ((const char *const *) named, pango_font_description_get_family (found)));
}

static PangoLayout *
set_word (const AdjType *type, double width)
{
  return adj_type_set (type, ADJ_TYPE_BODY, "word", 0, width, ADJ_ALIGN_START);
}

/* What says the same in the same way is set once, for a page that is laid out anew as well, until
 * it is forgotten. */
static void
test_type_known (void)
{
  g_autoptr (AdjType) type = adj_type_new (1, FALSE);
  g_autoptr (AdjType) again = adj_type_again (type);
  g_autoptr (PangoLayout) first = set_word (type, 50);
  g_autoptr (PangoLayout) second = set_word (again, 50);
  g_autoptr (PangoLayout) wider = set_word (type, 51);
  g_autoptr (PangoLayout) anew = NULL;

  g_assert_true (first == second);
  g_assert_true (first != wider);
  adj_type_forget (type);
  anew = set_word (again, 50);
  g_assert_true (first != anew);
}

/* Every link of the page leads to a heading of that text, or to a part that begins with it, and no
 * two lead to the same. Returns how many there are. */
static guint
follow_links (const char *text)
{
  g_autoptr (GHashTable) taken = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_auto (GStrv) links = g_strsplit (text, "<a href=\"#", -1);

  for (int i = 1; links[i] != NULL; i++)
    {
      g_autofree char *id = g_strndup (links[i], strcspn (links[i], "\""));
      const char *words = strchr (links[i], '>') + 1;
      g_autofree char *goal = g_strdup_printf (" id=\"%s\">", id);
      const char *found = strstr (text, goal);

      g_assert_true (g_hash_table_add (taken, g_steal_pointer (&id)));
      g_assert_nonnull (found);
      g_assert_null (strstr (found + 1, goal));
      found += strlen (goal);
      found += g_str_has_prefix (found, "\n<h1>") ? strlen ("\n<h1>") : 0;
      g_assert_cmpmem (found, strcspn (found, "<"), words, strcspn (words, "<"));
    }
  return g_strv_length (links) - 1;
}

/* A page of several headings begins with a list that leads to each; of two that are called the same
 * too. */
static void
test_html_contents (void)
{
  g_autoptr (AdjDoc) doc = adj_doc_new ("Report", "");
  g_autofree char *few = NULL;
  g_autofree char *text = NULL;

  adj_doc_heading (doc, "Turn 1");
  adj_doc_heading (doc, "Turn 2");
  few = to_html (doc);
  g_assert_cmpuint (follow_links (few), ==, 0);
  adj_doc_subheading (doc, "Movement");
  adj_doc_heading (doc, "Turn 3");
  adj_doc_heading (doc, "Turn 1");
  text = to_html (doc);
  g_assert_cmpuint (follow_links (text), ==, 5);
  g_assert_nonnull (strstr (text, ">Turn 1</a></li>\n<li>"));
}

/* Of several documents it names each, and under it the headings that are its own. */
static void
test_html_parts (void)
{
  static const char *const titles[] = { "Turn 1", "Turn 2" };
  g_autoptr (GPtrArray) docs = g_ptr_array_new_with_free_func ((GDestroyNotify) adj_doc_free);
  g_autofree char *text = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      AdjDoc *doc = adj_doc_new (titles[i], "");

      adj_doc_heading (doc, "Losses");
      adj_doc_heading (doc, i == 0 ? "Moves" : "Arrivals");
      g_ptr_array_add (docs, doc);
    }
  text = adj_docs_to_html (docs);
  g_assert_cmpuint (follow_links (text), ==, 6);
  g_assert_nonnull (strstr (text, ">Turn 1</a>\n<ul>\n<li>"));
  g_assert_nonnull (
      strstr (text, ">Moves</a></li>\n</ul></li>\n<li><a href=\"#part-2\">Turn 2</a>"));
}

/* Printed, each document begins a page, and what only a screen has use for is not there. */
static void
test_html_on_paper (void)
{
  g_autoptr (AdjDoc) doc = sample ();
  g_autofree char *text = to_html (doc);
  const char *paper = strstr (text, "@media print {");

  g_assert_nonnull (strstr (text, "@page { margin: "));
  g_assert_nonnull (paper);
  g_assert_nonnull (strstr (paper, "section + section { break-before: page }"));
  g_assert_nonnull (strstr (paper, "nav { display: none }"));
  g_assert_nonnull (strstr (text, "<section id=\"part-1\">\n<h1>Roster</h1>"));
}

static void
test_html_right_to_left (void)
{
  g_autoptr (AdjDoc) doc = adj_doc_new ("\327\241\327\231\327\233\327\225\327\235", "");
  g_autofree char *text = to_html (doc);

  g_assert_nonnull (strstr (text, "<html lang=\"en\" dir=\"rtl\">"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sheets/writing/text", test_text);
  g_test_add_func ("/sheets/writing/text width", test_text_width);
  g_test_add_func ("/sheets/writing/text words", test_text_words);
  g_test_add_func ("/sheets/writing/html", test_html);
  g_test_add_func ("/sheets/writing/typeface", test_typeface);
  g_test_add_func ("/sheets/writing/type known", test_type_known);
  g_test_add_func ("/sheets/writing/html contents", test_html_contents);
  g_test_add_func ("/sheets/writing/html parts", test_html_parts);
  g_test_add_func ("/sheets/writing/html on paper", test_html_on_paper);
  g_test_add_func ("/sheets/writing/html right to left", test_html_right_to_left);
  return g_test_run ();
}
