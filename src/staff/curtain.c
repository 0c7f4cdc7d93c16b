/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/curtain.h"

#include <glib/gi18n-lib.h>

#include "rules/played.h"
#include "staff/face-down.h"
#include "staff/sealing.h"
#include "words/fill.h"
#include "words/place.h"

/* What both have plotted is written down in one phase, by one after the other. */
static gboolean
is_plotted (const AdjView *view)
{
  return adj_table_phase_kind (view->table, view->book) == ADJ_PHASE_PLOT;
}

static guint8
count_sealed (const AdjTable *table)
{
  guint8 n = 0;

  for (int side = 0; side < ADJ_SIDES; side++)
    n += table->sealed[side] != ADJ_SEALED_NOT;
  return n;
}

AdjEyes
adj_curtain_follow (AdjCurtain *self, const AdjView *view)
{
  AdjCurtain before;
  gboolean plotted;

  g_return_val_if_fail (self != NULL, ADJ_EYES_FIRST);
  g_return_val_if_fail (view != NULL, ADJ_EYES_FIRST);

  before = *self;
  plotted = !view->table->over && is_plotted (view);
  self->hung = plotted || (adj_intelligence_is_on (view->table) && !view->table->over);
  self->phasing = view->table->phasing;
  self->plotted = plotted;
  self->sealed = count_sealed (view->table);
  if (!self->hung)
    {
      self->drawn = FALSE;
      return before.hung ? ADJ_EYES_ALL : view->eyes;
    }
  if (before.hung && before.phasing == self->phasing && before.plotted == plotted &&
      before.sealed >= self->sealed)
    return view->eyes;
  self->drawn = TRUE;
  return ADJ_EYES_PUBLIC;
}

gboolean
adj_curtain_may_fall (const AdjCurtain *self, AdjEyes eyes)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->hung && !self->drawn && eyes != ADJ_EYES_PUBLIC;
}

/* What is plotted is hidden by whatever rules. */
char *
adj_curtain_say_eyes (const AdjView *view)
{
  char *plots;

  g_return_val_if_fail (view != NULL, NULL);

  plots = adj_sealing_say_eyes (view);
  if (plots != NULL || !adj_intelligence_is_on (view->table))
    return plots;
  return adj_face_down_say (view);
}

gboolean
adj_curtain_is_for (const AdjView *view, int side)
{
  g_return_val_if_fail (view != NULL, FALSE);
  g_return_val_if_fail (side >= 0 && side < ADJ_SIDES, FALSE);

  return is_plotted (view) ? view->table->sealed[side] == ADJ_SEALED_NOT
                           : adj_table_is_phasing (view->table, side);
}

static char *
say_turn (const AdjView *view)
{
  gboolean first = adj_curtain_is_for (view, 0);
  g_autofree char *player = adj_words_the_side (view, first ? 0 : 1, TRUE);

  if (first == adj_curtain_is_for (view, 1))
    return g_strdup (_ ("Either side may come to the screen."));
  return adj_fill (
      /* Translators: two players share one screen */
      _ ("{player} comes to the screen now."),
      (const AdjPlace[]){ { "player", player }, { NULL, NULL } });
}

/* With who has put his plots away, which both may know. */
static char *
say_plotted (const AdjView *view)
{
  g_autofree char *state = adj_sealing_say_state (view);
  g_autofree char *turn = say_turn (view);

  return g_strdup_printf ("%s\n%s. %s", _ ("What is plotted is for its own player's eyes (Y S9)."),
                          state, turn);
}

char *
adj_curtain_say_why (const AdjView *view)
{
  g_return_val_if_fail (view != NULL, NULL);

  if (is_plotted (view))
    return say_plotted (view);
  return g_strdup (
      adj_face_down_any (view->table)
          ? _ ("What lies face down is for its own player's eyes (Y 11.59).")
          : _ ("Limited intelligence is played, and nobody lies face down yet (Y 11.5)."));
}
