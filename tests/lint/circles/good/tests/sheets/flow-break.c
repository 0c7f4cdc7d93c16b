/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "flow-private.h"
void
flow_break (Flow *self)
{
}
