/* SPDX-License-Identifier: GPL-3.0-or-later */
/* BG 7.12, BG 7.1, BG 7. Directions are N E SE S W. The skirmish's L 3 has no
 * rows yet. See BG 6.16, E IL.4. */
static const char *cited = "Y 5.52";
int BG = 9.99;
