/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "staff/offered-order.h"
#include "table/view.h"

/* Who still has to plot, to seal and to reveal (E N.1, N.10), and the orders for it. */

/* The order that is next while both sides plot, or have sealed: the eyes' own side seals, or both
 * reveal. FALSE if it is none of these. */
gboolean adj_sealing_next (const AdjView *view, AdjOrder *order);

/* What may be said besides: "Confederate has it on paper, face down". Of AdjOfferedOrder. */
GPtrArray *adj_sealing_offers (const AdjView *view);

/* Is something plotted in secret, or sealed and not revealed? */
gboolean adj_sealing_is_on (const AdjView *view);

/* "Seal: Union", "Reveal": for a button with little room. */
char *adj_sealing_say_brief (const AdjView *view, const AdjOrder *order);

/* What may be known of both: "Union plots. Confederate has sealed"; NULL where nothing is plotted
 * or sealed. */
char *adj_sealing_say_state (const AdjView *view);

/* Whose plots are shown while they are secret: "For Union eyes only: what Union plots"; NULL. */
char *adj_sealing_say_eyes (const AdjView *view);
