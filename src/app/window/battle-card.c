/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/window/battle-card.h"

#include <glib/gi18n-lib.h>

#include "app/desktop/looks.h"
#include "app/desktop/painters.h"
#include "app/desktop/settings.h"
#include "app/options/option-sets.h"
#include "book/library.h"
#include "sheets/emblem.h"
#include "sheets/map.h"
#include "sheets/position.h"
#include "staff/missing.h"
#include "words/fill.h"
#include "words/printed.h"

#define PICTURE_WIDTH 560 /* pixels, twice as many as are shown */
#define PICTURE_HEIGHT 280
#define HEX_SIZE 30 /* so that a strength can be read */

struct _AdjBattleCard
{
  GtkFlowBoxChild parent_instance;
  AdjBook *book;
  char *path;
  GtkDrawingArea *picture;
  cairo_surface_t *map; /* NULL until it is painted, and where there is none to paint */
  GtkLabel *title;
  GtkLabel *facts;
  GtkLabel *state;
  GtkWidget *charts;
  GtkWidget *begin;
  GtkWidget *options;
};

G_DEFINE_FINAL_TYPE (AdjBattleCard, adj_battle_card, GTK_TYPE_FLOW_BOX_CHILD)

/* ---- Its picture ---- */

static const AdjPalette *
palette (void)
{
  return adj_looks_are_dark () ? &adj_palette_dark : &adj_palette_light;
}

/* What is painted in another thread. */
typedef struct
{
  const AdjBook *book;
  const AdjPalette *palette;
} Picture;

/* Amid those who stand on the map when the battle begins. */
static AdjPoint
find_middle (const AdjMapStyle *style, const AdjTable *table)
{
  AdjPoint sum = { 0 };
  guint n = 0;

  for (guint unit = 0; unit < table->n_units; unit++)
    if (table->units[unit].hex != ADJ_NO_HEX)
      {
        AdjPoint at = adj_map_center (style, table->units[unit].hex);

        sum = (AdjPoint){ sum.x + at.x, sum.y + at.y };
        n++;
      }
  return (AdjPoint){ sum.x / MAX (n, 1), sum.y / MAX (n, 1) };
}

/* Where a stretch that long begins, its middle there if the whole has room for that. */
static double
begin_of (double middle, double length, double whole)
{
  return whole > length ? CLAMP (middle - length / 2, 0, whole - length) : (whole - length) / 2;
}

/* The two armies as they are set up. */
static cairo_surface_t *
paint_map (const Picture *picture)
{
  const AdjMapStyle style = { picture->book, picture->palette, HEX_SIZE, 0 };
  g_autofree AdjTable *table = adj_table_new (picture->book);
  const AdjView view = { picture->book, table, ADJ_EYES_PUBLIC };
  AdjPoint extent = adj_map_extent (&style);
  AdjPoint middle = find_middle (&style, table);
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, PICTURE_WIDTH, PICTURE_HEIGHT);
  cairo_t *cr = cairo_create (surface);

  adj_palette_set (cr, style.palette->paper, 1);
  cairo_paint (cr);
  cairo_translate (cr, -begin_of (middle.x, PICTURE_WIDTH, extent.x),
                   -begin_of (middle.y, PICTURE_HEIGHT, extent.y));
  adj_map_paint (cr, &style);
  adj_position_paint (cr, &style, &view);
  cairo_destroy (cr);
  return surface;
}

static void
paint_task (gpointer data)
{
  g_autoptr (GTask) task = data;

  g_task_return_pointer (task, paint_map (g_task_get_task_data (task)),
                         (GDestroyNotify) cairo_surface_destroy);
}

static void
adj_battle_card_on_painted (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (AdjBattleCard) self = data;

  g_clear_pointer (&self->map, cairo_surface_destroy);
  self->map = g_task_propagate_pointer (G_TASK (result), NULL);
  if (self->picture != NULL)
    gtk_widget_queue_draw (GTK_WIDGET (self->picture));
}

static void
start_painting (AdjBattleCard *self)
{
  GTask *task = g_task_new (NULL, NULL, adj_battle_card_on_painted, g_object_ref (self));
  Picture *picture = g_new (Picture, 1);

  /* The thread may let go of its task later than the answer comes, and must not be the last to
   * hold a widget. The book lives as long as the card. */
  *picture = (Picture){ self->book, palette () };
  g_task_set_task_data (task, picture, g_free);
  adj_painters_paint (paint_task, task);
}

