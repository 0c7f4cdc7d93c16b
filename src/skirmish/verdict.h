/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "skirmish/change.h"
#include "skirmish/offence.h"

/* The judgement on an order: that it makes no sense, or what it offends and what it comes to. */

typedef struct
{
  char *impossible; /* why it makes no sense, a sentence; NULL */
  GArray *offences; /* of guint8: AdjOffence */
  GArray *changes;  /* of AdjChange */
} AdjSkirmishVerdict;

void adj_skirmish_verdict_init (AdjSkirmishVerdict *self);
void adj_skirmish_verdict_clear (AdjSkirmishVerdict *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AdjSkirmishVerdict, adj_skirmish_verdict_clear)
