/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/books/figure-table.h"

#include "app/books/figure-cell.h"

#define NOTE_CHARS 16 /* as narrow as a note may be; where there is none the cells have room */

/* The cells are the model's, row by row: cell (row, column) is at row * n_columns + column. */
struct _AdjFigureTable
{
  GtkWidget parent_instance;
  AdjFigures *figures;
  GtkGrid *head;
  GtkGrid *grid;

  guint n_rows;
  guint n_columns;
  GPtrArray *cells; /* of GtkEntry, the grid's */
  GPtrArray *names; /* of GtkLabel, likewise, one a row */
  GPtrArray *notes;
  int place; /* of the focus in cells; -1 */
};

G_DEFINE_FINAL_TYPE (AdjFigureTable, adj_figure_table, GTK_TYPE_WIDGET)

enum
{
  MOVED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static GtkEntry *
cell_at (AdjFigureTable *self, guint place)
{
  return g_ptr_array_index (self->cells, place);
}

/* ---- Showing ---- */

static void
show_note (AdjFigureTable *self, guint row, const char *text, gboolean refused)
{
  GtkLabel *note = g_ptr_array_index (self->notes, row);

  gtk_label_set_label (note, text != NULL ? text : "");
  gtk_label_set_width_chars (note, text != NULL ? NOTE_CHARS : 0);
  if (refused)
    gtk_widget_add_css_class (GTK_WIDGET (note), "complaint");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (note), "complaint");
}

static void
show_cell (AdjFigureTable *self, guint row, guint column)
{
  g_autofree char *text = adj_figures_get (self->figures, row, column);
  g_autofree char *spoken = adj_figures_say_cell (self->figures, row, column);
  g_autofree char *printed = adj_figures_printed_instead (self->figures, row, column);

  adj_figure_cell_show (cell_at (self, row * self->n_columns + column), text, spoken, printed);
}

static void
show_row (AdjFigureTable *self, guint row)
{
  g_autofree char *name = adj_figures_say_row (self->figures, row);
  g_autofree char *doubt = adj_figures_doubt (self->figures, row);
  gboolean refused = FALSE;

  gtk_label_set_label (g_ptr_array_index (self->names, row), name);
  for (guint column = 0; column < self->n_columns; column++)
    {
      /* what was refused stays until it is typed anew */
      if (adj_figure_cell_is_refused (cell_at (self, row * self->n_columns + column)))
        refused = TRUE;
      else
        show_cell (self, row, column);
    }
  if (!refused)
    show_note (self, row, doubt, FALSE);
}

static void
show_all (AdjFigureTable *self)
{
  for (guint row = 0; row < self->n_rows; row++)
    show_row (self, row);
}

/* ---- Taking what is typed ---- */

static void
take (AdjFigureTable *self, guint place)
{
  guint row = place / self->n_columns;
  guint column = place % self->n_columns;
  GtkEntry *cell = cell_at (self, place);
  g_autofree char *now = adj_figures_get (self->figures, row, column);
  g_autofree char *typed = g_strdup (gtk_editable_get_text (GTK_EDITABLE (cell)));
  g_autofree char *refusal = NULL;

  adj_figure_cell_pardon (cell);
  if (g_strcmp0 (now, typed) == 0)
    show_row (self, row);
  else if (!adj_figures_set (self->figures, row, column, typed, &refusal))
    {
      adj_figure_cell_refuse (cell, refusal);
      show_note (self, row, refusal, TRUE);
    }
}

static void
adj_figure_table_on_enter (AdjFigureTable *self, GtkEventController *controller)
{
  gpointer cell = gtk_event_controller_get_widget (controller);
  guint place;

  if (!g_ptr_array_find (self->cells, cell, &place))
    return;
  self->place = (int) place;
  g_signal_emit (self, signals[MOVED], 0);
}

