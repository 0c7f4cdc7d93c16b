/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "made-png.h"

#include <gio/gio.h>
#include <string.h>

static guint32
crc_of (const guint8 *bytes, gsize n)
{
  guint32 crc = 0xffffffff;

  for (gsize i = 0; i < 8 * n; i++)
    {
      crc ^= (bytes[i / 8] >> i % 8) & 1u;
      crc = crc >> 1 ^ ((crc & 1) != 0 ? 0xedb88320 : 0);
    }
  return ~crc;
}

static void
append_number (GByteArray *file, guint32 number)
{
  const guint32 big = GUINT32_TO_BE (number);

  g_byte_array_append (file, (const guint8 *) &big, sizeof big);
}

void
made_png_chunk (GByteArray *file, const char *type, gconstpointer data, gsize n)
{
  guint start = file->len + 4;

  append_number (file, (guint32) n);
  g_byte_array_append (file, (const guint8 *) type, 4);
  g_byte_array_append (file, data, (guint) n);
  append_number (file, crc_of (file->data + start, n + 4));
}

GByteArray *
made_png_begin (const MadePngHeader *header)
{
  GByteArray *file = g_byte_array_new ();
  g_autoptr (GByteArray) told = g_byte_array_new ();

  append_number (told, header->width);
  append_number (told, header->height);
  g_byte_array_append (
      told, (const guint8[]){ header->depth, header->type, 0, 0, header->interlaced }, 5);
  g_byte_array_append (file, (const guint8 *) "\x89PNG\r\n\x1a\n", 8);
  made_png_chunk (file, "IHDR", told->data, told->len);
  return file;
}

void
made_png_rows (GByteArray *file, const GByteArray *rows, int level, gsize most)
{
  g_autoptr (GZlibCompressor) press = g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_ZLIB, level);
  gsize room = 2 * rows->len + 100;
  g_autofree guint8 *data = g_malloc (room);
  gsize read, written;

  g_assert_cmpint (g_converter_convert (G_CONVERTER (press), rows->data, rows->len, data, room,
                                        G_CONVERTER_INPUT_AT_END, &read, &written, NULL),
                   ==, G_CONVERTER_FINISHED);
  for (gsize i = 0; i < written; i += most)
    made_png_chunk (file, "IDAT", data + i, MIN (most, written - i));
}

void
made_png_sum_again (GByteArray *file)
{
  gsize at = 8;

  while (at + 12 <= file->len)
    {
      guint32 n, sum;

      memcpy (&n, file->data + at, sizeof n);
      n = GUINT32_FROM_BE (n);
      if (n > file->len - at - 12)
        return;
      sum = GUINT32_TO_BE (crc_of (file->data + at + 4, n + 4));
      memcpy (file->data + at + 8 + n, &sum, sizeof sum);
      at += 12 + n;
    }
}
