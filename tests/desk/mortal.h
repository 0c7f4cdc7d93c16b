/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* A program that plays and saves, and is killed at any moment of it. */

/* What it does: it writes the number of each order to out, a guint, once that is saved. It ends
 * with _exit. */
typedef void (*MortalPlay) (gpointer data, int out);

typedef struct
{
  guint last;      /* the last order that was acknowledged, in this life or before it */
  gboolean killed; /* before it had done all there was to do */
} MortalLife;

/* Kills it some microseconds after so many orders, of which before had been there when it began. */
MortalLife mortal_live (MortalPlay play, gpointer data, guint before, guint orders, gulong moment);

/* Killed while they write, they leave temporary files behind, whose names nobody knows. */
void mortal_sweep (const char *folder);
