/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/save.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "desk/durable.h"
#include "desk/secret.h"
#include "desk/slurp.h"
#include "record/book-now.h"
#include "record/entry-text.h"
#include "record/game-private.h"
#include "record/saved-book.h"

/* A file's layout says what its hashes were worked out of: of facts since this one. */
#define LAYOUT_OF_FACTS 5

/* The name of a skirmish's file inside it: what is no game may be one. */
#define SKIRMISH "\"urn:adjutant:skirmish\""

char *
adj_game_write (AdjGame *self, gsize *length)
{
  const AdjBook *book;
  const AdjPlay *play;
  AdjXmlWriter *xml;
  g_autofree char *seed = NULL;

  g_return_val_if_fail (ADJ_IS_GAME (self), NULL);

  book = adj_game_get_first_book (self);
  play = adj_game_get_play (self);
  xml = adj_xml_writer_new_as (&adj_game_format, adj_ruleset_version (book->ruleset));
  seed = g_strdup_printf ("%016" G_GINT64_MODIFIER "x", adj_game_get_seed (self));
  adj_xml_writer_set (xml, "program", ADJ_VERSION);
  adj_xml_writer_set (xml, "seed", seed);
  adj_xml_writer_set (xml, "secret", adj_game_get_secret (self));
  adj_xml_writer_set_yes (xml, "strict", adj_game_get_strict (self), FALSE);
  adj_xml_writer_set_int (xml, "layout", LAYOUT_OF_FACTS);
  adj_saved_book_write (xml, book);
  adj_drafts_write (xml, book, adj_game_get_drafts (self));
  for (guint i = 0; i < play->entries->len; i++)
    adj_entry_write (xml, book, g_ptr_array_index (play->entries, i));
  return adj_xml_writer_free (xml, length);
}

