/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/menu-line.h"

void
adj_menu_line_add (GMenu *menu, const char *label, const char *action, guint number)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "u", number);
  g_menu_append_item (menu, item);
}
