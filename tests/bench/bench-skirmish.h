/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The figures of src/skirmish, in seconds. The argument does not matter. */

/* Who of a hundred figures could try, and what each needs. */
double bench_candidates (const char *argument);

/* A skirmish of 500 orders, from the file's text. */
double bench_open_skirmish (const char *argument);
