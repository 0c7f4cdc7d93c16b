/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/view.h"
#include "rules/field.h"

/* One lawful way to pay something that is owed after a roll. */
typedef struct
{
  guint debt;  /* its index on the table */
  char *label; /* what a button says: "1721", "Smith to 1721", "Stay" */
  char *order;
} AdjDebtChoice;

/* Of AdjDebtChoice, debt by debt. While somebody has to make room nothing else is to be chosen
 * (BG 7.81). */
GPtrArray *adj_debt_choices_find (const AdjView *view, const AdjField *field);
