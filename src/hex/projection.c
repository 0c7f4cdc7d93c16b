/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "hex/projection.h"

#include <math.h>

#define FLAT 1e-9 /* as good as nothing */

AdjPoint
adj_projection_apply (const double m[9], AdjPoint p)
{
  double w = m[6] * p.x + m[7] * p.y + m[8];

  if (fabs (w) < FLAT)
    w = FLAT;
  return (AdjPoint){ (m[0] * p.x + m[1] * p.y + m[2]) / w, (m[3] * p.x + m[4] * p.y + m[5]) / w };
}

void
adj_projection_multiply (const double a[9], const double b[9], double product[9])
{
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++)
      product[3 * i + j] = a[3 * i] * b[j] + a[3 * i + 1] * b[3 + j] + a[3 * i + 2] * b[6 + j];
}

gboolean
adj_projection_invert (const double m[9], double inverse[9])
{
  double determinant = m[0] * (m[4] * m[8] - m[5] * m[7]) - m[1] * (m[3] * m[8] - m[5] * m[6]) +
                       m[2] * (m[3] * m[7] - m[4] * m[6]);
  const double adjugate[9] = {
    m[4] * m[8] - m[5] * m[7], m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
    m[5] * m[6] - m[3] * m[8], m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
    m[3] * m[7] - m[4] * m[6], m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3],
  };

  if (fabs (determinant) < FLAT * FLAT)
    return FALSE;
  for (int i = 0; i < 9; i++)
    inverse[i] = adjugate[i] / determinant;
  return TRUE;
}
