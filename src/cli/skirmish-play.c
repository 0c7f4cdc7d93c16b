/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/skirmish-play.h"

#include "cli/played-file.h"
#include "cli/say.h"
#include "desk/durable.h"
#include "desk/imprint.h"
#include "skirmish/tell.h"

typedef struct
{
  AdjSkirmish *skirmish;
  const char *path;
  AdjImprint imprint; /* of the file as it was read, and as it was written since */
  AdjSaved in_file;   /* what it has of the skirmish */
  gboolean say;       /* sentences instead of lines */
  AdjCliPlay play;
} Playing;

static void
print_consequence (const AdjSkirmish *skirmish, guint number, const char *kind)
{
  if (adj_skirmish_tells (skirmish, number))
    g_print ("consequence\t%u\t%s\n", number, kind);
}

/* What became of later orders. */
static void
print_consequences (const AdjSkirmish *skirmish, const AdjRecorded *entry)
{
  for (guint i = 0; i < entry->aside->len; i++)
    print_consequence (skirmish, g_array_index (entry->aside, guint, i), "aside");
  for (guint i = 0; i < entry->differ->len; i++)
    print_consequence (skirmish, g_array_index (entry->differ, guint, i), "differs");
  for (guint i = 0; i < entry->anew->len; i++)
    print_consequence (skirmish, g_array_index (entry->anew, AdjReckoned, i).number, "anew");
}

/* VERDICT, the order or the command, what it offends, what came of it. */
static void
print_answer (const AdjSkirmish *skirmish, const AdjSkirmishAnswer *answer)
{
  g_autofree char *findings = adj_cli_skirmish_findings (answer->offences);
  g_autofree char *effects = NULL;

  if (!answer->recorded)
    {
      g_print ("%s\t%s\t%s\t-\n", answer->refused ? "refused" : "impossible",
               answer->refused ? answer->text : answer->typed,
               answer->refused ? findings : answer->error.text);
      return;
    }
  effects = adj_cli_skirmish_effects (answer->entry->changes);
  g_print ("%s\t", answer->offences->len > 0 ? "warned" : "ok");
  if (answer->entry->kind != ADJ_RECORDED_ORDER)
    g_print ("%s %u%s", adj_recorded_words[answer->entry->kind], answer->entry->target,
             answer->entry->text != NULL ? " " : "");
  g_print ("%s\t%s\t%s\n", answer->entry->text ?: "", findings, effects);
  print_consequences (skirmish, answer->entry);
}

static void
tell_answer (const Playing *self, const AdjSkirmishAnswer *answer)
{
  g_auto (GStrv) lines = NULL;

  if (!self->say)
    {
      print_answer (self->skirmish, answer);
      return;
    }
  lines = adj_skirmish_tell_answer (self->skirmish, answer);
  adj_cli_say_lines ("", "", lines);
}

/* The file is written before the player is told. */
static gboolean
save (Playing *self)
{
  g_autoptr (GError) error = NULL;

  adj_skirmish_save_on (self->skirmish, &self->in_file, &self->imprint, self->path, &error);
  self->play.saved = adj_cli_is_saved (&adj_cli_skirmish, error);
  return self->play.saved;
}

static gboolean
play_orders (Playing *self, const char *line)
{
  g_autoptr (GPtrArray) answers = adj_skirmish_submit (self->skirmish, line, self->play.keep_going);
  gboolean all = TRUE;

  if (answers->len > 0 && !save (self))
    return FALSE;
  for (guint i = 0; i < answers->len; i++)
    {
      const AdjSkirmishAnswer *answer = g_ptr_array_index (answers, i);

      tell_answer (self, answer);
      all &= answer->recorded;
    }
  return all;
}

static gboolean
play_line (gpointer data, const char *line)
{
  Playing *self = data;

  if (line != NULL)
    return play_orders (self, line);
  g_print (self->say ? "%s\n" : "impossible\t-\t%s\t-\n", adj_cli_no_line (self->say));
  return FALSE;
}

AdjExitCode
adj_cli_skirmish_play (const char *path, const char *orders, const AdjSkirmishPlaying *how)
{
  Playing self = { .path = path,
                   .say = how->say,
                   .play = { .keep_going = how->keep_going, .saved = TRUE } };
  g_autoptr (AdjLock) lock = NULL;
  g_autoptr (AdjSkirmish) skirmish = NULL;
  gboolean all;
  int eyes;

  if (!adj_cli_take_file (&adj_cli_skirmish, path, &lock, &self.imprint))
    return ADJ_EXIT_NO;
  self.skirmish = skirmish = adj_cli_skirmish_load (path);
  if (skirmish == NULL)
    return ADJ_EXIT_NO;
  if (!adj_cli_skirmish_eyes (skirmish, how->eyes, &eyes))
    return ADJ_EXIT_USAGE;
  adj_skirmish_set_eyes (skirmish, eyes);
  adj_cli_warn_of_file (&adj_cli_skirmish, path, lock);
  if (how->strict >= 0)
    adj_skirmish_set_strict (skirmish, how->strict);
  all = adj_cli_play_lines (&self.play, orders, play_line, &self);
  return all && self.play.saved ? ADJ_EXIT_YES : ADJ_EXIT_NO;
}
