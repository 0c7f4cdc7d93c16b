/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/session.h"

/* What the next order of the sequence would do, and what is still owed before it; once the game is
 * over, what it ended with. */

/* "Union wins by 9". */
char *adj_phase_end_result (AdjSession *session);

/* "To Union Combat"; of another turn that is named too. Once there is no next one, the result. */
char *adj_phase_end_next (AdjSession *session);

/* The same in as few letters as can be: "→ Union Combat", "→ Turn 2, Union", or the result. */
char *adj_phase_end_next_short (AdjSession *session);

/* How many things are owed. */
guint adj_phase_end_count_owed (AdjSession *session);

/* "3 things still to do"; NULL: nothing. */
char *adj_phase_end_tell_owed (guint owed);
