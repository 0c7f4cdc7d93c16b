/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/window/recent-games.h"

#include <glib/gi18n-lib.h>

#include "app/desktop/settings.h"
#include "app/session/recent.h"
#include "app/widgets/focus-order.h"
#include "app/widgets/notice.h"
#include "app/widgets/tab-stop.h"
#include "desk/lock.h"
#include "words/fill.h"

#define PATH "adj-path"
#define MOST_COPIES 1000

struct _AdjRecentGames
{
  GtkWidget parent_instance;
  GtkBox *content;
  GtkListBox *recent_list;
  AdjNotice *notice; /* what has been done to a file, or why not */
  char *discarded;   /* on its way to the wastebasket: it goes when nobody can say no any more */
};

G_DEFINE_FINAL_TYPE (AdjRecentGames, adj_recent_games, GTK_TYPE_WIDGET)

/* ---- Rows ---- */

static void
add_item (GMenu *menu, const char *label, const char *action, const char *path)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "s", path);
  g_menu_append_item (menu, item);
}

static GtkWidget *
new_menu_button (const AdjRecent *recent)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  GtkWidget *button =
      g_object_new (GTK_TYPE_MENU_BUTTON, "icon-name", "adj-menu-symbolic", "valign",
                    GTK_ALIGN_CENTER, "tooltip-text", _ ("What to do with this game"), NULL);

  add_item (menu, _ ("_Rename…"), "recent.rename", recent->path);
  add_item (menu, _ ("_Copy"), "recent.copy", recent->path);
  add_item (menu, _ ("Show the _Folder"), "recent.folder", recent->path);
  add_item (menu, _ ("Remove from the _List"), "recent.remove", recent->path);
  add_item (menu, _ ("Move to the _Wastebasket"), "recent.discard", recent->path);
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  gtk_widget_add_css_class (button, "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("What to do with this game"), -1);
  return button;
}

/* The day it was written last; empty if that is not known. */
static char *
say_day (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFileInfo) info =
      g_file_query_info (file, G_FILE_ATTRIBUTE_TIME_MODIFIED, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  g_autoptr (GDateTime) written =
      info != NULL ? g_file_info_get_modification_date_time (info) : NULL;
  g_autoptr (GDateTime) local = written != NULL ? g_date_time_to_local (written) : NULL;

  return local != NULL ? g_date_time_format (local, "%x") : g_strdup ("");
}

static GtkWidget *
new_label (const char *text, const char *class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.0, "ellipsize",
                                   PANGO_ELLIPSIZE_MIDDLE, NULL);

  gtk_widget_add_css_class (label, class);
  return label;
}

/* The rows are made by hand: there are few, and a list view names its rows for a screen reader from
 * GTK 4.12 on. */
static GtkWidget *
new_row (const AdjRecent *recent)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *file = g_filename_display_basename (recent->path);
  g_autofree char *day = say_day (recent->path);
  gboolean named = *recent->name != '\0';
  g_autofree char *where = g_strjoin (" · ", recent->moment, day, file, NULL);
  g_autofree char *whole = g_strjoin (" · ", recent->battle, where, NULL);
  GtkWidget *title = new_label (named ? recent->name : recent->battle, "heading");
  GtkWidget *place = new_label (named ? whole : where, "dim-label");

  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (words), title);
  gtk_box_append (GTK_BOX (words), place);
  gtk_box_append (GTK_BOX (box), words);
  gtk_box_append (GTK_BOX (box), new_menu_button (recent));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_LABELLED_BY, title,
                                  place, NULL, -1);
  g_object_set_data_full (G_OBJECT (row), PATH, g_strdup (recent->path), g_free);
  return row;
}

static const char *
path_of (gpointer row)
{
  return g_object_get_data (row, PATH);
}

