/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/draft.h"
#include "book/library.h"

/* The charts of a battle as its owner types them: in a file of his own, whatever he asked for. What
 * came with the program is never written. */

typedef struct
{
  AdjDraft *draft;       /* NULL if the file cannot be used */
  AdjProblems *problems; /* why, and what is to be warned of */
  char *path;            /* of his file */
  gboolean is_new;       /* it is begun from another, and not written yet */
} AdjOwnCharts;

/* His own file, or the one he has of that battle already, or a new one. in_place: a file that is in
 * no library is his as it is. */
AdjOwnCharts *adj_own_charts_open (const char *path, gboolean in_place);

/* A battle from nothing (book/blank.h), in a file of that path, by the rules of that id or path.
 * The problems say why it cannot be. */
AdjOwnCharts *
adj_own_charts_begin (const char *path, const char *id, const char *title, const char *ruleset);

/* The battle that came with the program, as it is today, of which these charts are the player's
 * own; NULL if they were begun from nothing. */
AdjLoaded *adj_own_charts_load_frame (const AdjScenario *charts);

/* A name for a battle of that title and its file in the player's folder, which no other has. */
char *adj_own_charts_name (const char *title);

void adj_own_charts_free (AdjOwnCharts *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjOwnCharts, adj_own_charts_free)
