import { compareAsc, differenceInCalendarDays } from 'date-fns';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { demoAccounts } from '../content/demo-accounts.ts';
import { socialProfiles } from '../content/social-networks.ts';
import { db } from '../db/connect.ts';
import { bookings, discountCodes, leads, projects, users } from '../db/schema/index.ts';
import { logIn } from '../domain/accounts/login.ts';
import { siteOrigin } from '../domain/addresses.ts';
import { comingCallsOf } from '../domain/bookings/queries.ts';
import { shownCaseStudy } from '../domain/cases/queries.ts';
import { newLeadCount } from '../domain/leads/leads.ts';
import { threadsForAdmin } from '../domain/messages/queries.ts';
import { latestProjectOf } from '../domain/projects/queries.ts';
import { viewsOf } from '../domain/projects/visits.ts';
import { cityRatesNow } from '../domain/rates/queries.ts';
import { defaultSettings } from '../domain/settings/schema.ts';
import { readSettings } from '../domain/settings/settings.ts';
import { newestVersion } from '../domain/versions/versions.ts';
import { useDatabase } from '../tests/helpers/database.ts';
import { isAdmin } from '../tests/helpers/people.ts';
import { hourMs } from '../time/units.ts';
import { fillDemo } from './demo.ts';
import { daysLive } from './demo-life.ts';

useDatabase();

async function account(email: string) {
  const [user] = await db().select().from(users).where(eq(users.email, email));
  if (!user) throw new Error(`There is no account ${email}.`);
  return user;
}

test('an empty database gets an admin, a draft to judge and a live site, all of whom can sign in', async () => {
  await fillDemo();
  const [admin, owner, liveOwner] = [
    await account(demoAccounts.admin),
    await account(demoAccounts.owner),
    await account(demoAccounts.liveOwner),
  ];
  expect([await isAdmin(admin.id), await isAdmin(owner.id), await isAdmin(liveOwner.id)]).toEqual([true, false, false]);
  expect(await latestProjectOf(owner.id)).toMatchObject({ state: 'draft_ready', name: 'Hollis & Daughter Plumbing' });
  expect(await latestProjectOf(liveOwner.id)).toMatchObject({ state: 'live', slug: 'marigold-hair-room' });
  expect(await latestProjectOf((await account(demoAccounts.shopOwner)).id)).toMatchObject({ state: 'live' });
  for (const email of [demoAccounts.admin, demoAccounts.owner, demoAccounts.liveOwner])
    expect((await logIn({ email, password: demoAccounts.password }, { address: '127.0.0.1', headers: new Headers() })).ok).toBe(true);
  // This builds and checks three sites.
}, 90_000);

test('the live site has a history: it went online weeks ago, and everything since is in order', async () => {
  const liveOwner = await account(demoAccounts.liveOwner);
  const project = await latestProjectOf(liveOwner.id);
  if (!project?.liveSince) throw new Error('The demo has no live site.');
  const online = project.liveSince;
  expect(differenceInCalendarDays(new Date(), online)).toBe(daysLive);
  const came = await db().select().from(leads).where(eq(leads.projectId, project.id)).orderBy(leads.id);
  const times = came.map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted(compareAsc));
  expect(times.every((time) => time > online && time < new Date())).toBe(true);
  expect(await newLeadCount(liveOwner.id, project.id)).toBe(1);
  expect((await viewsOf(liveOwner.id, project.id)).filter(({ views }) => views > 0)).toHaveLength(daysLive);
  const [talk] = await threadsForAdmin('waiting', '', 1).then(({ rows }) => rows);
  expect(talk?.waitingSince && talk.waitingSince < new Date()).toBe(true);
});

test('the case study links to the sample shop, in demo mode only', async () => {
  const settings = defaultSettings();
  const shop = await latestProjectOf((await account(demoAccounts.shopOwner)).id);
  expect(await shownCaseStudy(settings, true)).toMatchObject({
    client: 'Larkspur Flowers & Gifts',
    url: siteOrigin(shop?.slug ?? ''),
    sample: true,
  });
  expect(await shownCaseStudy(settings, false)).toEqual({
    ...(await shownCaseStudy(settings, true)),
    client: '',
    url: undefined,
    sample: false,
  });
  const own = { ...settings, caseClient: 'Frey Roofing', caseUrl: 'https://www.frey.example/' };
  expect(await shownCaseStudy(own, true)).toMatchObject({ client: 'Frey Roofing', url: 'https://www.frey.example/', sample: false });
});

test('a call of the live site’s owner is coming, a partner has a code, two cities a startup rate, and three networks a profile', async () => {
  const liveOwner = await account(demoAccounts.liveOwner);
  expect(await comingCallsOf(liveOwner.id)).toHaveLength(1);
  const codes = await db().select().from(discountCodes).orderBy(discountCodes.id);
  expect(codes.map(({ percent, amountCents }) => percent ?? amountCents)).toEqual([15, 5000, 10_000]);
  expect([...(await cityRatesNow(29_900)).keys()]).toEqual(['bend', 'provo-orem']);
  expect(socialProfiles(await readSettings()).map(({ name }) => name)).toEqual(['Instagram', 'Facebook', 'LinkedIn']);
});

test('projects that wait for a draft keep their clock, with times from today on', async () => {
  const project = await latestProjectOf((await account(demoAccounts.owner)).id);
  expect(project?.createdAt.getTime()).toBeGreaterThan(Date.now() - hourMs);
});

test('every demo site passes the quality check', async () => {
  for (const { id } of await db().select({ id: projects.id }).from(projects)) {
    const version = await newestVersion(id, true);
    expect(version?.gate.checks.filter(({ status }) => status === 'fail')).toEqual([]);
  }
});

test('filling again changes nothing', async () => {
  const before = await db().select().from(projects).orderBy(projects.id);
  await fillDemo();
  expect(await db().select().from(projects).orderBy(projects.id)).toEqual(before);
  expect(await db().$count(users)).toBe(4);
  expect([await db().$count(bookings), await db().$count(discountCodes)]).toEqual([1, 3]);
});

test('a fill cut short by a kill is finished by the next start', async () => {
  await db().delete(users).where(eq(users.email, demoAccounts.admin));
  await db().delete(users).where(eq(users.email, demoAccounts.liveOwner));
  await fillDemo();
  expect(await latestProjectOf((await account(demoAccounts.liveOwner)).id)).toMatchObject({ state: 'live' });
  expect(await isAdmin((await account(demoAccounts.admin)).id)).toBe(true);
  expect(await db().$count(projects)).toBe(3);
});

test('a database with accounts of its own is left alone', async () => {
  await db().delete(users);
  await db().insert(users).values({ name: 'Real Person', email: 'real@people.test' });
  await fillDemo();
  expect(await db().$count(users)).toBe(1);
});
