/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/victory/victory-panel.h"

#include <glib/gi18n-lib.h>

#include "app/victory/graph-view.h"
#include "app/victory/victory-row.h"
#include "app/widgets/flow-cell.h"
#include "app/widgets/focus-order.h"
#include "app/widgets/fold.h"
#include "app/widgets/tab-stop.h"
#include "record/order-make.h"
#include "sheets/course.h"
#include "sheets/dice.h"
#include "sheets/sheet.h"
#include "words/brief.h"
#include "words/fill.h"
#include "words/place.h"
#include "words/score.h"

struct _AdjVictoryPanel
{
  AdjPart parent_instance;
  GtkLabel *heading;
  GtkLabel *totals;
  GtkLabel *level;
  GtkWidget *unknown;
  GtkWidget *ending;
  GtkWidget *declaring;
  GtkButton *declare[ADJ_SIDES];
  GtkActionable *report;
  GtkBox *losses;
  GtkListBox *awards;
  GtkBox *agreed;
  AdjGraphView *strength;
  AdjGraphView *points;
  GtkBox *figures;

  AdjVictoryCase *victory;
  guint course; /* idle: the graphs, last, so that the panel is there at once */
};

G_DEFINE_FINAL_TYPE (AdjVictoryPanel, adj_victory_panel, ADJ_TYPE_PART)

/* ---- Awards ---- */

/* The rows are made by hand, as many as there are awards: they look at scores that are worked out
 * anew for each table, which no list model holds. */
static AdjVictoryRow *
row_at (AdjVictoryPanel *self, guint i)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->awards, (int) i);

  if (row == NULL)
    {
      row = g_object_new (ADJ_TYPE_VICTORY_ROW, NULL);
      gtk_list_box_append (self->awards, GTK_WIDGET (row));
    }
  return ADJ_VICTORY_ROW (row);
}

static void
show_awards (AdjVictoryPanel *self, const AdjPicks *picks)
{
  const GPtrArray *awards = self->victory->awards;
  GtkListBoxRow *row;

  for (guint i = 0; i < awards->len; i++)
    {
      const AdjAwardFacts *award = g_ptr_array_index (awards, i);

      adj_victory_row_show (row_at (self, i), award);
      adj_victory_row_mark (row_at (self, i), adj_award_facts_is_picked (award, picks));
    }
  while ((row = gtk_list_box_get_row_at_index (self->awards, (int) awards->len)) != NULL)
    gtk_list_box_remove (self->awards, GTK_WIDGET (row));
}

/* Once more takes the marks from the board again. */
static void
adj_victory_panel_on_award (AdjVictoryPanel *self, GtkListBoxRow *row)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (self));
  const AdjAwardFacts *award =
      g_ptr_array_index (self->victory->awards, gtk_list_box_row_get_index (row));
  const AdjPicks none = { 0 };
  gboolean picked = adj_award_facts_is_picked (award, adj_session_get_picks (session));

  adj_session_set_picks (session, picked ? &none : &award->hexes);
}

/* ---- The end ---- */

static char *
say_losses (const AdjView *view, const AdjTable *seen, int side)
{
  g_autofree char *name = adj_words_side (view, side);
  g_autofree char *lost = adj_words_at_least (adj_headcount (seen, side).lost);

  return adj_fill (_ ("Losses of {side}: {lost} strength points"),
                   (const AdjPlace[]){ { "side", name }, { "lost", lost }, { NULL, NULL } });
}

/* What the game has cost, and what the dice had to do with it. */
static void
show_ending (AdjVictoryPanel *self, const AdjView *view)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (self));
  g_autoptr (AdjChronicle) chronicle =
      adj_chronicle_new (adj_session_get_game (session), view->eyes, 1, 0);
  g_autoptr (GHashTable) open = adj_folds_clear (self->losses);

  for (int side = 0; side < ADJ_SIDES; side++)
    {
      g_autofree char *losses = say_losses (view, adj_session_field (session)->table, side);
      g_autofree char *dice = adj_dice_say (view, chronicle, side);

      adj_folds_add_line (self->losses, losses, "sum-line");
      if (dice != NULL)
        adj_folds_add_line (self->losses, dice, "sum-line");
    }
}

/* R 4.0b: where the battle's own rules are not known, the players say that it is won. */
static void
adj_victory_panel_on_declare (AdjVictoryPanel *self, GtkButton *button)
{
  AdjOrder order = adj_order_victory (button == self->declare[1] ? 1 : 0);

  adj_session_give (adj_part_get_session (ADJ_PART (self)), &order, 1);
}

