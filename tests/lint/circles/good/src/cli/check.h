/* SPDX-License-Identifier: GPL-3.0-or-later */
gboolean check_skirmish (const char *path);
