import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toastClock } from './use-toast-clock.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('it ends after its time', () => {
  const end = vi.fn();
  toastClock(4000, end);
  vi.advanceTimersByTime(3999);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledOnce();
});

test('it pauses while there is any reason, and continues with the time that was left', () => {
  const end = vi.fn();
  const clock = toastClock(4000, end);
  vi.advanceTimersByTime(3000);
  clock.hold('pointer', true);
  clock.hold('focus', true);
  vi.advanceTimersByTime(60_000);
  clock.hold('pointer', false);
  vi.advanceTimersByTime(60_000);
  expect(end).not.toHaveBeenCalled();
  clock.hold('focus', false);
  vi.advanceTimersByTime(999);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledOnce();
});

test('a dismissed toast does not end again', () => {
  const end = vi.fn();
  const clock = toastClock(4000, end);
  clock.stop();
  vi.advanceTimersByTime(10_000);
  expect(end).not.toHaveBeenCalled();
});
