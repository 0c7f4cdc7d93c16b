/* SPDX-License-Identifier: GPL-3.0-or-later */
typedef enum
{
  ADJ_COLOUR_BLUE,
  ADJ_COLOUR_GRAY,
} AdjColour;

typedef struct
{
  AdjColour colour;
} AdjPaint;

typedef enum
{
  ADJ_COLOUR_OIL,
  ADJ_COLOUR_CHALK,
  ADJ_N_COLOURS,
} AdjColourKind;
