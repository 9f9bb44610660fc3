import { expect, test } from 'vitest';
import { stopAll } from './start.ts';

test('parts stop in reverse order, and one that fails or hangs doesn’t keep the others from stopping', async () => {
  const stopped: string[] = [];
  const part = (name: string, then?: () => Promise<void>) => ({
    name,
    stop: async () => {
      stopped.push(name);
      await then?.();
    },
  });
  const failure = new Error('connection reset');
  const parts = [
    part('first'),
    part('failing', () => Promise.reject(failure)),
    part('hanging', () => new Promise(() => undefined)),
    part('last'),
  ];
  await expect(stopAll(parts, 50)).rejects.toBe(failure);
  expect(stopped).toEqual(['last', 'hanging', 'failing', 'first']);
});
