/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pulled-file.h"

typedef struct
{
  GFileInputStream parent;
  GInputStream *whole;
  gsize left; /* bytes until it is pulled out */
} PulledStream;

typedef GFileInputStreamClass PulledStreamClass;

typedef struct
{
  GObject parent;
  GFile *whole;
  guint openings; /* until it is pulled out */
  gsize bytes;    /* of each */
} PulledFile;

typedef GObjectClass PulledFileClass;

GType pulled_stream_get_type (void);
G_DEFINE_TYPE (PulledStream, pulled_stream, G_TYPE_FILE_INPUT_STREAM)

static gssize
pulled_stream_read (
    GInputStream *stream, void *buffer, gsize n, GCancellable *cancellable, GError **error)
{
  PulledStream *self = (PulledStream *) stream;
  gssize read;

  if (self->left == 0)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED, "Input/output error");
      return -1;
    }
  read = g_input_stream_read (self->whole, buffer, MIN (n, self->left), cancellable, error);
  self->left -= (gsize) MAX (0, read);
  return read;
}

static void
pulled_stream_finalize (GObject *object)
{
  g_object_unref (((PulledStream *) object)->whole);
  G_OBJECT_CLASS (pulled_stream_parent_class)->finalize (object);
}

static void
pulled_stream_class_init (PulledStreamClass *class)
{
  G_OBJECT_CLASS (class)->finalize = pulled_stream_finalize;
  G_INPUT_STREAM_CLASS (class)->read_fn = pulled_stream_read;
}

static void
pulled_stream_init (PulledStream *self)
{
}

static GFileInputStream *
pulled_file_read (GFile *file, GCancellable *cancellable, GError **error)
{
  PulledFile *self = (PulledFile *) file;
  PulledStream *stream;

  if (self->openings == 0)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "The picture has gone");
      return NULL;
    }
  self->openings--;
  stream = g_object_new (pulled_stream_get_type (), NULL);
  stream->left = self->bytes;
  stream->whole = G_INPUT_STREAM (g_file_read (self->whole, cancellable, error));
  return G_FILE_INPUT_STREAM (stream);
}

static GFileInfo *
pulled_file_ask (GFile *file,
                 const char *attributes,
                 GFileQueryInfoFlags flags,
                 GCancellable *cancellable,
                 GError **error)
{
  return g_file_query_info (((PulledFile *) file)->whole, attributes, flags, cancellable, error);
}

static char *
pulled_file_name (GFile *file)
{
  return g_file_get_basename (((PulledFile *) file)->whole);
}

static void
pulled_file_is_file (GFileIface *interface)
{
  interface->read_fn = pulled_file_read;
  interface->query_info = pulled_file_ask;
  interface->get_basename = pulled_file_name;
}

GType pulled_file_get_type (void);
G_DEFINE_TYPE_WITH_CODE (PulledFile,
                         pulled_file,
                         G_TYPE_OBJECT,
                         G_IMPLEMENT_INTERFACE (G_TYPE_FILE, pulled_file_is_file))

static void
pulled_file_finalize (GObject *object)
{
  g_object_unref (((PulledFile *) object)->whole);
  G_OBJECT_CLASS (pulled_file_parent_class)->finalize (object);
}

static void
pulled_file_class_init (PulledFileClass *class)
{
  class->finalize = pulled_file_finalize;
}

static void
pulled_file_init (PulledFile *self)
{
}

GFile *
pulled_file_new (const char *path, guint openings, gsize bytes)
{
  PulledFile *self = g_object_new (pulled_file_get_type (), NULL);

  self->whole = g_file_new_for_path (path);
  self->openings = openings;
  self->bytes = bytes;
  return G_FILE (self);
}
