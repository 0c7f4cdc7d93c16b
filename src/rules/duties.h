/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/duty-list.h"

/* All duties as the table lies. */
void adj_duties_find (const AdjField *field, AdjDuties *duties);
