/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "hex/laying.h"

#include <math.h>
#include <string.h>

#include "hex/projection.h"

#define SPACING 1.7320508075688772 /* between the middles of two hexes of size 1 */
#define FLAT 1e-9                  /* a sum of squares that is nothing */
#define MOST_UNKNOWNS 8

/* Clearly off the grid, and what is clearly better, in hexes. */
#define CLEARLY_OFF 0.1
#define CLEARLY_BETTER 0.4

/* ---- Least squares ---- */

/* The normal equations of a system with so many unknowns, one more column for the right side. */
typedef struct
{
  guint n;
  double sums[MOST_UNKNOWNS][MOST_UNKNOWNS + 1];
} Equations;

static void
add_equation (Equations *self, const double *row, double right)
{
  for (guint i = 0; i < self->n; i++)
    {
      for (guint j = 0; j < self->n; j++)
        self->sums[i][j] += row[i] * row[j];
      self->sums[i][self->n] += row[i] * right;
    }
}

static guint
find_pivot (const Equations *self, guint column)
{
  guint best = column;

  for (guint i = column + 1; i < self->n; i++)
    if (fabs (self->sums[i][column]) > fabs (self->sums[best][column]))
      best = i;
  return best;
}

static void
exchange (Equations *self, guint a, guint b)
{
  double row[MOST_UNKNOWNS + 1];

  memcpy (row, self->sums[a], sizeof row);
  memcpy (self->sums[a], self->sums[b], sizeof row);
  memcpy (self->sums[b], row, sizeof row);
}

/* FALSE if they do not say enough. */
static gboolean
solve (Equations *self, double *unknowns)
{
  for (guint column = 0; column < self->n; column++)
    {
      exchange (self, column, find_pivot (self, column));
      if (fabs (self->sums[column][column]) < FLAT)
        return FALSE;
      for (guint i = 0; i < self->n; i++)
        {
          double share = self->sums[i][column] / self->sums[column][column];

          if (i != column)
            for (guint j = column; j <= self->n; j++)
              self->sums[i][j] -= share * self->sums[column][j];
        }
    }
  for (guint i = 0; i < self->n; i++)
    unknowns[i] = self->sums[i][self->n] / self->sums[i][i];
  return TRUE;
}

/* ---- Fitting ---- */

/* Points moved and scaled so that they lie about one from the origin: sums of them are of a size
 * then, and the equations can be solved. */
typedef struct
{
  guint n;
  AdjPoint points[ADJ_MAX_REFERENCES];
  AdjPoint middle;
  double scale;
} Cloud;

static void
settle_cloud (Cloud *self)
{
  double spread = 0;

  self->middle = (AdjPoint){ 0, 0 };
  for (guint i = 0; i < self->n; i++)
    {
      self->middle.x += self->points[i].x / self->n;
      self->middle.y += self->points[i].y / self->n;
    }
  for (guint i = 0; i < self->n; i++)
    {
      self->points[i].x -= self->middle.x;
      self->points[i].y -= self->middle.y;
      spread += hypot (self->points[i].x, self->points[i].y) / self->n;
    }
  self->scale = spread > 0 ? 1 / spread : 1;
  for (guint i = 0; i < self->n; i++)
    {
      self->points[i].x *= self->scale;
      self->points[i].y *= self->scale;
    }
}

/* Are they all on a line? By the smaller of the two spreads along and across it. */
static gboolean
is_line (const Cloud *self)
{
  double xx = 0;
  double xy = 0;
  double yy = 0;
  double across;

  for (guint i = 0; i < self->n; i++)
    {
      xx += self->points[i].x * self->points[i].x;
      xy += self->points[i].x * self->points[i].y;
      yy += self->points[i].y * self->points[i].y;
    }
  across = (xx + yy) / 2 - sqrt ((xx - yy) * (xx - yy) / 4 + xy * xy);
  return across < 1e-4 * (xx + yy);
}

