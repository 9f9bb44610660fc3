import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSaveQueue, type SaveOutcome, type SaveState } from './save-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Outcome = SaveOutcome<number>;

/** A queue whose requests are answered by the test, with a record of all it says. */
function makeQueue() {
  const requests: { path: string; value: unknown; leaving: boolean; answer: (outcome: Outcome) => Promise<void> }[] = [];
  const states: SaveState[] = [];
  let unsaved: Record<string, unknown> = {};
  const queue = createSaveQueue<number>({
    send: (path, value, leaving) =>
      new Promise((resolve) => {
        requests.push({
          path,
          value,
          leaving,
          answer: async (outcome) => {
            resolve(outcome);
            await vi.advanceTimersByTimeAsync(0);
          },
        });
      }),
    onSaved: () => undefined,
    onState: (state) => states.push(state),
    remember: (values) => {
      unsaved = values;
    },
    savedAt: 0,
    retryMs: [1000, 3000],
  });
  return { queue, requests, last: () => states.at(-1), unsaved: () => unsaved };
}
const saved: Outcome = { ok: true, answer: 1 };
const offline: Outcome = { ok: false, reason: 'offline', retry: true };

test('typing is sent once, 400 ms after the last key', async () => {
  const { queue, requests, last } = makeQueue();
  queue.change('business.name', 'H', 'typing');
  await vi.advanceTimersByTimeAsync(300);
  queue.change('business.name', 'Ha', 'typing');
  await vi.advanceTimersByTimeAsync(399);
  expect(requests).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(requests.map(({ value }) => value)).toEqual(['Ha']);
  expect(last()?.state).toBe('saving');
  await requests[0]?.answer(saved);
  expect(last()?.state).toBe('saved');
});

test('a choice and a field that loses focus are sent immediately', async () => {
  const { queue, requests } = makeQueue();
  queue.change('look.mood', 'dark', 'now');
  queue.change('business.name', 'Ha', 'typing');
  void queue.flush('business.name');
  await vi.advanceTimersByTimeAsync(0);
  expect(requests.map(({ path }) => path).sort()).toEqual(['business.name', 'look.mood']);
});

test('one field has one request at a time, and its newest value is sent last', async () => {
  const { queue, requests, last } = makeQueue();
  queue.change('business.name', 'one', 'now');
  await vi.advanceTimersByTimeAsync(0);
  queue.change('business.name', 'two', 'now');
  queue.change('business.name', 'three', 'now');
  await vi.advanceTimersByTimeAsync(1000);
  expect(requests.map(({ value }) => value)).toEqual(['one']);
  await requests[0]?.answer(saved);
  expect(requests.map(({ value }) => value)).toEqual(['one', 'three']);
  expect(queue.isUnsaved('business.name')).toBe(true);
  await requests[1]?.answer(saved);
  expect([queue.isUnsaved('business.name'), last()?.state]).toEqual([false, 'saved']);
});

test('an answer that the server didn’t acknowledge is remembered, reported and retried', async () => {
  const { queue, requests, last, unsaved } = makeQueue();
  queue.change('business.name', 'Ha', 'now');
  await vi.advanceTimersByTimeAsync(0);
  await requests[0]?.answer(offline);
  expect(last()).toEqual({ state: 'failed', reason: 'offline', retry: true });
  expect(unsaved()).toEqual({ 'business.name': 'Ha' });
  await vi.advanceTimersByTimeAsync(1000);
  await requests[1]?.answer(offline);
  await vi.advanceTimersByTimeAsync(3000);
  await requests[2]?.answer(saved);
  expect([requests.length, unsaved(), last()?.state]).toEqual([3, {}, 'saved']);
});

test('a refusal is reported and not retried until the field changes', async () => {
  const { queue, requests, last } = makeQueue();
  queue.change('business.name', 'far too long', 'now');
  await vi.advanceTimersByTimeAsync(0);
  await requests[0]?.answer({ ok: false, reason: 'refused', message: 'Too long.', retry: false });
  await queue.flush();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toHaveLength(1);
  expect(last()).toEqual({ state: 'failed', reason: 'refused', message: 'Too long.', retry: false });
  queue.change('business.name', 'short', 'now');
  await vi.advanceTimersByTimeAsync(0);
  await requests[1]?.answer(saved);
  expect(last()?.state).toBe('saved');
});

test('flush waits for the request under way and for what changed meanwhile', async () => {
  const { queue, requests } = makeQueue();
  let flushed = false;
  queue.change('business.name', 'one', 'now');
  await vi.advanceTimersByTimeAsync(0);
  queue.change('business.name', 'two', 'typing');
  void queue.flush().then(() => {
    flushed = true;
  });
  await requests[0]?.answer(saved);
  expect(flushed).toBe(false);
  await requests[1]?.answer(saved);
  expect(flushed).toBe(true);
});

test('a page that closes sends everything unsaved with requests that outlive it', async () => {
  const { queue, requests } = makeQueue();
  queue.change('business.name', 'Ha', 'typing');
  queue.change('business.phone', '1', 'typing');
  queue.leave();
  expect(requests.map(({ path, leaving }) => [path, leaving])).toEqual([
    ['business.name', true],
    ['business.phone', true],
  ]);
});

test('a refused value that is given up is neither unsaved nor reported any longer', async () => {
  const { queue, requests, last, unsaved } = makeQueue();
  queue.change('business.name', 'Ha', 'now');
  await vi.advanceTimersByTimeAsync(0);
  await requests[0]?.answer({ ok: false, reason: 'refused', message: 'Too long.', retry: false });
  queue.forget('business.name');
  expect([queue.isUnsaved('business.name'), unsaved(), last()?.state]).toEqual([false, {}, 'saved']);
});
