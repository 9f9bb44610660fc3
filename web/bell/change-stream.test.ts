import { afterEach, expect, test, vi } from 'vitest';
import { hearChanges } from './change-stream.ts';

/** Ends a test that would otherwise request locks forever. */
const mostRequests = 10;

/** A page whose requests for the lock are refused with an error of this name. Returns how often it requested the lock. */
async function requestsRefusedWith(name: string): Promise<number> {
  let requests = 0;
  const request = () => (++requests < mostRequests ? Promise.reject(new DOMException('', name)) : new Promise(() => undefined));
  vi.stubGlobal('navigator', { locks: { request, query: async () => ({ held: [] }) } });
  vi.stubGlobal('document', new EventTarget());
  const stop = hearChanges(() => undefined);
  await new Promise((resolve) => setImmediate(resolve));
  stop();
  return requests;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a page that loses its lock to another tab requests it again', async () => {
  expect(await requestsRefusedWith('AbortError')).toBe(mostRequests);
});

test.each(['InvalidStateError', 'SecurityError'])('a page that gets no lock at all requests none again (%s)', async (name) => {
  expect(await requestsRefusedWith(name)).toBe(1);
});
