/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "desk/xml.h"

/* The parts that the readers of our files share: names that are looked up among others, and names
 * that are given once. */

typedef struct
{
  GStringChunk *strings; /* of the book that is being read */
  AdjProblems *problems;
} AdjReading;

/* A copy that belongs to the book; NULL stays NULL. */
const char *adj_reading_keep (AdjReading *self, const char *text);

/* An attribute kept likewise. */
const char *adj_reading_string (AdjReading *self, const AdjXmlNode *element, const char *attribute);

/* A list attribute as a NULL-terminated array, itself to be freed with g_free; its strings
 * belong to the book. */
const char **adj_reading_list (AdjReading *self, const AdjXmlNode *element, const char *attribute);

/* The index of a name among names (NULL-terminated). -1 when the attribute is missing, or when
 * it is none of them: then problem id says so, with the nearest one. noun: N_ ("terrain"), which
 * is translated if it has to be said: a map has thousands of names. */
int adj_reading_index (AdjReading *self,
                       const AdjXmlNode *element,
                       const char *attribute,
                       const char *noun,
                       const char *const *names);

/* The same for a name that is already in hand. */
int adj_reading_find (AdjReading *self,
                      const AdjXmlNode *element,
                      const char *name,
                      const char *noun,
                      const char *const *names);

/* A name that must be used once only: complains if it is in seen, else adds it with its line. */
gboolean adj_reading_once (AdjReading *self,
                           const AdjXmlNode *element,
                           GHashTable *seen,
                           const char *name,
                           const char *noun);
