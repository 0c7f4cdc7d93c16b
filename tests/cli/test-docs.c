/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>

#include "ask.h"

/* docs/orders.md, docs/skirmish.md and docs/first-battle.md are true: every line of their order and
 * skirmish blocks is really run, "> " as orders and "$ " as a command line, and answers what stands
 * under it; every example of the table of orders can be read. */

typedef struct
{
  char *folder;
  const char *name; /* of the file, on the page */
  char *game;
} Desk;

static char *
page_of_docs (const char *name)
{
  g_autofree char *path = data_file (name);
  char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

static void
desk_clear (Desk *self)
{
  static const char *const ends[] = { "", "~" };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autofree char *path = g_strconcat (self->game, ends[i], NULL);

      g_unlink (path);
    }
}

static void
desk_new_game (Desk *self)
{
  g_autoptr (Answer) answer = NULL;

  desk_clear (self);
  answer = ask ("new", "chickamauga", "-o", self->game, NULL);
  assert_said (answer, 0);
}

static Desk
desk_open (const char *name)
{
  Desk self = { .folder = g_dir_make_tmp ("adjutant-docs-XXXXXX", NULL), .name = name };

  g_assert_nonnull (self.folder);
  self.game = g_build_filename (self.folder, name, NULL);
  return self;
}

static void
desk_close (Desk *self)
{
  g_autofree char *lock_name = g_strconcat (".", self->name, ".lock", NULL);
  g_autofree char *lock = g_build_filename (self->folder, lock_name, NULL);

  desk_clear (self);
  g_unlink (lock);
  g_assert_cmpint (g_rmdir (self->folder), ==, 0);
  g_free (self->folder);
  g_free (self->game);
}

/* The answer to a line of the page. */
static Answer *
run_line (const Desk *desk, const char *line)
{
  g_auto (GStrv) words = NULL;

  if (g_str_has_prefix (line, "> ") && g_str_has_suffix (desk->name, ".skirmish"))
    return ask ("skirmish", "play", desk->game, line + 2, NULL);
  if (g_str_has_prefix (line, "> "))
    return ask ("play", desk->game, "--say", line + 2, NULL);
  g_assert_true (g_shell_parse_argv (line + 2, NULL, &words, NULL));
  g_assert_cmpstr (words[0], ==, "adjutant-cli");
  for (guint i = 0; words[i] != NULL; i++)
    if (g_str_equal (words[i], desk->name))
      {
        g_free (words[i]);
        words[i] = g_strdup (desk->game);
      }
  return ask_in_locale ("C", (const char *const *) words + 1);
}

static gboolean
is_input (const char *line)
{
  return g_str_has_prefix (line, "> ") || g_str_has_prefix (line, "$ ");
}

/* Runs the block that begins at lines[at]; returns how many inputs it had. */
static guint
run_block (const Desk *desk, char **lines, guint at)
{
  guint n = 0;

  while (!g_str_equal (lines[at], "```"))
    {
      g_autoptr (Answer) answer = NULL;
      g_autoptr (GString) shown = g_string_new (NULL);

      g_assert_true (is_input (lines[at]));
      g_test_message ("%s", lines[at]);
      answer = run_line (desk, lines[at++]);
      while (!is_input (lines[at]) && !g_str_equal (lines[at], "```"))
        g_string_append_printf (shown, "%s\n", lines[at++]);
      g_assert_cmpstr (answer->err, ==, "");
      g_assert_cmpstr (answer->out, ==, shown->str);
      n++;
    }
  return n;
}

static void
test_blocks (void)
{
  g_autofree char *page = page_of_docs ("../docs/orders.md");
  g_auto (GStrv) lines = g_strsplit (page, "\n", -1);
  Desk desk = desk_open ("my.adjutant");
  guint n = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (!g_str_has_prefix (lines[i], "```order"))
        continue;
      if (g_str_has_suffix (lines[i], " new"))
        desk_new_game (&desk);
      n += run_block (&desk, lines, i + 1);
    }
  desk_close (&desk);
  g_assert_cmpuint (n, >=, 35);
}

/* Read, whatever is thought of it: an order that cannot be read has a sentence in place of the
 * findings. An attack may be preceded by an implied next. */
static void
assert_is_order (Desk *desk, const char *order)
{
  g_autoptr (Answer) answer = NULL;
  g_auto (GStrv) lines = NULL;
  g_auto (GStrv) fields = NULL;

  desk_new_game (desk);
  answer = ask ("play", desk->game, order, NULL);
  lines = g_strsplit (g_strchomp (answer->out), "\n", -1);
  fields = g_strsplit (lines[g_strv_length (lines) - 1], "\t", -1);
  g_assert_cmpuint (g_strv_length (fields), ==, 4);
  if (g_str_equal (fields[0], "impossible"))
    g_assert_true (g_str_has_prefix (fields[2], "- "));
}

