/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bench-position.h"

#include <stdlib.h>

#include "book/library.h"

Bench *
bench_new (const char *path)
{
  g_autoptr (AdjLoaded) loaded = adj_library_load (path);
  Bench *self = g_new0 (Bench, 1);

  if (loaded->book == NULL)
    {
      g_printerr ("%s cannot be used, so nobody can play it\n", path);
      exit (1);
    }
  self->book = adj_book_ref (loaded->book);
  self->player = player_new (self->book);
  self->table = adj_table_new (self->book);
  self->judge = adj_judge_new (self->book, self->table);
  self->reach = g_new (AdjReach, 1);
  self->muster = g_new (AdjMuster, 1);
  return self;
}

void
bench_free (Bench *self)
{
  g_free (self->reach);
  g_free (self->muster);
  adj_judge_free (self->judge);
  adj_table_free (self->table);
  player_free (self->player);
  adj_book_unref (self->book);
  g_free (self);
}

double
bench_measure (Bench *self, BenchCall call)
{
  adj_judge_begin (self->judge, self->table);
  return bench_seconds (call, self);
}

void
bench_reach_of (Bench *self, int unit)
{
  const AdjField *field = &self->judge->field;
  const AdjUnit *printed = &self->book->scenario->units[unit];

  if (adj_table_on_map (self->table, unit))
    adj_reach_find (self->reach, field, unit);
  else if (printed->n_entries > 0)
    adj_reach_find_from (self->reach, field, unit, adj_book_hex (self->book, printed->entries[0]),
                         adj_field_allowance (field, unit));
}
