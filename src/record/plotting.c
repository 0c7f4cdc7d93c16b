/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/plotting.h"

#include <glib/gi18n-lib.h>

#include "record/mask.h"
#include "rules/seals.h"

static gboolean
is_secret (AdjGame *self)
{
  return adj_plots_are_secret (adj_game_get_field (self));
}

/* The side whose eyes those are; ADJ_NO_SIDE: of nobody in particular. */
static int
side_of_eyes (AdjGame *self)
{
  AdjEyes eyes = adj_game_get_eyes (self);

  return eyes == ADJ_EYES_FIRST || eyes == ADJ_EYES_SECOND ? (int) eyes : ADJ_NO_SIDE;
}

static const char *
id_of_side (AdjGame *self, int side)
{
  return adj_game_get_book (self)->scenario->sides[side].id;
}

/* ---- Plotting ---- */

const AdjField *
adj_game_get_drafted (AdjGame *self)
{
  const AdjField *field;
  int side;

  g_return_val_if_fail (ADJ_IS_GAME (self), NULL);

  field = adj_game_get_field (self);
  side = side_of_eyes (self);
  return side != ADJ_NO_SIDE && is_secret (self)
             ? adj_drafts_get_field (adj_game_get_drafts (self), field, side)
             : field;
}

gboolean
adj_plotting_takes (AdjGame *self, const AdjOrder *order)
{
  g_return_val_if_fail (ADJ_IS_GAME (self), FALSE);
  g_return_val_if_fail (order != NULL, FALSE);

  return order->verb == ADJ_VERB_PLOT && is_secret (self);
}

static char *
refuse_plot (AdjGame *self, const AdjOrder *order)
{
  const AdjTable *table = adj_game_get_table (self);
  int eyes = side_of_eyes (self);

  if (eyes == ADJ_NO_SIDE)
    return g_strdup_printf (_ ("each side plots for its own eyes: lift the curtain for one side, "
                               "or play with --eyes %s or --eyes %s"),
                            id_of_side (self, 0), id_of_side (self, 1));
  for (guint i = 0; i < order->n_units; i++)
    if (table->units[order->units[i]].side != eyes)
      return g_strdup (_ ("that unit is the other side's to plot"));
  return NULL;
}

static char *
refuse_seal (AdjGame *self, const AdjOrder *order)
{
  const char *side = id_of_side (self, order->seal.side);

  if (order->seal.paper || side_of_eyes (self) == order->seal.side)
    return NULL;
  return g_strdup_printf (_ ("a side seals with its own eyes; what it has on paper is sealed by "
                             "seal %s paper"),
                          side);
}

char *
adj_plotting_refuse (AdjGame *self, const AdjOrder *order)
{
  g_return_val_if_fail (ADJ_IS_GAME (self), NULL);
  g_return_val_if_fail (order != NULL, NULL);

  if (adj_plotting_takes (self, order))
    return refuse_plot (self, order);
  return order->verb == ADJ_VERB_SEAL && is_secret (self) ? refuse_seal (self, order) : NULL;
}

void
adj_plotting_keep (AdjGame *self, const char *text)
{
  g_return_if_fail (ADJ_IS_GAME (self));
  g_return_if_fail (text != NULL);

  adj_drafts_add (adj_game_get_drafts (self), adj_game_get_field (self), side_of_eyes (self),
                  adj_game_get_judge (self), text);
  adj_game_tell_drafted (self);
}

void
adj_plotting_seal (AdjGame *self, const AdjOrder *order, AdjJudge *judge)
{
  const AdjField *field;
  int side;
  g_autofree char *text = NULL;
  AdjSeal *seal;

  g_return_if_fail (ADJ_IS_GAME (self));
  g_return_if_fail (order != NULL);
  g_return_if_fail (judge != NULL);

  field = adj_game_get_field (self);
  side = order->seal.side;
  if (order->seal.paper || !is_secret (self))
    return;
  text = adj_drafts_print (adj_game_get_drafts (self), field, side);
  seal = adj_seal_new (field->book, side, field->table->turn, text,
                       adj_mask_room (field->book, field->table, side));
  judge->seals[side] = adj_seal_kept (seal);
  adj_game_take_seal (self, seal);
}

