/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "desk/xml.h"
#include "hex/laying.h"

/* The small file beside a scenario, "NAME.tracing", that says which picture of his map its owner
 * has laid under the grid, and how. The picture itself is never copied. */

#define ADJ_TRACING_ENDING ".tracing"
#define ADJ_MOST_FADED 99

typedef struct
{
  char *picture; /* its address, as file:///...; NULL: none is chosen yet */
  int width;     /* as it is shown, turned upright and made smaller; 0 with no picture */
  int height;
  int picture_faded; /* how much is taken from it, in hundredths */
  int grid_faded;
  guint n_references;
  AdjReference references[ADJ_MAX_REFERENCES]; /* in pixels of that size */
} AdjTracing;

extern const AdjXmlFormat adj_tracing_format;

AdjTracing *adj_tracing_new (void);
void adj_tracing_free (AdjTracing *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjTracing, adj_tracing_free)

/* NULL if it cannot be used; problems says why. */
AdjTracing *adj_tracing_load (const char *path, AdjProblems *problems);
AdjTracing *adj_tracing_parse (const char *text, gsize length, AdjProblems *problems);

/* length may be NULL. */
char *adj_tracing_write (const AdjTracing *self, gsize *length);

/* The path of the tracing beside a scenario's file. */
char *adj_tracing_path (const char *scenario_path);