/* How many unknowns the transformation has: a similarity four, an affine one six, a projective one
 * eight. */
static guint
unknowns_for (guint n)
{
  return n == 2 ? 4 : n == 3 ? 6 : 8;
}

static void
add_reference (Equations *equations, AdjPoint from, AdjPoint to)
{
  const double similar[2][4] = { { from.x, -from.y, 1, 0 }, { from.y, from.x, 0, 1 } };
  const double any[2][8] = {
    { from.x, from.y, 1, 0, 0, 0, -to.x * from.x, -to.x * from.y },
    { 0, 0, 0, from.x, from.y, 1, -to.y * from.x, -to.y * from.y },
  };

  add_equation (equations, equations->n == 4 ? similar[0] : any[0], to.x);
  add_equation (equations, equations->n == 4 ? similar[1] : any[1], to.y);
}

static void
matrix_of (const double *u, guint n, double m[9])
{
  const double similar[9] = { u[0], -u[1], u[2], u[1], u[0], u[3], 0, 0, 1 };
  const double any[9] = { u[0], u[1], u[2], u[3], u[4], u[5], u[6], u[7], 1 };

  memcpy (m, n == 4 ? similar : any, 9 * sizeof (double));
}

/* The transformation with so many unknowns that takes the one cloud to the other. */
static gboolean
fit (const Cloud *from, const Cloud *to, guint n_unknowns, double m[9])
{
  Equations equations = { .n = n_unknowns };
  double unknowns[MOST_UNKNOWNS] = { 0 };
  const double settle[9] = { from->scale, 0,           -from->scale * from->middle.x,
                             0,           from->scale, -from->scale * from->middle.y,
                             0,           0,           1 };
  const double restore[9] = {
    1 / to->scale, 0, to->middle.x, 0, 1 / to->scale, to->middle.y, 0, 0, 1
  };
  double between[9];
  double half[9];

  for (guint i = 0; i < from->n; i++)
    add_reference (&equations, from->points[i], to->points[i]);
  if (!solve (&equations, unknowns))
    return FALSE;
  matrix_of (unknowns, n_unknowns, between);
  adj_projection_multiply (between, settle, half);
  adj_projection_multiply (restore, half, m);
  return TRUE;
}

/* ---- Laying ---- */

static AdjPoint
middle_of (const AdjHexGrid *grid, AdjHexId hex)
{
  return adj_hex_center (grid, 1, hex);
}

static AdjLaidFault
check (const AdjHexGrid *grid, const AdjReference *references, guint n, AdjLaying *laying)
{
  for (guint i = 0; i < n; i++)
    {
      laying->worst = i;
      if (!adj_hex_on_grid (grid, references[i].hex))
        return ADJ_LAID_OFF_GRID;
      for (laying->second = 0; laying->second < i; laying->second++)
        {
          const AdjReference *other = &references[laying->second];

          if (other->hex == references[i].hex)
            return ADJ_LAID_HEX_TWICE;
          if (hypot (other->at.x - references[i].at.x, other->at.y - references[i].at.y) < 1)
            return ADJ_LAID_POINT_TWICE;
        }
    }
  return n < 2 ? ADJ_LAID_TOO_FEW : ADJ_LAID;
}

static void
gather (
    const AdjHexGrid *grid, const AdjReference *references, guint n, Cloud *hexes, Cloud *picture)
{
  hexes->n = picture->n = n;
  for (guint i = 0; i < n; i++)
    {
      hexes->points[i] = middle_of (grid, references[i].hex);
      picture->points[i] = references[i].at;
    }
  settle_cloud (hexes);
  settle_cloud (picture);
}

/* In the grid, where a hex has the same size everywhere. */
static double
error_of (const AdjLaying *self, const AdjHexGrid *grid, const AdjReference *reference)
{
  AdjPoint seen = adj_projection_apply (self->to_grid, reference->at);
  AdjPoint printed = middle_of (grid, reference->hex);

  return hypot (seen.x - printed.x, seen.y - printed.y) / SPACING;
}

