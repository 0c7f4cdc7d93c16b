/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/view.h"

/* The figures that a list has of a unit, as these eyes may know it. */
typedef struct
{
  int side;
  AdjWhere where;
  gboolean known;     /* they may know which it is */
  gboolean effective; /* or not known */
  int points;         /* -1: not known */
} AdjUnitFacts;

AdjUnitFacts adj_unit_facts (const AdjView *view, int unit);

/* On the map or yet to come; the rest is out of the game. */
gboolean adj_unit_facts_play (const AdjUnitFacts *self);
