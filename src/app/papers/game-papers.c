/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/papers/game-papers.h"

#include <glib/gi18n-lib.h>

#include "words/printed.h"

static const char *
heading (guint sheet)
{
  return adj_sheet_heading ((AdjSheetKind) sheet);
}

static gboolean
has (gpointer owner, guint sheet)
{
  return adj_sheet_is_of ((AdjSheetKind) sheet, adj_session_book (owner)->ruleset);
}

static gboolean
is_of_turns (guint sheet)
{
  return adj_sheet_needs_game ((AdjSheetKind) sheet);
}

static gboolean
has_form (guint sheet)
{
  return adj_sheet_has_form ((AdjSheetKind) sheet);
}

static int
last_turn (gpointer owner)
{
  return adj_session_field (owner)->table->turn;
}

/* A page a turn is pinned up turn by turn; the others are of the whole game. */
static void
usual_turns (gpointer owner, guint sheet, int *from, int *to)
{
  *to = adj_sheet_latest_turn (adj_session_get_game (owner), adj_session_view (owner).eyes);
  *from = adj_sheet_is_page_a_turn ((AdjSheetKind) sheet) ? *to : 1;
}

/* Behind a curtain papers are for the eyes that look, or for both players (Y 11.59). */
static guint
list_eyes (AdjSession *session, AdjEyes list[ADJ_EYES_ALL + 1])
{
  AdjEyes own = adj_session_view (session).eyes;
  guint n = 0;

  for (int eyes = ADJ_EYES_FIRST; eyes <= ADJ_EYES_ALL; eyes++)
    if (!adj_session_has_curtain (session) || eyes == (int) own || eyes == ADJ_EYES_PUBLIC)
      list[n++] = (AdjEyes) eyes;
  return n;
}

static char **
readers (gpointer owner, guint *own)
{
  const AdjScenario *scenario = adj_session_book (owner)->scenario;
  const char *const names[] = { adj_words_printed (scenario->sides[0].name),
                                adj_words_printed (scenario->sides[1].name), _ ("Both sides"),
                                _ ("Everybody, nothing hidden") };
  AdjEyes list[ADJ_EYES_ALL + 1];
  guint n = list_eyes (owner, list);
  char **words = g_new0 (char *, n + 1);

  for (guint i = 0; i < n; i++)
    {
      words[i] = g_strdup (names[list[i]]);
      if (list[i] == adj_session_view (owner).eyes)
        *own = i;
    }
  return words;
}

static AdjSheetOptions
options_of (AdjSession *session, const AdjPaperChoice *choice)
{
  AdjEyes list[ADJ_EYES_ALL + 1];
  guint n = list_eyes (session, list);

  return (AdjSheetOptions){
    .paper = choice->paper,
    .large = choice->large,
    .colour = choice->colour,
    .blank = choice->blank,
    .eyes = choice->reader < n ? list[choice->reader] : ADJ_EYES_PUBLIC,
    .from = choice->from,
    .to = choice->to,
    .steps = -1,
  };
}

static AdjSheet *
make (gpointer owner, guint sheet, const AdjPaperChoice *choice, GError **error)
{
  AdjSheetOptions options = options_of (owner, choice);

  return adj_sheet_new ((AdjSheetKind) sheet, adj_session_get_game (owner), &options, error);
}

static char *
file_name (gpointer owner, guint sheet, const AdjPaperChoice *choice)
{
  AdjSheetOptions options = options_of (owner, choice);

  return adj_sheet_file_name ((AdjSheetKind) sheet, adj_session_get_game (owner), &options);
}

static const AdjPaperRack rack = {
  .n_sheets = ADJ_N_SHEETS,
  .heading = heading,
  .has = has,
  .editions = TRUE,
  .is_of_turns = is_of_turns,
  .last_turn = last_turn,
  .usual_turns = usual_turns,
  .has_form = has_form,
  .readers = readers,
  .make = make,
  .file_name = file_name,
};

GtkWidget *
adj_game_papers_new (GtkWindow *game, AdjSession *session)
{
  GtkWidget *papers;

  g_return_val_if_fail (ADJ_IS_SESSION (session), NULL);

  papers = adj_print_window_new (game, &rack, G_OBJECT (session));
  g_signal_connect_object (session, "eyes", G_CALLBACK (gtk_window_destroy), papers,
                           G_CONNECT_SWAPPED);
  return papers;
}

void
adj_game_papers_show (GtkWidget *papers, AdjSheetKind kind)
{
  g_return_if_fail (ADJ_IS_PRINT_WINDOW (papers));
  g_return_if_fail (kind < ADJ_N_SHEETS);

  adj_print_window_show_sheet (ADJ_PRINT_WINDOW (papers), kind);
}
