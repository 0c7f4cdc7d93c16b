/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bad-disk.h"

#include <signal.h>
#include <string.h>

GString *
cut_off (const GString *file, const AdjPortion *portion, gsize bytes, gboolean extended)
{
  GString *cut = g_string_new_len (file->str, (gssize) file->len);
  gsize place = file->len - portion->end;

  while (cut->len < place + (extended ? portion->length : bytes))
    g_string_append_c (cut, '\0');
  memcpy (cut->str + place, portion->text, bytes);
  return cut;
}

void
leave_room (rlim_t bytes)
{
  struct rlimit limit;

  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  limit.rlim_cur = MIN (bytes, limit.rlim_max);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}
