/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/lint.h"

#include <glib/gi18n-lib.h>

/* The player aid gives each option and each ruling one line. What is longer needs a short form. */

static gboolean
is_longer (const char *text, glong most)
{
  return text != NULL && g_utf8_strlen (text, -1) > most;
}

/* Options by their places, as far as the sequence of play is decided by them. */
typedef struct
{
  const AdjRuleset *ruleset;
  gboolean off[ADJ_MAX_OPTIONS];   /* the others are on */
  gboolean named[ADJ_MAX_OPTIONS]; /* by a Movement Phase */
} Choice;

static gboolean
keeps_out (Choice *self, const AdjPhase *phase)
{
  gboolean kept_out = FALSE;

  for (guint i = 0; phase->without[i] != NULL; i++)
    {
      int option = adj_ruleset_option (self->ruleset, phase->without[i]);

      self->named[option] = TRUE;
      kept_out |= !self->off[option];
    }
  return kept_out;
}

/* Keeps the phase out, by switching off the option that it takes place with if nothing else does;
 * FALSE if nothing can. */
static gboolean
keep_out (Choice *self, const AdjPhase *phase, gboolean *changed)
{
  int with = phase->with != NULL ? adj_ruleset_option (self->ruleset, phase->with) : -1;

  if (keeps_out (self, phase))
    return TRUE;
  if (with < 0)
    return FALSE;
  self->named[with] = TRUE;
  *changed |= !self->off[with];
  self->off[with] = TRUE;
  return TRUE;
}

/* Is there a choice of options with which none of them takes place? It begins with all on: one is
 * switched off only where it must be, so that the others are on if that can be. */
static gboolean
find_choice (Choice *self, AdjPhaseWhen when)
{
  gboolean changed = TRUE;

  while (changed)
    {
      changed = FALSE;
      for (guint i = 0; i < self->ruleset->n_phases; i++)
        {
          const AdjPhase *phase = &self->ruleset->phases[i];

          if (phase->kind == ADJ_PHASE_MOVEMENT &&
              (phase->when == ADJ_WHEN_ALWAYS || phase->when == when) &&
              !keep_out (self, phase, &changed))
            return FALSE;
        }
    }
  return TRUE;
}

static char *
say_choice (const Choice *self)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < self->ruleset->n_options; i++)
    if (self->named[i])
      g_string_append_printf (text, "%s%s=%s", text->len > 0 ? " " : "",
                              self->ruleset->options[i].id, self->off[i] ? "off" : "on");
  return g_string_free (text, FALSE);
}

static void
lint_sequence (const AdjRuleset *ruleset, AdjPhaseWhen when, AdjProblems *problems)
{
  Choice choice = { .ruleset = ruleset };
  g_autofree char *options = NULL;

  if (!find_choice (&choice, when))
    return;
  options = say_choice (&choice);
  adj_problems_add (problems, ADJ_PROBLEM_LINT, 0, "no-movement-phase",
                    _ ("%s: with these options nobody moves: '%s'; a Game-Turn wants a phase of "
                       "the kind movement whatever is played"),
                    adj_phase_whens[when], options);
}

void
adj_lint_ruleset (const AdjRuleset *ruleset, AdjProblems *problems)
{
  lint_sequence (ruleset, ADJ_WHEN_DAY, problems);
  lint_sequence (ruleset, ADJ_WHEN_NIGHT, problems);
  for (guint i = 0; i < ruleset->n_options; i++)
    if (ruleset->options[i].short_text == NULL &&
        is_longer (ruleset->options[i].text, ADJ_SHORT_OPTION))
      adj_problems_add (problems, ADJ_PROBLEM_LINT, 0, "option-too-long",
                        _ ("the text of option '%s' is longer than a line of the player aid; give "
                           "it a short form of %d characters at most"),
                        ruleset->options[i].id, ADJ_SHORT_OPTION);
  for (guint i = 0; i < ruleset->n_rows; i++)
    if (ruleset->rows[i].short_ruling == NULL &&
        is_longer (ruleset->rows[i].ruling, ADJ_SHORT_RULING))
      adj_problems_add (problems, ADJ_PROBLEM_LINT, 0, "ruling-too-long",
                        _ ("the ruling of row '%s' is longer than a line of the player aid; give "
                           "it a short form of %d characters at most"),
                        ruleset->rows[i].id, ADJ_SHORT_RULING);
}
