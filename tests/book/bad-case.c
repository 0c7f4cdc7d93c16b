/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bad-case.h"

#include <glib/gstdio.h>
#include <string.h>

#define RULESET "small.ruleset.xml"

/* ---- Reading ---- */

typedef struct
{
  BadCase *into;
  const char *book_folder;
  char *file; /* that is being edited */
  GString *old;
  GString *new;
} Reader;

static void
bad_message_free (gpointer data)
{
  BadMessage *message = data;

  g_free (message->id);
  g_free (message->text);
  g_free (message);
}

static BadMessage *
last_message (Reader *self)
{
  GPtrArray *messages = self->into->messages;

  g_assert_cmpuint (messages->len, >, 0);
  return g_ptr_array_index (messages, messages->len - 1);
}

static void
add_message (Reader *self, const char *id)
{
  BadMessage *message = g_new0 (BadMessage, 1);

  message->id = g_strdup (id);
  g_ptr_array_add (self->into->messages, message);
}

static void
finish_edit (Reader *self)
{
  if (self->old->len > 0)
    g_assert_true (bad_case_edit (self->into, self->file, self->old->str, self->new->str));
  g_string_truncate (self->old, 0);
  g_string_truncate (self->new, 0);
}

static void
take_file (Reader *self, const char *name)
{
  g_autofree char *path = g_build_filename (self->book_folder, name, NULL);
  char *text;

  g_free (self->file);
  self->file = g_strdup (name);
  if (g_hash_table_contains (self->into->files, name))
    return;
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_hash_table_insert (self->into->files, g_strdup (name), text);
}

static void
add_line (GString *text, const char *line)
{
  if (text->len > 0)
    g_string_append_c (text, '\n');
  g_string_append (text, line);
}

static void
read_line (Reader *self, const char *line)
{
  gboolean is_old = g_str_has_prefix (line, "- ");
  const char *rest = strchr (line, ' ') != NULL ? strchr (line, ' ') + 1 : "";

  if (g_str_has_prefix (line, "+ "))
    {
      add_line (self->new, rest);
      return;
    }
  if (!is_old || self->new->len > 0)
    finish_edit (self);
  if (is_old)
    add_line (self->old, rest);
  else if (g_str_has_prefix (line, "message "))
    add_message (self, rest);
  else if (g_str_has_prefix (line, "line "))
    last_message (self)->line = (int) g_ascii_strtoll (rest, NULL, 10);
  else if (g_str_has_prefix (line, "text "))
    last_message (self)->text = g_strdup (rest);
  else if (g_str_equal (line, "fatal"))
    self->into->fatal = TRUE;
  else if (g_str_has_prefix (line, "base "))
    {
      self->into->base = g_strdup (rest);
      take_file (self, rest);
    }
  else if (g_str_has_prefix (line, "beside "))
    take_file (self, rest);
  else
    g_assert_true (*line == '\0' || *line == '#');
}

BadCase *
bad_case_read (const char *book_folder, const char *path)
{
  g_autoptr (BadCase) self = g_new0 (BadCase, 1);
  Reader reader = { self, book_folder, NULL, g_string_new (NULL), g_string_new (NULL) };
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  self->name = g_path_get_basename (path);
  self->messages = g_ptr_array_new_with_free_func (bad_message_free);
  self->files = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  take_file (&reader, RULESET);
  lines = g_strsplit (text, "\n", -1);
  for (int i = 0; lines[i] != NULL; i++)
    read_line (&reader, lines[i]);
  finish_edit (&reader);
  g_assert_nonnull (self->base);
  g_assert_cmpuint (self->messages->len, >, 0);
  g_string_free (reader.old, TRUE);
  g_string_free (reader.new, TRUE);
  g_free (reader.file);
  return g_steal_pointer (&self);
}

void
bad_case_free (BadCase *self)
{
  g_free (self->name);
  g_free (self->base);
  g_ptr_array_unref (self->messages);
  g_hash_table_unref (self->files);
  g_free (self);
}

static int
compare_paths (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

char **
bad_case_paths (const char *book_folder)
{
  g_autofree char *folder = g_build_filename (book_folder, "bad", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  GPtrArray *paths = g_ptr_array_new ();
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".bad"))
      g_ptr_array_add (paths, g_build_filename (folder, name, NULL));
  g_ptr_array_sort (paths, compare_paths);
  g_ptr_array_add (paths, NULL);
  return (char **) g_ptr_array_free (paths, FALSE);
}

/* ---- Spoiling and writing ---- */

gboolean
bad_case_is_ruleset (const BadCase *self)
{
  return g_str_has_suffix (self->base, ".ruleset.xml");
}

gboolean
bad_case_edit (BadCase *self, const char *file, const char *old, const char *new)
{
  const char *text = g_hash_table_lookup (self->files, file);
  const char *place;

  g_assert_nonnull (text);
  place = strstr (text, old);
  if (place == NULL || strstr (place + 1, old) != NULL)
    return FALSE;
  g_hash_table_insert (
      self->files, g_strdup (file),
      g_strdup_printf ("%.*s%s%s", (int) (place - text), text, new, place + strlen (old)));
  return TRUE;
}

char *
bad_case_put (const BadCase *self)
{
  g_autofree char *folder = g_dir_make_tmp ("adjutant-bad-XXXXXX", NULL);
  GHashTableIter iter;
  gpointer name;
  gpointer text;

  g_assert_nonnull (folder);
  g_hash_table_iter_init (&iter, self->files);
  while (g_hash_table_iter_next (&iter, &name, &text))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_assert_true (g_file_set_contents (path, text, -1, NULL));
    }
  return g_build_filename (folder, self->base, NULL);
}

void
bad_case_remove (const BadCase *self, const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  GHashTableIter iter;
  gpointer name;

  g_hash_table_iter_init (&iter, self->files);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    {
      g_autofree char *file = g_build_filename (folder, name, NULL);

      g_assert_cmpint (g_remove (file), ==, 0);
    }
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}
