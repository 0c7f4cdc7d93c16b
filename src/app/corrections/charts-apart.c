/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/corrections/charts-apart.h"

#include <glib/gi18n-lib.h>

#include "book/library.h"

struct _AdjApartLine
{
  AdjItem parent_instance;
  AdjApart *apart;
  char *title;
};

G_DEFINE_FINAL_TYPE (AdjApartLine, adj_apart_line, ADJ_TYPE_ITEM)

struct _AdjChartsApart
{
  GObject parent_instance;
  AdjSession *session; /* which holds this */
  char *path;          /* NULL: begun from no charts */
  GFileMonitor *monitor;
  AdjBook *charts;  /* as they were read last; NULL */
  AdjBook *game;    /* the book that they were compared with */
  AdjEyes eyes;     /* and to whose */
  guint idle;       /* they are to be read */
  GListStore *list; /* of AdjApartLine */
  GHashTable *left; /* of char *: what stays as it is */
};

G_DEFINE_FINAL_TYPE (AdjChartsApart, adj_charts_apart, G_TYPE_OBJECT)

/* ---- A line ---- */

static void
adj_apart_line_finalize (GObject *object)
{
  AdjApartLine *self = ADJ_APART_LINE (object);

  g_clear_pointer (&self->apart, adj_apart_free);
  g_free (self->title);
  G_OBJECT_CLASS (adj_apart_line_parent_class)->finalize (object);
}

static void
adj_apart_line_class_init (AdjApartLineClass *class)
{
  G_OBJECT_CLASS (class)->finalize = adj_apart_line_finalize;
}

static void
adj_apart_line_init (AdjApartLine *self)
{
}

const char *
adj_apart_line_get_title (AdjApartLine *self)
{
  g_return_val_if_fail (ADJ_IS_APART_LINE (self), NULL);

  return self->title;
}

const AdjApart *
adj_apart_line_get_apart (AdjApartLine *self)
{
  g_return_val_if_fail (ADJ_IS_APART_LINE (self), NULL);

  return self->apart;
}

/* ---- Comparing ---- */

/* A figure that is changed once more is another one. */
static char *
key_of (const AdjApart *apart)
{
  return g_strdup_printf ("%s %s=%s|%s", apart->subject, adj_figure_keys[apart->figure.key],
                          apart->in_game, apart->in_charts);
}

static AdjApartLine *
new_line (const AdjView *view, AdjApart *apart)
{
  AdjApartLine *line = g_object_new (ADJ_TYPE_APART_LINE, NULL);

  line->title = adj_apart_say (view, apart);
  line->apart = apart;
  return line;
}

/* The lines take what they are about. */
static void
list_aparts (AdjChartsApart *self, const AdjView *view)
{
  g_autoptr (GPtrArray) aparts = adj_apart_find (view, self->charts->scenario);
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_object_unref);

  g_ptr_array_set_free_func (aparts, NULL);
  for (guint i = 0; i < aparts->len; i++)
    {
      AdjApart *apart = g_ptr_array_index (aparts, i);
      g_autofree char *key = key_of (apart);

      if (g_hash_table_contains (self->left, key))
        adj_apart_free (apart);
      else
        g_ptr_array_add (lines, new_line (view, apart));
    }
  adj_items_become (self->list, lines);
}

static void
compare (AdjChartsApart *self)
{
  AdjGame *game = adj_session_get_game (self->session);
  AdjView view = adj_view (adj_game_get_book (game), adj_game_get_table (game),
                           adj_session_view (self->session).eyes);

  if (self->charts == NULL)
    return;
  g_clear_pointer (&self->game, adj_book_unref);
  self->game = adj_book_ref (adj_game_get_book (game));
  self->eyes = view.eyes;
  list_aparts (self, &view);
}

/* An order changes no book. */
static void
adj_charts_apart_on_changed (AdjChartsApart *self)
{
  if (self->game != adj_game_get_book (adj_session_get_game (self->session)) ||
      self->eyes != adj_session_view (self->session).eyes)
    compare (self);
}

/* Other eyes are told nothing that the ones before them knew. */
static void
adj_charts_apart_on_eyes (AdjChartsApart *self)
{
  g_list_store_remove_all (self->list);
  g_clear_pointer (&self->game, adj_book_unref);
}

/* ---- Reading ---- */

