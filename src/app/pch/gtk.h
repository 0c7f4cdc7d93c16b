/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Read once for all of the window and its tests: for most of their files that is two thirds of what
 * the compiler does. Each file still includes what it uses; a build with -Db_pch=false shows it. */
#include <gtk/gtk.h>
