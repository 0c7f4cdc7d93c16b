/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/field.h"

/* The scatter list (Y 5.59): who is out of command, in the order one reads the map. */

typedef struct
{
  guint16 unit;
  AdjHex hex;
  guint8 control; /* AdjControl; drifted: its box is ticked */
  guint8 in_zone; /* it stands in an EZOC and stays (Y 5.53) */
  guint8 stuck;   /* no dice whatever would get it anywhere */
} AdjScattered;

/* Down the map by hexes; list has room for every unit of the table. Returns how many. */
guint adj_scattered_find (const AdjField *field, int side, AdjScattered *list);
