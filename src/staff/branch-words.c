/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/branch-words.h"

#include <glib/gi18n-lib.h>

#include "words/fill.h"

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
adj_branch_say (AdjGame *branch, gboolean keepable, gboolean asked)
{
  g_autofree char *tried = NULL;
  guint n;

  g_return_val_if_fail (ADJ_IS_GAME (branch), NULL);

  n = adj_branch_count (branch);
  tried = tell_tried (n);
  if (asked)
    return adj_fill (_ ("{tried}. Once more leaves without them"),
                     (const AdjPlace[]){ { "tried", tried }, { NULL, NULL } });
  if (n > 0 && !keepable)
    return adj_fill (_ ("{tried}. The game does not stand here, so they cannot be kept"),
                     (const AdjPlace[]){ { "tried", tried }, { NULL, NULL } });
  return g_steal_pointer (&tried);
}

char *
adj_branch_say_kept (const AdjKept *kept)
{
  g_autofree char *orders = NULL;

  g_return_val_if_fail (kept != NULL, NULL);

  orders =
      g_strdup_printf (ngettext ("%u order kept", "%u orders kept", kept->n_kept), kept->n_kept);

  switch (kept->end)
    {
    case ADJ_KEPT_TO_DIE:
      /* Translators: orders is "3 orders kept"; left an order such as "roll 4" */
      return adj_fill (
          _ ("{orders}, up to “{left}”: no die of a what-if counts"),
          (const AdjPlace[]){ { "orders", orders }, { "left", kept->left }, { NULL, NULL } });
    case ADJ_KEPT_TO_REFUSED:
      return adj_fill (
          _ ("{orders}, up to “{left}”: the game refuses it"),
          (const AdjPlace[]){ { "orders", orders }, { "left", kept->left }, { NULL, NULL } });
    case ADJ_KEPT_NOTHING:
      return g_strdup (_ ("Nothing kept: the game has moved on"));
    case ADJ_KEPT_ALL:
    default:
      return g_steal_pointer (&orders);
    }
}
