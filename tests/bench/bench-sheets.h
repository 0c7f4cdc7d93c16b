/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The figures of src/sheets, in seconds, on a whole game by lot. The argument is a scenario's
 * path. */

/* The summary of the turn with the most battles, from the record to the bytes of its PDF. */
double bench_summary (const char *path);

/* The report of the whole game, likewise. */
double bench_report (const char *path);

/* The position map on a page, drawn whole. */
double bench_map (const char *path);
