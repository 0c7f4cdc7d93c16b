/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "staff/control-throw.h"

#include <gtk/gtk.h>

/* How likely each last digit of a hex is to get its units out of command (Y 5.56). */

#define ADJ_TYPE_DIGIT_CHANCES (adj_digit_chances_get_type ())
G_DECLARE_FINAL_TYPE (AdjDigitChances, adj_digit_chances, ADJ, DIGIT_CHANCES, GtkWidget)

void adj_digit_chances_show (AdjDigitChances *self, const AdjFraction chances[ADJ_CHITS]);
