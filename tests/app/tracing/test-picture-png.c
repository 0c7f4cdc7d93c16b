/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/tracing/picture-png.h"

#include <string.h>

#include "made-png.h"

/* A PNG read row by row, against what gdk-pixbuf reads of the same bytes. */

static GByteArray *
bytes_by_lot (GRand *dice, gsize n)
{
  GByteArray *bytes = g_byte_array_sized_new ((guint) n);

  g_byte_array_set_size (bytes, (guint) n);
  for (gsize i = 0; i < n; i++)
    bytes->data[i] = (guint8) g_rand_int_range (dice, 0, 256);
  return bytes;
}

static guint
samples_of (guint type)
{
  return type == 3 ? 1 : ((type & 2) != 0 ? 3 : 1) + ((type & 4) != 0 ? 1 : 0);
}

/* Any bytes are rows, if the first of each says how it was filtered. */
static GByteArray *
rows_by_lot (GRand *dice, const MadePngHeader *header)
{
  gsize stride = 1 + ((gsize) header->width * samples_of (header->type) * header->depth + 7) / 8;
  GByteArray *rows = bytes_by_lot (dice, stride * header->height);

  for (gsize y = 0; y < header->height; y++)
    rows->data[y * stride] %= 5;
  return rows;
}

/* clear: bytes that say what is transparent; a palette has a colour for each index there can be. */
static GByteArray *
png_by_lot (GRand *dice, const MadePngHeader *header, gsize clear)
{
  GByteArray *file = made_png_begin (header);
  g_autoptr (GByteArray) palette = bytes_by_lot (dice, 3u << header->depth % 16);
  g_autoptr (GByteArray) alpha = bytes_by_lot (dice, clear);
  g_autoptr (GByteArray) rows = rows_by_lot (dice, header);

  made_png_chunk (file, "tEXt", "Title\0A map", 11);
  if (header->type == 3)
    made_png_chunk (file, "PLTE", palette->data, palette->len);
  if (clear > 0)
    made_png_chunk (file, "tRNS", alpha->data, alpha->len);
  made_png_rows (file, rows, g_rand_int_range (dice, 0, 10),
                 (gsize) g_rand_int_range (dice, 1, 3000));
  made_png_chunk (file, "IEND", "", 0);
  return file;
}

static GInputStream *
stream_of (const GByteArray *file)
{
  return g_memory_input_stream_new_from_data (file->data, file->len, NULL);
}

/* NULL where gdk-pixbuf refuses it. */
static GdkPixbuf *
read_by_gdk (const GByteArray *file)
{
  g_autoptr (GInputStream) stream = stream_of (file);

  return gdk_pixbuf_new_from_stream (stream, NULL, NULL);
}

/* NULL where it is refused; come: the rows that came, the last before its end perhaps. */
static GdkPixbuf *
read_by_rows (const GByteArray *file, int *come, GError **error)
{
  g_autoptr (GInputStream) stream = stream_of (file);
  g_autoptr (AdjPicturePng) png = adj_picture_png_new (stream, NULL, error);
  GdkPixbuf *pixels;

  *come = 0;
  if (png == NULL || adj_picture_png_get_width (png) > 4096 ||
      adj_picture_png_get_height (png) > 4096)
    return NULL;
  pixels = gdk_pixbuf_new (GDK_COLORSPACE_RGB, adj_picture_png_has_alpha (png), 8,
                           adj_picture_png_get_width (png), adj_picture_png_get_height (png));
  while (adj_picture_png_take_row (
      png, gdk_pixbuf_get_pixels (pixels) + *come * gdk_pixbuf_get_rowstride (pixels), error))
    ++*come;
  if (*error != NULL)
    g_clear_object (&pixels);
  return pixels;
}

static void
assert_same (const GdkPixbuf *read, const GdkPixbuf *expected)
{
  gsize n = (gsize) gdk_pixbuf_get_width (expected) * (gsize) gdk_pixbuf_get_n_channels (expected);

  g_assert_cmpint (gdk_pixbuf_get_width (read), ==, gdk_pixbuf_get_width (expected));
  g_assert_cmpint (gdk_pixbuf_get_height (read), ==, gdk_pixbuf_get_height (expected));
  g_assert_cmpint (gdk_pixbuf_get_n_channels (read), ==, gdk_pixbuf_get_n_channels (expected));
  for (int y = 0; y < gdk_pixbuf_get_height (expected); y++)
    g_assert_cmpmem (gdk_pixbuf_read_pixels (read) + y * gdk_pixbuf_get_rowstride (read), n,
                     gdk_pixbuf_read_pixels (expected) + y * gdk_pixbuf_get_rowstride (expected),
                     n);
}

/* Each type with each depth that it may have. */
static const struct
{
  guint8 type;
  guint8 depth;
  gsize clear; /* bytes of what is transparent in it */
} kinds[] = {
  { 0, 1, 2 },   { 0, 2, 2 },  { 0, 4, 2 },  { 0, 8, 2 }, { 0, 16, 2 },
  { 2, 8, 6 },   { 2, 16, 6 }, { 3, 1, 2 },  { 3, 2, 3 }, { 3, 4, 9 },
  { 3, 8, 200 }, { 4, 8, 0 },  { 4, 16, 0 }, { 6, 8, 0 }, { 6, 16, 0 },
};

