/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* The meaning of a number pad's keys in table mode: 0 to 9, Enter, + - * / . and a comma, and
 * nothing else. A digit is the die where one is waited for, the answer where one is owed, and
 * otherwise the beginning of a sum of strengths. */

/* The thing that is waited for. */
typedef struct
{
  guint n_answers;    /* somebody owes one of so many answers */
  gboolean may_go_on; /* or nobody does, and Enter leaves them */
  int n_faces;        /* a battle waits for its die; 0: none does */
  gboolean throws;    /* the program throws the dice */
  gboolean owed;      /* something is still to be done before the phase ends */
} AdjPadWanted;

typedef enum
{
  ADJ_PAD_NOTHING,
  ADJ_PAD_TYPED, /* what is typed is another text, or Enter has been asked to be meant */
  ADJ_PAD_ANSWER,
  ADJ_PAD_DIE,
  ADJ_PAD_THROW,
  ADJ_PAD_NEXT,
  ADJ_PAD_UNDO,
} AdjPadDeed;

#define ADJ_PAD_TEXT 24

typedef struct
{
  char text[ADJ_PAD_TEXT]; /* "13+5:4" */
  gboolean asked;          /* Enter, though something is owed: once more means it */
} AdjPad;

#define ADJ_PAD_ENTER '\n'

/* The key of a number pad that a keyval is, by the sign on it, with or without Num Lock; the same
 * sign elsewhere on the keyboard will do. 0 for no such key. */
char adj_pad_key_of (guint keyval);

/* figure: the face, or the answer counted from 1. */
AdjPadDeed adj_pad_press (AdjPad *self, const AdjPadWanted *wanted, char key, int *figure);

void adj_pad_clear (AdjPad *self);

/* The two sums, the second empty as long as it is not begun; g_strfreev. */
char **adj_pad_sums (const AdjPad *self);
