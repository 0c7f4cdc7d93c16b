/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/flow.h"

#include <glib/gi18n-lib.h>

#include "sheets/cut.h"
#include "words/fill.h"

#define MARGIN_X 25.0
#define MARGIN_Y 25.0
#define CARD 430.0 /* a side shorter than that is one of a card, whose margins are smaller */
#define CARD_MARGIN 18.0
#define FOOT_GAP 7.0 /* between the last line and the foot */
#define RULE 1.4
#define HAIRLINE 0.4
#define HARDLY_ANYTHING 0.12
#define A_LITTLE_SMALLER 0.95
#define EVEN_STEPS 10

typedef struct
{
  const AdjDoc *doc;
  const AdjPaper *paper;
  const AdjType *type;
  GPtrArray *pages;  /* of GArray of AdjBox */
  GPtrArray *strips; /* of AdjStrip */
  double width;      /* of the text */
  double top;        /* of the page under way, below its head */
  double bottom;
  double y;   /* where the next thing goes */
  guint held; /* strips held to held_end are a heading that waits for what it heads */
  guint held_end;
  gboolean evenly; /* what takes several pages is on each of them alike */
  double even;     /* how high pages are filled that share a region evenly; 0: to the foot */
  gboolean parted; /* each part begins a page */
  gboolean begun;  /* something lies on the page already */
} Flow;

static GArray *
page_of (const Flow *self)
{
  return g_ptr_array_index (self->pages, self->pages->len - 1);
}

static AdjStrip *
strip_at (const Flow *self, guint i)
{
  return g_ptr_array_index (self->strips, i);
}

/* ---- Heads and feet ---- */

static gboolean
is_card (const AdjPaper *paper)
{
  return MIN (paper->width, paper->height) < CARD;
}

static double
margin_x (const AdjPaper *paper)
{
  return is_card (paper) ? CARD_MARGIN : MARGIN_X;
}

static double
margin_y (const AdjPaper *paper)
{
  return is_card (paper) ? CARD_MARGIN : MARGIN_Y;
}

/* The part of a page's width that a title has at most, and the subject beside it. */
#define WIDEST_TITLE 0.62
#define NARROWEST_SUBJECT 0.26

static double
width_on_one_line (const Flow *self, AdjTypeSize size, const char *text, int bold)
{
  g_autoptr (PangoLayout) layout = adj_type_set (self->type, size, text, bold, 0, ADJ_ALIGN_START);

  return adj_type_width (layout);
}

/* As large as the title if it stays on one line beside the subject, else in lines of a heading. */
static PangoLayout *
set_news (const Flow *self, double title, double *width)
{
  const double room = self->width - title - 2 * ADJ_GUTTER;
  const double subject = MAX (width_on_one_line (self, ADJ_TYPE_BODY, self->doc->subject, 0),
                              NARROWEST_SUBJECT * self->width);
  double natural = width_on_one_line (self, ADJ_TYPE_TITLE, self->doc->news, 0);
  AdjTypeSize size = natural + 1 <= room - subject ? ADJ_TYPE_TITLE : ADJ_TYPE_HEADING;

  if (size == ADJ_TYPE_HEADING)
    natural = width_on_one_line (self, size, self->doc->news, G_MAXINT);
  *width = MIN (natural + 1, room - NARROWEST_SUBJECT * self->width);
  return adj_type_set (self->type, size, self->doc->news, size == ADJ_TYPE_HEADING ? G_MAXINT : 0,
                       *width, ADJ_ALIGN_START);
}

/* Title and subject on one line, at either side, with the news of the first page between them; the
 * subject has what the others leave. */
