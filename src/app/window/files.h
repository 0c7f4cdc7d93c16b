/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/window/window.h"

/* Choosing files: the one thing that is modal, and GTK 4.8's only way to do it. */

void adj_files_ask_open (AdjWindow *window);

/* Writes the game of now to another file; the one being played stays what it is. */
void adj_files_ask_copy (AdjWindow *window);
