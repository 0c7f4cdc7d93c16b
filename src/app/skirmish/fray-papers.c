/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/skirmish/fray-papers.h"

#include <glib/gi18n-lib.h>

#include "sheets/skirmish-sheet.h"
#include "skirmish/file.h"

static const char *
heading (guint sheet)
{
  return adj_skirmish_sheet_heading ((AdjHandoutKind) sheet);
}

/* What both sides may know comes first, and then each side. */
static char **
readers (gpointer owner, guint *own)
{
  const AdjSkirmishState *state = adj_fray_get_state (owner);
  char **words = g_new0 (char *, ADJ_SKIRMISH_SIDES + 2);

  words[0] = g_strdup (_ ("Both sides"));
  for (int side = 0; side < state->n_sides; side++)
    words[side + 1] = g_strdup (state->sides[side]);
  *own = 0;
  return words;
}

static int
eyes_of (const AdjPaperChoice *choice)
{
  return choice->reader > 0 ? (int) choice->reader - 1 : ADJ_SKIRMISH_PUBLIC;
}

static AdjSheet *
make (gpointer owner, guint sheet, const AdjPaperChoice *choice, GError **error)
{
  g_autofree char *name = adj_skirmish_name (adj_fray_get_keeper (owner)->path);
  const AdjHandoutOptions options = { choice->paper, eyes_of (choice), name };

  return adj_skirmish_sheet_new ((AdjHandoutKind) sheet, adj_fray_get_skirmish (owner), &options);
}

/* "barn-cards-knights" */
static char *
file_name (gpointer owner, guint sheet, const AdjPaperChoice *choice)
{
  g_autofree char *name = adj_skirmish_name (adj_fray_get_keeper (owner)->path);
  const char *word = adj_skirmish_sheet_name ((AdjHandoutKind) sheet);
  int eyes = eyes_of (choice);

  if (eyes == ADJ_SKIRMISH_PUBLIC || !adj_skirmish_sheet_has_cards ((AdjHandoutKind) sheet))
    return g_strconcat (name, "-", word, NULL);
  return g_strconcat (name, "-", word, "-", adj_fray_get_state (owner)->sides[eyes], NULL);
}

static const AdjPaperRack rack = {
  .n_sheets = ADJ_N_HANDOUTS,
  .heading = heading,
  .readers = readers,
  .curtain = TRUE,
  .make = make,
  .file_name = file_name,
};

GtkWidget *
adj_fray_papers_new (GtkWindow *parent, AdjFray *fray)
{
  g_return_val_if_fail (ADJ_IS_FRAY (fray), NULL);

  return adj_print_window_new (parent, &rack, G_OBJECT (fray));
}
