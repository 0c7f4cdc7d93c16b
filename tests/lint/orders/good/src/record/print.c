/* SPDX-License-Identifier: GPL-3.0-or-later */
static const char *form = "move %s";
