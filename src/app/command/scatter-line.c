/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/command/scatter-line.h"

#include "staff/command-words.h"
#include "words/command.h"
#include "words/place.h"

struct _AdjScatterLine
{
  AdjItem parent_instance;
  AdjScatterLook look;
};

G_DEFINE_FINAL_TYPE (AdjScatterLine, adj_scatter_line, ADJ_TYPE_ITEM)

static void
clear_look (AdjScatterLook *look)
{
  g_free (look->name);
  g_free (look->detail);
  g_free (look->warning);
}

static void
adj_scatter_line_finalize (GObject *object)
{
  clear_look (&ADJ_SCATTER_LINE (object)->look);
  G_OBJECT_CLASS (adj_scatter_line_parent_class)->finalize (object);
}

static void
adj_scatter_line_class_init (AdjScatterLineClass *class)
{
  G_OBJECT_CLASS (class)->finalize = adj_scatter_line_finalize;
}

static void
adj_scatter_line_init (AdjScatterLine *self)
{
}

const AdjScatterLook *
adj_scatter_line_get_look (AdjScatterLine *self)
{
  g_return_val_if_fail (ADJ_IS_SCATTER_LINE (self), NULL);

  return &self->look;
}

/* ---- Looks ---- */

static gboolean
same_look (const AdjScatterLook *a, const AdjScatterLook *b)
{
  return a->unit == b->unit && a->listed == b->listed && a->drifted == b->drifted &&
         a->ticked == b->ticked && a->picked == b->picked && g_strcmp0 (a->name, b->name) == 0 &&
         g_strcmp0 (a->detail, b->detail) == 0 && g_strcmp0 (a->warning, b->warning) == 0;
}

/* Takes the look's strings over. */
static void
set_look (AdjScatterLine *self, AdjScatterLook *look)
{
  if (same_look (&self->look, look))
    {
      clear_look (look);
      return;
    }
  clear_look (&self->look);
  self->look = *look;
  adj_item_changed (ADJ_ITEM (self));
}

static AdjScatterLook
make_look (const AdjView *view,
           const AdjField *field,
           const AdjCommandCase *command,
           const AdjScattered *entry)
{
  return (AdjScatterLook){
    .unit = entry->unit,
    .listed = command->digits != 0,
    .drifted = entry->control == ADJ_CONTROL_DRIFTED,
    .name = adj_words_unit (view, entry->unit),
    .detail = adj_command_say_listed (command, view, field, entry),
    .warning = g_strdup (adj_words_scattered (entry)),
  };
}

/* ---- The list ---- */

static AdjScatterLine *
find_or_make (GListStore *list, int unit)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (list));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (AdjScatterLine) line = g_list_model_get_item (G_LIST_MODEL (list), i);

      if (line->look.unit == unit)
        return g_steal_pointer (&line);
    }
  return g_object_new (ADJ_TYPE_SCATTER_LINE, NULL);
}

void
adj_scatter_list_update (GListStore *list,
                         const AdjView *view,
                         const AdjField *field,
                         const AdjCommandCase *command,
                         GHashTable *by_hand,
                         const AdjPicks *picks)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < command->n; i++)
    {
      AdjScatterLook look = make_look (view, field, command, &command->list[i]);
      AdjScatterLine *line = find_or_make (list, look.unit);

      look.ticked = look.drifted || g_hash_table_contains (by_hand, GINT_TO_POINTER (look.unit));
      look.picked = adj_picks_has_unit (picks, look.unit);
      set_look (line, &look);
      g_ptr_array_add (items, line);
    }
  adj_items_become (list, items);
}
