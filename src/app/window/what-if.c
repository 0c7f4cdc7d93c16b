/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/window/what-if.h"

#include <glib/gi18n-lib.h>

#include "desk/dice.h"
#include "staff/branch-words.h"
#include "staff/phase-end.h"
#include "words/fill.h"
#include "words/moment.h"

static AdjGame *
branch_of (AdjSession *what_if)
{
  return adj_session_get_game (what_if);
}

AdjSession *
adj_what_if_game (AdjSession *session)
{
  AdjSession *origin = adj_session_get_origin (session);

  return origin != NULL ? origin : session;
}

static AdjGame *
game_of (AdjSession *what_if)
{
  return adj_session_get_game (adj_session_get_origin (what_if));
}

AdjSession *
adj_what_if_begin (AdjSession *origin)
{
  AdjGame *game = adj_session_get_game (origin);
  g_autoptr (AdjGame) branch =
      adj_game_branch (game, adj_session_get_step (origin), adj_dice_new_seed ());
  AdjSession *what_if = adj_session_new_what_if (origin, branch);

  adj_session_set_picks (what_if, adj_session_get_picks (origin));
  return what_if;
}

guint
adj_what_if_count (AdjSession *what_if)
{
  return adj_branch_count (branch_of (what_if));
}

gboolean
adj_what_if_may_keep (AdjSession *what_if)
{
  return adj_what_if_count (what_if) > 0 &&
         adj_session_may_play (adj_session_get_origin (what_if)) &&
         adj_branch_fits (branch_of (what_if), game_of (what_if));
}

/* ---- Words ---- */

char *
adj_what_if_tell (AdjSession *what_if, gboolean asked)
{
  return adj_branch_say (branch_of (what_if), adj_what_if_may_keep (what_if), asked);
}

void
adj_what_if_keep (AdjSession *what_if)
{
  g_auto (AdjKept) kept = { 0 };
  g_autofree char *told = NULL;

  g_return_if_fail (adj_session_get_origin (what_if) != NULL);

  adj_branch_keep (branch_of (what_if), game_of (what_if), &kept);
  told = adj_branch_say_kept (&kept);
  adj_session_tell (adj_session_get_origin (what_if), told, kept.end == ADJ_KEPT_ALL);
}

char *
adj_what_if_tell_moment (AdjSession *session)
{
  AdjView view = adj_session_view (session);
  /* In a title bar there is no room to say as well that the game is over. */
  g_autofree char *moment = view.table->over
                                ? adj_phase_end_result (&view, adj_session_field (session))
                                : adj_words_now (&view);

  return adj_session_get_origin (session) == NULL
             ? g_steal_pointer (&moment)
             /* Translators: moment is "Turn 2, Union, Movement" */
             : adj_fill (_ ("What if: {moment}"),
                         (const AdjPlace[]){ { "moment", moment }, { NULL, NULL } });
}
