import { and, asc, eq } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { projects, publications, siteVersions } from '../../db/schema/index.ts';

/** The owner's latest change of their own site, and the version it started from. */
export interface Undoable {
  version: { id: string; number: number; name: string };
  former: { id: string; number: number };
}

/**
 * The owner's own change that can be undone: the newest version, if current changes start from it. Undefined if the owner
 * didn't make it, if it wasn't shown, or if there's no earlier shown version.
 */
export async function undoable(ownerId: string, projectId: string): Promise<Undoable | undefined> {
  const [project] = await db()
    .select({ base: projects.baseVersionId })
    .from(projects)
    .where(and(eq(projects.id, projectId), eq(projects.ownerId, ownerId)));
  if (!project?.base) return undefined;
  const { id, number, name, createdBy, sentAt, createdAt } = siteVersions;
  const [versions, published] = await Promise.all([
    db()
      .select({ id, number, name, createdBy, sentAt, createdAt })
      .from(siteVersions)
      .where(eq(siteVersions.projectId, projectId))
      .orderBy(asc(number)),
    db().select().from(publications).where(eq(publications.projectId, projectId)).orderBy(asc(publications.createdAt)),
  ]);
  const newest = versions.at(-1);
  if (!newest || newest.id !== project.base || newest.createdBy !== `user:${ownerId}` || !newest.sentAt) return undefined;
  const former = startOf(newest, versions, published);
  return former?.sentAt ? { version: newest, former } : undefined;
}

type Listed = { id: string; number: number; name: string; createdAt: Date; sentAt: Date | null };

/** The version that `made` started from: the one before it, unless an older one was republished or a newer one approved in between. */
function startOf(made: Listed, versions: Listed[], published: { versionId: string; kind: string; createdAt: Date }[]): Listed | undefined {
  let start = versions.findLast(({ number }) => number < made.number);
  const since = start?.createdAt ?? made.createdAt;
  for (const publication of published.filter(({ createdAt }) => createdAt > since && createdAt < made.createdAt)) {
    const version = versions.find(({ id }) => id === publication.versionId);
    if (version && (publication.kind === 'rollback' || version.number > (start?.number ?? 0))) start = version;
  }
  return start;
}

const undone = 'Undid: ';

/** The change in a version's name, and whether the version undoes it. */
export function changeNamed(name: string): { name: string; isUndone: boolean } {
  const isUndone = name.startsWith(undone);
  return { name: isUndone ? name.slice(undone.length) : name, isUndone };
}

/** The name of the version that undoes a change. Undoing that one restores the change. */
export function nameOfUndone(name: string): string {
  const change = changeNamed(name);
  return change.isUndone ? change.name : undone + name;
}
