/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/played-file.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>

#include "desk/durable.h"

#define LONGEST_LINE 65536

/* The next line of the input; FALSE at its end. whole: it is text and not too long. */
static gboolean
read_line (GString *line, gboolean *whole)
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

gboolean
adj_cli_play_lines (const AdjCliPlay *play,
                    const char *orders,
                    AdjCliLinePlayer line,
                    gpointer data)
{
  g_autoptr (GString) next = g_string_new (NULL);
  gboolean whole = TRUE;
  gboolean all = TRUE;

  if (orders != NULL)
    return line (data, orders);
  while (play->saved && (all || play->keep_going) && read_line (next, &whole))
    all &= line (data, whole ? next->str : NULL);
  return all;
}

static AdjLock *
take_lock (const AdjCliCommand *command, const char *path)
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

const char *
adj_cli_no_line (gboolean say)
{
  return say ? _ ("this line is too long, or is not text")
             : "this line is too long, or is not text";
}

gboolean
adj_cli_take_file (const AdjCliCommand *command,
                   const char *path,
                   AdjLock **lock,
                   AdjImprint *imprint)
{
  gboolean there = g_file_test (path, G_FILE_TEST_IS_REGULAR);

  *lock = there ? take_lock (command, path) : NULL;
  if (there && *lock == NULL)
    return FALSE;
  adj_durable_sweep (path);
  adj_imprint_take (imprint, path);
  return TRUE;
}

gboolean
adj_cli_is_saved (const AdjCliCommand *command, const GError *error)
{
  gboolean saved = adj_durable_is_in_place (error);

  if (error != NULL)
    adj_cli_complain (command, saved ? "%s" : "not saved: %s", error->message);
  return saved;
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
