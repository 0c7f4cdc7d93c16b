/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "flow.h"
void flow_break (Flow *self);
