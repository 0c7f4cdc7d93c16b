/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "ask.h"

/* Help, exit codes, and what the program does when nobody listens. */

static const char *const commands[] = { "check", "odds", "show" };

static void
test_help (void)
{
  g_autoptr (Answer) help = ask ("--help", NULL);
  g_autoptr (Answer) brief = ask ("-h", NULL);
  g_autoptr (Answer) word = ask ("help", NULL);

  assert_said (help, 0);
  g_assert_true (g_str_has_prefix (help->out, "Usage: adjutant-cli COMMAND"));
  g_assert_cmpstr (brief->out, ==, help->out);
  g_assert_cmpstr (word->out, ==, help->out);
  g_assert_nonnull (strstr (help->out, "Exit code 0: yes; 1: no"));
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autofree char *line = g_strconcat ("  ", commands[i], " ", NULL);

      g_assert_cmpuint (count_lines (help->out, line), ==, 1);
    }
}

/* Each command says how it is called and what it prints. */
static void
test_command_help (void)
{
  static const char *const words[] = { "FILE...", "ATTACKER DEFENDER",
                                       "GAME|SCENARIO|RULESET [VIEW]" };

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autoptr (Answer) answer = ask (commands[i], "--help", NULL);
      g_autoptr (Answer) brief = ask (commands[i], "-h", NULL);
      g_autofree char *usage = g_strconcat ("Usage:\n  adjutant-cli ", commands[i], " ", NULL);

      assert_said (answer, 0);
      g_assert_true (g_str_has_prefix (answer->out, usage));
      g_assert_nonnull (strstr (answer->out, words[i]));
      g_assert_nonnull (strstr (answer->out, "-h, --help"));
      g_assert_cmpstr (brief->out, ==, answer->out);
    }
}

static void
test_version (void)
{
  g_autoptr (Answer) answer = ask ("--version", NULL);

  assert_said (answer, 0);
  g_assert_true (g_str_has_prefix (answer->out, "adjutant-cli "));
  g_assert_true (g_ascii_isdigit (answer->out[strlen ("adjutant-cli ")]));
}

static void
test_wrong_commands (void)
{
  g_autoptr (Answer) nothing = ask (NULL, NULL);
  g_autoptr (Answer) unknown = ask ("attack", NULL);
  g_autoptr (Answer) option = ask ("--loud", NULL);
  g_autoptr (Answer) empty = ask ("", NULL);

  assert_refused (nothing, 2, "say what to do");
  assert_refused (unknown, 2, "there is no command 'attack'");
  assert_refused (option, 2, "there is no command '--loud'");
  assert_refused (empty, 2, "there is no command ''");
}

/* Words are the same in any locale. */
static void
test_locale (void)
{
  static const char *const odds[] = { "odds", "13", "4", NULL };
  static const char *const help[] = { "odds", "--help", NULL };
  static const char *const wrong[] = { "odds", "13", "x", NULL };
  static const char *const *const all[] = { odds, help, wrong };

  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    {
      g_autoptr (Answer) plain = ask_in_locale ("C", all[i]);
      g_autoptr (Answer) german = ask_in_locale ("de_DE.UTF-8", all[i]);

      g_assert_cmpint (german->code, ==, plain->code);
      g_assert_cmpstr (german->out, ==, plain->out);
      g_assert_cmpstr (german->err, ==, plain->err);
    }
}

/* The words a shell makes of a line with the program's path in $ADJUTANT_CLI. */
static int
run_shell (const char *line, char **out)
{
  const char *const argv[] = { "sh", "-c", line, NULL };
  g_autoptr (GError) error = NULL;
  int status;

  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, out, NULL, &status,
                &error);
  g_assert_no_error (error);
  return status;
}

/* A reader who has seen enough is no reason to crash or to complain. */
static void
test_closed_early (void)
{
  g_autofree char *out = NULL;

  g_assert_cmpint (run_shell ("\"$ADJUTANT_CLI\" show chickamauga map 2>&1 | head -n 1", &out), ==,
                   0);
  g_assert_cmpstr (out, ==, "grid\t25\t28\tflat\teven\n");
}

/* The code of a SIGPIPE or a plain refusal, as a shell counts; not a crash's. */
static void
test_closed_early_code (void)
{
  g_autofree char *out = NULL;
  int code;

  run_shell ("{ \"$ADJUTANT_CLI\" show chickamauga map; echo code $? >&2; } 2>&1 >/dev/full", &out);
  g_assert_nonnull (strstr (out, "the answer could not be written"));
  g_assert_nonnull (strstr (out, "code 1"));
  g_clear_pointer (&out, g_free);
  run_shell ("exec 3>&1; { \"$ADJUTANT_CLI\" show chickamauga rows; echo $? >&3; } | true", &out);
  code = (int) g_ascii_strtoll (out, NULL, 10);
  g_assert_true (code == 0 || code == 1 || code == 128 + 13);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/usage/help", test_help);
  g_test_add_func ("/usage/command-help", test_command_help);
  g_test_add_func ("/usage/version", test_version);
  g_test_add_func ("/usage/wrong-commands", test_wrong_commands);
  g_test_add_func ("/usage/locale", test_locale);
  g_test_add_func ("/usage/closed-early", test_closed_early);
  g_test_add_func ("/usage/closed-early-code", test_closed_early_code);
  return g_test_run ();
}
