/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/finding.h"

#include <glib/gi18n-lib.h>

#include "desk/value.h"
#include "words/fill.h"
#include "words/place.h"
#include "words/printed.h"

/* Ways to say it, the fullest first: the first one is taken that has no place for a unit or hex
 * the finding does not name. Those that count something are in count_sentence. */
static const char *const sentences[ADJ_N_REASONS][4] = {
  [ADJ_REASON_NO_BATTLE] = { N_ ("No attack waits for the die") },
  [ADJ_REASON_NOT_ON_MAP] = { N_ ("{unit} does not stand in {hex}"),
                              N_ ("{unit} is not on the map") },
  [ADJ_REASON_NOT_WAITING] = { N_ ("{unit} is not waiting to enter") },
  [ADJ_REASON_NOT_ADJACENT] = { N_ ("{unit} is not next to {hex}"),
                                N_ ("{hex} is not next to the hex before it") },
  [ADJ_REASON_NO_PATH] = { N_ ("The move from {hex} leads nowhere"),
                           N_ ("The move leads nowhere") },
  [ADJ_REASON_NO_ENEMY_THERE] = { N_ ("There is no enemy in {hex}") },
  [ADJ_REASON_NO_ATTACKERS] = { N_ ("Nobody attacks") },
  [ADJ_REASON_TOO_MANY] = { N_ ("At most {figure} units can defend at once; with {hex} they are "
                                "more"),
                            N_ ("At most {figure} hexes can be attacked at once"),
                            N_ ("This is too much for one order") },
  [ADJ_REASON_NOT_AN_ENEMY] = { N_ ("{unit} is on the side that is attacked") },
  [ADJ_REASON_OUT_OF_REACH] = { N_ ("{unit} can reach none of the hexes attacked") },
  [ADJ_REASON_ZERO_STRENGTH] = { N_ ("The attackers have no strength") },
  [ADJ_REASON_NO_SUCH_FACE] = { N_ ("The die goes from 1 to {figure}") },
  [ADJ_REASON_NOTHING_OWED] = { N_ ("{unit} has no such choice to make now"),
                                N_ ("There is no such choice to make now") },
  [ADJ_REASON_NO_COLUMN] = { N_ ("The Combat Results Table has no column for this") },
  [ADJ_REASON_ENEMY_IN_HEX] = { N_ ("{unit} cannot go to {hex}: an enemy is there"),
                                N_ ("An enemy is in {hex}") },
  [ADJ_REASON_GAME_OVER] = { N_ ("The game is over") },
  [ADJ_REASON_UNKNOWN_STRENGTH] = { N_ (
      "A strength or the terrain is not known: add what your own table says, such as "
      "result Dr") },
  [ADJ_REASON_NOT_PLAYED] = { N_ ("This belongs to an optional rule that is not in play") },
  [ADJ_REASON_DUG_ALREADY] = { N_ (
      "In {hex} there is an entrenchment already, finished or being built") },
  [ADJ_REASON_NO_COMMAND_LEVEL] = { N_ ("No command level is known for this turn: name one") },
  [ADJ_REASON_CHIT_DRAWN_TWICE] = { N_ ("That chit has been drawn already") },
  [ADJ_REASON_NOT_ATTACKED] = { N_ ("{unit} cannot help {hex}, which is not attacked") },
  [ADJ_REASON_NO_FRIEND] = { N_ ("{unit} is on the side that attacks {hex}") },
  [ADJ_REASON_NO_BATTERY] = { N_ ("{unit} is no battery and lends nothing to {hex}") },
  [ADJ_REASON_DEFENDS_ITSELF] = { N_ ("{unit} is attacked itself and lends nothing to {hex}") },
  [ADJ_REASON_WHICH_SIDE] = { N_ ("Both sides have their digits to find: say whose these are") },
  [ADJ_REASON_WHICH_ADVANCE] = { N_ (
      "Several attacks let somebody advance: say behind stay the number of one in which nobody "
      "does") },
  [ADJ_REASON_MOVES_AS_PLOTTED] = { N_ (
      "{unit} goes with all others, as plotted: nobody is moved alone in a phase of both sides") },
  [ADJ_REASON_NOT_NOW_SEALED] = { N_ ("Plots are sealed in the phase in which they are plotted") },
  [ADJ_REASON_SEALED_ALREADY] = { N_ ("That side has sealed its plot already") },
  [ADJ_REASON_NOT_BOTH_SEALED] = { N_ (
      "Both sides seal before anything is revealed; what is on paper is sealed so too: seal SIDE "
      "paper") },
  [ADJ_REASON_NOT_NOW_REVEALED] = { N_ (
      "Plots are revealed once, before the first segment of their march") },
  [ADJ_REASON_NOT_REVEALED] = { N_ ("What is sealed has to be revealed first") },
  [ADJ_REASON_PLOT_IS_SEALED] = { N_ (
      "The plot of {unit} is sealed; undo takes a seal back until both sides have sealed") },
  [ADJ_REASON_PLOT_IS_SECRET] = { N_ (
      "{unit} is plotted in secret by its own side, and no plain plot is recorded now") },
  [ADJ_REASON_NO_TABLE] = { N_ (
      "The Combat Results Table is missing: type it into the rules, or give "
      "the result") },
  [ADJ_REASON_NOT_IN_RULES] = { N_ ("The rules of this game have nothing of the kind") },
  [ADJ_REASON_NO_SUCH_MARKER] = { N_ ("The rules of this game have no such marker") },
  [ADJ_REASON_CONTEST_OPEN] = { N_ ("Both sides make for {hex}: their dice come first") },
  [ADJ_REASON_NO_COMBAT_NOW] = { N_ (
      "Attacks are made when both sides have marched, in the Combat Phase of both") },
  [ADJ_REASON_EXECUTION_BEGUN] = { N_ (
      "The results are being carried out: no attack is made any more") },
  [ADJ_REASON_IN_ANOTHER_ATTACK] = { N_ ("{unit} is in another attack already: undo that first") },
  [ADJ_REASON_OTHER_DICE] = { N_ ("So many attacks wait for a die: {figure}") },
  [ADJ_REASON_DIE_MISSING] = { N_ ("The attack on {hex} has no die yet") },
  [ADJ_REASON_NOT_DISPUTED] = { N_ ("Nobody disputes {hex} now") },
  [ADJ_REASON_NOT_YOUR_PHASE] = { N_ ("{unit} moves outside its own Movement Phase"),
                                  N_ ("An attack belongs to the attacker's own Combat Phase") },
  [ADJ_REASON_MOVED_ALREADY] = { N_ ("{unit} has moved already in this phase") },
  [ADJ_REASON_LEAVES_ZONE] = { N_ ("{unit} leaves {hex}, which is in an enemy zone of control") },
  [ADJ_REASON_STOPS_IN_ZONE] = { N_ (
      "{unit} goes on from {hex}, where an enemy zone of control ends its move") },
  [ADJ_REASON_CLOSED_HEX] = { N_ ("{unit} may not enter {hex}") },
  [ADJ_REASON_CLOSED_HEXSIDE] = { N_ ("{unit} may not cross that hexside into {hex}") },
  [ADJ_REASON_OFF_ROADS] = { N_ ("{unit} may not leave the roads and trails to enter {hex}") },
  [ADJ_REASON_TOO_FAR] = { N_ ("{unit} goes {figure} MP too far") },
  [ADJ_REASON_NO_STOPPING] = { N_ ("{unit} may not end its move in {hex}") },
  [ADJ_REASON_PASSES_TRAIN] = { N_ (
      "A train passes through nobody, and nobody through it: {unit} in {hex}") },
  [ADJ_REASON_NIGHT_ZONE] = { N_ (
      "{unit} may not enter an enemy zone of control by night: {hex}") },
  [ADJ_REASON_INEFFECTIVE_ZONE] = { N_ (
      "{unit} is ineffective and may not enter an enemy zone of control: {hex}") },
  [ADJ_REASON_MUST_STAY] = { N_ ("{unit} may not move yet") },
  [ADJ_REASON_CROWDED] = { N_ (
      "{unit} may not enter {hex}, not even to pass: there is no room among its friends") },
  [ADJ_REASON_WRONG_SET_UP] = { N_ ("{unit} stands in {hex}, where none of its side is set up"),
                                N_ ("{unit} belongs to the set-up and is not on the map") },
  [ADJ_REASON_NOT_NOW_DIGGING] = { N_ (
      "{unit} begins an entrenchment outside its own Movement Phase") },
  [ADJ_REASON_DIGS_TOO_EARLY] = { N_ (
      "{unit} begins an entrenchment before all have marched and scattered") },
  [ADJ_REASON_NO_DIGGING_HERE] = { N_ ("{unit} cannot dig in {hex}") },
  [ADJ_REASON_DIGS_IN_ZONE] = { N_ (
      "{unit} cannot dig in {hex}: in an enemy zone of control it has to attack") },
  [ADJ_REASON_DIGS_SCATTERED] = { N_ (
      "{unit} is out of command and begins no entrenchment in {hex}") },
  [ADJ_REASON_DUMMY_DIGS] = { N_ ("{unit} is a dummy and cannot dig") },
  [ADJ_REASON_CHARGES_ON_FOOT] = { N_ ("{unit} is no cavalry and cannot charge") },
  [ADJ_REASON_CHARGES_ROUGH] = { N_ ("{unit} charges into {hex}, which is not clear") },
  [ADJ_REASON_CHARGES_WATER] = { N_ ("{unit} charges across a creek, bridge or ford into {hex}") },
  [ADJ_REASON_CHARGES_FRIEND] = { N_ ("{unit} charges through a friend in {hex}") },
  [ADJ_REASON_NOT_DUE] = { N_ ("{unit} is not due yet") },
  [ADJ_REASON_WRONG_ENTRY] = { N_ ("{unit} does not enter the map at {hex}") },
  [ADJ_REASON_ENTRY_OCCUPIED] = { N_ ("{unit} may not enter at {hex}: the hex is taken") },
  [ADJ_REASON_COLUMN_TOO_LONG] = { N_ (
      "{unit} is {figure} MP short: those before it in the column use up its move at {hex}") },
  [ADJ_REASON_STACKED_ENTRY] = { N_ (
      "{unit} may not stop at {hex}, where another unit stands: it has to go on") },
  [ADJ_REASON_NO_EXIT] = { N_ ("{unit} may not exit the map at {hex}") },
  [ADJ_REASON_NIGHT_COMBAT] = { N_ ("There is no combat by night") },
  [ADJ_REASON_BATTLE_OPEN] = { N_ ("The last attack is not settled yet") },
  [ADJ_REASON_ATTACKED_ALREADY] = { N_ ("{unit} has attacked already in this phase") },
  [ADJ_REASON_DEFENDED_ALREADY] = { N_ ("{unit} has been attacked already in this phase") },
  [ADJ_REASON_ACROSS_CLOSED] = { N_ ("{unit} may not attack {hex} across that hexside") },
  [ADJ_REASON_CANNOT_ATTACK] = { N_ ("{unit} never attacks") },
  [ADJ_REASON_INEFFECTIVE] = { N_ ("{unit} is ineffective and may not attack") },
  [ADJ_REASON_ADVANCED] = { N_ (
      "{unit} has advanced: it neither attacks nor is attacked again in this phase") },
  [ADJ_REASON_DISPLACED_GUN] = { N_ (
      "{unit} was displaced in this phase and may not fire any more") },
  [ADJ_REASON_LIMBERED] = { N_ ("{unit} has marched too far to unlimber and attack") },
  [ADJ_REASON_STACKMATE_LEFT_OUT] = { N_ ("{unit} in {hex} has to take part in this attack") },
  [ADJ_REASON_NOT_ADJACENT_TO_ALL] = { N_ ("{unit} is not next to {hex}: adjacent attackers "
                                           "have to be next to every hex attacked") },
  [ADJ_REASON_BOMBARDS_SEVERAL] = { N_ ("A bombardment strikes one hex, not {hex} as well") },
  [ADJ_REASON_BATTERIES_APART] = { N_ (
      "{unit} in {hex} has attacked something else: units of one hex attack together") },
  [ADJ_REASON_NO_SIGHT] = { N_ ("{unit} does not see its target: {hex} is in the way") },
  [ADJ_REASON_BOMBARDS_IN_ZONE] = { N_ (
      "{unit} is in an enemy zone of control in {hex} and may not bombard") },
  [ADJ_REASON_BOMBARDS_TOO_WEAK] = { N_ ("A bombardment is not made at odds below {figure}") },
  [ADJ_REASON_NOT_LOWER] = { N_ ("{figure} is not lower than the odds of the attack") },
  [ADJ_REASON_RESULT_DIFFERS] = { N_ ("By the table the result is {figure}") },
  [ADJ_REASON_REPULSION_BEGUN] = { N_ ("Units are being repulsed: attacks and marches are over") },
  [ADJ_REASON_LENT_ALREADY] = { N_ ("{unit} has lent its strength already in this phase") },
  [ADJ_REASON_LENDS_IN_RETREAT] = { N_ (
      "{unit} has retreated in this phase and has nothing to lend") },
  [ADJ_REASON_NOT_NAMED] = { N_ ("{unit} was not named to attack, and only defends") },
  [ADJ_REASON_NOT_ALL_ALLOCATED] = { N_ (
      "{unit} in {hex} is still without its attack, and all are allocated before the first die") },
  [ADJ_REASON_SLIPS_TOO_LATE] = { N_ ("{unit} slips away before the first die and before the "
                                      "second player's cavalry, and only if it "
                                      "attacks nobody") },
  [ADJ_REASON_LENDS_TOO_LATE] = { N_ ("{unit} lends its strength before the first die") },
  [ADJ_REASON_MAY_SLIP] = { N_ (
      "{unit} in {hex} could still slip away before the first die; afterwards it stands") },
  [ADJ_REASON_MUST_STAND] = { N_ ("{unit} may not slip away: cavalry attacks it") },
  [ADJ_REASON_RETREAT_CLOSED] = { N_ ("{unit} may not retreat to {hex}: it is closed to it") },
  [ADJ_REASON_RETREAT_ZONE] = { N_ (
      "{unit} may not retreat to {hex}, which is in an enemy zone of control") },
  [ADJ_REASON_RETREAT_STACK] = { N_ ("{unit} may not retreat to {hex}: there is no room") },
  [ADJ_REASON_OTHER_RETREAT] = { N_ (
      "{unit} may not go to {hex} while another hex is open to it without displacing anybody") },
  [ADJ_REASON_DISPLACES_TO_DEATH] = { N_ (
      "{unit} would displace a friend in {hex} who has nowhere to go") },
  [ADJ_REASON_NOT_A_VICTOR] = { N_ ("{unit} may not advance to {hex}: it is none of the victors"),
                                N_ ("{unit} was not in the attack next to the enemy, so the "
                                    "exchange cannot take it") },
  [ADJ_REASON_NOT_VACATED] = { N_ (
      "{unit} may not advance to {hex}: nobody was driven from it in this battle") },
  [ADJ_REASON_OWES_CHOICE] = { N_ ("Somebody has to make room for {unit} in {hex}"),
                               N_ ("{unit} still has to retreat"),
                               N_ ("The attack on {hex} still waits for the die"),
                               N_ ("A choice after the last attack is still open") },
  [ADJ_REASON_OWES_ATTACK] = { N_ ("{unit} in {hex} has not attacked and has to") },
  [ADJ_REASON_OWES_DEFENCE] = { N_ ("{unit} in {hex} has not been attacked and has to be") },
  [ADJ_REASON_OWES_LEAVING] = { N_ (
      "{unit} has to leave {hex}, which is in an enemy zone of control") },
  [ADJ_REASON_OWES_CHARGE] = { N_ ("{unit} in {hex} has charged and not attacked") },
  [ADJ_REASON_NOT_REPULSED] = { N_ ("{unit} in {hex} has not attacked and was not repulsed") },
  [ADJ_REASON_OVER_LIMIT] = { N_ ("There are too many units in {hex}") },
  [ADJ_REASON_NOT_ENTERED] = { N_ ("{unit} is due and has not entered") },
  [ADJ_REASON_STAYS_UP] = { N_ (
      "{unit} may be turned face down only while it is set up or waits to enter, and not in an "
      "enemy zone of control") },
  [ADJ_REASON_NO_DUMMIES] = { N_ ("Dummies are played with limited intelligence only") },
  [ADJ_REASON_TOO_MANY_DUMMIES] = { N_ (
      "{unit} may enter at {hex} only along with three real units in the same turn") },
  [ADJ_REASON_CROWDING_DUMMY] = { N_ (
      "{unit} may not be set up in {hex}, which is full, while another hex has room") },
  [ADJ_REASON_UNSEEN] = { N_ ("{unit} breaks a rule; only its owner may know which") },
  [ADJ_REASON_OWES_INITIATIVE] = { N_ ("Who has the initiative has not been found out yet") },
  [ADJ_REASON_OWES_SCATTER] = { N_ ("Who gets out of command has not been found out yet") },
  [ADJ_REASON_OWES_DRIFT] = { N_ ("{unit} in {hex} scatters and has not moved") },
  [ADJ_REASON_OTHER_FIRST] = { N_ ("By the Initiative Levels the other side moves first") },
  [ADJ_REASON_OTHER_METHOD] = { N_ (
      "In this game the digits are found in the other way: by a die or by chits") },
  [ADJ_REASON_OUT_OF_CONTROL] = { N_ ("{unit} in {hex} has scattered and may not bombard"),
                                  N_ ("{unit} scatters: dice decide where it goes") },
  [ADJ_REASON_HELD_BACK] = { N_ ("{unit} has no orders and may not move in this turn") },
  [ADJ_REASON_AFTER_SCATTERED] = { N_ ("{unit} should have moved before the scattered units") },
  [ADJ_REASON_BEFORE_OTHERS] = { N_ ("{unit} scatters before any of the others have moved") },
  [ADJ_REASON_IN_CONTROL] = { N_ ("{unit} is in command and does not scatter") },
  [ADJ_REASON_OTHER_LEVEL] = { N_ ("The scenario gives the command level {figure} here") },
  [ADJ_REASON_NOT_NOW_PLOTTED] = { N_ (
      "Plots are told in a Movement Phase of both sides, before its first segment") },
  [ADJ_REASON_NO_SEGMENT] = { N_ ("No segment is left to be marched") },
  [ADJ_REASON_SEGMENTS_LEFT] = { N_ ("{unit} scatters after the last segment of the march") },
  [ADJ_REASON_FROZEN] = { N_ ("{unit} stands too near the enemy to march tonight") },
  [ADJ_REASON_PLOT_CUT] = { N_ ("{unit} does not get to {hex} in this turn") },
  [ADJ_REASON_PLOT_STANDS] = { N_ ("The plot of {unit} was sealed and stands") },
  [ADJ_REASON_PLOT_UNFIT] = { N_ ("The plot of {unit} does not fit any more and is left out"),
                              N_ ("A plot does not fit any more and is left out") },
  [ADJ_REASON_MISSION_TOO_FAR] = { N_ (
      "{unit} is to attack: it spends three Movement Points at most, none after segment 3") },
  [ADJ_REASON_SEAL_DAMAGED] = { N_ (
      "What one side sealed is damaged and cannot be read: it is plotted anew, in the open") },
  [ADJ_REASON_OWES_SEAL] = { N_ ("Not both sides have sealed what they plot") },
  [ADJ_REASON_OWES_REVEAL] = { N_ ("What both sides sealed has not been revealed") },
  [ADJ_REASON_NOT_THE_MORNING] = { N_ ("Units withdraw on the first Day turn after a Night") },
  [ADJ_REASON_NOT_THE_HOLDER] = { N_ ("Only the side with the initiative may withdraw") },
  [ADJ_REASON_OTHERS_MOVED] = { N_ ("Withdrawals come before any other move of the side") },
  [ADJ_REASON_NOT_IN_ZONE] = { N_ ("{unit} is in no enemy zone of control") },
  [ADJ_REASON_NO_WAY_BACK] = { N_ ("{unit} did not march by night and has no way back") },
  [ADJ_REASON_OTHER_WAY_BACK] = { N_ ("{unit} goes back to {hex}, where it came from by night") },
  [ADJ_REASON_BACK_INTO_ZONE] = { N_ ("{hex} is in an enemy zone of control") },
  [ADJ_REASON_MARKED_LATE] = { N_ ("{unit} is marked outside its own Movement Phase") },
  [ADJ_REASON_STAYS_TO_RALLY] = { N_ ("{unit} is to rally and does not move in this phase") },
  [ADJ_REASON_STAYS_TO_BUILD] = { N_ (
      "{unit} builds breastworks in {hex} and does not move in this phase") },
  [ADJ_REASON_RALLIES_ELSEWHERE] = { N_ ("{unit} rallies outside its own Combat Phase") },
  [ADJ_REASON_RALLIES_LATE] = { N_ ("{unit} rallies after an attack: that comes first") },
  [ADJ_REASON_NOT_MARKED] = { N_ ("{unit} bears no Rally marker") },
  [ADJ_REASON_WORKS_UNFINISHED] = { N_ (
      "The breastworks in {hex} may be turned in the next Movement Phase of their side") },
  [ADJ_REASON_LEFT_TO_NOBODY] = { N_ (
      "{unit} in {hex} has to be attacked, and this attack leaves nobody to do it") },
  [ADJ_REASON_MISSING] = { NULL }, /* the book's own words */
};

