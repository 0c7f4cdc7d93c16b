/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "board.h"
#include "window.h"
