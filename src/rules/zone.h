/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/field.h"

/* The units that exert a zone of control, where some of them lie face down and some are no units at
 * all (Y 11.5). Each function asks for the zones of the enemy of side. */

/* The hex lies in the zones of dummies alone. */
gboolean adj_zone_is_of_dummies (const AdjField *field, AdjHex hex, int side);

/* Y 11.56: one of those whose zone it is lies face up. */
gboolean adj_zone_is_proven (const AdjField *field, AdjHex hex, int side);

#define ADJ_MAX_WITNESSES (2 * ADJ_MAX_UNITS)

/* The real units lying face down that would prove the zone, if one were shown. */
guint
adj_zone_witnesses (const AdjField *field, AdjHex hex, int side, guint16 units[ADJ_MAX_WITNESSES]);