/* ---- Undo and redo ---- */

/* The entry that an undo or a redo would name, if it seals something here; else NULL. */
static const AdjSeal *
seal_of (AdjGame *self, guint number)
{
  const AdjEntry *entry = adj_play_entry (adj_game_get_play (self), number);

  return entry != NULL ? entry->seal : NULL;
}

static gboolean
refuse (AdjGame *self, const char *why, gboolean *done)
{
  adj_game_set_refusal (self, g_strdup (why));
  *done = FALSE;
  return TRUE;
}

static gboolean
take_back (AdjGame *self, int side, gboolean *done)
{
  AdjDrafts *drafts = adj_game_get_drafts (self);

  adj_game_set_refusal (self, NULL);
  adj_game_set_taken (self, adj_drafts_last (drafts, side));
  *done = adj_drafts_undo (drafts, adj_game_get_field (self), side);
  if (!*done)
    return refuse (self, _ ("nothing is left of your own plot to take back"), done);
  adj_game_tell_drafted (self);
  return TRUE;
}

gboolean
adj_plotting_undo (AdjGame *self, gboolean *done)
{
  const AdjTable *table;
  const AdjSeal *seal;
  int side;

  g_return_val_if_fail (ADJ_IS_GAME (self), FALSE);
  g_return_val_if_fail (done != NULL, FALSE);

  table = adj_game_get_table (self);
  seal = seal_of (self, adj_play_last_done (adj_game_get_play (self)));
  side = side_of_eyes (self);
  adj_game_set_taken (self, NULL);
  if (!is_secret (self))
    return FALSE;
  if (side != ADJ_NO_SIDE && table->sealed[side] == ADJ_SEALED_NOT)
    return take_back (self, side, done);
  if (side != ADJ_NO_SIDE && adj_seals_are_whole (table))
    return refuse (self, _ ("both sides have sealed: what is plotted stands (E N.10)"), done);
  if (seal != NULL && seal->side != side)
    return refuse (self, _ ("a seal is taken back by its own side"), done);
  return FALSE;
}

static gboolean
do_again (AdjGame *self, int side, gboolean *done)
{
  AdjDrafts *drafts = adj_game_get_drafts (self);

  adj_game_set_refusal (self, NULL);
  adj_game_set_taken (self, adj_drafts_next (drafts, side));
  *done = adj_drafts_redo (drafts, adj_game_get_field (self), side);
  adj_game_tell_drafted (self);
  return TRUE;
}

/* Sealed again is only what is still plotted. */
static gboolean
is_still_plotted (AdjGame *self, const AdjSeal *seal)
{
  g_autofree char *text =
      adj_drafts_print (adj_game_get_drafts (self), adj_game_get_field (self), seal->side);

  return g_strcmp0 (text, seal->text) == 0;
}

gboolean
adj_plotting_redo (AdjGame *self, gboolean *done)
{
  const AdjSeal *seal;
  int side;

  g_return_val_if_fail (ADJ_IS_GAME (self), FALSE);
  g_return_val_if_fail (done != NULL, FALSE);

  seal = seal_of (self, adj_play_next_undone (adj_game_get_play (self)));
  side = side_of_eyes (self);
  adj_game_set_taken (self, NULL);
  if (!is_secret (self))
    return FALSE;
  if (side != ADJ_NO_SIDE && adj_drafts_next (adj_game_get_drafts (self), side) != NULL)
    return do_again (self, side, done);
  if (seal != NULL && seal->side != side)
    return refuse (self, _ ("a seal is put on again by its own side"), done);
  if (seal != NULL && !is_still_plotted (self, seal))
    return refuse (self, _ ("the plot is another by now: seal it anew"), done);
  return FALSE;
}
