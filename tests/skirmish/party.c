/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "party.h"

#include "lloyd.h"

AdjSkirmish *
empty_skirmish (void)
{
  g_autoptr (AdjSkirmishRules) rules = lloyd ();

  return adj_skirmish_new (rules, 42);
}

void
play (AdjSkirmish *self, const char *lines)
{
  g_auto (GStrv) each = g_strsplit (lines, "\n", -1);

  for (int i = 0; each[i] != NULL; i++)
    {
      g_autoptr (GPtrArray) answers = adj_skirmish_submit (self, each[i], FALSE);

      for (guint j = 0; j < answers->len; j++)
        {
          const AdjSkirmishAnswer *answer = g_ptr_array_index (answers, j);

          if (!answer->recorded)
            g_test_message ("%s: %s", answer->typed, answer->error.text);
          g_assert_true (answer->recorded);
        }
    }
}

AdjSkirmish *
party (void)
{
  AdjSkirmish *self = empty_skirmish ();

  play (self, "figure gawain knights good leader heroic group court\n"
              "figure squire knights average group court\n"
              "figure kay knights good\n"
              "figure robin knights average bow\n"
              "figure black bandits excellent leader good\n"
              "figure mob bandits rubbish x3\n"
              "figure guy bandits average bow\n"
              "figure quarrel bandits poor crossbow\n"
              "card duel knights gawain squire : engage and kill black if the gate is open\n"
              "card fire bandits black : set fire to the barn of the court\n");
  return self;
}

char *
verdict (AdjSkirmish *self, const char *line)
{
  g_autoptr (GPtrArray) answers = adj_skirmish_submit (self, line, FALSE);
  const AdjSkirmishAnswer *answer;
  g_autoptr (GString) text = g_string_new (NULL);

  g_assert_cmpuint (answers->len, ==, 1);
  answer = g_ptr_array_index (answers, 0);
  adj_offences_print (answer->offences, text);
  if (answer->error.text != NULL)
    return g_strconcat ("impossible ", answer->error.text, NULL);
  if (text->len == 0)
    return g_strdup ("ok");
  return g_strconcat (answer->refused ? "refused " : "warned ", text->str, NULL);
}

char *
standing (const AdjSkirmish *self)
{
  const AdjSkirmishState *state = adj_skirmish_get_state (self);
  GString *text = g_string_new (state->holder >= 0 ? state->sides[state->holder] : "nobody");

  g_string_append_printf (text, " actions %d attempts %d counters %d %d", state->actions,
                          state->attempts, state->counters[0], state->counters[1]);
  g_string_append (text, state->open ? " open" : "");
  g_string_append (text, state->reacted ? " reacted" : "");
  g_string_append (text, state->fights ? " fights" : "");
  for (int i = 0; i < state->n_contacts; i++)
    g_string_append_printf (text, " %s-%s", state->miniatures[state->contacts[i].one].id,
                            state->miniatures[state->contacts[i].other].id);
  for (int i = 0; i < state->n_miniatures; i++)
    if (state->miniatures[i].out)
      g_string_append_printf (text, " out:%s", state->miniatures[i].id);
  for (int i = 0; i < state->n_cards; i++)
    if (state->cards[i].used)
      g_string_append_printf (text, " used:%s", state->cards[i].id);
  return g_string_free (text, FALSE);
}