/* The finding's figure as a text; NULL where it has none. */
static char *
figure_text (const AdjView *view, const AdjFinding *finding)
{
  if (finding->reason == ADJ_REASON_TOO_FAR || finding->reason == ADJ_REASON_COLUMN_TOO_LONG)
    return adj_value_say_mp (finding->figure);
  if (finding->reason == ADJ_REASON_NOT_LOWER)
    return adj_words_column (view, finding->figure);
  if (finding->reason == ADJ_REASON_BOMBARDS_TOO_WEAK)
    return g_strdup_printf ("1-%d", finding->figure);
  if (finding->reason == ADJ_REASON_RESULT_DIFFERS)
    return adj_words_result (finding->figure);
  return finding->figure != 0 ? g_strdup_printf ("%d", finding->figure) : NULL;
}

/* A sentence whose form depends on a number; NULL for all others. */
static const char *
count_sentence (const AdjFinding *finding)
{
  unsigned long n = (unsigned long) MAX (finding->figure, 0);

  if (finding->reason == ADJ_REASON_MOVE_LIMIT)
    return ngettext ("{unit} may not move: its side may move {figure} unit in this turn",
                     "{unit} may not move: its side may move {figure} units in this turn", n);
  if (finding->reason == ADJ_REASON_CHARGES_SHORT)
    return ngettext ("{unit} charges less than {figure} hex",
                     "{unit} charges less than {figure} hexes", n);
  if (finding->reason == ADJ_REASON_OUT_OF_RANGE)
    return ngettext ("{unit} is out of range, {figure} hex from its target",
                     "{unit} is out of range, {figure} hexes from its target", n);
  if (finding->reason == ADJ_REASON_TOO_MANY_CHITS)
    return ngettext ("There is {figure} chit to draw", "There are {figure} chits to draw", n);
  if (finding->reason == ADJ_REASON_TOO_FEW_LOST)
    return ngettext ("The losses are {figure} strength point short",
                     "The losses are {figure} strength points short", n);
  return NULL;
}

