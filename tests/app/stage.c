/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "stage.h"

#include <libintl.h>
#include <locale.h>
#include <string.h>

#include "app/application.h"
#include "app/desktop/painters.h"
#include "app/desktop/settings.h"
#include "app/turns/order-line.h"
#include "app/widgets/prose.h"

#ifdef __SANITIZE_ADDRESS__

#include <sanitizer/lsan_interface.h>

/* Memory that a library takes as it is loaded is no leak of ours. GLib takes the first block of its
 * table of names there and, once there are more than 2048, as in a program that has opened every
 * window, gives it up for a larger one without freeing it. */
static void
begin_loading (void)
{
  __lsan_disable ();
}

__attribute__ ((section (".preinit_array"),
                used)) static void (*const before_libraries) (void) = begin_loading;

__attribute__ ((constructor)) static void
end_loading (void)
{
  __lsan_enable ();
}

#endif

AdjWindow *
stage_open (void)
{
  AdjWindow *window = adj_window_new (NULL);

  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  return window;
}

/* GTK 4.8 ends a program that is asked over the accessibility bus about a window that waits. */
static void
assert_no_window_waits (void)
{
  GListModel *all = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (all, i);

      g_test_message ("%s", G_OBJECT_TYPE_NAME (window));
      g_assert_true (gtk_widget_get_visible (window));
    }
}

void
stage_close (AdjWindow *window)
{
  stage_settle ();
  assert_no_window_waits ();
  gtk_window_close (GTK_WINDOW (window));
  stage_settle ();
  adj_painters_rest ();
}

void
stage_settle (void)
{
  while (g_main_context_pending (NULL))
    g_main_context_iteration (NULL, FALSE);
}

AdjSession *
stage_begin (AdjWindow *window)
{
  g_assert_true (adj_window_begin (window, "chickamauga"));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  return adj_window_get_session (window);
}

static GtkWidget *
find (GtkWidget *root, GType type)
{
  if (g_type_is_a (G_OBJECT_TYPE (root), type))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, type);

      if (found != NULL)
        return found;
    }
  return NULL;
}

gpointer
stage_find_window (GType type)
{
  GListModel *all = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (all, i);

      if (g_type_is_a (G_OBJECT_TYPE (window), type))
        return window; /* the list holds it */
    }
  return NULL;
}

gpointer
stage_find (gpointer root, GType type)
{
  GtkWidget *found = find (GTK_WIDGET (root), type);

  g_assert_nonnull (found);
  return found;
}

gboolean
stage_has (gpointer root, GType type)
{
  return find (GTK_WIDGET (root), type) != NULL;
}

/* The words of a button: its own label, or that of the first label in it. */
static const char *
says (GtkWidget *button)
{
  GtkWidget *label = find (button, GTK_TYPE_LABEL);

  return label != NULL ? gtk_label_get_label (GTK_LABEL (label)) : NULL;
}

static GtkWidget *
find_button (GtkWidget *root, const char *label)
{
  if (GTK_IS_BUTTON (root) && gtk_widget_get_mapped (root) && g_strcmp0 (says (root), label) == 0)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_button (child, label);

      if (found != NULL)
        return found;
    }
  return NULL;
}

GtkWidget *
stage_find_button (gpointer root, const char *label)
{
  GtkWidget *found = find_button (GTK_WIDGET (root), label);

  g_assert_nonnull (found);
  return found;
}

/* The text that a label shows, or running text. */
static const char *
shown_by (gpointer widget)
{
  if (ADJ_IS_PROSE (widget))
    return adj_prose_get_text (widget);
  return GTK_IS_LABEL (widget) ? gtk_label_get_label (widget) : NULL;
}

GtkWidget *
stage_find_saying (gpointer root, const char *text)
{
  GtkWidget *found = NULL;
  const char *shown = shown_by (root);

  if (shown != NULL && gtk_widget_get_mapped (root) && strstr (shown, text) != NULL)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = stage_find_saying (child, text);
  return found;
}

void
stage_says (gpointer root, const char *text)
{
  g_test_message ("%s", text);
  g_assert_nonnull (stage_find_saying (root, text));
}

void
stage_press (gpointer root, const char *label)
{
  GtkWidget *button = stage_find_button (root, label);

  g_assert_true (gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
  stage_settle ();
}

StagePanel
stage_begin_both (const char *orders)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "..", "book", "both.scenario.xml", NULL);
  StagePanel panel = { .window = stage_open () };

  g_assert_true (adj_window_begin (panel.window, path));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (panel.window));
  panel.session = adj_window_get_session (panel.window);
  if (orders != NULL)
    g_assert_true (adj_session_submit (panel.session, orders));
  stage_settle ();
  return panel;
}

void
stage_show_panel (StagePanel *self, const char *name, GType type)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (self->window), "win.panel", "s", name));
  stage_settle ();
  self->panel = stage_find (self->window, type);
  g_assert_true (gtk_widget_get_mapped (self->panel));
}

StagePanel
stage_open_panel (const char *name, GType type, const char *orders)
{
  StagePanel self = { .window = stage_open () };

  self.session = stage_begin (self.window);
  if (orders != NULL)
    g_assert_true (adj_session_submit (self.session, orders));
  stage_show_panel (&self, name, type);
  return self;
}

void
stage_order (AdjWindow *window, const char *line)
{
  GtkWidget *entry = stage_find (stage_find (window, ADJ_TYPE_ORDER_LINE), GTK_TYPE_ENTRY);

  gtk_editable_set_text (GTK_EDITABLE (entry), line);
  g_signal_emit_by_name (entry, "activate");
  stage_settle ();
}

AdjHexId
stage_hex (AdjSession *session, const char *unit)
{
  const AdjBook *book = adj_session_book (session);
  int index = adj_scenario_unit (book->scenario, unit);
  AdjHex hex = adj_session_true_table (session)->units[index].hex;

  return hex == ADJ_NO_HEX ? 0 : book->hexes[hex].id;
}

/* The words are compiled here and now, so that it does not matter which languages the program is
 * built with. */
char *
stage_speak (const char *language)
{
  char *folder = folder_make ();
  g_autofree char *messages = g_build_filename (folder, language, "LC_MESSAGES", NULL);
  g_autofree char *compiled = g_build_filename (messages, GETTEXT_PACKAGE ".mo", NULL);
  g_autofree char *name = g_strconcat (language, ".po", NULL);
  g_autofree char *words = g_test_build_filename (G_TEST_DIST, "..", "..", "po", name, NULL);
  const char *const compile[] = { "msgfmt", "-o", compiled, words, NULL };
  int status = -1;

  g_assert_cmpint (g_mkdir_with_parents (messages, 0700), ==, 0);
  g_assert_true (g_spawn_sync (NULL, (char **) compile, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL,
                               NULL, &status, NULL));
  g_assert_cmpint (status, ==, 0);
  g_setenv ("LANGUAGE", language, TRUE);
  g_assert_nonnull (setlocale (LC_ALL, "C.UTF-8"));
  bindtextdomain (GETTEXT_PACKAGE, folder);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_assert_cmpstr (dgettext (GETTEXT_PACKAGE, "Turn record"), !=, "Turn record");
  return folder;
}

gboolean
stage_drop_file (GtkWidget *window, const char *path)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (window);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean taken = FALSE;

  g_value_init (&value, G_TYPE_FILE);
  g_value_set_object (&value, file);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        g_signal_emit_by_name (controller, "drop", &value, 5.0, 5.0, &taken);
    }
  return taken;
}
