/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fuzz.h"

#include <string.h>

#include "book/chart-line.h"
#include "draft.h"

/* What is typed into the charts of a small battle, line by line. */

static const char *const seeds[] = { "tests/fuzz/seeds/map.charts", "tests/fuzz/seeds/terms.charts",
                                     "tests/fuzz/seeds/units.charts", NULL };

/* What is refused says why and changes nothing; what is taken is one change. */
static gboolean
type_line (AdjDraft *draft, const char *line)
{
  g_autofree char *before = g_strdup (adj_draft_get_text (draft, NULL));

  if (!adj_draft_chart (draft, line))
    {
      g_assert_nonnull (adj_draft_get_refusal (draft));
      g_assert_true (g_str_equal (adj_draft_get_text (draft, NULL), before));
      return FALSE;
    }
  fuzz_read_back (draft);
  if (!g_str_equal (adj_draft_get_text (draft, NULL), before))
    {
      g_assert_true (adj_draft_undo (draft));
      g_assert_true (g_str_equal (adj_draft_get_text (draft, NULL), before));
      g_assert_true (adj_draft_redo (draft));
    }
  return TRUE;
}

static gboolean
try_bytes (const char *bytes, gsize length)
{
  g_autoptr (AdjDraft) draft = fuzz_new_draft ();
  gboolean sound = TRUE;
  const char *end;

  for (const char *line = bytes; line < bytes + length; line = end + 1)
    {
      g_autofree char *typed = NULL;

      end = memchr (line, '\n', length - (gsize) (line - bytes));
      if (end == NULL)
        end = bytes + length;
      typed = g_strndup (line, (gsize) (end - line));
      sound &= type_line (draft, typed);
    }
  return sound;
}

const FuzzTarget fuzz_target = { try_bytes, seeds };
