/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/window/window-tools.h"

#include "app/calculators/calculator-window.h"
#include "app/widgets/focus-back.h"

static void
make_odds (AdjWindowTools *self, AdjRuleset *ruleset)
{
  if (self->quick_odds != NULL)
    return;
  self->quick_odds = g_object_new (ADJ_TYPE_QUICK_ODDS, "hexpand", TRUE, NULL);
  gtk_box_prepend (self->odds_bar, GTK_WIDGET (self->quick_odds));
  adj_window_tools_set_ruleset (self, ruleset);
}

void
adj_window_tools_toggle_odds (AdjWindowTools *self, AdjRuleset *ruleset)
{
  gboolean show = !gtk_widget_get_visible (GTK_WIDGET (self->odds_bar));

  make_odds (self, ruleset);
  if (show)
    adj_focus_keep (&self->before_odds, GTK_WIDGET (self->odds_bar));
  else
    adj_focus_give_back (&self->before_odds);
  gtk_widget_set_visible (GTK_WIDGET (self->odds_bar), show);
  if (show)
    gtk_widget_grab_focus (GTK_WIDGET (self->quick_odds));
}

void
adj_window_tools_set_ruleset (AdjWindowTools *self, AdjRuleset *ruleset)
{
  if (self->quick_odds != NULL)
    adj_quick_odds_set_ruleset (self->quick_odds, ruleset);
}

void
adj_window_tools_open_figures (AdjWindowTools *self, const char *page, AdjRuleset *ruleset)
{
  GtkWidget *figures;

  if (self->figures == NULL)
    self->figures = g_object_ref_sink (adj_calculator_pages_new ());
  figures = GTK_WIDGET (self->figures);
  adj_calculator_pages_turn_to (self->figures, page, ruleset);
  if (gtk_widget_get_root (figures) == NULL)
    adj_calculator_window_new (self->window, self->figures);
  gtk_window_present (GTK_WINDOW (gtk_widget_get_root (figures)));
  gtk_widget_grab_focus (figures);
}

void
adj_window_tools_put_away (AdjWindowTools *self)
{
  GtkRoot *window = self->figures != NULL ? gtk_widget_get_root (GTK_WIDGET (self->figures)) : NULL;

  if (window != NULL)
    gtk_window_destroy (GTK_WINDOW (window));
  g_clear_object (&self->figures);
}
