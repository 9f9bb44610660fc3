import { Hono } from 'hono';
import type { ServerBuild } from 'react-router';
import { expect, test, vi } from 'vitest';
import { env } from '../../base/env.ts';
import { inRequest, log } from '../../base/log.ts';
import { trialSentences } from '../../content/trial.ts';
import { DatabaseAway } from '../../db/connect.ts';
import { NotRead } from '../../domain/generator/generator.ts';
import { JobFailed, JobProcessBusy } from '../../outside/job-process.ts';
import { answerTrouble, troublePage, withTroubles } from './troubles.ts';

const away = Object.assign(new Error('Failed query: select 1'), { cause: new DatabaseAway({ code: 'ECONNREFUSED' }) });
const slow = Object.assign(new Error('Failed query: select 1'), { cause: Object.assign(new Error('canceled'), { code: '57014' }) });
const other = new Error('a bug');

/** What a route's loader, action or middleware throws in a wrapped build. */
async function thrownBy(id: string, part: 'loader' | 'action' | 'middleware', error: Error): Promise<unknown> {
  const fail = async () => {
    throw error;
  };
  const module = part === 'middleware' ? { middleware: [fail] } : { [part]: fail };
  const build = withTroubles({ routes: { [id]: { id, path: '', module } } } as unknown as ServerBuild);
  const wrapped = build.routes[id]?.module as unknown as Record<string, typeof fail | (typeof fail)[]>;
  const call = wrapped[part];
  return (Array.isArray(call) ? call[0] : call)?.().then(
    () => 'worked',
    (thrown: unknown) => thrown,
  );
}

test.each(['loader', 'action', 'middleware'] as const)('a %s without its database answers 503 with Retry-After', async (part) => {
  const answer = (await thrownBy('visitor/home/home', part, away)) as Response;
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(await answer.text()).toBe('We can’t reach our records right now. Please try again in a moment.');
});

test('a staff search that the database canceled says what to do', async () => {
  const answer = (await thrownBy('admin/orders/orders', 'loader', slow)) as Response;
  expect(answer.status).toBe(504);
  expect(await answer.text()).toBe('This search took too long. Try fewer or other words.');
});

test.each([
  ['the database’s disk', Object.assign(new Error('Failed query: insert'), { cause: Object.assign(new Error('full'), { code: '53100' }) })],
  ['the disk of stored files', Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })],
  ['the quota of stored files', Object.assign(new Error('EDQUOT: disk quota exceeded'), { code: 'EDQUOT' })],
])('a write answers 503 with a sentence while %s is full, and it’s logged', async (_, full) => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  const answer = (await thrownBy('portal/messages/thread', 'action', full)) as Response;
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await answer.text()).toBe('We can’t save anything right now. Please try again in a few minutes.');
  expect(logged).toHaveBeenCalledExactlyOnceWith({ err: full }, 'a request failed because the disk is full');
  logged.mockRestore();
});

test.each([
  ['too many texts wait to be read', new JobProcessBusy('200 jobs wait.'), 503, 'We’re busy right now. Please try again in a moment.'],
  ['a text took too long to read', new JobFailed('No answer in 6 s.'), 504, 'This took too long. Please try again in a moment.'],
])('a screen says so when %s', async (_, cause, status, sentence) => {
  const answer = (await thrownBy('portal/editor/change-route', 'action', new NotRead(cause.message, { cause }))) as Response;
  expect([answer.status, await answer.text()]).toEqual([status, sentence]);
});

test('any other error is passed on unchanged', async () => {
  expect(await thrownBy('admin/orders/orders', 'loader', other)).toBe(other);
});

test("outside the screens it's JSON for scripts and a page for people. Other errors stay as they are", async () => {
  const app = new Hono();
  app.get('/api/chat', () => Promise.reject(away));
  app.get('/sitemap.xml', () => Promise.reject(away));
  app.get('/bug', () => Promise.reject(other));
  app.onError((error, context) => answerTrouble(context, error) ?? context.text('bug', 500));
  const script = await app.request('/api/chat');
  expect([script.status, script.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await script.json()).toEqual({
    error_code: 'unavailable',
    message: 'We can’t reach our records right now. Please try again in a moment.',
  });
  const page = await app.request('/sitemap.xml');
  expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=UTF-8']);
  expect((await app.request('/bug')).status).toBe(500);
  const within = await inRequest('7f0c1d6e93ab', () => app.request('/sitemap.xml'));
  expect(await within.text()).toContain('<p>Reference: 7f0c1d6e93ab</p>');
});

test("a screen's plain-text refusal becomes a page only for a browser that asked for one", async () => {
  const refusal = () => new Response('Please try again.', { status: 503, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
  const asked = (path: string) => new Request(`http://sunup.test${path}`, { headers: { Accept: 'text/html,*/*' } });
  const page = await troublePage(asked('/portal'), refusal());
  expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  expect(await page.text()).toContain('<p>Please try again.</p>');
  expect(await (await troublePage(asked('/portal.data'), refusal())).text()).toBe('Please try again.');
  expect(await (await troublePage(asked('/portal'), new Response('fine'))).text()).toBe('fine');
});

test('a trial’s page says that it is one', async () => {
  const refusal = () => new Response('Please try again.', { status: 503, headers: { 'Content-Type': 'text/plain' } });
  const asked = new Request('http://localhost/portal', { headers: { accept: 'text/html' } });
  expect(await (await troublePage(asked, refusal())).text()).not.toContain(trialSentences.builtIn);
  env().isTrial = true;
  expect(await (await troublePage(asked, refusal())).text()).toContain(trialSentences.builtIn);
  env().isTrial = false;
});
