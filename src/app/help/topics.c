/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/help/topics.h"

static const AdjTopic topics[] = {
  { "AdjJudgeAgainPanel", "playing#older-games" },
  { "AdjArrivalsPanel", "playing#arrivals" },
  { "AdjBoard", "playing#the-window" },
  { "AdjChartsWindow", "filling-in" },
  { "AdjChecklist", "playing#the-window" },
  { "AdjCombatPanel", "playing#combat" },
  { "AdjCommandPanel", "playing#command" },
  { "AdjCorrectionPanel", "playing#mistakes-and-corrections" },
  { "AdjCurtainPage", "playing#units-face-down" },
  { "AdjInitiativePanel", "playing#initiative" },
  { "AdjLogPanel", "playing#the-log" },
  { "AdjOptionsWindow", "playing#options" },
  { "AdjOrderLine", "orders" },
  { "AdjPastBar", "playing#looking-back" },
  { "AdjPlotsPanel", "playing#marches-by-plot" },
  { "AdjPreferencesWindow", "playing#eyes" },
  { "AdjPrintWindow", "playing#papers" },
  { "AdjQuickOdds", "playing#odds-without-a-game" },
  { "AdjReadBackPanel", "playing#reading-the-board-back" },
  { "AdjRosterPanel", "playing#the-roster" },
  { "AdjSetUpPanel", "playing#setting-the-board-up" },
  { "AdjSkirmishWindow", "playing#skirmishes" },
  { "AdjStartPage", "playing#the-first-game-in-ten-minutes" },
  { "AdjTableMode", "playing#at-the-table" },
  { "AdjOwnTablesWindow", "playing#tables-of-the-rules" },
  { "AdjTurnRecord", "playing#the-window" },
  { "AdjVictoryPanel", "playing#victory" },
  { "AdjWhatIfBar", "playing#what-if" },
};

const AdjTopic *
adj_topics (guint *n)
{
  *n = G_N_ELEMENTS (topics);
  return topics;
}

const char *
adj_topic_of (GtkWidget *widget)
{
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    for (guint i = 0; i < G_N_ELEMENTS (topics); i++)
      if (g_str_equal (G_OBJECT_TYPE_NAME (widget), topics[i].type))
        return topics[i].place;
  return "playing";
}
