/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* The decimal digits at *at, at least one: their value, and *at moved behind them. FALSE when
 * there is none or the number does not fit. No sign, no blanks, no locale. */
gboolean adj_digits_read (const char **at, gint64 *value);
