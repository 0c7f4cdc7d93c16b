/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "damage.h"
#include "fuzz.h"

/* The target as an ordinary test: sound inputs, all that was once found wrong, and rounds of
 * damage by lot. Fixed seeds. */

#define SEED 18630920
#define ROUNDS 150
#define SLOW_ROUNDS 2000
#define NONSENSE 2000

/* Of GString: the seeds, then what a fuzzer has found, which lies in corpus/PROGRAM. */
static GPtrArray *inputs;
static guint n_seeds;

static void
add_input (const char *path)
{
  gsize length;
  g_autofree char *text = fuzz_read (path, &length);

  g_ptr_array_add (inputs, g_string_new_len (text, (gssize) length));
}

static void
add_corpus (const char *program)
{
  g_autofree char *name = g_path_get_basename (program);
  g_autofree char *folder = g_build_filename ("tests", "fuzz", "corpus", name, NULL);
  g_autofree char *full = g_build_filename (ADJ_SOURCE_ROOT, folder, NULL);
  g_autoptr (GDir) files = g_dir_open (full, 0, NULL);
  const char *file;

  while (files != NULL && (file = g_dir_read_name (files)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, file, NULL);

      add_input (path);
    }
}

static void
test_inputs (void)
{
  fuzz_target.try_bytes ("", 0);
  for (guint i = 0; i < inputs->len; i++)
    {
      const GString *input = g_ptr_array_index (inputs, i);

      fuzz_target.try_bytes (input->str, input->len);
    }
}

static void
test_damaged (void)
{
  g_autoptr (GRand) dice = g_rand_new_with_seed (SEED);
  int rounds = g_test_slow () ? SLOW_ROUNDS : ROUNDS;
  int sound = 0;

  for (int i = 0; i < rounds; i++)
    {
      guint which = (guint) g_rand_int_range (dice, 0, (gint32) MAX (n_seeds, 1));
      GString *text;

      if (n_seeds > 0)
        {
          const GString *input = g_ptr_array_index (inputs, which);

          text = g_string_new_len (input->str, (gssize) input->len);
          damage (dice, text, i % 2 == 0);
        }
      else
        text = nonsense_bytes (dice, NONSENSE);
      sound += fuzz_target.try_bytes (text->str, text->len);
      g_string_free (text, TRUE);
    }
  /* Damage that is always refused, or never, would not try much. */
  g_test_message ("%d of %d sound", sound, rounds);
  g_assert_cmpint (sound, >, rounds / 20);
  g_assert_cmpint (sound, <, rounds);
}

static void
free_input (gpointer input)
{
  g_string_free (input, TRUE);
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  inputs = g_ptr_array_new_with_free_func (free_input);
  for (guint i = 0; fuzz_target.seeds != NULL && fuzz_target.seeds[i] != NULL; i++)
    add_input (fuzz_target.seeds[i]);
  n_seeds = inputs->len;
  add_corpus (argv[0]);
  g_test_add_func ("/fuzz/inputs", test_inputs);
  g_test_add_func ("/fuzz/damaged", test_damaged);
  status = g_test_run ();
  g_ptr_array_unref (inputs);
  return status;
}
