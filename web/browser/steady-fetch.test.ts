import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failedRequest } from './failed-request.ts';
import { steady } from './steady-fetch.ts';
import type { Unsent } from './unsent.ts';

let reported: Unsent[];
const tell = (unsent: Unsent) => void reported.push(unsent);

beforeEach(() => {
  vi.useFakeTimers();
  // The middle of the range that waits vary in.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.stubGlobal('location', { origin: 'http://sunup.test', pathname: '/portal', search: '?project=1', hash: '' });
  vi.stubGlobal('navigator', { onLine: true });
  reported = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A fetch that fails so many times, then answers. */
function failing(times: number) {
  return vi.fn<typeof fetch>(async () => {
    if (times-- > 0) throw new TypeError('Failed to fetch');
    return new Response('data');
  });
}

test("a page's data is asked for again until the connection is back", async () => {
  const ask = failing(3);
  const answer = steady(ask, tell)(new URL('http://sunup.test/portal.data?_routes=root'));
  await vi.advanceTimersByTimeAsync(250 + 500 + 1000);
  expect(await (await answer).text()).toBe('data');
  expect(ask).toHaveBeenCalledTimes(4);
});

test('a 503 is retried, and a 504 is not', async () => {
  let times = 2;
  const ask = vi.fn<typeof fetch>(async () => (times-- > 0 ? new Response('away', { status: 503 }) : new Response('data')));
  const answer = steady(ask, tell)(new URL('http://sunup.test/portal.data'));
  await vi.advanceTimersByTimeAsync(250 + 500);
  expect(await (await answer).text()).toBe('data');
  const slow = vi.fn<typeof fetch>(async () => new Response('slow', { status: 504 }));
  expect((await steady(slow, tell)(new URL('http://sunup.test/admin/orders.data'))).status).toBe(504);
  expect(slow).toHaveBeenCalledTimes(1);
});

test('a request that is no page data fails immediately', async () => {
  const ask = failing(1);
  await expect(steady(ask, tell)('/api/notifications', {})).rejects.toThrow('Failed to fetch');
  expect(ask).toHaveBeenCalledOnce();
});

const post = (intent: string): RequestInit => ({ method: 'POST', body: new URLSearchParams({ intent }) });

test.each([
  ['a cut connection', failing(1), 'We couldn’t reach the server'],
  ['a proxy without a server', vi.fn<typeof fetch>(async () => new Response('Bad Gateway', { status: 502 })), 'We couldn’t save this'],
  [
    'an action that threw',
    vi.fn<typeof fetch>(async () => answered(500, '[{"_1":2},"error",["SanitizedError",3,4]]')),
    'We couldn’t save this',
  ],
])('%s keeps the form’s screen, and the form is sent once', async (_case, ask, title) => {
  const response = await steady(ask, tell)('/portal.data?project=1', post('ask'));
  expect(ask).toHaveBeenCalledOnce();
  expect(response.status).toBe(503);
  expect(response.headers.get('X-Remix-Response')).toBe('yes');
  expect(reported).toMatchObject([{ title, description: expect.stringContaining('Everything you entered is still here.') }]);
});

test('an action that answers 502 with something to show is left alone', async () => {
  const answer = answered(502, '[{"_1":2},"data",{"_3":4},"errors",{}]');
  expect(await steady(async () => answer, tell)('/portal.data', post('pay'))).toBe(answer);
  expect(reported).toEqual([]);
});

test('a form for another page returns to the page it was sent from', async () => {
  const response = await steady(failing(1), tell)('/portal/settings/billing.data', post('cancel'));
  expect([response.status, response.headers.get('X-Remix-Redirect')]).toEqual([204, '/portal?project=1#content']);
});

test.each([
  ['/auth.data', 'login', 'Login failed'],
  ['/auth.data', 'signup', 'Signup failed'],
  ['/verify-email.data', 'resend', 'Failed to resend verification email'],
  ['/logout.data', '', 'Logout failed'],
])('%s with the intent "%s" shows %s', async (path, intent, title) => {
  await steady(failing(1), tell)(path, post(intent));
  expect(reported).toEqual([{ title, description: 'We couldn’t reach the server. Check your connection and try again.' }]);
});

test('an aborted form shows nothing', async () => {
  const gone = AbortSignal.abort();
  await expect(steady(failing(1), tell)('/portal.data', { ...post('ask'), signal: gone })).rejects.toThrow('Failed to fetch');
  expect(reported).toEqual([]);
});

function answered(status: number, body: string): Response {
  return new Response(body, { status, headers: { 'X-Remix-Response': 'yes' } });
}

test('an aborted request isn’t retried, and no request is retried forever', async () => {
  const gone = new AbortController();
  const ask = failing(99);
  const given = steady(ask, tell)('/portal.data', { signal: gone.signal });
  const refused = expect(given).rejects.toThrow();
  gone.abort();
  await vi.advanceTimersByTimeAsync(1000);
  await refused;
  const lost = expect(steady(ask, tell)('/portal.data')).rejects.toThrow('Failed to fetch');
  await vi.advanceTimersByTimeAsync(90_000);
  await lost;
});

test('the ID of a failed request is kept for the error screen until one works', async () => {
  const answer = (status: number) => async () => new Response('data', { status, headers: { 'X-Request-Id': `of-a-${status}` } });
  await steady(answer(500), tell)('/portal.data');
  expect(failedRequest()).toBe('of-a-500');
  await steady(answer(200), tell)('/portal.data');
  expect(failedRequest()).toBeUndefined();
});
