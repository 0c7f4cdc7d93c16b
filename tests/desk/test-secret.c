/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/secret.h"

#include <errno.h>
#include <unistd.h>

/* The program is linked so that it asks here. */
int __real_getentropy (void *bytes, size_t length);
int __wrap_getentropy (void *bytes, size_t length);

static gboolean forbidden;

int
__wrap_getentropy (void *bytes, size_t length)
{
  if (!forbidden)
    return __real_getentropy (bytes, length);
  errno = ENOSYS;
  return -1;
}

static void
assert_no_two_alike (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (int i = 0; i < 100; i++)
    {
      char *secret = adj_secret_new ();

      g_assert_true (adj_secret_is_valid (secret));
      g_assert_true (g_hash_table_add (seen, secret));
    }
}

static void
test_drawn (void)
{
  assert_no_two_alike ();
}

/* In a sandbox without the system call it is drawn in another way. */
static void
test_forbidden (void)
{
  forbidden = TRUE;
  assert_no_two_alike ();
  forbidden = FALSE;
}

static void
test_valid (void)
{
  g_assert_true (adj_secret_is_valid ("0123456789abcdef0123456789abcdef"));
  g_assert_false (adj_secret_is_valid (""));
  g_assert_false (adj_secret_is_valid ("0123456789abcdef0123456789abcde"));
  g_assert_false (adj_secret_is_valid ("0123456789abcdef0123456789abcdef0"));
  g_assert_false (adj_secret_is_valid ("0123456789abcdef0123456789abcdeF"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/desk/secret/drawn", test_drawn);
  g_test_add_func ("/desk/secret/forbidden", test_forbidden);
  g_test_add_func ("/desk/secret/valid", test_valid);
  return g_test_run ();
}
