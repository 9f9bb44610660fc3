import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { projects, users } from '../../db/schema/index.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { draftedProject, liveProject, projectNow } from '../../tests/helpers/projects.ts';
import { siteOrigin } from '../addresses.ts';
import { eventsOf } from '../projects/queries.ts';
import { setPortfolioConsent } from './portfolio.ts';
import { portfolioSites } from './queries.ts';

useDatabase();

const shownAt = async (host: string) => (await portfolioSites()).find(({ address }) => address === `http://${host}`);

test('a live site is shown from its owner’s consent until they withdraw it', async () => {
  const { owner, projectId, host } = await liveProject('Shown Plumbing');
  expect(await shownAt(host)).toBeUndefined();
  expect(await setPortfolioConsent(owner.id, projectId, true)).toEqual({ ok: true });
  const shown = await shownAt(host);
  expect(shown).toMatchObject({ name: 'Hollis & Daughter Plumbing', trade: 'Plumber', place: 'Raleigh' });
  expect(shown?.pages).toHaveLength(5);
  expect(shown?.liveSince).toEqual((await projectNow(projectId)).liveSince);
  expect((await eventsOf(projectId))[0]).toMatchObject({ kind: 'portfolio', actor: `user:${owner.id}` });
  expect(await setPortfolioConsent(owner.id, projectId, false)).toEqual({ ok: true });
  expect(await shownAt(host)).toBeUndefined();
});

test('no one can consent for another person, and a draft can’t be shown', async () => {
  const stranger = await makePerson();
  const { projectId, host } = await liveProject('Quiet Plumbing');
  expect(await setPortfolioConsent(stranger.id, projectId, true)).toEqual({
    ok: false,
    code: 'project-not-found',
    message: 'This project no longer exists.',
  });
  const draft = await draftedProject('Unfinished Plumbing');
  expect(await setPortfolioConsent(draft.owner.id, draft.projectId, true)).toMatchObject({ ok: false });
  expect(await shownAt(host)).toBeUndefined();
  expect(await shownAt(new URL(siteOrigin('unfinished-plumbing')).host)).toBeUndefined();
});

test('a site that is no longer served isn’t shown either', async () => {
  const { owner, projectId, host } = await liveProject('Suspended Plumbing');
  await setPortfolioConsent(owner.id, projectId, true);
  expect(await shownAt(host)).toBeDefined();
  await db().update(projects).set({ state: 'suspended' }).where(eq(projects.id, projectId));
  expect(await shownAt(host)).toBeUndefined();
});

test('demo sites are labeled as such, and customers’ sites are not', async () => {
  const { owner, projectId, host } = await liveProject('Demo Plumbing');
  await setPortfolioConsent(owner.id, projectId, true);
  for (const [email, demo] of [
    ['marigold@sunup.test', true],
    ['noy@noys-bluewagon.test', true],
    ['noy@noys-bluewagon.example', false],
  ] as const) {
    await db().update(users).set({ email }).where(eq(users.id, owner.id));
    expect((await shownAt(host))?.demo).toBe(demo);
  }
});

test('the site that went live last comes first', async () => {
  const hosts: string[] = [];
  for (const [name, day] of [
    ['Second Plumbing', 2],
    ['Third Plumbing', 1],
    ['First Plumbing', 3],
  ] as const) {
    const { owner, projectId, host } = await liveProject(name);
    await setPortfolioConsent(owner.id, projectId, true);
    await db()
      .update(projects)
      .set({ liveSince: new Date(Date.UTC(2090, 0, day)) })
      .where(eq(projects.id, projectId));
    hosts[day - 1] = `http://${host}`;
  }
  expect((await portfolioSites(3)).map(({ address }) => address)).toEqual(hosts.reverse());
});