static void
adj_figure_table_on_leave (AdjFigureTable *self, GtkEventController *controller)
{
  gpointer cell = gtk_event_controller_get_widget (controller);
  guint place;

  if (!gtk_widget_in_destruction (GTK_WIDGET (self)) &&
      g_ptr_array_find (self->cells, cell, &place))
    take (self, place);
}

/* Somebody else typed there. */
static void
adj_figure_table_on_activate (AdjFigureTable *self, gpointer cell)
{
  guint place;

  if (g_ptr_array_find (self->cells, cell, &place))
    take (self, place);
}

/* ---- Keys ---- */

static void
go_to (AdjFigureTable *self, int row, int column)
{
  if (row < 0 || column < 0 || row >= (int) self->n_rows || column >= (int) self->n_columns)
    return;
  adj_figure_table_focus (self, (guint) row, (guint) column);
}

/* FALSE: there was nothing to restore. */
static gboolean
restore (AdjFigureTable *self)
{
  guint row = (guint) self->place / self->n_columns;
  guint column = (guint) self->place % self->n_columns;
  g_autofree char *now = adj_figures_get (self->figures, row, column);
  GtkEntry *cell = cell_at (self, (guint) self->place);

  if (g_strcmp0 (gtk_editable_get_text (GTK_EDITABLE (cell)), now) == 0)
    return FALSE;
  show_cell (self, row, column);
  show_row (self, row);
  return TRUE;
}

/* Of what is being typed first, then of figures, where there is a window that can. GTK's text would
 * keep the key for itself, with nothing to do for it. */
static gboolean
take_back (AdjFigureTable *self)
{
  return restore (self) || gtk_widget_activate_action (GTK_WIDGET (self), "charts.undo", NULL);
}

/* Sideways only from the end of what is typed, or when all of it is marked. */
static gboolean
may_go_sideways (AdjFigureTable *self, gboolean forward)
{
  GtkEditable *cell = GTK_EDITABLE (cell_at (self, (guint) self->place));
  int length = (int) g_utf8_strlen (gtk_editable_get_text (cell), -1);
  int start = 0;
  int end = 0;

  if (gtk_editable_get_selection_bounds (cell, &start, &end))
    return start == 0 && end == length;
  return gtk_editable_get_position (cell) == (forward ? length : 0);
}

static gboolean
adj_figure_table_on_key (AdjFigureTable *self, guint key, guint code, GdkModifierType state)
{
  int row;
  int column;
  int step = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL ? -1 : 1;

  if (self->place < 0)
    return FALSE;
  if (key == GDK_KEY_z && (state & gtk_accelerator_get_default_mod_mask ()) == GDK_CONTROL_MASK)
    return take_back (self);
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return FALSE;
  row = self->place / (int) self->n_columns;
  column = self->place % (int) self->n_columns;
  switch (key)
    {
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
      take (self, (guint) self->place);
      go_to (self, row + ((state & GDK_SHIFT_MASK) != 0 ? -1 : 1), column);
      return TRUE;
    case GDK_KEY_Down:
    case GDK_KEY_Up:
      go_to (self, row + (key == GDK_KEY_Down ? 1 : -1), column);
      return TRUE;
    case GDK_KEY_Left:
    case GDK_KEY_Right:
      if (!may_go_sideways (self, (key == GDK_KEY_Right) == (step > 0)))
        return FALSE;
      go_to (self, row, column + (key == GDK_KEY_Right ? step : -step));
      return TRUE;
    case GDK_KEY_Escape:
      return restore (self);
    default:
      return FALSE;
    }
}

/* ---- Building ---- */

static void
empty (GtkGrid *grid)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (grid))) != NULL)
    gtk_grid_remove (grid, child);
}

static GtkWidget *
new_label (const char *text, const char *class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, class);
  return label;
}

