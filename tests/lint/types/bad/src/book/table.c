/* SPDX-License-Identifier: GPL-3.0-or-later */
static const char *const names[ADJ_N_COLOURS] = {
  [ADJ_COLOUR_OIL] = "oil",
};