gboolean
adj_game_save (AdjGame *self, const char *path, GError **error)
{
  gsize length;
  g_autofree char *text = NULL;

  g_return_val_if_fail (ADJ_IS_GAME (self), FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  text = adj_game_write (self, &length);
  return adj_durable_write (path, text, length, ADJ_WRITE_KEEP_PREVIOUS | ADJ_WRITE_PRIVATE, error);
}

/* ---- While it is played ---- */

static char *
write_all (gpointer record, gsize *length)
{
  return adj_game_write (record, length);
}

static char *
write_since (gpointer record, guint n_saved, gsize *length, gsize *first)
{
  const GPtrArray *entries = adj_game_get_play (record)->entries;

  return adj_entries_write (adj_game_get_first_book (record),
                            (AdjEntry *const *) entries->pdata + n_saved, entries->len - n_saved,
                            length, first);
}

static AdjGrowing
growing (AdjGame *self)
{
  return (AdjGrowing){ .now = { adj_game_get_play (self)->entries->len, adj_game_get_head (self) },
                       .end = ADJ_GAME_END,
                       .all = write_all,
                       .since = write_since,
                       .record = self };
}

void
adj_game_write_portion (AdjGame *self, gboolean whole, AdjSaved *saved, AdjPortion *portion)
{
  AdjGrowing file;

  g_return_if_fail (ADJ_IS_GAME (self));
  g_return_if_fail (saved != NULL);
  g_return_if_fail (portion != NULL);

  file = growing (self);
  adj_growing_write_portion (&file, whole, saved, portion);
}

gboolean
adj_game_save_on (
    AdjGame *self, AdjSaved *saved, AdjImprint *imprint, const char *path, GError **error)
{
  AdjGrowing file;

  g_return_val_if_fail (ADJ_IS_GAME (self), FALSE);
  g_return_val_if_fail (saved != NULL && imprint != NULL, FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  file = growing (self);
  return adj_growing_save (&file, saved, imprint, path, error);
}

/* ---- Reading ---- */

static void
complain (AdjProblems *problems, const AdjXmlNode *node, const char *id, const char *text)
{
  adj_problems_add (problems, ADJ_PROBLEM_SENSE, adj_xml_line (node), id, "%s", text);
}

/* An old game keeps a whole book for one figure that was corrected. The figure will do where it
 * comes to the same. */
static void
forget_book (AdjGame *game, AdjEntry *entry)
{
  g_autoptr (AdjBook) book = NULL;
  g_autofree char *now = NULL;
  g_autofree char *then = NULL;

  if (entry->book == NULL || entry->text == NULL)
    return;
  book = adj_book_now (adj_game_get_first_book (game), adj_game_get_play (game), entry->text, NULL);
  if (book == NULL)
    return;
  now = adj_scenario_write (book->scenario, NULL);
  then = adj_scenario_write (entry->book->scenario, NULL);
  if (g_str_equal (now, then))
    g_clear_pointer (&entry->book, adj_book_unref);
}

static void
read_entries (AdjGame *game, const AdjXmlNode *root, AdjProblems *problems, GArray *differing)
{
  gboolean of_facts = adj_xml_get_int (root, "layout", 0) == LAYOUT_OF_FACTS;
  guint expected = 1;

  for (const AdjXmlNode *node = adj_xml_first (root, "entry"); node;
       node = adj_xml_next (node, "entry"))
    {
      AdjEntry *entry = adj_entry_read (adj_game_get_book (game), node, expected, problems);
      AdjReplayed replayed;

      if (entry == NULL)
        return;
      forget_book (game, entry);
      if (!adj_game_replay_entry (game, entry, of_facts, &replayed))
        {
          complain (problems, node, "entry-does-not-fit",
                    _ ("this entry does not fit those before it"));
          return;
        }
      if (!replayed.fits)
        adj_problems_add (problems, ADJ_PROBLEM_LINT, adj_xml_line (node), "effects-passed-over",
                          _ ("some of what this order came to does not fit the table and is "
                             "passed over: place what then stands wrong"));
      if (!replayed.agrees && differing != NULL)
        g_array_append_val (differing, expected);
      expected++;
    }
}

/* What this program has written it would write again, so that it need not be proven that it can be
 * read (record/proof.h). Nor need it be measured but near the ceiling: somebody may have taken
 * blanks out of it. */
#define FAR_FROM_CEILING (ADJ_GAME_BYTES / 8)

static gboolean
is_known (const AdjXmlNode *root, gsize length)
{
  return g_strcmp0 (adj_xml_get (root, "program"), ADJ_VERSION) == 0 &&
         adj_xml_get_int (root, "layout", 0) == LAYOUT_OF_FACTS && length <= FAR_FROM_CEILING;
}

static AdjGame *
read_document (AdjXmlDoc *doc, gsize length, AdjProblems *problems, GArray *differing)
{
  g_autoptr (AdjGame) game = NULL;
  g_autoptr (AdjBook) book = NULL;
  const AdjXmlNode *root;
  const char *secret;
  guint64 seed;

  if (doc == NULL)
    return NULL;
  root = adj_xml_root (doc);
  secret = adj_xml_get (root, "secret");
  if (!adj_hash_parse (adj_xml_get (root, "seed"), &seed))
    {
      complain (problems, root, "game-seed", _ ("the seed is 16 hexadecimal digits"));
      return NULL;
    }
  if (secret != NULL && !adj_secret_is_valid (secret))
    complain (problems, root, "game-secret",
              _ ("the secret is 32 hexadecimal digits, a to f small"));
  book = adj_saved_book_read (root, problems);
  if (book == NULL || !adj_problems_usable (problems))
    return NULL;
  game = adj_game_new (book, seed);
  adj_game_set_secret (game, secret);
  adj_game_set_strict (game, adj_xml_get_yes (root, "strict", FALSE));
  read_entries (game, root, problems, differing);
  adj_game_replayed (game);
  adj_drafts_read (adj_game_get_drafts (game), root, adj_game_get_field (game), problems);
  if (is_known (root, length))
    adj_game_set_length (game, length);
  return adj_problems_usable (problems) ? g_steal_pointer (&game) : NULL;
}

static AdjGame *
read_text (const char *text, gsize length, AdjProblems *problems, GArray *differing)
{
  g_autoptr (AdjXmlDoc) doc = adj_xml_parse (text, length, &adj_game_format, problems);

  return read_document (doc, length, problems, differing);
}

const AdjTornForm adj_game_torn = {
  .before = "</scenario>",
  .end_tag = ADJ_GAME_END_TAG,
  .problem = "game-torn",
};

static gboolean
can_be_read (const char *text)
{
  g_autoptr (AdjProblems) problems = adj_problems_new ("");
  g_autoptr (AdjGame) game = read_text (text, strlen (text), problems, NULL);

  return game != NULL;
}

AdjGame *
adj_game_parse (const char *text, gsize length, AdjProblems *problems, GArray *differing)
{
  g_autofree char *mended = NULL;
  AdjGame *game;

  g_return_val_if_fail (text != NULL || length == 0, NULL);
  g_return_val_if_fail (problems != NULL, NULL);

  if (length > 0 && g_strstr_len (text, (gssize) MIN (length, 1000), SKIRMISH) != NULL)
    {
      adj_problems_add (problems, ADJ_PROBLEM_FORM, 0, "game-is-a-skirmish",
                        _ ("this is a skirmish, and no game of hexes; its name ends in "
                           ".skirmish"));
      return NULL;
    }
  mended = length > 0 ? adj_torn_mend (text, length, &adj_game_torn, can_be_read, problems) : NULL;
  if (mended == NULL)
    return read_text (text, length, problems, differing);
  game = read_text (mended, strlen (mended), problems, differing);
  if (game != NULL)
    adj_game_set_length (game, 0); /* its last lines may stand otherwise than we write them */
  return game;
}

AdjGame *
adj_game_load (const char *path, AdjProblems *problems, GArray *differing)
{
  g_autofree char *text = NULL;
  gsize length;

  g_return_val_if_fail (path != NULL, NULL);
  g_return_val_if_fail (problems != NULL, NULL);

  text = adj_slurp (path, adj_game_format.max_bytes, &length, problems);
  return text != NULL ? adj_game_parse (text, length, problems, differing) : NULL;
}