void
adj_recent_games_refresh (AdjRecentGames *self)
{
  g_autoptr (GPtrArray) games = adj_recent_list (adj_settings ());
  GtkWidget *row;

  g_return_if_fail (ADJ_IS_RECENT_GAMES (self));

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->recent_list))) != NULL)
    gtk_list_box_remove (self->recent_list, row);
  for (guint i = 0; i < games->len; i++)
    {
      const AdjRecent *recent = games->pdata[i];

      if (g_strcmp0 (recent->path, self->discarded) != 0)
        gtk_list_box_append (self->recent_list, new_row (recent));
    }
  row = gtk_widget_get_first_child (GTK_WIDGET (self->recent_list));
  gtk_widget_set_visible (GTK_WIDGET (self->recent_list), row != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self),
                          row != NULL || adj_notice_get_text (self->notice) != NULL);
}

static void
adj_recent_games_on_activated (AdjRecentGames *self, GtkListBoxRow *row)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.open-game", "s", path_of (row));
}

/* ---- What becomes of a file ---- */

static void
tell (AdjRecentGames *self, const char *sentence, const char *path)
{
  g_autofree char *file = g_filename_display_basename (path);
  g_autofree char *text =
      adj_fill (sentence, (const AdjPlace[]){ { "game", file }, { NULL, NULL } });

  adj_notice_say (self->notice, text);
}

/* Nobody can call it back any more. One that is open meanwhile stays. */
static void
discard_now (AdjRecentGames *self)
{
  g_autofree char *path = g_steal_pointer (&self->discarded);
  g_autoptr (GFile) file = path != NULL ? g_file_new_for_path (path) : NULL;
  g_autoptr (AdjLock) lock = path != NULL ? adj_lock_take (path, "adjutant", NULL, NULL) : NULL;

  if (lock != NULL && g_file_trash (file, NULL, NULL))
    adj_recent_forget (adj_settings (), path);
}

static void
adj_recent_games_on_undo (AdjRecentGames *self)
{
  g_clear_pointer (&self->discarded, g_free);
  adj_notice_say (self->notice, NULL);
  adj_recent_games_refresh (self);
}

static void
adj_recent_games_act_discard (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjRecentGames *self = ADJ_RECENT_GAMES (widget);

  discard_now (self);
  self->discarded = g_variant_dup_string (parameter, NULL);
  tell (self, _ ("“{game}” goes to the wastebasket"), self->discarded);
  adj_recent_games_refresh (self);
}

static void
adj_recent_games_act_remove (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adj_recent_forget (adj_settings (), g_variant_get_string (parameter, NULL));
  adj_recent_games_refresh (ADJ_RECENT_GAMES (widget));
}

/* Beside it, under the first name that is free; NULL if that cannot be. */
static char *
copy_beside (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *stem = g_strndup (path, strlen (path) - strlen (".adjutant"));

  for (int attempt = 2; attempt < MOST_COPIES; attempt++)
    {
      char *beside = g_strdup_printf ("%s (%d).adjutant", stem, attempt);
      g_autoptr (GFile) copy = g_file_new_for_path (beside);
      g_autoptr (GError) error = NULL;

      if (g_file_copy (file, copy, G_FILE_COPY_NONE, NULL, NULL, NULL, &error))
        return beside;
      g_free (beside);
      if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_EXISTS))
        return NULL;
    }
  return NULL;
}

static void
adj_recent_games_act_copy (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjRecentGames *self = ADJ_RECENT_GAMES (widget);
  const char *path = g_variant_get_string (parameter, NULL);
  g_autofree char *beside = g_str_has_suffix (path, ".adjutant") ? copy_beside (path) : NULL;

  if (beside != NULL)
    adj_recent_note_copy (adj_settings (), path, beside);
  else
    tell (self, _ ("“{game}” cannot be copied"), path);
  adj_recent_games_refresh (self);
}

static void
adj_recent_games_act_folder (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autofree char *folder = g_path_get_dirname (g_variant_get_string (parameter, NULL));
  g_autofree char *uri = g_filename_to_uri (folder, NULL, NULL);

  if (uri != NULL)
    gtk_show_uri (GTK_WINDOW (gtk_widget_get_root (widget)), uri, GDK_CURRENT_TIME);
}

/* ---- Its name ---- */

static GtkWidget *
find_row (AdjRecentGames *self, const char *path)
{
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->recent_list));

  while (row != NULL && g_strcmp0 (path_of (row), path) != 0)
    row = gtk_widget_get_next_sibling (row);
  return row;
}

