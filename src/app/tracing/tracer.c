/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/tracing/tracer.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/files/own-file.h"
#include "app/tracing/picture-file.h"
#include "hex/projection.h"
#include "staff/laying-words.h"

#define PASTED ".pasted" /* what kind of picture it is, its first bytes tell */
#define FIRST_FADED 40   /* of the drawing, so that a picture is seen through it */

struct _AdjTracer
{
  GObject parent_instance;
  AdjTracing *tracing;
  char *path; /* of its file */
  AdjOwnFile file;
  AdjPixels *picture;    /* NULL: nothing of it has been read */
  GCancellable *reading; /* NULL: nothing is being read */
  char *wanted;          /* the address that is, or was, read last; NULL */
  char *trouble;         /* with the picture, or in reading its file */
  char *unsaved;         /* why the disk has not the last change; NULL */
  gboolean lost;
  gboolean laying;
  AdjSeen seen;
};

G_DEFINE_FINAL_TYPE (AdjTracer, adj_tracer, G_TYPE_OBJECT)

static guint changed_signal;

static void
tell (AdjTracer *self)
{
  g_signal_emit (self, changed_signal, 0);
}

static void
keep (AdjTracer *self)
{
  g_autofree char *text = adj_tracing_write (self->tracing, NULL);

  if (self->file.saver != NULL)
    adj_own_file_write (&self->file, text);
  tell (self);
}

/* ---- Reading the picture ---- */

static void
take_picture (AdjTracer *self, AdjPixels *picture)
{
  g_clear_pointer (&self->picture, adj_pixels_unref);
  self->picture = picture;
}

/* What was pointed at stays there, should the picture be larger or smaller than it was. */
static void
measure (AdjTracer *self)
{
  AdjTracing *tracing = self->tracing;
  int width = adj_pixels_get_width (self->picture);
  int height = adj_pixels_get_height (self->picture);

  for (guint i = 0; i < tracing->n_references && tracing->width > 0 && tracing->height > 0; i++)
    {
      AdjPoint *at = &tracing->references[i].at;

      at->x *= width / (double) tracing->width;
      at->y *= height / (double) tracing->height;
    }
  tracing->width = width;
  tracing->height = height;
}

/* What is chosen counts as soon as something of it is there: a file that is no picture takes
 * nothing away. */
static void
adopt (AdjTracer *self, AdjPixels *picture)
{
  AdjTracing *tracing = self->tracing;
  gboolean other = g_strcmp0 (self->wanted, tracing->picture) != 0;

  take_picture (self, picture);
  self->lost = FALSE;
  if (!other && tracing->width == adj_pixels_get_width (picture) &&
      tracing->height == adj_pixels_get_height (picture))
    {
      tell (self);
      return;
    }
  measure (self);
  if (tracing->picture == NULL)
    tracing->grid_faded = FIRST_FADED;
  if (other)
    {
      g_free (tracing->picture);
      tracing->picture = g_strdup (self->wanted);
      self->laying = tracing->n_references < 2;
    }
  keep (self);
}

static void
adj_tracer_on_glimpse (gpointer owner, AdjPixels *picture)
{
  adopt (ADJ_TRACER (owner), picture);
}

static char *
name_of (const char *address)
{
  g_autoptr (GFile) file = g_file_new_for_uri (address);

  return adj_picture_file_name (file);
}

static void
explain (AdjTracer *self, const GError *error)
{
  g_autofree char *name = name_of (self->wanted);
  gboolean gone = g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);

  self->lost = gone && g_strcmp0 (self->wanted, self->tracing->picture) == 0;
  self->trouble =
      gone ? g_strdup_printf (_ ("%s is not where it was"), name) : g_strdup (error->message);
}

