/* SPDX-License-Identifier: GPL-3.0-or-later */
/* BG 7.12 is a row,
 * BG 7.13 is none. */
static const char *cited = "Y 5.52b";
static const char *section = "BG 7.1";
/* BG 8 is no section, nor is Y 5.521. */
static const char *of_1975 = "Y 5.52";
static const char *stood_for = "BG 7.12";
