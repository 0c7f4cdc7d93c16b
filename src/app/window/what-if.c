/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/window/what-if.h"

#include <glib/gi18n-lib.h>

#include "desk/dice.h"
#include "record/branch.h"
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

static char *
tell_tried (guint n)
{
  g_autofree char *tried = g_strdup_printf (ngettext ("%u order tried", "%u orders tried", n), n);

  return n == 0 ? g_strdup (_ ("What if: nothing here is recorded"))
                /* Translators: tried is "3 orders tried" */
                : adj_fill (_ ("What if: {tried}, nothing recorded"),
                            (const AdjPlace[]){ { "tried", tried }, { NULL, NULL } });
}

char *
adj_what_if_tell (AdjSession *what_if, gboolean asked)
{
  guint n = adj_what_if_count (what_if);
  g_autofree char *tried = tell_tried (n);

  if (asked)
    return adj_fill (_ ("{tried}. Once more leaves without them"),
                     (const AdjPlace[]){ { "tried", tried }, { NULL, NULL } });
  if (n > 0 && !adj_what_if_may_keep (what_if))
    return adj_fill (_ ("{tried}. The game does not stand here, so they cannot be kept"),
                     (const AdjPlace[]){ { "tried", tried }, { NULL, NULL } });
  return g_steal_pointer (&tried);
}

static char *
tell_kept (const AdjKept *kept)
{
  g_autofree char *orders =
      g_strdup_printf (ngettext ("%u order kept", "%u orders kept", kept->n_kept), kept->n_kept);
  const AdjPlace places[] = { { "orders", orders }, { "left", kept->left }, { NULL, NULL } };

  switch (kept->end)
    {
    case ADJ_KEPT_TO_DIE:
      /* Translators: orders is "3 orders kept"; left an order such as "roll 4" */
      return adj_fill (_ ("{orders}, up to “{left}”: no die of a what-if counts"), places);
    case ADJ_KEPT_TO_REFUSED:
      return adj_fill (_ ("{orders}, up to “{left}”: the game refuses it"), places);
    case ADJ_KEPT_NOTHING:
      return g_strdup (_ ("Nothing kept: the game has moved on"));
    case ADJ_KEPT_ALL:
    default:
      return g_steal_pointer (&orders);
    }
}

void
adj_what_if_keep (AdjSession *what_if)
{
  g_auto (AdjKept) kept = { 0 };
  g_autofree char *told = NULL;

  g_return_if_fail (adj_session_get_origin (what_if) != NULL);

  adj_branch_keep (branch_of (what_if), game_of (what_if), &kept);
  told = tell_kept (&kept);
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
