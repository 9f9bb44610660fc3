import { type SQL, sql } from 'drizzle-orm';

/**
 * Whether every word of a search stands somewhere in the texts together, in any order: 'alvarez ana' fits Ana Alvarez, 'dvorak'
 * fits Dvořák, 'oneil' fits O'Neil. Nothing that is typed is a pattern. A search without a letter fits nothing.
 */
export function fits(search: string, texts: SQL[]): SQL {
  const all = sql`search_folded(concat_ws(' ', ${sql.join(texts, sql`, `)}))`;
  return everyWord(search, (word) => sql`strpos(${all}, ${word}) > 0`);
}

/** True when `holds` is true for every word of a search, folded as the database function `search_folded` folds text. No words: false. */
export function everyWord(search: string, holds: (word: string) => SQL): SQL {
  const words = folded(search).split(/\s+/).filter(Boolean);
  return words.length === 0 ? sql`false` : sql`(${sql.join(words.map(holds), sql` and `)})`;
}

/** Lower case, without accents and the apostrophes of names. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’`]/g, '');
}
