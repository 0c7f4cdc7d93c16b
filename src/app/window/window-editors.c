/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/window/window-editors.h"

#include <glib/gi18n-lib.h>

#include "app/books/editors.h"
#include "app/books/new-battle.h"
#include "app/books/rules-file.h"
#include "app/corrections/charts-apart.h"
#include "app/desktop/settings.h"
#include "app/papers/charts-papers.h"

static void
adj_window_editors_on_begin (AdjSittingWindow *window, AdjChartsWindow *charts)
{
  const char *own = adj_own_battle_get_path (adj_charts_window_get_battle (charts));
  g_autofree char *path = g_strdup (own);

  if (adj_sitting_begin (adj_sitting_window_get_sitting (window), path, NULL))
    gtk_window_close (GTK_WINDOW (charts));
}

static void
adj_window_editors_on_proof (AdjChartsWindow *charts)
{
  gtk_window_present (GTK_WINDOW (
      adj_charts_papers_new (GTK_WINDOW (charts), adj_charts_window_get_battle (charts))));
}

static void
show_charts (AdjSittingWindow *window,
             AdjStartPage *start_page,
             AdjChartsWindow *charts,
             gboolean made)
{
  if (made)
    {
      g_signal_connect_object (charts, "begin", G_CALLBACK (adj_window_editors_on_begin), window,
                               G_CONNECT_SWAPPED);
      g_signal_connect (charts, "proof", G_CALLBACK (adj_window_editors_on_proof), NULL);
      adj_start_page_follow (start_page, adj_charts_window_get_battle (charts));
    }
  gtk_window_present (GTK_WINDOW (charts));
}

void
adj_window_editors_open_charts (AdjSittingWindow *window,
                                AdjStartPage *start_page,
                                const char *scenario)
{
  g_autoptr (AdjProblems) problems = NULL;
  AdjChartsWindow *charts;
  gboolean made;

  g_return_if_fail (ADJ_IS_SITTING_WINDOW (window));
  g_return_if_fail (ADJ_IS_START_PAGE (start_page));
  g_return_if_fail (scenario != NULL);

  charts = adj_editors_charts (GTK_WINDOW (window), scenario, &made, &problems);
  if (charts != NULL)
    show_charts (window, start_page, charts, made);
  else
    adj_sitting_tell_unreadable (adj_sitting_window_get_sitting (window), scenario, problems);
}

void
adj_window_editors_new_charts (AdjSittingWindow *window,
                               AdjStartPage *start_page,
                               const char *title,
                               const char *ruleset)
{
  g_autoptr (AdjProblems) problems = NULL;
  AdjChartsWindow *charts;
  gboolean made;

  g_return_if_fail (ADJ_IS_SITTING_WINDOW (window));
  g_return_if_fail (ADJ_IS_START_PAGE (start_page));
  g_return_if_fail (title != NULL && ruleset != NULL);

  charts = adj_editors_new_charts (GTK_WINDOW (window), title, ruleset, &made, &problems);
  if (charts != NULL)
    show_charts (window, start_page, charts, made);
  else
    adj_sitting_tell_unreadable (adj_sitting_window_get_sitting (window), title, problems);
}

/* ---- From a game into its charts ---- */

#define BEING_WRITTEN "adj-charts-being-written"

/* Nobody has a window on them: they are let go as soon as the disk has them, or says why not. */
static void
adj_window_editors_on_written (AdjSittingWindow *window, AdjOwnBattle *battle)
{
  const char *complaint = adj_own_battle_get_complaint (battle);

  if (complaint != NULL)
    adj_sitting_tell (adj_sitting_window_get_sitting (window),
                      _ ("The charts could not be written"), complaint);
  g_signal_handlers_disconnect_by_data (battle, window);
  g_object_set_data (G_OBJECT (window), BEING_WRITTEN, NULL);
}

/* Those that are still being written are nobody's to open. */
static AdjOwnBattle *
battle_of (AdjSittingWindow *window, const char *path, AdjProblems **problems)
{
  AdjOwnBattle *battle = g_object_get_data (G_OBJECT (window), BEING_WRITTEN);

  if (battle != NULL && adj_own_battle_is_of (battle, path))
    return g_object_ref (battle);
  return adj_editors_battle (path, problems);
}

