/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/session/recent.h"

#include "words/moment.h"
#include "words/printed.h"

#define KEY "recent-games"
#define MOST 12

void
adj_recent_free (AdjRecent *self)
{
  g_free (self->path);
  g_free (self->battle);
  g_free (self->moment);
  g_free (self);
}

GPtrArray *
adj_recent_list (GSettings *settings)
{
  GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify) adj_recent_free);
  g_autoptr (GVariant) games = g_settings_get_value (settings, KEY);
  GVariantIter iter;
  AdjRecent recent;

  g_variant_iter_init (&iter, games);
  while (g_variant_iter_next (&iter, "(sss)", &recent.path, &recent.battle, &recent.moment))
    {
      AdjRecent *kept = g_memdup2 (&recent, sizeof recent);

      if (g_file_test (kept->path, G_FILE_TEST_EXISTS))
        g_ptr_array_add (list, kept);
      else
        adj_recent_free (kept);
    }
  return list;
}

void
adj_recent_note (GSettings *settings, AdjSession *session)
{
  g_autoptr (GPtrArray) list = adj_recent_list (settings);
  g_autoptr (GVariantBuilder) builder = g_variant_builder_new (G_VARIANT_TYPE ("a(sss)"));
  AdjGame *game = adj_session_get_game (session);
  AdjView view = adj_view (adj_game_get_book (game), adj_game_get_table (game), ADJ_EYES_PUBLIC);
  g_autofree char *moment = adj_words_now (&view);
  const char *path = adj_session_get_path (session);
  guint n = 1;

  if (path == NULL)
    return;
  g_variant_builder_add (builder, "(sss)", path, adj_words_printed (view.book->scenario->title),
                         moment);
  for (guint i = 0; i < list->len && n < MOST; i++)
    {
      const AdjRecent *recent = g_ptr_array_index (list, i);

      if (g_str_equal (recent->path, path))
        continue;
      g_variant_builder_add (builder, "(sss)", recent->path, recent->battle, recent->moment);
      n++;
    }
  g_settings_set_value (settings, KEY, g_variant_builder_end (builder));
}
