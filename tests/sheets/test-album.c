/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "paper.h"
#include "sheets/album.h"
#include "tests/record/fixture.h"

/* The pictures of a page, read by somebody who knows elements and what it is to point at something.
 */

#define MOST_OF_A_REPORT 3000000 /* bytes; a picture each of its own took four times that */

static const AdjArea area = { 120, 90, 11 };

static void
paint_dots (cairo_t *cr, const AdjArea *room, gconstpointer data)
{
  for (int i = 0; i < GPOINTER_TO_INT (data); i++)
    {
      cairo_arc (cr, room->width / (2 + i), room->height / 2, 5 + i, 0, 6);
      cairo_fill (cr);
    }
}

/* Half of it can be seen through a clip. */
static void
paint_half (cairo_t *cr, const AdjArea *room, gconstpointer data)
{
  cairo_rectangle (cr, 0, 0, room->width / 2, room->height);
  cairo_clip (cr);
  paint_dots (cr, room, data);
}

static void
put (AdjAlbum *album, GString *out, AdjPainter paint, int n)
{
  AdjPicture picture = { paint, GINT_TO_POINTER (n), 0, 0, FALSE, (char *) "dots & more" };

  adj_album_put (album, out, &picture, &area);
}

/* ---- The reader ---- */

typedef struct
{
  char *name;
  char **names; /* of its attributes */
  char **values;
} Element;

static void
free_element (Element *self)
{
  g_free (self->name);
  g_strfreev (self->names);
  g_strfreev (self->values);
  g_free (self);
}

static void
begin (GMarkupParseContext *context,
       const char *name,
       const char **names,
       const char **values,
       gpointer data,
       GError **error)
{
  GNode **open = data;
  Element *element = g_new (Element, 1);

  *element =
      (Element){ g_strdup (name), g_strdupv ((char **) names), g_strdupv ((char **) values) };
  *open = g_node_append_data (*open, element);
}

static void
end (GMarkupParseContext *context, const char *name, gpointer data, GError **error)
{
  GNode **open = data;

  *open = (*open)->parent;
}

/* The elements of a page (of Element) below a root that is none. */
static GNode *
read_page (const char *text)
{
  const GMarkupParser parser = { .start_element = begin, .end_element = end };
  GNode *root = g_node_new (NULL);
  GNode *open = root;
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, 0, &open, NULL);
  g_autoptr (GError) error = NULL;

  g_markup_parse_context_parse (context, text, -1, &error);
  g_assert_no_error (error);
  g_markup_parse_context_end_parse (context, &error);
  g_assert_no_error (error);
  return root;
}

static gboolean
forget (GNode *node, gpointer data)
{
  if (node->data != NULL)
    free_element (node->data);
  return FALSE;
}

static void
free_page (GNode *root)
{
  g_node_traverse (root, G_PRE_ORDER, G_TRAVERSE_ALL, -1, forget, NULL);
  g_node_destroy (root);
}

/* Into a table of what has an id; none has that of another. */
static gboolean
find_id (GNode *node, gpointer data)
{
  const Element *element = node->data;

  for (int i = 0; element != NULL && element->names[i] != NULL; i++)
    if (g_str_equal (element->names[i], "id"))
      g_assert_true (g_hash_table_insert (data, element->values[i], node));
  return FALSE;
}

/* What is pointed at, which is on the page; NULL if nothing is. */
static GNode *
follow (GHashTable *ids, const char *value)
{
  const char *at = strstr (value, "#p");
  g_autofree char *id = at != NULL ? g_strndup (at + 1, strcspn (at + 1, ")")) : NULL;
  GNode *node = id != NULL ? g_hash_table_lookup (ids, id) : NULL;

  g_assert_true (id == NULL || node != NULL);
  return node;
}

/* The element as it is drawn, what it points at spelled out in its place. */
static void
spell (GString *out, GNode *node, GHashTable *ids)
{
  const Element *element = node->data;

  if (g_str_equal (element->name, "defs"))
    return;
  if (!g_str_equal (element->name, "use"))
    g_string_append_printf (out, "<%s", element->name);
  for (int i = 0; element->names[i] != NULL; i++)
    {
      GNode *target = follow (ids, element->values[i]);

      if (target != NULL)
        spell (out, target, ids);
      else if (!g_str_equal (element->names[i], "id"))
        g_string_append_printf (out, " %s=%s", element->names[i], element->values[i]);
    }
  for (GNode *child = node->children; child != NULL; child = child->next)
    spell (out, child, ids);
}

/* What stands in the page's outermost element, each spelled out (of char). */
static GPtrArray *
spell_page (const char *text)
{
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);
  GPtrArray *parts = g_ptr_array_new_with_free_func (g_free);
  GNode *root = read_page (text);

  g_node_traverse (root, G_PRE_ORDER, G_TRAVERSE_ALL, -1, find_id, ids);
  for (GNode *part = root->children->children; part != NULL; part = part->next)
    {
      GString *spelled = g_string_new (NULL);

      spell (spelled, part, ids);
      g_ptr_array_add (parts, g_string_free (spelled, FALSE));
    }
  free_page (root);
  return parts;
}

static GPtrArray *
spell_pictures (const GString *pictures)
{
  g_autofree char *page = g_strdup_printf ("<page>%s</page>", pictures->str);

  return spell_page (page);
}

/* ---- */

