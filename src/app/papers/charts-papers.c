/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/papers/charts-papers.h"

#include <glib/gi18n-lib.h>

#include "sheets/sheet.h"

static const AdjSheetKind kinds[] = { ADJ_SHEET_PROOF, ADJ_SHEET_MISSING };

static const char *
heading (guint sheet)
{
  return adj_sheet_heading (kinds[sheet]);
}

/* Charts hide nothing. */
static char **
readers (gpointer owner, guint *own)
{
  const char *const words[] = { _ ("Everybody, nothing hidden"), NULL };

  *own = 0;
  return g_strdupv ((char **) words);
}

/* A game of it of which nothing has been played. */
static AdjGame *
new_game (AdjOwnBattle *battle)
{
  return adj_game_new (adj_draft_get_book (adj_own_battle_get_draft (battle)), 0);
}

static AdjSheetOptions
options_of (const AdjPaperChoice *choice)
{
  return (AdjSheetOptions){
    .paper = choice->paper,
    .large = choice->large,
    .colour = choice->colour,
    .eyes = ADJ_EYES_ALL,
    .steps = -1,
  };
}

static AdjSheet *
make (gpointer owner, guint sheet, const AdjPaperChoice *choice, GError **error)
{
  g_autoptr (AdjGame) game = new_game (owner);
  AdjSheetOptions options = options_of (choice);

  return adj_sheet_new (kinds[sheet], game, &options, error);
}

static char *
file_name (gpointer owner, guint sheet, const AdjPaperChoice *choice)
{
  g_autoptr (AdjGame) game = new_game (owner);
  AdjSheetOptions options = options_of (choice);

  return adj_sheet_file_name (kinds[sheet], game, &options);
}

static const AdjPaperRack rack = {
  .n_sheets = G_N_ELEMENTS (kinds),
  .heading = heading,
  .editions = TRUE,
  .readers = readers,
  .make = make,
  .file_name = file_name,
};

GtkWidget *
adj_charts_papers_new (GtkWindow *charts, AdjOwnBattle *battle)
{
  g_return_val_if_fail (ADJ_IS_OWN_BATTLE (battle), NULL);

  return adj_print_window_new (charts, &rack, G_OBJECT (battle));
}
