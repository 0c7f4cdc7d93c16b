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
  ADJ_KIND_OIL,
  ADJ_KIND_CHALK,
  ADJ_N_KINDS,
} AdjColourKind;

typedef enum
{
  ADJ_OK,
  ADJ_WARNED,
} AdjStanding;
