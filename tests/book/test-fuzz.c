/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>

#include "book/library.h"
#include "book/lint.h"

/* Shipped files damaged at random: each gives a book or a problem, never a crash, and a GLib
 * critical would end the program. */

#define SEED 18630920

typedef struct
{
  GRand *dice;
  GString *text;
} Damage;

static gsize
choose (Damage *self, gsize count)
{
  return (gsize) g_rand_int_range (self->dice, 0, (gint32) MAX (count, 1));
}

static void
change_byte (Damage *self)
{
  self->text->str[choose (self, self->text->len)] = (char) choose (self, 256);
}

static void
change_letter (Damage *self)
{
  static const char letters[] = "0123456789abcxyz-/ <>\"'&=;";

  self->text->str[choose (self, self->text->len)] = letters[choose (self, strlen (letters))];
}

static void
cut_off (Damage *self)
{
  g_string_truncate (self->text, choose (self, self->text->len) + 1);
}

static void
take_out (Damage *self)
{
  gsize start = choose (self, self->text->len);
  gsize length = choose (self, 200);

  g_string_erase (self->text, (gssize) start, (gssize) MIN (length, self->text->len - start));
}

static void
repeat (Damage *self)
{
  gsize start = choose (self, self->text->len);
  gsize length = choose (self, 500);
  g_autofree char *piece = g_strndup (self->text->str + start, length);

  g_string_insert (self->text, (gssize) choose (self, self->text->len), piece);
}

/* The place of a quoted value picked at random; FALSE if none lies behind. */
static gboolean
find_value (Damage *self, gsize *start, gsize *length)
{
  const char *text = self->text->str;
  const char *open = strstr (text + choose (self, self->text->len), "=\"");
  const char *close = open != NULL ? strchr (open + 2, '"') : NULL;

  if (close == NULL)
    return FALSE;
  *start = (gsize) (open + 2 - text);
  *length = (gsize) (close - open - 2);
  return TRUE;
}

/* Well formed all the same: what is behind the form gets its share. */
static void
swap_values (Damage *self)
{
  gsize from;
  gsize from_length;
  gsize to;
  gsize to_length;
  g_autofree char *value = NULL;

  if (!find_value (self, &from, &from_length) || !find_value (self, &to, &to_length))
    return;
  value = g_strndup (self->text->str + from, from_length);
  g_string_erase (self->text, (gssize) to, (gssize) to_length);
  g_string_insert (self->text, (gssize) to, value);
}

static void
damage (Damage *self, gboolean gently)
{
  static void (*const ways[]) (Damage *) = {
    swap_values, change_letter, change_byte, take_out, repeat, cut_off,
  };

  for (gsize n = 1 + choose (self, 4); n > 0 && self->text->len > 0; n--)
    ways[gently ? 0 : choose (self, G_N_ELEMENTS (ways))](self);
}

/* ---- Reading ---- */

static void
test_scenario (gconstpointer data)
{
  g_autoptr (GRand) dice = g_rand_new_with_seed (SEED);
  g_autofree char *folder = g_dir_make_tmp ("adjutant-fuzz-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "some.scenario.xml", NULL);
  g_autofree char *original = adj_library_find_scenario (data);
  g_autofree char *text = NULL;
  gsize length;
  guint read = 0;

  g_assert_true (g_file_get_contents (original, &text, &length, NULL));
  for (int i = 0; i < 120; i++)
    {
      g_autoptr (GString) damaged = g_string_new_len (text, (gssize) length);
      Damage how = { dice, damaged };
      g_autoptr (AdjLoaded) loaded = NULL;

      damage (&how, i % 2 == 0);
      g_assert_true (g_file_set_contents (path, damaged->str, (gssize) damaged->len, NULL));
      loaded = adj_library_load (path);
      g_assert_true ((loaded->book != NULL) == adj_problems_usable (loaded->problems));
      if (loaded->book != NULL)
        adj_lint (loaded->book, loaded->problems);
      read += loaded->book != NULL;
    }
  g_assert_cmpuint (read, >, 0);
  g_assert_cmpuint (read, <, 110);
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static void
test_ruleset (void)
{
  g_autoptr (GRand) dice = g_rand_new_with_seed (SEED);
  g_autofree char *path = adj_library_find_ruleset ("blue-and-gray");
  g_autofree char *text = NULL;
  gsize length;
  guint read = 0;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  for (int i = 0; i < 600; i++)
    {
      g_autoptr (GString) damaged = g_string_new_len (text, (gssize) length);
      g_autoptr (AdjProblems) problems = adj_problems_new (path);
      g_autoptr (AdjRuleset) ruleset = NULL;
      Damage how = { dice, damaged };

      damage (&how, i % 2 == 0);
      ruleset = adj_ruleset_parse (damaged->str, damaged->len, problems);
      g_assert_true ((ruleset != NULL) == adj_problems_usable (problems));
      read += ruleset != NULL;
    }
  g_assert_cmpuint (read, >, 0);
  g_assert_cmpuint (read, <, 500);
}

/* A scenario read with a ruleset that is in order but not what its author thought of. */
static void
test_odd_ruleset (void)
{
  g_autoptr (GRand) dice = g_rand_new_with_seed (SEED);
  g_autofree char *scenario_path = g_test_build_filename (G_TEST_DIST, "small.scenario.xml", NULL);
  g_autofree char *ruleset_path = g_test_build_filename (G_TEST_DIST, "small.ruleset.xml", NULL);
  g_autofree char *scenario_text = NULL;
  g_autofree char *text = NULL;
  gsize scenario_length;
  gsize length;
  guint read = 0;

  g_assert_true (g_file_get_contents (scenario_path, &scenario_text, &scenario_length, NULL));
  g_assert_true (g_file_get_contents (ruleset_path, &text, &length, NULL));
  for (int i = 0; i < 1500; i++)
    {
      g_autoptr (GString) damaged = g_string_new_len (text, (gssize) length);
      g_autoptr (AdjProblems) problems = adj_problems_new (ruleset_path);
      g_autoptr (AdjRuleset) ruleset = NULL;
      g_autoptr (AdjScenario) scenario = NULL;
      g_autoptr (AdjBook) book = NULL;
      Damage how = { dice, damaged };

      damage (&how, i % 4 != 0);
      ruleset = adj_ruleset_parse (damaged->str, damaged->len, problems);
      if (ruleset == NULL)
        continue;
      scenario = adj_scenario_parse (scenario_text, scenario_length, ruleset, problems);
      g_assert_true ((scenario != NULL) == adj_problems_usable (problems));
      if (scenario == NULL)
        continue;
      book = adj_book_new (scenario);
      adj_lint (book, problems);
      read++;
    }
  g_assert_cmpuint (read, >, 0);
}

int
main (int argc, char **argv)
{
  static const char *const scenarios[] = { "antietam",    "cemetery-hill",  "chattanooga",
                                           "chickamauga", "fredericksburg", "hooker-and-lee",
                                           "shiloh",      "wilderness" };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (scenarios); i++)
    {
      g_autofree char *name = g_strconcat ("/fuzz/", scenarios[i], NULL);

      g_test_add_data_func (name, scenarios[i], test_scenario);
    }
  g_test_add_func ("/fuzz/ruleset", test_ruleset);
  g_test_add_func ("/fuzz/odd-ruleset", test_odd_ruleset);
  return g_test_run ();
}
