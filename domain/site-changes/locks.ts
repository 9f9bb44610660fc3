import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import type { Result } from '../../base/result.ts';
import { db } from '../../db/connect.ts';
import { projects } from '../../db/schema/index.ts';
import { recordEvent } from '../projects/states.ts';
import { isRemoval } from '../versions/overlay.ts';
import type { SiteSources } from '../versions/sources.ts';
import { refusedAs } from './refusals.ts';
import { headlinePlace } from './schema.ts';

/** What operators can lock against changes by the owner: the look, the choice of pages, or a section, as the page's path, `#` and its ID. */
export type Lock = string;

/** The lock of a section. */
export function lockOf(page: string, section: string): Lock {
  return `${page}#${section}`;
}

/** An admin locks a part of a site, or unlocks it. `name` is what the project's history calls it. */
export async function setLock(adminId: string, projectId: string, lock: Lock, isLocked: boolean, name: string): Promise<Result<object>> {
  return db().transaction(async (tx) => {
    const rest = sql`array_remove(${projects.locks}, ${lock})`;
    const [found] = await tx
      .update(projects)
      .set({ locks: isLocked ? sql`array_append(${rest}, ${lock})` : rest })
      .where(eq(projects.id, projectId))
      .returning({ id: projects.id });
    if (!found) return refusedAs('project-not-found');
    await recordEvent(tx, projectId, { actor: `admin:${adminId}`, event: { kind: 'lock', isLocked, place: name } });
    return { ok: true };
  });
}

/** Why an owner can't make a change: what it would change is locked. Facts may change everywhere, or a locked site would say old ones. */
export function refusedByLock({ project, ...before }: SiteSources, after: SiteSources) {
  const locked = project.locks.find((lock) => !isDeepStrictEqual(underLock(lock, before), underLock(lock, after)));
  if (locked === undefined) return undefined;
  return refusedAs('locked', { lock: locked === 'look' || locked === 'pages' ? locked : 'section' });
}

/** What a lock keeps as it is. */
function underLock(lock: Lock, { answers, edits }: Pick<SiteSources, 'answers' | 'edits'>): unknown {
  const { logo, logoDesign, pageNames, headline, opening, ...look } = (answers.look ?? {}) as Record<string, unknown>;
  if (lock === 'pages') return { pages: answers.pages, pageNames };
  if (lock === 'look') return look;
  const [page, section] = lock.split('#');
  const own = edits.filter((edit) => edit.page === page && edit.section === section);
  const isOpening = page === headlinePlace.page && section === headlinePlace.section;
  return [...own.map(({ path, value }) => [path, isRemoval(value) ? 'removed' : value]), ...(isOpening ? [headline, opening] : [])];
}
