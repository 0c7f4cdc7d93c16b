/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/view.h"

/* Two players share one screen, and what lies face down (Y 11.59) or is being plotted (Y S9) is
 * each one's own: between their turns a curtain covers everything, and one of them lifts it. What
 * was shown to the one is gone before the other comes. */
typedef struct
{
  gboolean hung;    /* there is something to hide */
  gboolean drawn;   /* it covers the table */
  guint8 phasing;   /* whose phase it was when it was looked at last; bit side */
  gboolean plotted; /* and whether marches were plotted in it */
  guint8 sealed;    /* and how many sides had sealed theirs */
} AdjCurtain;

/* The table has changed: whose eyes may look at it from now on. The curtain falls when there is
 * something to hide for the first time, when a phase passes to the other side, when plotting
 * begins, and when a side has sealed what it plotted; after the last Game-Turn, when everything has
 * turned up (Y 11.5), it comes down for good. */
AdjEyes adj_curtain_follow (AdjCurtain *self, const AdjView *view);

/* Is there something before these eyes that it would hide? */
gboolean adj_curtain_may_fall (const AdjCurtain *self, AdjEyes eyes);

/* Whose eyes look at what it would hide; NULL: at nothing of the kind. */
char *adj_curtain_say_eyes (const AdjView *view);

/* Is the side awaited at the screen: is it its phase, or has it still to plot? */
gboolean adj_curtain_is_for (const AdjView *view, int side);

/* What it hides, and of what is plotted which side has sealed. */
char *adj_curtain_say_why (const AdjView *view);
