/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "cli/skirmish-file.h"
#include "desk/suggest.h"
#include "desk/value.h"
#include "skirmish/sum.h"

#define MOST_MOUNTING 9

/* Somebody who might try. */
typedef struct
{
  char *name;
  int quality; /* -1 until it is given */
  int leader;
  AdjFactors factors;
  int needed;
} Candidate;

static void
candidate_clear (gpointer data)
{
  Candidate *self = data;

  g_free (self->name);
}

/* ---- What is typed ---- */

/* FALSE after a message that says what was meant perhaps, or all there are. */
static gboolean
found (const char *what, const char *word, int index, const char *const *ids)
{
  const char *meant = index < 0 ? adj_suggest (word, ids) : NULL;
  g_autofree char *all = g_strjoinv (", ", (char **) ids);

  if (meant != NULL)
    adj_cli_complain (&adj_cli_seize, "%s: there is no '%s'; did you mean %s?", what, word, meant);
  else if (index < 0)
    adj_cli_complain (&adj_cli_seize, "%s: '%s' is none; there are %s", what, word, all);
  return index >= 0;
}

static gboolean
read_quality (const AdjSkirmishRules *rules, const char *word, int *quality)
{
  g_autofree const char **ids = adj_skirmish_quality_ids (rules);

  *quality = adj_skirmish_quality (rules, word);
  return found ("quality", word, *quality, ids);
}

static gboolean
read_leader (const AdjSkirmishRules *rules, const char *word, int *leader)
{
  g_autofree const char **ids = adj_skirmish_leadership_ids (rules);

  *leader = adj_skirmish_leadership (rules, word);
  return found ("leader", word, *leader, ids);
}

/* "quality=good", "shots=2", or one of the factors that are there or not. */
static gboolean
read_word (const AdjSkirmishRules *rules, const char *word, Candidate *candidate)
{
  int factor = ADJ_N_FACTORS;

  if (g_str_has_prefix (word, "quality="))
    return read_quality (rules, word + strlen ("quality="), &candidate->quality);
  if (g_str_has_prefix (word, "leader="))
    return read_leader (rules, word + strlen ("leader="), &candidate->leader);
  if (g_str_has_prefix (word, "shots="))
    return adj_cli_number (&adj_cli_seize, "shots", word + strlen ("shots="), 0, ADJ_MAX_COUNTERS,
                           &candidate->factors.shots);
  for (int i = 0; i < ADJ_N_FACTORS; i++)
    if (i != ADJ_FACTOR_SHOTS && g_str_equal (word, adj_factor_ids[i]))
      factor = i;
  if (factor == ADJ_N_FACTORS)
    adj_cli_complain (&adj_cli_seize,
                      "--candidate: '%s' is not quality=, leader=, shots=, reach, unseen, melee "
                      "or card",
                      word);
  else
    candidate->factors.has[factor] = TRUE;
  return factor < ADJ_N_FACTORS;
}

static gboolean
read_candidate (const AdjSkirmishRules *rules, const char *text, GArray *candidates)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \t", -1);
  Candidate candidate = { .quality = -1, .leader = ADJ_SKIRMISH_NOBODY };

  for (int i = 0; words[i] != NULL; i++)
    if (*words[i] == '\0')
      continue;
    else if (candidate.name == NULL)
      candidate.name = g_strdup (words[i]);
    else if (!read_word (rules, words[i], &candidate))
      {
        candidate_clear (&candidate);
        return FALSE;
      }
  if (candidate.quality < 0)
    {
      adj_cli_complain (&adj_cli_seize,
                        "--candidate: '%s' needs a name and its quality: "
                        "'gawain quality=good leader=heroic reach'",
                        text);
      candidate_clear (&candidate);
      return FALSE;
    }
  candidate.needed =
      adj_seize_needed (rules, candidate.quality, candidate.leader, &candidate.factors);
  g_array_append_val (candidates, candidate);
  return TRUE;
}

/* ---- Answers ---- */

static void
print_fraction (const char *key, AdjFraction fraction)
{
  g_autofree char *text = adj_fraction_to_string (fraction);

  g_print ("%s\t%s\n", key, text);
}

static int
compare_candidates (gconstpointer a, gconstpointer b)
{
  return ((const Candidate *) a)->needed - ((const Candidate *) b)->needed;
}

static AdjExitCode
compare (const AdjSkirmishRules *rules, char **texts)
{
  g_autoptr (GArray) candidates = g_array_new (FALSE, FALSE, sizeof (Candidate));

  g_array_set_clear_func (candidates, candidate_clear);
  for (int i = 0; texts[i] != NULL; i++)
    if (!read_candidate (rules, texts[i], candidates))
      return ADJ_EXIT_USAGE;
  g_array_sort (candidates, compare_candidates);
  for (guint i = 0; i < candidates->len; i++)
    {
      const Candidate *candidate = &g_array_index (candidates, Candidate, i);
      g_autofree char *chance =
          adj_fraction_to_string (adj_seize_chance (rules, candidate->needed));

      g_print ("candidate\t%s\t%d\t%s\n", candidate->name, candidate->needed, chance);
    }
  return ADJ_EXIT_YES;
}

