import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Connection } from '../../db/connect.ts';
import { projects, threads } from '../../db/schema/index.ts';
import { isId } from '../ids.ts';
import { besideProjects } from './schema.ts';

export type Thread = typeof threads.$inferSelect;

/** A project's thread, created on first use. Undefined if the project doesn't exist. */
export async function threadOfProject(tx: Connection, projectId: string): Promise<Thread | undefined> {
  // Locks the project first, as every change of its state does; the other order could deadlock.
  const [project] = await tx.select({ ownerId: projects.ownerId }).from(projects).where(eq(projects.id, projectId)).for('key share');
  if (!project) return undefined;
  await tx.insert(threads).values({ projectId, userId: project.ownerId }).onConflictDoNothing();
  const [thread] = await tx.select().from(threads).where(eq(threads.projectId, projectId));
  return thread;
}

/** A person's general thread, created on first use. */
export async function threadBesideProjects(tx: Connection, userId: string): Promise<Thread> {
  await tx.insert(threads).values({ userId }).onConflictDoNothing();
  const thread = await tx.query.threads.findFirst({ where: and(eq(threads.userId, userId), isNull(threads.projectId)) });
  if (!thread) throw new Error('The thread could not be stored.');
  return thread;
}

/** The thread for messages that name no project: the one of the person's newest project, or else the general one. */
export async function threadOfPerson(tx: Connection, userId: string): Promise<Thread> {
  const [newest] = await tx
    .select({ id: projects.id })
    .from(projects)
    .where(eq(projects.ownerId, userId))
    .orderBy(desc(projects.createdAt))
    .limit(1);
  return (newest && (await threadOfProject(tx, newest.id))) ?? threadBesideProjects(tx, userId);
}

/** A guest's thread, created on first use. Keeps the last name they gave. It's possible spam until something comes that isn't. */
export async function threadOfGuest(tx: Connection, email: string, name: string, isSpam = false): Promise<Thread> {
  const guestEmail = email.toLowerCase();
  await tx.insert(threads).values({ guestEmail, guestName: name, isSpam }).onConflictDoNothing();
  const [thread] = await tx
    .update(threads)
    .set({ guestName: name, isSpam: isSpam ? sql`${threads.isSpam}` : false })
    .where(and(eq(threads.guestEmail, guestEmail), isNull(threads.userId)))
    .returning();
  if (!thread) throw new Error('The thread could not be stored.');
  return thread;
}

/** The thread that a person's own URL names: a project's ID, or 'general'. Undefined for another person's project and for a missing one. */
export async function ownThread(tx: Connection, userId: string, about: string): Promise<Thread | undefined> {
  if (about === besideProjects) return threadBesideProjects(tx, userId);
  if (!isId(about)) return undefined;
  const [own] = await tx
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.id, about), eq(projects.ownerId, userId)));
  return own && threadOfProject(tx, own.id);
}
