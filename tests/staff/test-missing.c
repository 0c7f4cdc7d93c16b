/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/missing.h"

#include <string.h>

#include "book/chart-line.h"
#include "book/library.h"

/* What is not known though nothing says so any more: the list of what is missing tells it all, so
 * that a battle is complete when the list is empty, and not before. */

static AdjDraft *
new_draft (const char *battle)
{
  g_autofree char *path = adj_library_find_scenario (battle);
  g_autoptr (AdjLoaded) loaded = adj_library_load (path);
  AdjDraft *draft;

  g_assert_nonnull (loaded->book);
  draft = adj_draft_new (loaded->book->scenario);
  while (adj_draft_get_scenario (draft)->unknowns->len > 0)
    g_assert_true (adj_draft_settle (draft, 0));
  return draft;
}

/* All of it, a line each: "map: ...". */
static char *
tell (const AdjDraft *draft, AdjHexId *first)
{
  g_autoptr (GString) told = g_string_new (NULL);

  *first = ADJ_HEX_NONE;
  for (int what = 0; adj_unknown_things[what] != NULL; what++)
    {
      AdjHexId at;
      g_autofree char *text =
          adj_missing_say_unsaid (adj_draft_get_scenario (draft), (AdjUnknownThing) what, &at);

      if (text != NULL)
        g_string_append_printf (told, "%s: %s\n", adj_unknown_things[what], text);
      if (at != ADJ_HEX_NONE)
        *first = at;
    }
  g_assert_cmpint (told->len == 0, ==,
                   adj_scenario_complete (adj_draft_get_scenario (draft)) ||
                       adj_draft_get_scenario (draft)->unknowns->len > 0);
  return g_string_free (g_steal_pointer (&told), FALSE);
}

static void
assert_told (AdjDraft *draft, const char *line, const char *told, AdjHexId at)
{
  AdjHexId first;
  g_autofree char *now = NULL;

  g_test_message ("%s", line);
  g_assert_true (adj_draft_chart (draft, line));
  now = tell (draft, &first);
  g_assert_cmpstr (now, ==, told);
  g_assert_cmpint (first, ==, at);
}

/* Each thing by itself, taken back again. */
static void
test_one (void)
{
  static const struct
  {
    const char *line;
    const char *told;
    AdjHexId at;
  } things[] = {
    { "0203 0204 terrain=unknown", "map: The terrain of 2 hexes is not known.\n", 203 },
    { "map assumed=shifted", "map: Its size or the way its hexes lie is still assumed.\n",
      ADJ_HEX_NONE },
    { "turns 0", "turns: How many Game-Turns there are is not known.\n", ADJ_HEX_NONE },
    { "battle first-player=", "first-player: Who is the first player is not known.\n",
      ADJ_HEX_NONE },
    { "alden strength=", "strengths: The strength of 1 unit is not known.\n", ADJ_HEX_NONE },
    { "alden hex=", "set-up: 1 unit neither stands in a hex nor arrives in one.\n", ADJ_HEX_NONE },
    { "unknown 1 what=map text=Doubts", "", ADJ_HEX_NONE },
  };
  g_autoptr (AdjDraft) draft = new_draft ("first-battle");

  for (guint i = 0; i < G_N_ELEMENTS (things); i++)
    {
      assert_told (draft, things[i].line, things[i].told, things[i].at);
      g_assert_true (adj_draft_undo (draft));
    }
}

/* A gap that is written down speaks for what is missing of it. */
static void
test_written_down (void)
{
  g_autoptr (AdjDraft) draft = new_draft ("first-battle");

  assert_told (draft, "alden hex=", "set-up: 1 unit neither stands in a hex nor arrives in one.\n",
               ADJ_HEX_NONE);
  assert_told (draft, "unknown 1 what=arrivals text=When.", "", ADJ_HEX_NONE);
}

/* A frame whose gaps are all ticked off. */
static void
test_frame (void)
{
  g_autoptr (AdjDraft) draft = new_draft ("shiloh");

  assert_told (draft, "0101 terrain=clear", "map: The terrain of 119 hexes is not known.\n", 102);
  assert_told (draft, "rest terrain=clear",
               "map: Its size or the way its hexes lie is still assumed.\n", ADJ_HEX_NONE);
  assert_told (draft, "map assumed=", "", ADJ_HEX_NONE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/missing/one", test_one);
  g_test_add_func ("/missing/written-down", test_written_down);
  g_test_add_func ("/missing/frame", test_frame);
  return g_test_run ();
}
