import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Connection } from '../../db/connect.ts';
import { projects, threads } from '../../db/schema/index.ts';
import { isId } from '../ids.ts';
import { besideProjects } from './schema.ts';

export type Thread = typeof threads.$inferSelect;

/** A project's thread, made on first need. Undefined when there is no such project. */
export async function threadOfProject(tx: Connection, projectId: string): Promise<Thread | undefined> {
  // The project is locked first, here as by every change of its state: the other way around two could wait for each other.
  const [project] = await tx.select({ ownerId: projects.ownerId }).from(projects).where(eq(projects.id, projectId)).for('key share');
  if (!project) return undefined;
  await tx.insert(threads).values({ projectId, userId: project.ownerId }).onConflictDoNothing();
  const [thread] = await tx.select().from(threads).where(eq(threads.projectId, projectId));
  return thread;
}

/** A person's thread beside their projects, made on first need. */
export async function threadBesideProjects(tx: Connection, userId: string): Promise<Thread> {
  await tx.insert(threads).values({ userId }).onConflictDoNothing();
  const thread = await tx.query.threads.findFirst({ where: and(eq(threads.userId, userId), isNull(threads.projectId)) });
  if (!thread) throw new Error('The thread could not be stored.');
  return thread;
}

/** Where a person's words go that name no project: the thread of their newest one, else the one beside projects. */
export async function threadOfPerson(tx: Connection, userId: string): Promise<Thread> {
  const [newest] = await tx
    .select({ id: projects.id })
    .from(projects)
    .where(eq(projects.ownerId, userId))
    .orderBy(desc(projects.createdAt))
    .limit(1);
  return (newest && (await threadOfProject(tx, newest.id))) ?? threadBesideProjects(tx, userId);
}

/** A guest's thread, made on first need. The newest name they gave stays. */
export async function threadOfGuest(tx: Connection, email: string, name: string): Promise<Thread> {
  const guestEmail = email.toLowerCase();
  await tx.insert(threads).values({ guestEmail, guestName: name }).onConflictDoNothing();
  const [thread] = await tx
    .update(threads)
    .set({ guestName: name })
    .where(and(eq(threads.guestEmail, guestEmail), isNull(threads.userId)))
    .returning();
  if (!thread) throw new Error('The thread could not be stored.');
  return thread;
}

/**
 * The thread that a person's own address names: a project's id, or 'general'. Another's project and a missing one are
 * the same undefined.
 */
export async function ownThread(tx: Connection, userId: string, about: string): Promise<Thread | undefined> {
  if (about === besideProjects) return threadBesideProjects(tx, userId);
  if (!isId(about)) return undefined;
  const [own] = await tx
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.id, about), eq(projects.ownerId, userId)));
  return own && threadOfProject(tx, own.id);
}
