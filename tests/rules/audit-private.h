/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "audit.h"

/* Is the hex in a zone of control of the enemy of side? */
gboolean audit_in_ezoc (const Audit *self, AdjHex hex, int side);

/* What happens to a unit makes it leave its place, and give up its work (Y 5.42). */
void audit_dig_effect (Audit *self, const AdjEffect *effect);

/* Before and after an order: whoever digs has dug one phase more, and the markers are those of
 * the diggers. */
void audit_dig_before (Audit *self, const PlayOrder *order);
void audit_dig_after (Audit *self, const PlayOrder *order);

/* Y 5.32: all of them still stand where they were set up together. */
gboolean audit_is_set_up (const Audit *self, AdjHex hex);

/* Holds an effect that is about to be applied against the rules, and counts it. */
void audit_effect (Audit *self, const AdjEffect *effect);
