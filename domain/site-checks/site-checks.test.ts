import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { projects, publications, siteChecks, siteVisits } from '../../db/schema/index.ts';
import type { Reach } from '../../outside/network/reach.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { liveProject, projectRow } from '../../tests/helpers/projects.ts';
import { LiveSites } from '../../web/api/live-sites.ts';
import { Hosts } from '../hosting/hosts.ts';
import { nextToCheck, siteHealth } from './queries.ts';
import { checkSites } from './site-checks.ts';

useDatabase();

type Answering = (request: IncomingMessage, response: ServerResponse) => void;

/** A web process's listener, which a test can put something in front of. */
let server: Server;
let hosts: Hosts;
let sites: LiveSites;
let inFront: Answering | undefined;
let asked: { host: string; agent: string }[] = [];
let reach: Reach;
let live: Awaited<ReturnType<typeof liveProject>>;

beforeAll(async () => {
  hosts = new Hosts();
  sites = new LiveSites(hosts);
  server = createServer((request, response) => {
    asked.push({ host: request.headers.host ?? '', agent: request.headers['user-agent'] ?? '' });
    if (inFront) inFront(request, response);
    else if (!sites.take(request, response, 'test')) response.writeHead(421).end();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  reach = {
    addresses: async () => ['127.0.0.1'],
    texts: async () => [],
    mailServers: async () => [],
    pointers: async () => [],
    connect: () => net.connect({ host: '127.0.0.1', port }),
  };
  live = await liveProject('Answering Plumbing');
});
beforeEach(async () => {
  asked = [];
  await db().delete(siteChecks);
});
afterEach(() => {
  inFront = undefined;
});
afterAll(async () => {
  hosts.close();
  await new Promise((resolve) => server.close(resolve));
});

const slugOf = ({ host }: typeof live) => host.split('.')[0];
const problems = async () => (await siteHealth()).problems.map(({ slug, problem }) => [slug, problem]);

test('a site that answers with its published home page is fine, and the question isn’t a visit', async () => {
  expect(await siteHealth()).toMatchObject({ live: 1, answering: 0, failing: 0, checkedAt: null, problems: [] });
  expect(await checkSites({ reach })).toBe(1);
  expect(await siteHealth()).toEqual({ live: 1, answering: 1, failing: 0, checkedAt: expect.any(Date), problems: [] });
  expect(asked).toEqual([{ host: live.host, agent: 'SunupCheck/1.0 (bot)' }]);
  expect(await db().$count(siteVisits)).toBe(0);
});

const answers: [what: string, answering: Answering, problem: string][] = [
  ['an error', (_, response) => response.writeHead(503).end(), 'It answers with status 503.'],
  ['a page that isn’t ours', (_, response) => response.end('<h1>Welcome to nginx!</h1>'), 'Another server answers at its address.'],
  [
    'another version',
    (_, response) => response.setHeader('ETag', '"0123456789abcdef0123456789abcdef"').end('<h1>Old</h1>'),
    'It shows a version other than the published one.',
  ],
  [
    'a redirect elsewhere',
    (_, response) => response.writeHead(302, { Location: 'https://parked.example' }).end(),
    'It answers with status 302.',
  ],
  ['a closed connection', (request) => request.socket.destroy(), 'It doesn’t answer (the other side closed the connection).'],
];

test.each(answers)('%s is named with its site, and gone once the site answers again', async (_, answering, problem) => {
  inFront = answering;
  await checkSites({ reach });
  expect(await siteHealth()).toMatchObject({ live: 1, answering: 0, failing: 1 });
  expect(await problems()).toEqual([[slugOf(live), expect.stringMatching(new RegExp(`^${problem.replace(/[().]/g, '\\$&')}$`))]]);
  inFront = undefined;
  await checkSites({ reach });
  expect(await problems()).toEqual([]);
});

test('a proxy may weaken the tag', async () => {
  inFront = (request, response) => {
    const setHead = response.writeHead.bind(response);
    response.writeHead = ((status: number, headers: string[]) => {
      const place = headers.indexOf('ETag') + 1;
      return setHead(status, headers.with(place, `W/${headers[place]}`));
    }) as typeof response.writeHead;
    sites.take(request, response, 'test');
  };
  await checkSites({ reach });
  expect(await siteHealth()).toMatchObject({ answering: 1, failing: 0 });
});

test('a site that’s moved while it’s asked isn’t blamed, and one that nothing listens for is', async () => {
  const moved = await liveProject('Moving Plumbing');
  inFront = (_, response) => {
    void db()
      .update(projects)
      .set({ slug: 'moved-plumbing' })
      .where(eq(projects.id, moved.projectId))
      .then(() => response.writeHead(404).end());
  };
  await db().insert(siteChecks).values({ projectId: live.projectId, checkedAt: new Date(), problem: null });
  await checkSites({ reach, count: 1 });
  expect(await db().select().from(siteChecks).where(eq(siteChecks.projectId, moved.projectId))).toEqual([]);
  inFront = undefined;
  const closed = createServer().listen(0);
  const { port } = closed.address() as AddressInfo;
  await new Promise((resolve) => closed.close(resolve));
  await checkSites({ reach: { ...reach, connect: () => net.connect({ host: '127.0.0.1', port }) }, count: 1 });
  expect((await problems()).map(([, problem]) => problem)).toEqual(['It doesn’t answer (connection refused).']);
  await db().update(projects).set({ state: 'suspended' }).where(eq(projects.id, moved.projectId));
});

test('sites that are meant to be offline aren’t asked, and aren’t a fault', async () => {
  await db().insert(siteChecks).values({ projectId: live.projectId, checkedAt: new Date(), problem: 'It answers with status 503.' });
  await db().update(projects).set({ state: 'suspended' }).where(eq(projects.id, live.projectId));
  expect(await siteHealth()).toMatchObject({ live: 0, answering: 0, failing: 0, problems: [] });
  expect([await checkSites({ reach }), asked]).toEqual([0, []]);
  const suspension = { reason: 'abuse', note: '', at: new Date().toISOString() } as const;
  await db().update(projects).set({ state: 'live', suspension }).where(eq(projects.id, live.projectId));
  expect(await siteHealth()).toMatchObject({ live: 0, answering: 0, failing: 0, problems: [] });
  await db().update(projects).set({ suspension: null }).where(eq(projects.id, live.projectId));
});

test('a lost list of files is a fault, even while other processes serve it from memory', async () => {
  const before = await db().select().from(publications).where(eq(publications.projectId, live.projectId));
  await db()
    .update(publications)
    .set({ manifestHash: 'f'.repeat(64) })
    .where(eq(publications.projectId, live.projectId));
  await checkSites({ reach });
  expect(await problems()).toEqual([[slugOf(live), 'The list of its published files is lost or damaged.']]);
  await db()
    .update(publications)
    .set({ manifestHash: before[0]?.manifestHash ?? '' })
    .where(eq(publications.projectId, live.projectId));
});

test('many sites take turns: those with a problem, up to a quarter, then those that weren’t asked for longest', async () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const rows = [
    ['never', null, null],
    ['old', 50, null],
    ['newer', 40, null],
    ['newest', 5, null],
    ['failing', 1, 'It answers with status 503.'],
    ['failing-too', 2, 'It answers with status 503.'],
  ] as const;
  const made: string[] = [];
  for (const [slug, minutes, problem] of rows) {
    const { projectId } = await projectRow({ state: 'live', slug });
    made.push(projectId);
    if (minutes !== null)
      await db()
        .insert(siteChecks)
        .values({ projectId, checkedAt: minutesAgo(minutes), problem });
  }
  await db()
    .insert(siteChecks)
    .values({ projectId: live.projectId, checkedAt: minutesAgo(3), problem: null });
  const next = async (count: number) => (await nextToCheck(count)).map(({ slug }) => slug);
  expect(await next(4)).toEqual(['failing-too', 'never', 'old', 'newer']);
  expect(await next(8)).toEqual(['failing-too', 'failing', 'never', 'old', 'newer', 'newest', slugOf(live)]);
  expect(await checkSites({ reach, count: 3 })).toBe(3);
  expect(await siteHealth()).toMatchObject({ live: 7, failing: 5, problems: { length: 5 } });
  // Time is up before the first.
  expect(await checkSites({ reach, forMs: 0 })).toBe(0);
  await db().execute(sql`delete from projects where id = any(${sql.param(made)}::uuid[])`);
});
