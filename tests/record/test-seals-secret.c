/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "fixture.h"
#include "mortal.h"
#include "plotter.h"
#include "record/complete.h"
#include "record/effect-text.h"
#include "record/save.h"
#include "record/seen.h"
#include "rules/engagement.h"
#include "table/unit.h"

/* What the other side, and whoever looks into the file, is told of what a side plots: nothing. */

/* All that is to be known of the game by those eyes, and how long its file is. */
static char *
all_told (AdjGame *game, AdjEyes eyes)
{
  const AdjPlay *play = adj_game_get_play (game);
  const AdjBook *book = adj_game_get_book (game);
  AdjView view = adj_view (book, adj_game_get_table (game), eyes);
  g_autoptr (AdjTable) seen = adj_seen_table (&view);
  g_autofree char *file = NULL;
  GString *told = g_string_new (NULL);
  gsize length;

  adj_game_set_eyes (game, eyes);
  file = adj_game_write (game, &length);
  g_string_printf (told, "%" G_GSIZE_FORMAT " %016" G_GINT64_MODIFIER "x\n", length,
                   adj_table_hash (seen));
  for (guint i = 0; i < play->entries->len; i++)
    {
      const AdjEntry *entry = g_ptr_array_index (play->entries, i);
      g_autofree char *line = adj_seen_line (&view, entry);
      g_autoptr (GArray) effects = adj_seen_effects (&view, entry->effects);

      g_string_append_printf (told, "%s\n", line);
      for (guint j = 0; j < effects->len; j++)
        {
          AdjEffect effect = g_array_index (effects, AdjEffect, j);

          if (effect.kind == ADJ_EFFECT_SEALED) /* of the salt alone */
            memset (effect.seal.check, 0, sizeof effect.seal.check);
          adj_effect_print (told, &view, &effect);
        }
    }
  for (const char *const *typed = (const char *const[]){ "plot ", "seal ", "plot u", "", NULL };
       *typed != NULL; typed++)
    {
      g_autoptr (AdjCompletions) found =
          adj_complete (adj_game_get_drafted (game), eyes, *typed, strlen (*typed));

      for (guint i = 0; i < found->n; i++)
        g_string_append_printf (told, "%s ", found->texts[i]);
    }
  return g_string_free (told, FALSE);
}

/* Nor behind the letters that the file has for what is masked. */
static void
assert_masked (const char *text, const char *element)
{
  for (const char *at = strstr (text, element); at != NULL; at = strstr (at + 1, element))
    {
      const char *start = strstr (at, " text=\"") + strlen (" text=\"");
      g_autofree char *letters = g_strndup (start, strcspn (start, "\""));
      gsize length;
      g_autofree guchar *bytes = g_base64_decode (letters, &length);

      g_assert_cmpuint (length, >=, 4096);
      g_assert_null (memmem (bytes, length, "plot", 4));
      g_assert_null (memmem (bytes, length, "\0\0\0\0\0\0\0\0", 8));
    }
}

/* The hexes that are plotted stand nowhere in the file. */
static void
assert_no_hex (AdjGame *game, const char *hex)
{
  gsize length;
  g_autofree char *text = adj_game_write (game, &length);
  char *record = strstr (text, "</scenario>");
  g_autofree char *blank = g_strconcat (" ", hex, NULL);

  g_assert_nonnull (record);
  g_assert_null (strstr (record, blank));
  assert_masked (record, "<draft");
  assert_masked (record, "<seal");
}

/* Two plots of one side look the same to all others, after the orders. */
static void
plot_in_secret (AdjGame *first, AdjGame *second, const char *one, const char *other)
{
  static const AdjEyes others[] = { ADJ_EYES_SECOND, ADJ_EYES_PUBLIC, ADJ_EYES_ALL };

  plotter_play (first, ADJ_EYES_FIRST, one, ADJ_OK);
  plotter_play (second, ADJ_EYES_FIRST, other, ADJ_OK);
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      g_autofree char *told_of_one = all_told (first, others[i]);
      g_autofree char *told_of_other = all_told (second, others[i]);

      g_assert_cmpstr (told_of_one, ==, told_of_other);
    }
}

static void
test_secret (void)
{
  static const char *const plots[][2] = {
    { "plot u2 0103 0104 0204 0305", "plot ug ." },
    { "plot ug 0204 0205", "plot u2" },
    { "plot u2 . . .", "plot u2 s" },
    { "plot u3 enter 0105", "plot u3" },
    { "seal union", "seal union" },
  };
  g_autoptr (AdjGame) first = plotter_night ();
  g_autoptr (AdjGame) second = plotter_night ();

  for (guint i = 0; i < G_N_ELEMENTS (plots); i++)
    {
      plot_in_secret (first, second, plots[i][0], plots[i][1]);
      assert_no_hex (first, "0204");
    }
}

/* Whoever is named to attack is nobody else's knowledge before all lies open (Y S9). */
static void
test_secret_missions (void)
{
  static const char *const plots[][2] = {
    { "plot wilder 1121 attack", "plot wilder 1121" },
    { "plot 2/1/xiv . attack", "plot 2/1/xiv ." },
    { "plot wilder 1121", "plot wilder 1121 attack" },
    { "seal union", "seal union" },
  };
  g_autoptr (AdjGame) first = plotter_day ();
  g_autoptr (AdjGame) second = plotter_day ();

  for (guint i = 0; i < G_N_ELEMENTS (plots); i++)
    {
      plot_in_secret (first, second, plots[i][0], plots[i][1]);
      assert_no_hex (first, "1121");
    }
}

