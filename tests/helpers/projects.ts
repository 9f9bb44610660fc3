import { eq } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { briefs, projects } from '../../db/schema/index.ts';
import { markPaid } from '../../domain/billing/mark-paid.ts';
import { saveAnswer, submitBrief } from '../../domain/briefs/briefs.ts';
import type { Answers } from '../../domain/briefs/schema.ts';
import { openProject, type Project } from '../../domain/projects/projects.ts';
import { approveVersion } from '../../domain/publications/publishing.ts';
import { draftSite } from '../../domain/reviews/drafting.ts';
import { siteOrigin } from '../../domain/settings/addresses.ts';
import { newestVersion, type Version } from '../../domain/versions/versions.ts';
import plumber from '../../sites/briefs/plumber-raleigh.json' with { type: 'json' };
import { placedOrder } from './orders.ts';
import { makePerson, type Person } from './people.ts';

/** A project as it stands in the database now. */
export async function projectNow(projectId: string): Promise<Project> {
  const [project] = await db().select().from(projects).where(eq(projects.id, projectId));
  if (!project) throw new Error('There is no such project.');
  return project;
}

/** Answers and submits a plumber's whole brief, under another name when one is given. */
export async function sendBrief(ownerId: string, projectId: string, name: string = plumber.business.name): Promise<void> {
  const brief: Answers = { ...plumber, business: { ...plumber.business, name } };
  // Names the project, as the form does. The other answers are written together, because saving them has tests of its own.
  const saved = await saveAnswer(ownerId, projectId, 'business.name', name);
  if (!saved.ok) throw new Error(saved.message);
  await db().update(briefs).set({ answers: brief }).where(eq(briefs.projectId, projectId));
  const submitted = await submitBrief(ownerId, projectId);
  if (!submitted.ok) throw new Error(submitted.problems.map(({ message }) => message).join(' '));
}

/** Orders five pages for a project's owner and marks them paid. Returns the order's id. */
export async function payFor(owner: Person): Promise<string> {
  const { order } = await placedOrder({ userId: owner.id, email: owner.email, method: 'invoice' });
  if (!(await markPaid(order.id, 'admin:test'))) throw new Error('The order could not be paid.');
  return order.id;
}

/** A paid project with a submitted brief, waiting for its draft. */
export async function scheduledProject(name?: string): Promise<{ owner: Person; projectId: string }> {
  const owner = await makePerson();
  const { id } = await openProject(owner.id);
  // One face in every run.
  await db().update(projects).set({ seed: 20_114 }).where(eq(projects.id, id));
  await payFor(owner);
  await sendBrief(owner.id, id, name);
  return { owner, projectId: id };
}

/** A project whose first draft was shown to its owner. */
export async function draftedProject(name?: string): Promise<{ owner: Person; projectId: string; version: Version }> {
  const { owner, projectId } = await scheduledProject(name);
  await draftSite(projectId);
  const version = await newestVersion(projectId, true);
  if (!version) throw new Error('The draft was not shown.');
  return { owner, projectId, version };
}

/** A project whose first draft was approved and is live, with the host it is served at. */
export async function liveProject(name: string): Promise<{ owner: Person; projectId: string; version: Version; host: string }> {
  const { owner, projectId, version } = await draftedProject(name);
  const approved = await approveVersion(owner.id, projectId, version.id, version.contentHash);
  if (!approved.ok) throw new Error(approved.message);
  return { owner, projectId, version, host: new URL(siteOrigin((await projectNow(projectId)).slug ?? '')).host };
}
