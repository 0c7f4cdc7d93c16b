/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The seconds of work until a photograph of 24 megapixels is seen, coarsely. It is kept in the
 * folder meanwhile. */
double bench_glimpse (const char *folder);
