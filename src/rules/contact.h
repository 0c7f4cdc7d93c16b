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

/* The contact that counts for the plots of now: a Night of simultaneous movement goes by that of
 * the day, unless it is plotted by its own rules. The unit is on the map. */
AdjTouch adj_plot_contact (const AdjField *field, int unit);

/* What keeps a unit where it is, whatever is plotted for it: contact at the nightfall of such a
 * night (E N.2). None in any other phase, and off the map. */
AdjTouch adj_plot_frozen (const AdjField *field, int unit);

/* Has a unit that is out of command its dice to throw? One in an EZOC stays, with dice or without
 * (Y 5.53). */
gboolean adj_drift_is_owed (const AdjField *field, int unit);