static void
show_declaring (AdjVictoryPanel *self, const AdjView *view)
{
  gtk_widget_set_visible (self->declaring,
                          !view->table->over && adj_victory_may_be_declared (view));
  for (int side = 0; side < ADJ_SIDES; side++)
    {
      g_autofree char *name = adj_words_side (view, side);
      g_autofree char *label =
          /* Translators: on a button: the players declare that this side has won */
          adj_fill (_ ("{side} Wins"), (const AdjPlace[]){ { "side", name }, { NULL, NULL } });

      gtk_button_set_label (self->declare[side], label);
    }
}

/* From the board as it was set up, which has the keys: they lead on from there, and so does the
 * log. */
static void
adj_victory_panel_on_look_back (AdjVictoryPanel *self)
{
  g_autoptr (AdjSession) session = g_object_ref (adj_part_get_session (ADJ_PART (self)));

  gtk_widget_activate_action (GTK_WIDGET (self), "win.panel", "s", "log");
  adj_session_look_at (session, 0);
  gtk_widget_activate_action (GTK_WIDGET (self), "page.board", NULL);
}

/* ---- How it went ---- */

static AdjGraph *
new_graph (const AdjView *view, const char *title, int first)
{
  g_autofree char *one = adj_words_side (view, 0);
  g_autofree char *other = adj_words_side (view, 1);

  return adj_graph_new (title, first, one, other);
}

static char *
say_turn (const AdjView *view, const AdjCourseTurn *turn)
{
  g_autofree char *number = adj_words_turn (view, turn->turn);
  g_autofree char *one = adj_words_side (view, 0);
  g_autofree char *other = adj_words_side (view, 1);
  g_autofree char *a = adj_words_at_least (turn->sides[0].on_map);
  g_autofree char *b = adj_words_at_least (turn->sides[1].on_map);
  g_autofree char *c = adj_words_at_least (turn->points[0]);
  g_autofree char *d = adj_words_at_least (turn->points[1]);
  const AdjPlace places[] = { { "turn", number },   { "one", one },         { "onestrength", a },
                              { "other", other },   { "otherstrength", b }, { "onepoints", c },
                              { "otherpoints", d }, { NULL, NULL } };

  /* Translators: strength points on the map and victory points at the end of a Game-Turn */
  return adj_fill (_ ("Turn {turn}: strength {one} {onestrength}, {other} {otherstrength}; "
                      "points {one} {onepoints}, {other} {otherpoints}"),
                   places);
}

static void
add_turn (AdjGraph *strength, AdjGraph *points, const AdjCourseTurn *turn)
{
  for (int side = 0; side < ADJ_SIDES; side++)
    {
      double on_map = turn->sides[side].on_map.points;
      double score = turn->points[side].points;

      g_array_append_val (strength->lines[side], on_map);
      g_array_append_val (points->lines[side], score);
    }
}

/* Up to the turn that is looked at, as these eyes may know it. */
static gboolean
adj_victory_panel_on_course (gpointer data)
{
  AdjVictoryPanel *self = data;
  AdjSession *session = adj_part_get_session (ADJ_PART (self));
  AdjView view = adj_session_view (session);
  g_autoptr (GArray) course =
      adj_course_read (adj_session_get_game (session), view.eyes, view.table->turn);
  g_autoptr (GHashTable) open = adj_folds_clear (self->figures);
  AdjGraph *strength = new_graph (&view, _ ("Strength points on the map"), 1);
  AdjGraph *points = new_graph (&view, _ ("Victory points"), 1);
  g_autoptr (GString) lines = g_string_new (NULL);

  for (guint i = 0; i < course->len; i++)
    {
      const AdjCourseTurn *turn = &g_array_index (course, AdjCourseTurn, i);
      g_autofree char *line = say_turn (&view, turn);

      add_turn (strength, points, turn);
      g_string_append_printf (lines, "%s%s", i > 0 ? "\n" : "", line);
    }
  adj_graph_view_show (self->strength, strength);
  adj_graph_view_show (self->points, points);
  if (view.table->over)
    show_ending (self, &view);
  adj_folds_add (self->figures, open, "figures", _ ("The same in figures"), lines->str);
  self->course = 0;
  return G_SOURCE_REMOVE;
}

/* ---- Refreshing ---- */

static void
show_totals (AdjVictoryPanel *self, const AdjView *view)
{
  const AdjVictory *victory = self->victory->victory;
  g_autofree char *totals = adj_words_totals (view, victory);
  g_autofree char *level = adj_words_level (view, victory);
  g_autoptr (GHashTable) open = adj_folds_clear (self->agreed);

  gtk_label_set_label (self->heading, view->table->over ? _ ("The game is over")
                                                        : _ ("Victory, if the game ended now"));
  gtk_label_set_label (self->totals, totals);
  gtk_label_set_label (self->level, level != NULL ? level : "");
  gtk_widget_set_visible (GTK_WIDGET (self->level), level != NULL);
  gtk_widget_set_visible (self->unknown, victory->unknown);
  gtk_widget_set_visible (self->ending, view->table->over);
  show_declaring (self, view);
  for (int side = 0; side < ADJ_SIDES; side++)
    {
      g_autofree char *line = adj_words_umpire (view, victory, side);

      if (line != NULL)
        adj_folds_add_line (self->agreed, line, "sum-line");
    }
}

