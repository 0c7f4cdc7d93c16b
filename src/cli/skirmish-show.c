/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/skirmish-show.h"

#include <string.h>

#include "cli/say.h"
#include "skirmish/eyes.h"
#include "skirmish/sentence.h"
#include "skirmish/tell.h"

static const char *
on_off (gboolean on)
{
  return on ? "on" : "off";
}

static void
show_state (const AdjSkirmish *skirmish, int eyes)
{
  const AdjSkirmishState *state = adj_skirmish_get_state (skirmish);

  for (int i = 0; i < state->n_sides; i++)
    g_print ("counters\t%s\t%d\n", state->sides[i], state->counters[i]);
  g_print ("initiative\t%s\n", state->holder >= 0 ? state->sides[state->holder] : "-");
  g_print ("actions\t%d\n", state->actions);
  g_print ("attempts\t%d\n", state->attempts);
  g_print ("attempt\t%s\n", state->open ? "open" : "-");
  g_print ("acted\t%s\t%s\n", state->actors ?: "-", state->moved ? "moved" : "-");
  g_print ("shot-at\t%s\n", state->targets ?: "-");
  g_print ("reaction\t%s\n", state->reacted ? "used" : "-");
  g_print ("fights\t%s\n", state->fights ? "due" : "-");
  for (int i = 0; i < state->n_contacts; i++)
    g_print ("contact\t%s\t%s\n", state->miniatures[state->contacts[i].one].id,
             state->miniatures[state->contacts[i].other].id);
  for (int i = 0; i < ADJ_N_SWITCHES; i++)
    g_print ("setting\t%s\t%s\n", adj_switch_ids[i], on_off (state->switches[i]));
}

static void
show_figures (const AdjSkirmish *skirmish, int eyes)
{
  const AdjSkirmishState *state = adj_skirmish_get_state (skirmish);
  const AdjSkirmishRules *rules = adj_skirmish_get_rules (skirmish);

  for (int i = 0; i < state->n_miniatures; i++)
    {
      const AdjMiniature *figure = &state->miniatures[i];

      g_print ("figure\t%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\n", figure->id, state->sides[figure->side],
               rules->qualities[figure->quality].id,
               figure->leader >= 0 ? rules->leaderships[figure->leader].id : "-",
               figure->missile >= 0 ? rules->missiles[figure->missile].id : "-",
               figure->group ?: "-", figure->out ? "out" : "on",
               adj_skirmish_in_contact (state, i) ? "contact" : "-");
    }
}

static void
show_cards (const AdjSkirmish *skirmish, int eyes)
{
  const AdjSkirmishState *state = adj_skirmish_get_state (skirmish);

  for (int i = 0; i < state->n_cards; i++)
    {
      const AdjOrderCard *card = &state->cards[i];

      if (adj_skirmish_sees_card (state, eyes, i))
        g_print ("card\t%s\t%s\t%s\t%s\t%s\t%s\n", card->id, state->sides[card->side],
                 card->used ? "used" : "-", card->figures, card->objective, card->condition ?: "-");
    }
}

static void
show_candidates (const AdjSkirmish *skirmish, int eyes)
{
  const AdjSkirmishRules *rules = adj_skirmish_get_rules (skirmish);
  const AdjSkirmishState *state = adj_skirmish_get_state (skirmish);
  g_autoptr (GArray) candidates =
      adj_skirmish_candidates (state, rules, &(AdjFactors){ .shots = 0 });

  for (guint i = 0; i < candidates->len; i++)
    {
      const AdjCandidate *candidate = &g_array_index (candidates, AdjCandidate, i);
      g_autofree char *chance =
          adj_fraction_to_string (adj_seize_chance (rules, candidate->needed));

      g_print ("candidate\t%s\t%d\t%s\n", state->miniatures[candidate->miniature].id,
               candidate->needed, chance);
    }
}

