/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/plain.h"

static void
assert_plain (const char *text, const char *expected)
{
  g_autofree char *plain = adj_plain (text);

  g_assert_cmpstr (plain, ==, expected);
}

static void
test_accents (void)
{
  assert_plain ("Schöpf", "schopf");
  assert_plain ("SCHOPF", "schopf");
  /* the same letter written as o and a mark of its own */
  assert_plain ("Scho\xcc\x88pf", "schopf");
  assert_plain ("Égalité à Noël", "egalite a noel");
  assert_plain ("Straße", "strasse");
}

static void
test_signs (void)
{
  assert_plain ("the enemy\xe2\x80\x99s", "the enemy's");
  assert_plain ("3/1/XIV", "3/1/xiv");
  assert_plain ("", "");
}

/* Other scripts stay what they are. */
static void
test_other_letters (void)
{
  assert_plain ("Бородино", "бородино");
}

static void
test_bad_bytes (void)
{
  assert_plain ("a\xff", "a\xef\xbf\xbd");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/plain/accents", test_accents);
  g_test_add_func ("/plain/signs", test_signs);
  g_test_add_func ("/plain/other-letters", test_other_letters);
  g_test_add_func ("/plain/bad-bytes", test_bad_bytes);
  return g_test_run ();
}