static double
put_head (const Flow *self, GArray *page, double y, AdjTypeSize size)
{
  const double x = margin_x (self->paper);
  double whole = width_on_one_line (self, size, self->doc->title, G_MAXINT) + 1;
  double first = MIN (whole, (self->width - ADJ_GUTTER) * WIDEST_TITLE);
  PangoLayout *left =
      adj_type_set (self->type, size, self->doc->title, G_MAXINT, first, ADJ_ALIGN_START);
  PangoLayout *news = NULL;
  PangoLayout *right;
  double between = 0;
  double rest;
  double height;

  if (self->doc->news != NULL && size == ADJ_TYPE_TITLE)
    news = set_news (self, first, &between);
  rest = self->width - first - ADJ_GUTTER - (news != NULL ? between + ADJ_GUTTER : 0);
  right = adj_type_set (self->type, MIN (size, ADJ_TYPE_BODY), self->doc->subject, 0, rest,
                        ADJ_ALIGN_END);
  height = MAX (adj_type_height (left), adj_type_height (right));
  if (news != NULL)
    height = MAX (height, adj_type_height (news));
  adj_boxes_heading (page, x, y + height - adj_type_height (left), first, left,
                     size > ADJ_TYPE_BODY);
  g_array_index (page, AdjBox, page->len - 1).cramped = first < whole;
  if (news != NULL)
    adj_boxes_text (page, x + first + ADJ_GUTTER, y + height - adj_type_height (news), between,
                    news);
  adj_boxes_text (page, x + self->width - rest, y + height - adj_type_height (right), rest, right);
  return height;
}

/* The line below the title, as large as there is room for. */
static double
put_more (const Flow *self, GArray *page, double y)
{
  AdjTypeSize size = width_on_one_line (self, ADJ_TYPE_TITLE, self->doc->more, 0) + 1 <= self->width
                         ? ADJ_TYPE_TITLE
                         : ADJ_TYPE_HEADING;
  PangoLayout *layout =
      adj_type_set (self->type, size, self->doc->more, size == ADJ_TYPE_HEADING ? G_MAXINT : 0,
                    self->width, ADJ_ALIGN_START);

  adj_boxes_text (page, margin_x (self->paper), y, self->width, layout);
  return adj_type_height (layout);
}

static AdjTypeSize
title_size (const AdjPaper *paper)
{
  return is_card (paper) ? ADJ_TYPE_HEADING : ADJ_TYPE_TITLE;
}

static void
begin_page (Flow *self)
{
  gboolean first = self->pages->len == 0;
  GArray *page = adj_boxes_new ();
  double letter = adj_type_points (self->type, ADJ_TYPE_BODY);
  double y = margin_y (self->paper);

  g_ptr_array_add (self->pages, page);
  y += put_head (self, page, y, first ? title_size (self->paper) : ADJ_TYPE_BODY);
  if (first && self->doc->more != NULL)
    y += put_more (self, page, y);
  y += 2;
  adj_boxes_rule (page, margin_x (self->paper), y, self->width, first ? RULE : HAIRLINE, 0);
  self->top = self->y = y + RULE + 0.6 * letter;
  self->begun = FALSE;
}

static double
height_of_foot (const AdjType *type)
{
  return adj_type_points (type, ADJ_TYPE_SMALL) * 1.3 + FOOT_GAP;
}

double
adj_flow_width (const AdjPaper *paper)
{
  g_return_val_if_fail (paper != NULL, 0);

  return paper->width - 2 * margin_x (paper);
}

double
adj_flow_height (const AdjPaper *paper)
{
  g_return_val_if_fail (paper != NULL, 0);

  return paper->height - 2 * margin_y (paper);
}

void
adj_flow_number (GPtrArray *pages, const AdjPaper *paper, const AdjType *type)
{
  double width;
  double y;

  g_return_if_fail (pages != NULL);
  g_return_if_fail (paper != NULL);
  g_return_if_fail (type != NULL);

  width = adj_flow_width (paper);
  y = paper->height - margin_y (paper) - height_of_foot (type) + FOOT_GAP;
  for (guint i = 0; i < pages->len; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", i + 1);
      g_autofree char *count = g_strdup_printf ("%u", pages->len);
      g_autofree char *text = adj_fill (
          /* Translators: at the foot of a printed page */
          _ ("Page {number} of {count}"),
          (const AdjPlace[]){ { "number", number }, { "count", count }, { NULL, NULL } });
      PangoLayout *layout = adj_type_set (type, ADJ_TYPE_SMALL, text, 0, width, ADJ_ALIGN_MIDDLE);

      adj_boxes_rule (g_ptr_array_index (pages, i), margin_x (paper), y - 2, width, HAIRLINE, 0);
      adj_boxes_text (g_ptr_array_index (pages, i), margin_x (paper), y, width, layout);
    }
}

