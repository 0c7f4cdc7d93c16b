/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/duties.h"
#include "table/view.h"

/* The duties of a Combat Phase as a sheet lists them: who must attack (BG 7.12) is told together
 * with his hex and with all whom his side must attack beside it (BG 7.11), and those are not told
 * again. All other duties are told one by one. Duties not owed are left out. */
char **adj_words_encounters (const AdjView *view, const AdjDuties *duties);
