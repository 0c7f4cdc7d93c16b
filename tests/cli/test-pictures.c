/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "ask.h"
#include "printed.h"

/* Pictures of the map: of a moment, of every turn, as wide as asked for, in colour or without. */

static void
assert_picture (const char *path, guint width)
{
  g_autofree char *bytes = printed_bytes (path);

  g_assert_true (g_str_has_prefix (bytes, "\x89PNG"));
  g_assert_cmpuint ((guint8) bytes[18] * 256u + (guint8) bytes[19], ==, width);
}

/* Is one of the colours that an SVG names more than a grey? */
static gboolean
has_colour (const char *svg)
{
  g_autoptr (GRegex) regex =
      g_regex_new ("rgb\\(([0-9.]+)%, ?(?!\\1%)|rgb\\(([0-9.]+)%, ?\\2%, ?(?!\\2%)", 0, 0, NULL);

  g_assert_nonnull (regex);
  return g_regex_match (regex, svg, 0, NULL);
}

/* As each turn began, and as it stands now. */
static void
test_every_turn (void)
{
  static const char *const moments[] = { "turn-01", "turn-02", "turn-03", "now" };
  g_autofree char *game = printed_three_turns ();
  g_autofree char *folder = printed_scratch ("a/b");
  g_autoptr (GString) said = g_string_new (NULL);
  g_autoptr (Answer) answer =
      ask ("print", game, "map", "--turn", "all", "--width", "400", "-o", folder, NULL);

  assert_said (answer, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (moments); i++)
    {
      g_autofree char *path = g_strdup_printf ("%s/%s.png", folder, moments[i]);

      g_string_append_printf (said, "sheet\tmap\t%s\t1\n", path);
      assert_picture (path, 400);
    }
  g_assert_cmpstr (answer->out, ==, said->str);
}

/* The map of a turn is as it was when that began, as a picture of either kind. */
static void
test_turn (void)
{
  static const char *const endings[] = { "svg", "png", "txt" };
  g_autofree char *game = printed_three_turns ();

  for (gsize i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      g_autofree char *name = g_strconcat ("second.", endings[i], NULL);
      g_autofree char *path = printed_scratch (name);
      g_autofree char *other = printed_scratch (name);
      g_autofree char *said = g_strdup_printf ("sheet\tmap\t%s\t1\n", path);
      g_autoptr (Answer) answer = ask ("print", game, "map", "--turn", "2", "-o", path, NULL);
      g_autoptr (Answer) third = ask ("print", game, "map", "--turn", "3", "-o", other, NULL);
      g_autofree char *bytes = NULL;
      g_autofree char *later = NULL;

      assert_said (answer, 0);
      assert_said (third, 0);
      bytes = printed_bytes (path);
      later = printed_bytes (other);
      if (i < 2)
        {
          g_assert_cmpstr (answer->out, ==, said);
          g_assert_true (g_str_has_prefix (bytes, i == 0 ? "<?xml" : "\x89PNG"));
          continue;
        }
      g_assert_nonnull (strstr (bytes, "Turn 2"));
      g_assert_nonnull (strstr (bytes, "1021: Wilder"));
      g_assert_nonnull (strstr (later, "1020: Wilder"));
    }
}

/* Black and white unless colour is asked for: an SVG names each colour it is painted in. */
static void
test_colour (void)
{
  static const char *const ways[] = { "--eyes=all", "--colour" };

  for (gsize i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_autofree char *path = printed_scratch ("map.svg");
      g_autoptr (Answer) answer = ask ("print", "chickamauga", "map", ways[i], "-o", path, NULL);
      g_autofree char *bytes = NULL;

      assert_said (answer, 0);
      bytes = printed_bytes (path);
      g_assert_cmpint (has_colour (bytes), ==, i == 1);
    }
}

/* A file that is named lends its name and its form to all of them (SVG and PNG). */
static void
test_named (void)
{
  static const char *const endings[] = { "svg", "png" };
  static const char *const moments[] = { "turn-01", "now" };

  for (gsize i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      g_autofree char *name = g_strconcat ("course.of.war.", endings[i], NULL);
      g_autofree char *path = printed_scratch (name);
      g_autofree char *folder = g_path_get_dirname (path);
      g_autoptr (Answer) answer =
          ask ("print", "chickamauga", "map", "--turn", "all", "-o", path, NULL);

      assert_said (answer, 0);
      g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
      for (gsize j = 0; j < G_N_ELEMENTS (moments); j++)
        {
          g_autofree char *file =
              g_strdup_printf ("%s/course.of.war-%s.%s", folder, moments[j], endings[i]);
          g_autofree char *bytes = printed_bytes (file);

          g_assert_true (g_str_has_prefix (bytes, i == 0 ? "<?xml" : "\x89PNG"));
          g_assert_nonnull (strstr (answer->out, file));
        }
    }
}

/* One picture has the width that is asked for, and only a picture has one. */
static void
test_width (void)
{
  g_autofree char *path = printed_scratch ("wide.png");
  g_autofree char *pdf = printed_scratch ("wide.pdf");
  g_autoptr (Answer) answer =
      ask ("print", "chickamauga", "map", "--width", "640", "-o", path, NULL);
  g_autoptr (Answer) refused =
      ask ("print", "chickamauga", "map", "--width", "640", "-o", pdf, NULL);

  assert_said (answer, 0);
  assert_picture (path, 640);
  assert_refused (refused, 2, "of a PNG picture");
}

static void
test_refused (void)
{
  g_autofree char *folder = printed_scratch ("pictures");
  g_autofree char *file = printed_scratch ("file");
  g_autofree char *pdf = printed_scratch ("all.pdf");
  g_autofree char *svg = printed_scratch ("all.svg");
  g_autoptr (Answer) pages = ask ("print", "chickamauga", "map", "--turn", "all", "-o", pdf, NULL);
  g_autoptr (Answer) wide =
      ask ("print", "chickamauga", "map", "--turn", "all", "--width", "400", "-o", svg, NULL);
  g_autoptr (Answer) large =
      ask ("print", "chickamauga", "map", "--turn", "all", "--large", "-o", folder, NULL);
  g_autoptr (Answer) roster =
      ask ("print", "chickamauga", "roster", "--turn", "all", "-o", folder, NULL);
  g_autoptr (Answer) at =
      ask ("print", "chickamauga", "map", "--turn", "all", "--at", "start", "-o", folder, NULL);
  g_autoptr (Answer) in_the_way = NULL;

  g_assert_true (g_file_set_contents (file, "", -1, NULL));
  in_the_way = ask ("print", "chickamauga", "map", "--turn", "all", "-o", file, NULL);
  assert_refused (pages, 2, "a name for its pictures");
  assert_refused (wide, 2, "of a PNG picture");
  assert_refused (large, 2, "not in large print");
  assert_refused (roster, 2, "is for the map");
  assert_refused (at, 2, "do not go together");
  assert_refused (in_the_way, 1, "file: ");
  g_assert_false (g_file_test (folder, G_FILE_TEST_EXISTS));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/pictures/a turn", test_turn);
  g_test_add_func ("/cli/pictures/every turn", test_every_turn);
  g_test_add_func ("/cli/pictures/named", test_named);
  g_test_add_func ("/cli/pictures/refused", test_refused);
  g_test_add_func ("/cli/pictures/width", test_width);
  g_test_add_func ("/cli/pictures/colour", test_colour);
  return g_test_run ();
}
