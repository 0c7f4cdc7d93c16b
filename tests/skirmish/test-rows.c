/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "party.h"

/* Every row of the ledger, in the order of the article: what it allows or does (+), and what it
 * forbids or leaves alone (-). What only eyes can judge stands in a remark. */

typedef struct
{
  const char *name;
  const char *before;   /* lines that are recorded first, behind the party's own */
  const char *line;     /* the line that is judged */
  const char *verdict;  /* how its verdict begins, as party.h writes it */
  const char *standing; /* what follows; NULL: no matter */
} Case;

#define B "begin bandits"
#define K "begin knights"

static const Case cases[] = {
  { "/skirmish/L 0/+ a side begins without counters", "", B, "ok",
    "bandits actions 0 attempts 0 counters 0 0" },
  { "/skirmish/L 0/- nobody acts before", "", "act black march", "impossible nobody has", NULL },
  { "/skirmish/L 1/+ the holder acts", B, "act mob march", "ok",
    "bandits actions 1 attempts 0 counters 0 0 open" },
  { "/skirmish/L 1/- the other side does not", B, "act gawain march", "warned L 1 other-side",
    NULL },
  { "/skirmish/L 1/- nor one that is off the table", B "\nout guy", "act guy march",
    "warned L 1 off-table", NULL },
  { "/skirmish/L 1/- nor both together", B, "act black gawain march", "impossible figures of both",
    NULL },
  /* four inches and sight of another: only eyes */
  { "/skirmish/L 1b/+ one body", B, "act guy quarrel shoot at court", "ok", NULL },
  { "/skirmish/L 1b/- two bodies", B, "act guy shoot at court kay", "warned L 1b two-bodies",
    NULL },
  { "/skirmish/L 1b/- two in melee", B, "act black melee at court kay", "warned L 1b two-bodies",
    NULL },
  /* a shared destination, past the house or round the stump: only eyes */
  { "/skirmish/L 1c/+ an attempt after an action", B "\nact black march",
    "seize kay by charge die 4", "ok", "bandits actions 1 attempts 1 counters 0 0" },
  { "/skirmish/L 1c/+ passed", B "\nact black march", "pass", "ok",
    "bandits actions 1 attempts 0 counters 0 0" },
  { "/skirmish/L 1c/- not two", B "\nact black march\nseize kay by charge die 4",
    "seize gawain by charge die 4", "warned L 1c no-attempt", NULL },
  { "/skirmish/L 1c/- none after a pass", B "\nact black march\npass", "seize kay by charge die 4",
    "warned L 1c no-attempt", NULL },
  { "/skirmish/L 1c/- none to pass", B, "pass", "impossible there is no attempt", NULL },
  { "/skirmish/L 1c/- no pass where it is switched off",
    B "\nsetting may-pass=off\nact black march", "pass", "warned L 1c must-try", NULL },
  { "/skirmish/L 1c/- nor an action in its place", B "\nsetting may-pass=off\nact black march",
    "act black march", "warned L 1c must-try", NULL },
  { "/skirmish/L 2/+ a charge seizes", B "\nact mob march", "seize kay by charge die 19", "ok",
    "knights actions 1 attempts 0 counters 0 0 open" },
  { "/skirmish/L 2/+ so does an escape", B "\nact mob march", "seize kay by escape die 19", "ok",
    NULL },
  { "/skirmish/L 2/- a pace to the left does not", B "\nact mob march", "seize kay by march die 19",
    "warned L 2 not-seizing", NULL },
  { "/skirmish/L 2/- nor out of sight where it is switched off",
    B "\nsetting into-sight-only=on\nact mob march", "seize kay by vanish die 19",
    "warned L 2 only-into-sight", NULL },
  { "/skirmish/L 2/- nor a shot without a bow", B "\nact mob march", "seize kay by shoot die 19",
    "warned L 2 no-missile", NULL },
  { "/skirmish/L 2/- nor by who has it", B "\nact mob march", "seize black by charge die 19",
    "impossible bandits has", NULL },
  /* full speed: only eyes */
  { "/skirmish/L 2b/+ the action counts at once", B "\nact mob march",
    "seize robin by shoot at guy die 20", "ok", "knights actions 1 attempts 0 counters 0 1 open" },
  { "/skirmish/L 2b/- later ones are free",
    B "\nact mob march\nseize robin by shoot at guy die 20\npass", "act kay march", "ok",
    "knights actions 2 attempts 0 counters 0 1 open" },
  { "/skirmish/L 2c/+ the same way again",
    B "\nact mob march\nseize kay by appear die 19\nseize black by charge die 20\n"
      "act black march",
    "seize kay by appear die 19", "ok", NULL },
  { "/skirmish/L 2c/- to and fro",
    B "\nact mob march\nseize kay by appear die 19\nseize black by charge die 20\n"
      "act black march",
    "seize kay by vanish die 19", "warned L 2c to-and-fro", NULL },
  { "/skirmish/L 2c/- and fro and to",
    B "\nact mob march\nseize kay by vanish die 19\nseize black by charge die 20\n"
      "act black march",
    "seize kay by appear die 19", "warned L 2c to-and-fro", NULL },
  /* whether melee can be reached: only eyes */
  { "/skirmish/L 2d/+ a charge that reaches comes into contact", B "\nact mob march",
    "seize kay by charge at black reach die 18", "ok",
    "knights actions 1 attempts 0 counters 0 0 open kay-black" },
  { "/skirmish/L 2d/- one that does not is believed", B "\nact mob march",
    "seize kay by charge die 18", "ok", "knights actions 1 attempts 0 counters 0 0 open" },
  { "/skirmish/L 3/+ a good figure on 18", B "\nact mob march", "seize kay by charge die 18", "ok",
    "knights" },
  { "/skirmish/L 3/- and not on 17", B "\nact mob march", "seize kay by charge die 17", "ok",
    "bandits" },
  { "/skirmish/L 4/+ a heroic leader on 15", B "\nact mob march", "seize gawain by charge die 15",
    "ok", "knights" },
  { "/skirmish/L 4/- and not on 14", B "\nact mob march", "seize gawain by charge die 14", "ok",
    "bandits" },
  { "/skirmish/L 4b/+ he adds his own", B "\nact mob march", "seize gawain by appear die 15", "ok",
    "knights" },
  { "/skirmish/L 4b/- his men have nothing of it", B "\nact mob march",
    "seize squire by appear die 18", "ok", "bandits" },
  { "/skirmish/L 5/+ reach, counters and a card",
    B "\nact guy shoot at court\nact guy shoot at court",
    "seize squire by charge reach card duel die 9", "ok", "knights" },
  { "/skirmish/L 5/- out of sight and in melee", B "\ncontact squire black\nact mob march",
    "seize squire by charge unseen reach card duel die 18", "ok", "bandits" },
  { "/skirmish/L 5/+ but it can break off", B "\ncontact squire black\nact mob march",
    "seize squire by charge unseen reach card duel free die 15", "ok", "knights" },
  { "/skirmish/L 5/+ or the players say so", B "\ncontact squire black\nact mob march",
    "seize squire by charge die 13 factors 6 from behind the barricade", "ok", "knights" },
  { "/skirmish/L 6/+ one always succeeds", B "\ncounters knights 9\nact mob march",
    "seize gawain by charge reach die 1", "ok", "knights" },
  { "/skirmish/L 6/- over 20 never", K "\nact kay march", "seize mob-1 by charge die 20", "ok",
    "knights" },
  { "/skirmish/L 7/+ a shot gives a counter", B, "act guy shoot at court", "ok",
    "bandits actions 1 attempts 0 counters 1 0 open" },
  { "/skirmish/L 7/+ all at once give one", B, "act all shoot", "ok",
    "bandits actions 1 attempts 0 counters 1 0 open" },
  { "/skirmish/L 7/- one out of turn does not", B, "act robin shoot at guy",
    "warned L 1 other-side", "bandits actions 1 attempts 0 counters 0 0 open" },
  { "/skirmish/L 7/- they vanish with the initiative", B "\nact guy shoot at court",
    "seize kay by charge die 19", "ok", "knights actions 1 attempts 0 counters 0 0 open" },
  { "/skirmish/L 7/- they are kept by a roll", B "\nact guy shoot at court",
    "seize kay by charge die 4", "ok", "bandits actions 1 attempts 1 counters 1 0" },
  { "/skirmish/L 7/- and spent by it where it is switched on",
    B "\nsetting counters-spent-by-a-roll=on\nact guy shoot at court", "seize kay by charge die 4",
    "ok", "bandits actions 1 attempts 1 counters 0 0" },
  { "/skirmish/L 7b/+ reaction fire is free", B "\nact mob march",
    "react robin shoot at mob inches 2 2", "ok",
    "bandits actions 1 attempts 0 counters 0 0 open reacted" },
  { "/skirmish/L 7b/- and takes no counter away", B "\nact guy shoot at robin",
    "react robin shoot at guy", "ok", "bandits actions 1 attempts 0 counters 1 0 open reacted" },
  { "/skirmish/L 8/+ all fight after a 3", B "\ncontact kay black\nact mob march",
    "seize gawain by charge die 3", "ok",
    "bandits actions 1 attempts 1 counters 0 0 fights kay-black" },
  { "/skirmish/L 8/- not after a 4", B "\ncontact kay black\nact mob march",
    "seize gawain by charge die 4", "ok", "bandits actions 1 attempts 1 counters 0 0 kay-black" },
  { "/skirmish/L 8/- nobody where nobody is in contact", B "\nact mob march",
    "seize gawain by charge die 3", "ok", "bandits actions 1 attempts 1 counters 0 0" },
  { "/skirmish/L 8/- nobody acts before they have",
    B "\ncontact kay black\nact mob march\nseize gawain by charge die 3", "act mob march",
    "warned L 8 fights-due", NULL },
  { "/skirmish/L 8b/+ a success, too, waits for them",
    B "\ncontact kay black\ncounters knights 9\nact mob march", "seize gawain by charge die 2",
    "ok", "knights actions 1 attempts 0 counters 0 0 open fights kay-black" },
  { "/skirmish/L 8b/- a round ends it",
    B "\ncontact kay black\nact mob march\nseize gawain by charge die 3", "round", "ok",
    "bandits actions 1 attempts 1 counters 0 0 kay-black" },
  { "/skirmish/L 9/+ a card adds four and is used up", B "\nact mob march",
    "seize squire by charge at black card duel die 15", "ok",
    "knights actions 1 attempts 0 counters 0 0 open gawain-black squire-black used:duel" },
  { "/skirmish/L 9/+ by those on it who are on the table", B "\nout gawain\nact mob march",
    "seize squire by charge at black card duel die 15", "ok",
    "knights actions 1 attempts 0 counters 0 0 open squire-black out:gawain used:duel" },
  { "/skirmish/L 9/+ its own action seizes", B "\nact mob march",
    "seize squire by unlock card duel die 15", "ok", "knights" },
  { "/skirmish/L 9/- a failed roll does not spend it", B "\nact mob march",
    "seize squire by charge card duel die 14", "ok", "bandits actions 1 attempts 1 counters 0 0" },
  { "/skirmish/L 9/- not for others", B "\nact mob march", "seize kay by charge card duel die 4",
    "warned L 9 not-on-card", NULL },
  { "/skirmish/L 9/- not of the other side", B "\nact mob march",
    "seize kay by charge card fire die 4", "impossible there is no card 'fire'", NULL },
  { "/skirmish/L 9/- not twice",
    B "\nact mob march\nseize squire by charge card duel die 15\nseize black by charge die 20\n"
      "act black march",
    "seize squire by charge card duel die 4", "warned L 9 card-used", NULL },
  { "/skirmish/L 9/- no word of one's own without one", B "\nact mob march",
    "seize squire by unlock die 4", "warned L 9 own-word", NULL },
  { "/skirmish/L 9/- nor with one where it is switched on",
    B "\nsetting card-needs-listed-action=on\nact mob march",
    "seize squire by unlock card duel die 4", "warned L 9 card-listed", NULL },
  { "/skirmish/L 9/- no card without an objective", "",
    "card vain knights kay :", "impossible the objective is missing", NULL },
  { "/skirmish/L 9/- none that is vague", "", "card vain knights kay : attack the enemy",
    "warned L 9 vague", NULL },
  { "/skirmish/L 9/+ as it is, say the players", "", "card key knights kay : unlock the treasury !",
    "warned L 9 vague", NULL },
  { "/skirmish/L 9/- none after the game has begun", B, "card late knights kay : kill black",
    "warned L 9 card-late", NULL },
  { "/skirmish/L 9b/+ an order may be repeated", "",
    "card again knights kay : engage and kill black", "ok", NULL },
  { "/skirmish/L 9b/- a figure stands on one card", "", "card again knights gawain : kill black",
    "warned L 9b two-cards", NULL },
  { "/skirmish/L 10/+ friends help", B "\nact black melee at squire", "react kay engage at black",
    "ok", "bandits actions 1 attempts 0 counters 0 0 open black-squire kay-black" },
  { "/skirmish/L 10/+ or flee", B "\nact black melee at squire", "react kay flee", "ok", NULL },
  { "/skirmish/L 10/- not who is engaged", B "\nact black melee at squire", "react squire flee",
    "warned L 10 engaged", NULL },
  { "/skirmish/L 10/- not after a march", B "\nact black march", "react kay flee",
    "warned L 10 nobody-engaged", NULL },
  { "/skirmish/L 10/- nor by who acts", B "\nact black melee at squire", "react mob flee",
    "impossible the side that has", NULL },
  /* four inches, the chain of those who engaged: only eyes */
  { "/skirmish/L 11/+ one for each inch", B "\nact black march",
    "react robin kay shoot at black inches 2", "ok", NULL },
  { "/skirmish/L 11/+ at least one", B "\nact black march", "react robin shoot at black inches 0",
    "ok", NULL },
  { "/skirmish/L 11/+ no limit for who is shot at", B "\nact guy shoot at court",
    "react squire gawain shoot at guy inches 1", "ok", NULL },
  { "/skirmish/L 11/+ nor where it was not said at whom", B "\nact all shoot",
    "react robin kay gawain shoot at guy inches 1", "ok", NULL },
  { "/skirmish/L 11/+ others at those who shoot on the move", B "\nact guy shoot moving at court",
    "react robin squire shoot at guy inches 1", "ok", NULL },
  { "/skirmish/L 11/- and no more of those than inches", B "\nact guy shoot moving at court",
    "react robin kay squire shoot at guy inches 1", "warned L 11 too-many", NULL },
  { "/skirmish/L 11/- at nobody but those who shot", B "\nact guy shoot at court",
    "react squire shoot at black", "warned L 11 not-actors", NULL },
  { "/skirmish/L 11/- who was not shot at not at who stands", B "\nact guy shoot at court",
    "react robin shoot at guy", "warned L 11 not-moving", NULL },
  { "/skirmish/L 11/- nor at those who fight where they stand",
    B "\ncontact black squire\nact black melee at squire", "react robin shoot at black inches 2",
    "warned L 11 not-moving", NULL },
  { "/skirmish/L 11/+ but at those who run into melee", B "\nact black melee at squire",
    "react robin shoot at black inches 2", "ok", NULL },
  { "/skirmish/L 11/+ at what has just seized the initiative",
    B "\nact mob march\nseize robin by shoot at guy die 20", "react guy shoot at robin", "ok",
    NULL },
  { "/skirmish/L 11/- before anybody has acted", B, "react robin shoot at guy",
    "warned L 11 no-action", NULL },
  { "/skirmish/L 11/- not more than inches", B "\nact black march",
    "react robin kay gawain shoot at black inches 2", "warned L 11 too-many", NULL },
  { "/skirmish/L 11/- once in an initiative",
    B "\nact black march\nreact robin shoot at black inches 2\nact black march",
    "react robin shoot at black inches 2", "warned L 11 reacted", NULL },
  { "/skirmish/L 11/+ and again in the next",
    B "\nact black march\nreact robin shoot at black inches 2\nseize kay by charge die 18\npass\n"
      "act kay march\nseize black by charge die 20",
    "react robin shoot at black inches 2", "ok", NULL },
  { "/skirmish/L 12/+ everybody shoots for one counter", B, "act all shoot at court kay", "ok",
    "bandits actions 1 attempts 0 counters 1 0 open" },
  { "/skirmish/L 12/- if nobody moves", B, "act all shoot moving at court",
    "warned L 12b stands-to-shoot; L 12 all-moving", NULL },
  { "/skirmish/L 12b/+ bows may", B, "act guy shoot moving at court", "ok", NULL },
  { "/skirmish/L 12b/- crossbows may not", B, "act quarrel shoot moving at court",
    "warned L 12b stands-to-shoot", NULL },
  { "/skirmish/L 12c/+ one body", B, "act guy shoot moving at court", "ok", NULL },
  { "/skirmish/L 12c/- not several", B, "act guy shoot moving at court kay",
    "warned L 12c several-bodies", NULL },
  { "/skirmish/L 13/+ a leader calls", K, "act gawain court to-me inches 5", "ok",
    "knights actions 1 attempts 0 counters 0 0 open" },
  { "/skirmish/L 13/- nobody else does", K, "act kay to-me", "warned L 13 no-leader", NULL },
  { "/skirmish/L 13/- not who is near the enemy", K, "act court to-me inches 5 4",
    "warned L 13 too-near", NULL },
  { "/skirmish/L 14/+ melee is contact", B, "act black melee at kay", "ok",
    "bandits actions 1 attempts 0 counters 0 0 open black-kay" },
  { "/skirmish/L 14/- who of several touches whom the players say", B, "act mob melee at court",
    "ok", "bandits actions 1 attempts 0 counters 0 0 open" },
  { "/skirmish/L 15/+ who leaves is in no contact", B "\ncontact kay black\ncontact kay mob-1",
    "out black", "ok", "bandits actions 0 attempts 0 counters 0 0 kay-mob-1 out:black" },
  { "/skirmish/L 15/- the umpire's hand is not judged", B, "initiative knights", "ok",
    "knights actions 0 attempts 0 counters 0 0" },
  { "/skirmish/L 16/+ what is typed is believed", B "\nact mob march",
    "seize kay by appear reach die 16", "ok", "knights" },
  { "/skirmish/L 16/- and what is not is not assumed", B "\nact mob march",
    "seize kay by appear die 16", "ok", "bandits" },
};

static void
test_case (gconstpointer data)
{
  const Case *one = data;
  g_autoptr (AdjSkirmish) skirmish = party ();
  g_autofree char *judged = NULL;
  g_autofree char *after = NULL;

  play (skirmish, one->before);
  judged = verdict (skirmish, one->line);
  after = standing (skirmish);
  g_test_message ("%s | %s", judged, after);
  g_assert_true (g_str_has_prefix (judged, one->verdict));
  if (g_str_equal (one->verdict, "ok"))
    g_assert_cmpstr (judged, ==, "ok");
  if (one->standing != NULL)
    g_assert_true (g_str_has_prefix (after, one->standing));
  if (one->standing != NULL && strchr (one->standing, ' ') != NULL)
    g_assert_cmpstr (after, ==, one->standing);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].name, &cases[i], test_case);
  return g_test_run ();
}
