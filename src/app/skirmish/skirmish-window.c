/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/skirmish/skirmish-window.h"

#include <glib/gi18n-lib.h>

#include "app/desktop/looks.h"
#include "app/desktop/settings.h"
#include "app/session/files.h"
#include "app/session/recent.h"
#include "app/skirmish/figures-list.h"
#include "app/skirmish/fray-file.h"
#include "app/skirmish/fray-log.h"
#include "app/skirmish/fray-middle.h"
#include "app/skirmish/fray-papers.h"
#include "app/skirmish/lloyd-editor.h"
#include "app/widgets/alter-typed.h"
#include "app/widgets/side-column.h"
#include "app/widgets/trouble.h"
#include "skirmish/complete.h"
#include "skirmish/sentence.h"

#define WIDE 1100 /* pixels, in usual letters: room for both columns beside the middle */

struct _AdjSkirmishWindow
{
  GtkApplicationWindow parent_instance;
  GtkLabel *title_label;
  GtkLabel *moment_label;
  AdjTrouble *trouble;
  GtkWidget *figures_column;
  AdjFrayMiddle *middle;
  GtkWidget *log_column;
  AdjFiguresList *figures;
  AdjFrayLog *log;
  GtkWidget *insist;
  AdjTypedLine *line;

  AdjFray *fray;
  GtkWidget *papers; /* NULL: they are not looked at */
  gboolean shows_figures;
  gboolean shows_log;
  gboolean wide;
  gboolean table; /* letters to be read across it, and nothing at the sides */
};

G_DEFINE_FINAL_TYPE (AdjSkirmishWindow, adj_skirmish_window, GTK_TYPE_APPLICATION_WINDOW)

/* ---- Room ---- */

/* In a small window a column stands in the middle's place, and one at a time. */
static void
show_columns (AdjSkirmishWindow *self)
{
  gboolean figures = self->shows_figures && !self->table;
  gboolean log = self->shows_log && !self->table && (self->wide || !figures);

  gtk_widget_set_visible (self->figures_column, figures);
  gtk_widget_set_visible (self->log_column, log);
  gtk_widget_set_visible (GTK_WIDGET (self->middle), self->wide || (!figures && !log));
}

static void
set_room (AdjSkirmishWindow *self, int width)
{
  static const char *const sizes[] = { "close", "near", "middle" };
  gboolean wide = width >= WIDE * adj_looks_text_scale ();

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    gtk_widget_remove_css_class (GTK_WIDGET (self->middle), sizes[i]);
  if (self->table)
    gtk_widget_add_css_class (GTK_WIDGET (self->middle), sizes[width >= 1900   ? 2
                                                               : width >= 1000 ? 1
                                                                               : 0]);
  if (self->wide != wide)
    {
      self->wide = wide;
      self->shows_figures = self->shows_log = wide;
    }
  show_columns (self);
}

static void
adj_skirmish_window_on_layout (GdkSurface *surface, int width, int height, AdjSkirmishWindow *self)
{
  set_room (self, width);
}

/* The room it is going to have. */
static void
adj_skirmish_window_on_size (AdjSkirmishWindow *self)
{
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    set_room (self, width);
}

static void
adj_skirmish_window_on_realize (AdjSkirmishWindow *self)
{
  g_signal_connect_object (gtk_native_get_surface (GTK_NATIVE (self)), "layout",
                           G_CALLBACK (adj_skirmish_window_on_layout), self, 0);
}

/* One column goes where the other comes, if there is room for one alone. */
static void
toggle_column (AdjSkirmishWindow *self, gboolean *column, gboolean *other)
{
  *column = !*column;
  if (*column && !self->wide)
    *other = FALSE;
  show_columns (self);
}

static void
adj_skirmish_window_act_figures (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjSkirmishWindow *self = ADJ_SKIRMISH_WINDOW (widget);

  toggle_column (self, &self->shows_figures, &self->shows_log);
}

static void
adj_skirmish_window_act_log (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjSkirmishWindow *self = ADJ_SKIRMISH_WINDOW (widget);

  toggle_column (self, &self->shows_log, &self->shows_figures);
}

static void
adj_skirmish_window_act_table (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjSkirmishWindow *self = ADJ_SKIRMISH_WINDOW (widget);

  self->table = !self->table;
  if (self->table)
    {
      gtk_widget_add_css_class (GTK_WIDGET (self->middle), "table-mode");
      gtk_window_fullscreen (GTK_WINDOW (self));
    }
  else
    {
      gtk_widget_remove_css_class (GTK_WIDGET (self->middle), "table-mode");
      gtk_window_unfullscreen (GTK_WINDOW (self));
    }
  set_room (self, gtk_widget_get_width (widget));
}

