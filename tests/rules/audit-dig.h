/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "audit-notes.h"

/* Entrenchments once more, by counting phases. */

/* An effect on a unit makes it leave its place, and give up its work (Y 5.42). */
void audit_dig_effect (Audit *self, const AdjEffect *effect);

/* Before and after an order: whoever digs has dug one phase more, and the markers are those of
 * the diggers. */
void audit_dig_before (Audit *self, const PlayOrder *order);
void audit_dig_after (Audit *self, const PlayOrder *order);

/* Y 5.32: all of them still stand where they were set up together. */
gboolean audit_is_set_up (const Audit *self, AdjHex hex);
