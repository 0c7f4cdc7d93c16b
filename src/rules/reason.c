/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/reason.h"

static const char *const names[ADJ_N_REASONS] = {
  [ADJ_REASON_NO_BATTLE] = "no-battle",
  [ADJ_REASON_NOT_ON_MAP] = "not-on-map",
  [ADJ_REASON_NOT_WAITING] = "not-waiting",
  [ADJ_REASON_NOT_ADJACENT] = "not-adjacent",
  [ADJ_REASON_NO_PATH] = "no-path",
  [ADJ_REASON_NO_ENEMY_THERE] = "no-enemy-there",
  [ADJ_REASON_NO_ATTACKERS] = "no-attackers",
  [ADJ_REASON_TOO_MANY] = "too-many",
  [ADJ_REASON_NOT_AN_ENEMY] = "not-an-enemy",
  [ADJ_REASON_OUT_OF_REACH] = "out-of-reach",
  [ADJ_REASON_ZERO_STRENGTH] = "zero-strength",
  [ADJ_REASON_NO_SUCH_FACE] = "no-such-face",
  [ADJ_REASON_NOTHING_OWED] = "nothing-owed",
  [ADJ_REASON_NO_COLUMN] = "no-column",
  [ADJ_REASON_ENEMY_IN_HEX] = "enemy-in-hex",
  [ADJ_REASON_GAME_OVER] = "game-over",
  [ADJ_REASON_UNKNOWN_STRENGTH] = "unknown-strength",
  [ADJ_REASON_NOT_PLAYED] = "not-played",
  [ADJ_REASON_DUG_ALREADY] = "dug-already",
  [ADJ_REASON_NO_COMMAND_LEVEL] = "no-command-level",
  [ADJ_REASON_CHIT_DRAWN_TWICE] = "chit-drawn-twice",
  [ADJ_REASON_TOO_MANY_CHITS] = "too-many-chits",
  [ADJ_REASON_NOT_ATTACKED] = "not-attacked",
  [ADJ_REASON_NO_FRIEND] = "no-friend",
  [ADJ_REASON_NO_BATTERY] = "no-battery",
  [ADJ_REASON_DEFENDS_ITSELF] = "defends-itself",
  [ADJ_REASON_WHICH_SIDE] = "which-side",
  [ADJ_REASON_MOVES_AS_PLOTTED] = "moves-as-plotted",
  [ADJ_REASON_NOT_YOUR_PHASE] = "not-your-phase",
  [ADJ_REASON_MOVED_ALREADY] = "moved-already",
  [ADJ_REASON_LEAVES_ZONE] = "leaves-zone",
  [ADJ_REASON_STOPS_IN_ZONE] = "stops-in-zone",
  [ADJ_REASON_CLOSED_HEX] = "closed-hex",
  [ADJ_REASON_CLOSED_HEXSIDE] = "closed-hexside",
  [ADJ_REASON_OFF_ROADS] = "off-roads",
  [ADJ_REASON_TOO_FAR] = "too-far",
  [ADJ_REASON_NO_STOPPING] = "no-stopping",
  [ADJ_REASON_PASSES_TRAIN] = "passes-train",
  [ADJ_REASON_NIGHT_ZONE] = "night-zone",
  [ADJ_REASON_INEFFECTIVE_ZONE] = "ineffective-zone",
  [ADJ_REASON_MUST_STAY] = "must-stay",
  [ADJ_REASON_MOVE_LIMIT] = "move-limit",
  [ADJ_REASON_CROWDED] = "crowded",
  [ADJ_REASON_WRONG_SET_UP] = "wrong-set-up",
  [ADJ_REASON_NOT_NOW_DIGGING] = "not-now-digging",
  [ADJ_REASON_NO_DIGGING_HERE] = "no-digging-here",
  [ADJ_REASON_DIGS_IN_ZONE] = "digs-in-zone",
  [ADJ_REASON_DIGS_SCATTERED] = "digs-scattered",
  [ADJ_REASON_DUMMY_DIGS] = "dummy-digs",
  [ADJ_REASON_CHARGES_ON_FOOT] = "charges-on-foot",
  [ADJ_REASON_CHARGES_ROUGH] = "charges-rough",
  [ADJ_REASON_CHARGES_WATER] = "charges-water",
  [ADJ_REASON_CHARGES_FRIEND] = "charges-friend",
  [ADJ_REASON_CHARGES_SHORT] = "charges-short",
  [ADJ_REASON_NOT_DUE] = "not-due",
  [ADJ_REASON_WRONG_ENTRY] = "wrong-entry",
  [ADJ_REASON_ENTRY_OCCUPIED] = "entry-occupied",
  [ADJ_REASON_COLUMN_TOO_LONG] = "column-too-long",
  [ADJ_REASON_STACKED_ENTRY] = "stacked-entry",
  [ADJ_REASON_NO_EXIT] = "no-exit",
  [ADJ_REASON_NIGHT_COMBAT] = "night-combat",
  [ADJ_REASON_BATTLE_OPEN] = "battle-open",
  [ADJ_REASON_ATTACKED_ALREADY] = "attacked-already",
  [ADJ_REASON_DEFENDED_ALREADY] = "defended-already",
  [ADJ_REASON_ACROSS_CLOSED] = "across-closed",
  [ADJ_REASON_CANNOT_ATTACK] = "cannot-attack",
  [ADJ_REASON_INEFFECTIVE] = "ineffective",
  [ADJ_REASON_ADVANCED] = "advanced",
  [ADJ_REASON_DISPLACED_GUN] = "displaced-gun",
  [ADJ_REASON_LIMBERED] = "limbered",
  [ADJ_REASON_STACKMATE_LEFT_OUT] = "stackmate-left-out",
  [ADJ_REASON_NOT_ADJACENT_TO_ALL] = "not-adjacent-to-all",
  [ADJ_REASON_BOMBARDS_SEVERAL] = "bombards-several",
  [ADJ_REASON_BATTERIES_APART] = "batteries-apart",
  [ADJ_REASON_OUT_OF_RANGE] = "out-of-range",
  [ADJ_REASON_NO_SIGHT] = "no-sight",
  [ADJ_REASON_BOMBARDS_IN_ZONE] = "bombards-in-zone",
  [ADJ_REASON_NOT_LOWER] = "not-lower",
  [ADJ_REASON_RESULT_DIFFERS] = "result-differs",
  [ADJ_REASON_REPULSION_BEGUN] = "repulsion-begun",
  [ADJ_REASON_LENT_ALREADY] = "lent-already",
  [ADJ_REASON_LENDS_IN_RETREAT] = "lends-in-retreat",
  [ADJ_REASON_MUST_STAND] = "must-stand",
  [ADJ_REASON_RETREAT_CLOSED] = "retreat-closed",
  [ADJ_REASON_RETREAT_ZONE] = "retreat-zone",
  [ADJ_REASON_RETREAT_STACK] = "retreat-stack",
  [ADJ_REASON_OTHER_RETREAT] = "other-retreat",
  [ADJ_REASON_DISPLACES_TO_DEATH] = "displaces-to-death",
  [ADJ_REASON_TOO_FEW_LOST] = "too-few-lost",
  [ADJ_REASON_NOT_A_VICTOR] = "not-a-victor",
  [ADJ_REASON_NOT_VACATED] = "not-vacated",
  [ADJ_REASON_OWES_CHOICE] = "owes-choice",
  [ADJ_REASON_OWES_ATTACK] = "owes-attack",
  [ADJ_REASON_OWES_DEFENCE] = "owes-defence",
  [ADJ_REASON_OWES_LEAVING] = "owes-leaving",
  [ADJ_REASON_OWES_CHARGE] = "owes-charge",
  [ADJ_REASON_NOT_REPULSED] = "not-repulsed",
  [ADJ_REASON_OVER_LIMIT] = "over-limit",
  [ADJ_REASON_NOT_ENTERED] = "not-entered",
  [ADJ_REASON_STAYS_UP] = "stays-up",
  [ADJ_REASON_NO_DUMMIES] = "no-dummies",
  [ADJ_REASON_TOO_MANY_DUMMIES] = "too-many-dummies",
  [ADJ_REASON_CROWDING_DUMMY] = "crowding-dummy",
  [ADJ_REASON_UNSEEN] = "unseen",
  [ADJ_REASON_OWES_INITIATIVE] = "owes-initiative",
  [ADJ_REASON_OWES_SCATTER] = "owes-scatter",
  [ADJ_REASON_OWES_DRIFT] = "owes-drift",
  [ADJ_REASON_OTHER_FIRST] = "other-first",
  [ADJ_REASON_OTHER_METHOD] = "other-method",
  [ADJ_REASON_OUT_OF_CONTROL] = "out-of-control",
  [ADJ_REASON_HELD_BACK] = "held-back",
  [ADJ_REASON_AFTER_SCATTERED] = "after-scattered",
  [ADJ_REASON_BEFORE_OTHERS] = "before-others",
  [ADJ_REASON_IN_CONTROL] = "in-control",
  [ADJ_REASON_OTHER_LEVEL] = "other-level",
  [ADJ_REASON_LEFT_TO_NOBODY] = "left-to-nobody",
};

