/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "desk/names.h"

static char *
name_of (const char *base, const char *before, const char *after)
{
  g_autofree char *path = g_build_filename ("/games", base, NULL);
  g_autofree char *beside = adj_name_beside (path, before, after);
  g_autofree char *folder = g_path_get_dirname (beside);

  g_assert_cmpstr (folder, ==, "/games");
  return g_path_get_basename (beside);
}

static void
test_short (void)
{
  g_autofree char *lock = name_of ("a.adjutant", ".", ".lock");
  g_autofree char *previous = name_of ("a.adjutant", "", "~");
  g_autofree char *longest = g_strnfill (249, 'n');
  g_autofree char *whole = name_of (longest, ".", ".lock");
  g_autofree char *expected = g_strconcat (".", longest, ".lock", NULL);

  g_assert_cmpstr (lock, ==, ".a.adjutant.lock");
  g_assert_cmpstr (previous, ==, "a.adjutant~");
  g_assert_cmpstr (whole, ==, expected);
}

/* A byte longer than fits, and as long as can be: still a name, of whole letters, and another for
 * each file. */
static void
test_long (void)
{
  for (int n = 125; n <= 127; n++)
    {
      g_autoptr (GString) one = g_string_new ("x");
      g_autoptr (GString) other = NULL;
      g_autofree char *lock = NULL;
      g_autofree char *again = NULL;
      g_autofree char *different = NULL;

      for (int i = 0; i < n; i++)
        g_string_append (one, "\xc3\xbc");
      other = g_string_new (one->str);
      other->str[other->len - 1] = (char) 0xa4;
      lock = name_of (one->str, ".", ".lock");
      again = name_of (one->str, ".", ".lock");
      different = name_of (other->str, ".", ".lock");
      g_assert_cmpuint (strlen (lock), <=, 255);
      g_assert_cmpuint (strlen (lock), >=, 254);
      g_assert_true (g_utf8_validate (lock, -1, NULL));
      g_assert_true (g_str_has_prefix (lock, ".x\xc3\xbc"));
      g_assert_true (g_str_has_suffix (lock, ".lock"));
      g_assert_cmpstr (lock, ==, again);
      g_assert_cmpstr (lock, !=, different);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/names/short", test_short);
  g_test_add_func ("/names/long", test_long);
  return g_test_run ();
}
