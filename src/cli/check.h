/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Reads a skirmish, holds it against its schema and judges it again, and says what "check" says; is
 * it valid? */
gboolean adj_cli_check_skirmish (const char *path);