const char *
adj_reason_name (AdjReason reason)
{
  return names[reason];
}

int
adj_reason_find (const char *name)
{
  g_return_val_if_fail (name != NULL, -1);

  for (int reason = 0; reason < ADJ_N_REASONS; reason++)
    if (g_strcmp0 (names[reason], name) == 0)
      return reason;
  return -1;
}

gboolean
adj_reason_is_of_position (AdjReason reason)
{
  static const gboolean of_record[ADJ_N_REASONS] = {
    [ADJ_REASON_NOT_YOUR_PHASE] = TRUE,  [ADJ_REASON_NOT_DUE] = TRUE,
    [ADJ_REASON_NOT_ENTERED] = TRUE,     [ADJ_REASON_NIGHT_COMBAT] = TRUE,
    [ADJ_REASON_INEFFECTIVE] = TRUE,     [ADJ_REASON_TOO_FEW_LOST] = TRUE,
    [ADJ_REASON_NOT_LOWER] = TRUE,       [ADJ_REASON_RESULT_DIFFERS] = TRUE,
    [ADJ_REASON_OWES_INITIATIVE] = TRUE, [ADJ_REASON_OTHER_FIRST] = TRUE,
  };

  return reason >= ADJ_REASON_NOT_YOUR_PHASE && !of_record[reason];
}
