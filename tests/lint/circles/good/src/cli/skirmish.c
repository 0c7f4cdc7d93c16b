/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/check.h"
int
run (const char *path)
{
  return check_skirmish (path);
}
