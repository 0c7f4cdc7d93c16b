/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/field.h"

/* Contact with the enemy, which ends a march by plot. By night that is an EZOC, or zones that
 * overlap (E N.2). It is mutual among units with zones: who touches is touched (E N.2b). */

typedef enum
{
  ADJ_TOUCH_NONE,
  ADJ_TOUCH_OVERLAP, /* its zone and an enemy's reach one hex */
  ADJ_TOUCH_ZONE,    /* it is in an EZOC */
} AdjTouch;

/* By day: it is in an EZOC, or it is not (Y S5.23). The unit is on the map. */
AdjTouch adj_day_contact (const AdjField *field, int unit);

/* The unit is on the map. */
AdjTouch adj_night_contact (const AdjField *field, int unit);

/* Has a unit that is out of command its dice to throw? One in an EZOC stays, with dice or without
 * (Y 5.53). */
gboolean adj_drift_is_owed (const AdjField *field, int unit);
