/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "harness.h"

#include "record/game.h"
