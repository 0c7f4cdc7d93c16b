/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/tracing.h"

#include <string.h>

/* Which picture lies under the grid, and how, in its file. */

static AdjTracing *
small_tracing (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "small.tracing", NULL);
  g_autoptr (AdjProblems) problems = adj_problems_new (path);
  AdjTracing *tracing = adj_tracing_load (path, problems);

  g_assert_cmpuint (adj_problems_count (problems), ==, 0);
  g_assert_nonnull (tracing);
  return tracing;
}

/* Written and read back it is the same text. */
static void
test_round_trip (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "small.tracing", NULL);
  g_autoptr (AdjTracing) tracing = small_tracing ();
  g_autofree char *written = adj_tracing_write (tracing, NULL);
  g_autofree char *text = NULL;

  g_assert_cmpstr (tracing->picture, ==, "file:///maps/small.jpeg");
  g_assert_cmpint (tracing->width, ==, 1200);
  g_assert_cmpuint (tracing->n_references, ==, 5);
  g_assert_cmpint (tracing->references[4].hex, ==, 303);
  g_assert_cmpfloat (tracing->references[4].at.y, ==, 446);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (written, ==, text);
}

/* One that says nothing yet can be written and read too, and a point beyond the picture comes back
 * inside what a file may say. */
static void
test_edges (void)
{
  g_autoptr (AdjTracing) nothing = adj_tracing_new ();
  g_autoptr (AdjProblems) problems = adj_problems_new ("nothing");
  g_autofree char *text = adj_tracing_write (nothing, NULL);
  g_autoptr (AdjTracing) again = adj_tracing_parse (text, strlen (text), problems);

  g_assert_nonnull (again);
  g_assert_null (again->picture);
  again->references[0] = (AdjReference){ 101, { -40.2, 1e9 } };
  again->n_references = 1;
  {
    g_autofree char *far = adj_tracing_write (again, NULL);
    g_autoptr (AdjTracing) read = adj_tracing_parse (far, strlen (far), problems);

    g_assert_nonnull (read);
    g_assert_cmpfloat (read->references[0].at.x, ==, 1);
    g_assert_cmpfloat (read->references[0].at.y, ==, 20000);
  }
}

static void
test_bad (void)
{
  static const char *const texts[] = {
    "",
    "not a tracing",
    "<tracing xmlns=\"urn:adjutant:tracing\" version=\"2\"/>",
    "<tracing xmlns=\"urn:adjutant:tracing\" version=\"1\" width=\"0\"/>",
    "<tracing xmlns=\"urn:adjutant:tracing\" version=\"1\" width=\"30000\"/>",
    "<tracing xmlns=\"urn:adjutant:tracing\" version=\"1\" grid-faded=\"100\"/>",
    "<tracing xmlns=\"urn:adjutant:tracing\" version=\"1\"><reference hex=\"101\" x=\"1\" "
    "y=\"1\"/></tracing>",
    "<tracing xmlns=\"urn:adjutant:tracing\" version=\"1\"><reference hex=\"0101\" "
    "x=\"1.5\" y=\"1\"/></tracing>",
    "<tracing xmlns=\"urn:adjutant:tracing\" version=\"1\"><reference hex=\"0101\"/></tracing>",
    "<!DOCTYPE tracing><tracing xmlns=\"urn:adjutant:tracing\" version=\"1\"/>",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (AdjProblems) problems = adj_problems_new ("bad");

      g_test_message ("%s", texts[i]);
      g_assert_null (adj_tracing_parse (texts[i], strlen (texts[i]), problems));
      g_assert_cmpuint (adj_problems_count (problems), >, 0);
    }
}

/* So many and no more. */
static void
test_ceiling (void)
{
  for (guint n = ADJ_MAX_REFERENCES; n <= ADJ_MAX_REFERENCES + 1; n++)
    {
      g_autoptr (GString) text =
          g_string_new ("<tracing xmlns=\"urn:adjutant:tracing\" version=\"1\">");
      g_autoptr (AdjProblems) problems = adj_problems_new ("many");
      g_autoptr (AdjTracing) tracing = NULL;

      for (guint i = 1; i <= n; i++)
        g_string_append_printf (text, "<reference hex=\"01%02u\" x=\"1\" y=\"1\"/>", i);
      g_string_append (text, "</tracing>");
      tracing = adj_tracing_parse (text->str, text->len, problems);
      g_assert_true ((tracing != NULL) == (n == ADJ_MAX_REFERENCES));
    }
}

static void
test_path (void)
{
  g_autofree char *own = adj_tracing_path ("/charts/antietam-own.scenario.xml");
  g_autofree char *other = adj_tracing_path ("map.xml");

  g_assert_cmpstr (own, ==, "/charts/antietam-own.tracing");
  g_assert_cmpstr (other, ==, "map.xml.tracing");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tracing/round-trip", test_round_trip);
  g_test_add_func ("/tracing/edges", test_edges);
  g_test_add_func ("/tracing/bad", test_bad);
  g_test_add_func ("/tracing/ceiling", test_ceiling);
  g_test_add_func ("/tracing/path", test_path);
  return g_test_run ();
}