/* ---- Columns ---- */

/* How high a strip is that is repeated above another; 0 if it is none. */
static double
repeated_height (const Flow *self, int repeated)
{
  return repeated >= 0 ? strip_at (self, (guint) repeated)->height : 0;
}

static double
header_height (const Flow *self, guint i)
{
  return repeated_height (self, strip_at (self, i)->header) +
         repeated_height (self, strip_at (self, i)->band);
}

static double
put_repeated (Flow *self, int repeated, double x, double y)
{
  if (repeated >= 0)
    adj_boxes_add (page_of (self), strip_at (self, (guint) repeated)->boxes, x, y, 1);
  return repeated_height (self, repeated);
}

/* The first strip that has no more room in a column of that height that begins with strip i;
 * never one that its forerunner has to keep to. On a page with nothing on it yet at least one
 * strip is put, so that the paper gets on. */
static guint
fill_column (const Flow *self, guint i, guint end, double height)
{
  double used = header_height (self, i);
  guint next = i;

  while (next < end)
    {
      const AdjStrip *strip = strip_at (self, next);
      double more = strip->height + (next > i ? strip->space : 0);

      if ((next > i || self->begun) && used + more > height + 0.01)
        break;
      used += more;
      next++;
    }
  if (next == end)
    return end;
  for (guint back = next; back > i; back--)
    if (!strip_at (self, back - 1)->keep)
      return back;
  return self->begun ? i : next;
}

/* A strip is never parted: one that is higher than a whole page is made smaller. */
static double
put_strip (Flow *self, AdjStrip *strip, double x, double y)
{
  double scale = MIN (1, (self->bottom - y) / MAX (strip->height, 1));

  adj_boxes_add (page_of (self), strip->boxes, x, y, scale);
  return strip->height * scale;
}

static void
put_column (Flow *self, guint i, guint end, double x, double height)
{
  double y = self->y;

  if (i < end)
    {
      y += put_repeated (self, strip_at (self, i)->header, x, y);
      y += put_repeated (self, strip_at (self, i)->band, x, y);
    }
  for (guint at = i; at < end; at++)
    {
      AdjStrip *strip = strip_at (self, at);

      y += at > i ? strip->space : 0;
      if (strip->fill)
        g_array_index (strip->boxes, AdjBox, 0).height = strip->height = self->y + height - y;
      y += put_strip (self, strip, x, y);
    }
}

/* How high the column with strips i to end is. */
static double
column_height (const Flow *self, guint i, guint end)
{
  double height = i < end ? header_height (self, i) : 0;

  for (guint at = i; at < end; at++)
    height += strip_at (self, at)->height + (at > i ? strip_at (self, at)->space : 0);
  return height;
}

/* The least height, no more than most, at which n columns hold strips i to end; most if they do
 * not. */
static double
balanced_height (const Flow *self, guint i, guint end, guint n, double most)
{
  double height = column_height (self, i, end) / n;

  for (; height < most; height += 4)
    {
      guint next = i;

      for (guint column = 0; column < n && next < end; column++)
        next = fill_column (self, next, end, height);
      if (next >= end)
        return height;
    }
  return most;
}

static gboolean
has_fill (const Flow *self, guint i, guint end)
{
  for (; i < end; i++)
    if (strip_at (self, i)->fill)
      return TRUE;
  return FALSE;
}

