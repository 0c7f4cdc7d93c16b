/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/files/keeper.h"
#include "app/session/session.h"
#include "record/save.h"
#include "staff/curtain.h"

/* The insides that the session's files share: session.c has what is shown to whom, what is picked
 * and answered and its file, session-orders.c what is played, session-past.c how a look back goes
 * from stop to stop. */

/* Which phase it is of which Game-Turn, and whose. */
typedef struct
{
  guint8 turn;
  guint8 phase;
  guint8 phasing;
} AdjPhaseMark;

struct _AdjSession
{
  GObject parent_instance;
  AdjGame *game;
  AdjSession *origin; /* of a what-if; NULL */
  gulong game_changed;
  AdjKeeper keeper;

  gboolean hangs_curtain; /* if there is something to hide */
  AdjCurtain curtain;
  guint rest; /* the time until it falls by itself; 0: it does not */

  AdjTable *past; /* the table looked back at; NULL: that of now */
  AdjField *past_field;
  AdjTable *seen; /* the table before these eyes; NULL until somebody asks */
  AdjField *seen_field;
  guint step;
  GArray *stops;    /* of AdjStop; NULL until somebody asks */
  gboolean preview; /* it is not of the past, but what might come */
  char *previewed;  /* what is said of it; NULL */
  gboolean stays;   /* what is recorded now does not end the look back */

  AdjPicks picks;
  AdjPhaseMark mark;  /* of the phase they were picked in */
  GPtrArray *answers; /* of AdjAnswer */
};

/* The record is another: it is saved, and shown. */
void adj_session_take_changes (AdjSession *self);

/* Answers to the command, after what was answered before; done is given back. */
gboolean
adj_session_answer (AdjSession *self, const char *command, gboolean done, const char *said);
