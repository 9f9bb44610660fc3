import { and, asc, eq } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { projects, publications, siteVersions } from '../../db/schema/index.ts';

interface Named {
  id: string;
  number: number;
  name: string;
}

/** The owner's latest change of their own site, and the version it started from. */
export interface Undoable {
  version: Named;
  former: Pick<Named, 'id' | 'number'>;
}

/** What an owner can undo and redo now. Both start from the version that their next change starts from. */
export interface Steps {
  undo?: Undoable;
  /** The version that undoing brought away from, and the current one. */
  redo?: { version: Named; now: Pick<Named, 'id' | 'number'> };
}

/** The most changes that can be undone in a row. */
const mostSteps = 50;

/**
 * The owner's own changes that can be undone and redone, in the order they made them. Nothing can if the newest version isn't what
 * current changes start from. Changes by admins, and versions that weren't shown, are never undone.
 */
export async function stepsOf(ownerId: string, projectId: string): Promise<Steps> {
  const [project] = await db()
    .select({ base: projects.baseVersionId })
    .from(projects)
    .where(and(eq(projects.id, projectId), eq(projects.ownerId, ownerId)));
  if (!project?.base) return {};
  const { id, number, name, createdBy, sentAt, createdAt, restores } = siteVersions;
  const [versions, published] = await Promise.all([
    db()
      .select({ id, number, name, createdBy, sentAt, createdAt, restores })
      .from(siteVersions)
      .where(eq(siteVersions.projectId, projectId))
      .orderBy(asc(number)),
    db().select().from(publications).where(eq(publications.projectId, projectId)).orderBy(asc(publications.createdAt)),
  ]);
  const newest = versions.at(-1);
  if (newest?.id !== project.base || !newest.sentAt) return {};
  const { past, future } = replayed(versions, published);
  const former = past.at(-1);
  const next = future.at(-1);
  const undone = originOf(newest, versions);
  return {
    ...(former?.sentAt && undone.createdBy === `user:${ownerId}` && { undo: { version: undone, former } }),
    ...(next && { redo: { version: originOf(next, versions), now: newest } }),
  };
}

type Listed = Named & { createdBy: string; createdAt: Date; sentAt: Date | null; restores: string | null };
type Published = { versionId: string; kind: string; createdAt: Date }[];

/** Goes through a project's versions: which states lie behind the newest one, and which it was brought back from. */
function replayed(versions: Listed[], published: Published): { past: Listed[]; future: Listed[] } {
  let past: Listed[] = [];
  let future: Listed[] = [];
  let now: Listed | undefined;
  for (const version of versions) {
    const start = startOf(version, versions, published);
    const isSame = (one: Listed | undefined) => one !== undefined && originOf(one, versions).id === originOf(version, versions).id;
    if (now === undefined || start === undefined) [past, future] = [[], []];
    else if (start.id !== now.id) [past, future] = [[start], []];
    else if (version.restores && isSame(past.at(-1))) {
      future = [...future, now];
      past = past.slice(0, -1);
    } else if (version.restores && isSame(future.at(-1))) {
      past = [...past, now];
      future = future.slice(0, -1);
    } else [past, future] = [[...past, now], []];
    now = version;
  }
  return { past: past.slice(-mostSteps), future };
}

/** The version that first had what a version brings back, or the version itself. */
function originOf(version: Listed, versions: Listed[]): Listed {
  const restored = version.restores && versions.find(({ id }) => id === version.restores);
  return restored ? originOf(restored, versions) : version;
}

/** The version that a version started from: the one before it, unless an older one was republished or a newer one approved in between. */
function startOf(made: Listed, versions: Listed[], published: Published): Listed | undefined {
  let start = versions.findLast(({ number }) => number < made.number);
  const since = start?.createdAt ?? made.createdAt;
  for (const publication of published.filter(({ createdAt }) => createdAt > since && createdAt < made.createdAt)) {
    const version = versions.find(({ id }) => id === publication.versionId);
    if (version && (publication.kind === 'rollback' || version.number > (start?.number ?? 0))) start = version;
  }
  return start;
}
