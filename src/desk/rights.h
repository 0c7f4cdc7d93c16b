/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>
#include <sys/stat.h>

/* Gives a new file the owner, the group and the mode of another, as far as one may: who shares a
 * folder goes on sharing what is written there. What the other's group may do is nobody's group's
 * when the file cannot be given to that group. FALSE with errno if the file cannot be seen to. */
gboolean adj_rights_give (int fd, const struct stat *other);

/* Whether a call that failed is beyond our rights, or is nothing that this file system knows:
 * memory sticks have neither modes nor second names. The disk is in order then. */
gboolean adj_rights_denied (void);
