/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/library.h"
#include "staff/faces.h"

/* A column as the results tell it: "De 1; Dr 2–5; Ex 6". */
static char *
tell (const AdjRuleset *ruleset, int attacker, int defender)
{
  AdjFaces results[ADJ_N_RESULTS];
  guint n =
      adj_faces_by_result (ruleset, adj_ruleset_column (ruleset, attacker, defender), results);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *faces = adj_faces_to_string (results[i].faces);

      g_string_append_printf (text, "%s%s %s of %d", i > 0 ? "; " : "",
                              adj_combat_results[results[i].result], faces, results[i].n);
    }
  return g_string_free (text, FALSE);
}

/* Against the printed table. */
static void
test_results (void)
{
  static const struct
  {
    int attacker, defender;
    const char *results;
  } columns[] = {
    { 1, 5, "Ar 1–3 of 3; Ae 4–6 of 3" },
    { 1, 4, "Ar 1–4 of 4; Ae 5, 6 of 2" },
    { 1, 3, "Dr 1 of 1; Ar 2–5 of 4; Ae 6 of 1" },
    { 2, 1, "Dr 1–4 of 4; Ar 5, 6 of 2" },
    { 6, 1, "De 1–3 of 3; Dr 4, 5 of 2; Ex 6 of 1" },
  };
  g_autofree char *path = adj_library_find_ruleset ("blue-and-gray");
  g_autoptr (AdjProblems) problems = adj_problems_new (path);
  g_autoptr (AdjRuleset) ruleset = adj_ruleset_load (path, problems);

  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    {
      g_autofree char *results = tell (ruleset, columns[i].attacker, columns[i].defender);

      g_assert_cmpstr (results, ==, columns[i].results);
    }
}

static void
test_text (void)
{
  static const struct
  {
    guint faces;
    const char *text;
    int first;
  } sets[] = {
    { 0x01, "1", 1 },       { 0x20, "6", 6 },   { 0x03, "1, 2", 1 },
    { 0x15, "1, 3, 5", 1 }, { 0x3f, "1–6", 1 }, { 0x3a, "2, 4–6", 2 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (sets); i++)
    {
      g_autofree char *text = adj_faces_to_string (sets[i].faces);

      g_assert_cmpstr (text, ==, sets[i].text);
      g_assert_cmpint (adj_faces_first (sets[i].faces), ==, sets[i].first);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/faces/results", test_results);
  g_test_add_func ("/faces/text", test_text);
  return g_test_run ();
}
