/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "skirmish/sentence.h"

#include <glib/gi18n-lib.h>

/* ---- Sums ---- */

static void
add_line (GArray *lines, const char *label, const char *row, int adds)
{
  AdjSeizeLine line = { label, row, adds };

  g_array_append_val (lines, line);
}

GArray *
adj_skirmish_sum_lines (const AdjSkirmishRules *rules, const int n[ADJ_N_TRY])
{
  static const char *const rows[ADJ_N_FACTORS] = {
    [ADJ_FACTOR_REACH] = "L 5", [ADJ_FACTOR_SHOTS] = "L 7", [ADJ_FACTOR_UNSEEN] = "L 5",
    [ADJ_FACTOR_MELEE] = "L 5", [ADJ_FACTOR_CARD] = "L 9",
  };
  GArray *lines = g_array_new (FALSE, FALSE, sizeof (AdjSeizeLine));

  g_return_val_if_fail (rules != NULL, lines);
  g_return_val_if_fail (n != NULL, lines);

  add_line (lines, _ ("Base rate"), "L 3", n[ADJ_TRY_RATE]);
  if (n[ADJ_TRY_LEADER] != 0)
    add_line (lines, _ ("Leadership"), "L 4", n[ADJ_TRY_LEADER]);
  for (int i = 0; i < ADJ_N_FACTORS; i++)
    if (n[ADJ_TRY_REACH + i] != 0)
      add_line (lines, _ (rules->factors[i].name), rows[i], n[ADJ_TRY_REACH + i]);
  if (n[ADJ_TRY_OTHER] != 0)
    add_line (lines, _ ("As the players say"), "L 16", n[ADJ_TRY_OTHER]);
  return lines;
}

char *
adj_skirmish_say_needed (const AdjSkirmishRules *rules, int needed)
{
  g_autofree char *chance = NULL;

  g_return_val_if_fail (rules != NULL, NULL);

  if (needed <= 1)
    return g_strdup (_ ("every face of the die will do"));
  if (needed > rules->faces)
    return g_strdup_printf (_ ("%d would be needed, which no face reaches"), needed);
  chance = adj_fraction_to_string (adj_seize_chance (rules, needed));
  /* Translators: a face of the die, and how likely it is: 16 is needed, a chance of 5/20 */
  return g_strdup_printf (_ ("%1$d is needed, a chance of %2$s"), needed, chance);
}

char *
adj_skirmish_say_sum (const AdjSkirmishRules *rules, const int n[ADJ_N_TRY])
{
  g_autoptr (GArray) lines = NULL;
  g_autofree char *needed = NULL;
  GString *text;

  g_return_val_if_fail (rules != NULL, NULL);
  g_return_val_if_fail (n != NULL, NULL);

  lines = adj_skirmish_sum_lines (rules, n);
  text = g_string_new (NULL);
  for (guint i = 0; i < lines->len; i++)
    {
      const AdjSeizeLine *line = &g_array_index (lines, AdjSeizeLine, i);

      g_string_append_printf (text, i > 0 ? ", %s %+d (%s)" : "%s %d (%s)", line->label, line->adds,
                              line->row);
    }
  needed = adj_skirmish_say_needed (rules, n[ADJ_TRY_NEEDED]);
  g_string_append_printf (text, ": %s", needed);
  return g_string_free (text, FALSE);
}

/* ---- Figures and cards ---- */

static void
add_part (GString *text, const char *part)
{
  g_string_append_printf (text, ", %s", part);
}

char *
adj_skirmish_say_kind (
    const AdjSkirmishRules *rules, int quality, int leader, int missile, const char *group)
{
  GString *text;
  g_autofree char *leads = NULL;
  g_autofree char *among = NULL;

  g_return_val_if_fail (rules != NULL, NULL);

  text = g_string_new (_ (rules->qualities[quality].name));
  if (leader != ADJ_SKIRMISH_NOBODY)
    {
      /* Translators: how good a leader a figure is, such as "leader: Heroic" */
      leads = g_strdup_printf (_ ("leader: %s"), _ (rules->leaderships[leader].name));
      add_part (text, leads);
    }
  if (missile != ADJ_SKIRMISH_NOBODY)
    add_part (text, _ (rules->missiles[missile].name));
  if (group != NULL)
    {
      among = g_strdup_printf (_ ("group %s"), group);
      add_part (text, among);
    }
  return g_string_free (text, FALSE);
}

