import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { siteVisits } from '../../db/schema/index.ts';
import { writeViews } from '../../domain/projects/visits.ts';
import { previewOrigin } from '../../domain/versions/versions.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { liveProject } from '../../tests/helpers/projects.ts';
import { visit } from '../../tests/helpers/site-visit.ts';

useDatabase();

const person = { 'user-agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15' };
const robot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };

let live: Awaited<ReturnType<typeof liveProject>>;
beforeAll(async () => {
  live = await liveProject('Counted Plumbing');
});

async function counted(): Promise<number> {
  await writeViews();
  const rows = await db().select().from(siteVisits).where(eq(siteVisits.projectId, live.projectId));
  return rows.reduce((sum, { views }) => sum + views, 0);
}

test('pages that people open are counted, also when their browser has them already', async () => {
  const before = await counted();
  const first = await visit(live.host, '/', { headers: person });
  await visit(live.host, '/services', { headers: person });
  await visit(live.host, '/', { headers: { ...person, 'if-none-match': first.headers.get('etag') ?? '' } });
  expect(await counted()).toBe(before + 3);
});

test.each([
  ['a robot', '/', { headers: robot }],
  ['no known person', '/', {}],
  ['a page fetched in advance', '/', { headers: { ...person, 'sec-purpose': 'prefetch;prerender' } }],
  ['a browser that asks not to be counted', '/', { headers: { ...person, 'sec-gpc': '1' } }],
  ['the head of a page', '/', { method: 'HEAD', headers: person }],
  ['a page that is not there', '/nowhere', { headers: person }],
  ['a picture', '/favicon.svg', { headers: person }],
  ['a thank-you page', '/thanks/contact', { headers: person }],
])('%s is not counted', async (_, path, init) => {
  const before = await counted();
  await visit(live.host, path, init);
  expect(await counted()).toBe(before);
});

test('a preview is not counted', async () => {
  const before = await counted();
  await visit(new URL(previewOrigin(live.version.previewToken)).host, '/', { headers: person });
  expect(await counted()).toBe(before);
});
