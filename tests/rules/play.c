/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play.h"

#include "play-answers.h"
#include "play-command.h"
#include "play-fight.h"
#include "play-march.h"
#include "play-plot.h"
#include "rules/engagement.h"

static void
choose_options (Player *self)
{
  static const AdjOptionKey keys[] = {
    ADJ_OPTION_TIGHT_STACKING, ADJ_OPTION_ZOC_COST,        ADJ_OPTION_ZOC_COST_REPLACES_TERRAIN,
    ADJ_OPTION_FOREST_COVER,   ADJ_OPTION_ONE_HEX_MOVE,    ADJ_OPTION_UNLIMBERING,
    ADJ_OPTION_ENTRENCHMENTS,  ADJ_OPTION_FREE_DEPLOYMENT, ADJ_OPTION_ENTRENCHMENT_TURNS,
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      PlayOrder order = play_order (PLAY_OPTION);

      order.option = keys[i];
      order.value = keys[i] == ADJ_OPTION_ENTRENCHMENT_TURNS ? 2 + (int) player_pick (self, 3) : 1;
      if (player_chance (self, 60))
        player_do (self, &order);
    }
}

static void
play_phase (Player *self)
{
  switch (adj_table_phase_kind (self->judge->table, self->book))
    {
    case ADJ_PHASE_MOVEMENT:
      player_find_order (self);
      player_withdraw (self);
      if (adj_table_is_march (self->judge->table, self->book))
        player_march (self);
      else
        player_march_together (self);
      player_drift (self);
      break;
    case ADJ_PHASE_PLOT:
      player_seal (self);
      break;
    case ADJ_PHASE_COMBAT:
    default:
      if (adj_results_wait (self->judge->table, self->book))
        player_fight_together (self);
      else
        player_fight (self);
      break;
    }
}

void
player_play (Player *self, guint64 seed, PlayWitness witness, gpointer data)
{
  PlayOrder next = play_order (PLAY_NEXT);

  self->seed = seed;
  self->thrown = 0;
  self->witness = witness;
  self->data = data;
  adj_judge_begin (self->judge, self->start);
  if (self->options)
    choose_options (self);
  while (!self->judge->table->over)
    {
      play_phase (self);
      player_do (self, &next);
      while (player_contests (self) || player_carries_out (self) || player_goes_back (self))
        player_do (self, &next);
    }
}
