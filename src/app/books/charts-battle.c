/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/books/charts-battle.h"

#include <glib/gi18n-lib.h>

#include "app/books/form-field.h"
#include "app/books/source-list.h"
#include "book/draft-fields.h"
#include "book/words.h"

typedef enum
{
  TITLE,
  DATE,
  ABOUT,
  FIRST_NAME,
  FIRST_COLOUR,
  SECOND_NAME,
  SECOND_COLOUR,
  N_FIELDS,
} Field;

/* Where in the file each of them stands. */
static const struct
{
  const char *label;
  const char *element;
  guint place;
  const char *attribute; /* NULL: the text */
} fields[N_FIELDS] = {
  [TITLE] = { N_ ("Title"), "scenario", 0, "title" },
  [DATE] = { N_ ("Date"), "scenario", 0, "date" },
  [ABOUT] = { N_ ("What the battle is about"), "about", 0, NULL },
  [FIRST_NAME] = { N_ ("Name of the first side"), "side", 0, "name" },
  [FIRST_COLOUR] = { N_ ("Colour of the first side"), "side", 0, "colour" },
  [SECOND_NAME] = { N_ ("Name of the second side"), "side", 1, "name" },
  [SECOND_COLOUR] = { N_ ("Colour of the second side"), "side", 1, "colour" },
};

struct _AdjChartsBattle
{
  AdjChartsPage parent_instance;
  GtkBox *box;
  AdjSourceList *sources;
  AdjFormField *fields[N_FIELDS]; /* the box's */
};

G_DEFINE_FINAL_TYPE (AdjChartsBattle, adj_charts_battle, ADJ_TYPE_CHARTS_PAGE)

/* ---- Showing ---- */

static const char *
get_kept (AdjChartsBattle *self, Field field)
{
  const AdjScenario *scenario = adj_charts_page_get_scenario (ADJ_CHARTS_PAGE (self));
  const AdjSide *side = &scenario->sides[fields[field].place];

  switch (field)
    {
    case TITLE:
      return scenario->title;
    case DATE:
      return scenario->date;
    case ABOUT:
      return scenario->about;
    case FIRST_NAME:
    case SECOND_NAME:
      return side->name;
    case FIRST_COLOUR:
    case SECOND_COLOUR:
      return adj_side_colours[side->colour];
    case N_FIELDS:
    default:
      g_return_val_if_reached (NULL);
    }
}

static void
show (AdjChartsPage *page)
{
  AdjChartsBattle *self = ADJ_CHARTS_BATTLE (page);

  for (guint i = 0; i < N_FIELDS; i++)
    {
      const char *kept = get_kept (self, (Field) i);

      adj_form_field_set (self->fields[i], kept != NULL ? kept : "");
      adj_form_field_complain (self->fields[i], NULL);
    }
  adj_source_list_show (self->sources);
}

/* ---- Typing ---- */

static gboolean
is_kept (AdjChartsBattle *self, Field field, const char *text)
{
  const char *kept = get_kept (self, field);

  return g_str_equal (kept != NULL ? kept : "", text);
}

/* What is refused stays there with the reason, to be put right. */
static void
adj_charts_battle_on_typed (AdjChartsBattle *self, AdjFormField *shown)
{
  AdjDraft *draft = adj_charts_page_get_draft (ADJ_CHARTS_PAGE (self));
  g_autofree char *text = g_strstrip (adj_form_field_get (shown));
  guint i = 0;

  while (self->fields[i] != shown)
    i++;
  if (is_kept (self, (Field) i, text))
    adj_form_field_complain (shown, NULL);
  else if (adj_draft_put_field (draft, fields[i].element, fields[i].place, fields[i].attribute,
                                text))
    adj_own_battle_save (adj_charts_page_get_battle (ADJ_CHARTS_PAGE (self)));
  else
    adj_form_field_complain (shown, adj_draft_get_refusal (draft));
}

static GtkWidget *
new_field (Field field)
{
  const char *const colours[] = { _ ("Blue"), _ ("Gray"), NULL }; /* as adj_side_colours */
  const char *label = _ (fields[field].label);

  if (field == ABOUT)
    return adj_form_field_new_prose (label);
  if (field == FIRST_COLOUR || field == SECOND_COLOUR)
    return adj_form_field_new_choice (label, adj_side_colours, colours);
  return adj_form_field_new_line (
      label, NULL, adj_draft_find_attribute (fields[field].element, fields[field].attribute)->max);
}

static void
prepare (AdjChartsPage *page)
{
  AdjChartsBattle *self = ADJ_CHARTS_BATTLE (page);

  for (guint i = 0; i < N_FIELDS; i++)
    {
      self->fields[i] = ADJ_FORM_FIELD (new_field ((Field) i));
      g_signal_connect_swapped (self->fields[i], "typed", G_CALLBACK (adj_charts_battle_on_typed),
                                self);
      gtk_box_append (self->box, GTK_WIDGET (self->fields[i]));
    }
  adj_source_list_set_charts (self->sources, adj_charts_page_get_battle (page));
}

/* ---- Class ---- */

static void
adj_charts_battle_class_init (AdjChartsBattleClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  ADJ_CHARTS_PAGE_CLASS (class)->prepare = prepare;
  ADJ_CHARTS_PAGE_CLASS (class)->show = show;
  g_type_ensure (ADJ_TYPE_SOURCE_LIST);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/books/charts-battle.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjChartsBattle, box);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsBattle, sources);
}

static void
adj_charts_battle_init (AdjChartsBattle *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
