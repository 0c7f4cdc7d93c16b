/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "sheets/skirmish-matter.h"
#include "skirmish/eyes.h"
#include "skirmish/sentence.h"
#include "words/bidi.h"

/* Order cards to be cut out, eight to a page: whom they are for, what they are to do, and a line
 * for the condition. What is left of the last page are blank ones. */

#define ACROSS 2
#define DOWN 4
#define TO_A_PAGE (ACROSS * DOWN)
#define LEAST_HEIGHT 640.0 /* of a page of them, in points */
#define PAD 11.0
#define LINE_GAP 19.0 /* between lines to be written on */
#define LARGEST 1.6   /* of the type */
#define SMALLEST 0.4
#define A_LITTLE_SMALLER 0.93

/* What stands on a card; all NULL on a blank one. */
typedef struct
{
  char *title;
  char *side;
  char *figures;
  char *objective;
  char *condition; /* NULL: a line for one */
  gboolean used;
} Face;

typedef struct
{
  Face faces[TO_A_PAGE];
} Page;

static void
page_free (gpointer data)
{
  Page *self = data;

  for (guint i = 0; i < TO_A_PAGE; i++)
    {
      g_free (self->faces[i].title);
      g_free (self->faces[i].side);
      g_free (self->faces[i].figures);
      g_free (self->faces[i].objective);
      g_free (self->faces[i].condition);
    }
  g_free (self);
}

/* ---- Drawing ---- */

/* Where the next line of a card goes. cr: NULL to measure it alone. */
typedef struct
{
  cairo_t *cr;
  AdjType *type;
  double width;
  double y;
} Pen;

static void
put_text (Pen *pen, AdjTypeSize size, const char *text, int bold)
{
  g_autoptr (PangoLayout) layout =
      adj_type_set (pen->type, size, text, bold, pen->width, ADJ_ALIGN_START);

  if (pen->cr != NULL)
    {
      cairo_move_to (pen->cr, 0, pen->y);
      pango_cairo_update_layout (pen->cr, layout);
      pango_cairo_show_layout (pen->cr, layout);
    }
  pen->y += adj_type_height (layout) + 3;
}

static void
put_line (Pen *pen)
{
  pen->y += LINE_GAP;
  if (pen->cr != NULL)
    {
      cairo_set_line_width (pen->cr, 0.4);
      cairo_move_to (pen->cr, 0, pen->y);
      cairo_line_to (pen->cr, pen->width, pen->y);
      cairo_stroke (pen->cr);
    }
  pen->y += 3;
}

/* A part of the card under its label; lines to write on where there is none. */
static void
put_part (Pen *pen, const char *label, const char *text, guint n_lines)
{
  put_text (pen, ADJ_TYPE_SMALL, label, 0);
  if (text != NULL)
    put_text (pen, ADJ_TYPE_BODY, text, 0);
  for (guint i = 0; i < n_lines && text == NULL; i++)
    put_line (pen);
}

static void
put_face (Pen *pen, const Face *face)
{
  g_autofree char *head = NULL;

  pen->y = 0;
  if (face->title == NULL)
    put_text (pen, ADJ_TYPE_HEADING, _ ("Order card"), G_MAXINT);
  else
    {
      head = face->used ? g_strdup_printf (_ ("%1$s · %2$s · played"), face->title, face->side)
                        : g_strdup_printf ("%s · %s", face->title, face->side);
      put_text (pen, ADJ_TYPE_HEADING, head, G_MAXINT);
    }
  /* Translators: on an order card, above the figures it is for */
  put_part (pen, _ ("For"), face->figures, 1);
  /* Translators: on an order card, above what the figures are to do */
  put_part (pen, _ ("Objective"), face->objective, 2);
  /* Translators: on an order card, above the condition under which it holds */
  put_part (pen, _ ("If"), face->condition, 1);
}

