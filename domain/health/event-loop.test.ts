import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { log } from '../../base/log.ts';
import { loopDelay, watchEventLoop } from './event-loop.ts';

afterEach(() => vi.restoreAllMocks());

/** Keeps the event loop busy. */
function block(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test('a loop that was blocked for longer than a second is logged with how long, once a minute', async () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  const onBlock = vi.fn();
  const stop = watchEventLoop(onBlock);
  await delay(50);
  block(400);
  await delay(50);
  expect(onBlock).not.toHaveBeenCalled();
  block(1300);
  await vi.waitFor(() => expect(onBlock).toHaveBeenCalledTimes(1), 10_000);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith({ blockedMs: expect.toSatisfy((ms: number) => ms > 1100) }, 'the event loop was blocked');
  block(1300);
  await vi.waitFor(() => expect(onBlock).toHaveBeenCalledTimes(2), 10_000);
  expect(warn).toHaveBeenCalledTimes(1);
  await stop();
});

test('the delay is near zero on an idle loop, and as long as a block', async () => {
  loopDelay();
  await delay(300);
  expect(loopDelay().p50).toBeLessThan(0.015);
  await delay(100);
  block(500);
  await delay(100);
  expect(loopDelay().max).toBeGreaterThan(0.4);
});
