/* SPDX-License-Identifier: GPL-3.0-or-later */
Skirmish *read_skirmish (const char *path);
gboolean check_skirmish (const char *path);
