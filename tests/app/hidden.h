/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/window/window.h"

/* A window on a game in which both sides have something to hide, and what must not be seen of it
 * (Y 11.59). */

typedef struct
{
  AdjWindow *window;
  AdjSession *session;
  GRand *dice;
} Hidden;

/* Chickamauga with everybody face down, scattered over the map by the seed, and dummies among
 * them. The curtain is lifted for the second player. */
Hidden hidden_begin (guint32 seed);
void hidden_end (Hidden *stage);

void hidden_play (const Hidden *stage, const char *line);

/* Names and ids of units that these eyes may not know; but for the order line's own example. */
GPtrArray *hidden_secrets (const Hidden *stage);

/* where: what was looked at, to be told if it leaks */
void hidden_assert_tells_nothing (const Hidden *stage, const char *text, const char *where);

/* Of all that the widget and those below it say. */
void hidden_assert_silent (const Hidden *stage, gpointer root, const char *where);
