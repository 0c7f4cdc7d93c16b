/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/album.h"

#include <cairo-svg.h>
#include <string.h>

#define LARGEST_SVG 1500000 /* bytes */
#define FINENESS 2
#define WORTH_SHARING 60 /* bytes: what is shorter is said again as quickly as it is pointed at */

struct AdjAlbum
{
  GHashTable *numbers; /* what the page holds, as text: its number, from 1 */
};

AdjAlbum *
adj_album_new (void)
{
  AdjAlbum *self = g_new (AdjAlbum, 1);

  self->numbers = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  return self;
}

void
adj_album_free (AdjAlbum *self)
{
  g_return_if_fail (self != NULL);

  g_hash_table_unref (self->numbers);
  g_free (self);
}

/* ---- Drawing ---- */

static cairo_status_t
collect (void *closure, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

/* Places and lengths to a hundredth of a dot, which nobody sees; factors stay as they are. What is
 * so anyway is not said. */
static char *
shorten (const GByteArray *svg)
{
  g_autoptr (GRegex) words =
      g_regex_new ("(?<=[ \"])(-?[0-9]+\\.[0-9]{2})[0-9]+|"
                   "(?:(?:fill|stroke)-opacity:1|stroke-linecap:butt|stroke-linejoin:miter|"
                   "fill-rule:nonzero);",
                   G_REGEX_OPTIMIZE, 0, NULL);

  return g_regex_replace (words, (const char *) svg->data, svg->len, 0, "\\1", 0, NULL);
}

static char *
draw_svg (const AdjPicture *picture, const AdjArea *area)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  cairo_surface_t *surface =
      cairo_svg_surface_create_for_stream (collect, bytes, area->width, area->height);
  cairo_t *cr = cairo_create (surface);

  picture->paint (cr, area, picture->data);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  cairo_surface_destroy (surface);
  return shorten (bytes);
}

static GByteArray *
draw_png (const AdjPicture *picture, const AdjArea *area)
{
  GByteArray *bytes = g_byte_array_new ();
  cairo_surface_t *surface = cairo_image_surface_create (
      CAIRO_FORMAT_RGB24, (int) area->width * FINENESS, (int) area->height * FINENESS);
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, FINENESS, FINENESS);
  picture->paint (cr, area, picture->data);
  cairo_destroy (cr);
  cairo_surface_write_to_png_stream (surface, collect, bytes);
  cairo_surface_destroy (surface);
  return bytes;
}

/* ---- What cairo has drawn, read again ---- */

/* An element that has not ended yet. */
typedef struct
{
  GString *attributes; /* but for the id */
  GString *inside;
  char *id;       /* as cairo called it; NULL */
  gboolean cover; /* it only holds others together */
} Element;

typedef struct
{
  AdjAlbum *album;
  GHashTable *ids; /* what cairo called it: what it is called on the page (both char) */
  GPtrArray *open; /* of Element, the outermost first */
  guint covered;   /* how many of them are no covers */
  gboolean stored; /* what comes is there to be pointed at, and not drawn itself */
  GString *store;  /* of that, what no picture before had */
  GString *drawn;
} Reading;

static void
free_element (gpointer data)
{
  Element *self = data;

  g_string_free (self->attributes, TRUE);
  g_string_free (self->inside, TRUE);
  g_free (self->id);
  g_free (self);
}

static gboolean
is_of_name (char letter)
{
  return g_ascii_isalnum (letter) || letter == '-' || letter == '_';
}

/* With what it points at called as it is on the page. */
static void
add_value (GString *out, const Reading *self, const char *value)
{
  while (*value != '\0')
    {
      const char *end = value + 1;
      g_autofree char *part = NULL;
      g_autofree char *escaped = NULL;
      const char *called = NULL;

      while (*value == '#' ? is_of_name (*end) : *end != '#' && *end != '\0')
        end++;
      part = g_strndup (value, (gsize) (end - value));
      if (*value == '#')
        called = g_hash_table_lookup (self->ids, part + 1);
      escaped = g_markup_escape_text (called != NULL ? called : part, -1);
      g_string_append_printf (out, "%s%s", called != NULL ? "#" : "", escaped);
      value = end;
    }
}

/* The picture, the store, and groups that say nothing of what they hold and are not pointed at. */
static gboolean
is_cover (const Reading *self, const char *name, const Element *element)
{
  return g_str_equal (name, "svg") || g_str_equal (name, "defs") ||
         (g_str_equal (name, "g") && element->attributes->len == 0 &&
          (element->id == NULL || !self->stored));
}

static void
begin_element (GMarkupParseContext *context,
               const char *name,
               const char **names,
               const char **values,
               gpointer data,
               GError **error)
{
  Reading *self = data;
  Element *element = g_new0 (Element, 1);

  element->attributes = g_string_new (NULL);
  element->inside = g_string_new (NULL);
  for (int i = 0; names[i] != NULL; i++)
    if (g_str_equal (names[i], "id"))
      element->id = g_strdup (values[i]);
    else
      {
        g_string_append_printf (element->attributes, " %s=\"", names[i]);
        add_value (element->attributes, self, values[i]);
        g_string_append_c (element->attributes, '"');
      }
  element->cover = is_cover (self, name, element);
  self->covered += !element->cover;
  self->stored |= g_str_equal (name, "defs");
  g_ptr_array_add (self->open, element);
}

