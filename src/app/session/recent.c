/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/session/recent.h"

#include <gtk/gtk.h>

#include "words/moment.h"
#include "words/printed.h"

#define KEY "recent-games"
#define NAMES "game-names"
#define MOST 12

void
adj_recent_free (AdjRecent *self)
{
  g_free (self->path);
  g_free (self->name);
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
  AdjRecent recent = { 0 };

  g_variant_iter_init (&iter, games);
  while (g_variant_iter_next (&iter, "(sss)", &recent.path, &recent.battle, &recent.moment))
    {
      AdjRecent *kept = g_memdup2 (&recent, sizeof recent);

      kept->name = adj_recent_name (settings, kept->path);
      if (g_file_test (kept->path, G_FILE_TEST_EXISTS))
        g_ptr_array_add (list, kept);
      else
        adj_recent_free (kept);
    }
  return list;
}

static GVariantBuilder *
begin_list (void)
{
  return g_variant_builder_new (G_VARIANT_TYPE ("a(sss)"));
}

static void
add (GVariantBuilder *builder, const char *path, const AdjRecent *recent)
{
  g_variant_builder_add (builder, "(sss)", path, recent->battle, recent->moment);
}

/* The desktop lists it among the files used of late, for this program to open. */
static void
offer_to_desktop (const char *path)
{
  g_autofree char *uri = g_filename_to_uri (path, NULL, NULL);

  if (uri != NULL)
    gtk_recent_manager_add_item (gtk_recent_manager_get_default (), uri);
}

void
adj_recent_note_file (GSettings *settings, const char *path, const char *title, const char *moment)
{
  g_autoptr (GPtrArray) list = NULL;
  g_autoptr (GVariantBuilder) builder = NULL;

  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (path != NULL && title != NULL && moment != NULL);

  list = adj_recent_list (settings);
  builder = begin_list ();
  g_variant_builder_add (builder, "(sss)", path, title, moment);
  for (guint i = 0, n = 1; i < list->len && n < MOST; i++)
    {
      const AdjRecent *recent = list->pdata[i];

      if (g_str_equal (recent->path, path))
        continue;
      add (builder, recent->path, recent);
      n++;
    }
  g_settings_set_value (settings, KEY, g_variant_builder_end (builder));
  offer_to_desktop (path);
}

void
adj_recent_note (GSettings *settings, AdjSession *session)
{
  g_autofree char *moment = NULL;
  g_autofree char *title = NULL;
  const char *path;
  AdjGame *game;
  AdjView view;

  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (ADJ_IS_SESSION (session));

  path = adj_session_get_path (session);
  if (path == NULL)
    return;
  game = adj_session_get_game (session);
  view = adj_view (adj_game_get_book (game), adj_game_get_table (game), ADJ_EYES_PUBLIC);
  moment = adj_words_now (&view);
  title = adj_words_game (view.book);
  adj_recent_note_file (settings, path, title, moment);
}

void
adj_recent_note_copy (GSettings *settings, const char *path, const char *copy)
{
  g_autoptr (GPtrArray) list = NULL;
  g_autoptr (GVariantBuilder) builder = NULL;

  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (path != NULL && copy != NULL);

  list = adj_recent_list (settings);
  builder = begin_list ();
  for (guint i = 0, n = 0; i < list->len && n < MOST; i++, n++)
    {
      const AdjRecent *recent = list->pdata[i];

      add (builder, recent->path, recent);
      if (g_str_equal (recent->path, path))
        {
          add (builder, copy, recent);
          n++;
        }
    }
  g_settings_set_value (settings, KEY, g_variant_builder_end (builder));
}

void
adj_recent_forget (GSettings *settings, const char *path)
{
  g_autoptr (GPtrArray) list = NULL;
  g_autoptr (GVariantBuilder) builder = NULL;

  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (path != NULL);

  list = adj_recent_list (settings);
  builder = begin_list ();
  for (guint i = 0; i < list->len; i++)
    {
      const AdjRecent *recent = list->pdata[i];

      if (!g_str_equal (recent->path, path))
        add (builder, recent->path, recent);
    }
  g_settings_set_value (settings, KEY, g_variant_builder_end (builder));
  adj_recent_rename (settings, path, "");
}

char *
adj_recent_name (GSettings *settings, const char *path)
{
  g_autoptr (GVariant) names = NULL;
  char *name = NULL;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);
  g_return_val_if_fail (path != NULL, NULL);

  names = g_settings_get_value (settings, NAMES);
  return g_variant_lookup (names, path, "s", &name) ? name : g_strdup ("");
}

void
adj_recent_rename (GSettings *settings, const char *path, const char *name)
{
  g_autoptr (GVariant) names = NULL;
  g_autoptr (GVariantBuilder) builder = NULL;
  GVariantIter iter;
  const char *other;
  const char *its;

  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (path != NULL && name != NULL);

  names = g_settings_get_value (settings, NAMES);
  builder = g_variant_builder_new (G_VARIANT_TYPE ("a{ss}"));
  g_variant_iter_init (&iter, names);
  while (g_variant_iter_next (&iter, "{&s&s}", &other, &its))
    if (!g_str_equal (other, path) && g_file_test (other, G_FILE_TEST_EXISTS))
      g_variant_builder_add (builder, "{ss}", other, its);
  if (*name != '\0')
    g_variant_builder_add (builder, "{ss}", path, name);
  g_settings_set_value (settings, NAMES, g_variant_builder_end (builder));
}
