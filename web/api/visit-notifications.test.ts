import { Hono } from 'hono';
import pg from 'pg';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { enqueue } from '../../db/enqueue.ts';
import { publishChange } from '../../db/live.ts';
import { analyticsEvents, siteVisits } from '../../db/schema/index.ts';
import { writeEvents } from '../../domain/analytics/analytics.ts';
import { writeViews } from '../../domain/projects/visits.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { liveProject } from '../../tests/helpers/projects.ts';
import { visit } from '../../tests/helpers/site-visit.ts';
import { addAnalytics } from './analytics.ts';

const database = useDatabase();

const headers = { 'user-agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15' };

/** Channels of the notifications during `work`, of changes and of jobs. */
async function notifiedIn(work: () => Promise<unknown>): Promise<string[]> {
  const client = new pg.Client({ connectionString: database.url() });
  await client.connect();
  const heard: string[] = [];
  client.on('notification', ({ channel }) => heard.push(channel));
  const { rows } = await client.query<{ channel: string }>(`select 'pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24) as channel`);
  for (const channel of ['sunup_live', rows[0]?.channel]) await client.query(`listen ${channel}`);
  await work();
  // Notifications arrive before the answer of a later query.
  await client.query('select 1');
  await client.end();
  return heard;
}

test('a hundred visits send no notification, which would make their commits wait for each other', async () => {
  const { host, projectId } = await liveProject('Quiet Plumbing');
  const app = new Hono();
  addAnalytics(app);
  const view = { method: 'POST', body: JSON.stringify({ name: 'page_view', path: '/' }), headers };
  const heard = await notifiedIn(async () => {
    for (let n = 0; n < 50; n++) {
      expect((await visit(host, '/', { headers })).status).toBe(200);
      const answer = await app.request('http://localhost/api/analytics', view, { incoming: { socket: { remoteAddress: '203.0.113.9' } } });
      expect(answer.status).toBe(204);
    }
    await Promise.all([writeViews(), writeEvents()]);
  });
  expect(heard).toEqual([]);
  expect(await db().select().from(siteVisits)).toMatchObject([{ projectId, views: 50 }]);
  expect(await db().$count(analyticsEvents)).toBeGreaterThanOrEqual(50);
});

test('a change and a job send one each', async () => {
  const heard = await notifiedIn(async () => {
    await publishChange(db(), { topic: 'site', id: 'quiet' });
    await enqueue(db(), 'remove-files', { names: ['none'] });
  });
  expect(heard).toEqual(['sunup_live', expect.stringMatching(/^pgboss_/)]);
});