static void
adj_battle_card_map (GtkWidget *widget)
{
  AdjBattleCard *self = ADJ_BATTLE_CARD (widget);

  GTK_WIDGET_CLASS (adj_battle_card_parent_class)->map (widget);
  if (!adj_battle_card_is_painted (self))
    start_painting (self);
}

/* The screen has become light or dark; a card out of sight is painted when it comes into it. */
static void
adj_battle_card_on_looks (AdjBattleCard *self)
{
  g_clear_pointer (&self->map, cairo_surface_destroy);
  gtk_widget_queue_draw (GTK_WIDGET (self->picture));
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && !adj_battle_card_is_painted (self))
    start_painting (self);
}

/* As much of it as covers the card. */
static void
draw_map (cairo_t *cr, cairo_surface_t *map, int width, int height)
{
  double scale = MAX ((double) width / PICTURE_WIDTH, (double) height / PICTURE_HEIGHT);

  cairo_translate (cr, (width - scale * PICTURE_WIDTH) / 2, (height - scale * PICTURE_HEIGHT) / 2);
  cairo_scale (cr, scale, scale);
  cairo_set_source_surface (cr, map, 0, 0);
  cairo_paint (cr);
}

/* A battle that cannot be played in full yet has no map worth a look. */
static void
adj_battle_card_draw (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  AdjBattleCard *self = data;
  PangoContext *letters = gtk_widget_get_pango_context (GTK_WIDGET (area));
  const PangoFontDescription *font = pango_context_get_font_description (letters);

  if (self->map != NULL)
    draw_map (cr, self->map, width, height);
  else if (self->book != NULL && !adj_scenario_complete (self->book->scenario))
    adj_emblem_paint (cr, self->book->scenario, palette (),
                      pango_font_description_get_family (font), width, height);
}

/* ---- Its words ---- */

static guint
count_units (const AdjScenario *scenario, int side)
{
  guint n = 0;

  for (guint i = 0; i < scenario->n_units; i++)
    n += scenario->units[i].side == side;
  return n;
}

/* "Union 40, Confederate 46 units"; how many units there are is told where all are known. */
static char *
say_sides (const AdjScenario *scenario)
{
  g_autofree char *units = g_strdup_printf ("%u", count_units (scenario, 0));
  g_autofree char *others = g_strdup_printf ("%u", count_units (scenario, 1));
  const AdjPlace places[] = { { "one", adj_words_printed (scenario->sides[0].name) },
                              { "units", units },
                              { "other", adj_words_printed (scenario->sides[1].name) },
                              { "otherunits", others },
                              { NULL, NULL } };

  if (adj_scenario_complete (scenario))
    /* Translators: two sides and how many units each has: Union 40, Confederate 46 units */
    return adj_fill (_ ("{one} {units}, {other} {otherunits} units"), places);
  return adj_fill (_ ("{one} against {other}"), places);
}

/* "15 turns · September 1863", and beneath it the sides. */
static char *
say_facts (const AdjScenario *scenario)
{
  g_autofree char *sides = say_sides (scenario);
  g_autofree char *turns =
      scenario->n_turns > 0
          ? g_strdup_printf (ngettext ("%u turn", "%u turns", scenario->n_turns), scenario->n_turns)
          : g_strdup (_ ("turns not known"));

  if (scenario->date == NULL)
    return g_strdup_printf ("%s\n%s", turns, sides);
  return g_strdup_printf ("%s · %s\n%s", turns, adj_words_printed (scenario->date), sides);
}

/* "Complete"; of the player's own "My charts: 31 of 48 known". */
static char *
say_state (const AdjScenario *scenario, gboolean own)
{
  g_autofree char *progress = NULL;

  if (adj_scenario_complete (scenario))
    return g_strdup (_ ("Complete"));
  if (!own)
    return g_strdup (_ ("Needs your charts"));
  progress = adj_missing_say_progress (scenario);
  return adj_fill (_ ("My charts: {progress}"),
                   (const AdjPlace[]){ { "progress", progress }, { NULL, NULL } });
}

/* What it begins with. */
static void
adj_battle_card_say_options (AdjBattleCard *self)
{
  const AdjRuleset *ruleset = self->book->ruleset;
  AdjAgreement last = adj_option_sets_last (ruleset);
  g_autoptr (GPtrArray) sets = adj_option_sets_list (ruleset);
  g_autofree char *label = g_strdup_printf ("%s…", adj_option_sets_find (sets, &last)->name);

  gtk_button_set_label (GTK_BUTTON (self->options), label);
}

