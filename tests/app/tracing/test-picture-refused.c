/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "folder.h"
#include "picture-work.h"
#include "pulled-file.h"

/* What is no picture, or cannot be read as one, told in a sentence. */

static const PictureAnswer *answer;

static void
assert_refused (const char *path, const char *reason)
{
  g_autofree char *expected = g_strdup_printf ("*%s*", reason);

  answer = picture_read (path);
  g_assert_null (answer->picture);
  g_test_message ("%s", answer->reason);
  g_assert_true (g_pattern_match_simple (expected, answer->reason));
}

/* The first part of the file, as a copy that was broken off leaves it. */
static void
cut (const char *path)
{
  g_autofree char *bytes = NULL;
  gsize n;

  g_assert_true (g_file_get_contents (path, &bytes, &n, NULL));
  g_assert_true (g_file_set_contents (path, bytes, (gssize) (n * 3 / 5), NULL));
}

static void
test_cut_off (void)
{
  static const char *const types[] = { "png", "jpeg", "tiff" };
  char *folder = folder_make ();

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    {
      g_autofree char *path = picture_save (folder, "half", types[i], 900, 700);

      cut (path);
      assert_refused (path, "half: ");
    }
  folder_remove (folder);
}

/* A header that promises more than anybody can hold is not believed so far as to make room. */
static void
test_enormous (void)
{
  static const guint8 header[] = {
    /* 16000 by 10001 */
    0x89, 'P',  'N',  'G',  '\r', '\n', 0x1a, '\n', 0,    0,   0,   13,   'I',  'H', 'D',
    'R',  0,    0,    0x3e, 0x80, 0,    0,    0x27, 0x11, 8,   2,   0,    0,    0,   0xea,
    0x60, 0x54, 0x72, 0,    0,    0,    9,    'I',  'D',  'A', 'T', 0x78, 0x9c,
  };
  char *folder = folder_make ();
  g_autofree char *wide = picture_save (folder, "wide.png", "png", 30000, 9);
  g_autofree char *promised = picture_write (folder, "promised.png", header, sizeof header);
  g_autofree char *heavy = g_build_filename (folder, "heavy.png", NULL);
  int file;

  assert_refused (wide, "wide.png: 30000 by 9 pixels are too many: at most 20000 a side");
  assert_refused (promised, "promised.png: 16000 by 10001 pixels are too many*160 million");
  g_assert_true (g_file_set_contents (heavy, "", 0, NULL));
  file = g_open (heavy, O_RDWR, 0);
  g_assert_cmpint (ftruncate (file, (off_t) 600 << 20), ==, 0); /* takes no room on the disk */
  g_close (file, NULL);
  assert_refused (heavy, "heavy.png: the file has more than 512 MiB");
  folder_remove (folder);
}

static void
test_no_picture (void)
{
  static const char text[] = "0412 0413 forest, as far as the creek\n";
  static const char moving[] = "GIF89a\1\0\1\0";
  char *folder = folder_make ();
  g_autofree char *named = picture_write (folder, "map.png", text, strlen (text));
  g_autofree char *short_one = picture_write (folder, "short.png", "\x89P", 2);
  g_autofree char *animated = picture_write (folder, "map.gif", moving, sizeof moving);
  g_autofree char *gone = g_build_filename (folder, "gone.jpg", NULL);

  assert_refused (named, "map.png: this is neither a PNG nor a JPEG nor a TIFF picture");
  assert_refused (short_one, "short.png: this is neither");
  assert_refused (animated, "map.gif: pictures that may move are not read");
  assert_refused (folder, "this is no file");
  assert_refused (gone, "gone.jpg");
  assert_refused ("/proc/self/mem", "mem: it cannot be read: "); /* the disk gives nothing */
  folder_remove (folder);
}

/* ---- A disk that is pulled out ---- */

static void
assert_pulled (const char *path, guint openings, gsize bytes, const char *reason)
{
  g_autoptr (GFile) pulled = pulled_file_new (path, openings, bytes);

  answer = picture_begin (pulled, NULL);
  picture_wait ();
  g_assert_null (answer->picture);
  g_assert_cmpstr (answer->reason, ==, reason);
}

/* It goes before it was looked at, in the midst of it, and between the coarse look at a photograph
 * and the sharp one, which then stays. */
static void
test_vanished (void)
{
  char *folder = folder_make ();
  g_autofree char *scan = picture_save (folder, "map.png", "png", 900, 700);
  g_autofree char *photograph = picture_save (folder, "map.jpg", "jpeg", 900, 700);

  assert_pulled (scan, 0, G_MAXSIZE, "The picture has gone");
  assert_pulled (scan, 1, G_MAXSIZE, "The picture has gone");
  assert_pulled (scan, 2, 1000, "map.png: it cannot be read: Input/output error");
  assert_pulled (photograph, 3, 5000, "map.jpg: it cannot be read: Input/output error");
  g_assert_null (answer->glimpse);
  assert_pulled (photograph, 2, G_MAXSIZE, "The picture has gone");
  g_assert_nonnull (answer->glimpse);
  folder_remove (folder);
}

/* Whoever has changed his mind is told nothing but that. */
static void
test_cancelled (void)
{
  char *folder = folder_make ();
  g_autofree char *path = picture_save (folder, "map.jpg", "jpeg", 900, 700);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  answer = picture_begin (file, cancellable);
  g_cancellable_cancel (cancellable);
  picture_wait ();
  g_assert_null (answer->picture);
  g_assert_null (answer->glimpse);
  folder_remove (folder);
}

int
main (int argc, char **argv)
{
  int result;

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tracing/picture-refused/cut-off", test_cut_off);
  g_test_add_func ("/tracing/picture-refused/enormous", test_enormous);
  g_test_add_func ("/tracing/picture-refused/no-picture", test_no_picture);
  g_test_add_func ("/tracing/picture-refused/vanished", test_vanished);
  g_test_add_func ("/tracing/picture-refused/cancelled", test_cancelled);
  result = g_test_run ();
  picture_forget ();
  return result;
}
