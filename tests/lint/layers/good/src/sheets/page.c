/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <cairo.h>
#include <pango/pangocairo.h>

#include "skirmish/card.h"
#include "words/words.h"
