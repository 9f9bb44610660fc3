import { eq, sql } from 'drizzle-orm';
import type { Connection } from '../../db/connect.ts';
import { projects } from '../../db/schema/index.ts';
import { isAddressLabel } from '../../sites/brief-fields.ts';
import { hyphenated } from '../../sites/writer/words/phrases.ts';
import type { Answers } from './schema.ts';
import { withoutEnd } from '../../sites/text-end.ts';

/** Labels that we use ourselves, or that could be mistaken for ours. */
const reserved = new Set([
  'www',
  'app',
  'api',
  'admin',
  'mail',
  'smtp',
  'status',
  'help',
  'support',
  'sunup',
  'preview',
  'portal',
  'login',
  'auth',
  'cdn',
  'assets',
  'localhost',
]);

/** 'Hollis & Daughter Plumbing' → 'hollis-daughter-plumbing': a host label of up to 40 letters, digits and hyphens, cut at a word. */
export function slugOf(name: string): string {
  const slug = hyphenated(name, 40);
  return slug.length < 2 || reserved.has(slug) || /^[pblf]-/.test(slug) ? withoutEnd(`site-${slug || 'new'}`, /-/) : slug;
}

/** The free address that the owner typed in the brief. Undefined if they left it to us, or if no address can be made of it. */
export function wishedAddress({ domain }: Answers): string | undefined {
  const { address = '' } = (domain ?? {}) as { address?: string };
  return isAddressLabel(address) ? address : undefined;
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
