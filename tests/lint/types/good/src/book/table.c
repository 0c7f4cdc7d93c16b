/* SPDX-License-Identifier: GPL-3.0-or-later */
static const char *const names[ADJ_N_KINDS] = {
  [ADJ_KIND_OIL] = "oil",
  [ADJ_KIND_CHALK] = "chalk",
};

static const gboolean is_wet[ADJ_N_KINDS] = {
  [ADJ_KIND_OIL] = TRUE,
};
