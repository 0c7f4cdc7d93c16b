/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "staff/choices.h"

/* The choices (of AdjChoice) of one group as a section of a menu. action: takes the order. */
GMenuModel *
adj_choice_menu_section (const GPtrArray *choices, AdjChoiceGroup group, const char *action);
