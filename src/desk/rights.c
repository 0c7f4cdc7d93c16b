/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/rights.h"

#include <errno.h>
#include <unistd.h>

#define RIGHTS 0777 /* what is run as its owner is never one of our files */

gboolean
adj_rights_denied (void)
{
  return errno == EPERM || errno == EOPNOTSUPP || errno == ENOSYS;
}

/* Only the superuser gives files away, but whoever is in a group may give it what is his. */
static gboolean
give_group (int fd, const struct stat *now, const struct stat *other)
{
  return (now->st_uid == other->st_uid && now->st_gid == other->st_gid) ||
         fchown (fd, other->st_uid, other->st_gid) == 0 || now->st_gid == other->st_gid ||
         fchown (fd, (uid_t) -1, other->st_gid) == 0;
}

gboolean
adj_rights_give (int fd, const struct stat *other)
{
  struct stat now;
  mode_t mode = other->st_mode & RIGHTS;

  if (fstat (fd, &now) != 0)
    return FALSE;
  if (!give_group (fd, &now, other))
    mode &= ~S_IRWXG | (mode & S_IRWXO) << 3;
  return (now.st_mode & RIGHTS) == mode || fchmod (fd, mode) == 0 || adj_rights_denied ();
}
