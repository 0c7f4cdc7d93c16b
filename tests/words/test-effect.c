/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "spoken.h"
#include "table/tokens.h"
#include "words/effect.h"

/* One of every kind, and all that the sentence has to name. */
static const struct
{
  AdjEffect effect;
  const char *id; /* of its unit, or NULL */
  AdjHexId hex;   /* 0: none */
  const char *says;
} effects[] = {
  { { .kind = ADJ_EFFECT_MOVED, .march.spent = 18, .n_path = 2 },
    "3/1/xiv",
    0,
    "3/1/XIV moves 1318-1418 (3 MP)" },
  { { .kind = ADJ_EFFECT_ENTERED, .march.spent = 4 },
    "3/1/xiv",
    1318,
    "3/1/XIV enters at 1318 (2/3 MP)" },
  { { .kind = ADJ_EFFECT_EXITED, .march.spent = 6 }, "3/1/xiv", 0, "3/1/XIV exits the map (1 MP)" },
  { { .kind = ADJ_EFFECT_RETREATED }, "smith", 1721, "Smith retreats to 1721" },
  { { .kind = ADJ_EFFECT_DISPLACED }, "smith", 1721, "Smith makes room and goes to 1721" },
  { { .kind = ADJ_EFFECT_ADVANCED }, "smith", 1721, "Smith advances to 1721" },
  { { .kind = ADJ_EFFECT_SLIPPED }, "smith", 1721, "Smith slips away to 1721 before the die" },
  { { .kind = ADJ_EFFECT_CHARGED }, "wilder", 0, "Wilder charges" },
  { { .kind = ADJ_EFFECT_WITHDREW }, "wilder", 0, "Wilder withdraws" },
  { { .kind = ADJ_EFFECT_PLOTTED }, "wilder", 0, "Wilder marches by its plot" },
  { { .kind = ADJ_EFFECT_STOPPED, .plot.segment = 2, .plot.why = ADJ_HALT_ZONES_MET },
    "wilder",
    0,
    "Wilder stops in 1022, segment 2: its zone and an enemy's overlap now" },
  { { .kind = ADJ_EFFECT_STOPPED, .plot.segment = 1, .plot.why = ADJ_HALT_OUT_OF_COMMAND },
    "wilder",
    0,
    "Wilder stops in 1022, segment 1: out of command, its plot is struck" },
  { { .kind = ADJ_EFFECT_STOPPED, .plot.segment = 1, .plot.why = ADJ_HALT_BARRED },
    "1/2/xiv",
    0,
    "1/2/XIV waits off the map, segment 1: the next hex is barred to it" },
  { { .kind = ADJ_EFFECT_SEALED, .side = 1, .seal.check = { 0x01, 0xab, 0xff } },
    NULL,
    0,
    "Confederate: plot sealed, check value 01ab ff00 0000 0000 0000" },
  { { .kind = ADJ_EFFECT_SEALED, .side = 0, .seal.paper = 1 },
    NULL,
    0,
    "Union: plot on paper, face down" },
  { { .kind = ADJ_EFFECT_REVEALED }, NULL, 0, "The plots of both sides are revealed" },
  { { .kind = ADJ_EFFECT_SEGMENT, .segment = 3 }, NULL, 0, "Segment 3 is marched" },
  { { .kind = ADJ_EFFECT_SUPPORTER }, "smith", 1721, "Smith lends its strength to 1721" },
  { { .kind = ADJ_EFFECT_SPARED }, NULL, 1721, "Nobody is left in 1721 to be attacked" },
  { { .kind = ADJ_EFFECT_RELEASED }, "smith", 0, "Smith attacks nobody after all" },
  { { .kind = ADJ_EFFECT_ELIMINATED }, "smith", 0, "Smith is eliminated" },
  { { .kind = ADJ_EFFECT_PLACED }, "smith", 1721, "Smith is placed in 1721" },
  { { .kind = ADJ_EFFECT_PLACED }, "smith", 0, "Smith is put off the map" },
  { { .kind = ADJ_EFFECT_FACTS, .facts = ADJ_FACT_INEFFECTIVE },
    "smith",
    0,
    "Smith becomes ineffective" },
  { { .kind = ADJ_EFFECT_FACTS, .facts = ADJ_FACT_REDUCED }, "smith", 0, "Smith is reduced" },
  { { .kind = ADJ_EFFECT_STRENGTH, .strength = 2 },
    "smith",
    0,
    "Smith has strength 2 from now on" },
  { { .kind = ADJ_EFFECT_BEARS, .bears = ADJ_BEARS_ROUTED | ADJ_BEARS_RALLY },
    "smith",
    0,
    "Smith is marked: routed, to rally" },
  { { .kind = ADJ_EFFECT_BEARS, .bears = ADJ_BEARS_DISRUPTED | ADJ_BEARS_SHAKEN },
    "smith",
    0,
    "Smith is marked: disrupted, shaken" },
  { { .kind = ADJ_EFFECT_BEARS }, "smith", 0, "Smith bears no marker any more" },
  { { .kind = ADJ_EFFECT_RALLIED }, "smith", 0, "Smith tries to rally" },
  { { .kind = ADJ_EFFECT_RALLIED, .roll.die = 4 }, "smith", 0, "Smith tries to rally, die 4" },
  { { .kind = ADJ_EFFECT_RALLIED, .roll.letters = { 'R' } },
    "smith",
    0,
    "Smith tries to rally: R" },
  { { .kind = ADJ_EFFECT_RALLIED, .roll.die = 4, .roll.letters = { 'R' } },
    "smith",
    0,
    "Smith tries to rally, die 4: R" },
  { { .kind = ADJ_EFFECT_DEBT, .debt.kind = ADJ_DEBT_RALLY, .side = 1 },
    "smith",
    0,
    "Say what became of Smith, which tried to rally (Confederate)" },
  { { .kind = ADJ_EFFECT_TURNED, .face_down = 1 }, "smith", 0, "Smith is turned face down" },
  { { .kind = ADJ_EFFECT_TURNED, .face_down = 0 }, "smith", 0, "Smith turns up" },
  { { .kind = ADJ_EFFECT_DUMMY, .side = 1 }, "smith", 0, "Confederate has a dummy more: Smith" },
  { { .kind = ADJ_EFFECT_CONTESTED, .side = 1, .die = 4 },
    NULL,
    1318,
    "Confederate throws 4 for 1318" },
  { { .kind = ADJ_EFFECT_WAITS, .engagement = 2, .roll = { .die = 1, .result = ADJ_RESULT_DR } },
    NULL,
    0,
    "Attack 2: 1-5, die 1: Dr, defender retreats; it waits" },
  { { .kind = ADJ_EFFECT_EXECUTED, .stage = ADJ_EXECUTION_LOSSES },
    NULL,
    0,
    "Eliminations and exchanges are carried out" },
  { { .kind = ADJ_EFFECT_EXECUTED, .stage = ADJ_EXECUTION_SECOND_REPULSIONS },
    NULL,
    0,
    "The second player's units are repulsed" },
  { { .kind = ADJ_EFFECT_PLOTTED, .plot.tokens = (gint32) ADJ_PLOT_ATTACKS },
    "smith",
    0,
    "Smith marches by its plot and is to attack" },
  { { .kind = ADJ_EFFECT_ALIAS, .alias = 7 }, "smith", 0, "To others Smith is ?c7 now" },
  { { .kind = ADJ_EFFECT_DEPLOYED, .deployed = 18 },
    "smith",
    0,
    "Smith deploys next to the enemy: 3 MP of that (Y 6.2)" },
  { { .kind = ADJ_EFFECT_FOUGHT, .day = 2 }, "smith", 0, "Smith has fought on day 2" },
  { { .kind = ADJ_EFFECT_ATTACK, .side = 1, .reduce = -1 }, NULL, 0, "Confederate attacks" },
  { { .kind = ADJ_EFFECT_ATTACK, .side = 0, .reduce = 3 },
    NULL,
    0,
    "Union attacks at no more than 1-2" },
  { { .kind = ADJ_EFFECT_TARGET }, NULL, 1620, "1620 is attacked" },
  { { .kind = ADJ_EFFECT_ATTACKER, .role = ADJ_ROLE_ADJACENT }, "smith", 0, "Smith attacks" },
  { { .kind = ADJ_EFFECT_ATTACKER, .role = ADJ_ROLE_BOMBARDS }, "smith", 0, "Smith bombards" },
  { { .kind = ADJ_EFFECT_DEFENDER }, "smith", 0, "Smith defends" },
  { { .kind = ADJ_EFFECT_ROLLED, .roll.die = 4, .roll.result = ADJ_RESULT_DR, .roll.column = 3 },
    NULL,
    0,
    "1-2, die 4: Dr, defender retreats" },
  { { .kind = ADJ_EFFECT_ROLLED, .roll.die = 4, .roll.result = ADJ_RESULT_DE, .roll.column = -1 },
    NULL,
    0,
    "Die 4: De, defender eliminated" },
  { { .kind = ADJ_EFFECT_VACATED }, NULL, 1620, "1620 is left by the losers" },
  { { .kind = ADJ_EFFECT_BATTLE_OVER }, NULL, 0, "The attack is settled" },
  { { .kind = ADJ_EFFECT_DEBT, .debt.kind = ADJ_DEBT_RETREAT, .side = 1 },
    "smith",
    0,
    "Smith must retreat (Confederate)" },
  { { .kind = ADJ_EFFECT_DEBT, .debt.kind = ADJ_DEBT_DISPLACE, .side = 1 },
    "smith",
    1721,
    "Somebody in 1721 must make room for Smith (Confederate)" },
  { { .kind = ADJ_EFFECT_DEBT, .debt.kind = ADJ_DEBT_LOSE, .side = 0, .debt.value = 1 },
    NULL,
    0,
    "Union must lose at least 1 strength point" },
  { { .kind = ADJ_EFFECT_DEBT, .debt.kind = ADJ_DEBT_LOSE, .side = 0, .debt.value = 4 },
    NULL,
    0,
    "Union must lose at least 4 strength points" },
  { { .kind = ADJ_EFFECT_DEBT, .debt.kind = ADJ_DEBT_ADVANCE, .side = 0 },
    NULL,
    0,
    "Union may advance one unit, or stay" },
  { { .kind = ADJ_EFFECT_PAID, .debt.kind = ADJ_DEBT_RETREAT, .side = 1 },
    "smith",
    0,
    "Done: Smith must retreat (Confederate)" },
  { { .kind = ADJ_EFFECT_HELD, .side = 0 }, NULL, 1920, "1920 is held by: Union" },
  { { .kind = ADJ_EFFECT_HELD, .side = -1 }, NULL, 1920, "1920 is held by: nobody" },
  { { .kind = ADJ_EFFECT_MARKER, .marker.kind = ADJ_MARKER_BUILDING },
    NULL,
    1318,
    "An entrenchment is begun in 1318" },
  { { .kind = ADJ_EFFECT_MARKER, .marker.kind = ADJ_MARKER_ENTRENCHMENT },
    NULL,
    1318,
    "There is an entrenchment in 1318" },
  { { .kind = ADJ_EFFECT_MARKER, .marker.kind = ADJ_MARKER_NONE },
    NULL,
    1318,
    "There is no entrenchment in 1318" },
  { { .kind = ADJ_EFFECT_MARKER, .marker.kind = ADJ_MARKER_BUILDING, .marker.figure = 2 },
    "smith",
    1318,
    "Smith begins an entrenchment in 1318" },
  { { .kind = ADJ_EFFECT_MARKER, .marker.kind = ADJ_MARKER_ENTRENCHMENT },
    "smith",
    1318,
    "Smith has finished its entrenchment in 1318" },
  { { .kind = ADJ_EFFECT_MARKER, .marker.figure = ADJ_WORKS_GIVEN_UP_MOVED },
    "smith",
    1318,
    "Smith moves and gives up its entrenchment in 1318 (Y 5.42)" },
  { { .kind = ADJ_EFFECT_MARKER, .marker.figure = ADJ_WORKS_GIVEN_UP_ATTACKED },
    "smith",
    1318,
    "Smith attacks and gives up its entrenchment in 1318 (Y 5.42)" },
  { { .kind = ADJ_EFFECT_MARKER, .marker.figure = ADJ_WORKS_GIVEN_UP_DEFENDED },
    "smith",
    1318,
    "Smith is attacked and loses its unfinished entrenchment in 1318 (Y 5.42)" },
  { { .kind = ADJ_EFFECT_MARKER, .marker.figure = ADJ_WORKS_GIVEN_UP_DRIVEN },
    "smith",
    1318,
    "Smith leaves 1318, and its unfinished entrenchment is lost (Y 5.42)" },
  { { .kind = ADJ_EFFECT_MARKER, .marker.figure = ADJ_WORKS_GIVEN_UP_LOST },
    "smith",
    1318,
    "Smith is gone, and so is its unfinished entrenchment in 1318 (Y 5.42)" },
  { { .kind = ADJ_EFFECT_MARKER, .marker.figure = ADJ_WORKS_GIVEN_UP_COMMAND },
    "smith",
    1318,
    "Smith is out of command and loses its unfinished entrenchment in 1318 (Y 5.43)" },
  { { .kind = ADJ_EFFECT_PHASE, .phase.turn = 2, .phase.index = 0, .phase.sides = 1 },
    NULL,
    0,
    "Turn 2, Union, Movement" },
  { { .kind = ADJ_EFFECT_PHASE, .phase.turn = 9, .phase.index = 2, .phase.sides = 2 },
    NULL,
    0,
    "Turn 9, Night, Confederate, Movement" },
  { { .kind = ADJ_EFFECT_PHASE, .phase.turn = 3, .phase.index = 1, .phase.sides = 3 },
    NULL,
    0,
    "Turn 3, both, Combat" },
  { { .kind = ADJ_EFFECT_DAY, .day = 2 }, NULL, 0, "Day 2 begins" },
  { { .kind = ADJ_EFFECT_FIRST, .side = 1 }, NULL, 0, "First player from now on: Confederate" },
  { { .kind = ADJ_EFFECT_CONTROL, .control = ADJ_CONTROL_LOST }, "smith", 0, "Smith scatters" },
  { { .kind = ADJ_EFFECT_CONTROL, .control = ADJ_CONTROL_HELD },
    "smith",
    0,
    "Smith may not move in this turn" },
  { { .kind = ADJ_EFFECT_CONTROL, .control = ADJ_CONTROL_KEPT },
    "smith",
    0,
    "Smith is in command" },
  { { .kind = ADJ_EFFECT_DRIFTED, .drift.stop = ADJ_DRIFT_ENEMY, .drift.dice = 25 },
    "smith",
    1721,
    "Smith, dice 2 and 5, stops in 1721: an enemy is in the next hex" },
  { { .kind = ADJ_EFFECT_DAWN }, NULL, 0, "Both sides throw a die for the initiative" },
  { { .kind = ADJ_EFFECT_LEVEL, .side = 0, .level.points = 83, .level.die = 4 },
    NULL,
    0,
    "Union, die 4: Initiative Level 83" },
  { { .kind = ADJ_EFFECT_COMMANDER, .side = 1, .points = 10 },
    NULL,
    0,
    "The commander adds to the Initiative Level, Confederate: 10" },
  { { .kind = ADJ_EFFECT_DIGITS, .side = 0, .draw.digits = 1 << 1 | 1 << 4 },
    NULL,
    0,
    "Union loses control in hexes ending in 1 4" },
  { { .kind = ADJ_EFFECT_DIGITS, .side = 0, .draw.digits = 1 << 7, .draw.left = 1 },
    NULL,
    0,
    "Union loses control in hexes ending in 7; 1 chit to draw" },
  { { .kind = ADJ_EFFECT_DIGITS, .side = 1, .draw.digits = 1, .draw.left = 2 },
    NULL,
    0,
    "Confederate loses control in hexes ending in 0; 2 chits to draw" },
  { { .kind = ADJ_EFFECT_OPTION, .option.key = ADJ_OPTION_ATTACK_EFFECTIVENESS, .option.value = 0 },
    NULL,
    0,
    "From now on, Attack Effectiveness: off" },
  { { .kind = ADJ_EFFECT_OPTION,
      .option.key = ADJ_OPTION_CREEK_BOMBARDMENT,
      .option.value = 1,
      .option.later = 1 },
    NULL,
    0,
    "From the next Game-Turn, Guns at a creek may fire at anything: on" },
  { { .kind = ADJ_EFFECT_SCORE, .side = 0, .points = 5 },
    NULL,
    0,
    "Victory points by the players' agreement, Union: 5" },
  { { .kind = ADJ_EFFECT_ACCRUED, .accrued.award = 0, .accrued.count = 7 },
    NULL,
    0,
    "Confederate strength eliminated: 7" },
  { { .kind = ADJ_EFFECT_OVER }, NULL, 0, "The game is over" },
  { { .kind = ADJ_EFFECT_VICTORY, .side = 1 },
    NULL,
    0,
    "Confederate has won, as the players declare: the game is over (R 4.0b)" },
};

