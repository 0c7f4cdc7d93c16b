/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/played-file.h"

#include <stdio.h>

#include "desk/durable.h"

#define LONGEST_LINE 65536

gboolean
adj_cli_read_line (GString *line, gboolean *whole)
{
  int byte;

  g_string_truncate (line, 0);
  *whole = TRUE;
  while ((byte = getc (stdin)) != EOF && byte != '\n')
    if (byte == '\0' || line->len >= LONGEST_LINE)
      *whole = FALSE;
    else
      g_string_append_c (line, (char) byte);
  return byte != EOF || line->len > 0;
}

AdjLock *
adj_cli_lock (const AdjCliCommand *command, const char *path)
{
  g_autofree char *holder = NULL;
  g_autoptr (GError) error = NULL;
  AdjLock *lock = adj_lock_take (path, "adjutant-cli", &holder, &error);

  if (lock == NULL && holder != NULL)
    adj_cli_complain (command, "%s is open elsewhere (%s)", path, holder);
  else if (lock == NULL)
    adj_cli_complain (command, "%s", error->message);
  return lock;
}

void
adj_cli_warn_of_file (const AdjCliCommand *command, const char *path, const AdjLock *lock)
{
  g_autofree char *other_name = adj_durable_warn (path);
  const char *unlocked = adj_lock_warn (lock);

  if (other_name != NULL)
    adj_cli_complain (command, "%s", other_name);
  if (unlocked != NULL)
    adj_cli_complain (command, "%s: %s", path, unlocked);
}
