/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/skirmish/fray-file.h"

#include <glib/gi18n-lib.h>

#include "app/skirmish/fray-opening.h"
#include "skirmish/file.h"

/* ---- Leaving ---- */

void
adj_fray_file_save_copy (AdjFray *fray, AdjTrouble *trouble, const char *path)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (ADJ_IS_FRAY (fray) && ADJ_IS_TROUBLE (trouble));
  g_return_if_fail (path != NULL);

  if (!adj_keeper_save_copy (adj_fray_get_keeper (fray), path, &error))
    adj_trouble_tell_text (trouble, _ ("The copy is not saved"), error->message);
}

/* A disk that refuses keeps the window open once; who closes it again means it. */
gboolean
adj_fray_file_may_close (AdjFray *fray, AdjTrouble *trouble)
{
  AdjKeeper *keeper;

  g_return_val_if_fail (ADJ_IS_FRAY (fray) && ADJ_IS_TROUBLE (trouble), TRUE);

  keeper = adj_fray_get_keeper (fray);
  if (adj_keeper_finish (keeper) || adj_trouble_get_shown (trouble))
    return TRUE;
  adj_trouble_tell_text (trouble,
                         _ ("The last orders are not saved. Close again to leave without them"),
                         adj_saver_get_complaint (keeper->saver));
  adj_trouble_offer (trouble, _ ("_Save a Copy…"), "win.save-copy", NULL);
  return FALSE;
}

/* ---- A changed file ---- */

/* Whoever plays on here plays on what no file has: told at once, and not with the next order. */
void
adj_fray_file_tell_changed (AdjFray *fray, AdjTrouble *trouble)
{
  g_return_if_fail (ADJ_IS_FRAY (fray) && ADJ_IS_TROUBLE (trouble));

  adj_trouble_tell_text (trouble, _ ("Another program has written to the game's file"),
                         adj_saver_get_complaint (adj_fray_get_keeper (fray)->saver));
  adj_trouble_offer (trouble, _ ("Read It Again"), "win.read-again", NULL);
  adj_trouble_offer (trouble, _ ("Play On in a Copy"), "win.play-on-beside", NULL);
}

static gboolean
has_changed_file (AdjFray *fray)
{
  AdjSaver *saver = adj_fray_get_keeper (fray)->saver;

  return saver != NULL && adj_saver_get_state (saver) == ADJ_SAVER_CHANGED;
}

/* A file that cannot be read changes nothing. */
static gboolean
can_be_read (const char *path, AdjTrouble *trouble)
{
  g_autoptr (AdjProblems) problems = adj_problems_new (path);
  AdjSkirmish *skirmish = adj_skirmish_load (path, problems);

  if (skirmish == NULL)
    adj_trouble_tell_unreadable (trouble, path, problems);
  else
    adj_skirmish_free (skirmish);
  return skirmish != NULL;
}

static AdjFray *
go_on_with (AdjFray *fray, AdjTrouble *trouble, const char *path)
{
  g_autoptr (AdjProblems) problems = NULL;
  AdjFray *next;

  adj_keeper_give_up (adj_fray_get_keeper (fray));
  next = adj_fray_opening_file (path, &problems);
  if (next == NULL)
    adj_trouble_tell_unreadable (trouble, path, problems);
  else
    adj_trouble_put_away (trouble);
  return next;
}

AdjFray *
adj_fray_file_read_again (AdjFray *fray, AdjTrouble *trouble)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *kept = NULL;
  AdjKeeper *keeper;
  AdjFray *next;

  g_return_val_if_fail (ADJ_IS_FRAY (fray) && ADJ_IS_TROUBLE (trouble), NULL);

  keeper = adj_fray_get_keeper (fray);
  if (!has_changed_file (fray) || !can_be_read (keeper->path, trouble))
    return NULL;
  if (!adj_keeper_keep_mine (keeper, &kept, &error))
    {
      adj_trouble_tell_text (trouble, _ ("The copy is not saved"), error->message);
      return NULL;
    }
  next = go_on_with (fray, trouble, keeper->path);
  if (next != NULL && kept != NULL)
    adj_trouble_tell_text (trouble, _ ("The game was read again"), kept);
  return next;
}

AdjFray *
adj_fray_file_play_on_beside (AdjFray *fray, AdjTrouble *trouble)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *beside = NULL;

  g_return_val_if_fail (ADJ_IS_FRAY (fray) && ADJ_IS_TROUBLE (trouble), NULL);

  if (!has_changed_file (fray))
    return NULL;
  beside = adj_keeper_put_beside (adj_fray_get_keeper (fray), &error);
  if (beside != NULL)
    return go_on_with (fray, trouble, beside);
  adj_trouble_tell_text (trouble, _ ("The copy is not saved"), error->message);
  return NULL;
}
