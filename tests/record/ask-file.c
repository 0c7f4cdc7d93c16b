/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ask.h"

#include <string.h>

#include "record/save.h"

/* ---- The file of a game ---- */

/* The words of the XML library are its own, and not the same in each of its versions. */
static void
say_problem (Asked *self, const AdjProblem *problem)
{
  if (strstr (problem->text, "well-formed XML") != NULL)
    ask_say (self, "not XML\n");
  else
    ask_say (self, "line %d: %s\n", problem->line, problem->text);
}

static void
say_opened (Asked *self, const char *text, gsize length, const char *written)
{
  g_autoptr (AdjProblems) problems = adj_problems_new ("game");
  g_autoptr (GArray) differing = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (AdjGame) again = adj_game_parse (text, length, problems, differing);

  for (guint i = 0; i < adj_problems_count (problems); i++)
    say_problem (self, adj_problems_get (problems, i));
  for (guint i = 0; i < differing->len; i++)
    ask_say (self, "differs %u\n", g_array_index (differing, guint, i));
  if (again != NULL)
    {
      g_autofree char *same = adj_game_write (again, NULL);

      ask_say (self, "opens at %016" G_GINT64_MODIFIER "x, the same %d\n",
               adj_digest_of (self->digest, adj_game_get_table (again)),
               g_str_equal (same, written));
    }
}

/* Somebody has changed a digit of an entry, or a letter, or taken a line out. */
static void
say_torn (Asked *self, const char *text)
{
  g_autoptr (GString) torn = g_string_new (text);
  gsize entries = (gsize) (g_strrstr (text, "]]>") - text); /* behind the book */
  gsize at = entries + lots_pick (self->lots, 10000) * (torn->len - entries) / 10000;
  gsize end = strcspn (torn->str + at, "\n");

  switch (lots_pick (self->lots, 3))
    {
    case 0:
      g_string_erase (torn, (gssize) at, (gssize) end);
      break;
    case 1:
      torn->str[at] = 'a';
      break;
    default:
      at += strcspn (torn->str + at, "0123456789");
      if (at < torn->len)
        torn->str[at] = torn->str[at] == '1' ? '2' : '1';
      break;
    }
  say_opened (self, torn->str, torn->len, text);
}

#define TORN 4    /* times */
#define SHORT 250 /* entries of a game that is opened so often */

void
ask_file (Asked *self)
{
  gsize length;
  g_autofree char *text = adj_game_write (self->game, &length);

  say_opened (self, text, length, text);
  for (int i = 0; i < TORN && adj_game_get_play (self->game)->entries->len < SHORT; i++)
    say_torn (self, text);
}

/* ---- Judging again ---- */

void
ask_review (Asked *self)
{
  g_autoptr (GArray) differences = adj_game_judge_again (self->game);

  for (guint i = 0; i < differences->len; i++)
    {
      const AdjConsequence *consequence = &g_array_index (differences, AdjConsequence, i);

      ask_say (self, "%u %u\n", consequence->number, consequence->kind);
      if (consequence->today != NULL)
        ask_outcome (self, consequence->today);
    }
}
