/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "chart-work.h"

#include <string.h>

void
chart (AdjDraft *draft, const char *line)
{
  gboolean done = adj_draft_chart (draft, line);

  g_test_message ("%s: %s", line, done ? "" : adj_draft_get_refusal (draft));
  g_assert_true (done);
}

void
chart_has (const AdjDraft *draft, const char *there)
{
  g_test_message ("%s in %s", there, adj_draft_get_text (draft, NULL));
  g_assert_nonnull (strstr (adj_draft_get_text (draft, NULL), there));
}

void
chart_has_not (const AdjDraft *draft, const char *there)
{
  g_assert_null (strstr (adj_draft_get_text (draft, NULL), there));
}
