/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/skirmish-print.h"

#include "cli/say.h"
#include "sheets/skirmish-sheet.h"
#include "skirmish/eyes.h"

/* The papers of a skirmish. */

static AdjExitCode
write_sheet (const AdjSkirmish *skirmish,
             AdjHandoutKind kind,
             const AdjHandoutOptions *options,
             const char *output)
{
  g_autoptr (AdjSheet) sheet = adj_skirmish_sheet_new (kind, skirmish, options);
  g_autoptr (GError) error = NULL;

  if (!adj_sheet_write (sheet, output, &error))
    {
      adj_cli_complain (&adj_cli_skirmish, "%s", error->message);
      return ADJ_EXIT_NO;
    }
  g_print ("sheet\t%s\t%s\t%u\n", adj_skirmish_sheet_name (kind), output,
           adj_sheet_n_pages (sheet));
  return ADJ_EXIT_YES;
}

/* Cards are a side's own, so somebody has to say whose: FALSE after a message. */
static gboolean
check_request (int kind, const AdjSkirmishPrinting *how)
{
  if (kind < 0)
    adj_cli_complain (&adj_cli_skirmish, "print cards, aid, roster or record");
  else if (how->output == NULL || !adj_sheet_knows_ending (how->output))
    adj_cli_complain (&adj_cli_skirmish, "name the file with -o; it ends in .pdf, .txt or .html");
  else if (adj_paper_find (how->paper != NULL ? how->paper : "a4") == NULL)
    adj_cli_complain (&adj_cli_skirmish, "--paper: '%s' is neither a4 nor letter", how->paper);
  else if (kind == ADJ_HANDOUT_CARDS && how->eyes == NULL)
    adj_cli_complain (&adj_cli_skirmish, "whose cards? each side prints its own: --eyes SIDE");
  else
    return TRUE;
  return FALSE;
}

AdjExitCode
adj_cli_skirmish_print (const char *path, const char *sheet, const AdjSkirmishPrinting *how)
{
  int kind = adj_skirmish_sheet_find (sheet);
  g_autoptr (AdjSkirmish) skirmish = NULL;
  g_autofree char *name = adj_skirmish_name (path);
  AdjHandoutOptions options = { .name = name };

  if (!check_request (kind, how))
    return ADJ_EXIT_USAGE;
  options.paper = adj_paper_find (how->paper != NULL ? how->paper : "a4");
  skirmish = adj_cli_skirmish_load (path);
  if (skirmish == NULL)
    return ADJ_EXIT_NO;
  if (!adj_cli_skirmish_eyes (skirmish, how->eyes, &options.eyes))
    return ADJ_EXIT_USAGE;
  if (how->eyes == NULL)
    options.eyes = ADJ_SKIRMISH_PUBLIC;
  adj_cli_say_begin ();
  return write_sheet (skirmish, (AdjHandoutKind) kind, &options, how->output);
}
