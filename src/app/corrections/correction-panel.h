/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/part.h"
#include "staff/correction-draft.h"

/* A correction at hand: what it would come to, before it is accepted or put away again. Nothing
 * is changed until then.
 *
 * Property "busy": there is one. Class actions: "correction.accept", "correction.cancel". */

#define ADJ_TYPE_CORRECTION_PANEL (adj_correction_panel_get_type ())
G_DECLARE_FINAL_TYPE (AdjCorrectionPanel, adj_correction_panel, ADJ, CORRECTION_PANEL, AdjPart)

/* number: of the order in the log. What was at hand is put away. */
void adj_correction_panel_begin (AdjCorrectionPanel *self, AdjCorrectionKind kind, guint number);

/* The same order with another die of its battle, ready to be accepted. */
void adj_correction_panel_begin_die (AdjCorrectionPanel *self, guint number, int face);

/* The figures of a unit, or of a hex and its sides. */
void adj_correction_panel_begin_unit (AdjCorrectionPanel *self, int unit);
void adj_correction_panel_begin_hex (AdjCorrectionPanel *self, AdjHexId hex);

/* Of a turn on the track, or of the awards and levels of victory. */
void adj_correction_panel_begin_turn (AdjCorrectionPanel *self, int turn);
void adj_correction_panel_begin_victory (AdjCorrectionPanel *self);

/* One figure of them, with that value ready to be accepted. */
void adj_correction_panel_begin_figure (AdjCorrectionPanel *self,
                                        const AdjFigure *figure,
                                        const char *value);

/* Takes an order as it is judged today. Nobody is asked if no later order stands otherwise for it;
 * else nothing is taken, and it is FALSE. */
gboolean adj_correction_panel_take (AdjCorrectionPanel *self, guint number);
