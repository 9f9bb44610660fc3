import { beforeEach, expect, test } from 'vitest';
import { minuteMs } from '../../../time/units.ts';
import { type ActivityMemory, ActivitySchedule, activityTiming } from './activity-schedule.ts';

/** A clock that moves on command, and records when something was shown or went away. */
let clock: { nowMs: number; waiting: { at: number; call: () => void }[] };
let memory: ActivityMemory;
let seen: [number, number | null][];
let luck: number;

beforeEach(() => {
  clock = { nowMs: 0, waiting: [] };
  memory = { count: 0, lastEndedAt: null };
  seen = [];
  luck = 0;
});

function schedule(): ActivitySchedule {
  return new ActivitySchedule({
    now: () => clock.nowMs,
    after: (ms, call) => {
      const timer = { at: clock.nowMs + ms, call };
      clock.waiting.push(timer);
      return () => {
        clock.waiting = clock.waiting.filter((other) => other !== timer);
      };
    },
    random: () => luck,
    read: () => memory,
    write: (next) => {
      memory = next;
    },
    show: (message) => seen.push([clock.nowMs, message]),
  });
}

function runTo(ms: number): void {
  for (;;) {
    const [next] = clock.waiting.filter(({ at }) => at <= ms).sort((a, b) => a.at - b.at);
    if (!next) break;
    clock.waiting = clock.waiting.filter((timer) => timer !== next);
    clock.nowMs = next.at;
    next.call();
  }
  clock.nowMs = ms;
}

test('at the earliest it appears after 10 s, again 60 s after the first closed, and never a third time', () => {
  schedule().start();
  runTo(10 * minuteMs);
  expect(seen).toEqual([
    [10_000, 0],
    [18_000, 1],
    [20_000, null],
    [80_000, 2],
    [88_000, 3],
    [90_000, null],
  ]);
  expect(memory.count).toBe(activityTiming.most);
});

test('at the latest it appears after 30 s, and 80 s after the first closed', () => {
  luck = 0.999_999;
  schedule().start();
  runTo(10 * minuteMs);
  expect(seen.map(([at]) => Math.round(at))).toEqual([30_000, 38_000, 40_000, 120_000, 128_000, 130_000]);
});

test('nothing comes before its time', () => {
  luck = 0.5;
  schedule().start();
  runTo(19_999);
  expect(seen).toEqual([]);
  runTo(20_000);
  expect(seen).toEqual([[20_000, 0]]);
});

test('closing one ends them for the session', () => {
  const pop = schedule();
  pop.start();
  runTo(12_000);
  pop.close();
  runTo(10 * minuteMs);
  expect(seen).toEqual([
    [10_000, 0],
    [12_000, null],
  ]);
  expect(memory.count).toBe(2);
  schedule().start();
  expect(clock.waiting).toEqual([]);
});

test('a page opened later in the session continues the count and keeps the gap', () => {
  const first = schedule();
  first.start();
  runTo(15_000);
  first.stop();
  expect(memory).toEqual({ count: 1, lastEndedAt: 20_000 });
  seen = [];
  schedule().start();
  runTo(79_999);
  expect(seen).toEqual([]);
  runTo(80_000);
  expect(seen).toEqual([[80_000, 0]]);
});
