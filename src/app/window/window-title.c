/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/window/window-title.h"

#include <glib/gi18n-lib.h>

#include "app/desktop/looks.h"
#include "app/widgets/tip.h"
#include "app/window/what-if.h"
#include "words/printed.h"

#define NARROW 1060      /* pixels */
#define IN_TITLE_BAR 460 /* pixels of it that are neither the moment nor the next phase */
#define LETTER 7         /* pixels, of a small one */
#define SMALLEST 800     /* pixels, to which the window can be made smaller from any width */

/* Moment and next phase share what the buttons leave of the title bar, eight letters less for the
 * frame of the one that is a button. */
static int
letters_for_next (int width)
{
  double share = (width - IN_TITLE_BAR) / 2.0 / (LETTER * adj_looks_text_scale ());

  return CLAMP ((int) share - 8, 8, 23);
}

/* In little room the title has two lines for the moment instead of one; which battle it is the
 * window's title still says. The start page has a name of its own. */
gboolean
adj_window_title_set_width (AdjWindowTitle *self, int width, gboolean playing)
{
  gboolean narrow = width < NARROW * adj_looks_text_scale ();
  gboolean two_lines = narrow && playing;

  gtk_widget_set_visible (GTK_WIDGET (self->battle), playing && !two_lines);
  gtk_label_set_wrap (self->moment, two_lines);
  gtk_label_set_lines (self->moment, two_lines ? 2 : -1);
  adj_next_button_set_room (self->next, narrow ? letters_for_next (width) : 0,
                            letters_for_next (SMALLEST));
  return narrow;
}

void
adj_window_title_show_battle (AdjWindowTitle *self, AdjSession *session)
{
  g_autofree char *game = session != NULL ? adj_words_game (adj_session_book (session)) : NULL;

  gtk_label_set_label (self->battle, game != NULL ? game : _ ("Adjutant"));
}

/* A small window cuts it short. */
void
adj_window_title_show_moment (AdjWindowTitle *self, AdjSession *session)
{
  g_autofree char *moment = adj_what_if_tell_moment (session);

  gtk_label_set_label (self->moment, moment);
  adj_tip_show (GTK_WIDGET (self->moment), moment);
}
