import { eq, sql } from 'drizzle-orm';
import type { Connection } from '../../db/connect.ts';
import { projects } from '../../db/schema/index.ts';

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

/** 'Hollis & Daughter Plumbing' → 'hollis-daughter-plumbing': a host label of at most 40 letters, digits and hyphens. */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '');
  return slug.length < 2 || reserved.has(slug) || /^[pb]-/.test(slug) ? `site-${slug || 'new'}`.replace(/-+$/, '') : slug;
}

/**
 * A slug that no other project has, with a number appended if the plain one is taken. Requests for the same name at the same
 * time wait until `tx` ends.
 */
export async function freeSlug(tx: Connection, name: string, projectId: string): Promise<string> {
  const base = slugOf(name);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`slug:${base}`}))`);
  for (let n = 1; ; n++) {
    const slug = n === 1 ? base : `${base}-${n}`;
    const [taken] = await tx.select({ id: projects.id }).from(projects).where(eq(projects.slug, slug));
    if (!taken || taken.id === projectId) return slug;
  }
}
