/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fuzz.h"

char *
fuzz_read (const char *path, gsize *length)
{
  g_autofree char *full = g_build_filename (ADJ_SOURCE_ROOT, path, NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (full, &text, length, &error);
  g_assert_no_error (error);
  return text;
}
