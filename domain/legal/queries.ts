import { desc, eq, inArray } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { filled } from '../../content/filled.ts';
import type { LegalText } from '../../content/legal/legal-text.ts';
import { privacy } from '../../content/legal/privacy.ts';
import { ownTerms, type Terms, termsVersion } from '../../content/legal/terms.ts';
import type { OfferWords } from '../../content/offer.ts';
import { db } from '../../db/connect.ts';
import { legalTexts, orders } from '../../db/schema/index.ts';
import { readMarkdown } from './markdown.ts';
import { type LegalKind, legalKinds } from './schema.ts';

type Row = typeof legalTexts.$inferSelect;

/** The version that orders accept now: the operator's newest, or ours while they have none. */
export async function termsVersionNow(): Promise<string> {
  return (await newestRow('terms'))?.version ?? termsVersion;
}

/** The terms that count now. */
export async function termsNow(): Promise<Terms> {
  const row = await newestRow('terms');
  return row ? { ...textOf(row), ...(row.changes && { changes: row.changes }) } : ownTerms()[0];
}

/**
 * Terms that counted before, newest first. Of ours, all while the operator has none of their own, and later those that an order
 * accepted.
 */
export async function earlierTerms(): Promise<LegalText[]> {
  const rows = await rowsOf('terms');
  const [current, ...earlier] = rows;
  const ours = ownTerms();
  if (!current) return ours.slice(1);
  const ourVersions = ours.map(({ version }) => version);
  const accepted = await db()
    .selectDistinct({ version: orders.termsVersion })
    .from(orders)
    .where(inArray(orders.termsVersion, ourVersions));
  const acceptedOurs = ours.filter(({ version }) => accepted.some((one) => one.version === version));
  return [...earlier.map(textOf), ...acceptedOurs].sort((a, b) => (a.version < b.version ? 1 : -1));
}

/** The privacy policy that counts now. Ours is filled with `words`; an operator's says what it says. */
export async function privacyNow(words: OfferWords): Promise<LegalText> {
  const row = await newestRow('privacy');
  return row ? textOf(row) : filled(privacy, words);
}

/** The operator's newest versions. Undefined while ours count. */
export async function publishedVersions(): Promise<{ terms: string | undefined; privacy: string | undefined }> {
  const [terms, privacy] = await Promise.all([newestRow('terms'), newestRow('privacy')]);
  return { terms: terms?.version, privacy: privacy?.version };
}

/** The newest version of a kind as Markdown, for its editor. `own` is undefined while ours counts. */
export async function legalForAdmin(kind: LegalKind, words: OfferWords): Promise<{ body: string; own: Row | undefined }> {
  const own = await newestRow(kind);
  if (own) return { body: own.body, own };
  const { sections } = kind === 'terms' ? termsTemplate(words) : filled(privacy, words);
  return { body: sections.map(({ heading, paragraphs }) => [`## ${heading}`, ...paragraphs].join('\n\n')).join('\n\n'), own };
}

/** Our newest terms with the deadlines of the settings, for an operator to begin with. Ours name those of their day. */
function termsTemplate({ draftHours, editDueHours, editLateHours, orderDays }: OfferWords): LegalText {
  const [terms] = ownTerms();
  const withHours = (text: string) =>
    text
      .replace('is due 24 hours later', `is due ${draftHours} hours later`)
      .replace('due after 48 hours and late after 51', `due after ${editDueHours} hours and late after ${editLateHours}`)
      .replace('within 14 days', `within ${orderDays} days`);
  return {
    ...terms,
    sections: terms.sections.map(({ heading, paragraphs }) => ({
      heading,
      paragraphs: paragraphs.map((one) => (typeof one === 'string' ? withHours(one) : one.map(withHours))),
    })),
  };
}

async function newestRow(kind: LegalKind): Promise<Row | undefined> {
  const [row] = await db().select().from(legalTexts).where(eq(legalTexts.kind, kind)).orderBy(desc(legalTexts.publishedAt)).limit(1);
  return row;
}

async function rowsOf(kind: LegalKind): Promise<Row[]> {
  return db().select().from(legalTexts).where(eq(legalTexts.kind, kind)).orderBy(desc(legalTexts.publishedAt));
}

/** Read texts by their bodies. A version never changes. */
const parsed = new LRUCache<string, ReturnType<typeof readMarkdown>>({ max: 20 });

function textOf({ kind, version, body }: Row): LegalText {
  const read = parsed.get(body) ?? readMarkdown(body);
  parsed.set(body, read);
  if ('problem' in read) throw new Error(`The ${kind} of ${version} can't be read: ${read.problem}`);
  return { version, title: read.title || legalKinds[kind], sections: read.sections };
}