/* It is sealed with its plot, and comes out of the seal with it. */
static void
test_sealed_missions (void)
{
  g_autoptr (AdjGame) game = plotter_day ();
  g_autoptr (AdjGame) read = NULL;

  plotter_play (game, ADJ_EYES_FIRST, "plot wilder 1121 attack; seal union", ADJ_OK);
  plotter_play (game, ADJ_EYES_SECOND, "plot fulton . attack; seal confederate", ADJ_OK);
  g_assert_cmpuint (plotter_plot_of (adj_game_get_field (game), "wilder"), ==, 0);
  read = fixture_save_and_load (game);
  adj_game_set_eyes (read, ADJ_EYES_ALL);
  fixture_play (read, "next; reveal", ADJ_OK);
  g_assert_true (adj_is_named_to_attack (adj_game_get_table (read),
                                         adj_unit_find (adj_game_get_book (read), "wilder")));
  g_assert_true (adj_is_named_to_attack (adj_game_get_table (read),
                                         adj_unit_find (adj_game_get_book (read), "fulton")));
  g_assert_false (adj_is_named_to_attack (adj_game_get_table (read),
                                          adj_unit_find (adj_game_get_book (read), "2/1/xiv")));
}

/* One side on the screen and the other on paper: it types what it had written down when all lies
 * open, missions as well. */
static void
test_mission_on_paper (void)
{
  g_autoptr (AdjGame) game = plotter_day ();
  const AdjBook *book = adj_game_get_book (game);

  plotter_play (game, ADJ_EYES_FIRST, "plot wilder 1121 attack; seal union", ADJ_OK);
  plotter_play (game, ADJ_EYES_ALL, "seal confederate paper; next", ADJ_OK);
  plotter_refused_for (game, ADJ_EYES_ALL, "plot fulton . attack", ADJ_REASON_NOT_REVEALED);
  fixture_play (game, "reveal; plot fulton . attack", ADJ_OK);
  g_assert_true (
      adj_is_named_to_attack (adj_game_get_table (game), adj_unit_find (book, "wilder")));
  g_assert_true (
      adj_is_named_to_attack (adj_game_get_table (game), adj_unit_find (book, "fulton")));
}

/* After the order: how long the file is, and how long its NAME~; a text search finds no hex in
 * them. */
static char *
tell_files (AdjGame *game, const char *line, const char *path, const char *hex)
{
  g_autofree char *previous = g_strconcat (path, "~", NULL);
  const char *const names[] = { path, previous };
  GString *text = g_string_new (NULL);

  plotter_play (game, ADJ_EYES_FIRST, line, ADJ_OK);
  g_assert_true (adj_game_save (game, path, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *bytes = NULL;
      gsize length = 0;

      if (!g_file_get_contents (names[i], &bytes, &length, NULL))
        continue;
      g_string_append_printf (text, "%u: %" G_GSIZE_FORMAT "\n", i, length);
      g_assert_null (strstr (strstr (bytes, "</scenario>"), hex));
    }
  return g_string_free (text, FALSE);
}

/* Neither the file nor what it was before tells how much was plotted. */
static void
test_secret_files (gconstpointer data)
{
  const PlotterSecret *secret = data;
  g_autofree char *folder = g_dir_make_tmp ("adjutant-XXXXXX", NULL);
  g_autofree char *one = g_build_filename (folder, "1.adjutant", NULL);
  g_autofree char *other = g_build_filename (folder, "2.adjutant", NULL);
  g_autoptr (AdjGame) first = secret->begin ();
  g_autoptr (AdjGame) second = secret->begin ();

  for (guint i = 0; i < G_N_ELEMENTS (secret->different); i++)
    {
      g_autofree char *of_first = tell_files (first, secret->different[i][0], one, secret->hex);
      g_autofree char *of_second = tell_files (second, secret->different[i][1], other, secret->hex);

      g_test_message ("%s", of_first);
      g_assert_cmpstr (of_first, ==, of_second);
    }
  mortal_sweep (folder);
}

/* It is the same text with another salt each time, so that nobody sees whether anything changed. */
static void
test_salt (void)
{
  g_autoptr (AdjGame) game = plotter_night ();
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  const char *was;
  const char *is;

  before = adj_game_write (game, NULL);
  plotter_play (game, ADJ_EYES_FIRST, "plot u2 s", ADJ_OK);
  after = adj_game_write (game, NULL);
  was = strstr (before, "<draft side=\"confederate\"");
  is = strstr (after, "<draft side=\"confederate\"");
  g_assert_nonnull (was);
  g_assert_nonnull (is);
  g_assert_cmpint (strncmp (was, is, 100), !=, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/seals/secret", test_secret);
  g_test_add_func ("/record/Y S9/- missions tell others nothing", test_secret_missions);
  g_test_add_func ("/record/Y S9/+ missions are sealed with their plots", test_sealed_missions);
  g_test_add_func ("/record/Y S9/+ a mission is told from paper", test_mission_on_paper);
  g_test_add_data_func ("/record/seals/secret files", &plotter_by_night, test_secret_files);
  g_test_add_data_func ("/record/Y S9/- nor do the files", &plotter_by_day, test_secret_files);
  g_test_add_func ("/record/seals/salt", test_salt);
  return g_test_run ();
}
