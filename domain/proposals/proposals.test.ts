import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { editRequests } from '../../db/schema/index.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { must } from '../../tests/helpers/must.ts';
import { draftedProject } from '../../tests/helpers/projects.ts';
import { answerAt } from '../briefs/schema.ts';
import { changeOwnSite } from '../reviews/self-edits.ts';
import { siteSources } from '../versions/sources.ts';
import { newestVersion } from '../versions/versions.ts';
import type { Proposal } from './proposals.ts';
import { readOwnRequest, stepForWish } from './queries.ts';

useDatabase();

const said =
  'make it look more modern? and add a service moving pianos $300, also im open saturday 9 to 1. write something nice about my dad';

const titled = (proposals: Proposal[], title: string) =>
  proposals.find((one) => one.title === title) ?? expect.fail(`Nothing is titled ${title}.`);

test('a request becomes buttons for what we can do at once, and a part for a person', async () => {
  const { owner, projectId } = await draftedProject('Saying Plumbing');
  const proposals = await readOwnRequest(owner.id, projectId, said);
  expect(proposals.map(({ title, button }) => [title, button])).toEqual([
    ['Another look', 'Try other looks'],
    ['New service', 'Add service: Moving pianos, $300'],
    ['Saturday hours', 'Change Saturday hours to 9-1'],
    ['Something for a person', undefined],
  ]);
  expect(titled(proposals, 'Something for a person').words).toContain('something nice about my dad');
  expect(titled(proposals, 'Saturday hours')).toMatchObject({ was: 'Closed', now: '9 am to 1 pm' });
});

test('reading changes nothing and sends nothing', async () => {
  const { owner, projectId, version } = await draftedProject('Reading Plumbing');
  await readOwnRequest(owner.id, projectId, said);
  expect((await newestVersion(projectId, false))?.id).toBe(version.id);
  expect(await db().$count(editRequests, eq(editRequests.projectId, projectId))).toBe(0);
});

test('two parts of one request that change the same answer both happen', async () => {
  const { owner, projectId } = await draftedProject('Twice Plumbing');
  const proposals = await readOwnRequest(owner.id, projectId, 'add toilet repair $90. add gas lines from $200');
  for (const { wish } of proposals) {
    const step = await stepForWish(owner.id, projectId, wish);
    if (step?.kind !== 'facts') throw new Error('Not a change of facts.');
    must(await changeOwnSite(owner.id, projectId, { texts: [], ...step.change }));
  }
  const names = (answerAt((await siteSources(projectId)).answers, 'services') as { name: string }[]).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Toilet repair', 'Gas lines']));
});

test('what a person has to do is pinned to the section that it names', async () => {
  const { owner, projectId } = await draftedProject('Pinned Plumbing');
  const [pinned] = await readOwnRequest(owner.id, projectId, 'the questions sound too stiff');
  expect(pinned?.place.label).toMatch(/Question|FAQ/);
  const [loose] = await readOwnRequest(owner.id, projectId, 'write something nicer about my dad');
  expect(loose?.place.label).toBe('The whole site');
});

test('no one reads a request against another person’s site', async () => {
  const { projectId } = await draftedProject('Unread Plumbing');
  const { owner: stranger } = await draftedProject('Strange Plumbing');
  expect(await readOwnRequest(stranger.id, projectId, said)).toEqual([]);
  expect(await stepForWish(stranger.id, projectId, { do: 'name', to: 'Mine' })).toBeUndefined();
});
