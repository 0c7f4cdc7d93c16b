/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "staff/answer.h"

/* The answers to orders that were given together (of AdjAnswer), in sentences: what came of each,
 * then what is against it. Units that several orders brought on are told of together, and nothing
 * is said twice. */
char *adj_answers_tell (const AdjView *view, const GPtrArray *answers);