static void
adj_victory_panel_refresh (AdjPart *part, AdjSession *session, AdjNews news)
{
  AdjVictoryPanel *self = ADJ_VICTORY_PANEL (part);
  AdjView view;

  if (session == NULL || (news & (ADJ_NEWS_TABLE | ADJ_NEWS_SESSION)))
    g_clear_handle_id (&self->course, g_source_remove);
  if (session == NULL)
    return;
  view = adj_session_view (session);
  if (self->victory == NULL || (news & (ADJ_NEWS_TABLE | ADJ_NEWS_SESSION)))
    {
      adj_victory_case_free (self->victory);
      self->victory = adj_victory_case_new (&view, adj_session_field (session));
      show_totals (self, &view);
    }
  show_awards (self, adj_session_get_picks (session));
  if (news & (ADJ_NEWS_TABLE | ADJ_NEWS_SESSION))
    self->course = g_idle_add_full (G_PRIORITY_LOW, adj_victory_panel_on_course, self, NULL);
}

/* ---- Class ---- */

static gboolean
adj_victory_panel_grab_focus (GtkWidget *widget)
{
  return gtk_widget_child_focus (GTK_WIDGET (ADJ_VICTORY_PANEL (widget)->awards),
                                 GTK_DIR_TAB_FORWARD);
}

static void
adj_victory_panel_dispose (GObject *object)
{
  g_clear_handle_id (&ADJ_VICTORY_PANEL (object)->course, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_VICTORY_PANEL);
  G_OBJECT_CLASS (adj_victory_panel_parent_class)->dispose (object);
}

static void
adj_victory_panel_finalize (GObject *object)
{
  adj_victory_case_free (ADJ_VICTORY_PANEL (object)->victory);
  G_OBJECT_CLASS (adj_victory_panel_parent_class)->finalize (object);
}

static void
adj_victory_panel_class_init (AdjVictoryPanelClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_victory_panel_dispose;
  G_OBJECT_CLASS (class)->finalize = adj_victory_panel_finalize;
  ADJ_PART_CLASS (class)->refresh = adj_victory_panel_refresh;
  widget_class->grab_focus = adj_victory_panel_grab_focus;
  widget_class->focus = adj_focus_among_children;
  g_type_ensure (ADJ_TYPE_FLOW_CELL);
  g_type_ensure (ADJ_TYPE_GRAPH_VIEW);
  g_type_ensure (ADJ_TYPE_TAB_STOP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/victory/victory-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjVictoryPanel, heading);
  gtk_widget_class_bind_template_child (widget_class, AdjVictoryPanel, totals);
  gtk_widget_class_bind_template_child (widget_class, AdjVictoryPanel, level);
  gtk_widget_class_bind_template_child (widget_class, AdjVictoryPanel, unknown);
  gtk_widget_class_bind_template_child (widget_class, AdjVictoryPanel, ending);
  gtk_widget_class_bind_template_child (widget_class, AdjVictoryPanel, declaring);
  gtk_widget_class_bind_template_child_full (widget_class, "first_wins", FALSE,
                                             G_STRUCT_OFFSET (AdjVictoryPanel, declare[0]));
  gtk_widget_class_bind_template_child_full (widget_class, "second_wins", FALSE,
                                             G_STRUCT_OFFSET (AdjVictoryPanel, declare[1]));
  gtk_widget_class_bind_template_child (widget_class, AdjVictoryPanel, report);
  gtk_widget_class_bind_template_child (widget_class, AdjVictoryPanel, losses);
  gtk_widget_class_bind_template_child (widget_class, AdjVictoryPanel, awards);
  gtk_widget_class_bind_template_child (widget_class, AdjVictoryPanel, agreed);
  gtk_widget_class_bind_template_child (widget_class, AdjVictoryPanel, strength);
  gtk_widget_class_bind_template_child (widget_class, AdjVictoryPanel, points);
  gtk_widget_class_bind_template_child (widget_class, AdjVictoryPanel, figures);
  gtk_widget_class_bind_template_callback (widget_class, adj_victory_panel_on_award);
  gtk_widget_class_bind_template_callback (widget_class, adj_victory_panel_on_look_back);
  gtk_widget_class_bind_template_callback (widget_class, adj_victory_panel_on_declare);
}

static void
adj_victory_panel_init (AdjVictoryPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_actionable_set_action_target (self->report, "i", ADJ_SHEET_REPORT);
}
