/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/arrivals/arrival-row.h"
#include "app/arrivals/arrivals-panel.h"
#include "app/arrivals/set-up-panel.h"
#include "app/arrivals/set-up-row.h"
#include "app/arrivals/set-up-rules.h"
#include "app/board/board.h"
#include "app/board/find-bar.h"
#include "app/books/charts-battle.h"
#include "app/books/charts-clauses.h"
#include "app/books/charts-gaps.h"
#include "app/books/charts-map.h"
#include "app/books/charts-turns.h"
#include "app/books/charts-units.h"
#include "app/books/charts-window.h"
#include "app/books/clause-form.h"
#include "app/books/counter-tray.h"
#include "app/books/figure-table.h"
#include "app/books/form-field.h"
#include "app/books/gap-form.h"
#include "app/books/glance-window.h"
#include "app/books/glance.h"
#include "app/books/grid-loss.h"
#include "app/books/hex-picker.h"
#include "app/books/new-battle.h"
#include "app/books/own-tables-window.h"
#include "app/books/source-list.h"
#include "app/calculators/calculator-pages.h"
#include "app/calculators/calculator-window.h"
#include "app/calculators/quick-odds.h"
#include "app/combat/battle-page.h"
#include "app/combat/combat-panel.h"
#include "app/combat/combat-picker.h"
#include "app/combat/debt-page.h"
#include "app/command/command-ask.h"
#include "app/command/command-panel.h"
#include "app/command/drift-box.h"
#include "app/command/scatter-calculator.h"
#include "app/command/scatter-row.h"
#include "app/corrections/apart-row.h"
#include "app/corrections/charts-apart-panel.h"
#include "app/corrections/consequence-row.h"
#include "app/corrections/correction-panel.h"
#include "app/corrections/judge-again-panel.h"
#include "app/desktop/looks.h"
#include "app/files/typed-line.h"
#include "app/help/help-window.h"
#include "app/help/topics.h"
#include "app/initiative/initiative-answer.h"
#include "app/initiative/initiative-arrivals.h"
#include "app/initiative/initiative-calculator.h"
#include "app/initiative/initiative-commanders.h"
#include "app/initiative/initiative-dice.h"
#include "app/initiative/initiative-panel.h"
#include "app/initiative/initiative-table.h"
#include "app/initiative/initiative-totals.h"
#include "app/log/log-panel.h"
#include "app/log/log-row.h"
#include "app/options/begin-page.h"
#include "app/options/game-settings.h"
#include "app/options/option-row.h"
#include "app/options/options-form.h"
#include "app/options/options-list.h"
#include "app/options/options-window.h"
#include "app/options/preferences-window.h"
#include "app/papers/print-window.h"
#include "app/plots/plot-row.h"
#include "app/plots/plots-panel.h"
#include "app/plots/segment-strip.h"
#include "app/roster/morale-gauge.h"
#include "app/roster/read-back-panel.h"
#include "app/roster/roster-panel.h"
#include "app/session/curtain-page.h"
#include "app/session/own-order.h"
#include "app/session/tip-bubble.h"
#include "app/skirmish/action-page.h"
#include "app/skirmish/attempt-page.h"
#include "app/skirmish/cards-page.h"
#include "app/skirmish/deeds.h"
#include "app/skirmish/fights-page.h"
#include "app/skirmish/figure-form.h"
#include "app/skirmish/figures-list.h"
#include "app/skirmish/fray-banner.h"
#include "app/skirmish/fray-log.h"
#include "app/skirmish/fray-middle.h"
#include "app/skirmish/quick-sum.h"
#include "app/skirmish/skirmish-window.h"
#include "app/skirmish/subjects.h"
#include "app/skirmish/sum-sheet.h"
#include "app/table-mode/table-mode.h"
#include "app/turns/checklist.h"
#include "app/turns/next-button.h"
#include "app/turns/notebook.h"
#include "app/turns/notices.h"
#include "app/turns/order-line.h"
#include "app/turns/past-bar.h"
#include "app/turns/turn-box.h"
#include "app/turns/turn-record.h"
#include "app/victory/victory-panel.h"
#include "app/victory/victory-row.h"
#include "app/widgets/case-sheet.h"
#include "app/widgets/defence-list.h"
#include "app/widgets/die-strip.h"
#include "app/widgets/digit-chances.h"
#include "app/widgets/notice.h"
#include "app/widgets/trouble.h"
#include "app/window/battle-card.h"
#include "app/window/game-page.h"
#include "app/window/panels.h"
#include "app/window/recent-games.h"
#include "app/window/start-page.h"
#include "app/window/what-if-bar.h"
#include "app/window/window.h"

