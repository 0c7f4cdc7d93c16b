/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "any-line.h"
#include "fixture.h"

#include <string.h>

#include "record/game-private.h"
#include "record/save.h"
#include "script.h"
#include "table/unit.h"

/* Played, saved, opened, equal: with every battle and ruleset there is, of games in which
 * everything that can be recorded comes up by lot, at every moment; and of every effect and finding
 * with the greatest figures it can have. Fixed seeds. */

/* ---- Lines by lot ---- */

#define ACTS 120
#define GAMES 2
#define LOOK_EVERY 9

typedef struct
{
  Lots lots;
  const AdjBook *book;
  Script *script; /* a lawful game, so that there are battles and choices; NULL of a battle whose
                   charts nobody has typed in */
  guint next;
  gboolean verbs[ADJ_N_VERBS]; /* that have been recorded */
  gboolean kinds[ADJ_N_ENTRY_KINDS];
} Opened;

/* The next order of the lawful game, or any other. */
static char *
some_line (Opened *self)
{
  if (self->script != NULL && self->next < self->script->orders->len &&
      lots_pick (&self->lots, 3) > 0)
    return g_strdup (script_order (self->script, self->next++)->line);
  return any_line (self->book, &self->lots);
}

/* ---- Playing ---- */

static AdjCorrection *
some_correction (AdjGame *game, Opened *self)
{
  guint number = 1 + lots_pick (&self->lots, adj_game_get_play (game)->entries->len);
  g_autofree char *order = some_line (self);

  return any_correction (game, self->book, &self->lots, number, order);
}

static void
correct (AdjGame *game, Opened *self)
{
  g_autoptr (AdjCorrection) correction = some_correction (game, self);

  if (correction->entry != NULL)
    g_assert_true (adj_game_accept (game, correction));
}

static void
act (AdjGame *game, Opened *self)
{
  guint lot = lots_pick (&self->lots, 12);
  g_autofree char *line = NULL;

  if (lot == 0)
    adj_game_undo (game);
  else if (lot == 1)
    adj_game_redo (game);
  else if (lot == 2)
    correct (game, self);
  else
    {
      line = some_line (self);
      g_ptr_array_unref (adj_game_submit (game, line, TRUE));
    }
}

/* ---- Opening ---- */

static AdjGame *
opened (const char *text, gsize length)
{
  g_autoptr (AdjProblems) problems = adj_problems_new ("game");
  g_autoptr (GArray) differing = g_array_new (FALSE, FALSE, sizeof (guint));
  AdjGame *game = adj_game_parse (text, length, problems, differing);

  for (guint i = 0; i < adj_problems_count (problems); i++)
    g_test_message ("%d: %s", adj_problems_get (problems, i)->line,
                    adj_problems_get (problems, i)->text);
  g_assert_nonnull (game);
  g_assert_cmpuint (differing->len, ==, 0);
  return game;
}

/* Entries, table and book; and what it is held to be long is what it is. Each entry's hash has
 * been compared with the table at its moment, so that all beginnings are equal with the whole. */
static void
assert_opens (AdjGame *game)
{
  gsize length;
  g_autofree char *text = adj_game_write (game, &length);
  g_autoptr (AdjGame) again = opened (text, length);
  const AdjPlay *play = adj_game_get_play (game);
  g_autofree char *book = adj_scenario_write (adj_game_get_book (game)->scenario, NULL);
  g_autofree char *same = adj_scenario_write (adj_game_get_book (again)->scenario, NULL);
  g_autofree char *written = adj_game_write (again, NULL);

  g_assert_true (adj_table_equal (adj_game_get_table (game), adj_game_get_table (again)));
  g_assert_cmpuint (adj_game_get_play (again)->entries->len, ==, play->entries->len);
  for (guint i = 1; i <= play->entries->len; i++)
    fixture_same_entry (adj_play_entry (play, i), adj_play_entry (adj_game_get_play (again), i));
  g_assert_cmpstr (book, ==, same);
  g_assert_cmpstr (written, ==, text);
  g_assert_cmpuint (adj_game_get_length (again), ==, length);
  g_assert_cmpint (adj_game_get_dice_thrown (again), ==, adj_game_get_dice_thrown (game));
  if (play->entries->len > 0)
    {
      /* the secret of the aliases comes to the game, not to an entry, when it is first needed */
      g_assert_cmpuint (length, >=, adj_game_get_length (game));
      g_assert_cmpuint (length - adj_game_get_length (game), <, 100);
    }
}

