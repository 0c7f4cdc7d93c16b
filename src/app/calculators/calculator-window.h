/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/calculators/calculator-pages.h"

/* Shows the pages of typed figures. They outlast it, with what was typed: the window goes when it
 * is closed, for GTK 4.8 ends a program that a screen reader asks about a window merely hidden.
 * (Seen in 4.8.3; no later one has been tried.) */

#define ADJ_TYPE_CALCULATOR_WINDOW (adj_calculator_window_get_type ())
G_DECLARE_FINAL_TYPE (AdjCalculatorWindow, adj_calculator_window, ADJ, CALCULATOR_WINDOW, GtkWindow)

/* The pages are in no window yet. */
AdjCalculatorWindow *adj_calculator_window_new (GtkWindow *beside, AdjCalculatorPages *pages);
