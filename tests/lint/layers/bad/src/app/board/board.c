/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/window/window.h"

#include "app/application.h"
#include "app/session/session.h"
#include "rules/attack.h"