static void
fill_in (AdjBattleCard *self)
{
  const AdjScenario *scenario = self->book->scenario;
  gboolean complete = adj_scenario_complete (scenario);
  gboolean own = adj_library_is_own (self->path);
  g_autofree char *facts = say_facts (scenario);
  g_autofree char *state = say_state (scenario, own);
  g_autofree char *description = g_strdup_printf ("%s\n%s", state, facts);

  gtk_label_set_label (self->title, adj_words_printed (scenario->title));
  gtk_label_set_label (self->facts, facts);
  gtk_label_set_label (self->state, state);
  gtk_button_set_label (GTK_BUTTON (self->charts), own ? _ ("My charts…") : _ ("Fill in…"));
  gtk_widget_set_visible (self->charts, own || !complete);
  gtk_widget_set_visible (self->begin, !complete);
  gtk_widget_set_visible (self->options, complete);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->charts), "s", self->path);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->begin), "s", self->path);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->options), "s", self->path);
  gtk_widget_add_css_class (GTK_WIDGET (self->state), complete ? "complete" : "incomplete");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  adj_words_printed (scenario->title),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

/* ---- Class ---- */

static void
adj_battle_card_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_BATTLE_CARD);
  G_OBJECT_CLASS (adj_battle_card_parent_class)->dispose (object);
}

static void
adj_battle_card_finalize (GObject *object)
{
  AdjBattleCard *self = ADJ_BATTLE_CARD (object);

  g_clear_pointer (&self->map, cairo_surface_destroy);
  g_clear_pointer (&self->book, adj_book_unref);
  g_free (self->path);
  G_OBJECT_CLASS (adj_battle_card_parent_class)->finalize (object);
}

static void
adj_battle_card_class_init (AdjBattleCardClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_battle_card_dispose;
  G_OBJECT_CLASS (class)->finalize = adj_battle_card_finalize;
  widget_class->map = adj_battle_card_map;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/window/battle-card.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjBattleCard, picture);
  gtk_widget_class_bind_template_child (widget_class, AdjBattleCard, title);
  gtk_widget_class_bind_template_child (widget_class, AdjBattleCard, facts);
  gtk_widget_class_bind_template_child (widget_class, AdjBattleCard, state);
  gtk_widget_class_bind_template_child (widget_class, AdjBattleCard, charts);
  gtk_widget_class_bind_template_child (widget_class, AdjBattleCard, begin);
  gtk_widget_class_bind_template_child (widget_class, AdjBattleCard, options);
}

static void
adj_battle_card_init (AdjBattleCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drawing_area_set_draw_func (self->picture, adj_battle_card_draw, self, NULL);
  g_signal_connect_object (gtk_settings_get_default (), "notify::gtk-application-prefer-dark-theme",
                           G_CALLBACK (adj_battle_card_on_looks), self, G_CONNECT_SWAPPED);
}

GtkWidget *
adj_battle_card_new (AdjBook *book, const char *path)
{
  AdjBattleCard *self = g_object_new (ADJ_TYPE_BATTLE_CARD, NULL);

  self->book = adj_book_ref (book);
  self->path = g_strdup (path);
  fill_in (self);
  adj_battle_card_say_options (self);
  g_signal_connect_object (adj_settings (), "changed::last-options",
                           G_CALLBACK (adj_battle_card_say_options), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (adj_settings (), "changed::option-sets",
                           G_CALLBACK (adj_battle_card_say_options), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

const char *
adj_battle_card_get_path (AdjBattleCard *self)
{
  g_return_val_if_fail (ADJ_IS_BATTLE_CARD (self), NULL);

  return self->path;
}

const AdjScenario *
adj_battle_card_get_scenario (AdjBattleCard *self)
{
  g_return_val_if_fail (ADJ_IS_BATTLE_CARD (self), NULL);

  return self->book->scenario;
}

gboolean
adj_battle_card_is_complete (AdjBattleCard *self)
{
  g_return_val_if_fail (ADJ_IS_BATTLE_CARD (self), FALSE);

  return adj_scenario_complete (self->book->scenario);
}

gboolean
adj_battle_card_is_painted (AdjBattleCard *self)
{
  g_return_val_if_fail (ADJ_IS_BATTLE_CARD (self), FALSE);

  return !adj_battle_card_is_complete (self) || self->map != NULL;
}