static GtkWidget *
new_cell (AdjFigureTable *self, guint column)
{
  GtkWidget *cell = adj_figure_cell_new (adj_figures_width (self->figures, column));
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect_swapped (focus, "enter", G_CALLBACK (adj_figure_table_on_enter), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (adj_figure_table_on_leave), self);
  gtk_widget_add_controller (cell, focus);
  g_signal_connect_swapped (cell, "activate", G_CALLBACK (adj_figure_table_on_activate), self);
  return cell;
}

static void
build_head (AdjFigureTable *self, GtkSizeGroup **groups)
{
  GtkWidget *corner = new_label ("", "heading");

  gtk_size_group_add_widget (groups[0], corner);
  gtk_grid_attach (self->head, corner, 0, 0, 1, 1);
  for (guint column = 0; column < self->n_columns; column++)
    {
      g_autofree char *name = adj_figures_say_column (self->figures, column);
      GtkWidget *label = new_label (name, "heading");

      /* a long heading over short figures makes no wide column of them */
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_max_width_chars (GTK_LABEL (label), 12);
      gtk_widget_set_valign (label, GTK_ALIGN_END);
      gtk_size_group_add_widget (groups[column + 1], label);
      gtk_grid_attach (self->head, label, (int) column + 1, 0, 1, 1);
    }
}

static void
build_row (AdjFigureTable *self, guint row, GtkSizeGroup **groups)
{
  g_autofree char *text = adj_figures_say_row (self->figures, row);
  GtkWidget *name = new_label (text, "figure-row");
  GtkWidget *note = new_label ("", "caption");

  gtk_label_set_wrap (GTK_LABEL (name), TRUE);
  gtk_label_set_wrap (GTK_LABEL (note), TRUE);
  gtk_label_set_width_chars (GTK_LABEL (name), (int) MIN (g_utf8_strlen (text, -1), 18));
  gtk_label_set_max_width_chars (GTK_LABEL (name), 30);
  gtk_label_set_max_width_chars (GTK_LABEL (note), 30);
  gtk_widget_set_hexpand (note, TRUE);
  gtk_size_group_add_widget (groups[0], name);
  gtk_grid_attach (self->grid, name, 0, (int) row, 1, 1);
  for (guint column = 0; column < self->n_columns; column++)
    {
      GtkWidget *cell = new_cell (self, column);

      gtk_size_group_add_widget (groups[column + 1], cell);
      gtk_grid_attach (self->grid, cell, (int) column + 1, (int) row, 1, 1);
      g_ptr_array_add (self->cells, cell);
    }
  gtk_grid_attach (self->grid, note, (int) self->n_columns + 1, (int) row, 1, 1);
  g_ptr_array_add (self->names, name);
  g_ptr_array_add (self->notes, note);
}

/* The headings stand in a grid of their own above, which does not scroll away; a size group a
 * column keeps them over their figures. */
static void
build (AdjFigureTable *self)
{
  g_autoptr (GPtrArray) groups = g_ptr_array_new_with_free_func (g_object_unref);

  empty (self->head);
  empty (self->grid);
  g_ptr_array_set_size (self->cells, 0);
  g_ptr_array_set_size (self->names, 0);
  g_ptr_array_set_size (self->notes, 0);
  self->place = -1;
  self->n_rows = adj_figures_count_rows (self->figures);
  self->n_columns = adj_figures_count_columns (self->figures);
  for (guint i = 0; i <= self->n_columns; i++)
    g_ptr_array_add (groups, gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL));
  build_head (self, (GtkSizeGroup **) groups->pdata);
  for (guint row = 0; row < self->n_rows; row++)
    build_row (self, row, (GtkSizeGroup **) groups->pdata);
  /* where there is nothing to type the keys would go to what scrolls it, unseen */
  gtk_widget_set_can_focus (GTK_WIDGET (self), self->n_rows > 0);
}

static void
adj_figure_table_on_changed (AdjFigureTable *self)
{
  int place = self->place;
  gboolean rebuilt = self->n_rows != adj_figures_count_rows (self->figures) ||
                     self->n_columns != adj_figures_count_columns (self->figures);

  if (rebuilt)
    build (self);
  show_all (self);
  if (rebuilt && place >= 0 && place < (int) self->cells->len)
    self->place = place;
}

