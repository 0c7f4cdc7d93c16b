/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "audit-notes.h"

/* Holds an effect that is about to be applied against the rules, and counts it. */
void audit_effect (Audit *self, const AdjEffect *effect);
