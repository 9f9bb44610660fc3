import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { projects, siteVersions } from '../../db/schema/index.ts';
import { type DesignTraits, designTraitsOf, traitDistance } from '../../sites/look/design-traits.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import type { Person } from '../../tests/helpers/people.ts';
import { draftedProject, liveProject, projectNow, scheduledProject } from '../../tests/helpers/projects.ts';
import { changeOwnSite } from '../site-changes/site-changes.ts';
import { newestVersion } from '../versions/versions.ts';
import { draftSite } from './drafting.ts';
import { avoidNeighbors } from './neighbors.ts';
import { redraft } from './redraft.ts';

useDatabase();

const lookOf = async (projectId: string): Promise<DesignTraits> => {
  const version = await newestVersion(projectId, false);
  if (!version) throw new Error('There is no version.');
  return designTraitsOf(version.document);
};

/** A project whose first draft was made with an eye on its neighbors, which `draftedProject` leaves out. */
async function draftedBeside(name: string): Promise<{ owner: Person; projectId: string }> {
  const scheduled = await scheduledProject(name);
  await draftSite(scheduled.projectId);
  return scheduled;
}

test('a second plumber in one state looks different from the live first one, and keeps that design when a third goes live', async () => {
  const first = await liveProject('First Plumbing');
  const { owner, projectId } = await draftedBeside('Second Plumbing');
  const look = await lookOf(projectId);
  // Both have the seed of tests/helpers/projects.ts: without the neighbor they would look the same.
  expect(traitDistance(await lookOf(first.projectId), look)).toBeGreaterThanOrEqual(4);
  expect((await projectNow(projectId)).avoidedLooks).toEqual([await lookOf(first.projectId)]);
  const { guides: _, ...shape } = look;

  await liveProject('Third Plumbing');
  expect(await redraft('1', projectId)).toMatchObject({ ok: true });
  expect(await lookOf(projectId)).toEqual(look);
  const text = { page: '/', section: 'hero', path: 'headline', text: 'Water where it belongs.' };
  expect((await changeOwnSite(owner.id, projectId, { texts: [text], name: 'Headline' })).ok).toBe(true);
  expect(await lookOf(projectId)).toMatchObject(shape);
});

test('neighbors noted before the first draft aren’t noted again, so a repeated job makes the same site', async () => {
  const { projectId } = await scheduledProject('Repeated Plumbing');
  await db().update(projects).set({ avoidedLooks: [], state: 'drafting' }).where(eq(projects.id, projectId));
  await draftSite(projectId);
  expect((await projectNow(projectId)).avoidedLooks).toEqual([]);
});

test('sites that aren’t live, are in another state or were deleted don’t count as neighbors', async () => {
  await db().update(projects).set({ state: 'archived' });
  await draftedProject('Only Drafted Plumbing');
  const { projectId } = await draftedBeside('Alone Plumbing');
  expect((await projectNow(projectId)).avoidedLooks).toEqual([]);
});

/** A live florist with a theme of its own, so its look can be told from others. */
async function liveFlorist(theme: string): Promise<void> {
  const { projectId, version } = await liveProject(`${theme} Flowers`);
  const { document } = version;
  const florist = { ...document, trade: { ...document.trade, key: 'florist' }, theme: { ...document.theme, name: theme } };
  await db().update(siteVersions).set({ document: florist }).where(eq(siteVersions.projectId, projectId));
}

test('the nine newest live sites are avoided whatever their trade, and no tenth', async () => {
  await db().update(projects).set({ state: 'archived' });
  const { projectId } = await scheduledProject('Plumbing Among Florists');
  const avoided = async () => {
    await db().update(projects).set({ avoidedLooks: null }).where(eq(projects.id, projectId));
    await avoidNeighbors(projectId);
    return (await projectNow(projectId)).avoidedLooks?.map(({ theme }) => theme);
  };
  const florists = Array.from({ length: 10 }, (_, index) => `florist ${index + 1}`);
  const [first = '', ...later] = florists;
  await liveFlorist(first);
  expect(await avoided()).toEqual([first]);
  for (const florist of later) await liveFlorist(florist);
  expect(await avoided()).toEqual(later.reverse());
});
