import { asc, eq } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { projects, publications, siteVersions } from '../../db/schema/index.ts';
import { actorOf, mayChange, type SiteEditor } from '../projects/site-editor.ts';

interface Named {
  id: string;
  number: number;
  name: string;
}

/** The latest change of a site, and the version it started from. */
export interface Undoable {
  version: Named;
  former: Pick<Named, 'id' | 'number'>;
}

/** What someone can undo and redo now. Both start from the version that their next change starts from. */
export interface Steps {
  undo?: Undoable;
  /** The version that undoing brought away from, and the current one. */
  redo?: { version: Named; now: Pick<Named, 'id' | 'number'> };
}

/** The most changes that can be undone in a row. */
const mostSteps = 50;

/**
 * The changes that can be undone and redone, in the order they were made. Nothing can if the newest version isn't what current changes
 * start from. Owners undo only their own changes, and never go back to a version that they weren't shown. Admins undo only theirs.
 */
export async function stepsOf(editor: SiteEditor, projectId: string): Promise<Steps> {
  const [project] = await db().select({ base: projects.baseVersionId }).from(projects).where(mayChange(editor, projectId));
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
  const maySee = (version: Listed) => version.sentAt !== null || editor.role === 'admin';
  if (newest?.id !== project.base || !maySee(newest)) return {};
  const { past, future } = replayed(versions, published);
  const former = past.at(-1);
  const next = future.at(-1);
  const undone = originOf(newest, versions);
  const redone = next && originOf(next, versions);
  return {
    ...(former && maySee(former) && undone.createdBy === actorOf(editor) && { undo: { version: undone, former } }),
    ...(redone && maySee(next) && maySee(redone) && redone.createdBy === actorOf(editor) && { redo: { version: redone, now: newest } }),
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