/* The table of orders: | `verb` | `short` | `example` | ... */
static void
test_examples (void)
{
  g_autofree char *page = page_of_docs ("../docs/orders.md");
  g_autoptr (GRegex) row = g_regex_new ("^\\| `([a-z]+)` \\| (?:`([a-z])`)? ?\\| `([^`]+)` \\|",
                                        G_REGEX_MULTILINE, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  Desk desk = desk_open ("my.adjutant");
  guint n = 0;

  g_regex_match (row, page, 0, &match);
  for (; g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *verb = g_match_info_fetch (match, 1);
      g_autofree char *brief = g_match_info_fetch (match, 2);
      g_autofree char *example = g_match_info_fetch (match, 3);
      g_auto (GStrv) words = g_strsplit (example, " ", 2);

      g_test_message ("%s", example);
      g_assert_cmpstr (words[0], ==, *brief != '\0' ? brief : verb);
      assert_is_order (&desk, example);
      n++;
    }
  desk_close (&desk);
  g_assert_cmpuint (n, ==, 38); /* every verb there is */
}

/* ---- --say ---- */

static void
test_say_refuses (void)
{
  g_autoptr (Answer) units = ask ("show", "chickamauga", "units", "--say", NULL);
  g_autoptr (Answer) victory = ask ("show", "chickamauga", "victory", "--say", NULL);

  assert_refused (units, 2, "--say");
  assert_said (victory, 0);
  g_assert_true (g_str_has_prefix (victory->out, "Turn 1, Union, Movement\n"));
}

/* A strict game says how an order is forced, and what is not done is answered with 1. */
static void
test_say_strict (void)
{
  Desk desk = desk_open ("my.adjutant");
  g_autoptr (Answer) refused = NULL;
  g_autoptr (Answer) forced = NULL;
  g_autoptr (Answer) nothing = NULL;

  desk_new_game (&desk);
  refused = ask ("play", desk.game, "--strict", "--say", "move wilder 0712", NULL);
  assert_said (refused, 1);
  g_assert_true (g_str_has_prefix (refused->out, "Not done: move wilder 0712\n  Warning: "));
  g_assert_nonnull (strstr (refused->out, "end the order with !"));
  forced = ask ("play", desk.game, "--say", "move wilder 0712!", NULL);
  assert_said (forced, 0);
  g_assert_true (g_str_has_prefix (forced->out, "Wilder moves 1022-"));
  nothing = ask ("play", desk.game, "--say", "redo", NULL);
  assert_said (nothing, 1);
  g_assert_cmpstr (nothing->out, ==, "redo: there is nothing to do again\n");
  desk_close (&desk);
}

static void
test_skirmish (void)
{
  g_autofree char *page = page_of_docs ("../docs/skirmish.md");
  g_auto (GStrv) lines = g_strsplit (page, "\n", -1);
  Desk desk = desk_open ("barn.skirmish");
  g_autoptr (Answer) begun = ask ("skirmish", "new", desk.game, NULL);
  guint n = 0;

  assert_said (begun, 0);
  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_equal (lines[i], "```skirmish"))
      n += run_block (&desk, lines, i + 1);
  desk_close (&desk);
  g_assert_cmpuint (n, >=, 25);
}

/* ---- The first battle ---- */

/* Played as the page of a language has it, from its beginning to the sheets for the table. */
static void
test_first_battle (gconstpointer page)
{
  static const char *const papers[] = { "turn-5.pdf", "counters.pdf", "map.pdf", "cards.pdf",
                                        "track.pdf" };
  g_autofree char *text = page_of_docs (page);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autofree char *here = g_get_current_dir ();
  Desk desk = desk_open ("first.adjutant");
  guint n = 0;

  g_free (desk.game);
  desk.game = g_strdup (desk.name); /* as somebody has it who sits in that folder */
  g_assert_cmpint (g_chdir (desk.folder), ==, 0);
  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_equal (lines[i], "```order"))
      n += run_block (&desk, lines, i + 1);
  for (guint i = 0; i < G_N_ELEMENTS (papers); i++)
    g_assert_cmpint (g_unlink (papers[i]), ==, 0);
  desk_close (&desk);
  g_assert_cmpint (g_chdir (here), ==, 0);
  g_assert_cmpuint (n, ==, 76);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/docs/blocks", test_blocks);
  g_test_add_func ("/docs/skirmish", test_skirmish);
  g_test_add_data_func ("/docs/first-battle", "../docs/first-battle.md", test_first_battle);
  g_test_add_data_func ("/docs/first-battle/de", "../docs/de/first-battle.md", test_first_battle);
  g_test_add_data_func ("/docs/first-battle/fr", "../docs/fr/first-battle.md", test_first_battle);
  g_test_add_func ("/docs/examples", test_examples);
  g_test_add_func ("/docs/say-refuses", test_say_refuses);
  g_test_add_func ("/docs/say-strict", test_say_strict);
  return g_test_run ();
}
