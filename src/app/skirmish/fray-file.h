/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/skirmish/fray.h"
#include "app/widgets/trouble.h"

/* The file of a skirmish that is open in a window: what goes wrong with it is told, and which of
 * two goes on when another program has written to it is the players' choice. */

/* With the ways out: actions win.read-again, play-on-beside, save-copy. */
void adj_fray_file_tell_changed (AdjFray *fray, AdjTrouble *trouble);

/* The skirmish that goes on in the place of this one, which has let go of its file; NULL: this one
 * does, and it is told why. What only one of them has is in a file beside the other's. */
AdjFray *adj_fray_file_read_again (AdjFray *fray, AdjTrouble *trouble);
AdjFray *adj_fray_file_play_on_beside (AdjFray *fray, AdjTrouble *trouble);

void adj_fray_file_save_copy (AdjFray *fray, AdjTrouble *trouble, const char *path);

/* Everything is in the file; FALSE if the players have to be told first that it is not. */
gboolean adj_fray_file_may_close (AdjFray *fray, AdjTrouble *trouble);
