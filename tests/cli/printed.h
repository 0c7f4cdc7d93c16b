/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What the tests of print share. */

/* The path of a file of that name in a folder of its own. */
char *printed_scratch (const char *name);

char *printed_bytes (const char *path);

void printed_assert_pdf (const char *path);

/* The file of a game in its third turn, in each of whose Movement Phases somebody marched. */
char *printed_three_turns (void);
