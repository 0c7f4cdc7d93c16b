/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "record/book-now.h"
#include "record/past.h"

static void
lay_corrected_book (AdjCorrection *self, AdjGame *game, AdjBook *book)
{
  AdjPast past;

  self->entry = adj_entry_new (ADJ_ENTRY_BOOK);
  adj_past_open (&past, game, adj_game_first_table (game, book), book, 0);
  adj_past_go_on (&past, 0, self);
  adj_past_close (&past);
}

AdjCorrection *
adj_game_correct_figure (AdjGame *self, const char *text)
{
  AdjCorrection *correction;
  g_autofree char *line = NULL;
  g_autoptr (AdjBook) book = NULL;

  g_return_val_if_fail (ADJ_IS_GAME (self), NULL);
  g_return_val_if_fail (text != NULL, NULL);

  correction = adj_correction_new (self);
  line = adj_figure_line (text);
  if (adj_game_get_root (self) != NULL)
    correction->refusal =
        g_strdup (_ ("A printed figure is corrected in the game, not on a scratch table"));
  else
    book = adj_book_now (adj_game_get_first_book (self), adj_game_get_play (self),
                         line != NULL ? line : text, &correction->refusal);
  if (book == NULL)
    return correction;
  lay_corrected_book (correction, self, book);
  correction->entry->text = g_steal_pointer (&line);
  adj_correction_prove (correction, self);
  return correction;
}
