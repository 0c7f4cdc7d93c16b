/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "book/compare.h"
#include "book/draft-fields.h"
#include "book/draft-strokes.h"
#include "book/scenario-form.h"
#include "books.h"

/* A battle compared with the print, row by row. */

static gboolean
is_done (const AdjDraft *draft, const char *subject)
{
  const AdjScenario *scenario = adj_draft_get_scenario (draft);
  AdjCompareRow row;

  g_assert_true (adj_compare_find (scenario, subject, &row));
  return adj_compare_is_done (scenario, &row);
}

static gboolean
compare (AdjDraft *draft, const char *subject)
{
  AdjCompareRow row;

  g_assert_true (adj_compare_find (adj_draft_get_scenario (draft), subject, &row));
  return adj_draft_compare (draft, &row);
}

/* Every row has a name, and is found by it. */
static void
test_subjects (void)
{
  g_autoptr (AdjBook) book = small_book ();
  g_autoptr (GArray) rows = adj_compare_rows (book->scenario);
  AdjCompareRow none;

  g_assert_cmpuint (rows->len, ==, 30 + 12 + 8 + 10 + 5 + 2 + 2 + 3 + 1 + 2 + 1);
  for (guint i = 0; i < rows->len; i++)
    {
      const AdjCompareRow *row = &g_array_index (rows, AdjCompareRow, i);
      g_autofree char *subject = adj_compare_subject (book->scenario, row);
      AdjCompareRow found;

      g_assert_true (adj_compare_find (book->scenario, subject, &found));
      g_assert_cmpstr (found.element, ==, row->element);
      g_assert_cmpuint (found.place, ==, row->place);
    }
  g_assert_false (adj_compare_find (book->scenario, "nobody", &none));
}

/* Whatever the format lets be marked is compared: the battle and its map as their rows, and a
 * hexside with its hexes. */
static void
test_all_that_is_marked (void)
{
  static const char *const whole[] = { "scenario", "map", "hexside", NULL };
  g_autoptr (AdjBook) book = small_book ();
  g_autoptr (GArray) rows = adj_compare_rows (book->scenario);

  for (const AdjXmlElement *element = adj_scenario_format.elements; element->name != NULL;
       element++)
    {
      guint n = 0;

      for (guint i = 0; i < rows->len; i++)
        n += g_str_equal (g_array_index (rows, AdjCompareRow, i).element, element->name) ? 1 : 0;
      g_test_message ("%s: %u", element->name, n);
      g_assert_true ((n > 0) == (adj_draft_find_attribute (element->name, "check") != NULL &&
                                 !g_strv_contains (whole, element->name)));
    }
}

/* The hex has what lies on its sides with it, and a side is of both its hexes. */
static void
test_hex (void)
{
  g_autoptr (AdjDraft) draft = small_draft ();

  g_assert_true (compare (draft, "0305"));
  g_assert_true (is_done (draft, "0305"));
  g_assert_null (adj_scenario_hexside (adj_draft_get_scenario (draft), 305, 404)->marks.check);
  g_assert_true (compare (draft, "0404"));
  g_assert_true (is_done (draft, "0404"));
  /* a new creek on one side of it was typed by the owner as well */
  g_assert_true (adj_draft_set_side (draft, (AdjHexPair){ 404, 504 }, 1));
  g_assert_true (is_done (draft, "0404"));
  g_assert_true (adj_draft_doubt_side (draft, (AdjHexPair){ 304, 404 }, "Look again."));
  g_assert_false (is_done (draft, "0404"));
  g_assert_true (is_done (draft, "0305"));

  g_assert_false (compare (draft, "0604"));
  g_assert_nonnull (strstr (adj_draft_get_refusal (draft), "0604"));
}

/* It goes on where it stopped: what is compared is passed over, also after the file was closed. */
static void
test_resumes (void)
{
  g_autoptr (AdjDraft) draft = small_draft ();
  g_autoptr (GArray) rows = adj_compare_rows (adj_draft_get_scenario (draft));
  g_autoptr (AdjDraft) later = NULL;

  g_assert_cmpuint (adj_compare_next (adj_draft_get_scenario (draft), rows, 0), ==, 0);
  g_assert_true (compare (draft, "0101"));
  g_assert_true (compare (draft, "0102"));
  g_assert_true (compare (draft, "smith"));
  later = adj_draft_new (adj_draft_get_scenario (draft));
  g_assert_cmpuint (adj_compare_next (adj_draft_get_scenario (later), rows, 0), ==, 2);
  g_assert_true (is_done (later, "smith"));
  g_assert_false (is_done (later, "jones"));
}

/* All of it can be gone through to the end. */
static void
test_to_the_end (void)
{
  g_autoptr (AdjDraft) draft = small_draft ();
  g_autoptr (GArray) rows = NULL;
  guint next = 0;

  g_assert_true (adj_draft_stroke (draft, (const AdjHexId[]){ 604 }, 1, 0));
  rows = adj_compare_rows (adj_draft_get_scenario (draft));
  while ((next = adj_compare_next (adj_draft_get_scenario (draft), rows, next)) < rows->len)
    g_assert_true (adj_draft_compare (draft, &g_array_index (rows, AdjCompareRow, next)));
  g_assert_null (strstr (adj_draft_get_text (draft, NULL), "check=\"The letter"));
  while (adj_draft_undo (draft))
    ;
  g_assert_nonnull (strstr (adj_draft_get_text (draft, NULL), "check=\"The letter"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/compare/subjects", test_subjects);
  g_test_add_func ("/compare/all-that-is-marked", test_all_that_is_marked);
  g_test_add_func ("/compare/hex", test_hex);
  g_test_add_func ("/compare/resumes", test_resumes);
  g_test_add_func ("/compare/to-the-end", test_to_the_end);
  return g_test_run ();
}
