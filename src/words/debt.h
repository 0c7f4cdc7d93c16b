/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/view.h"

/* The duty somebody has after a roll: "Smith must retreat (Confederate)". */
char *adj_words_debt (const AdjView *view, const AdjDebt *debt);

/* A lawful answer to it: "Smith to 1721"; "Smith and Jones: 7 points". */
char *adj_words_step (const AdjView *view, int unit, AdjHex hex);
char *adj_words_loss (const AdjView *view, const guint16 *units, guint n_units);