static void
adj_recent_games_on_named (GtkEntry *entry, AdjRecentGames *self)
{
  g_autofree char *path = g_strdup (path_of (entry));
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (entry))));

  gtk_popover_popdown (
      GTK_POPOVER (gtk_widget_get_ancestor (GTK_WIDGET (entry), GTK_TYPE_POPOVER)));
  adj_recent_rename (adj_settings (), path, name);
  adj_recent_games_refresh (self);
}

/* A field on the row's own button, gone with the row; an empty name is the battle's again. */
static void
adj_recent_games_act_rename (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjRecentGames *self = ADJ_RECENT_GAMES (widget);
  const char *path = g_variant_get_string (parameter, NULL);
  GtkWidget *row = find_row (self, path);
  g_autofree char *old = adj_recent_name (adj_settings (), path);
  GtkWidget *popover;
  GtkWidget *entry;

  if (row == NULL)
    return;
  popover = gtk_popover_new ();
  entry = g_object_new (GTK_TYPE_ENTRY, "placeholder-text", _ ("Name of the game"), "max-length",
                        60, NULL);
  gtk_popover_set_child (GTK_POPOVER (popover), entry);
  gtk_editable_set_text (GTK_EDITABLE (entry), old);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Name of the game"), -1);
  g_object_set_data_full (G_OBJECT (entry), PATH, g_strdup (path), g_free);
  g_signal_connect (entry, "activate", G_CALLBACK (adj_recent_games_on_named), self);
  gtk_box_append (GTK_BOX (gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (row))), popover);
  gtk_popover_popup (GTK_POPOVER (popover));
  gtk_widget_grab_focus (entry);
}

/* ---- Class ---- */

/* Whoever leaves the page has not called it back. */
static void
adj_recent_games_unmap (GtkWidget *widget)
{
  AdjRecentGames *self = ADJ_RECENT_GAMES (widget);

  GTK_WIDGET_CLASS (adj_recent_games_parent_class)->unmap (widget);
  discard_now (self);
  adj_notice_say (self->notice, NULL);
}

static gboolean
adj_recent_games_grab_focus (GtkWidget *widget)
{
  return gtk_widget_child_focus (GTK_WIDGET (ADJ_RECENT_GAMES (widget)->recent_list),
                                 GTK_DIR_TAB_FORWARD);
}

static void
adj_recent_games_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_RECENT_GAMES);
  G_OBJECT_CLASS (adj_recent_games_parent_class)->dispose (object);
}

static void
adj_recent_games_finalize (GObject *object)
{
  g_free (ADJ_RECENT_GAMES (object)->discarded);
  G_OBJECT_CLASS (adj_recent_games_parent_class)->finalize (object);
}

static void
adj_recent_games_class_init (AdjRecentGamesClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_recent_games_dispose;
  G_OBJECT_CLASS (class)->finalize = adj_recent_games_finalize;
  widget_class->unmap = adj_recent_games_unmap;
  widget_class->grab_focus = adj_recent_games_grab_focus;
  widget_class->focus = adj_focus_among_children;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  g_type_ensure (ADJ_TYPE_TAB_STOP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/window/recent-games.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjRecentGames, content);
  gtk_widget_class_bind_template_child (widget_class, AdjRecentGames, recent_list);
  gtk_widget_class_bind_template_callback (widget_class, adj_recent_games_on_activated);
  gtk_widget_class_install_action (widget_class, "recent.rename", "s", adj_recent_games_act_rename);
  gtk_widget_class_install_action (widget_class, "recent.copy", "s", adj_recent_games_act_copy);
  gtk_widget_class_install_action (widget_class, "recent.folder", "s", adj_recent_games_act_folder);
  gtk_widget_class_install_action (widget_class, "recent.remove", "s", adj_recent_games_act_remove);
  gtk_widget_class_install_action (widget_class, "recent.discard", "s",
                                   adj_recent_games_act_discard);
}

static void
adj_recent_games_init (AdjRecentGames *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->notice = ADJ_NOTICE (adj_notice_new ("note", _ ("Take Back")));
  g_signal_connect_swapped (self->notice, "pressed", G_CALLBACK (adj_recent_games_on_undo), self);
  gtk_box_append (self->content, GTK_WIDGET (self->notice));
}
