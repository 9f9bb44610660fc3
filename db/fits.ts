import { type SQL, sql } from 'drizzle-orm';

/**
 * Whether every word of a search stands somewhere in the texts together, in any order: 'alvarez ana' fits Ana Alvarez, 'dvorak'
 * fits Dvořák, 'oneil' fits O'Neil. Nothing that is typed is a pattern. A search without a letter fits nothing.
 */
export function fits(search: string, texts: SQL[]): SQL {
  const words = folded(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return sql`false`;
  const all = sql`regexp_replace(lower(normalize(concat_ws(' ', ${sql.join(texts, sql`, `)}), NFD)), ${dropped}, '', 'g')`;
  return sql`(${sql.join(
    words.map((word) => sql`strpos(${all}, ${word}) > 0`),
    sql` and `,
  )})`;
}

/** Accents (once split from their letters) and the apostrophes of names. */
const dropped = "[\u0300-\u036f'’`]";

function folded(text: string): string {
  return text.normalize('NFD').toLowerCase().replace(new RegExp(dropped, 'g'), '');
}
