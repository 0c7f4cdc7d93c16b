/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/books/charts-gaps.h"

#include <glib/gi18n-lib.h>

#include "app/books/gap-form.h"
#include "app/widgets/flow-cell.h"
#include "book/draft-frame.h"
#include "staff/missing.h"
#include "staff/progress.h"
#include "words/fill.h"
#include "words/printed.h"

struct _AdjChartsGaps
{
  AdjChartsPage parent_instance;
  GtkListBox *list;
  GtkLabel *known;
  GtkLabel *place; /* where the file lies */
  GtkWidget *complete_box;
  GtkWidget *later_box; /* what the program's own battle has got since */
  GtkLabel *later;
  GtkWidget *to_read; /* the heading of the list */
  AdjGapForm *more;
  GtkWidget *doubts_box;
  GtkListBox *doubts;
};

G_DEFINE_FINAL_TYPE (AdjChartsGaps, adj_charts_gaps, ADJ_TYPE_CHARTS_PAGE)

enum
{
  PAGE,
  LOOK,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* ---- Rows ---- */

static void
adj_charts_gaps_on_go (AdjChartsGaps *self, GtkButton *button)
{
  g_signal_emit (self, signals[PAGE], 0, g_object_get_data (G_OBJECT (button), "page"));
}

/* The rows are new ones, and the keys stay with the row that came in the place of the old. */
static void
focus_settle (AdjChartsGaps *self, guint gap)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, (int) gap);
  GtkWidget *buttons;

  if (row == NULL)
    row = gtk_list_box_get_row_at_index (self->list, (int) gap - 1);
  if (row == NULL)
    {
      gtk_widget_child_focus (self->complete_box, GTK_DIR_TAB_FORWARD);
      return;
    }
  buttons = gtk_widget_get_last_child (gtk_list_box_row_get_child (row));
  gtk_widget_grab_focus (gtk_widget_get_last_child (buttons));
}

static void
adj_charts_gaps_on_settle (AdjChartsGaps *self, GtkButton *button)
{
  guint gap = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "gap"));

  adj_gap_form_keep (
      self->more, &g_array_index (adj_charts_page_get_scenario (ADJ_CHARTS_PAGE (self))->unknowns,
                                  AdjUnknown, gap));
  adj_draft_settle (adj_charts_page_get_draft (ADJ_CHARTS_PAGE (self)), gap);
  adj_own_battle_save (adj_charts_page_get_battle (ADJ_CHARTS_PAGE (self)));
  focus_settle (self, gap);
}

static GtkWidget *
new_button (AdjChartsGaps *self, const char *label, const char *spoken, GCallback callback)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "touch");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  spoken, -1);
  g_signal_connect_swapped (button, "clicked", callback, self);
  return button;
}

static GtkWidget *
new_words (const char *title, const char *text)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *heading = gtk_label_new (title);
  GtkWidget *words = gtk_label_new (text);

  gtk_widget_add_css_class (heading, "heading");
  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_label_set_xalign (GTK_LABEL (words), 0);
  gtk_label_set_wrap (GTK_LABEL (heading), TRUE);
  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_widget_set_hexpand (box, TRUE);
  gtk_box_append (GTK_BOX (box), heading);
  gtk_box_append (GTK_BOX (box), words);
  return box;
}

static void
adj_charts_gaps_on_look (AdjChartsGaps *self, GtkButton *button)
{
  g_signal_emit (self, signals[LOOK], 0,
                 GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "hex")));
}

/* The rows are made by hand: each has other buttons. */
static GtkWidget *
new_row (AdjUnknownThing what, const char *text, GtkWidget *first, GtkWidget *second)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  gtk_widget_add_css_class (row, "gap-row");
  gtk_box_append (GTK_BOX (row), new_words (adj_missing_title (what), text));
  gtk_box_append (GTK_BOX (buttons), first);
  if (second != NULL)
    gtk_box_append (GTK_BOX (buttons), second);
  gtk_box_append (GTK_BOX (row), buttons);
  return row;
}

static GtkWidget *
new_go (AdjChartsGaps *self, AdjUnknownThing what, const char *text)
{
  GtkWidget *go = new_button (self, _ ("_Type in"), text, G_CALLBACK (adj_charts_gaps_on_go));

  g_object_set_data (G_OBJECT (go), "page", (gpointer) adj_missing_page (what));
  return go;
}

static GtkWidget *
new_look (AdjChartsGaps *self, int hex, const char *text)
{
  GtkWidget *look = new_button (self, _ ("_Show"), text, G_CALLBACK (adj_charts_gaps_on_look));

  g_object_set_data (G_OBJECT (look), "hex", GINT_TO_POINTER (hex));
  return look;
}

static GtkWidget *
new_gap (AdjChartsGaps *self, guint gap)
{
  const AdjScenario *scenario = adj_charts_page_get_scenario (ADJ_CHARTS_PAGE (self));
  const AdjUnknown *unknown = &g_array_index (scenario->unknowns, AdjUnknown, gap);
  const char *text = adj_words_printed (unknown->text);
  GtkWidget *settle = new_button (self, _ ("Nothing _missing any more"), text,
                                  G_CALLBACK (adj_charts_gaps_on_settle));

  g_object_set_data (G_OBJECT (settle), "gap", GUINT_TO_POINTER (gap));
  return new_row (unknown->what, text, new_go (self, unknown->what, text), settle);
}

