/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/window/window.h"

#include "rules/attack.h"
