import { expect, test } from 'vitest';
import { pausedClock, spentMs, startedClock } from './clock.ts';

const hourMs = 3_600_000;
const nine = new Date('2026-11-20T14:00:00Z');
const later = (hours: number) => new Date(nine.getTime() + hours * hourMs);
const stopped = { clockStartedAt: null, clockRunningSince: null, clockSpentMs: 0, dueAt: null, firstDraftAt: null };

test('a clock that never ran has spent nothing', () => {
  expect(spentMs(stopped, later(5))).toBe(0);
});

test('a started clock runs from its start and is due after its hours', () => {
  const running = { ...stopped, ...startedClock(nine, 24) };
  expect(running.dueAt).toEqual(later(24));
  expect(spentMs(running, later(7.5))).toBe(7.5 * hourMs);
});

test('a clock whose start day is still to come runs backwards to it, and pausing it then spends nothing', () => {
  const ahead = { ...stopped, ...startedClock(later(10), 24) };
  expect(spentMs(ahead, nine)).toBe(-10 * hourMs);
  expect(pausedClock(ahead, nine)).toEqual({ clockRunningSince: null, clockSpentMs: 0 });
});

test('a paused clock stands still, and goes on from where it stood', () => {
  const running = { ...stopped, ...startedClock(nine, 24) };
  const paused = { ...running, ...pausedClock(running, later(3)) };
  expect(spentMs(paused, later(20))).toBe(3 * hourMs);
  const again = { ...paused, clockRunningSince: later(20) };
  expect(spentMs(again, later(21))).toBe(4 * hourMs);
  expect(pausedClock(again, later(22)).clockSpentMs).toBe(5 * hourMs);
});

test('pausing twice changes nothing more', () => {
  const running = { ...stopped, ...startedClock(nine, 24) };
  const paused = { ...running, ...pausedClock(running, later(3)) };
  expect(pausedClock(paused, later(9)).clockSpentMs).toBe(3 * hourMs);
});
