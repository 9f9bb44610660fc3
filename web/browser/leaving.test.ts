import { expect, test, vi } from 'vitest';

/** Loaded apart from the module that other files use, because it listens while it's loaded. */
const loadedAnew: string = './leaving.ts?anew';

test('a page is being left from the moment someone leaves it, and no longer if it is still there', async () => {
  let leave = (): void => undefined;
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', (type: string, listen: () => void) => {
    if (type === 'beforeunload') leave = listen;
  });
  const { isLeaving } = (await import(loadedAnew)) as typeof import('./leaving.ts');
  expect(isLeaving()).toBe(false);
  leave();
  expect(isLeaving()).toBe(true);
  vi.advanceTimersByTime(1500);
  expect(isLeaving()).toBe(false);
});
