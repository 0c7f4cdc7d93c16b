/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "plotter.h"

#include "fixture.h"
#include "table/unit.h"

AdjGame *
plotter_night (void)
{
  AdjGame *game = fixture_both ();

  fixture_play (
      game, "option variable-initiative; option night-plots; place c1 0504; place u1 0302", ADJ_OK);
  for (int phases = 0; phases < 4; phases++)
    fixture_play (game, "next", ADJ_OK);
  g_assert_cmpint (adj_table_phase_kind (adj_game_get_table (game), adj_game_get_book (game)), ==,
                   ADJ_PHASE_PLOT);
  return game;
}

AdjGame *
plotter_day (void)
{
  AdjGame *game = fixture_game ();

  fixture_play (game, "option simultaneous-movement", ADJ_OK);
  return game;
}

const PlotterSecret plotter_by_night = { plotter_night,
                                         "3",
                                         { "u2", "c2" },
                                         { "plot u2 s", "plot c2 s" },
                                         "plot u2 s",
                                         "E N.1",
                                         " 0204",
                                         { { "plot u2 0103 0104 0204 0305", "plot ug ." },
                                           { "plot ug 0204 0205", "plot u2" },
                                           { "seal union", "seal union" } } };
const PlotterSecret plotter_by_day = { plotter_day,
                                       "1",
                                       { "wilder", "fulton" },
                                       { "plot wilder . attack", "plot fulton . attack" },
                                       "plot wilder 1121",
                                       "Y S5.0",
                                       " 1121",
                                       { { "plot wilder 1121 attack", "plot 2/1/xiv ." },
                                         { "plot 2/1/xiv . attack", "plot wilder 1121" },
                                         { "seal union", "seal union" } } };

void
plotter_play (AdjGame *game, AdjEyes eyes, const char *line, AdjStanding standing)
{
  adj_game_set_eyes (game, eyes);
  fixture_play (game, line, standing);
}

void
plotter_refused_for (AdjGame *game, AdjEyes eyes, const char *line, AdjReason reason)
{
  g_autoptr (GPtrArray) outcomes = NULL;
  const AdjOutcome *outcome;

  adj_game_set_eyes (game, eyes);
  outcomes = adj_game_submit (game, line, FALSE);
  outcome = g_ptr_array_index (outcomes, outcomes->len - 1);
  g_assert_false (outcome->recorded);
  g_assert_cmpuint (outcome->findings->len, ==, 1);
  g_assert_cmpint (g_array_index (outcome->findings, AdjFinding, 0).reason, ==, reason);
}

guint32
plotter_plot_of (const AdjField *field, const char *unit)
{
  return field->table->units[adj_unit_find (field->book, unit)].plot;
}

guint32
plotter_own_plot (AdjGame *game, AdjEyes eyes, const char *unit)
{
  adj_game_set_eyes (game, eyes);
  return plotter_plot_of (adj_game_get_drafted (game), unit);
}
