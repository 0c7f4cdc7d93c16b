/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/skirmish.h"
Skirmish *
read_skirmish (const char *path)
{
}
int
run (const char *path)
{
  return check_skirmish (path);
}