static AdjExitCode
print_one (const AdjSkirmishRules *rules, const Candidate *candidate, int attempts, int mounting)
{
  int needed = adj_seize_needed (rules, candidate->quality, candidate->leader, &candidate->factors);

  g_print ("needed\t%d\n", needed);
  print_fraction ("chance", adj_seize_chance (rules, needed));
  print_fraction ("melee", adj_seize_fights (rules));
  print_fraction ("both", adj_seize_fights_and_succeeds (rules, needed));
  for (int i = 1; i <= attempts; i++)
    {
      g_autofree char *within =
          adj_fraction_to_string (adj_seize_within (rules, needed, i, mounting));

      g_print ("within\t%d\t%s\n", i, within);
    }
  return ADJ_EXIT_YES;
}

typedef struct
{
  char *quality;
  char *leader;
  char *shots;
  char *attempts;
  char *mounting;
  char *rules;
  char **candidates;
} Given;

static void
given_clear (Given *self)
{
  g_free (self->quality);
  g_free (self->leader);
  g_free (self->shots);
  g_free (self->attempts);
  g_free (self->mounting);
  g_free (self->rules);
  g_strfreev (self->candidates);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Given, given_clear)

static gboolean
number (const char *what, const char *text, int least, int most, int *value)
{
  return text == NULL || adj_cli_number (&adj_cli_seize, what, text, least, most, value);
}

static AdjExitCode
answer (const Given *given, Candidate *candidate)
{
  g_autoptr (AdjSkirmishRules) rules = adj_cli_skirmish_rules (&adj_cli_seize, given->rules);
  int attempts = 0;
  int mounting = 0;

  if (rules == NULL)
    return ADJ_EXIT_NO;
  if (given->candidates != NULL && given->quality == NULL)
    return compare (rules, given->candidates);
  if (given->quality == NULL || given->candidates != NULL ||
      (given->mounting != NULL && given->attempts == NULL))
    {
      adj_cli_complain (&adj_cli_seize, given->quality == NULL ? "name the figure's --quality, or "
                                                                 "each --candidate"
                                        : given->candidates != NULL
                                            ? "--quality and --candidate do not go together"
                                            : "--mounting goes with --attempts");
      return ADJ_EXIT_USAGE;
    }
  if (!read_quality (rules, given->quality, &candidate->quality) ||
      (given->leader != NULL && !read_leader (rules, given->leader, &candidate->leader)) ||
      !number ("--shots", given->shots, 0, ADJ_MAX_COUNTERS, &candidate->factors.shots) ||
      !number ("--attempts", given->attempts, 1, ADJ_MAX_ATTEMPTS, &attempts) ||
      !number ("--mounting", given->mounting, 0, MOST_MOUNTING, &mounting))
    return ADJ_EXIT_USAGE;
  return print_one (rules, candidate, attempts, mounting);
}

static AdjExitCode
run (int argc, char **argv)
{
  g_auto (Given) given = { 0 };
  Candidate candidate = { .quality = -1, .leader = ADJ_SKIRMISH_NOBODY };
  gboolean *has = candidate.factors.has;
  const GOptionEntry entries[] = {
    { "quality", 'q', 0, G_OPTION_ARG_STRING, &given.quality, "how good the figure is", "Q" },
    { "leader", 'l', 0, G_OPTION_ARG_STRING, &given.leader, "how good a leader, if it is one",
      "L" },
    { "reach", 0, 0, G_OPTION_ARG_NONE, &has[ADJ_FACTOR_REACH],
      "melee or objective in one move, or a shot within medium range", NULL },
    { "shots", 0, 0, G_OPTION_ARG_STRING, &given.shots, "counters held", "N" },
    { "unseen", 0, 0, G_OPTION_ARG_NONE, &has[ADJ_FACTOR_UNSEEN], "cannot see where it goes",
      NULL },
    { "melee", 0, 0, G_OPTION_ARG_NONE, &has[ADJ_FACTOR_MELEE],
      "engaged, and cannot break off at will", NULL },
    { "card", 0, 0, G_OPTION_ARG_NONE, &has[ADJ_FACTOR_CARD], "carries out an order card", NULL },
    { "attempts", 0, 0, G_OPTION_ARG_STRING, &given.attempts, "chances within 1 to N attempts",
      "N" },
    { "mounting", 0, 0, G_OPTION_ARG_STRING, &given.mounting,
      "with so many shooting actions between each two", "K" },
    { "candidate", 'c', 0, G_OPTION_ARG_STRING_ARRAY, &given.candidates,
      "one of several: 'NAME quality=Q leader=L reach shots=N'", "TEXT" },
    { "rules", 0, 0, G_OPTION_ARG_FILENAME, &given.rules, "other tables than Lloyd's", "FILE" },
    { NULL },
  };
  AdjExitCode code = ADJ_EXIT_USAGE;

  if (!adj_cli_parse (&adj_cli_seize, entries, &argc, &argv, &code))
    return code;
  if (argc > 1)
    {
      adj_cli_complain (&adj_cli_seize, "'%s' is one word too many", argv[1]);
      return ADJ_EXIT_USAGE;
    }
  return answer (&given, &candidate);
}

const AdjCliCommand adj_cli_seize = {
  .name = "seize",
  .arguments = "",
  .summary = "what a figure needs to seize the initiative in a skirmish",
  .help = "It prints\n"
          "  needed N: the face of the die; 1 or less always succeeds, over 20 never\n"
          "  chance n/20\n"
          "  melee n/20: that everybody in contact fights; both n/20: that, and success\n"
          "  within K n/d: within 1, 2 ... attempts\n"
          "and of several candidates, the best first,\n"
          "  candidate NAME N n/20",
  .run = run,
};
