/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>

#include "party.h"
#include "skirmish/file.h"
#include "skirmish/record-private.h"

/* What a file may have at most: its reader holds to the same ceilings as those who add to it. */

static AdjSkirmish *
read_text (const char *text, AdjProblems *problems)
{
  return adj_skirmish_parse (text, strlen (text), problems);
}

/* The text of a skirmish, whose last order comes to something else. */
static char *
with_effects (AdjSkirmish *self, const char *effects)
{
  static const char order[] = "order=\"note the last\"";
  g_autofree char *text = NULL;
  g_autofree char *head = NULL;
  char *last;

  play (self, "note the last");
  text = adj_skirmish_write (self, NULL);
  last = g_strrstr (text, order);
  g_assert_nonnull (last);
  head = g_strndup (text, (gsize) (last - text));
  return g_strconcat (head, order, " effects=\"", effects, "\"", last + strlen (order), NULL);
}

static void
assert_effects (AdjSkirmish *self, const char *effects, gboolean fits)
{
  g_autofree char *text = with_effects (self, effects);
  g_autoptr (AdjProblems) problems = adj_problems_new ("x");
  AdjSkirmish *again = read_text (text, problems);

  g_assert_true ((again != NULL) == fits);
  g_assert_true (adj_problems_has (problems, "skirmish-entry-does-not-fit") == !fits);
  g_clear_pointer (&again, adj_skirmish_free);
}

static void
test_figures (void)
{
  g_autoptr (AdjSkirmish) self = empty_skirmish ();

  play (self, "figure a knights good x99\nfigure b knights good x99\nfigure c knights good x99\n"
              "figure d knights good x2");
  assert_effects (self, "figure z z knights good - - -", TRUE);
  play (self, "figure e knights good");
  assert_effects (self, "figure z z knights good - - -", FALSE);
}

static void
test_cards (void)
{
  g_autoptr (AdjSkirmish) self = empty_skirmish ();

  play (self, "figure a knights good x62\nfigure b mob good");
  for (int i = 1; i <= 59; i++)
    {
      g_autofree char *line = g_strdup_printf ("card c%d knights a-%d : kill b", i, i);

      play (self, line);
    }
  assert_effects (self, "card z knights a-61 &quot;kill b&quot; -", TRUE);
  play (self, "card c60 knights a-60 : kill b");
  assert_effects (self, "card z knights a-61 &quot;kill b&quot; -", FALSE);
}

/* Is an order with so many more words refused for being too long? */
static gboolean
is_too_long (const char *order, const char *each, guint n, const char *because)
{
  g_autoptr (AdjSkirmish) self = party ();
  g_autoptr (GString) line = g_string_new (order);
  g_autofree char *answer = NULL;

  play (self, "figure a knights good x62\nbegin knights");
  for (guint i = 0; i < n; i++)
    g_string_append_printf (line, " %s%u", each, i + 1);
  answer = verdict (self, line->str);
  g_test_message ("%s", answer);
  return strstr (answer, because) != NULL;
}

/* Sixty figures, and sixty distances. */
static void
test_order (void)
{
  const char *figures = "an order names at most 60 figures";
  const char *distances = "an order says at most 60 distances";

  g_assert_false (is_too_long ("out", "a-", 60, figures));
  g_assert_true (is_too_long ("out", "a-", 61, figures));
  g_assert_false (is_too_long ("act gawain shoot at mob inches", "", 60, distances));
  g_assert_true (is_too_long ("act gawain shoot at mob inches", "", 61, distances));
}

/* As many entries as there can be, each as long as a note can be made within the file. */
static char *
full_text (guint n)
{
  g_autoptr (AdjSkirmish) self = empty_skirmish ();
  g_autofree char *note = g_strnfill (100, 'n');

  for (guint i = 0; i < n; i++)
    {
      AdjRecorded *entry = adj_recorded_new (ADJ_RECORDED_ORDER);

      entry->text = g_strconcat ("note ", note, NULL);
      g_assert_true (adj_skirmish_replay (self, entry));
    }
  return adj_skirmish_write (self, NULL);
}

static void
test_entries (void)
{
  g_autofree char *full = full_text (ADJ_SKIRMISH_ENTRIES);
  g_autofree char *more = full_text (ADJ_SKIRMISH_ENTRIES + 1);
  g_autoptr (AdjProblems) none = adj_problems_new ("full");
  g_autoptr (AdjProblems) problems = adj_problems_new ("more");
  g_autoptr (AdjSkirmish) read = read_text (full, none);

  g_assert_cmpuint (strlen (full), >, ADJ_SKIRMISH_BYTES / 2);
  g_assert_nonnull (read);
  g_assert_cmpuint (adj_problems_count (none), ==, 0);
  g_assert_cmpuint (adj_skirmish_get_entries (read)->len, ==, ADJ_SKIRMISH_ENTRIES);
  g_assert_null (read_text (more, problems));
  g_assert_true (adj_problems_has (problems, "form-too-many"));
}

/* A file that is longer is not read at all, whatever it has. */
static void
test_bytes (void)
{
  g_autoptr (AdjSkirmish) self = party ();
  g_autofree char *folder = g_dir_make_tmp ("adjutant-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "long.skirmish", NULL);
  gsize length;
  g_autofree char *text = adj_skirmish_write (self, &length);

  for (gsize most = ADJ_SKIRMISH_BYTES; most <= ADJ_SKIRMISH_BYTES + 1; most++)
    {
      gboolean fits = most == ADJ_SKIRMISH_BYTES;
      g_autofree char *blanks = g_strnfill (most - length, '\n');
      g_autofree char *whole = g_strconcat (text, blanks, NULL);
      g_autoptr (AdjProblems) problems = adj_problems_new (path);
      AdjSkirmish *read;

      g_assert_true (g_file_set_contents (path, whole, (gssize) most, NULL));
      read = adj_skirmish_load (path, problems);
      g_assert_true ((read != NULL) == fits);
      g_assert_true (adj_problems_has (problems, "file-too-large") == !fits);
      g_clear_pointer (&read, adj_skirmish_free);
    }
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/skirmish/ceilings/figures", test_figures);
  g_test_add_func ("/skirmish/ceilings/cards", test_cards);
  g_test_add_func ("/skirmish/ceilings/order", test_order);
  g_test_add_func ("/skirmish/ceilings/entries", test_entries);
  g_test_add_func ("/skirmish/ceilings/bytes", test_bytes);
  return g_test_run ();
}
