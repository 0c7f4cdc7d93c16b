/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Speaks the language of the locale from now on: from the catalogs in the folder that
 * ADJUTANT_LOCALE_DIR names, as a program needs that is not installed, or from those of the
 * installation. Whoever calls it has chosen the locale. */
void adj_language_begin (void);
