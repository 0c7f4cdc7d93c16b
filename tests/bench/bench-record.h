/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The figures of src/record, in seconds, on a game by lot of 500 orders. The argument is a
 * scenario's path. */

/* From the file's text to the table, the book inside included. */
double bench_open_game (const char *path);
double bench_open_apart (const char *path);

/* Every order judged once more. */
double bench_judge_game (const char *path);

/* One order typed at the end of the game: read, judged, recorded, and taken back. */
double bench_one_order (const char *path);

/* After so many orders, which is the argument: one more and its undo; one more that is safe on the
 * disk; and what each takes when the game is opened. */
double bench_long_order (const char *n_orders);
double bench_long_save (const char *n_orders);
double bench_long_open (const char *n_orders);
double bench_long_first (const char *n_orders);

/* The game itself on standard output, for those who measure from outside. */
double bench_print_game (const char *path);

/* Orders for adjutant-cli play on standard output, a line each. */
double bench_print_script (const char *path);
