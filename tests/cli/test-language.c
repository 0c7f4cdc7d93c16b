/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>

#include "fixture.h"

/* Lines typed in any letters are read; sentences are in the player's language, from the catalogs of
 * the build; lines for other programs are the same everywhere. */

static void
assert_same_everywhere (const char *const *arguments)
{
  g_autoptr (Answer) plain = ask_in_locale ("C", arguments);
  g_autoptr (Answer) letters = ask_in_locale ("C.UTF-8", arguments);
  g_autoptr (Answer) german = ask_in_language ("de", arguments);

  g_assert_cmpstr (letters->out, ==, plain->out);
  g_assert_cmpstr (german->out, ==, plain->out);
  g_assert_cmpstr (letters->err, ==, plain->err);
  g_assert_cmpstr (german->err, ==, plain->err);
}

static void
test_lines (void)
{
  assert_same_everywhere ((const char *const[]){ "odds", "13", "4", NULL });
  assert_same_everywhere ((const char *const[]){ "odds", "13", "x", NULL });
  assert_same_everywhere ((const char *const[]){ "odds", "--help", NULL });
  assert_same_everywhere ((const char *const[]){ "odds", "13", "4", "--maybe", NULL });
  assert_same_everywhere ((const char *const[]){ "show", "chickamauga", NULL });
  assert_same_everywhere ((const char *const[]){ "show", "chickamauga", "hex", "1317", NULL });
  assert_same_everywhere ((const char *const[]){ "show", "nowhere.adjutant", NULL });
  assert_same_everywhere ((const char *const[]){ "scatter", "--level", "3", "--die", "4", NULL });
}

static void
test_letters (void)
{
  static const char *const asked[] = {
    "scatter", "--level", "3", "--die", "4", "-u", "1319 M\xc3\xbcller", NULL
  };
  g_autoptr (Answer) answer = ask_in_locale ("C.UTF-8", asked);

  assert_said (answer, 0);
  g_assert_nonnull (strstr (answer->out, "M\xc3\xbcller"));
}

/* Nobody knows which of his options it was that "cannot be converted". */
static void
test_unreadable_letters (void)
{
  static const char *const with_units[][8] = {
    { "scatter", "--level", "3", "--die", "4", "-u", "1319 M\xc3\xbcller", NULL },
    { "scatter", "--level", "3", "--die", "4", "--units", "1319 M\xc3\xbcller", NULL },
    { "scatter", "--level", "3", "--die", "4", "--units=1319 M\xc3\xbcller", NULL },
  };
  static const char *const with_file[] = { "print", "chickamauga", "map", "-o", "M\xc3\xbcller.pdf",
                                           "--at",  "\xc3\xbc",    NULL };
  g_autoptr (Answer) file = ask_in_locale ("C", with_file);

  for (guint i = 0; i < G_N_ELEMENTS (with_units); i++)
    {
      g_autoptr (Answer) answer = ask_in_locale ("C", with_units[i]);

      assert_refused (answer, 2, "--units cannot be read");
    }
  assert_refused (file, 2, "--at cannot be read");
}

static void
assert_says (const char *language, const char *sentence)
{
  Fixture self;
  g_autoptr (Answer) answer = NULL;

  fixture_begin (&self, NULL);
  answer =
      ask_in_language (language, (const char *const[]){ "play", self.path, "--say", "undo", NULL });
  g_assert_cmpint (answer->code, ==, 1);
  g_assert_cmpstr (answer->err, ==, "");
  g_assert_nonnull (strstr (answer->out, sentence));
  fixture_end (&self, NULL);
}

/* From the folder it was built in, where nothing is installed. */
static void
test_sentences (void)
{
  assert_says ("en", "there is nothing to take back");
  assert_says ("de", "es gibt nichts zur\xc3\xbc"
                     "ckzunehmen");
  assert_says ("fr", "il n\xe2\x80\x99y a rien \xc3\xa0 annuler");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/language/lines", test_lines);
  g_test_add_func ("/cli/language/letters", test_letters);
  g_test_add_func ("/cli/language/unreadable-letters", test_unreadable_letters);
  g_test_add_func ("/cli/language/sentences", test_sentences);
  return g_test_run ();
}
