/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Filling in a battle: one stroke of the brush over the map, written and read back. path: a
 * scenario. */
double bench_stroke (const char *path);
