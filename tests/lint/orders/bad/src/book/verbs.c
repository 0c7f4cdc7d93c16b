/* SPDX-License-Identifier: GPL-3.0-or-later */
static const Row rows[] = {
  [ADJ_VERB_MOVE] = { "move", "m" },
  [ADJ_VERB_NEXT] = { "next", "n" },
};