static void
put (AdjSittingWindow *window, AdjOwnBattle *battle)
{
  if (g_object_get_data (G_OBJECT (window), BEING_WRITTEN) != battle)
    g_signal_connect_object (battle, "saved", G_CALLBACK (adj_window_editors_on_written), window,
                             G_CONNECT_SWAPPED);
  g_object_set_data_full (G_OBJECT (window), BEING_WRITTEN, g_object_ref (battle), g_object_unref);
  adj_own_battle_save (battle);
}

void
adj_window_editors_into_charts (AdjSittingWindow *window,
                                const char *subject,
                                const char *key,
                                const char *value)
{
  g_autoptr (AdjProblems) problems = NULL;
  g_autoptr (AdjOwnBattle) battle = NULL;
  AdjSitting *sitting;
  const char *path;

  g_return_if_fail (ADJ_IS_SITTING_WINDOW (window));
  g_return_if_fail (subject != NULL && key != NULL && value != NULL);

  sitting = adj_sitting_window_get_sitting (window);
  path = adj_charts_apart_get_path (adj_charts_apart_of (sitting->session));
  if (path == NULL)
    return;
  battle = battle_of (window, path, &problems);
  if (battle == NULL)
    adj_sitting_tell_unreadable (sitting, path, problems);
  else if (adj_apart_put (adj_own_battle_get_draft (battle), subject, key, value))
    put (window, battle);
  else
    adj_sitting_tell (sitting, _ ("The charts refuse it"),
                      adj_draft_get_refusal (adj_own_battle_get_draft (battle)));
}

/* ---- Others ---- */

void
adj_window_editors_copy_rules (AdjSittingWindow *window, AdjStartPage *start_page, const char *path)
{
  g_return_if_fail (ADJ_IS_SITTING_WINDOW (window));
  g_return_if_fail (ADJ_IS_START_PAGE (start_page));
  g_return_if_fail (path != NULL);

  adj_rules_file_copy (adj_sitting_window_get_sitting (window)->trouble, path);
  adj_start_page_refresh (start_page);
}

static void
adj_window_editors_on_asked (GtkWidget *window,
                             const char *title,
                             const char *ruleset,
                             GtkWindow *asking)
{
  gtk_window_destroy (asking);
  gtk_widget_activate_action (window, "win.new-battle", "(ss)", title, ruleset);
}

void
adj_window_editors_ask_new (AdjSittingWindow *window)
{
  AdjNewBattle *asking;

  g_return_if_fail (ADJ_IS_SITTING_WINDOW (window));

  asking = adj_new_battle_new (GTK_WINDOW (window));
  g_signal_connect_object (asking, "begin", G_CALLBACK (adj_window_editors_on_asked), window,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (asking));
}

void
adj_window_editors_open_tables (AdjSittingWindow *window, AdjStartPage *start_page)
{
  g_autoptr (AdjProblems) problems = NULL;
  g_autofree char *chosen = g_settings_get_string (adj_settings (), "ruleset");
  AdjOwnTablesWindow *tables;
  AdjSitting *sitting;
  gboolean made;

  g_return_if_fail (ADJ_IS_SITTING_WINDOW (window));
  g_return_if_fail (ADJ_IS_START_PAGE (start_page));

  sitting = adj_sitting_window_get_sitting (window);
  tables = adj_editors_tables (GTK_WINDOW (window),
                               sitting->session != NULL
                                   ? adj_session_book (sitting->session)->ruleset->id
                               : *chosen != '\0' ? chosen
                                                 : NULL,
                               &made, &problems);
  if (tables == NULL)
    {
      adj_sitting_tell_unreadable (sitting, adj_problems_file (problems), problems);
      return;
    }
  if (made)
    g_signal_connect_object (adj_own_tables_window_get_tables (tables), "saved",
                             G_CALLBACK (adj_start_page_refresh), start_page, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (tables));
}
