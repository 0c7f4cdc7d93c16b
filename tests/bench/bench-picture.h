/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Takes a picture of 24 megapixels, a PNG where the file is called so, else a JPEG. */
void bench_photograph (const char *path);

/* The seconds of work until a photograph of 24 megapixels is seen, coarsely. It is kept in the
 * folder meanwhile. */
double bench_glimpse (const char *folder);