static void
test_every_kind (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  AdjView view = spoken_view (game);
  gboolean seen[ADJ_N_EFFECTS] = { FALSE };

  for (guint i = 0; i < G_N_ELEMENTS (effects); i++)
    {
      AdjEffect effect = effects[i].effect;
      g_autofree char *text = NULL;

      effect.unit = effects[i].id != NULL ? (guint16) spoken_unit (effects[i].id) : ADJ_NO_UNIT;
      effect.hex = effects[i].hex != 0 ? spoken_hex (effects[i].hex) : ADJ_NO_HEX;
      effect.path[0] = spoken_hex (1318);
      effect.path[1] = spoken_hex (1418);
      text = adj_words_effect (&view, &effect);
      if (effect.kind != ADJ_EFFECT_ALIAS) /* which has a ? of its own */
        assert_sentence (text);
      g_assert_cmpstr (text, ==, effects[i].says);
      seen[effect.kind] = TRUE;
    }
  for (int kind = 0; kind < ADJ_N_EFFECTS; kind++)
    g_assert_true (seen[kind]);
}

/* The sentence agrees with the number of units. */
static void
test_several (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  AdjView view = spoken_view (game);
  guint16 units[3] = { (guint16) spoken_unit ("smith"), (guint16) spoken_unit ("wright"),
                       (guint16) spoken_unit ("anderson-4") };
  AdjEffect effect = adj_effect (ADJ_EFFECT_ELIMINATED);
  g_autofree char *two = NULL;
  g_autofree char *three = NULL;

  effect.unit = units[0];
  two = adj_words_effect_of (&view, &effect, units, 2);
  three = adj_words_effect_of (&view, &effect, units, 3);
  g_assert_cmpstr (two, ==, "Smith and Wright are eliminated");
  g_assert_cmpstr (three, ==, "Smith, Wright and Anderson-4 are eliminated");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words/effect/every-kind", test_every_kind);
  g_test_add_func ("/words/effect/several", test_several);
  return g_test_run ();
}
