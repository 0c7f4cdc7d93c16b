/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bench-record.h"

#include <glib/gstdio.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "book/library.h"
#include "harness.h"
#include "record/save.h"
#include "tests/record/script.h"

#define ORDERS 500

typedef struct
{
  AdjBook *book;
  AdjGame *game;
  char *text;
  gsize length;
  char *apart; /* the same game, a blank line in its scenario: no book that is known */
  gboolean is_apart;
  const char *next; /* the order that comes after those */
  Script *script;
} Bench;

static void
refuse (const char *why)
{
  g_printerr ("%s, so how long it takes says nothing\n", why);
  exit (1);
}

static void
submit (Bench *self, const char *line)
{
  g_autoptr (GPtrArray) outcomes = adj_game_submit (self->game, line, FALSE);

  if (outcomes->len != 1 || !((AdjOutcome *) g_ptr_array_index (outcomes, 0))->recorded)
    refuse ("the order is not recorded");
}

static Bench *
bench_new (const char *path)
{
  g_autoptr (AdjLoaded) loaded = adj_library_load (path);
  Bench *self = g_new0 (Bench, 1);

  if (loaded->book == NULL)
    refuse ("the scenario cannot be used");
  self->book = adj_book_ref (loaded->book);
  self->script = script_new (self->book, 1);
  self->game = adj_game_new (self->book, 1);
  for (guint i = 0; i < ORDERS; i++)
    submit (self, script_order (self->script, i)->line);
  self->next = script_order (self->script, ORDERS)->line;
  self->text = adj_game_write (self->game, &self->length);
  return self;
}

static void
bench_free (Bench *self)
{
  g_free (self->text);
  g_free (self->apart);
  script_free (self->script);
  g_object_unref (self->game);
  adj_book_unref (self->book);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Bench, bench_free)

static double
measure (const char *path, BenchCall call)
{
  g_autoptr (Bench) self = bench_new (path);

  return bench_seconds (call, self);
}

static void
call_open (gpointer data)
{
  Bench *self = data;
  g_autoptr (AdjProblems) problems = adj_problems_new ("game");
  g_autoptr (AdjGame) game = adj_game_parse (self->text, self->length, problems, NULL);

  if (game == NULL)
    refuse ("the game does not open");
}

double
bench_open_game (const char *path)
{
  return measure (path, call_open);
}

/* The next game is always one of another book. */
static void
call_open_apart (gpointer data)
{
  Bench *self = data;
  g_autoptr (AdjProblems) problems = adj_problems_new ("game");
  const char *text = self->is_apart ? self->apart : self->text;
  g_autoptr (AdjGame) game = adj_game_parse (text, strlen (text), problems, NULL);

  self->is_apart = !self->is_apart;
  if (game == NULL)
    refuse ("the game does not open");
}

double
bench_open_apart (const char *path)
{
  g_autoptr (Bench) self = bench_new (path);
  const char *end = strstr (self->text, "</scenario>");

  self->apart = g_strdup_printf ("%.*s\n%s", (int) (end - self->text), self->text, end);
  return bench_seconds (call_open_apart, self);
}

static void
call_judge (gpointer data)
{
  Bench *self = data;
  g_autoptr (GArray) differences = adj_game_judge_again (self->game);

  if (differences->len > 0)
    refuse ("the game is judged in another way");
}

double
bench_judge_game (const char *path)
{
  return measure (path, call_judge);
}

#define RECORD_TO_BEGIN_ANEW 10000

/* The record only ever grows, and has a ceiling: long before it the game is opened anew, which
 * costs next to nothing when it is shared by so many orders. */
static void
call_order (gpointer data)
{
  Bench *self = data;

  if (adj_game_get_play (self->game)->entries->len > RECORD_TO_BEGIN_ANEW)
    {
      g_autoptr (AdjProblems) problems = adj_problems_new ("game");

      g_object_unref (self->game);
      self->game = adj_game_parse (self->text, self->length, problems, NULL);
    }
  submit (self, self->next);
  adj_game_undo (self->game);
}

double
bench_one_order (const char *path)
{
  return measure (path, call_order);
}

/* ---- Long games ---- */

/* A game of so many orders in one turn without end, as it stands in its file. */
typedef struct
{
  AdjGame *game;
  char *folder;
  char *path;
  char *copy; /* of one who opens it and plays on */
  AdjSaved saved;
  AdjImprint imprint;
} Long;

