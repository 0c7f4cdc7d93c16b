/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/skirmish/fray.h"

#include <glib/gi18n-lib.h>

#include "app/desktop/settings.h"
#include "skirmish/file.h"
#include "skirmish/tell.h"

struct _AdjFray
{
  GObject parent_instance;
  AdjSkirmish *skirmish;
  AdjKeeper keeper;
  GPtrArray *answers; /* of AdjSkirmishAnswer */
  int eyes;
  guint rest; /* the time until the curtain falls by itself */
  int pick;
};

G_DEFINE_FINAL_TYPE (AdjFray, adj_fray, G_TYPE_OBJECT)

enum
{
  CHANGED,
  PICKED,
  ANSWERED,
  EYES,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
adj_fray_finalize (GObject *object)
{
  AdjFray *self = ADJ_FRAY (object);

  g_clear_handle_id (&self->rest, g_source_remove);
  adj_keeper_clear (&self->keeper);
  adj_skirmish_free (self->skirmish);
  g_clear_pointer (&self->answers, g_ptr_array_unref);
  G_OBJECT_CLASS (adj_fray_parent_class)->finalize (object);
}

static guint
add_signal (const char *name)
{
  return g_signal_new (name, ADJ_TYPE_FRAY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
adj_fray_class_init (AdjFrayClass *class)
{
  G_OBJECT_CLASS (class)->finalize = adj_fray_finalize;
  signals[CHANGED] = add_signal ("changed");
  signals[PICKED] = add_signal ("picked");
  signals[ANSWERED] = add_signal ("answered");
  signals[EYES] = add_signal ("eyes");
}

static void
adj_fray_init (AdjFray *self)
{
  self->eyes = ADJ_SKIRMISH_PUBLIC;
  self->pick = ADJ_NO_INDEX;
}

static char *
text_of_skirmish (gpointer owner, gsize *length)
{
  return adj_skirmish_write (ADJ_FRAY (owner)->skirmish, length);
}

static void
portion_of_skirmish (gpointer owner, gboolean whole, AdjSaved *saved, AdjPortion *portion)
{
  adj_skirmish_write_portion (ADJ_FRAY (owner)->skirmish, whole, saved, portion);
}

static const AdjKeeperWay way = {
  .end = ADJ_SKIRMISH_END_TAG,
  .text = text_of_skirmish,
  .portion = portion_of_skirmish,
};

AdjFray *
adj_fray_new (AdjSkirmish *skirmish, const char *path, AdjLock *lock, const char *holder)
{
  AdjFray *self;

  g_return_val_if_fail (skirmish != NULL, NULL);

  self = g_object_new (ADJ_TYPE_FRAY, NULL);
  self->skirmish = skirmish;
  adj_skirmish_set_eyes (skirmish, self->eyes);
  adj_keeper_init (&self->keeper, path, lock, holder, &way, self);
  return self;
}

AdjSkirmish *
adj_fray_get_skirmish (AdjFray *self)
{
  return self->skirmish;
}

const AdjSkirmishState *
adj_fray_get_state (AdjFray *self)
{
  return adj_skirmish_get_state (self->skirmish);
}

const AdjSkirmishRules *
adj_fray_get_rules (AdjFray *self)
{
  return adj_skirmish_get_rules (self->skirmish);
}

AdjKeeper *
adj_fray_get_keeper (AdjFray *self)
{
  return &self->keeper;
}

gboolean
adj_fray_may_play (AdjFray *self)
{
  return self->keeper.holder == NULL;
}

/* ---- Playing ---- */

/* Nobody stays picked who is not there any more, as after something was taken back. */
static void
show_changes (AdjFray *self)
{
  if (self->pick >= adj_fray_get_state (self)->n_miniatures)
    self->pick = ADJ_NO_INDEX;
  g_signal_emit (self, signals[CHANGED], 0);
}

gboolean
adj_fray_submit (AdjFray *self, const char *line)
{
  gboolean all = TRUE;
  gboolean any = FALSE;

  g_return_val_if_fail (ADJ_IS_FRAY (self), FALSE);
  g_return_val_if_fail (line != NULL, FALSE);

  g_clear_pointer (&self->answers, g_ptr_array_unref);
  if (!adj_fray_may_play (self))
    {
      g_signal_emit (self, signals[ANSWERED], 0);
      return FALSE;
    }
  self->answers = adj_skirmish_submit (self->skirmish, line, FALSE);
  for (guint i = 0; i < self->answers->len; i++)
    {
      const AdjSkirmishAnswer *answer = self->answers->pdata[i];

      all &= answer->recorded;
      any |= answer->recorded;
    }
  if (any)
    {
      adj_keeper_save_soon (&self->keeper);
      show_changes (self);
    }
  g_signal_emit (self, signals[ANSWERED], 0);
  return all;
}

gboolean
adj_fray_give (AdjFray *self, const AdjSaid *said)
{
  g_autofree char *line = NULL;

  g_return_val_if_fail (ADJ_IS_FRAY (self), FALSE);
  g_return_val_if_fail (said != NULL, FALSE);

  line = adj_said_print (adj_fray_get_state (self), adj_fray_get_rules (self), said);
  return adj_fray_submit (self, line);
}

gboolean
adj_fray_undo (AdjFray *self)
{
  return adj_fray_submit (self, adj_recorded_words[ADJ_RECORDED_UNDO]);
}

gboolean
adj_fray_redo (AdjFray *self)
{
  return adj_fray_submit (self, adj_recorded_words[ADJ_RECORDED_REDO]);
}

const GPtrArray *
adj_fray_get_answers (AdjFray *self)
{
  return self->answers;
}

/* May the eyes be told of it, and of what it takes back or alters? */
static gboolean
sees (AdjFray *self, const AdjRecorded *entry)
{
  const GPtrArray *entries = adj_skirmish_get_entries (self->skirmish);
  const AdjRecorded *target = entry->target > 0 ? entries->pdata[entry->target - 1] : NULL;

  return adj_skirmish_sees_order (adj_fray_get_state (self), self->eyes, entry->changes) &&
         (target == NULL || sees (self, target));
}

gboolean
adj_fray_sees_answers (AdjFray *self)
{
  g_return_val_if_fail (ADJ_IS_FRAY (self), FALSE);

  for (guint i = 0; self->answers != NULL && i < self->answers->len; i++)
    {
      const AdjSkirmishAnswer *answer = self->answers->pdata[i];

      if (answer->entry != NULL && !sees (self, answer->entry))
        return FALSE;
    }
  return TRUE;
}

/* What a card says is told only to those behind whose curtain it was written. */
static char *
tell_answer (AdjFray *self, const AdjSkirmishAnswer *answer)
{
  g_auto (GStrv) lines = NULL;

  if (answer->entry != NULL && !sees (self, answer->entry))
    return g_strdup (_ ("That concerns an order card"));
  lines = adj_skirmish_tell_answer (self->skirmish, answer);
  return g_strjoinv (" · ", lines);
}

char *
adj_fray_tell_answers (AdjFray *self, AdjTypedSign *sign)
{
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (ADJ_IS_FRAY (self), g_string_free (text, FALSE));
  g_return_val_if_fail (sign != NULL, g_string_free (text, FALSE));

  *sign = ADJ_TYPED_DONE;
  if (!adj_fray_may_play (self))
    {
      *sign = ADJ_TYPED_REFUSED;
      g_string_append (text, _ ("This window only reads the skirmish: somebody else has it open"));
    }
  for (guint i = 0; self->answers != NULL && i < self->answers->len; i++)
    {
      const AdjSkirmishAnswer *answer = self->answers->pdata[i];
      g_autofree char *words = tell_answer (self, answer);

      g_string_append_printf (text, "%s%s", i > 0 ? " · " : "", words);
      if (!answer->recorded)
        *sign = ADJ_TYPED_REFUSED;
      else if (answer->offences->len > 0 && *sign == ADJ_TYPED_DONE)
        *sign = ADJ_TYPED_WARNED;
    }
  return g_string_free (text, FALSE);
}

char *
adj_fray_tell_correction (AdjFray *self, guint number, const char *text)
{
  g_autoptr (AdjSkirmishAnswer) answer = NULL;
  g_auto (GStrv) lines = NULL;

  g_return_val_if_fail (ADJ_IS_FRAY (self), NULL);

  answer = adj_skirmish_try (self->skirmish, number, text);
  lines = adj_skirmish_tell_answer (self->skirmish, answer);
  return g_strjoinv ("\n", lines);
}

/* What would part orders or quote a word is no part of a text. */
char *
adj_fray_text (const char *typed)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (typed != NULL, NULL);

  text = g_strstrip (g_strdelimit (g_strdup (typed), ";\"\n\t", ','));
  return *text != '\0' ? g_steal_pointer (&text) : NULL;
}

/* ---- Eyes ---- */

static gboolean
adj_fray_rest (gpointer data)
{
  AdjFray *self = data;

  self->rest = 0;
  adj_fray_look (self, ADJ_SKIRMISH_PUBLIC);
  return G_SOURCE_REMOVE;
}

static void
watch_rest (AdjFray *self)
{
  guint seconds = g_settings_get_uint (adj_settings (), "curtain-rest");

  g_clear_handle_id (&self->rest, g_source_remove);
  if (seconds > 0 && self->eyes != ADJ_SKIRMISH_PUBLIC)
    self->rest = g_timeout_add_seconds (seconds, adj_fray_rest, self);
}

void
adj_fray_stir (AdjFray *self)
{
  g_return_if_fail (ADJ_IS_FRAY (self));

  if (self->rest != 0)
    watch_rest (self);
}

int
adj_fray_get_eyes (AdjFray *self)
{
  return self->eyes;
}

void
adj_fray_look (AdjFray *self, int eyes)
{
  g_return_if_fail (ADJ_IS_FRAY (self));

  if (self->eyes == eyes)
    return;
  self->eyes = eyes;
  adj_skirmish_set_eyes (self->skirmish, eyes);
  watch_rest (self);
  g_clear_pointer (&self->answers, g_ptr_array_unref);
  g_signal_emit (self, signals[EYES], 0);
  show_changes (self);
}

/* ---- Picks ---- */

int
adj_fray_get_pick (AdjFray *self)
{
  return self->pick;
}

void
adj_fray_pick (AdjFray *self, int miniature)
{
  g_return_if_fail (ADJ_IS_FRAY (self));

  if (self->pick == miniature)
    return;
  self->pick = miniature;
  g_signal_emit (self, signals[PICKED], 0);
}
