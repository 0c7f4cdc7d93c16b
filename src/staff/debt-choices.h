/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/field.h"
#include "table/view.h"

/* One lawful way to pay something that is owed after a roll, or before a Combat Phase is over. */
typedef struct
{
  guint owed;  /* its place among what is owed */
  char *label; /* what a button says: "1721", "Smith to 1721", "Stay" */
  char *order;
} AdjDebtChoice;

typedef struct
{
  GPtrArray *owed;    /* of char *, in words: debt by debt, then who has to leave an EZOC and can */
  GPtrArray *choices; /* of AdjDebtChoice, in the same order */
} AdjDebtChoices;

/* While somebody has to make room nothing else is to be chosen (BG 7.81). */
AdjDebtChoices *adj_debt_choices_new (const AdjView *view, const AdjField *field);
void adj_debt_choices_free (AdjDebtChoices *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjDebtChoices, adj_debt_choices_free)

/* The order that the choice is, which belongs to the choices; NULL if there is no such choice. */
const char *adj_debt_choices_order (const AdjDebtChoices *self, int choice);
