/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "foreign.h"
#include "lloyd.h"
#include "paper.h"
#include "party.h"
#include "sheets/skirmish-sheet.h"
#include "skirmish/eyes.h"

/* The papers of a skirmish. */

static AdjSheet *
sheet_of (AdjHandoutKind kind, const AdjSkirmish *skirmish, int eyes)
{
  AdjHandoutOptions options = { adj_paper_find ("a4"), eyes, "barn" };
  AdjSheet *sheet = adj_skirmish_sheet_new (kind, skirmish, &options);
  g_autofree char *fault = adj_sheet_fault (sheet);

  g_assert_cmpstr (fault, ==, NULL);
  return sheet;
}

static char *
words_of (AdjHandoutKind kind, const AdjSkirmish *skirmish, int eyes)
{
  g_autoptr (AdjSheet) sheet = sheet_of (kind, skirmish, eyes);

  return paper_words (sheet);
}

static void
assert_has (const char *text, const char *part)
{
  if (strstr (text, part) == NULL)
    g_test_message ("no '%s' in: %s", part, text);
  g_assert_nonnull (strstr (text, part));
}

static AdjSkirmish *
played (void)
{
  AdjSkirmish *self = party ();

  play (self,
        "begin bandits\nact guy shoot at court\nseize gawain by charge at black card duel die 12\n"
        "act robin shoot at black\nout guy\nseize black by melee die 2");
  return self;
}

/* ---- Cards ---- */

static void
test_cards (void)
{
  g_autoptr (AdjSkirmish) self = party ();
  g_autofree char *knights = words_of (ADJ_HANDOUT_CARDS, self, 0);
  g_autofree char *bandits = words_of (ADJ_HANDOUT_CARDS, self, 1);
  g_autofree char *neither = words_of (ADJ_HANDOUT_CARDS, self, ADJ_NO_INDEX);

  assert_has (knights, "duel · knights For gawain, squire Objective engage and kill black If the "
                       "gate is open");
  g_assert_null (strstr (knights, "barn of"));
  assert_has (bandits, "set fire to the barn of the court");
  g_assert_null (strstr (bandits, "engage"));
  g_assert_null (strstr (neither, "engage"));
  g_assert_null (strstr (neither, "set fire"));
}

/* Once it has been played a card is no secret, and is marked. */
static void
test_played_card (void)
{
  g_autoptr (AdjSkirmish) self = played ();
  g_autofree char *knights = words_of (ADJ_HANDOUT_CARDS, self, 0);
  g_autofree char *public = words_of (ADJ_HANDOUT_CARDS, self, ADJ_SKIRMISH_PUBLIC);

  assert_has (knights, "duel · knights · played");
  assert_has (public, "duel · knights · played");
}

/* Eight to a page, and what is left of it is blank. */
static void
test_pages_of_cards (void)
{
  g_autoptr (AdjSkirmish) self = empty_skirmish ();
  g_autoptr (AdjSheet) none = NULL;
  g_autoptr (AdjSheet) full = NULL;
  g_autoptr (AdjSheet) more = NULL;
  g_autofree char *text = NULL;

  play (self, "figure mob knights poor x10\nfigure guy bandits poor");
  none = sheet_of (ADJ_HANDOUT_CARDS, self, 0);
  for (int i = 1; i <= 8; i++)
    {
      g_autofree char *line = g_strdup_printf ("card c%d knights mob-%d : kill guy", i, i);

      play (self, line);
    }
  full = sheet_of (ADJ_HANDOUT_CARDS, self, 0);
  play (self, "card c9 knights mob-9 : kill guy");
  more = sheet_of (ADJ_HANDOUT_CARDS, self, 0);
  g_assert_cmpuint (adj_sheet_n_pages (none), ==, 1);
  g_assert_cmpuint (adj_sheet_n_pages (full), ==, 1);
  g_assert_cmpuint (adj_sheet_n_pages (more), ==, 2);
  text = paper_words (more);
  assert_has (text, "c8 · knights");
  assert_has (text, "c9 · knights");
}