/* All that was done can be taken back in both. */
static void
assert_goes_back (AdjGame *game)
{
  gsize length;
  g_autofree char *text = adj_game_write (game, &length);
  g_autoptr (AdjGame) again = opened (text, length);

  while (adj_game_undo (game))
    {
      g_assert_true (adj_game_undo (again));
      g_assert_true (adj_table_equal (adj_game_get_table (game), adj_game_get_table (again)));
    }
  g_assert_false (adj_game_undo (again));
  assert_opens (game);
}

/* The part cut off behind an entry is the game as it was then. */
static void
assert_beginnings_open (AdjGame *game)
{
  gsize length;
  g_autofree char *text = adj_game_write (game, &length);
  const AdjPlay *play = adj_game_get_play (game);
  guint n = 0;

  for (const char *p = strstr (text, "  <entry "); p != NULL; p = strstr (p + 1, "  <entry "), n++)
    {
      g_autofree char *part = g_strndup (text, (gsize) (p - text));
      g_autofree char *whole = g_strconcat (part, "</game>", NULL);
      g_autoptr (AdjGame) again = opened (whole, strlen (whole));

      g_assert_cmpuint (adj_game_get_play (again)->entries->len, ==, n);
      if (n > 0)
        g_assert_cmpuint (adj_play_entry (adj_game_get_play (again), n)->hash, ==,
                          adj_play_entry (play, n)->hash);
    }
  g_assert_cmpuint (n, ==, play->entries->len);
}

static void
note_what_came_up (AdjGame *game, Opened *self)
{
  const AdjPlay *play = adj_game_get_play (game);

  for (guint i = 1; i <= play->entries->len; i++)
    {
      const AdjEntry *entry = adj_play_entry (play, i);

      self->kinds[entry->kind] = TRUE;
      for (int verb = 0; entry->text != NULL && verb < ADJ_N_VERBS; verb++)
        if (g_str_has_prefix (entry->text, adj_verb_name ((AdjVerb) verb)))
          self->verbs[verb] = TRUE;
    }
}

static void
play_game (Opened *self, guint64 seed)
{
  g_autoptr (Script) script = adj_scenario_complete (self->book->scenario)
                                  ? script_new ((AdjBook *) self->book, seed)
                                  : NULL;
  g_autoptr (AdjGame) game = adj_game_new ((AdjBook *) self->book, seed);

  self->script = script;
  self->next = 0;
  for (int i = 0; i < ACTS; i++)
    {
      act (game, self);
      if (i % LOOK_EVERY == 0)
        assert_opens (game);
    }
  assert_opens (game);
  note_what_came_up (game, self);
  if (self->book->n_hexes < 100) /* the others are too slow for it */
    assert_beginnings_open (game);
  assert_goes_back (game);
}

/* A game as it was written before effects told what ends with them, what they cross and what a
 * dummy passes for comes to the same, and is judged the same. */
static void
assert_opens_as_of_old (AdjGame *game)
{
  g_autoptr (GRegex) named = g_regex_new (" (crossed|ends|arm)=-?[0-9]+", 0, 0, NULL);
  gsize length;
  g_autofree char *text = adj_game_write (game, &length);
  g_autofree char *old = g_regex_replace_literal (named, text, (gssize) length, 0, "", 0, NULL);
  g_autoptr (AdjGame) again = opened (old, strlen (old));
  g_autofree char *written = adj_game_write (again, NULL);
  g_autoptr (GArray) before = adj_game_judge_again (game);
  g_autoptr (GArray) after = adj_game_judge_again (again);

  g_assert_cmpuint (strlen (old), <, length);
  g_assert_true (adj_table_equal (adj_game_get_table (again), adj_game_get_table (game)));
  g_assert_cmpstr (written, ==, old);
  g_assert_cmpuint (after->len, ==, before->len);
}

/* A whole lawful game, with what does not disturb it in between. */
static void
play_along (Opened *self, Script *script)
{
  static const char *const harmless[] = { "note t", "bookmark t", "waive BG 5.13", "mirror full" };
  g_autoptr (AdjGame) game = adj_game_new ((AdjBook *) self->book, 1);

  for (guint i = 0; i < script->orders->len; i++)
    {
      g_autofree char *aside = any_line_of (
          self->book, &self->lots, harmless[lots_pick (&self->lots, G_N_ELEMENTS (harmless))]);

      fixture_play (game, script_order (script, i)->line, script_order (script, i)->standing);
      if (i % 7 == 0)
        g_assert_true (adj_game_undo (game) && adj_game_redo (game));
      if (i % 11 == 0)
        g_ptr_array_unref (adj_game_submit (game, aside, TRUE));
      if (i % 50 == 0)
        assert_opens (game);
    }
  assert_opens (game);
  assert_opens_as_of_old (game);
  note_what_came_up (game, self);
}

