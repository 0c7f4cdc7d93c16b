/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "skirmish/offence.h"

#include <glib/gi18n-lib.h>

static const struct
{
  const char *row;
  const char *word;
  const char *text;
} rows[ADJ_N_OFFENCES] = {
  [ADJ_OFFENCE_OTHER_SIDE] = { "L 1", "other-side",
                               N_ ("the other side has the initiative, and only it acts") },
  [ADJ_OFFENCE_OFF_TABLE] = { "L 1", "off-table", N_ ("one of the figures is off the table") },
  [ADJ_OFFENCE_TWO_BODIES] = { "L 1b", "two-bodies",
                               N_ ("one action is against one body of enemies") },
  [ADJ_OFFENCE_NO_ATTEMPT] = { "L 1c", "no-attempt",
                               N_ ("there is one attempt after each action, and it is gone") },
  [ADJ_OFFENCE_MUST_TRY] = { "L 1c", "must-try",
                             N_ ("the other side has to try first: passing is switched off") },
  [ADJ_OFFENCE_NOT_SEIZING] = { "L 2", "not-seizing",
                                N_ ("that action does not seize the initiative") },
  [ADJ_OFFENCE_ONLY_INTO_SIGHT] = { "L 2", "only-into-sight",
                                    N_ ("moving out of sight does not seize it here") },
  [ADJ_OFFENCE_NO_MISSILE] = { "L 2", "no-missile",
                               N_ ("a figure without a missile weapon does not shoot") },
  [ADJ_OFFENCE_TO_AND_FRO] = { "L 2c", "to-and-fro",
                               N_ ("it has seized the initiative by sight the other way round") },
  [ADJ_OFFENCE_FIGHTS_DUE] = { "L 8", "fights-due",
                               N_ ("everybody in contact still has a round of melee to fight") },
  [ADJ_OFFENCE_NOT_ON_CARD] = { "L 9", "not-on-card", N_ ("a figure that is not on the card") },
  [ADJ_OFFENCE_CARD_USED] = { "L 9", "card-used", N_ ("the card has been used") },
  [ADJ_OFFENCE_VAGUE] = { "L 9", "vague",
                          N_ ("which enemy, which place? The objective names no figure and no "
                              "group of the game") },
  [ADJ_OFFENCE_OWN_WORD] = { "L 9", "own-word",
                             N_ ("an action of your own seizes the initiative only with a card") },
  [ADJ_OFFENCE_CARD_LATE] = { "L 9", "card-late", N_ ("cards are written before the game") },
  [ADJ_OFFENCE_CARD_LISTED] = { "L 9", "card-listed",
                                N_ ("a card, too, needs one of the seizing actions here") },
  [ADJ_OFFENCE_TWO_CARDS] = { "L 9b", "two-cards", N_ ("each figure stands on one card") },
  [ADJ_OFFENCE_ENGAGED] = { "L 10", "engaged",
                            N_ ("only figures that are not engaged flee or help their friends") },
  [ADJ_OFFENCE_NOBODY_ENGAGED] = { "L 10", "nobody-engaged",
                                   N_ ("the last action has engaged nobody") },
  [ADJ_OFFENCE_REACTED] = { "L 11", "reacted",
                            N_ ("reaction fire has been used in this initiative") },
  [ADJ_OFFENCE_TOO_MANY] = { "L 11", "too-many",
                             N_ ("more figures react than inches have been moved") },
  [ADJ_OFFENCE_NO_ACTION] = { "L 11", "no-action", N_ ("there is no action to react to") },
  [ADJ_OFFENCE_NOT_ACTORS] = { "L 11", "not-actors",
                               N_ ("reaction fire is at those who have just acted") },
  [ADJ_OFFENCE_NOT_MOVING] = { "L 11", "not-moving",
                               N_ ("who was not shot at shoots only at enemies that move") },
  [ADJ_OFFENCE_ALL_MOVING] = { "L 12", "all-moving",
                               N_ ("everybody shoots at once only if nobody moves") },
  [ADJ_OFFENCE_STANDS_TO_SHOOT] = { "L 12b", "stands-to-shoot",
                                    N_ ("crossbows and handguns stand still to shoot") },
  [ADJ_OFFENCE_SEVERAL_BODIES] = { "L 12c", "several-bodies",
                                   N_ ("who moves as well shoots at one body of enemies") },
  [ADJ_OFFENCE_NO_LEADER] = { "L 13", "no-leader", N_ ("only a leader calls “To me!”") },
  [ADJ_OFFENCE_TOO_NEAR] = { "L 13", "too-near",
                             N_ ("figures too near to the enemy do not follow the call") },
};

const char *
adj_offence_row (AdjOffence offence)
{
  return rows[offence].row;
}

const char *
adj_offence_text (AdjOffence offence)
{
  return _ (rows[offence].text);
}

void
adj_offences_print (const GArray *offences, GString *text)
{
  g_return_if_fail (offences != NULL);
  g_return_if_fail (text != NULL);

  for (guint i = 0; i < offences->len; i++)
    {
      guint8 offence = g_array_index (offences, guint8, i);

      g_string_append_printf (text, "%s%s %s", i > 0 ? "; " : "", rows[offence].row,
                              rows[offence].word);
    }
}

gboolean
adj_offences_read (const char *text, GArray *offences)
{
  g_auto (GStrv) each = NULL;

  g_return_val_if_fail (text != NULL, FALSE);
  g_return_val_if_fail (offences != NULL, FALSE);

  each = g_strsplit (text, "; ", -1);
  for (int i = 0; each[i] != NULL; i++)
    {
      guint8 offence;

      for (offence = 0; offence < ADJ_N_OFFENCES; offence++)
        {
          g_autofree char *known = g_strconcat (rows[offence].row, " ", rows[offence].word, NULL);

          if (g_str_equal (known, each[i]))
            break;
        }
      if (offence == ADJ_N_OFFENCES)
        return FALSE;
      g_array_append_val (offences, offence);
    }
  return TRUE;
}