/* The longest card there can be is all there to be read. */
static void
test_longest_card (void)
{
  g_autoptr (AdjSkirmish) self = empty_skirmish ();
  g_autoptr (GString) card = g_string_new ("card long knights");
  g_autofree char *text = NULL;

  play (self,
        "figure a-rather-long-name-of-a-whole-crowd knights poor x60\nfigure guy bandits poor");
  for (int i = 1; i <= 60; i++)
    g_string_append_printf (card, " a-rather-long-name-of-a-whole-crowd-%d", i);
  g_string_append (card, " : kill guy ");
  for (int i = 0; i < 20; i++)
    g_string_append (card, "again");
  g_string_append (card, " if ");
  for (int i = 0; i < 20; i++)
    g_string_append (card, "wanted");
  play (self, card->str);
  text = words_of (ADJ_HANDOUT_CARDS, self, 0);
  assert_has (text, "crowd 60");
  assert_has (text, "wantedwanted");
}

/* ---- Aid ---- */

/* On one side of one sheet: every quality, factor and row that is played by. */
static void
test_aid (void)
{
  g_autoptr (AdjSkirmish) self = party ();
  const AdjSkirmishRules *rules = adj_skirmish_get_rules (self);
  AdjHandoutOptions letter = { adj_paper_find ("letter"), ADJ_NO_INDEX, "barn" };
  g_autoptr (AdjSheet) american = NULL;
  g_autoptr (AdjSheet) sheet = NULL;
  g_autofree char *text = NULL;

  play (self, "setting into-sight-only=on");
  sheet = sheet_of (ADJ_HANDOUT_AID, self, ADJ_NO_INDEX);
  american = adj_skirmish_sheet_new (ADJ_HANDOUT_AID, self, &letter);
  g_assert_cmpuint (adj_sheet_n_pages (sheet), ==, 1);
  g_assert_cmpuint (adj_sheet_n_pages (american), ==, 1);
  text = paper_words (sheet);
  assert_has (text, "Sub-human 22 22 21 20 19 18");
  assert_has (text, "Demigods 16 16 15 14 13 12");
  for (int i = 0; i < ADJ_N_FACTORS; i++)
    assert_has (text, rules->factors[i].name);
  for (guint i = 0; i < rules->n_rows; i++)
    if (!g_str_equal (rules->rows[i].chapter, "sum") &&
        !g_str_equal (rules->rows[i].chapter, "tracker"))
      assert_has (text, rules->rows[i].id);
  assert_has (text, "on Only into sight seizes off A roll spends the counters");
}

/* A ruling that a setting takes back is none. */
static void
test_aid_ruling (void)
{
  g_autoptr (AdjSkirmish) self = empty_skirmish ();
  g_autofree char *before = words_of (ADJ_HANDOUT_AID, self, ADJ_NO_INDEX);
  g_autofree char *after = NULL;

  play (self, "setting may-pass=off");
  after = words_of (ADJ_HANDOUT_AID, self, ADJ_NO_INDEX);
  assert_has (before, "It may let its attempt pass");
  g_assert_null (strstr (after, "It may let its attempt pass"));
}

/* ---- Roster and record ---- */

static void
test_roster (void)
{
  g_autoptr (AdjSkirmish) self = played ();
  g_autoptr (AdjSheet) sheet = sheet_of (ADJ_HANDOUT_ROSTER, self, ADJ_NO_INDEX);
  g_autofree char *text = paper_words (sheet);

  g_assert_cmpuint (adj_sheet_n_pages (sheet), ==, 2);
  assert_has (text, "court gawain Good 18 Heroic +3 15 ☐");
  assert_has (text, "robin Average 19 Bow 19 ☐");
  assert_has (text, "guy Average 19 Bow 19 ☑");
  assert_has (text, "mob 1 Rubbish 21 – ☐");
}

static void
test_empty_roster (void)
{
  g_autoptr (AdjSkirmish) self = empty_skirmish ();
  g_autofree char *text = words_of (ADJ_HANDOUT_ROSTER, self, ADJ_NO_INDEX);

  assert_has (text, "No figure is on the table yet");
}

static void
test_record (void)
{
  g_autoptr (AdjSkirmish) self = played ();
  g_autofree char *text = words_of (ADJ_HANDOUT_RECORD, self, ADJ_SKIRMISH_PUBLIC);
  g_autofree char *own = words_of (ADJ_HANDOUT_RECORD, self, 1);

  assert_has (text,
              "Base rate 18 (L 3), Leadership +3 (L 4), Counters +2 (L 7), Order card +4 (L 9): "
              "9 is needed, a chance of 12/20");
  assert_has (text, "Initiative: knights 14 knights, action 2: robin: shoot, at black");
  assert_has (text, "An order card, face down");
  g_assert_null (strstr (text, "set fire"));
  assert_has (own, "set fire to the barn of the court");
}

/* ---- All of them ---- */