/* ---- Class ---- */

static void
adj_figure_table_dispose (GObject *object)
{
  AdjFigureTable *self = ADJ_FIGURE_TABLE (object);

  g_clear_object (&self->figures);
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_FIGURE_TABLE);
  G_OBJECT_CLASS (adj_figure_table_parent_class)->dispose (object);
}

static void
adj_figure_table_finalize (GObject *object)
{
  AdjFigureTable *self = ADJ_FIGURE_TABLE (object);

  g_ptr_array_unref (self->cells);
  g_ptr_array_unref (self->names);
  g_ptr_array_unref (self->notes);
  G_OBJECT_CLASS (adj_figure_table_parent_class)->finalize (object);
}

static void
adj_figure_table_class_init (AdjFigureTableClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_figure_table_dispose;
  G_OBJECT_CLASS (class)->finalize = adj_figure_table_finalize;
  signals[MOVED] = g_signal_new ("moved", ADJ_TYPE_FIGURE_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/books/figure-table.ui");
  gtk_widget_class_bind_template_child_full (widget_class, "content", FALSE, 0);
  gtk_widget_class_bind_template_child (widget_class, AdjFigureTable, head);
  gtk_widget_class_bind_template_child (widget_class, AdjFigureTable, grid);
}

static void
adj_figure_table_init (AdjFigureTable *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->cells = g_ptr_array_new ();
  self->names = g_ptr_array_new ();
  self->notes = g_ptr_array_new ();
  self->place = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (adj_figure_table_on_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self->grid), keys);
}

void
adj_figure_table_set_figures (AdjFigureTable *self, AdjFigures *figures)
{
  g_return_if_fail (ADJ_IS_FIGURE_TABLE (self));
  g_return_if_fail (ADJ_IS_FIGURES (figures));

  if (self->figures != NULL)
    g_signal_handlers_disconnect_by_func (self->figures, adj_figure_table_on_changed, self);
  g_set_object (&self->figures, figures);
  g_signal_connect_object (figures, "changed", G_CALLBACK (adj_figure_table_on_changed), self,
                           G_CONNECT_SWAPPED);
  build (self);
  show_all (self);
}

gboolean
adj_figure_table_get_place (AdjFigureTable *self, guint *row, guint *column)
{
  g_return_val_if_fail (ADJ_IS_FIGURE_TABLE (self), FALSE);

  if (self->place < 0)
    return FALSE;
  *row = (guint) self->place / self->n_columns;
  *column = (guint) self->place % self->n_columns;
  return TRUE;
}

GtkEditable *
adj_figure_table_get_cell (AdjFigureTable *self, guint row, guint column)
{
  g_return_val_if_fail (ADJ_IS_FIGURE_TABLE (self), NULL);
  g_return_val_if_fail (row < self->n_rows && column < self->n_columns, NULL);

  return GTK_EDITABLE (cell_at (self, row * self->n_columns + column));
}

void
adj_figure_table_focus (AdjFigureTable *self, guint row, guint column)
{
  g_return_if_fail (ADJ_IS_FIGURE_TABLE (self));

  if (row < self->n_rows && column < self->n_columns)
    gtk_widget_grab_focus (GTK_WIDGET (adj_figure_table_get_cell (self, row, column)));
}

void
adj_figure_table_commit (AdjFigureTable *self)
{
  g_return_if_fail (ADJ_IS_FIGURE_TABLE (self));

  if (self->place >= 0)
    take (self, (guint) self->place);
}

void
adj_figure_table_restore (AdjFigureTable *self)
{
  g_return_if_fail (ADJ_IS_FIGURE_TABLE (self));

  for (guint i = 0; i < self->cells->len; i++)
    adj_figure_cell_pardon (cell_at (self, i));
  show_all (self);
}
