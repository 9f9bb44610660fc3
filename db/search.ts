import { type SQL, sql } from 'drizzle-orm';
import { plainWords } from '../text/plain-letters.ts';

/**
 * SQL that is true if every word of a search occurs in one of the texts, in any order: 'alvarez ana' matches Ana Alvarez,
 * 'dvorak' matches Dvořák, 'oneil' matches O'Neil. The words aren't patterns. An empty search matches nothing.
 */
export function matchesSearch(search: string, texts: SQL[]): SQL {
  // The database function knows two of the apostrophes.
  const all = sql`search_folded(translate(concat_ws(' ', ${sql.join(texts, sql`, `)}), '‘ʼʻ´', ''))`;
  return everyWord(search, (word) => sql`strpos(${all}, ${word}) > 0`);
}

/** SQL that is true if `holds` is true for every word of a search. Words are plain as the database's `search_folded` makes them. False without words. */
export function everyWord(search: string, holds: (word: string) => SQL): SQL {
  const words = plainWords(search).split(/\s+/).filter(Boolean);
  return words.length === 0 ? sql`false` : sql`(${sql.join(words.map(holds), sql` and `)})`;
}

/** A pattern for `ilike` that finds a text anywhere. Characters with a meaning in patterns are escaped. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
