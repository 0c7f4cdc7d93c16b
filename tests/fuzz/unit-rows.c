/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fuzz.h"

#include "book/unit-rows.h"
#include "draft.h"

/* Rows of a spreadsheet pasted into the units of a small battle. */

static const char *const seeds[] = { "tests/fuzz/seeds/units.rows", "tests/fuzz/seeds/few.rows",
                                     NULL };

/* Each row that is not taken is named with its reason, in order; the others are one change. */
static gboolean
try_bytes (const char *bytes, gsize length)
{
  g_autoptr (AdjDraft) draft = fuzz_new_draft ();
  g_autofree char *before = g_strdup (adj_draft_get_text (draft, NULL));
  guint n_taken = 0;
  g_autoptr (GArray) refused = adj_draft_paste_units (draft, bytes, &n_taken);

  for (guint i = 0; i < refused->len; i++)
    {
      const AdjRefusedRow *row = &g_array_index (refused, AdjRefusedRow, i);

      g_assert_nonnull (row->reason);
      g_assert_cmpuint (row->row, >=,
                        i > 0 ? g_array_index (refused, AdjRefusedRow, i - 1).row : 1);
    }
  fuzz_read_back (draft);
  if (adj_draft_undo (draft))
    g_assert_cmpuint (n_taken, >, 0);
  g_assert_true (g_str_equal (adj_draft_get_text (draft, NULL), before));
  return refused->len == 0;
}

const FuzzTarget fuzz_target = { try_bytes, seeds };
