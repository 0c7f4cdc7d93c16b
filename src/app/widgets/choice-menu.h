/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "staff/choices.h"

/* The choices (of AdjChoice) of one group as a section of a menu. action takes "(iu)": the unit
 * they are about, and which of the choices; whoever opens the menu keeps them. */
GMenuModel *adj_choice_menu_section (const GPtrArray *choices,
                                     AdjChoiceGroup group,
                                     const char *action,
                                     int unit);

/* The one that the action's parameter names; NULL if it is not among them, or there are none. */
const AdjChoice *adj_choice_menu_find (const GPtrArray *choices, GVariant *parameter);
