/* SPDX-License-Identifier: GPL-3.0-or-later */
/* "move %s": a comment may say it. */
static void
act (AdjSession *session)
{
  AdjOrder order = adj_order_next ();

  adj_session_give (session, &order, 1);
  show (_ ("move %s as you like"), "next");
}