/* What is drawn a second time is pointed at, and not a word of it is said again. */
static void
test_once (void)
{
  g_autoptr (AdjAlbum) album = adj_album_new ();
  g_autoptr (GString) page = g_string_new (NULL);

  put (album, page, paint_dots, 2);
  g_assert_cmpuint (paper_count (page->str, "<path"), ==, 2);
  g_assert_cmpuint (paper_count (page->str, "<use"), ==, 0);
  put (album, page, paint_dots, 3);
  g_assert_cmpuint (paper_count (page->str, "<path"), ==, 3);
  g_assert_cmpuint (paper_count (page->str, "<use xlink:href=\"#p1\"/>"), ==, 1);
  g_assert_cmpuint (paper_count (page->str, "<use"), ==, 2);
}

/* Each picture is what it would be alone on its page. */
static void
test_whole (void)
{
  const AdjPainter painters[] = { paint_dots, paint_half, paint_half, paint_dots };
  g_autoptr (AdjAlbum) album = adj_album_new ();
  g_autoptr (GString) page = g_string_new (NULL);
  g_autoptr (GPtrArray) pictures = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (painters); i++)
    put (album, page, painters[i], (int) i + 1);
  pictures = spell_pictures (page);
  g_assert_cmpuint (pictures->len, ==, G_N_ELEMENTS (painters));
  for (gsize i = 0; i < G_N_ELEMENTS (painters); i++)
    {
      g_autoptr (AdjAlbum) other = adj_album_new ();
      g_autoptr (GString) alone = g_string_new (NULL);
      g_autoptr (GPtrArray) one = NULL;

      put (other, alone, painters[i], (int) i + 1);
      one = spell_pictures (alone);
      g_assert_cmpstr (pictures->pdata[i], ==, one->pdata[0]);
      g_assert_cmpuint (paper_count (pictures->pdata[i], "<path"), >=, (guint) i + 1);
    }
}

/* The same pictures are the same bytes, however many the program has drawn before. */
static void
test_same_bytes (void)
{
  g_autoptr (GString) first = g_string_new (NULL);
  g_autoptr (GString) second = g_string_new (NULL);
  g_autoptr (AdjAlbum) album = adj_album_new ();
  g_autoptr (AdjAlbum) other = adj_album_new ();

  put (album, first, paint_half, 2);
  put (other, second, paint_half, 2);
  g_assert_cmpstr (first->str, ==, second->str);
}

/* Who does not see it hears its words; no line is placed to less than a hundredth of a dot. */
static void
test_words (void)
{
  g_autoptr (AdjAlbum) album = adj_album_new ();
  g_autoptr (GString) page = g_string_new (NULL);

  put (album, page, paint_dots, 1);
  g_assert_nonnull (strstr (page->str, " role=\"img\" aria-label=\"dots &amp; more\">"));
  g_assert_nonnull (strstr (page->str, " d=\"M "));
  g_assert_cmpuint (paper_count (page->str, "[ \"]-?[0-9]+\\.[0-9]{3}"), ==, 0);
}

/* The ground and the lines between the hexes are drawn once for all turns, so that a page a turn
 * can be sent to somebody. The page is sound, and all that it points at is on it. */
static void
test_report (void)
{
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) sheet = NULL;
  g_autoptr (GPtrArray) spelled = NULL;
  g_autofree char *text = NULL;
  gsize length;

  options.all = TRUE;
  sheet = paper_sheet (ADJ_SHEET_REPORT, paper_long_game (), &options);
  text = paper_bytes (sheet, ".html", &length);
  g_test_message ("%" G_GSIZE_FORMAT " bytes", length);
  g_assert_cmpuint (length, <, MOST_OF_A_REPORT);
  g_assert_cmpuint (paper_count (text, "<svg "), >=,
                    (guint) adj_game_get_table (paper_long_game ())->turn);
  g_assert_cmpuint (paper_count (text, "stroke-opacity:0.45;"), ==, 1); /* the grid of the maps */
  spelled = spell_page (text);                                          /* head and body */
  g_assert_cmpuint (spelled->len, ==, 2);
  g_assert_cmpuint (strlen (spelled->pdata[1]), >, length);
}

/* All turns of a game on one page: what each points at is its own, and nothing has the name of
 * another. */
static void
test_turns (void)
{
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) sheet = NULL;
  g_autoptr (GPtrArray) spelled = NULL;
  g_autofree char *text = NULL;
  int last = adj_game_get_table (paper_long_game ())->turn;
  gsize length;

  options.all = TRUE;
  sheet = paper_sheet (ADJ_SHEET_SUMMARY, paper_long_game (), &options);
  text = paper_bytes (sheet, ".html", &length);
  spelled = spell_page (text);
  g_assert_cmpuint (spelled->len, ==, 2);
  for (int turn = 1; turn <= last; turn++)
    {
      g_autofree char *link = g_strdup_printf ("<a href=\"#part-%d\">Turn %d", turn, turn);
      g_autofree char *map = g_strdup_printf ("aria-label=\"The map of turn %d; arrows: ", turn);

      paper_assert_says (text, link);
      g_assert_cmpuint (paper_count (text, map), ==, 1);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sheets/album/once", test_once);
  g_test_add_func ("/sheets/album/whole", test_whole);
  g_test_add_func ("/sheets/album/same bytes", test_same_bytes);
  g_test_add_func ("/sheets/album/words", test_words);
  g_test_add_func ("/sheets/album/report", test_report);
  g_test_add_func ("/sheets/album/turns", test_turns);
  return g_test_run ();
}
