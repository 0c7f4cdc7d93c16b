/* SPDX-License-Identifier: GPL-3.0-or-later */
static int
shade (AdjColour colour)
{
  switch ((int) colour)
    {
    case ADJ_COLOUR_BLUE:
      return 1;
    case ADJ_COLOUR_GRAY:
    default:
      return 2;
    }
}
