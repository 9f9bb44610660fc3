import anyAscii from 'any-ascii';
import { eq, sql } from 'drizzle-orm';
import type { Connection } from '../../db/connect.ts';
import { projects } from '../../db/schema/index.ts';
import { isAddressLabel } from '../../sites/brief/fields.ts';
import { hyphenated } from '../../sites/language/phrases.ts';
import { withoutEnd } from '../../text/text-end.ts';
import { reservedLabels } from './reserved-labels.ts';
import type { Answers } from './schema.ts';

/** Alphabets whose letters stand for sounds, so a name keeps its sound in Latin letters. Others need a dictionary, or lose their vowels. */
const spelled =
  /[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Common}\p{Script=Inherited}]/u;

/** A name in Latin letters, if its alphabet allows that: 'ДомДом' → 'DomDom', 'Ｂｏｂ' → 'Bob'. Emoji have no letters. */
function latin(typed: string): string {
  const name = typed.replace(/[™℠®©]/g, '').normalize('NFKC');
  return spelled.test(name)
    ? name
    : name.replace(
        /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu,
        (word) => anyAscii(word),
      );
}

/** 'Hollis & Daughter Plumbing' → 'hollis-daughter-plumbing': a host label of up to 40 letters, digits and hyphens, cut at a word. */
export function slugOf(name: string): string {
  const slug = hyphenated(latin(name), 40);
  return slug.length < 2 || reservedLabels.has(slug) || /^[pblf]-/.test(slug) ? withoutEnd(`site-${slug || 'new'}`, /-/) : slug;
}

/** The free address that the owner typed in the brief. Undefined if they left it to us, or if no address can be made of it. */
export function wishedAddress({ domain }: Answers): string | undefined {
  const { address = '' } = (domain ?? {}) as { address?: string };
  return isAddressLabel(address) ? address : undefined;
}

/** What a site's free address is made of: the owner's wish, the name, or the trade and town if the name has no letters for it. */
export function addressName(answers: Answers): string {
  const { name = '', trade = '', address, serviceArea } = { ...(answers.business as BusinessAnswers | undefined) };
  const town = address?.city || serviceArea?.[0] || '';
  return wishedAddress(answers) ?? [name, `${trade} ${town}`].find((words) => isAddressLabel(latin(words))) ?? name;
}

interface BusinessAnswers {
  name?: string;
  trade?: string;
  address?: { city?: string } | null;
  serviceArea?: string[];
}

/**
 * A slug that no other project has, with a number appended if the plain one is taken. Requests for the same name at the same
 * time wait until `tx` ends. So do those for the name with a number, which is the other's next one.
 */
export async function freeSlug(tx: Connection, name: string, projectId: string): Promise<string> {
  const base = slugOf(name);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`slug:${base.replace(/(?<!-\d+)(?:-\d+)+$/, '')}`}))`);
  for (let n = 1; ; n++) {
    const slug = n === 1 ? base : `${base}-${n}`;
    const [taken] = await tx.select({ id: projects.id }).from(projects).where(eq(projects.slug, slug));
    if (!taken || taken.id === projectId) return slug;
  }
}