/* ---- Pages ---- */

/* The middle comes back for what is asked for there. */
static void
show_middle (AdjSkirmishWindow *self)
{
  if (!self->wide)
    self->shows_figures = self->shows_log = FALSE;
  show_columns (self);
}

static void
show_page (AdjSkirmishWindow *self, const char *page)
{
  show_middle (self);
  adj_fray_middle_show_page (self->middle, page);
}

static void
adj_skirmish_window_act_page (GtkWidget *widget, const char *name, GVariant *parameter)
{
  show_page (ADJ_SKIRMISH_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

static void
adj_skirmish_window_act_back (GtkWidget *widget, const char *name, GVariant *parameter)
{
  show_page (ADJ_SKIRMISH_WINDOW (widget), ADJ_FRAY_STANDING);
}

static void
adj_skirmish_window_act_pass (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjSaid said = adj_said_begin (ADJ_SAY_PASS);

  adj_fray_give (ADJ_SKIRMISH_WINDOW (widget)->fray, &said);
}

/* ---- Orders ---- */

static AdjCompletions *
adj_skirmish_window_complete (gpointer data, const char *text, gsize cursor)
{
  AdjSkirmishWindow *self = data;

  return adj_skirmish_complete (adj_fray_get_state (self->fray), adj_fray_get_rules (self->fray),
                                adj_fray_get_eyes (self->fray), text, cursor);
}

/* A line that says what these eyes do not see is not remembered. */
static void
take_line (AdjSkirmishWindow *self, const char *line)
{
  if (adj_fray_sees_answers (self->fray))
    adj_typed_line_take (self->line, line);
  else
    adj_typed_line_forget (self->line);
}

static void
adj_skirmish_window_on_entered (AdjSkirmishWindow *self, const char *line)
{
  const GPtrArray *answers;
  const AdjSkirmishAnswer *last;

  if (adj_fray_submit (self->fray, line))
    {
      take_line (self, line);
      return;
    }
  answers = adj_fray_get_answers (self->fray);
  last = answers != NULL && answers->len > 0 ? answers->pdata[answers->len - 1] : NULL;
  if (last != NULL && last->error.text != NULL)
    adj_typed_line_mark (self->line, last->typed, last->error.start, last->error.length);
}

static void
adj_skirmish_window_act_order (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_widget_grab_focus (GTK_WIDGET (ADJ_SKIRMISH_WINDOW (widget)->line));
}

static void
adj_skirmish_window_act_correct (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjSkirmishWindow *self = ADJ_SKIRMISH_WINDOW (widget);

  show_middle (self);
  adj_fray_middle_show_correction (self->middle, g_variant_get_uint32 (parameter),
                                   g_str_equal (name, "win.strike"));
}

/* The order that a strict game has refused last; NULL. */
static const AdjSkirmishAnswer *
refused (AdjSkirmishWindow *self)
{
  const GPtrArray *answers = adj_fray_get_answers (self->fray);
  const AdjSkirmishAnswer *last =
      answers != NULL && answers->len > 0 ? answers->pdata[answers->len - 1] : NULL;

  return last != NULL && last->refused ? last : NULL;
}

static void
adj_skirmish_window_act_insist (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjSkirmishWindow *self = ADJ_SKIRMISH_WINDOW (widget);
  const AdjSkirmishAnswer *answer = refused (self);
  g_autofree char *line = answer != NULL ? g_strconcat (answer->typed, " !", NULL) : NULL;

  if (line != NULL && adj_fray_submit (self->fray, line))
    show_page (self, ADJ_FRAY_STANDING);
}

static void
adj_skirmish_window_act_undo (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (!adj_alter_typed_undo (GTK_WINDOW (widget)))
    adj_fray_undo (ADJ_SKIRMISH_WINDOW (widget)->fray);
}

static void
adj_skirmish_window_act_redo (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (!adj_alter_typed_redo (GTK_WINDOW (widget)))
    adj_fray_redo (ADJ_SKIRMISH_WINDOW (widget)->fray);
}

/* ---- What is shown ---- */

static void
adj_skirmish_window_on_answered (AdjSkirmishWindow *self)
{
  AdjTypedSign sign;
  g_autofree char *text = adj_fray_tell_answers (self->fray, &sign);

  adj_typed_line_answer (self->line, sign, text);
  gtk_widget_set_visible (self->insist, refused (self) != NULL);
}

static void
adj_skirmish_window_on_eyes (AdjSkirmishWindow *self)
{
  adj_typed_line_forget (self->line);
  adj_typed_line_answer (self->line, ADJ_TYPED_DONE, "");
  gtk_widget_set_visible (self->insist, FALSE);
}

static void
adj_skirmish_window_show (AdjSkirmishWindow *self)
{
  const AdjSkirmishState *state = adj_fray_get_state (self->fray);
  g_autofree char *moment = adj_skirmish_say_holder (state);

  gtk_label_set_label (self->moment_label, moment);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.pass", state->open);
}

static void
show_title (AdjSkirmishWindow *self)
{
  const AdjKeeper *keeper = adj_fray_get_keeper (self->fray);
  g_autofree char *name =
      keeper->path != NULL ? g_filename_display_basename (keeper->path) : g_strdup (_ ("Skirmish"));

  gtk_label_set_label (self->title_label, name);
  gtk_window_set_title (GTK_WINDOW (self), name);
}

/* ---- Papers ---- */

static void
put_papers_away (AdjSkirmishWindow *self)
{
  GtkWidget *papers = self->papers;

  g_clear_weak_pointer (&self->papers);
  if (papers != NULL)
    gtk_window_destroy (GTK_WINDOW (papers));
}

/* As it stands now. */
static void
adj_skirmish_window_act_print (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjSkirmishWindow *self = ADJ_SKIRMISH_WINDOW (widget);

  put_papers_away (self);
  g_set_weak_pointer (&self->papers, adj_fray_papers_new (GTK_WINDOW (self), self->fray));
  gtk_window_present (GTK_WINDOW (self->papers));
}

/* ---- Tables ---- */

/* The player's own, by which the next skirmish is begun; this one keeps what it has in its file. */
static void
adj_skirmish_window_act_tables (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjSkirmishWindow *self = ADJ_SKIRMISH_WINDOW (widget);

  adj_lloyd_editor_present (GTK_WINDOW (self), self->trouble);
}

/* ---- Its file ---- */

static void
note_recent (AdjSkirmishWindow *self)
{
  const char *path = adj_fray_get_keeper (self->fray)->path;
  g_autofree char *moment = adj_skirmish_say_holder (adj_fray_get_state (self->fray));

  if (path != NULL)
    adj_recent_note_file (adj_settings (), path, _ ("Skirmish"), moment);
}

/* The program goes on with it when it is started again. */
static void
note_last (AdjSkirmishWindow *self)
{
  const char *path = adj_fray_get_keeper (self->fray)->path;

  g_settings_set_string (adj_settings (), "last-game", path != NULL ? path : "");
}

static void
adj_skirmish_window_on_copy_chosen (GtkWindow *window, const char *path)
{
  AdjSkirmishWindow *self = ADJ_SKIRMISH_WINDOW (window);

  adj_fray_file_save_copy (self->fray, self->trouble, path);
}

static void
adj_skirmish_window_act_save_copy (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adj_files_ask_copy (GTK_WINDOW (widget), "skirmish.skirmish", adj_skirmish_window_on_copy_chosen);
}

/* Whatever it is, it gets a window of its own. */
static gboolean
open_file (GtkWindow *window, const char *path)
{
  GtkApplication *application = gtk_window_get_application (window);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  if (application != NULL)
    g_application_open (G_APPLICATION (application), &file, 1, "");
  return application != NULL;
}

static void
adj_skirmish_window_on_open_chosen (GtkWindow *window, const char *path)
{
  open_file (window, path);
}

static void
adj_skirmish_window_act_open (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adj_files_ask_open (GTK_WINDOW (widget), adj_skirmish_window_on_open_chosen);
}

static void
adj_skirmish_window_on_saver (AdjSkirmishWindow *self, GParamSpec *pspec, AdjSaver *saver)
{
  if (adj_saver_get_state (saver) == ADJ_SAVER_CHANGED)
    adj_fray_file_tell_changed (self->fray, self->trouble);
}

/* In the place of the one before, which nobody holds any more. */
static void
show_fray (AdjSkirmishWindow *self, AdjFray *fray)
{
  AdjKeeper *keeper = adj_fray_get_keeper (fray);

  g_set_object (&self->fray, fray);
  adj_figures_list_set_fray (self->figures, fray);
  adj_fray_middle_set_fray (self->middle, fray);
  adj_fray_log_set_fray (self->log, fray);
  adj_typed_line_set_complete (self->line, adj_skirmish_window_complete, self);
  adj_typed_line_set_example (self->line, _ ("Order: act mob march to past the house"));
  adj_typed_line_set_saver (self->line, keeper->saver,
                            keeper->holder != NULL ? _ ("Read only") : _ ("Not saved"));
  adj_typed_line_set_editable (self->line, adj_fray_may_play (fray));
  if (keeper->saver != NULL)
    g_signal_connect_object (keeper->saver, "notify::state",
                             G_CALLBACK (adj_skirmish_window_on_saver), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (fray, "changed", G_CALLBACK (adj_skirmish_window_show), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (fray, "answered", G_CALLBACK (adj_skirmish_window_on_answered), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (fray, "eyes", G_CALLBACK (adj_skirmish_window_on_eyes), self,
                           G_CONNECT_SWAPPED);
  show_title (self);
  adj_skirmish_window_show (self);
  show_page (self, adj_fray_get_state (fray)->holder < 0 ? "figure" : ADJ_FRAY_STANDING);
}

/* Another goes on; NULL: the one that is there. */
static void
take_fray (AdjSkirmishWindow *self, AdjFray *fray)
{
  g_autoptr (AdjFray) owned = fray;

  if (fray == NULL)
    return;
  put_papers_away (self);
  show_fray (self, fray);
  note_recent (self);
  note_last (self);
}

static void
adj_skirmish_window_act_read_again (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjSkirmishWindow *self = ADJ_SKIRMISH_WINDOW (widget);

  take_fray (self, adj_fray_file_read_again (self->fray, self->trouble));
}

static void
adj_skirmish_window_act_play_on_beside (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjSkirmishWindow *self = ADJ_SKIRMISH_WINDOW (widget);

  take_fray (self, adj_fray_file_play_on_beside (self->fray, self->trouble));
}

static gboolean
adj_skirmish_window_close_request (GtkWindow *window)
{
  AdjSkirmishWindow *self = ADJ_SKIRMISH_WINDOW (window);

  note_recent (self);
  if (!adj_fray_file_may_close (self->fray, self->trouble))
    return TRUE;
  return GTK_WINDOW_CLASS (adj_skirmish_window_parent_class)->close_request (window);
}

/* ---- The curtain ---- */

static void
adj_skirmish_window_act_curtain (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adj_fray_look (ADJ_SKIRMISH_WINDOW (widget)->fray, ADJ_SKIRMISH_PUBLIC);
}

/* Who looks behind it has gone to another window, and with him the right to see. */
static void
adj_skirmish_window_on_active (AdjSkirmishWindow *self)
{
  if (self->fray != NULL && !gtk_window_is_active (GTK_WINDOW (self)))
    adj_fray_look (self->fray, ADJ_SKIRMISH_PUBLIC);
}

static gboolean
adj_skirmish_window_on_event (AdjSkirmishWindow *self)
{
  if (self->fray != NULL)
    adj_fray_stir (self->fray);
  return FALSE;
}

/* ---- Class ---- */

static void
adj_skirmish_window_dispose (GObject *object)
{
  AdjSkirmishWindow *self = ADJ_SKIRMISH_WINDOW (object);

  g_clear_weak_pointer (&self->papers);
  g_clear_object (&self->fray);
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_SKIRMISH_WINDOW);
  G_OBJECT_CLASS (adj_skirmish_window_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/adjutant/Adjutant/skirmish/skirmish-window.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjSkirmishWindow, title_label);
  gtk_widget_class_bind_template_child (widget_class, AdjSkirmishWindow, moment_label);
  gtk_widget_class_bind_template_child (widget_class, AdjSkirmishWindow, trouble);
  gtk_widget_class_bind_template_child (widget_class, AdjSkirmishWindow, figures_column);
  gtk_widget_class_bind_template_child (widget_class, AdjSkirmishWindow, middle);
  gtk_widget_class_bind_template_child (widget_class, AdjSkirmishWindow, log_column);
  gtk_widget_class_bind_template_child (widget_class, AdjSkirmishWindow, figures);
  gtk_widget_class_bind_template_child (widget_class, AdjSkirmishWindow, log);
  gtk_widget_class_bind_template_child (widget_class, AdjSkirmishWindow, insist);
  gtk_widget_class_bind_template_child (widget_class, AdjSkirmishWindow, line);
  gtk_widget_class_bind_template_callback (widget_class, adj_skirmish_window_on_entered);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char *name;
    const char *parameter;
    GtkWidgetActionActivateFunc activate;
  } actions[] = {
    { "win.page", "s", adj_skirmish_window_act_page },
    { "win.back", NULL, adj_skirmish_window_act_back },
    { "win.pass", NULL, adj_skirmish_window_act_pass },
    { "win.undo", NULL, adj_skirmish_window_act_undo },
    { "win.redo", NULL, adj_skirmish_window_act_redo },
    { "win.order", NULL, adj_skirmish_window_act_order },
    { "win.correct", "u", adj_skirmish_window_act_correct },
    { "win.strike", "u", adj_skirmish_window_act_correct },
    { "win.insist", NULL, adj_skirmish_window_act_insist },
    { "win.curtain", NULL, adj_skirmish_window_act_curtain },
    { "win.show-record", NULL, adj_skirmish_window_act_figures },
    { "win.fold-panel", NULL, adj_skirmish_window_act_log },
    { "win.table-mode", NULL, adj_skirmish_window_act_table },
    { "win.print", NULL, adj_skirmish_window_act_print },
    { "win.tables", NULL, adj_skirmish_window_act_tables },
    { "win.open", NULL, adj_skirmish_window_act_open },
    { "win.save-copy", NULL, adj_skirmish_window_act_save_copy },
    { "win.read-again", NULL, adj_skirmish_window_act_read_again },
    { "win.play-on-beside", NULL, adj_skirmish_window_act_play_on_beside },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, actions[i].parameter,
                                     actions[i].activate);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.back", NULL);
}

static void
adj_skirmish_window_class_init (AdjSkirmishWindowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_skirmish_window_dispose;
  GTK_WINDOW_CLASS (class)->close_request = adj_skirmish_window_close_request;
  g_type_ensure (ADJ_TYPE_FIGURES_LIST);
  g_type_ensure (ADJ_TYPE_FRAY_LOG);
  g_type_ensure (ADJ_TYPE_SIDE_COLUMN);
  g_type_ensure (ADJ_TYPE_FRAY_MIDDLE);
  g_type_ensure (ADJ_TYPE_TROUBLE);
  g_type_ensure (ADJ_TYPE_TYPED_LINE);
  bind_template (widget_class);
  install_actions (widget_class);
}

static void
adj_skirmish_window_init (AdjSkirmishWindow *self)
{
  GtkEventController *events = gtk_event_controller_legacy_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  self->wide = self->shows_figures = self->shows_log = TRUE;
  gtk_event_controller_set_propagation_phase (events, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (events, "event", G_CALLBACK (adj_skirmish_window_on_event), self);
  gtk_widget_add_controller (GTK_WIDGET (self), events);
  adj_files_take_dropped (GTK_WINDOW (self), open_file);
  g_signal_connect (self, "realize", G_CALLBACK (adj_skirmish_window_on_realize), NULL);
  g_signal_connect (self, "notify::default-width", G_CALLBACK (adj_skirmish_window_on_size), NULL);
  g_signal_connect (self, "notify::is-active", G_CALLBACK (adj_skirmish_window_on_active), NULL);
}

AdjSkirmishWindow *
adj_skirmish_window_new (GtkApplication *application, AdjFray *fray, const AdjProblems *problems)
{
  AdjSkirmishWindow *self;

  g_return_val_if_fail (ADJ_IS_FRAY (fray), NULL);
  g_return_val_if_fail (problems != NULL, NULL);

  self = g_object_new (ADJ_TYPE_SKIRMISH_WINDOW, "application", application, NULL);
  show_fray (self, fray);
  if (adj_problems_count (problems) > 0)
    adj_trouble_tell (self->trouble, _ ("Something about this file is odd"), problems);
  note_recent (self);
  note_last (self);
  return self;
}

AdjFray *
adj_skirmish_window_get_fray (AdjSkirmishWindow *self)
{
  g_return_val_if_fail (ADJ_IS_SKIRMISH_WINDOW (self), NULL);

  return self->fray;
}

void
adj_skirmish_window_tell (AdjSkirmishWindow *self, const char *title, const char *text)
{
  g_return_if_fail (ADJ_IS_SKIRMISH_WINDOW (self));

  adj_trouble_tell_text (self->trouble, title, text);
}