/* In type as large as has room. */
static void
paint_face (cairo_t *cr, const Face *face, double width, double height, gboolean rtl)
{
  double scale = LARGEST;
  Pen pen = { NULL, NULL, width, 0 };

  do
    {
      g_clear_pointer (&pen.type, adj_type_free);
      pen.type = adj_type_new (scale, rtl);
      put_face (&pen, face);
      scale *= A_LITTLE_SMALLER;
    }
  while (pen.y > height && scale > SMALLEST);
  pen.cr = cr;
  put_face (&pen, face);
  adj_type_free (pen.type);
}

static void
paint_cuts (cairo_t *cr, const AdjArea *area)
{
  static const double dashes[] = { 3, 3 };

  cairo_save (cr);
  cairo_set_line_width (cr, 0.5);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  for (guint i = 0; i <= ACROSS; i++)
    {
      cairo_move_to (cr, i * area->width / ACROSS, 0);
      cairo_rel_line_to (cr, 0, area->height);
    }
  for (guint i = 0; i <= DOWN; i++)
    {
      cairo_move_to (cr, 0, i * area->height / DOWN);
      cairo_rel_line_to (cr, area->width, 0);
    }
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
paint_page (cairo_t *cr, const AdjArea *area, gconstpointer data)
{
  const Page *page = data;
  double width = area->width / ACROSS;
  double height = area->height / DOWN;
  gboolean rtl = adj_bidi_language_is_rtl ();

  cairo_set_source_rgb (cr, 0, 0, 0);
  paint_cuts (cr, area);
  for (guint i = 0; i < TO_A_PAGE; i++)
    {
      guint column = rtl ? ACROSS - 1 - i % ACROSS : i % ACROSS;

      cairo_save (cr);
      cairo_translate (cr, column * width + PAD, i / ACROSS * height + PAD);
      cairo_rectangle (cr, 0, 0, width - 2 * PAD, height - 2 * PAD);
      cairo_clip (cr);
      paint_face (cr, &page->faces[i], width - 2 * PAD, height - 2 * PAD, rtl);
      cairo_restore (cr);
    }
}

/* ---- Making ---- */

static void
fill_face (Face *face, const AdjSkirmishState *state, const AdjOrderCard *card)
{
  face->title = g_strdup (card->id);
  face->side = g_strdup (state->sides[card->side]);
  face->figures = adj_skirmish_say_names (state, card->figures);
  face->objective = g_strdup (card->objective);
  face->condition = g_strdup (card->condition);
  face->used = card->used;
}

static void
add_page (AdjDoc *doc, Page *page, const char *words)
{
  adj_doc_own (doc, page, page_free);
  adj_doc_picture_to_end (doc, LEAST_HEIGHT, paint_page, page, words);
}

/* The cards that these eyes see; of their own side, and those of the other that have been played
 * only where they are the eyes of nobody. */
static gboolean
is_printed (const AdjSkirmishMatter *matter, int card)
{
  if (matter->eyes == ADJ_SKIRMISH_PUBLIC)
    return adj_skirmish_sees_card (matter->state, matter->eyes, card);
  return matter->state->cards[card].side == matter->eyes;
}

AdjDoc *
adj_skirmish_cards_make (const AdjSkirmishMatter *matter)
{
  AdjDoc *doc;
  Page *page = g_new0 (Page, 1);
  g_autoptr (GString) words = g_string_new (NULL);
  guint n = 0;

  g_return_val_if_fail (matter != NULL, NULL);

  doc = adj_doc_new (_ ("Order cards"), matter->name);
  for (int i = 0; i < matter->state->n_cards; i++)
    if (is_printed (matter, i))
      {
        g_autofree char *sentence = adj_skirmish_say_card (matter->state, &matter->state->cards[i]);

        if (n == TO_A_PAGE)
          {
            add_page (doc, g_steal_pointer (&page), words->str);
            adj_doc_page (doc);
            page = g_new0 (Page, 1);
            g_string_truncate (words, 0);
            n = 0;
          }
        fill_face (&page->faces[n++], matter->state, &matter->state->cards[i]);
        g_string_append_printf (words, "%s%s", words->len > 0 ? "\n" : "", sentence);
      }
  add_page (doc, page, words->str);
  return doc;
}
