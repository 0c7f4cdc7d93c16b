/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ask.h"

#include <string.h>
#include <sys/wait.h>

/* language NULL: that of the locale. */
static char **
environment (const char *locale, const char *language)
{
  const char *home = g_getenv (ASK_HOME);
  char **all = g_get_environ ();

  all = g_environ_unsetenv (all, "DISPLAY");
  all = g_environ_unsetenv (all, "WAYLAND_DISPLAY");
  all = language != NULL ? g_environ_setenv (all, "LANGUAGE", language, TRUE)
                         : g_environ_unsetenv (all, "LANGUAGE");
  all = g_environ_setenv (all, "LC_ALL", locale, TRUE);
  all = g_environ_setenv (all, "XDG_DATA_HOME", home != NULL ? home : "/nonexistent", TRUE);
  return all;
}

static Answer *
run (const char *const *arguments, char **variables)
{
  g_autoptr (GPtrArray) argv = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;
  Answer *self = g_new0 (Answer, 1);
  int status;

  g_ptr_array_add (argv, (gpointer) g_getenv ("ADJUTANT_CLI"));
  for (int i = 0; arguments[i] != NULL; i++)
    g_ptr_array_add (argv, (gpointer) arguments[i]);
  g_ptr_array_add (argv, NULL);
  g_spawn_sync (NULL, (char **) argv->pdata, variables, G_SPAWN_CHILD_INHERITS_STDIN, NULL, NULL,
                &self->out, &self->err, &status, &error);
  g_assert_no_error (error);
  self->code = WIFEXITED (status) ? WEXITSTATUS (status) : -1;
  g_test_message ("exit code %d, %s", self->code, self->err);
  return self;
}

Answer *
ask_in_locale (const char *locale, const char *const *arguments)
{
  g_auto (GStrv) variables = environment (locale, NULL);

  return run (arguments, variables);
}

Answer *
ask_in_language (const char *language, const char *const *arguments)
{
  g_auto (GStrv) variables = environment ("C.UTF-8", language);

  return run (arguments, variables);
}

Answer *
ask (const char *first, ...)
{
  g_autoptr (GPtrArray) arguments = g_ptr_array_new ();
  va_list rest;

  va_start (rest, first);
  for (const char *argument = first; argument != NULL; argument = va_arg (rest, const char *))
    g_ptr_array_add (arguments, (gpointer) argument);
  va_end (rest);
  g_ptr_array_add (arguments, NULL);
  return ask_in_locale ("C", (const char *const *) arguments->pdata);
}

void
answer_free (Answer *self)
{
  g_free (self->out);
  g_free (self->err);
  g_free (self);
}

char *
book_file (const char *name)
{
  return g_test_build_filename (G_TEST_DIST, "..", "book", name, NULL);
}

char *
data_file (const char *name)
{
  return g_build_filename (g_getenv ("ADJUTANT_DATA_DIR"), name, NULL);
}

void
assert_said (const Answer *answer, int code)
{
  g_assert_cmpstr (answer->err, ==, "");
  g_assert_cmpint (answer->code, ==, code);
}

void
assert_refused (const Answer *answer, int code, const char *words)
{
  g_assert_cmpint (answer->code, ==, code);
  g_assert_cmpstr (answer->out, ==, "");
  g_assert_true (g_str_has_prefix (answer->err, "adjutant-cli"));
  g_assert_nonnull (strstr (answer->err, words));
  g_assert_true (strchr (answer->err, '\n') == answer->err + strlen (answer->err) - 1);
}

guint
count_lines (const char *out, const char *start)
{
  g_auto (GStrv) lines = g_strsplit (out, "\n", -1);
  guint count = 0;

  for (int i = 0; lines[i] != NULL; i++)
    count += g_str_has_prefix (lines[i], start);
  return count;
}
