/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/choice-menu.h"

#include <glib/gi18n-lib.h>

#include "words/fill.h"

/* An underscore in a menu stands before the letter that picks the item; a name has it for itself.
 */
static char *
label_of (const AdjChoice *choice)
{
  g_auto (GStrv) parts = g_strsplit (choice->label, "_", -1);
  g_autofree char *label = g_strjoinv ("__", parts);

  if (!choice->warned)
    return g_steal_pointer (&label);
  /* Translators: in a menu, behind an order that a rule is against */
  return adj_fill (_ ("{order} (against a rule)"),
                   (const AdjPlace[]){ { "order", label }, { NULL, NULL } });
}

GMenuModel *
adj_choice_menu_section (const GPtrArray *choices,
                         AdjChoiceGroup group,
                         const char *action,
                         int unit)
{
  GMenu *menu = g_menu_new ();

  for (guint i = 0; i < choices->len; i++)
    {
      const AdjChoice *choice = g_ptr_array_index (choices, i);
      g_autofree char *label = label_of (choice);
      g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

      if (choice->group != group)
        continue;
      g_menu_item_set_action_and_target (item, action, "(iu)", unit, i);
      g_menu_append_item (menu, item);
    }
  return G_MENU_MODEL (menu);
}

const AdjChoice *
adj_choice_menu_find (const GPtrArray *choices, GVariant *parameter)
{
  guint i;

  g_variant_get (parameter, "(iu)", NULL, &i);
  return choices != NULL && i < choices->len ? g_ptr_array_index (choices, i) : NULL;
}
