/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/view.h"

/* What somebody has to do after a roll: "Smith must retreat (Confederate)". */
char *adj_words_debt (const AdjView *view, const AdjDebt *debt);