/* What was ticked off before it was typed in; NULL if that is known. */
static GtkWidget *
new_unsaid (AdjChartsGaps *self, AdjUnknownThing what)
{
  const AdjScenario *scenario = adj_charts_page_get_scenario (ADJ_CHARTS_PAGE (self));
  AdjHexId at;
  g_autofree char *text = adj_missing_say_unsaid (scenario, what, &at);

  if (text == NULL)
    return NULL;
  return new_row (what, text, new_go (self, what, text),
                  at != ADJ_HEX_NONE ? new_look (self, at, text) : NULL);
}

/* What is doubted somewhere on the map can be shown there. */
static GtkWidget *
new_doubt (AdjChartsGaps *self, const AdjProblem *doubt)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *words = gtk_label_new (doubt->text);

  gtk_label_set_xalign (GTK_LABEL (words), 0);
  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (words), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_add_css_class (row, "gap-row");
  gtk_box_append (GTK_BOX (row), words);
  if (doubt->at != 0)
    gtk_box_append (GTK_BOX (row), new_look (self, doubt->at, doubt->text));
  return row;
}

/* ---- Showing ---- */

static void
add_row (GtkListBox *list, GtkWidget *content)
{
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), content);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  gtk_list_box_append (list, row);
}

static void
empty (GtkListBox *list)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (list))) != NULL)
    gtk_list_box_remove (list, row);
}

static void
show_missing (AdjChartsGaps *self, const AdjScenario *scenario)
{
  gboolean complete = adj_scenario_complete (scenario);

  empty (self->list);
  for (guint i = 0; i < scenario->unknowns->len; i++)
    add_row (self->list, new_gap (self, i));
  for (int what = 0; adj_unknown_things[what] != NULL; what++)
    {
      GtkWidget *row = new_unsaid (self, (AdjUnknownThing) what);

      if (row != NULL)
        add_row (self->list, row);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->list), !complete);
  gtk_widget_set_visible (self->to_read, !complete);
  gtk_widget_set_visible (self->complete_box, complete);
}

static void
show_doubts (AdjChartsGaps *self, const AdjProblems *doubts)
{
  empty (self->doubts);
  for (guint i = 0; i < adj_problems_count (doubts); i++)
    add_row (self->doubts, new_doubt (self, adj_problems_get (doubts, i)));
  gtk_widget_set_visible (self->doubts_box, adj_problems_count (doubts) > 0);
}

/* Corrections of the battle that came with the program, where nothing was typed. */
static void
show_later (AdjChartsGaps *self)
{
  AdjOwnBattle *battle = adj_charts_page_get_battle (ADJ_CHARTS_PAGE (self));
  const AdjScenario *frame = adj_own_battle_get_frame (battle);
  guint n = frame != NULL ? adj_draft_count_later (adj_own_battle_get_draft (battle), frame) : 0;
  g_autofree char *text = g_strdup_printf (
      ngettext ("The battle that came with the program has been corrected in %u place where you "
                "have typed nothing",
                "The battle that came with the program has been corrected in %u places where you "
                "have typed nothing",
                n),
      n);

  gtk_label_set_label (self->later, text);
  gtk_widget_set_visible (self->later_box, n > 0);
}

static void
adj_charts_gaps_on_take (AdjChartsGaps *self)
{
  AdjOwnBattle *battle = adj_charts_page_get_battle (ADJ_CHARTS_PAGE (self));

  if (adj_draft_take_later (adj_own_battle_get_draft (battle), adj_own_battle_get_frame (battle)))
    adj_own_battle_save (battle);
}

static void
prepare (AdjChartsPage *page)
{
  const char *path = adj_own_battle_get_path (adj_charts_page_get_battle (page));
  g_autofree char *text =
      adj_fill (_ ("Kept in {file}"), (const AdjPlace[]){ { "file", path }, { NULL, NULL } });

  gtk_label_set_label (ADJ_CHARTS_GAPS (page)->place, text);
  adj_gap_form_set_charts (ADJ_CHARTS_GAPS (page)->more, adj_charts_page_get_battle (page));
}

static void
show (AdjChartsPage *page)
{
  AdjChartsGaps *self = ADJ_CHARTS_GAPS (page);
  AdjDraft *draft = adj_charts_page_get_draft (page);
  const AdjScenario *scenario = adj_draft_get_scenario (draft);
  g_autofree char *figures = adj_missing_say_known (scenario);
  g_autofree char *map =
      adj_map_progress_say (adj_draft_get_book (draft), adj_draft_get_doubts (draft));
  g_autofree char *known = g_strjoin ("\n", figures, map, NULL);

  show_missing (self, scenario);
  adj_gap_form_show (self->more);
  show_later (self);
  gtk_label_set_label (self->known, known);
  show_doubts (self, adj_draft_get_doubts (draft));
}

/* ---- Class ---- */

static void
adj_charts_gaps_class_init (AdjChartsGapsClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  ADJ_CHARTS_PAGE_CLASS (class)->prepare = prepare;
  ADJ_CHARTS_PAGE_CLASS (class)->show = show;
  signals[PAGE] = g_signal_new ("page", ADJ_TYPE_CHARTS_GAPS, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[LOOK] = g_signal_new ("look", ADJ_TYPE_CHARTS_GAPS, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  g_type_ensure (ADJ_TYPE_FLOW_CELL);
  g_type_ensure (ADJ_TYPE_GAP_FORM);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/books/charts-gaps.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjChartsGaps, list);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsGaps, known);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsGaps, place);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsGaps, complete_box);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsGaps, later_box);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsGaps, later);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsGaps, to_read);
  gtk_widget_class_bind_template_callback (widget_class, adj_charts_gaps_on_take);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsGaps, more);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsGaps, doubts_box);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsGaps, doubts);
}

static void
adj_charts_gaps_init (AdjChartsGaps *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
