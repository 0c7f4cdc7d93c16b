/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sheets/doc.h"

/* The pictures of one HTML page, drawn into it as SVG. What one of them has in common with those
 * before it, such as letters, counters and the ground of a map, it takes from there: the page holds
 * it once. */
typedef struct AdjAlbum AdjAlbum;

AdjAlbum *adj_album_new (void);
void adj_album_free (AdjAlbum *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjAlbum, adj_album_free)

/* Writes the picture, so large, behind what out has already. */
void adj_album_put (AdjAlbum *self, GString *out, const AdjPicture *picture, const AdjArea *area);
