/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/judge.h"

/* The markers of section 12 on units, and the attempt to rally (R 2.3, 4.0, 12.42, 12.43). They are
 * remembered; what they do is missing text, and nobody judges it. */

/* Do these rules have markers that units bear, and breastworks? */
gboolean adj_markers_are_borne (const AdjBook *book);

/* The markers are put on the unit and taken off it, both of AdjBears. Who is to rally is marked in
 * its own Movement Phase, and does not move in it. It answers what became of a unit that has tried
 * to rally. */
void adj_rally_mark (AdjJudge *judge, int unit, guint8 put, guint8 taken);

/* R 4.0: who is marked to rally, or builds breastworks since this phase began, stays. */
void adj_rally_judge_march (AdjJudge *judge, int unit);

/* R 12.42: the unit tries to, and its Rally marker comes off whatever happened. die: 0, none was
 * told; word: "", none was. What became of it is asked. */
void adj_rally_try (AdjJudge *judge, int unit, int die, const AdjResultWord *word);

/* Nobody asks any more what became of whoever has tried. */
void adj_rally_settle (AdjJudge *judge);

/* R 4.0: may the unit still try in this phase? */
gboolean adj_rally_is_due (const AdjField *field, int unit);