/* One page's worth of strips i to end in n columns; returns the first that is left over. */
static guint
put_columns (Flow *self, guint i, guint end, guint n)
{
  double lowest_line = self->even > 0 ? self->top + self->even : self->bottom;
  double room = MAX (lowest_line - self->y, 0);
  double each = (self->width - (n - 1) * ADJ_GUTTER) / n;
  double height = n > 1 ? balanced_height (self, i, end, n, room) : room;
  double lowest = 0;

  for (guint column = 0; column < n && i < end; column++)
    {
      guint next = fill_column (self, i, end, height);
      double used = column_height (self, i, next);

      put_column (self, i, next, margin_x (self->paper) + column * (each + ADJ_GUTTER), height);
      lowest = MAX (lowest, has_fill (self, i, next) ? height : used);
      i = next;
    }
  self->y += lowest;
  self->begun |= lowest > 0;
  return i;
}

/* Height of strips i to end, as far as they are not to be parted. */
static double
height_kept (const Flow *self, guint i, guint end)
{
  guint last = i;

  while (last + 1 < end && strip_at (self, last)->keep)
    last++;
  return i < end ? column_height (self, i, last + 1) : 0;
}

/* Headings that were held back, on one page with the beginning of strips i to end. */
static void
put_held (Flow *self, guint i, guint end)
{
  double more = i < end ? strip_at (self, i)->space + height_kept (self, i, end) : 0;

  if (self->held == self->held_end)
    return;
  more += column_height (self, self->held, self->held_end) + strip_at (self, self->held)->space;
  if (self->begun && self->y + more > self->bottom)
    begin_page (self);
  if (self->begun)
    self->y += strip_at (self, self->held)->space;
  put_columns (self, self->held, self->held_end, 1);
  self->held = self->held_end;
}

/* On how many pages strips i to end are that fill none higher than that. */
static guint
count_pages (const Flow *self, guint i, guint end, guint n, double height)
{
  Flow trial = *self;
  guint pages = 0;

  while (i < end && pages <= end)
    {
      double room = pages == 0 ? MAX (self->top + height - self->y, 0) : height;

      for (guint column = 0; column < n && i < end; column++)
        i = fill_column (&trial, i, end, room);
      trial.begun = FALSE;
      pages++;
    }
  return pages;
}

/* Whatever takes several pages is on each of them alike, lest the last one have two lines. */
static void
find_even (Flow *self, guint i, guint end, guint n)
{
  double most = self->bottom - self->top;
  double least = 0.3 * most;
  guint pages;

  if (has_fill (self, i, end))
    return;
  pages = count_pages (self, i, end, n, most);
  if (pages < 2 || count_pages (self, i, end, n, most - 1) != pages)
    return;
  for (int step = 0; step < EVEN_STEPS; step++)
    {
      double middle = (least + most) / 2;

      if (count_pages (self, i, end, n, middle) > pages)
        least = middle;
      else
        most = middle;
    }
  self->even = most + 1;
}

/* Strips i to end, all in n columns, from where the page is on; ends: nothing more comes on the
 * last page. What heads the next region is held back for it. */
static void
put_region (Flow *self, guint i, guint end, guint n, gboolean ends)
{
  guint all = end;

  put_held (self, i, end);
  while (end > i && strip_at (self, end - 1)->keep)
    end--;
  if (end < all)
    {
      self->held = end;
      self->held_end = all;
    }
  if (i < end && self->begun)
    self->y += strip_at (self, i)->space;
  if (ends && self->evenly)
    find_even (self, i, end, n);
  while (i < end)
    {
      i = put_columns (self, i, end, n);
      if (i < end)
        begin_page (self);
    }
  self->even = 0;
}

static gboolean
begins_page (const Flow *self, guint i)
{
  return i >= self->strips->len || strip_at (self, i)->page ||
         (strip_at (self, i)->part && self->parted);
}

/* Does a page begin there, or once it is said in how many columns it will be? */
static gboolean
ends_page (const Flow *self, guint i)
{
  while (!begins_page (self, i) && strip_at (self, i)->n_columns > 0)
    i++;
  return begins_page (self, i);
}

