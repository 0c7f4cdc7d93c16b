/* SPDX-License-Identifier: GPL-3.0-or-later */
static void
on_enter (AdjOrderLine *self)
{
  adj_session_submit (self->session, gtk_editable_get_text (self->entry));
}