static const char *
choose (const AdjFinding *finding, const AdjPlace *places)
{
  const char *counted = count_sentence (finding);
  guint i = 0;

  if (counted != NULL)
    return counted;
  while (i + 1 < G_N_ELEMENTS (sentences[0]) && sentences[finding->reason][i + 1] != NULL &&
         !adj_can_fill (sentences[finding->reason][i], places))
    i++;
  return _ (sentences[finding->reason][i]);
}

/* The book's own sentence for what is missing from it. */
static char *
tell_missing (const AdjView *view, const char *row)
{
  const AdjRuleset *ruleset = view->book->ruleset;

  for (guint i = 0; i < ruleset->n_missing; i++)
    if (g_strcmp0 (ruleset->missing[i].row, row) == 0)
      return adj_fill_row (g_strdup (adj_words_printed (ruleset->missing[i].text)), row);
  return adj_fill_row (g_strdup (_ ("a part of the rules is missing")), row);
}

char *
adj_words_finding (const AdjView *view, const AdjFinding *finding)
{
  g_autofree char *unit = finding->unit >= 0 ? adj_words_unit (view, finding->unit) : NULL;
  g_autofree char *hex = finding->hex != ADJ_NO_HEX ? adj_words_hex (view, finding->hex) : NULL;
  g_autofree char *figure = figure_text (view, finding);
  const AdjPlace places[] = {
    { "unit", unit }, { "hex", hex }, { "figure", figure }, { NULL, NULL }
  };

  g_return_val_if_fail (finding->reason < ADJ_N_REASONS, NULL);
  if (finding->reason == ADJ_REASON_MISSING)
    return tell_missing (view, finding->row);
  return adj_fill_row (adj_fill (choose (finding, places), places), finding->row);
}