static void
adj_tracer_on_read (GObject *object, GAsyncResult *result, gpointer data)
{
  g_autoptr (AdjTracer) self = data;
  g_autoptr (GError) error = NULL;
  AdjPixels *picture = adj_picture_file_read_finish (result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return; /* another one is being read, or none is wanted any more */
  g_clear_object (&self->reading);
  if (picture != NULL)
    adopt (self, picture);
  else
    {
      explain (self, error);
      tell (self);
    }
}

static void
stop_reading (AdjTracer *self)
{
  if (self->reading != NULL)
    g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
  g_clear_pointer (&self->wanted, g_free);
}

static void
read_picture (AdjTracer *self, const char *address)
{
  g_autoptr (GFile) file = g_file_new_for_uri (address);

  stop_reading (self);
  g_clear_pointer (&self->trouble, g_free);
  self->wanted = g_strdup (address);
  self->reading = g_cancellable_new ();
  adj_picture_file_read (file, self->reading, adj_tracer_on_glimpse, adj_tracer_on_read,
                         g_object_ref (self));
  tell (self);
}

/* ---- Class ---- */

static void
adj_tracer_dispose (GObject *object)
{
  AdjTracer *self = ADJ_TRACER (object);

  stop_reading (self);
  adj_own_file_finish (&self->file);
  G_OBJECT_CLASS (adj_tracer_parent_class)->dispose (object);
}

static void
adj_tracer_finalize (GObject *object)
{
  AdjTracer *self = ADJ_TRACER (object);

  adj_own_file_clear (&self->file);
  take_picture (self, NULL);
  g_clear_pointer (&self->tracing, adj_tracing_free);
  g_free (self->trouble);
  g_free (self->unsaved);
  g_free (self->path);
  G_OBJECT_CLASS (adj_tracer_parent_class)->finalize (object);
}

static void
adj_tracer_class_init (AdjTracerClass *class)
{
  G_OBJECT_CLASS (class)->dispose = adj_tracer_dispose;
  G_OBJECT_CLASS (class)->finalize = adj_tracer_finalize;
  changed_signal = g_signal_new ("changed", ADJ_TYPE_TRACER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
adj_tracer_init (AdjTracer *self)
{
}

/* Only what is news is told. */
static void
adj_tracer_on_state (AdjTracer *self)
{
  const char *complaint = adj_own_file_get_complaint (&self->file);

  if (g_strcmp0 (complaint, self->unsaved) == 0)
    return;
  g_free (self->unsaved);
  self->unsaved = g_strdup (complaint);
  tell (self);
}

/* A file that cannot be read is told of, and stays until something is written over it. */
AdjTracer *
adj_tracer_new (const char *scenario_path)
{
  AdjTracer *self = g_object_new (ADJ_TYPE_TRACER, NULL);
  g_autoptr (AdjProblems) problems = NULL;

  g_return_val_if_fail (scenario_path != NULL, self);

  self->path = adj_tracing_path (scenario_path);
  problems = adj_problems_new (self->path);
  if (g_file_test (self->path, G_FILE_TEST_EXISTS))
    self->tracing = adj_tracing_load (self->path, problems);
  if (self->tracing == NULL)
    self->tracing = adj_tracing_new ();
  if (adj_own_file_take (&self->file, self->path, problems))
    g_signal_connect_object (self->file.saver, "notify::state", G_CALLBACK (adj_tracer_on_state),
                             self, G_CONNECT_SWAPPED);
  if (self->tracing->picture != NULL)
    read_picture (self, self->tracing->picture);
  if (adj_problems_count (problems) > 0)
    self->trouble = adj_problem_to_string (problems, adj_problems_get (problems, 0));
  return self;
}

/* ---- Public ---- */

const AdjTracing *
adj_tracer_get (AdjTracer *self)
{
  g_return_val_if_fail (ADJ_IS_TRACER (self), NULL);

  return self->tracing;
}

AdjPixels *
adj_tracer_get_picture (AdjTracer *self)
{
  g_return_val_if_fail (ADJ_IS_TRACER (self), NULL);

  return self->picture;
}

const char *
adj_tracer_get_trouble (AdjTracer *self)
{
  g_return_val_if_fail (ADJ_IS_TRACER (self), NULL);

  return self->trouble != NULL ? self->trouble : self->unsaved;
}

gboolean
adj_tracer_is_lost (AdjTracer *self)
{
  g_return_val_if_fail (ADJ_IS_TRACER (self), FALSE);

  return self->lost;
}

char *
adj_tracer_get_name (AdjTracer *self)
{
  g_return_val_if_fail (ADJ_IS_TRACER (self), NULL);

  return self->tracing->picture != NULL ? name_of (self->tracing->picture) : NULL;
}

gboolean
adj_tracer_is_reading (AdjTracer *self)
{
  g_return_val_if_fail (ADJ_IS_TRACER (self), FALSE);

  return self->reading != NULL;
}

void
adj_tracer_choose (AdjTracer *self, GFile *file)
{
  g_autofree char *address = NULL;

  g_return_if_fail (ADJ_IS_TRACER (self) && G_IS_FILE (file));

  address = g_file_get_uri (file);
  read_picture (self, address);
}

GFile *
adj_tracer_get_pasted (AdjTracer *self)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (ADJ_IS_TRACER (self), NULL);

  path = g_strconcat (self->path, PASTED, NULL);
  return g_file_new_for_path (path);
}

void
adj_tracer_complain (AdjTracer *self, const char *trouble)
{
  g_return_if_fail (ADJ_IS_TRACER (self) && trouble != NULL);

  g_free (self->trouble);
  self->trouble = g_strdup (trouble);
  tell (self);
}

void
adj_tracer_forget (AdjTracer *self)
{
  g_return_if_fail (ADJ_IS_TRACER (self));

  adj_tracing_free (self->tracing);
  self->tracing = adj_tracing_new ();
  self->laying = self->lost = FALSE;
  stop_reading (self);
  take_picture (self, NULL);
  g_clear_pointer (&self->trouble, g_free);
  keep (self);
}

void
adj_tracer_fade (AdjTracer *self, int picture, int grid)
{
  g_return_if_fail (ADJ_IS_TRACER (self));

  self->tracing->picture_faded = CLAMP (picture, 0, ADJ_MOST_FADED);
  self->tracing->grid_faded = CLAMP (grid, 0, ADJ_MOST_FADED);
  keep (self);
}

/* Too few, or all in a row, is nothing that the next one could not mend. */
static gboolean
contradicts (const AdjHexGrid *grid, const AdjReference *references, guint n)
{
  AdjLaying laying;
  AdjLaidFault fault = adj_lay_under (grid, references, n, &laying);

  return fault == ADJ_LAID_HEX_TWICE || fault == ADJ_LAID_POINT_TWICE || fault == ADJ_LAID_OFF_GRID;
}

char *
adj_tracer_add (AdjTracer *self, const AdjHexGrid *grid, AdjReference reference)
{
  AdjTracing *tracing;

  g_return_val_if_fail (ADJ_IS_TRACER (self) && grid != NULL, NULL);

  tracing = self->tracing;
  if (tracing->n_references == ADJ_MAX_REFERENCES)
    return g_strdup_printf (_ ("At most %d hexes can be pointed at"), ADJ_MAX_REFERENCES);
  tracing->references[tracing->n_references] = reference;
  if (contradicts (grid, tracing->references, tracing->n_references + 1))
    return adj_laying_say (grid, tracing->references, tracing->n_references + 1);
  tracing->n_references++;
  keep (self);
  return NULL;
}

void
adj_tracer_remove (AdjTracer *self, guint reference)
{
  AdjTracing *tracing;

  g_return_if_fail (ADJ_IS_TRACER (self));
  g_return_if_fail (reference < self->tracing->n_references);

  tracing = self->tracing;
  tracing->n_references--;
  memmove (&tracing->references[reference], &tracing->references[reference + 1],
           (tracing->n_references - reference) * sizeof (AdjReference));
  keep (self);
}

/* ---- How it is seen ---- */

void
adj_tracer_see (AdjTracer *self, AdjSeen seen)
{
  g_return_if_fail (ADJ_IS_TRACER (self));

  if (seen == self->seen)
    return;
  self->seen = seen;
  tell (self);
}

void
adj_tracer_set_laying (AdjTracer *self, gboolean laying)
{
  g_return_if_fail (ADJ_IS_TRACER (self));

  if (laying == self->laying || (laying && self->picture == NULL))
    return;
  self->laying = laying;
  tell (self);
}

gboolean
adj_tracer_get_laying (AdjTracer *self)
{
  g_return_val_if_fail (ADJ_IS_TRACER (self), FALSE);

  return self->laying && self->picture != NULL;
}

static void
show_ghost (AdjUnderlay *under, const AdjLaying *laying)
{
  double from_picture[9];

  if (!adj_projection_invert (under->to_picture, from_picture))
    return;
  adj_projection_multiply (from_picture, laying->to_picture, under->ghost);
  under->has_ghost = TRUE;
}

static void
share_out (const AdjTracer *self, AdjUnderlay *under)
{
  if (self->seen == ADJ_SEEN_PICTURE)
    under->drawing_share = 0;
  else
    {
      under->drawing_share = 1 - self->tracing->grid_faded / 100.0;
      under->picture_share = 1 - self->tracing->picture_faded / 100.0;
    }
}

AdjUnderlay *
adj_tracer_make_underlay (AdjTracer *self, const AdjHexGrid *grid)
{
  const AdjTracing *tracing;
  AdjUnderlay *under;
  AdjLaying laying;
  gboolean laid;

  g_return_val_if_fail (ADJ_IS_TRACER (self) && grid != NULL, NULL);

  tracing = self->tracing;
  laid = adj_lay_under (grid, tracing->references, tracing->n_references, &laying) == ADJ_LAID;
  if (self->picture == NULL || (!self->laying && (!laid || self->seen == ADJ_SEEN_DRAWING)))
    return NULL;
  under = adj_underlay_new (adj_pixels_ref (self->picture));
  if (!self->laying)
    {
      memcpy (under->to_picture, laying.to_picture, sizeof laying.to_picture);
      share_out (self, under);
      return under;
    }
  under->drawing_share = 0;
  adj_underlay_fit (under, adj_hex_extent (grid, 1));
  if (laid)
    show_ghost (under, &laying);
  return under;
}
