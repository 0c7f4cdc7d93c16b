/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "played.h"
#include "staff/march-case.h"
#include "staff/phase-end.h"
#include "staff/table-prompt.h"
#include "tests/record/fixture.h"

/* A march by plot as it is looked at: tests/book/both.scenario.xml by night (E N.9). */

/* Before the first segment of the night, with U1 and C1 on their way to each other, and U2 to pass
 * behind. */
static AdjGame *
begin (void)
{
  AdjGame *game = fixture_both ();

  played_on (game, "option variable-initiative; option night-plots; next!; next; next!; next");
  played_on (game, "next!; place u1 0101; place c1 0105; place c2 0605; place u2 0501");
  played_on (game, "place ug off; plot u1 0102; plot c1 0104 0103; plot u2 . 0502");
  return game;
}

static AdjMarchCase *
look (AdjGame *game, int segments_back)
{
  return adj_march_case_new (game, adj_game_get_play (game)->steps->len - (guint) segments_back,
                             ADJ_EYES_ALL);
}

static void
assert_stop (AdjGame *game, const AdjMarchCase *march, const char *unit, const char *text)
{
  const AdjMarchStop *stop = adj_march_case_stop (march, played_unit (game, unit));

  g_assert_cmpstr (stop != NULL ? stop->text : NULL, ==, text);
}

static void
test_before (void)
{
  g_autoptr (AdjGame) game = begin ();
  g_autoptr (AdjMarchCase) march = look (game, 0);
  g_autofree char *segment = adj_march_say_segment (march);
  AdjView view = played_view (game);
  g_autofree char *next = adj_phase_end_next (&view, adj_game_get_field (game));
  g_autofree char *brief = adj_phase_end_next_short (&view, adj_game_get_field (game));

  g_assert_true (march->lasts && march->now && march->goes_on);
  g_assert_cmpint (march->marched, ==, 0);
  g_assert_cmpuint (march->after[0], ==, adj_game_get_play (game)->steps->len);
  g_assert_cmpstr (segment, ==, "Before the first segment");
  g_assert_cmpstr (next, ==, "March segment 1");
  g_assert_cmpstr (brief, ==, "→ Segment 1");
  g_assert_cmpint (adj_phase_end_order (&view).verb, ==, ADJ_VERB_SEGMENT);
}

/* Segment after segment: who stops, who met the enemy, and where it can be looked at. */
static void
test_marched (void)
{
  g_autoptr (AdjGame) game = begin ();
  g_autoptr (AdjMarchCase) first = NULL;
  g_autoptr (AdjMarchCase) second = NULL;
  g_autoptr (AdjMarchCase) back = NULL;
  g_autofree char *contacts = NULL;

  played_on (game, "segment");
  first = look (game, 0);
  contacts = adj_march_say_contacts (first);
  g_assert_cmpuint (first->stops->len, ==, 2);
  assert_stop (game, first, "u1",
               "U1 stops in 0102, segment 1: its zone and an enemy's overlap now");
  assert_stop (game, first, "u2", NULL);
  g_assert_cmpstr (contacts, ==, "2 units have met the enemy in it");
  played_on (game, "segment");
  second = look (game, 0);
  g_assert_cmpint (second->marched, ==, 2);
  g_assert_cmpuint (second->contacts, ==, 0);
  assert_stop (game, second, "u2", "U2 stops in 0502, segment 2: its plot ends");
  g_assert_false (second->goes_on);
  back = look (game, 1);
  g_assert_cmpint (back->marched, ==, 1);
  g_assert_cmpint (back->known, ==, 2);
  g_assert_false (back->now);
  g_assert_cmpuint (back->after[2], ==, back->after[1] + 1);
  g_assert_cmpuint (back->stops->len, ==, 2);
}

/* It is told of until the Game-Turn after it is over. */
static void
test_after (void)
{
  g_autoptr (AdjGame) game = begin ();
  g_autoptr (AdjMarchCase) march = NULL;
  g_autoptr (AdjGame) other = fixture_both ();

  played_on (game, "next; initiative union 6 confederate 1");
  march = look (game, 0);
  g_assert_nonnull (march);
  g_assert_false (march->lasts || march->goes_on);
  g_assert_cmpint (march->known, ==, 6);
  g_assert_cmpuint (march->stops->len, ==, 3);
  g_assert_null (adj_march_case_new (other, 0, ADJ_EYES_ALL));
}

/* Table mode: one key a segment, with what came of the last. */
static void
test_table (void)
{
  g_autoptr (AdjGame) game = begin ();
  const AdjPicks picks = { 0 };
  AdjTableMoment moment = { .game = game, .picks = &picks };

  for (int segment = 0; segment < 3; segment++)
    {
      g_autoptr (AdjTablePrompt) prompt = NULL;

      moment.view = played_view (game);
      moment.field = adj_game_get_field (game);
      prompt = adj_table_prompt_new (&moment);
      g_test_message ("%s | %s | %s", prompt->headline, prompt->detail, prompt->next);
      if (segment == 0)
        g_assert_cmpstr (prompt->headline, ==, "Before the first segment");
      if (segment == 1)
        {
          g_assert_cmpstr (prompt->headline, ==,
                           "Segment 1 of 6\n2 units have met the enemy in it");
          g_assert_nonnull (strstr (prompt->detail, "C1 stops in 0104"));
          g_assert_cmpstr (prompt->next, ==, "March segment 2");
        }
      if (segment == 2)
        {
          g_assert_cmpstr (prompt->headline, ==, "Segment 2 of 6");
          g_assert_cmpstr (prompt->detail, ==, "U2 stops in 0502, segment 2: its plot ends");
          g_assert_cmpint (prompt->go_on.verb, ==, ADJ_VERB_NEXT);
          return;
        }
      g_assert_cmpint (prompt->go_on.verb, ==, ADJ_VERB_SEGMENT);
      played_on (game, "segment");
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/staff/march case/before", test_before);
  g_test_add_func ("/staff/march case/marched", test_marched);
  g_test_add_func ("/staff/march case/after", test_after);
  g_test_add_func ("/staff/march case/table", test_table);
  return g_test_run ();
}
