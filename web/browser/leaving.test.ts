import { beforeEach, expect, test, vi } from 'vitest';

let leave = (): void => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('addEventListener', (type: string, listen: () => void) => {
    if (type === 'beforeunload') leave = listen;
  });
});

test('a page is being left from the moment someone leaves it, and no longer if it is still there', async () => {
  const { isLeaving } = await import('./leaving.ts');
  expect(isLeaving()).toBe(false);
  leave();
  expect(isLeaving()).toBe(true);
  vi.advanceTimersByTime(1500);
  expect(isLeaving()).toBe(false);
});