/* Its number on the page: the old one, or a new one. */
static guint
number_of (AdjAlbum *self, const char *text, gboolean *known)
{
  guint number = GPOINTER_TO_UINT (g_hash_table_lookup (self->numbers, text));

  *known = number > 0;
  if (*known)
    return number;
  number = g_hash_table_size (self->numbers) + 1;
  g_hash_table_insert (self->numbers, g_strdup (text), GUINT_TO_POINTER (number));
  return number;
}

/* The text of an element, with its name on the page put in. */
static void
put_called (GString *out, const char *name, guint number, const char *text)
{
  g_string_append_printf (out, "<%s id=\"p%u\"%s\n", name, number, text + strlen (name) + 1);
}

static void
store (Reading *self, const char *name, const char *id, const char *text)
{
  gboolean known;
  guint number = number_of (self->album, text, &known);

  g_hash_table_insert (self->ids, g_strdup (id), g_strdup_printf ("p%u", number));
  if (!known)
    put_called (self->store, name, number, text);
}

static void
draw (Reading *self, const char *name, const char *text)
{
  gboolean known = FALSE;
  guint number = strlen (text) >= WORTH_SHARING ? number_of (self->album, text, &known) : 0;

  if (known)
    g_string_append_printf (self->drawn, "<use xlink:href=\"#p%u\"/>\n", number);
  else if (number > 0)
    put_called (self->drawn, name, number, text);
  else
    g_string_append_printf (self->drawn, "%s\n", text);
}

static char *
text_of (const char *name, const Element *element)
{
  return g_strdup_printf ("<%s%s>%s</%s>", name, element->attributes->str, element->inside->str,
                          name);
}

static void
end_element (GMarkupParseContext *context, const char *name, gpointer data, GError **error)
{
  Reading *self = data;
  Element *element = g_ptr_array_index (self->open, self->open->len - 1);
  g_autofree char *text = text_of (name, element);

  self->stored &= !g_str_equal (name, "defs");
  self->covered -= !element->cover;
  if (!element->cover && self->covered > 0)
    {
      Element *outer = g_ptr_array_index (self->open, self->open->len - 2);

      g_string_append (outer->inside, text);
    }
  else if (!element->cover && self->stored && element->id != NULL)
    store (self, name, element->id, text);
  else if (!element->cover)
    draw (self, name, text);
  g_ptr_array_set_size (self->open, (int) self->open->len - 1);
}

/* Cairo's own text is sound. */
static void
read_svg (Reading *self, const char *svg)
{
  const GMarkupParser parser = { .start_element = begin_element, .end_element = end_element };
  GMarkupParseContext *context = g_markup_parse_context_new (&parser, 0, self, NULL);

  g_markup_parse_context_parse (context, svg, -1, NULL);
  g_markup_parse_context_free (context);
}

/* ---- Into the page ---- */

static void
put_svg (AdjAlbum *album, GString *out, const char *svg, const char *words, const AdjArea *area)
{
  Reading self = { .album = album,
                   .ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free),
                   .open = g_ptr_array_new_with_free_func (free_element),
                   .store = g_string_new (NULL),
                   .drawn = g_string_new (NULL) };

  read_svg (&self, svg);
  g_string_append_printf (out,
                          "<svg xmlns=\"http://www.w3.org/2000/svg\" "
                          "xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"%d\" "
                          "height=\"%d\" viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"%s\">\n",
                          (int) area->width, (int) area->height, (int) area->width,
                          (int) area->height, words);
  if (self.store->len > 0)
    g_string_append_printf (out, "<defs>\n%s</defs>\n", self.store->str);
  g_string_append_printf (out, "%s</svg>", self.drawn->str);
  g_string_free (self.store, TRUE);
  g_string_free (self.drawn, TRUE);
  g_ptr_array_unref (self.open);
  g_hash_table_unref (self.ids);
}

static void
put_png (GString *out, const AdjPicture *picture, const char *words, const AdjArea *area)
{
  g_autoptr (GByteArray) bytes = draw_png (picture, area);
  g_autofree char *data = g_base64_encode (bytes->data, bytes->len);

  g_string_append_printf (out, "<img width=\"%d\" alt=\"%s\" src=\"data:image/png;base64,%s\"/>",
                          (int) area->width, words, data);
}

/* A map with every tree on it is larger as lines than as dots. */
void
adj_album_put (AdjAlbum *self, GString *out, const AdjPicture *picture, const AdjArea *area)
{
  g_autofree char *svg = NULL;
  g_autofree char *words = NULL;

  g_return_if_fail (self != NULL);
  g_return_if_fail (out != NULL);
  g_return_if_fail (picture != NULL);
  g_return_if_fail (area != NULL);

  svg = draw_svg (picture, area);
  words = g_markup_escape_text (picture->words != NULL ? picture->words : "", -1);
  if (strlen (svg) > LARGEST_SVG)
    put_png (out, picture, words, area);
  else
    put_svg (self, out, svg, words, area);
}
