/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "damage.h"
#include "fuzz.h"

/* The target as libFuzzer drives it. Half of what it makes of an input is made by damage (), which
 * knows what a file looks like. Its functions have the names that libFuzzer asks for. */

int LLVMFuzzerInitialize (int *argc, char ***argv);
int LLVMFuzzerTestOneInput (const uint8_t *data, size_t length);
size_t LLVMFuzzerMutate (uint8_t *data, size_t length, size_t most);
size_t LLVMFuzzerCustomMutator (uint8_t *data, size_t length, size_t most, unsigned int seed);

/* The paths of the sound inputs, for build-aux/fuzz. */
static void
print_seeds (void)
{
  for (guint i = 0; fuzz_target.seeds != NULL && fuzz_target.seeds[i] != NULL; i++)
    g_print ("%s\n", fuzz_target.seeds[i]);
}

/* GLib stops at a trap, which libFuzzer does not know: the input would be lost. */
static void
end_at_trap (int number)
{
  abort ();
}

int
LLVMFuzzerInitialize (int *argc, char ***argv)
{
  if (*argc == 2 && g_str_equal ((*argv)[1], "--seeds"))
    {
      print_seeds ();
      exit (EXIT_SUCCESS);
    }
  signal (SIGTRAP, end_at_trap);
  g_log_set_always_fatal (G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING | G_LOG_FATAL_MASK);
  return 0;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t length)
{
  g_autofree char *bytes = g_strndup ("", length);

  if (length > 0)
    memcpy (bytes, data, length);
  fuzz_target.try_bytes (bytes, length);
  return 0;
}

size_t
LLVMFuzzerCustomMutator (uint8_t *data, size_t length, size_t most, unsigned int seed)
{
  g_autoptr (GRand) dice = NULL;
  g_autoptr (GString) text = NULL;

  if (fuzz_target.seeds == NULL || length == 0 || seed % 2 == 0)
    return LLVMFuzzerMutate (data, length, most);
  dice = g_rand_new_with_seed (seed);
  text = g_string_new_len ((const char *) data, (gssize) length);
  damage (dice, text, seed % 4 == 1);
  length = MIN (text->len, most);
  memcpy (data, text->str, length);
  return length;
}
