/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "desk/fraction.h"
#include "desk/problems.h"

/* XML files of ours: read from memory with network, entities and DOCTYPE off, held against a
 * table of elements that reports every fault of form with its line, written back through
 * libxml2's own writer. The table is one opinion on a format, its RELAX NG schema the second. */

/* ---- What a format allows ---- */

typedef enum
{
  ADJ_XML_TEXT,  /* 1 to max characters, no control characters */
  ADJ_XML_NAME,  /* a name in our files: a-z, 0-9 / . ' - and at most max characters */
  ADJ_XML_NAMES, /* one or more of them, blanks between */
  ADJ_XML_INT,   /* min to max, decimal digits, perhaps a minus */
  ADJ_XML_INTS,  /* one or more of them */
  ADJ_XML_MP,    /* movement points: N or N/2 N/3 N/6 (N at most 594), held in sixths */
  ADJ_XML_YES,   /* yes | no */
  ADJ_XML_WORD,  /* one of words */
  ADJ_XML_OWN,   /* of a kind that the format brings along */
  ADJ_XML_OWNS,  /* one or more of them, blanks between */
} AdjXmlType;

/* A kind of value that this folder does not know: what a map calls its hexes, for one. */
typedef struct
{
  gboolean (*is) (const char *value);
  /* Adds to problems that the attribute's value is none, and what would be one. */
  void (*refuse) (AdjProblems *problems, int line, const char *attribute, const char *value);
} AdjXmlKind;

typedef struct
{
  const char *name;
  AdjXmlType type;
  gboolean required;
  int min;
  int max;
  const char *const *words; /* NULL-terminated, for ADJ_XML_WORD */
  const AdjXmlKind *kind;   /* for ADJ_XML_OWN and ADJ_XML_OWNS */
  int since;                /* the version of the format that brought it; 0: the first */
  int n_first;              /* or brought the words behind so many; 0: all of it */
} AdjXmlAttribute;

typedef struct
{
  const char *name;
  guint least;
  guint most; /* 0: no ceiling of its own */
  int since;  /* the version of the format that brought it there; 0: the first */
} AdjXmlChild;

typedef struct
{
  const char *name;
  const AdjXmlAttribute *attributes; /* ended by a NULL name; may be NULL */
  const AdjXmlChild *children;       /* in any order, ended by a NULL name; may be NULL */

  /* 0: no text in it but white space. Else it has no children and 1 to text_max characters; a run
   * of white space counts as one. */
  int text_max;
} AdjXmlElement;

typedef struct
{
  const char *namespace_uri;
  const char *root;

  /* The newest "version" of the root this program reads. The root must have that attribute; the
   * table need not list it. */
  int version;

  /* Ended by a NULL name; a name means the same wherever it stands. */
  const AdjXmlElement *elements;

  gsize max_bytes;
  guint max_depth;
  guint max_elements;
} AdjXmlFormat;

/* ---- Reading ---- */

/* A document as it was read; and an element of it. */
typedef struct _AdjXmlDoc AdjXmlDoc;
typedef struct _AdjXmlNode AdjXmlNode;

/* The document of a text, or NULL after a fatal problem (not UTF-8, another declared encoding,
 * DOCTYPE, not well formed, over a ceiling, wrong root, newer version). Every other fault of form
 * is added to problems and the document returned all the same, so that more can be found in it. */
AdjXmlDoc *
adj_xml_parse (const char *text, gsize length, const AdjXmlFormat *format, AdjProblems *problems);

/* adj_slurp and adj_xml_parse. */
AdjXmlDoc *adj_xml_load (const char *path, const AdjXmlFormat *format, AdjProblems *problems);

void adj_xml_doc_free (AdjXmlDoc *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjXmlDoc, adj_xml_doc_free)

/* A second opinion: a text that adj_xml_parse makes a document of, against a RELAX NG schema file.
 * Adds nothing; returns TRUE if valid, FALSE with the first complaint in *complaint (may be NULL).
 */
gboolean
adj_xml_schema_agrees (const char *text, gsize length, const char *schema_path, char **complaint);

const AdjXmlNode *adj_xml_root (const AdjXmlDoc *doc);
const char *adj_xml_name (const AdjXmlNode *element);
int adj_xml_line (const AdjXmlNode *element);

/* The first child element, or the next sibling element, of that name (any name if NULL). A child
 * that the table does not know, or not in that place, is passed over. */
const AdjXmlNode *adj_xml_first (const AdjXmlNode *element, const char *name);
const AdjXmlNode *adj_xml_next (const AdjXmlNode *element, const char *name);

gboolean adj_xml_has (const AdjXmlNode *element, const char *attribute);

/* The getters never complain: the table has done it. What is missing, malformed or outside
 * its range comes back as the fallback, NULL or an empty list. Strings belong to the document. */
const char *adj_xml_get (const AdjXmlNode *element, const char *attribute);
const char *adj_xml_text (
    const AdjXmlNode *element); /* trimmed at both ends, tabs are blanks; NULL if there is none */
int adj_xml_get_int (const AdjXmlNode *element, const char *attribute, int fallback);
gboolean adj_xml_get_yes (const AdjXmlNode *element, const char *attribute, gboolean fallback);
int adj_xml_get_mp (const AdjXmlNode *element, const char *attribute, int fallback); /* sixths */
int adj_xml_get_word (const AdjXmlNode *element,
                      const char *attribute,
                      const char *const *words,
                      int fallback); /* index in words */
char **adj_xml_get_list (const AdjXmlNode *element,
                         const char *attribute); /* split at blanks; never NULL; g_free, once */

/* ---- Writing ---- */

/* A thin face on xmlTextWriter: our values, two blanks a level, a newline after each element. */
typedef struct _AdjXmlWriter AdjXmlWriter;

AdjXmlWriter *adj_xml_writer_new (const AdjXmlFormat *format);
/* The same in an older version, which programs read that do not know the newest. */
AdjXmlWriter *adj_xml_writer_new_as (const AdjXmlFormat *format, int version);
void adj_xml_writer_open (AdjXmlWriter *self, const char *element);
void adj_xml_writer_close (AdjXmlWriter *self); /* the element last opened */
void adj_xml_writer_text (AdjXmlWriter *self,
                          const char *text); /* inside the element last opened */
/* The same for a whole XML document as a text: it stands there as it is, quicker to read back and
 * legible. What adj_xml_writer_free returns has no "]]>" in it. */
void adj_xml_writer_document (AdjXmlWriter *self, const char *document);
/* An attribute of the element last opened, before any child; NULL values are left out. */
void adj_xml_writer_set (AdjXmlWriter *self, const char *attribute, const char *value);
void adj_xml_writer_set_int (AdjXmlWriter *self, const char *attribute, int value);
void adj_xml_writer_set_mp (AdjXmlWriter *self, const char *attribute, int sixths);
void adj_xml_writer_set_yes (AdjXmlWriter *self,
                             const char *attribute,
                             gboolean value,
                             gboolean left_out);
char *adj_xml_writer_free (AdjXmlWriter *self,
                           gsize *length); /* the whole document, two blanks a level */
