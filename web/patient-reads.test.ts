import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { patient } from './patient-reads.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { origin: 'http://sunup.test' });
});
afterEach(() => {
  vi.useRealTimers();
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
  const answer = patient(ask)(new URL('http://sunup.test/portal.data?_routes=root'));
  await vi.advanceTimersByTimeAsync(250 + 500 + 1000);
  expect(await (await answer).text()).toBe('data');
  expect(ask).toHaveBeenCalledTimes(4);
});

test('a server whose database is away is asked again, and what takes too long is not', async () => {
  let times = 2;
  const ask = vi.fn<typeof fetch>(async () => (times-- > 0 ? new Response('away', { status: 503 }) : new Response('data')));
  const answer = patient(ask)(new URL('http://sunup.test/portal.data'));
  await vi.advanceTimersByTimeAsync(250 + 500);
  expect(await (await answer).text()).toBe('data');
  const slow = vi.fn<typeof fetch>(async () => new Response('slow', { status: 504 }));
  expect((await patient(slow)(new URL('http://sunup.test/admin/orders.data'))).status).toBe(504);
  expect(slow).toHaveBeenCalledTimes(1);
});

test.each([
  ['/api/notifications', {}],
  ['/portal.data', { method: 'POST' }],
])('%s with %o fails at once', async (path, init) => {
  const ask = failing(1);
  await expect(patient(ask)(path, init)).rejects.toThrow('Failed to fetch');
  expect(ask).toHaveBeenCalledOnce();
});

test('what the page gave up is not asked again, and nothing is asked for ever', async () => {
  const gone = new AbortController();
  const ask = failing(99);
  const given = patient(ask)('/portal.data', { signal: gone.signal });
  const refused = expect(given).rejects.toThrow();
  gone.abort();
  await vi.advanceTimersByTimeAsync(1000);
  await refused;
  const lost = expect(patient(ask)('/portal.data')).rejects.toThrow('Failed to fetch');
  await vi.advanceTimersByTimeAsync(90_000);
  await lost;
});