/* Every class whose template lies in the program: made, shown in a window, taken apart. A
 * property that GTK 4.8 does not know is a critical warning, and so a failure. */

static void
ensure_types_a_to_i (void)
{
  g_type_ensure (ADJ_TYPE_ARRIVALS_PANEL);
  g_type_ensure (ADJ_TYPE_ARRIVAL_ROW);
  g_type_ensure (ADJ_TYPE_BATTLE_CARD);
  g_type_ensure (ADJ_TYPE_BATTLE_PAGE);
  g_type_ensure (ADJ_TYPE_BOARD);
  g_type_ensure (ADJ_TYPE_CASE_SHEET);
  g_type_ensure (ADJ_TYPE_CHARTS_BATTLE);
  g_type_ensure (ADJ_TYPE_CHARTS_GAPS);
  g_type_ensure (ADJ_TYPE_CHARTS_MAP);
  g_type_ensure (ADJ_TYPE_CHARTS_CLAUSES);
  g_type_ensure (ADJ_TYPE_CHARTS_TURNS);
  g_type_ensure (ADJ_TYPE_CHARTS_UNITS);
  g_type_ensure (ADJ_TYPE_CHARTS_WINDOW);
  g_type_ensure (ADJ_TYPE_CHECKLIST);
  g_type_ensure (ADJ_TYPE_APART_ROW);
  g_type_ensure (ADJ_TYPE_CHARTS_APART_PANEL);
  g_type_ensure (ADJ_TYPE_JUDGE_AGAIN_PANEL);
  g_type_ensure (ADJ_TYPE_CONSEQUENCE_ROW);
  g_type_ensure (ADJ_TYPE_CORRECTION_PANEL);
  g_type_ensure (ADJ_TYPE_COMBAT_PANEL);
  g_type_ensure (ADJ_TYPE_COMBAT_PICKER);
  g_type_ensure (ADJ_TYPE_COMMAND_ASK);
  g_type_ensure (ADJ_TYPE_COMMAND_PANEL);
  g_type_ensure (ADJ_TYPE_CURTAIN_PAGE);
  g_type_ensure (ADJ_TYPE_DEBT_PAGE);
  g_type_ensure (ADJ_TYPE_DEFENCE_LIST);
  g_type_ensure (ADJ_TYPE_DIE_STRIP);
  g_type_ensure (ADJ_TYPE_DRIFT_BOX);
  g_type_ensure (ADJ_TYPE_CALCULATOR_PAGES);
  g_type_ensure (ADJ_TYPE_CALCULATOR_WINDOW);
  g_type_ensure (ADJ_TYPE_FIGURE_TABLE);
  g_type_ensure (ADJ_TYPE_FIND_BAR);
  g_type_ensure (ADJ_TYPE_FORM_FIELD);
  g_type_ensure (ADJ_TYPE_GAP_FORM);
  g_type_ensure (ADJ_TYPE_GRID_LOSS);
  g_type_ensure (ADJ_TYPE_GAME_SETTINGS);
  g_type_ensure (ADJ_TYPE_GAME_PAGE);
  g_type_ensure (ADJ_TYPE_HELP_WINDOW);
  g_type_ensure (ADJ_TYPE_INITIATIVE_ANSWER);
  g_type_ensure (ADJ_TYPE_INITIATIVE_ARRIVALS);
  g_type_ensure (ADJ_TYPE_INITIATIVE_COMMANDERS);
  g_type_ensure (ADJ_TYPE_INITIATIVE_CALCULATOR);
  g_type_ensure (ADJ_TYPE_INITIATIVE_PANEL);
  g_type_ensure (ADJ_TYPE_INITIATIVE_TABLE);
  g_type_ensure (ADJ_TYPE_INITIATIVE_TOTALS);
}

