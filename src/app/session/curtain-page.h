/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/part.h"

/* The page seen while the curtain is drawn (Y 11.59): whose turn it is, and a button for each pair
 * of eyes that lifts it. The buttons are the action "curtain.lift" with the eyes. */

#define ADJ_TYPE_CURTAIN_PAGE (adj_curtain_page_get_type ())
G_DECLARE_FINAL_TYPE (AdjCurtainPage, adj_curtain_page, ADJ, CURTAIN_PAGE, AdjPart)
