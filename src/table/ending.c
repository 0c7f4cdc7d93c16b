/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table/ending.h"

#include <string.h>

static void
end_vacated (AdjTable *self)
{
  memset (self->vacated, 0, sizeof self->vacated);
  self->n_vacated = 0;
}

static void
end_battle (AdjTable *self)
{
  memset (&self->battle, 0, sizeof self->battle);
  self->battle.column = -1;
  self->battle.reduce = -1;
  self->battle.result = -1;
  end_vacated (self);
}

static void
end_defence (AdjTable *self)
{
  const AdjBattle *battle = &self->battle;

  for (guint i = 0; i < battle->n_defenders; i++)
    self->units[battle->defenders[i]].facts &= (guint16) ~ADJ_FACT_DEFENDED;
  for (guint i = 0; i < battle->n_supports; i++)
    self->units[battle->supports[i].unit].deeds &= (guint8) ~ADJ_DEED_LENT;
}

static void
end_disorder (AdjTable *self)
{
  for (guint i = 0; i < self->n_units; i++)
    self->units[i].control = ADJ_CONTROL_KEPT;
  memset (self->scatter, 0, sizeof self->scatter);
  memset (self->chits, 0, sizeof self->chits);
  memset (self->digits, 0, sizeof self->digits);
}

static void
end_movement (AdjUnitState *unit)
{
  unit->facts &= (guint16) ~ADJ_FACTS_OF_MOVEMENT;
  unit->deeds &= (guint8) ~ADJ_DEEDS_OF_MOVEMENT;
  unit->spent = 0;
  unit->deployed = 0;
  unit->entry = ADJ_NO_HEX;
}

static void
end_for_units (AdjTable *self, int ends, int sides)
{
  for (guint i = 0; i < self->n_units; i++)
    {
      AdjUnitState *unit = &self->units[i];

      if (ends & ADJ_ENDS_GOING_BACK)
        unit->facts &= (guint16) ~ADJ_FACT_MAY_GO_BACK;
      if (ends & ADJ_ENDS_COMBAT)
        {
          unit->facts &= (guint16) ~ADJ_FACTS_OF_COMBAT;
          unit->deeds &= (guint8) ~ADJ_DEEDS_OF_COMBAT;
          unit->attacks_in = unit->attacked_in = unit->lends_in = unit->role = 0;
          unit->lends_to = ADJ_NO_HEX;
        }
      if (ends & ADJ_ENDS_PLOTS)
        unit->plot = unit->plotted = 0;
      if (ends & ADJ_ENDS_NIGHT)
        unit->night_from = ADJ_NO_HEX;
      if ((ends & ADJ_ENDS_MOVEMENT) && (sides & 1 << unit->side) != 0)
        end_movement (unit);
    }
}

void
adj_table_end_contests (AdjTable *self)
{
  memset (self->contests, 0, sizeof self->contests);
  self->n_contests = 0;
}

void
adj_table_end (AdjTable *self, int ends, int sides)
{
  if (ends & ADJ_ENDS_OPTIONS)
    memcpy (self->options, self->next_options, sizeof self->options);
  if (ends & ADJ_ENDS_DAWN)
    self->dawn = ADJ_DAWN_NONE;
  if (ends & ADJ_ENDS_DISORDER)
    end_disorder (self);
  if (ends & ADJ_ENDS_DEFENCE)
    end_defence (self);
  if (ends & ADJ_ENDS_BATTLE)
    end_battle (self);
  if (ends & ADJ_ENDS_VACATED)
    end_vacated (self);
  if (ends & ADJ_ENDS_DEBTS)
    {
      memset (self->debts, 0, sizeof self->debts);
      self->n_debts = 0;
    }
  if (ends & ADJ_ENDS_CHAIN)
    {
      memset (self->chain, 0, sizeof self->chain);
      self->n_chain = 0;
    }
  if (ends & ADJ_ENDS_COMBAT)
    {
      memset (self->engagements, 0, sizeof self->engagements);
      self->n_engagements = self->execution = 0;
    }
  if (ends & ADJ_ENDS_PLOTS)
    {
      self->segment = self->revealed = 0;
      adj_table_end_contests (self);
      memset (self->sealed, 0, sizeof self->sealed);
    }
  if (ends &
      (ADJ_ENDS_GOING_BACK | ADJ_ENDS_COMBAT | ADJ_ENDS_MOVEMENT | ADJ_ENDS_PLOTS | ADJ_ENDS_NIGHT))
    end_for_units (self, ends, sides);
}