static void
test_kinds (void)
{
  g_autoptr (GRand) dice = g_rand_new_with_seed (22);

  for (guint i = 0; i < 20 * G_N_ELEMENTS (kinds); i++)
    {
      guint k = i % G_N_ELEMENTS (kinds);
      const MadePngHeader header = { (guint32) g_rand_int_range (dice, 1, 70),
                                     (guint32) g_rand_int_range (dice, 1, 70), kinds[k].depth,
                                     kinds[k].type, 0 };
      g_autoptr (GByteArray) file =
          png_by_lot (dice, &header, g_rand_boolean (dice) ? kinds[k].clear : 0);
      g_autoptr (GError) error = NULL;
      g_autoptr (GdkPixbuf) expected = read_by_gdk (file);
      g_autoptr (GdkPixbuf) read = NULL;
      int come;

      g_test_message ("type %d, %d bits", header.type, header.depth);
      g_assert_nonnull (expected);
      read = read_by_rows (file, &come, &error);
      g_assert_no_error (error);
      g_assert_cmpint (come, ==, (int) header.height);
      assert_same (read, expected);
    }
}

/* What nobody asks for is passed over, however much it is, and all rows may lie in one chunk. */
static void
test_large_chunks (void)
{
  g_autoptr (GRand) dice = g_rand_new_with_seed (25);
  const MadePngHeader header = { 300, 300, 8, 2, 0 };
  g_autoptr (GByteArray) file = made_png_begin (&header);
  g_autoptr (GByteArray) text = bytes_by_lot (dice, 9u << 20);
  g_autoptr (GByteArray) rows = rows_by_lot (dice, &header);
  g_autoptr (GError) error = NULL;
  g_autoptr (GdkPixbuf) read = NULL;
  int come;

  memcpy (text->data, "Title", 6);
  made_png_chunk (file, "tEXt", text->data, text->len);
  made_png_rows (file, rows, 0, G_MAXSIZE);
  made_png_chunk (file, "IEND", "", 0);
  read = read_by_rows (file, &come, &error);
  g_assert_no_error (error);
  g_assert_cmpint (come, ==, 300);
}

/* One colour that is clear, and which is met. */
static void
test_clear (void)
{
  static const guint8 rows[] = { 0, 10, 20, 30, 1, 2, 3, 10, 20, 31, 10, 20, 30 };
  const MadePngHeader header = { 4, 1, 8, 2, 0 };
  g_autoptr (GByteArray) file = made_png_begin (&header);
  g_autoptr (GByteArray) plain = g_byte_array_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GdkPixbuf) read = NULL;
  int come;

  g_byte_array_append (plain, rows, sizeof rows);
  made_png_chunk (file, "tRNS", "\0\12\0\24\0\36", 6);
  made_png_rows (file, plain, 9, G_MAXSIZE);
  read = read_by_rows (file, &come, &error);
  g_assert_no_error (error);
  for (int x = 0; x < 4; x++)
    g_assert_cmpint (gdk_pixbuf_read_pixels (read)[4 * x + 3], ==, x == 0 || x == 3 ? 0 : 255);
}

/* A file that ends early ends after a row, wherever that is, and is not called damaged. */
static void
test_cut_off (void)
{
  g_autoptr (GRand) dice = g_rand_new_with_seed (23);
  const MadePngHeader header = { 30, 20, 8, 2, 0 };
  g_autoptr (GByteArray) file = png_by_lot (dice, &header, 0);
  g_autoptr (GdkPixbuf) whole = read_by_gdk (file);
  int all = 0;

  while (file->len > 0)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GdkPixbuf) read = NULL;
      int come;

      g_byte_array_set_size (file, file->len - 1);
      read = read_by_rows (file, &come, &error);
      g_assert_no_error (error);
      g_assert_true (come == 0 || read != NULL);
      for (int y = 0; y < come; y++)
        g_assert_cmpmem (gdk_pixbuf_read_pixels (read) + y * gdk_pixbuf_get_rowstride (read), 90,
                         gdk_pixbuf_read_pixels (whole) + y * gdk_pixbuf_get_rowstride (whole), 90);
      all += come == 20;
    }
  /* behind the last row there are the end of what was pressed, its sum and the chunk's, and the end
   */
  g_assert_cmpint (all, >=, 12);
  g_assert_cmpint (all, <, 30);
}

/* ---- What is refused ---- */

static void
assert_damaged (const GByteArray *file)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GdkPixbuf) read = NULL;
  int come;

  read = read_by_rows (file, &come, &error);
  g_assert_null (read);
  g_assert_error (error, GDK_PIXBUF_ERROR, GDK_PIXBUF_ERROR_CORRUPT_IMAGE);
}

