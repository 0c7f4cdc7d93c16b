/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/skirmish-file.h"
Skirmish *
read_skirmish (const char *path)
{
}
