/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/board.h"

#include "app/session/session.h"
#include "staff/picks.h"