char *
adj_skirmish_say_figure (const AdjSkirmishState *state,
                         const AdjSkirmishRules *rules,
                         int miniature)
{
  g_autofree char *kind = NULL;
  const AdjMiniature *figure;
  GString *text;

  g_return_val_if_fail (state != NULL && rules != NULL, NULL);
  g_return_val_if_fail (miniature >= 0 && miniature < state->n_miniatures, NULL);

  figure = &state->miniatures[miniature];
  kind = adj_skirmish_say_kind (rules, figure->quality, figure->leader, figure->missile,
                                figure->group);
  text = g_string_new (NULL);
  g_string_printf (text, "%s (%s): %s", figure->name, state->sides[figure->side], kind);
  if (adj_skirmish_in_contact (state, miniature))
    add_part (text, _ ("in contact"));
  if (figure->out)
    add_part (text, _ ("off the table"));
  return g_string_free (text, FALSE);
}

char *
adj_skirmish_say_names (const AdjSkirmishState *state, const char *ids)
{
  g_auto (GStrv) each = NULL;
  GString *text;

  g_return_val_if_fail (state != NULL, NULL);
  g_return_val_if_fail (ids != NULL, NULL);

  text = g_string_new (NULL);
  each = g_strsplit (ids, " ", -1);
  for (guint i = 0; each[i] != NULL; i++)
    {
      int found = adj_skirmish_miniature (state, each[i]);

      g_string_append_printf (text, "%s%s", i > 0 ? ", " : "",
                              found >= 0 ? state->miniatures[found].name : each[i]);
    }
  return g_string_free (text, FALSE);
}

char *
adj_skirmish_say_card (const AdjSkirmishState *state, const AdjOrderCard *self)
{
  g_autofree char *names = NULL;

  g_return_val_if_fail (state != NULL, NULL);
  g_return_val_if_fail (self != NULL, NULL);

  names = adj_skirmish_say_names (state, self->figures);
  if (self->condition != NULL)
    /* Translators: an order card: its name, its side, whom it is for, what they are to do, and when
     */
    return g_strdup_printf (_ ("%1$s (%2$s), for %3$s: %4$s, if %5$s"), self->id,
                            state->sides[self->side], names, self->objective, self->condition);
  /* Translators: an order card: its name, its side, whom it is for, and what they are to do */
  return g_strdup_printf (_ ("%1$s (%2$s), for %3$s: %4$s"), self->id, state->sides[self->side],
                          names, self->objective);
}

char *
adj_skirmish_say_candidate (const AdjSkirmishState *state,
                            const AdjSkirmishRules *rules,
                            const AdjCandidate *candidate)
{
  g_autofree char *needed = NULL;

  g_return_val_if_fail (state != NULL && rules != NULL, NULL);
  g_return_val_if_fail (candidate != NULL, NULL);

  needed = adj_skirmish_say_needed (rules, candidate->needed);
  return g_strdup_printf ("%s: %s", state->miniatures[candidate->miniature].name, needed);
}

/* ---- How it stands ---- */

char *
adj_skirmish_say_holder (const AdjSkirmishState *state)
{
  g_return_val_if_fail (state != NULL, NULL);

  if (state->holder == ADJ_NO_INDEX)
    return g_strdup (_ ("Nobody has the initiative yet"));
  /* Translators: a side, and how many actions it has carried out in this initiative */
  return g_strdup_printf (_ ("Initiative: %1$s, actions: %2$d"), state->sides[state->holder],
                          state->actions);
}

static void
take (GPtrArray *lines, char *line)
{
  g_ptr_array_add (lines, line);
}