/* Skirmishes that differ only in what one side hides are one to the other side and to both. */
static void
test_leaks (void)
{
  g_autoptr (AdjSkirmish) one = party ();
  g_autoptr (AdjSkirmish) other = party ();
  static const char *const endings[] = { ".txt", ".html", ".pdf" };
  static const int eyes[] = { 0, ADJ_SKIRMISH_PUBLIC, ADJ_NO_INDEX };

  play (one, "card more bandits guy : shoot gawain if he laughs\nbegin knights\nact all march");
  play (other, "card raid bandits quarrel : plunder the court\nbegin knights\nact all march");
  for (int kind = 0; kind < ADJ_N_HANDOUTS; kind++)
    for (guint i = 0; i < G_N_ELEMENTS (eyes); i++)
      {
        g_autoptr (AdjSheet) first = sheet_of ((AdjHandoutKind) kind, one, eyes[i]);
        g_autoptr (AdjSheet) second = sheet_of ((AdjHandoutKind) kind, other, eyes[i]);

        for (guint j = 0; j < G_N_ELEMENTS (endings); j++)
          {
            gsize a_length;
            gsize b_length;
            g_autofree char *a = paper_bytes (first, endings[j], &a_length);
            g_autofree char *b = paper_bytes (second, endings[j], &b_length);

            g_assert_cmpmem (a, a_length, b, b_length);
          }
      }
}

/* Whatever is not translated stays in Latin letters. */
static void
test_translated (void)
{
  g_autoptr (AdjSkirmish) self = empty_skirmish ();
  g_autoptr (GRegex) latin = g_regex_new ("[A-Za-z]{3,}", 0, 0, NULL);

  play (self, "figure 1 7 good leader heroic bow\nfigure 2 8 poor\ncontact 1 2\nbegin 8\n"
              "act 2 shoot at 1\nseize 1 by melee reach die 2\nround\nreact 1 flee\nout 2");
  foreign_speak (FOREIGN_GREEK);
  for (int kind = 0; kind < ADJ_N_HANDOUTS; kind++)
    {
      AdjHandoutOptions options = { adj_paper_find ("a4"), 0, "1" };
      g_autoptr (AdjSheet) sheet = adj_skirmish_sheet_new ((AdjHandoutKind) kind, self, &options);
      g_autofree char *text = paper_words (sheet);
      g_autoptr (GMatchInfo) found = NULL;

      if (g_regex_match (latin, text, 0, &found))
        {
          g_test_message ("%d: %s in %s", kind, g_match_info_fetch (found, 0), text);
          g_test_fail ();
        }
    }
  foreign_speak (FOREIGN_NONE);
}

static void
test_names (void)
{
  g_assert_cmpint (adj_skirmish_sheet_find ("aid"), ==, ADJ_HANDOUT_AID);
  g_assert_cmpint (adj_skirmish_sheet_find ("map"), ==, -1);
  for (int kind = 0; kind < ADJ_N_HANDOUTS; kind++)
    {
      AdjHandoutKind one = (AdjHandoutKind) kind;

      g_assert_cmpint (adj_skirmish_sheet_find (adj_skirmish_sheet_name (one)), ==, kind);
      g_assert_cmpuint (strlen (adj_skirmish_sheet_heading (one)), >, 0);
      g_assert_cmpuint (strlen (adj_skirmish_sheet_about (one)), >, 0);
    }
  g_assert_true (adj_skirmish_sheet_has_cards (ADJ_HANDOUT_RECORD));
  g_assert_false (adj_skirmish_sheet_has_cards (ADJ_HANDOUT_AID));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sheets/skirmish/cards", test_cards);
  g_test_add_func ("/sheets/skirmish/played-card", test_played_card);
  g_test_add_func ("/sheets/skirmish/pages-of-cards", test_pages_of_cards);
  g_test_add_func ("/sheets/skirmish/longest-card", test_longest_card);
  g_test_add_func ("/sheets/skirmish/aid", test_aid);
  g_test_add_func ("/sheets/skirmish/aid-ruling", test_aid_ruling);
  g_test_add_func ("/sheets/skirmish/roster", test_roster);
  g_test_add_func ("/sheets/skirmish/empty-roster", test_empty_roster);
  g_test_add_func ("/sheets/skirmish/record", test_record);
  g_test_add_func ("/sheets/skirmish/leaks", test_leaks);
  g_test_add_func ("/sheets/skirmish/translated", test_translated);
  g_test_add_func ("/sheets/skirmish/names", test_names);
  return g_test_run ();
}
