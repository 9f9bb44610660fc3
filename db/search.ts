import { type SQL, sql } from 'drizzle-orm';
import { plainLetters } from '../text/plain-letters.ts';

/**
 * SQL that is true if every word of a search occurs in one of the texts, in any order: 'alvarez ana' matches Ana Alvarez,
 * 'dvorak' matches Dvořák, 'oneil' matches O'Neil. The words aren't patterns. An empty search matches nothing.
 */
export function matchesSearch(search: string, texts: SQL[]): SQL {
  const all = sql`search_folded(concat_ws(' ', ${sql.join(texts, sql`, `)}))`;
  return everyWord(search, (word) => sql`strpos(${all}, ${word}) > 0`);
}

/** SQL that is true if `holds` is true for every word of a search. Words are folded like the database's `search_folded`. False without words. */
export function everyWord(search: string, holds: (word: string) => SQL): SQL {
  const words = folded(search).split(/\s+/).filter(Boolean);
  return words.length === 0 ? sql`false` : sql`(${sql.join(words.map(holds), sql` and `)})`;
}

/** Text in plain small letters without apostrophes. Must match the database function `search_folded`. */
export function folded(text: string): string {
  return plainLetters(text).replace(/['’`]/g, '');
}

/** A pattern for `ilike` that finds a text anywhere. Characters with a meaning in patterns are escaped. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