char **
adj_skirmish_say_now (const AdjSkirmishState *state)
{
  GPtrArray *lines;

  g_return_val_if_fail (state != NULL, NULL);

  lines = g_ptr_array_new ();
  take (lines, adj_skirmish_say_holder (state));
  for (int i = 0; i < state->n_sides; i++)
    if (state->counters[i] > 0)
      take (lines,
            g_strdup_printf (_ ("Counters of %1$s: %2$d"), state->sides[i], state->counters[i]));
  if (state->open && state->holder != ADJ_NO_INDEX)
    take (lines, g_strdup_printf (_ ("An attempt to seize it is open to %s"),
                                  state->sides[adj_skirmish_other (state->holder)]));
  if (state->reacted)
    take (lines, g_strdup (_ ("Reaction fire has been used")));
  if (state->fights)
    take (lines, g_strdup (_ ("Everybody in contact has a round of melee to fight (L 8)")));
  for (int i = 0; i < state->n_contacts; i++)
    take (lines, g_strdup_printf (_ ("%1$s and %2$s are in contact"),
                                  state->miniatures[state->contacts[i].one].name,
                                  state->miniatures[state->contacts[i].other].name));
  take (lines, NULL);
  return (char **) g_ptr_array_free (lines, FALSE);
}

/* Of a shot. */
static char *
say_shooting_back (const AdjSkirmishState *state, const char *actors)
{
  g_autofree char *targets =
      state->targets != NULL ? adj_skirmish_say_names (state, state->targets) : NULL;

  if (targets == NULL)
    /* Translators: names of figures */
    return g_strdup_printf (_ ("%s shot: who was shot at may shoot back (L 11)"), actors);
  if (state->moved)
    /* Translators: names of figures, and of those they shot at */
    return g_strdup_printf (_ ("%1$s shot at %2$s, who may shoot back, and moved: others may shoot "
                               "as well, one for each inch (L 11)"),
                            actors, targets);
  /* Translators: names of figures, and of those they shot at */
  return g_strdup_printf (_ ("%1$s shot at %2$s, who may shoot back (L 11)"), actors, targets);
}

char **
adj_skirmish_say_reactions (const AdjSkirmishState *state)
{
  GPtrArray *lines = g_ptr_array_new ();
  g_autofree char *actors = NULL;

  g_return_val_if_fail (state != NULL, (char **) g_ptr_array_free (lines, FALSE));

  actors = state->actors != NULL ? adj_skirmish_say_names (state, state->actors) : NULL;
  if (state->last == ADJ_DOING_NOTHING)
    take (lines, g_strdup (_ ("There is no action to react to")));
  else if (state->reacted)
    take (lines, g_strdup (_ ("Reaction fire has been used")));
  else if (actors != NULL && state->last == ADJ_DOING_SHOOT)
    take (lines, say_shooting_back (state, actors));
  else if (actors != NULL && state->moved)
    take (lines, g_strdup_printf (_ ("%s moved: who sees them may shoot, one for each inch (L 11)"),
                                  actors));
  if (state->last == ADJ_DOING_MELEE || state->last == ADJ_DOING_CHARGE)
    take (lines,
          g_strdup (_ ("Near them, who is not engaged may flee or help his friends (L 10)")));
  take (lines, NULL);
  return (char **) g_ptr_array_free (lines, FALSE);
}

/* ---- Words ---- */

const char *
adj_skirmish_say_doing (AdjDoing doing)
{
  static const char *const words[ADJ_N_DOINGS] = {
    [ADJ_DOING_NOTHING] = N_ ("nothing"),
    [ADJ_DOING_MARCH] = N_ ("march"),
    [ADJ_DOING_MELEE] = N_ ("melee"),
    [ADJ_DOING_SHOOT] = N_ ("shoot"),
    [ADJ_DOING_ESCAPE] = N_ ("leave the table"),
    [ADJ_DOING_TO_ME] = N_ ("follow “To me!”"),
    [ADJ_DOING_CHARGE] = N_ ("charge"),
    [ADJ_DOING_APPEAR] = N_ ("come into sight"),
    [ADJ_DOING_VANISH] = N_ ("go out of sight"),
    [ADJ_DOING_FLEE] = N_ ("flee"),
    [ADJ_DOING_ENGAGE] = N_ ("engage"),
    [ADJ_DOING_OWN] = N_ ("an action of their own"),
  };

  return _ (words[doing]);
}

char *
adj_skirmish_say_offence (AdjOffence offence)
{
  return g_strdup_printf ("%s (%s)", adj_offence_text (offence), adj_offence_row (offence));
}
