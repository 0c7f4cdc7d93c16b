/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/window/correction-actions.h"

#include "app/corrections/correction-panel.h"

static AdjCorrectionPanel *
correction_panel (AdjPanels *panels)
{
  return ADJ_CORRECTION_PANEL (adj_panels_get (panels, "correction"));
}

static void
show_correction (AdjPanels *panels)
{
  adj_panels_open (panels, "correction");
  gtk_widget_grab_focus (GTK_WIDGET (correction_panel (panels)));
}

static void
begin_correction (AdjPanels *panels, AdjCorrectionKind kind, guint number)
{
  adj_correction_panel_begin (correction_panel (panels), kind, number);
  show_correction (panels);
}

static void
adj_correction_actions_on_edit (GSimpleAction *action, GVariant *parameter, gpointer panels)
{
  begin_correction (panels, ADJ_CORRECT_EDIT, g_variant_get_uint32 (parameter));
}

static void
adj_correction_actions_on_die (GSimpleAction *action, GVariant *parameter, gpointer panels)
{
  guint number;
  guint face;

  g_variant_get (parameter, "(uu)", &number, &face);
  adj_correction_panel_begin_die (correction_panel (panels), number, (int) MIN (face, 9u));
  show_correction (panels);
}

static void
adj_correction_actions_on_insert (GSimpleAction *action, GVariant *parameter, gpointer panels)
{
  begin_correction (panels, ADJ_CORRECT_INSERT, g_variant_get_uint32 (parameter));
}

static void
adj_correction_actions_on_strike (GSimpleAction *action, GVariant *parameter, gpointer panels)
{
  begin_correction (panels, ADJ_CORRECT_STRIKE, g_variant_get_uint32 (parameter));
}

/* By its id, as these eyes know it. */
static void
adj_correction_actions_on_unit (GSimpleAction *action, GVariant *parameter, gpointer panels)
{
  AdjView view = adj_session_view (adj_part_get_session (panels));
  int unit = adj_view_find (&view, g_variant_get_string (parameter, NULL));

  if (unit < 0 || (guint) unit >= view.book->scenario->n_units || !adj_view_knows (&view, unit))
    return;
  adj_correction_panel_begin_unit (correction_panel (panels), unit);
  show_correction (panels);
}

static void
adj_correction_actions_on_hex (GSimpleAction *action, GVariant *parameter, gpointer panels)
{
  const AdjBook *book = adj_session_book (adj_part_get_session (panels));
  guint hex = g_variant_get_uint32 (parameter);

  if (hex > 9999 || adj_book_hex (book, (AdjHexId) hex) == ADJ_NO_HEX)
    return;
  adj_correction_panel_begin_hex (correction_panel (panels), (AdjHexId) hex);
  show_correction (panels);
}

static void
adj_correction_actions_on_turn (GSimpleAction *action, GVariant *parameter, gpointer panels)
{
  const AdjBook *book = adj_session_book (adj_part_get_session (panels));
  guint turn = g_variant_get_uint32 (parameter);

  if (turn < 1 || turn > book->scenario->n_turns)
    return;
  adj_correction_panel_begin_turn (correction_panel (panels), (int) turn);
  show_correction (panels);
}

static void
adj_correction_actions_on_victory (GSimpleAction *action, GVariant *parameter, gpointer panels)
{
  adj_correction_panel_begin_victory (correction_panel (panels));
  show_correction (panels);
}

/* What the charts say of it (app/corrections/charts-apart-panel.h). */
static void
adj_correction_actions_on_figure (GSimpleAction *action, GVariant *parameter, gpointer panels)
{
  const AdjBook *book = adj_session_book (adj_part_get_session (panels));
  const char *subject;
  const char *key;
  const char *value;
  AdjFigure figure;

  g_variant_get (parameter, "(&s&s&s)", &subject, &key, &value);
  if (!adj_figure_find (book->scenario, subject, key, &figure))
    return;
  adj_correction_panel_begin_figure (correction_panel (panels), &figure, value);
  show_correction (panels);
}

static void
adj_correction_actions_on_take (GSimpleAction *action, GVariant *parameter, gpointer panels)
{
  guint number = g_variant_get_uint32 (parameter);

  if (!adj_correction_panel_take (correction_panel (panels), number))
    begin_correction (panels, ADJ_CORRECT_TAKE, number);
}

void
adj_correction_actions_add (GtkWidget *widget, AdjPanels *panels)
{
  static const GActionEntry entries[] = {
    { .name = "edit", .activate = adj_correction_actions_on_edit, .parameter_type = "u" },
    { .name = "die", .activate = adj_correction_actions_on_die, .parameter_type = "(uu)" },
    { .name = "insert", .activate = adj_correction_actions_on_insert, .parameter_type = "u" },
    { .name = "strike", .activate = adj_correction_actions_on_strike, .parameter_type = "u" },
    { .name = "take", .activate = adj_correction_actions_on_take, .parameter_type = "u" },
    { .name = "unit", .activate = adj_correction_actions_on_unit, .parameter_type = "s" },
    { .name = "hex", .activate = adj_correction_actions_on_hex, .parameter_type = "u" },
    { .name = "turn", .activate = adj_correction_actions_on_turn, .parameter_type = "u" },
    { .name = "figure", .activate = adj_correction_actions_on_figure, .parameter_type = "(sss)" },
    { .name = "victory", .activate = adj_correction_actions_on_victory },
  };
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (ADJ_IS_PANELS (panels));

  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries), panels);
  gtk_widget_insert_action_group (widget, "correct", G_ACTION_GROUP (actions));
}
