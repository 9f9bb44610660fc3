import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hourMs } from '../../time/units.ts';
import { pausedClock, spentMs, startedClock } from './clock.ts';

const nine = new Date('2026-11-20T14:00:00Z');
const later = (hours: number) => new Date(nine.getTime() + hours * hourMs);
const stopped = { clockStartedAt: null, clockRunningSince: null, clockSpentMs: 0, dueAt: null, firstDraftAt: null };

test('a clock that never ran has used no time', () => {
  expect(spentMs(stopped, later(5))).toBe(0);
});

test('a started clock runs from its start and is due after its hours', () => {
  const running = { ...stopped, ...startedClock(nine, 24) };
  expect(running.dueAt).toEqual(later(24));
  expect(spentMs(running, later(7.5))).toBe(7.5 * hourMs);
});

test('a clock before its start day counts down to it, and pausing it then uses no time', () => {
  const ahead = { ...stopped, ...startedClock(later(10), 24) };
  expect(spentMs(ahead, nine)).toBe(-10 * hourMs);
  expect(pausedClock(ahead, nine)).toEqual({ clockRunningSince: null, clockSpentMs: 0 });
});

test('a paused clock stops, and continues from the same time', () => {
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

test('after any starts, pauses and resumes, the clock has used exactly the time it ran', () => {
  const steps = fc.array(fc.record({ afterMs: fc.integer({ min: 0, max: 40 * hourMs }), pauses: fc.boolean() }), { maxLength: 30 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 72 * hourMs }), steps, fc.integer({ min: 0, max: 40 * hourMs }), (waitMs, all, restMs) => {
      const startAt = new Date(nine.getTime() + waitMs);
      let project: Parameters<typeof spentMs>[0] = { ...stopped, ...startedClock(startAt, 24) };
      let now = nine.getTime();
      let ranMs = 0;
      // Only time after the start day begins counts.
      const pass = (ms: number) => {
        const begun = Math.max(now, startAt.getTime());
        if (project.clockRunningSince) ranMs += Math.max(0, now + ms - begun);
        now += ms;
      };
      for (const { afterMs, pauses } of all) {
        pass(afterMs);
        // A clock that was paused before its start day continues on that day, not before.
        if (pauses) project = { ...project, ...pausedClock(project, new Date(now)) };
        else if (!project.clockRunningSince) project = { ...project, clockRunningSince: new Date(Math.max(now, startAt.getTime())) };
        expect(Math.max(0, spentMs(project, new Date(now)))).toBe(ranMs);
      }
      pass(restMs);
      const spent = spentMs(project, new Date(now));
      expect(Math.max(0, spent)).toBe(ranMs);
      expect(pausedClock(project, new Date(now)).clockSpentMs).toBe(ranMs);
    }),
    { numRuns: 1000 },
  );
});
