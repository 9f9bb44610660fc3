import { expect, test } from 'vitest';
import { outdated } from './rotation.ts';

const dayMs = 24 * 3600 * 1000;
const idAt = (ms: number) => `${new Date(ms).toISOString().slice(0, 19).replaceAll(':', '')}Z`;
const lastNight = Date.parse('2026-11-28T06:30:00Z');

test('after 500 nights, seven days, five weeks and twelve months are left', () => {
  let ids: string[] = [];
  for (let night = 499; night >= 0; night--) {
    ids.push(idAt(lastNight - night * dayMs));
    const gone = outdated(ids);
    ids = ids.filter((id) => !gone.includes(id));
  }
  expect(ids.slice(-7)).toEqual(Array.from({ length: 7 }, (_, day) => idAt(lastNight - (6 - day) * dayMs)));
  expect(new Set(ids.map((id) => id.slice(0, 7))).size).toBe(12);
  expect(ids.length).toBeGreaterThanOrEqual(7 + 3 + 10);
  expect(ids.length).toBeLessThanOrEqual(7 + 5 + 12);
});

test('of several in a day the newest stays, and a single one always does', () => {
  const day = ['2026-11-28T063000Z', '2026-11-28T120000Z', '2026-11-28T093000Z'];
  expect(outdated(day).sort()).toEqual(['2026-11-28T063000Z', '2026-11-28T093000Z']);
  expect(outdated(['2019-01-01T000000Z'])).toEqual([]);
  expect(outdated([])).toEqual([]);
});

test('a backup that lacks files displaces no whole one, and goes when there’s a newer whole one', () => {
  const [whole, partial, later] = ['2026-11-28T063000Z', '2026-11-28T120000Z', '2026-11-28T180000Z'];
  expect(outdated([whole, partial], new Set([partial]))).toEqual([]);
  expect(outdated([whole, partial, later], new Set([partial])).sort()).toEqual([whole, partial]);
  // The file is gone for good: those that lack it rotate, and the last whole one stays.
  expect(outdated([whole, partial, later], new Set([partial, later]))).toEqual([partial]);
});