static void
ensure_types_of_skirmish (void)
{
  g_type_ensure (ADJ_TYPE_ACTION_PAGE);
  g_type_ensure (ADJ_TYPE_ATTEMPT_PAGE);
  g_type_ensure (ADJ_TYPE_CARDS_PAGE);
  g_type_ensure (ADJ_TYPE_DEEDS);
  g_type_ensure (ADJ_TYPE_FIGHTS_PAGE);
  g_type_ensure (ADJ_TYPE_FIGURE_FORM);
  g_type_ensure (ADJ_TYPE_FIGURES_LIST);
  g_type_ensure (ADJ_TYPE_FRAY_BANNER);
  g_type_ensure (ADJ_TYPE_FRAY_LOG);
  g_type_ensure (ADJ_TYPE_FRAY_MIDDLE);
  g_type_ensure (ADJ_TYPE_QUICK_SUM);
  g_type_ensure (ADJ_TYPE_SKIRMISH_WINDOW);
  g_type_ensure (ADJ_TYPE_SUBJECTS_LIST);
  g_type_ensure (ADJ_TYPE_SUM_SHEET);
}

static void
ensure_types_j_to_z (void)
{
  g_type_ensure (ADJ_TYPE_COUNTER_TRAY);
  g_type_ensure (ADJ_TYPE_HEX_PICKER);
  g_type_ensure (ADJ_TYPE_LOG_PANEL);
  g_type_ensure (ADJ_TYPE_LOG_ROW);
  g_type_ensure (ADJ_TYPE_MORALE_GAUGE);
  g_type_ensure (ADJ_TYPE_NEW_BATTLE);
  g_type_ensure (ADJ_TYPE_NEXT_BUTTON);
  g_type_ensure (ADJ_TYPE_NOTEBOOK);
  g_type_ensure (ADJ_TYPE_NOTICE);
  g_type_ensure (ADJ_TYPE_NOTICES);
  g_type_ensure (ADJ_TYPE_GLANCE);
  g_type_ensure (ADJ_TYPE_GLANCE_WINDOW);
  g_type_ensure (ADJ_TYPE_BEGIN_PAGE);
  g_type_ensure (ADJ_TYPE_OPTIONS_FORM);
  g_type_ensure (ADJ_TYPE_OPTIONS_LIST);
  g_type_ensure (ADJ_TYPE_OPTIONS_WINDOW);
  g_type_ensure (ADJ_TYPE_OPTION_ROW);
  g_type_ensure (ADJ_TYPE_ORDER_LINE);
  g_type_ensure (ADJ_TYPE_OWN_ORDER);
  g_type_ensure (ADJ_TYPE_PANELS);
  g_type_ensure (ADJ_TYPE_PAST_BAR);
  g_type_ensure (ADJ_TYPE_PLOTS_PANEL);
  g_type_ensure (ADJ_TYPE_PLOT_ROW);
  g_type_ensure (ADJ_TYPE_PREFERENCES_WINDOW);
  g_type_ensure (ADJ_TYPE_PRINT_WINDOW);
  g_type_ensure (ADJ_TYPE_QUICK_ODDS);
  g_type_ensure (ADJ_TYPE_READ_BACK_PANEL);
  g_type_ensure (ADJ_TYPE_RECENT_GAMES);
  g_type_ensure (ADJ_TYPE_ROSTER_PANEL);
  g_type_ensure (ADJ_TYPE_SCATTER_CALCULATOR);
  g_type_ensure (ADJ_TYPE_SCATTER_ROW);
  g_type_ensure (ADJ_TYPE_SEGMENT_STRIP);
  g_type_ensure (ADJ_TYPE_SET_UP_PANEL);
  g_type_ensure (ADJ_TYPE_SET_UP_RULES);
  g_type_ensure (ADJ_TYPE_SET_UP_ROW);
  g_type_ensure (ADJ_TYPE_SOURCE_LIST);
  g_type_ensure (ADJ_TYPE_START_PAGE);
  g_type_ensure (ADJ_TYPE_TABLE_MODE);
  g_type_ensure (ADJ_TYPE_CLAUSE_FORM);
  g_type_ensure (ADJ_TYPE_TIP_BUBBLE);
  g_type_ensure (ADJ_TYPE_TROUBLE);
  g_type_ensure (ADJ_TYPE_TURN_BOX);
  g_type_ensure (ADJ_TYPE_TURN_RECORD);
  g_type_ensure (ADJ_TYPE_WHAT_IF_BAR);
  g_type_ensure (ADJ_TYPE_VICTORY_PANEL);
  g_type_ensure (ADJ_TYPE_VICTORY_ROW);
  g_type_ensure (ADJ_TYPE_WINDOW);
  g_type_ensure (ADJ_TYPE_OWN_TABLES_WINDOW);
  g_type_ensure (ADJ_TYPE_TYPED_LINE);
}

