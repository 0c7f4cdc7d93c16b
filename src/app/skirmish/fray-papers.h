/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/papers/print-window.h"
#include "app/skirmish/fray.h"

/* The papers of a skirmish. A side looks at its cards behind a curtain of this window's own. */
GtkWidget *adj_fray_papers_new (GtkWindow *parent, AdjFray *fray);
