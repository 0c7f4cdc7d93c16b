/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bench-sheets.h"

#include <stdlib.h>

#include "book/library.h"
#include "harness.h"
#include "sheets/chronicle.h"
#include "sheets/sheet.h"
#include "tests/record/script.h"

typedef struct
{
  AdjGame *game;
  AdjSheetKind kind;
  AdjSheetOptions options;
} Bench;

static void
refuse (const char *why)
{
  g_printerr ("%s, so how long it takes says nothing\n", why);
  exit (1);
}

static AdjGame *
play_game (const char *path)
{
  g_autoptr (AdjLoaded) loaded = adj_library_load (path);
  g_autoptr (Script) script = NULL;
  AdjGame *game;

  if (loaded->book == NULL)
    refuse ("the scenario cannot be used");
  script = script_new (loaded->book, 1);
  game = adj_game_new (loaded->book, 1);
  for (guint i = 0; i < script->orders->len; i++)
    {
      g_autoptr (GPtrArray) outcomes =
          adj_game_submit (game, script_order (script, i)->line, FALSE);

      if (!((AdjOutcome *) g_ptr_array_index (outcomes, 0))->recorded)
        refuse ("an order is not recorded");
    }
  return game;
}

static int
busiest_turn (AdjGame *game)
{
  g_autoptr (AdjChronicle) chronicle = adj_chronicle_new (game, ADJ_EYES_ALL, 1, 0);
  guint most = 0;
  int busiest = 1;

  for (guint i = 0; i < chronicle->turns->len; i++)
    {
      const AdjTurnStory *turn = g_ptr_array_index (chronicle->turns, i);
      guint n = 0;

      for (guint j = 0; j < turn->phases->len; j++)
        n += ((AdjPhaseStory *) g_ptr_array_index (turn->phases, j))->fights->len;
      if (n > most)
        {
          most = n;
          busiest = turn->number;
        }
    }
  return busiest;
}

static void
call_print (gpointer data)
{
  Bench *self = data;
  g_autoptr (AdjSheet) sheet = adj_sheet_new (self->kind, self->game, &self->options, NULL);
  g_autoptr (GBytes) bytes = NULL;

  if (sheet == NULL)
    refuse ("the sheet is not made");
  bytes = adj_sheet_to_pdf (sheet);
  if (g_bytes_get_size (bytes) < 1000)
    refuse ("the sheet is empty");
}

static double
measure (const char *path, AdjSheetKind kind)
{
  Bench self = { .game = play_game (path), .kind = kind };
  double seconds;

  self.options =
      (AdjSheetOptions){ .paper = adj_paper_find ("a4"), .eyes = ADJ_EYES_ALL, .steps = -1 };
  if (kind == ADJ_SHEET_SUMMARY)
    self.options.from = busiest_turn (self.game);
  seconds = bench_seconds (call_print, &self);
  g_object_unref (self.game);
  return seconds;
}

double
bench_summary (const char *path)
{
  return measure (path, ADJ_SHEET_SUMMARY);
}

double
bench_report (const char *path)
{
  return measure (path, ADJ_SHEET_REPORT);
}

double
bench_map (const char *path)
{
  return measure (path, ADJ_SHEET_MAP);
}
