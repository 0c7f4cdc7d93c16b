/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "audit.h"

/* Is the hex in a zone of control of the enemy of side? */
gboolean audit_in_ezoc (const Audit *self, AdjHex hex, int side);

/* Holds an effect that is about to be applied against the rules, and counts it. */
void audit_effect (Audit *self, const AdjEffect *effect);