static char *
type_name (const char *resource)
{
  g_autoptr (GString) name = g_string_new ("Adj");
  gboolean start = TRUE;

  for (const char *at = resource; *at != '.'; at++)
    {
      if (*at != '-')
        g_string_append_c (name, start ? g_ascii_toupper (*at) : *at);
      start = *at == '-';
    }
  return g_string_free (g_steal_pointer (&name), FALSE);
}

/* A child of a flow box or a list box knows no other place. */
static GtkWidget *
make (GType type)
{
  GtkWidget *widget = g_object_new (type, NULL);
  GtkWidget *box = widget;

  if (GTK_IS_FLOW_BOX_CHILD (widget))
    {
      box = gtk_flow_box_new ();
      gtk_flow_box_append (GTK_FLOW_BOX (box), widget);
    }
  else if (GTK_IS_LIST_BOX_ROW (widget))
    {
      box = gtk_list_box_new ();
      gtk_list_box_append (GTK_LIST_BOX (box), widget);
    }
  return box;
}

static void
construct (gconstpointer data)
{
  g_autofree char *name = type_name (data);
  GType type = g_type_from_name (name);
  GtkWidget *window;

  g_test_message ("%s", name);
  g_assert_true (g_type_is_a (type, GTK_TYPE_WIDGET));
  if (g_type_is_a (type, GTK_TYPE_WINDOW))
    window = g_object_new (type, NULL);
  else
    {
      window = gtk_window_new ();
      gtk_window_set_child (GTK_WINDOW (window), make (type));
    }
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Chapters of the help are for parts that there are. */
static void
test_topics (void)
{
  guint n;
  const AdjTopic *topics = adj_topics (&n);

  for (guint i = 0; i < n; i++)
    {
      g_test_message ("%s", topics[i].type);
      g_assert_true (g_type_is_a (g_type_from_name (topics[i].type), GTK_TYPE_WIDGET));
    }
}

int
main (int argc, char **argv)
{
  g_auto (GStrv) names = NULL;

  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  ensure_types_a_to_i ();
  ensure_types_j_to_z ();
  ensure_types_of_skirmish ();
  g_test_add_func ("/app/templates/topics", test_topics);
  names = g_resources_enumerate_children ("/org/adjutant/Adjutant", 0, NULL);
  for (guint i = 0; names[i] != NULL; i++)
    if (g_str_has_suffix (names[i], ".ui"))
      {
        g_autofree char *path = g_strconcat ("/app/templates/", names[i], NULL);

        g_test_add_data_func (path, names[i], construct);
      }
  return g_test_run ();
}
