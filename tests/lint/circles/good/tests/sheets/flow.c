/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "flow-private.h"
/* Not flow_break (self): whoever lays out breaks. */
void
flow_lay_out (Flow *self)
{
}
