/* SPDX-License-Identifier: GPL-3.0-or-later */
static void
act (AdjSession *session, const char *unit)
{
  g_autofree char *line = g_strdup_printf ("move %s n", unit);

  adj_session_submit (session, line);
  adj_session_submit (session, "next");
  line = g_strconcat ("; move ", unit, NULL);
}
