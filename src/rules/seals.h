/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/judge.h"

/* Sealing and revealing what both sides have plotted (E N.1, N.8, N.10): each puts its plots away,
 * here or on paper, and when both have done so all of it is laid open. */

/* What there is to cite about plots: that both plot, seal and reveal in turn, how a way is plotted,
 * how long it may be, who is out of command, that what is sealed stands. */
typedef enum
{
  ADJ_PLOTS_SEQUENCE,
  ADJ_PLOTS_WAY,
  ADJ_PLOTS_LENGTH,
  ADJ_PLOTS_COMMAND,
  ADJ_PLOTS_STAND,
  ADJ_N_PLOTS_ROWS
} AdjPlotsRow;

/* Its row of the ledger: that of a night with plots, or of simultaneous movement. */
const char *adj_plots_row (const AdjTable *table, const AdjBook *book, AdjPlotsRow about);

/* Is it time to say what was plotted: in a Movement Phase of both sides, before its first
 * segment? */
gboolean adj_plots_are_open (const AdjField *field);

/* Is it each side's own, for the time being, what it plots? */
gboolean adj_plots_are_secret (const AdjField *field);

/* Have both sides put away what they plotted? */
gboolean adj_seals_are_whole (const AdjTable *table);

/* And does it still lie closed? */
gboolean adj_seals_are_closed (const AdjTable *table);

/* Does anything lie closed that has to be laid open before anybody marches? */
gboolean adj_seals_are_waiting (const AdjTable *table);

/* The side has done with plotting. What is not on paper has the check value of the judge's seal. */
void adj_seal (AdjJudge *judge, int side, gboolean paper);

/* Both know who is out of command before anybody sees where the others go, and before they go
 * (E N.8). */
void adj_seals_judge_digits (AdjJudge *judge);

/* All of it is laid open; the plots themselves follow. FALSE if it is refused. */
gboolean adj_reveal (AdjJudge *judge);