static void
place (AdjGame *game, guint i)
{
  g_autofree char *line = g_strdup_printf ("place wilder %u", 1021 + i % 2);
  g_autoptr (GPtrArray) outcomes = adj_game_submit (game, line, FALSE);

  if (!((AdjOutcome *) g_ptr_array_index (outcomes, 0))->recorded)
    refuse ("the order is not recorded");
}

static void
save (Long *self)
{
  if (!adj_game_save_on (self->game, &self->saved, &self->imprint, self->path, NULL))
    refuse ("the game is not saved");
}

static Long *
long_new (const char *n_orders)
{
  g_autofree char *scenario = adj_library_find_scenario ("chickamauga");
  g_autoptr (AdjLoaded) loaded = adj_library_load (scenario);
  Long *self = g_new0 (Long, 1);

  self->game = adj_game_new (loaded->book, 1);
  for (guint i = 0; i < g_ascii_strtoull (n_orders, NULL, 10); i++)
    place (self->game, i);
  self->folder = g_dir_make_tmp ("bench-XXXXXX", NULL);
  self->path = g_build_filename (self->folder, "long.adjutant", NULL);
  self->copy = g_build_filename (self->folder, "copy.adjutant", NULL);
  save (self);
  return self;
}

static void
remove_with_previous (const char *path)
{
  g_autofree char *previous = g_strconcat (path, "~", NULL);

  g_unlink (previous);
  g_unlink (path);
}

static double
measure_long (const char *n_orders, BenchCall call)
{
  Long *self = long_new (n_orders);
  double seconds = bench_seconds (call, self);

  remove_with_previous (self->path);
  remove_with_previous (self->copy);
  g_rmdir (self->folder);
  g_object_unref (self->game);
  g_free (self->path);
  g_free (self->copy);
  g_free (self->folder);
  g_free (self);
  return seconds;
}

static void
call_long_order (gpointer data)
{
  Long *self = data;

  place (self->game, 0);
  adj_game_undo (self->game);
}

double
bench_long_order (const char *n_orders)
{
  return measure_long (n_orders, call_long_order);
}

static void
call_long_save (gpointer data)
{
  Long *self = data;

  place (self->game, 0);
  save (self);
}

double
bench_long_save (const char *n_orders)
{
  return measure_long (n_orders, call_long_save);
}

static void
call_long_open (gpointer data)
{
  Long *self = data;
  g_autoptr (AdjProblems) problems = adj_problems_new (self->path);
  g_autoptr (AdjGame) game = adj_game_load (self->path, problems, NULL);

  if (game == NULL)
    refuse ("the game does not open");
}

/* What each of its orders takes besides the book, which a game without orders has too. */
double
bench_long_open (const char *n_orders)
{
  double book = measure_long ("0", call_long_open);

  return (measure_long (n_orders, call_long_open) - book) /
         (double) g_ascii_strtoull (n_orders, NULL, 10);
}

/* The first order writes the whole file anew, for it keeps the one before (NAME~). */
static void
call_long_first (gpointer data)
{
  Long *self = data;
  g_autoptr (AdjProblems) problems = adj_problems_new (self->path);
  g_autoptr (AdjGame) game = adj_game_load (self->path, problems, NULL);
  AdjSaved saved = { 0 };
  AdjImprint imprint = { 0 };

  if (game == NULL)
    refuse ("the game does not open");
  adj_imprint_take (&imprint, self->copy);
  place (game, 0);
  if (!adj_game_save_on (game, &saved, &imprint, self->copy, NULL))
    refuse ("the game is not saved");
}

/* Beside opening it. */
double
bench_long_first (const char *n_orders)
{
  return measure_long (n_orders, call_long_first) - measure_long (n_orders, call_long_open);
}

double
bench_print_game (const char *path)
{
  g_autoptr (Bench) self = bench_new (path);

  fwrite (self->text, 1, self->length, stdout);
  exit (0);
}

#define PLAYED 475

/* For adjutant-cli play, a line an order. */
double
bench_print_script (const char *path)
{
  g_autoptr (Bench) self = bench_new (path);

  for (guint i = 0; i < PLAYED; i++)
    puts (script_order (self->script, i)->line);
  exit (0);
}
