import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { projects } from '../../db/schema/index.ts';
import { type DesignTraits, designTraitsOf, traitDistance } from '../../sites/writer/look/design-traits.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { draftedProject, liveProject, projectNow, scheduledProject } from '../../tests/helpers/projects.ts';
import { draftSite } from '../reviews/drafting.ts';
import { redraft } from '../reviews/redraft.ts';
import { changeOwnSite } from '../reviews/self-edits.ts';
import { buildSite } from './building.ts';
import { siteSources } from './sources.ts';
import { newestVersion } from './versions.ts';

useDatabase();

const lookOf = async (projectId: string): Promise<DesignTraits> => {
  const version = await newestVersion(projectId, false);
  if (!version) throw new Error('There is no version.');
  return designTraitsOf(version.document);
};

test('a second plumber of one state looks unlike the live first, and keeps that face when a third goes live', async () => {
  const first = await liveProject('First Plumbing');
  const { owner, projectId } = await draftedProject('Second Plumbing');
  const look = await lookOf(projectId);
  // Both have the seed of tests/helpers/projects.ts: without the neighbor they would look the same.
  expect(traitDistance(await lookOf(first.projectId), look)).toBeGreaterThanOrEqual(4);
  expect((await projectNow(projectId)).avoidedLooks).toEqual([await lookOf(first.projectId)]);
  const { wordings: _, ...shape } = look;

  await liveProject('Third Plumbing');
  expect(await redraft('1', projectId)).toMatchObject({ ok: true });
  expect(await lookOf(projectId)).toEqual(look);
  const text = { page: '/', section: 'hero', path: 'headline', text: 'Water where it belongs.' };
  expect((await changeOwnSite(owner.id, projectId, { texts: [text], name: 'Headline' })).ok).toBe(true);
  expect(await lookOf(projectId)).toMatchObject(shape);
});

test('what was noted before the first draft is not noted anew, so that a repeated job makes the same site', async () => {
  const { projectId } = await scheduledProject('Repeated Plumbing');
  await db().update(projects).set({ avoidedLooks: [], state: 'drafting' }).where(eq(projects.id, projectId));
  await draftSite(projectId);
  expect((await projectNow(projectId)).avoidedLooks).toEqual([]);
});

test('sites that are not live, of another state or gone, are nobody to keep clear of', async () => {
  await db().update(projects).set({ state: 'archived' });
  await draftedProject('Only Drafted Plumbing');
  const { projectId } = await draftedProject('Alone Plumbing');
  expect((await projectNow(projectId)).avoidedLooks).toEqual([]);
});

test('a project drafted before looks were noted is built as it was', async () => {
  await db().update(projects).set({ state: 'archived' });
  const { projectId, version } = await draftedProject('Older Plumbing');
  await liveProject('Newer Neighbor Plumbing');
  await db().update(projects).set({ avoidedLooks: null }).where(eq(projects.id, projectId));
  expect((await buildSite(await siteSources(projectId))).contentHash).toBe(version.contentHash);
});
