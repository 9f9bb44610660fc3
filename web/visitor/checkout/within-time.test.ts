import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { withinTime } from './within-time.ts';

test('a result or an error in time is passed on', async () => {
  expect(await withinTime(Promise.resolve('done'), 1000, () => 'late')).toBe('done');
  await expect(withinTime(Promise.reject(new Error('no')), 1000, () => 'late')).rejects.toThrow('no');
});

test('work that takes longer continues, and its later error is ignored', async () => {
  let ended = false;
  const work = delay(60).then(() => {
    ended = true;
    throw new Error('too late');
  });
  expect(await withinTime(work, 10, () => 'late')).toBe('late');
  expect(ended).toBe(false);
  await delay(80);
  expect(ended).toBe(true);
});
