/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* A document that a program in a sandbox was handed is one file. It seems to lie in a folder, but
 * what is made beside it there nobody else sees, and it goes when the document is let go. So what
 * belongs beside a file, its lock and its previous version, lies in the player's state folder then,
 * where other programs in the same sandbox find it as well. */

gboolean adj_lent (const char *path);

/* adj_name_beside, or where that is kept of a document that is lent; nothing is made there yet. */
char *adj_lent_beside (const char *path, const char *before, const char *after);

/* Whether something can be written under such a name: of a document that is lent, its folder is
 * made. What it holds is the player's, so nobody takes it away again. */
gboolean adj_lent_make_room (const char *beside);

/* How to tell where such a file is: by its name, as it lies beside the other, or by its whole path,
 * as nobody would look for it in the state folder. */
char *adj_lent_tell (const char *beside);
