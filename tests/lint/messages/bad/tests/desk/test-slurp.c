/* SPDX-License-Identifier: GPL-3.0-or-later */
static const char *const ids[] = { "file-empty", "too-few" };
