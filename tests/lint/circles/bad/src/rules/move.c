/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/move.h"
#include "rules/charge.h"