static void
show_log (const AdjSkirmish *skirmish, int eyes)
{
  static const char *const states[] = { "holds", "differs", "aside" };
  const GArray *played = adj_skirmish_get_played (skirmish);
  const AdjSkirmishState *state = adj_skirmish_get_state (skirmish);

  for (guint i = 0; i < played->len; i++)
    {
      const AdjPlayed *one = &g_array_index (played, AdjPlayed, i);
      g_autofree char *findings = adj_cli_skirmish_findings (one->content->offences);
      g_autofree char *effects = adj_cli_skirmish_effects (one->changes);

      if (adj_skirmish_sees_order (state, eyes, one->changes))
        g_print ("order\t%u\t%s\t%s\t%s\t%s\n", one->number, states[one->state], one->content->text,
                 findings, effects);
      else
        g_print ("order\t%u\t%s\tcard ...\t-\t-\n", one->number, states[one->state]);
    }
}

/* ---- In sentences ---- */

static void
say_state (const AdjSkirmish *skirmish, int eyes)
{
  g_auto (GStrv) lines = adj_skirmish_say_now (adj_skirmish_get_state (skirmish));

  adj_cli_say_lines ("", "", lines);
}

static void
say_figures (const AdjSkirmish *skirmish, int eyes)
{
  const AdjSkirmishState *state = adj_skirmish_get_state (skirmish);

  for (int i = 0; i < state->n_miniatures; i++)
    {
      g_autofree char *line = adj_skirmish_say_figure (state, adj_skirmish_get_rules (skirmish), i);

      g_print ("%s\n", line);
    }
}

static void
say_cards (const AdjSkirmish *skirmish, int eyes)
{
  const AdjSkirmishState *state = adj_skirmish_get_state (skirmish);

  for (int i = 0; i < state->n_cards; i++)
    if (adj_skirmish_sees_card (state, eyes, i))
      {
        g_autofree char *line = adj_skirmish_say_card (state, &state->cards[i]);

        g_print ("%s\n", line);
      }
}

static void
say_candidates (const AdjSkirmish *skirmish, int eyes)
{
  const AdjSkirmishRules *rules = adj_skirmish_get_rules (skirmish);
  const AdjSkirmishState *state = adj_skirmish_get_state (skirmish);
  g_autoptr (GArray) candidates =
      adj_skirmish_candidates (state, rules, &(AdjFactors){ .shots = 0 });

  for (guint i = 0; i < candidates->len; i++)
    {
      g_autofree char *line =
          adj_skirmish_say_candidate (state, rules, &g_array_index (candidates, AdjCandidate, i));

      g_print ("%s\n", line);
    }
}

/* Whose log it is. */
typedef struct
{
  const AdjSkirmish *skirmish;
  int eyes;
} Reader;

static void
say_played (const AdjPlayed *played, const AdjSkirmishState *before, gpointer data)
{
  const Reader *reader = data;
  g_autofree char *number = g_strdup_printf ("%u. ", played->number);
  g_auto (GStrv) lines =
      adj_skirmish_tell_played (before, adj_skirmish_get_state (reader->skirmish),
                                adj_skirmish_get_rules (reader->skirmish), reader->eyes, played);

  adj_cli_say_lines (number, "  ", lines);
}

static void
say_log (const AdjSkirmish *skirmish, int eyes)
{
  Reader reader = { skirmish, eyes };

  adj_skirmish_each_played (skirmish, say_played, &reader);
}

typedef void (*View) (const AdjSkirmish *skirmish, int eyes);

static const struct
{
  const char *name;
  View show;
  View say;
} views[] = {
  { "state", show_state, say_state }, { "figures", show_figures, say_figures },
  { "cards", show_cards, say_cards }, { "candidates", show_candidates, say_candidates },
  { "log", show_log, say_log },
};

AdjExitCode
adj_cli_skirmish_show (const char *path, const char *view, const char *eyes, gboolean say)
{
  g_autoptr (AdjSkirmish) skirmish = adj_cli_skirmish_load (path);
  int side;

  if (skirmish == NULL)
    return ADJ_EXIT_NO;
  if (!adj_cli_skirmish_eyes (skirmish, eyes, &side))
    return ADJ_EXIT_USAGE;
  for (gsize i = 0; i < G_N_ELEMENTS (views); i++)
    if (g_str_equal (views[i].name, view))
      {
        (say ? views[i].say : views[i].show) (skirmish, side);
        return ADJ_EXIT_YES;
      }
  adj_cli_complain (&adj_cli_skirmish,
                    "there is no view '%s': state, figures, cards, candidates or log", view);
  return ADJ_EXIT_USAGE;
}
