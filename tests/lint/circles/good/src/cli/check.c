/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/check.h"
#include "cli/skirmish-file.h"
gboolean
check_skirmish (const char *path)
{
  return read_skirmish (path) != NULL;
}