/* A night that both plot, up to its end, and back. */
static void
play_a_plotted_night (Opened *self)
{
  static const struct
  {
    AdjEyes eyes;
    const char *line;
  } played[] = {
    { ADJ_EYES_ALL, "option variable-initiative; option night-plots; place c1 0504" },
    { ADJ_EYES_ALL, "next!; next!; next!; next!" },
    { ADJ_EYES_FIRST, "plot u2 s; plot ug s; plot u2 . s" },
    { ADJ_EYES_SECOND, "plot c2 s" },
    { ADJ_EYES_FIRST, "seal union" },
    { ADJ_EYES_SECOND, "seal confederate" },
    { ADJ_EYES_ALL, "next; reveal" },
    { ADJ_EYES_ALL, "segment; segment; next" },
  };
  g_autoptr (AdjGame) game = fixture_both ();

  for (guint i = 0; i < G_N_ELEMENTS (played); i++)
    {
      guint before = adj_game_get_play (game)->entries->len;

      adj_game_set_eyes (game, played[i].eyes);
      g_ptr_array_unref (adj_game_submit (game, played[i].line, FALSE));
      if (strstr (played[i].line, "plot u") == NULL && strstr (played[i].line, "plot c") == NULL)
        g_assert_cmpuint (adj_game_get_play (game)->entries->len, >, before);
      assert_opens (game);
    }
  note_what_came_up (game, self);
  assert_beginnings_open (game);
  adj_game_set_eyes (game, ADJ_EYES_ALL);
  assert_goes_back (game);
}

/* What only the revised rules have: markers on units, breastworks, results in the players' words.
 */
static void
play_by_revised_rules (Opened *self)
{
  static const char *const lines[] = {
    "status wilder routed shaken; status wilder rally",
    "mark 1318 building; move 3/1/xiv 1619",
    "next!; rally wilder die 4 result R2; status wilder routed=no",
    "attack 1620 from 3/1/xiv die 5 result DR2; retreat smith 1721; undo",
    "next!; next!; next!; mark 1318 breastworks; status wilder shaken=no",
    "status wilder disrupted; victory confederate",
  };
  g_autoptr (AdjBook) book = fixture_revised_book ();
  g_autoptr (AdjGame) game = adj_game_new (book, 21);

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      guint before = adj_game_get_play (game)->entries->len;

      g_ptr_array_unref (adj_game_submit (game, lines[i], FALSE));
      g_assert_cmpuint (adj_game_get_play (game)->entries->len, >=, before + 2);
      assert_opens (game);
    }
  note_what_came_up (game, self);
  assert_beginnings_open (game);
  assert_goes_back (game);
}

/* A hex that both make for by day, thrown for twice, and back. */
static void
play_a_dispute (Opened *self)
{
  static const char *const lines[] = {
    "place c1 0502; next!",
    "plot u1 0402; plot c1 0402; segment",
    "contest 0402 union 4 confederate 4",
    "contest 0402 union 5 confederate 2; next",
  };
  g_autoptr (AdjGame) game = fixture_both ();

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_ptr_array_unref (adj_game_submit (game, lines[i], FALSE));
      assert_opens (game);
    }
  g_assert_cmpint (adj_game_get_table (game)->turn, ==, 2);
  note_what_came_up (game, self);
  assert_beginnings_open (game);
  assert_goes_back (game);
}

static void
assert_all_came_up (const Opened *self)
{
  for (int kind = 0; kind < ADJ_N_ENTRY_KINDS; kind++)
    g_assert_true (self->kinds[kind]);
  for (int verb = 0; verb < ADJ_N_VERBS; verb++)
    if (!self->verbs[verb])
      {
        g_test_message ("%s did not come up", adj_verb_name ((AdjVerb) verb));
        g_test_fail ();
      }
}

static void
test_played (void)
{
  g_autoptr (GPtrArray) books = fixture_every_book ();
  Opened opened = { .lots.seed = 15 };

  for (guint i = 0; i < books->len; i++)
    {
      opened.book = g_ptr_array_index (books, i);
      for (guint64 game = 0; game < GAMES; game++)
        play_game (&opened, 1 + 6 * game);
    }
  opened.book = fixture_book ();
  for (guint64 seed = 2; seed <= 8; seed += 2)
    {
      g_autoptr (Script) script = script_new_with_options (fixture_book (), seed);

      play_along (&opened, script);
    }
  play_a_plotted_night (&opened);
  play_by_revised_rules (&opened);
  play_a_dispute (&opened);
  assert_all_came_up (&opened);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/opened/played", test_played);
  return g_test_run ();
}
