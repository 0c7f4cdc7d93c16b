/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "skirmish/complete.h"

#include <string.h>

#include "party.h"

/* The offers behind a line, a blank between. */
static char *
offers (AdjSkirmish *self, int eyes, const char *line)
{
  g_autoptr (AdjCompletions) found = adj_skirmish_complete (
      adj_skirmish_get_state (self), adj_skirmish_get_rules (self), eyes, line, strlen (line));
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < found->n; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "", found->texts[i]);
  return g_string_free (text, FALSE);
}

static void
test_offers (void)
{
  static const char *const cases[][2] = {
    { "se", "seize setting" },
    { "act black march; pa", "pass part" },
    { "un", "undo" },
    { "figure x ", "knights bandits" },
    { "figure x knights a", "average" },
    { "figure x knights good ", "leader group bow sling javelin crossbow handgun" },
    { "figure x knights good leader ", "useless adequate good heroic inspired" },
    { "figure x knights good group ", "court mob" },
    { "card x knights g", "gawain" },
    { "card x knights gawain ", "squire kay robin" },
    { "act ", "all black mob mob-1 mob-2 mob-3 guy quarrel" },
    { "act black s", "shoot" },
    { "act black melee ", "at to card inches moving" },
    { "act black melee at k", "kay" },
    { "seize ", "gawain squire kay robin" },
    { "seize kay ", "by" },
    { "seize kay by a", "appear" },
    { "seize kay by charge ", "at card reach unseen melee free die roll factors" },
    { "react r", "robin" },
    { "react robin ", "court gawain squire kay shoot engage flee" },
    { "contact kay bl", "black" },
    { "back ", "" },
    { "begin b", "bandits" },
    { "setting m", "may-pass" },
    { "note ", "" },
    { "dance ", "" },
  };
  g_autoptr (AdjSkirmish) self = party ();

  play (self, "begin bandits");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *found = offers (self, ADJ_NO_INDEX, cases[i][0]);

      g_test_message ("%s", cases[i][0]);
      g_assert_cmpstr (found, ==, cases[i][1]);
    }
}

/* A card is offered to its side's eyes, until it is used; who is out is offered to come back. */
static void
test_eyes (void)
{
  g_autoptr (AdjSkirmish) self = party ();
  static const struct
  {
    int eyes;
    const char *found;
  } cases[] = { { 0, "duel" }, { 1, "fire" }, { ADJ_NO_INDEX, "duel fire" } };

  play (self, "begin bandits\nout kay");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *found = offers (self, cases[i].eyes, "seize gawain by charge card ");

      g_assert_cmpstr (found, ==, cases[i].found);
    }
  {
    g_autofree char *back = offers (self, ADJ_NO_INDEX, "back ");

    g_assert_cmpstr (back, ==, "kay");
  }
}

/* Whatever is offered can be typed: the line with it has no fault at that word. */
static void
test_taken (void)
{
  static const char *const lines[] = { "act ",     "seize ", "seize kay by ", "react ",
                                       "contact ", "out ",   "begin ",        "setting " };
  g_autoptr (AdjSkirmish) self = party ();
  g_autoptr (GStringChunk) strings = g_string_chunk_new (256);

  play (self, "begin bandits");
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autofree char *found = offers (self, ADJ_NO_INDEX, lines[i]);
      g_auto (GStrv) each = g_strsplit (found, " ", -1);

      for (int j = 0; each[j] != NULL; j++)
        {
          g_autofree char *line = g_strconcat (lines[i], each[j], NULL);
          g_autofree AdjSaid *said = g_new0 (AdjSaid, 1);
          g_auto (AdjOrderError) error = { 0 };

          if (!adj_said_parse (adj_skirmish_get_state (self), adj_skirmish_get_rules (self),
                               ADJ_NO_INDEX, strings, line, said, &error))
            g_assert_cmpuint (error.start, >=, strlen (line));
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/complete/offers", test_offers);
  g_test_add_func ("/complete/eyes", test_eyes);
  g_test_add_func ("/complete/taken", test_taken);
  return g_test_run ();
}