static void
put_strips (Flow *self)
{
  guint n_columns = 1;
  guint start = 0;

  begin_page (self);
  for (guint i = 0; i < self->strips->len; i++)
    {
      const AdjStrip *strip = strip_at (self, i);

      if (strip->n_columns == 0 && !strip->page && !strip->part)
        continue;
      put_region (self, start, i, n_columns, ends_page (self, i));
      start = i + 1;
      if (strip->n_columns > 0)
        n_columns = strip->n_columns;
      if (begins_page (self, i) && self->begun)
        begin_page (self);
    }
  put_region (self, start, self->strips->len, n_columns, TRUE);
  put_held (self, 0, 0);
}

/* last: how much of the last page is used, 1 for all of it; rest: what is left of it, in points. */
static GPtrArray *
flow_once (Flow self, gboolean rtl, double *last, double *rest)
{
  self.pages = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  self.width = adj_flow_width (self.paper);
  self.bottom = self.paper->height - margin_y (self.paper) - height_of_foot (self.type);
  self.strips = adj_strips_of (self.doc, self.type, self.width);
  put_strips (&self);
  g_ptr_array_unref (self.strips);
  for (guint i = 0; rtl && i < self.pages->len; i++)
    adj_boxes_mirror (g_ptr_array_index (self.pages, i), self.paper->width);
  *last = (self.y - self.top) / (self.bottom - self.top);
  *rest = self.bottom - self.y;
  return self.pages;
}

static gboolean
has_parts (const AdjDoc *doc)
{
  for (guint i = 0; i < doc->blocks->len; i++)
    if (((const AdjBlock *) g_ptr_array_index (doc->blocks, i))->kind == ADJ_BLOCK_PART)
      return TRUE;
  return FALSE;
}

/* A last page with hardly anything on it is saved if type a little smaller does it. Where there
 * are several pages anyway, each part begins one, unless that takes still more. */
GPtrArray *
adj_flow (const AdjDoc *doc, const AdjPaper *paper, const AdjType *type, gboolean rtl)
{
  Flow flow = { .doc = doc, .paper = paper, .type = type };
  double last;
  double rest;
  g_autoptr (GPtrArray) pages = NULL;
  g_autoptr (GPtrArray) other = NULL;
  g_autoptr (AdjType) smaller = NULL;

  g_return_val_if_fail (doc != NULL, NULL);
  g_return_val_if_fail (paper != NULL, NULL);
  g_return_val_if_fail (type != NULL, NULL);

  pages = flow_once (flow, rtl, &last, &rest);
  if (pages->len > 1 && last <= HARDLY_ANYTHING && type->least == 0)
    {
      flow.type = smaller = adj_type_new (type->scale * A_LITTLE_SMALLER, rtl);
      other = flow_once (flow, rtl, &last, &rest);
      if (other->len < pages->len)
        return g_steal_pointer (&other);
      g_clear_pointer (&other, g_ptr_array_unref);
    }
  if (pages->len == 1)
    return g_steal_pointer (&pages);
  flow.type = type;
  flow.evenly = TRUE;
  flow.parted = has_parts (doc);
  other = flow_once (flow, rtl, &last, &rest);
  if (other->len <= pages->len)
    return g_steal_pointer (&other);
  flow.parted = FALSE;
  return flow_once (flow, rtl, &last, &rest);
}

GPtrArray *
adj_flow_plainly (
    const AdjDoc *doc, const AdjPaper *paper, const AdjType *type, gboolean rtl, double *rest)
{
  const Flow flow = { .doc = doc, .paper = paper, .type = type };
  double last;

  g_return_val_if_fail (doc != NULL, NULL);
  g_return_val_if_fail (paper != NULL, NULL);
  g_return_val_if_fail (type != NULL, NULL);
  g_return_val_if_fail (rest != NULL, NULL);

  return flow_once (flow, rtl, &last, rest);
}