/* A file that cannot be used, as long as somebody writes it by hand, says nothing. */
static gboolean
read_charts (gpointer data)
{
  AdjChartsApart *self = data;
  g_autoptr (AdjLoaded) loaded = adj_library_load (self->path);

  self->idle = 0;
  if (loaded->book != NULL)
    {
      g_clear_pointer (&self->charts, adj_book_unref);
      self->charts = adj_book_ref (loaded->book);
      compare (self);
    }
  return G_SOURCE_REMOVE;
}

static void
adj_charts_apart_on_file (AdjChartsApart *self)
{
  if (self->idle == 0)
    self->idle = g_idle_add_full (G_PRIORITY_LOW, read_charts, self, NULL);
}

/* A scratch table has no book of its own to be corrected. */
static void
watch (AdjChartsApart *self)
{
  const AdjScenario *scenario = adj_session_book (self->session)->scenario;
  g_autofree char *path = adj_library_own_scenario (scenario->id);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  if (adj_session_get_origin (self->session) != NULL || !g_file_test (path, G_FILE_TEST_EXISTS))
    return;
  self->path = g_steal_pointer (&path);
  self->monitor = g_file_monitor_file (file, G_FILE_MONITOR_NONE, NULL, NULL);
  if (self->monitor != NULL)
    g_signal_connect_object (self->monitor, "changed", G_CALLBACK (adj_charts_apart_on_file), self,
                             G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "changed", G_CALLBACK (adj_charts_apart_on_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "eyes", G_CALLBACK (adj_charts_apart_on_eyes), self,
                           G_CONNECT_SWAPPED);
  adj_charts_apart_on_file (self);
}

/* ---- The whole ---- */

static void
adj_charts_apart_finalize (GObject *object)
{
  AdjChartsApart *self = ADJ_CHARTS_APART (object);

  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_object (&self->monitor);
  g_clear_pointer (&self->charts, adj_book_unref);
  g_clear_pointer (&self->game, adj_book_unref);
  g_hash_table_unref (self->left);
  g_object_unref (self->list);
  g_free (self->path);
  G_OBJECT_CLASS (adj_charts_apart_parent_class)->finalize (object);
}

static void
adj_charts_apart_class_init (AdjChartsApartClass *class)
{
  G_OBJECT_CLASS (class)->finalize = adj_charts_apart_finalize;
}

static void
adj_charts_apart_init (AdjChartsApart *self)
{
  self->list = g_list_store_new (ADJ_TYPE_APART_LINE);
  self->left = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

AdjChartsApart *
adj_charts_apart_of (AdjSession *session)
{
  AdjChartsApart *self;

  g_return_val_if_fail (ADJ_IS_SESSION (session), NULL);

  self = g_object_get_data (G_OBJECT (session), "charts-apart");
  if (self != NULL)
    return self;
  self = g_object_new (ADJ_TYPE_CHARTS_APART, NULL);
  g_object_set_data_full (G_OBJECT (session), "charts-apart", self, g_object_unref);
  self->session = session;
  watch (self);
  return self;
}

GListModel *
adj_charts_apart_get_list (AdjChartsApart *self)
{
  g_return_val_if_fail (ADJ_IS_CHARTS_APART (self), NULL);

  return G_LIST_MODEL (self->list);
}

const char *
adj_charts_apart_get_path (AdjChartsApart *self)
{
  g_return_val_if_fail (ADJ_IS_CHARTS_APART (self), NULL);

  return self->path;
}

void
adj_charts_apart_leave_all (AdjChartsApart *self)
{
  GListModel *list;

  g_return_if_fail (ADJ_IS_CHARTS_APART (self));

  list = G_LIST_MODEL (self->list);
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (AdjApartLine) line = g_list_model_get_item (list, i);

      g_hash_table_add (self->left, key_of (line->apart));
    }
  g_list_store_remove_all (self->list);
}

char *
adj_charts_apart_say (AdjChartsApart *self)
{
  guint n;

  g_return_val_if_fail (ADJ_IS_CHARTS_APART (self), NULL);

  n = g_list_model_get_n_items (G_LIST_MODEL (self->list));
  return n == 0 ? NULL
                : g_strdup_printf (ngettext ("Your charts have %u figure otherwise than this game",
                                             "Your charts have %u figures otherwise than this game",
                                             n),
                                   n);
}
