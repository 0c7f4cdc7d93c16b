/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/corrections/correction-panel.h"
#include "app/corrections/correction-preview.h"
#include "app/window/game-page-private.h"

static AdjCorrectionPanel *
correction_panel (AdjGamePage *self)
{
  return ADJ_CORRECTION_PANEL (adj_game_page_get_panel (self, "correction"));
}

static void
show_correction (AdjGamePage *self)
{
  adj_game_page_set_panel (self, "correction");
  gtk_widget_grab_focus (GTK_WIDGET (correction_panel (self)));
}

static void
begin_correction (AdjGamePage *self, AdjCorrectionKind kind, guint number)
{
  adj_correction_panel_begin (correction_panel (self), kind, number);
  show_correction (self);
}

static void
act_edit (GtkWidget *widget, const char *name, GVariant *parameter)
{
  begin_correction (ADJ_GAME_PAGE (widget), ADJ_CORRECT_EDIT, g_variant_get_uint32 (parameter));
}

static void
act_insert (GtkWidget *widget, const char *name, GVariant *parameter)
{
  begin_correction (ADJ_GAME_PAGE (widget), ADJ_CORRECT_INSERT, g_variant_get_uint32 (parameter));
}

static void
act_strike (GtkWidget *widget, const char *name, GVariant *parameter)
{
  begin_correction (ADJ_GAME_PAGE (widget), ADJ_CORRECT_STRIKE, g_variant_get_uint32 (parameter));
}

/* By its id, as these eyes know it. */
static void
act_unit (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjGamePage *self = ADJ_GAME_PAGE (widget);
  AdjView view = adj_session_view (adj_part_get_session (ADJ_PART (self)));
  int unit = adj_view_find (&view, g_variant_get_string (parameter, NULL));

  if (unit < 0 || (guint) unit >= view.book->scenario->n_units || !adj_view_knows (&view, unit))
    return;
  adj_correction_panel_begin_unit (correction_panel (self), unit);
  show_correction (self);
}

static void
act_hex (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjGamePage *self = ADJ_GAME_PAGE (widget);
  const AdjBook *book = adj_session_book (adj_part_get_session (ADJ_PART (self)));
  guint hex = g_variant_get_uint32 (parameter);

  if (hex > 9999 || adj_book_hex (book, (AdjHexId) hex) == ADJ_NO_HEX)
    return;
  adj_correction_panel_begin_hex (correction_panel (self), (AdjHexId) hex);
  show_correction (self);
}

static void
act_turn (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjGamePage *self = ADJ_GAME_PAGE (widget);
  const AdjBook *book = adj_session_book (adj_part_get_session (ADJ_PART (self)));
  guint turn = g_variant_get_uint32 (parameter);

  if (turn < 1 || turn > book->scenario->n_turns)
    return;
  adj_correction_panel_begin_turn (correction_panel (self), (int) turn);
  show_correction (self);
}

static void
act_victory (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjGamePage *self = ADJ_GAME_PAGE (widget);

  adj_correction_panel_begin_victory (correction_panel (self));
  show_correction (self);
}

/* Nobody is asked if no later order stands otherwise for it. */
static void
act_take (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjGamePage *self = ADJ_GAME_PAGE (widget);
  AdjSession *session = adj_part_get_session (ADJ_PART (self));
  guint number = g_variant_get_uint32 (parameter);
  g_autofree char *line = g_strdup_printf ("take %u", number);
  g_autoptr (AdjCorrectionPreview) preview =
      adj_correction_preview_read (adj_session_get_game (session), line);

  if (!preview->possible || preview->lines->len > 0)
    {
      begin_correction (self, ADJ_CORRECT_TAKE, number);
      return;
    }
  adj_session_look_now (session);
  adj_session_submit (session, line);
}

void
adj_game_page_install_corrections (GtkWidgetClass *class)
{
  gtk_widget_class_install_action (class, "correct.edit", "u", act_edit);
  gtk_widget_class_install_action (class, "correct.insert", "u", act_insert);
  gtk_widget_class_install_action (class, "correct.strike", "u", act_strike);
  gtk_widget_class_install_action (class, "correct.take", "u", act_take);
  gtk_widget_class_install_action (class, "correct.unit", "s", act_unit);
  gtk_widget_class_install_action (class, "correct.hex", "u", act_hex);
  gtk_widget_class_install_action (class, "correct.turn", "u", act_turn);
  gtk_widget_class_install_action (class, "correct.victory", NULL, act_victory);
}
