import { eq } from 'drizzle-orm';
import { beforeAll } from 'vitest';
import { db } from '../../db/connect.ts';
import { briefs, projects } from '../../db/schema/index.ts';
import { siteOrigin } from '../../domain/addresses.ts';
import { markPaid } from '../../domain/billing/mark-paid.ts';
import { saveAnswer, submitBrief } from '../../domain/briefs/briefs.ts';
import type { Answers } from '../../domain/briefs/schema.ts';
import { slugOf } from '../../domain/briefs/slug.ts';
import { draftSite } from '../../domain/drafts/drafting.ts';
import { openProject, type Project } from '../../domain/projects/projects.ts';
import { approveVersion } from '../../domain/publications/publishing.ts';
import { type BuiltSite, buildSite } from '../../domain/versions/building.ts';
import type { SiteSources } from '../../domain/versions/sources.ts';
import { newestVersion, type Version } from '../../domain/versions/versions.ts';
import { getFile, putFile } from '../../outside/storage/storage.ts';
import plumber from '../../sites/briefs/plumber-raleigh.json' with { type: 'json' };
import { makeSite } from '../../sites/make-site.ts';
import { must } from '../harness/must.ts';
import { placedOrder } from '../harness/orders.ts';
import { makePerson, type Person } from './people.ts';

// The first site that a process makes loads dictionaries and a grammar checker, which takes longer than a test may on a busy machine.
beforeAll(async () => {
  await makeSite(plumber, { origin: 'https://first.example', readFile: async () => undefined });
});

/** A project as it is in the database now. */
export async function projectNow(projectId: string): Promise<Project> {
  const [project] = await db().select().from(projects).where(eq(projects.id, projectId));
  if (!project) throw new Error("The project doesn't exist.");
  return project;
}

/** A project as a row, for what needs no order, brief or site. Its owner is a new person. */
export async function projectRow(set: Partial<typeof projects.$inferInsert> = {}): Promise<{ owner: Person; projectId: string }> {
  const owner = await makePerson({ firstName: 'Nora' });
  const [project] = await db()
    .insert(projects)
    .values({ ownerId: owner.id, seed: 1, ...set })
    .returning({ id: projects.id });
  return { owner, projectId: project?.id ?? '' };
}

/** Answers and submits a plumber's whole brief, under another name when one is given. */
export async function sendBrief(ownerId: string, projectId: string, name: string = plumber.business.name): Promise<void> {
  const brief: Answers = { ...plumber, business: { ...plumber.business, name } };
  // Names the project, as the form does. The other answers are written together, because saving them has tests of its own.
  must(await saveAnswer(ownerId, projectId, 'business.name', name));
  await db().update(briefs).set({ answers: brief }).where(eq(briefs.projectId, projectId));
  must(await submitBrief(ownerId, projectId));
}

/** Orders five pages for a project's owner and marks them paid. Returns the order's id. */
export async function payFor(owner: Person): Promise<string> {
  const { order } = await placedOrder({ userId: owner.id, email: owner.email, method: 'invoice' });
  if (!(await markPaid(order.id, 'admin:test'))) throw new Error('The order could not be paid.');
  return order.id;
}

/**
 * A paid project with a submitted brief, waiting for its draft. All have the same brief and the same seed, so their sites are
 * equal: `name` names only the project and its address. Another seed makes another site.
 */
export async function scheduledProject(name?: string, seed = 20_114): Promise<{ owner: Person; projectId: string }> {
  const owner = await makePerson();
  const { id } = await openProject(owner.id);
  await db().update(projects).set({ seed }).where(eq(projects.id, id));
  await payFor(owner);
  await sendBrief(owner.id, id);
  if (name)
    await db()
      .update(projects)
      .set({ name, slug: slugOf(name) })
      .where(eq(projects.id, id));
  return { owner, projectId: id };
}

/** A project whose first draft was shown to its owner. It has no neighbors whose looks it avoids. */
export async function draftedProject(name?: string, seed?: number): Promise<{ owner: Person; projectId: string; version: Version }> {
  const { owner, projectId } = await scheduledProject(name, seed);
  await db().update(projects).set({ avoidedLooks: [] }).where(eq(projects.id, projectId));
  await draftSite(projectId, buildOnce);
  const version = await newestVersion(projectId, true);
  if (!version) throw new Error('The draft was not shown.');
  return { owner, projectId, version };
}

/** Sites that this process has built, with the bodies of their files. */
const builds = new Map<string, { site: BuiltSite; bodies: Buffer[] }>();

/** Builds a site, or stores the files of an equal one that was built before, because building takes long. */
export async function buildOnce(sources: SiteSources): Promise<BuiltSite> {
  const { project, answers, uploads, edits, written } = sources;
  const key = JSON.stringify([project.seed, project.avoidedLooks, answers, uploads, edits, written]);
  const known = builds.get(key);
  if (known) {
    await Promise.all(known.bodies.map(putFile));
    return { ...known.site, inputs: { answers, uploads, edits, written } };
  }
  const site = await buildSite(sources);
  builds.set(key, { site, bodies: await Promise.all(site.files.map(({ hash }) => getFile(hash))) });
  return site;
}

/** A project whose first draft was approved and is live, with the host it is served at. */
export async function liveProject(
  name: string,
  seed?: number,
): Promise<{ owner: Person; projectId: string; version: Version; host: string }> {
  const { owner, projectId, version } = await draftedProject(name, seed);
  must(await approveVersion(owner.id, projectId, version.id, version.contentHash));
  return { owner, projectId, version, host: new URL(siteOrigin((await projectNow(projectId)).slug ?? '')).host };
}