static void
measure (AdjLaying *self, const AdjHexGrid *grid, const AdjReference *references, guint n)
{
  self->worst = self->second = 0;
  for (guint i = 0; i < n; i++)
    {
      self->errors[i] = error_of (self, grid, &references[i]);
      if (self->errors[i] > self->errors[self->worst])
        self->worst = i;
    }
}

/* Four of which three lie on a line say no more than three do. */
static gboolean
fit_best (const Cloud *hexes, const Cloud *picture, AdjLaying *laying)
{
  for (guint unknowns = unknowns_for (hexes->n); unknowns >= 4; unknowns -= 2)
    if (fit (hexes, picture, unknowns, laying->to_picture) &&
        adj_projection_invert (laying->to_picture, laying->to_grid))
      return TRUE;
  return FALSE;
}

AdjLaidFault
adj_lay_under (const AdjHexGrid *grid, const AdjReference *references, guint n, AdjLaying *laying)
{
  Cloud hexes;
  Cloud picture;
  AdjLaidFault fault;

  g_return_val_if_fail (grid != NULL && references != NULL && laying != NULL, ADJ_LAID_TOO_FEW);
  g_return_val_if_fail (n <= ADJ_MAX_REFERENCES, ADJ_LAID_TOO_FEW);

  *laying = (AdjLaying){ 0 };
  fault = check (grid, references, n, laying);
  if (fault != ADJ_LAID)
    return fault;
  gather (grid, references, n, &hexes, &picture);
  if (n > 2 && (is_line (&hexes) || is_line (&picture)))
    return ADJ_LAID_IN_A_ROW;
  if (!fit_best (&hexes, &picture, laying))
    return ADJ_LAID_IN_A_ROW;
  measure (laying, grid, references, n);
  return ADJ_LAID;
}

AdjPoint
adj_laying_middle (const AdjLaying *self, const AdjHexGrid *grid, AdjHexId hex)
{
  g_return_val_if_fail (self != NULL && grid != NULL, (AdjPoint){ 0 });

  return adj_projection_apply (self->to_picture, middle_of (grid, hex));
}

AdjHexId
adj_laying_hex (const AdjLaying *self, const AdjHexGrid *grid, AdjPoint point)
{
  g_return_val_if_fail (self != NULL && grid != NULL, ADJ_HEX_NONE);

  return adj_hex_at (grid, 1, adj_projection_apply (self->to_grid, point));
}

/* ---- The other shift ---- */

/* The largest error where the transformation has less freedom than the references would give it, so
 * that they can contradict each other; negative if that cannot be. */
static double
error_with_less_freedom (const AdjHexGrid *grid, const AdjReference *references, guint n)
{
  AdjLaying laying = { 0 };
  Cloud hexes;
  Cloud picture;

  gather (grid, references, n, &hexes, &picture);
  if (!fit (&hexes, &picture,
            n >= 5   ? 8
            : n == 4 ? 6
                     : 4,
            laying.to_picture) ||
      !adj_projection_invert (laying.to_picture, laying.to_grid))
    return -1;
  measure (&laying, grid, references, n);
  return laying.errors[laying.worst];
}

gboolean
adj_lay_fits_other_shift (const AdjHexGrid *grid, const AdjReference *references, guint n)
{
  AdjLaying laying;
  AdjHexGrid other;
  double here;
  double there;

  g_return_val_if_fail (grid != NULL && references != NULL, FALSE);

  if (n < 3 || adj_lay_under (grid, references, n, &laying) != ADJ_LAID)
    return FALSE;
  other = *grid;
  other.stagger = grid->stagger == ADJ_STAGGER_EVEN ? ADJ_STAGGER_ODD : ADJ_STAGGER_EVEN;
  here = error_with_less_freedom (grid, references, n);
  there = error_with_less_freedom (&other, references, n);
  return here > CLEARLY_OFF && there >= 0 && there < CLEARLY_BETTER * here;
}
