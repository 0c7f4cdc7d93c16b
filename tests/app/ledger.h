/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

/* The changes that a list model tells, one after the other: "5+2" two items are new at place 5,
 * "5-1" one there is gone, "*5" the item there is to be shown otherwise. */
typedef struct
{
  GListModel *list;
  GString *text;
} Ledger;

/* The list's items are AdjItems. */
Ledger *ledger_new (GListModel *list);
void ledger_free (Ledger *ledger);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Ledger, ledger_free)

/* The changes told since the last time are just these. */
void ledger_assert (Ledger *ledger, const char *expected);
