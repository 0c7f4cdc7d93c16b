/* SPDX-License-Identifier: GPL-3.0-or-later */
G_DECLARE_FINAL_TYPE (AdjPainter, adj_painter, ADJ, PAINTER, GObject)