static void
test_headers (void)
{
  static const MadePngHeader headers[] = {
    { 0, 5, 8, 2, 0 }, { 5, 0, 8, 2, 0 },  { 1u << 31, 5, 8, 2, 0 }, { 5, 1u << 31, 8, 2, 0 },
    { 5, 5, 4, 2, 0 }, { 5, 5, 16, 3, 0 }, { 5, 5, 3, 0, 0 },        { 5, 5, 8, 1, 0 },
    { 5, 5, 8, 5, 0 }, { 5, 5, 8, 7, 0 },  { 5, 5, 8, 255, 0 },      { 5, 5, 2, 4, 0 },
    { 5, 5, 8, 2, 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (headers); i++)
    {
      g_autoptr (GByteArray) file = made_png_begin (&headers[i]);

      g_test_message ("%u", i);
      made_png_chunk (file, "IDAT", "", 0);
      assert_damaged (file);
    }
}

static void
test_damaged (void)
{
  const MadePngHeader header = { 5, 5, 8, 0, 0 };
  g_autoptr (GByteArray) rows = g_byte_array_new ();

  g_byte_array_set_size (rows, 30);
  for (int i = 0; i < 7; i++)
    {
      g_autoptr (GByteArray) file = made_png_begin (&header);

      g_test_message ("%d", i);
      memset (rows->data, i == 0 ? 5 : 0, 30); /* no row is filtered so */
      if (i == 1)
        file->data[file->len - 1] ^= 1; /* the sum of the header */
      if (i == 2)
        made_png_chunk (file, "IEND", "", 0);
      if (i == 3)
        g_byte_array_append (file, (const guint8 *) "\xff\0\0\0IDAT", 8);
      if (i == 4)
        made_png_chunk (file, "IDAT", "no rows", 7);
      made_png_rows (file, rows, 0, i == 5 ? 9 : G_MAXSIZE);
      if (i == 5)
        file->data[33 + 8 + 9 + 3] ^= 1; /* the sum of the first chunk of several */
      if (i == 6)
        file->data[file->len - 1] ^= 1; /* that of the last */
      assert_damaged (file);
    }
}

/* Whatever is damaged, be it that its sum tells or not, nobody sees other pixels than gdk-pixbuf
 * would show. */
static void
test_by_lot (void)
{
  g_autoptr (GRand) dice = g_rand_new_with_seed (24);
  int n_read = 0;

  for (int i = 0; i < 3000; i++)
    {
      guint k = (guint) g_rand_int_range (dice, 0, G_N_ELEMENTS (kinds));
      const MadePngHeader header = { 9, 7, kinds[k].depth, kinds[k].type, 0 };
      g_autoptr (GByteArray) file = png_by_lot (dice, &header, kinds[k].clear);
      g_autoptr (GError) error = NULL;
      g_autoptr (GdkPixbuf) expected = NULL;
      g_autoptr (GdkPixbuf) read = NULL;
      int come;

      file->data[g_rand_int_range (dice, 0, (gint32) file->len)] ^=
          (guint8) (1 << g_rand_int_range (dice, 0, 8));
      if (i % 2 == 0)
        made_png_sum_again (file);
      read = read_by_rows (file, &come, &error);
      expected = read_by_gdk (file);
      if (read == NULL || expected == NULL || come < gdk_pixbuf_get_height (read))
        continue;
      assert_same (read, expected);
      n_read++;
    }
  g_assert_cmpint (n_read, >, 100);
}

/* Every byte of a small one of each kind, wrong in several ways, and what is left up to it. */
static void
test_each_byte (void)
{
  g_autoptr (GRand) dice = g_rand_new_with_seed (26);

  for (guint i = 0; i < G_N_ELEMENTS (kinds) * 8; i++)
    {
      guint k = i / 8;
      const MadePngHeader header = { 5, 4, kinds[k].depth, kinds[k].type, 0 };
      g_autoptr (GByteArray) file = png_by_lot (dice, &header, kinds[k].clear);

      for (guint at = 0; at < file->len; at++)
        {
          g_autoptr (GByteArray) damaged = g_byte_array_new ();
          g_autoptr (GError) error = NULL;
          g_autoptr (GdkPixbuf) read = NULL;
          int come;

          g_byte_array_append (damaged, file->data, i % 4 == 0 ? at : file->len);
          if (i % 4 != 0)
            damaged->data[at] = (guint8) (i % 4 == 1 ? 0 : i % 4 == 2 ? 255 : ~file->data[at]);
          if (i % 8 > 4)
            made_png_sum_again (damaged);
          read = read_by_rows (damaged, &come, &error);
          g_assert_true (read == NULL || error == NULL);
          g_assert_true (read == NULL || come <= gdk_pixbuf_get_height (read));
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tracing/picture-png/kinds", test_kinds);
  g_test_add_func ("/tracing/picture-png/large-chunks", test_large_chunks);
  g_test_add_func ("/tracing/picture-png/clear", test_clear);
  g_test_add_func ("/tracing/picture-png/cut-off", test_cut_off);
  g_test_add_func ("/tracing/picture-png/headers", test_headers);
  g_test_add_func ("/tracing/picture-png/damaged", test_damaged);
  g_test_add_func ("/tracing/picture-png/by-lot", test_by_lot);
  g_test_add_func ("/tracing/picture-png/each-byte", test_each_byte);
  return g_test_run ();
}
