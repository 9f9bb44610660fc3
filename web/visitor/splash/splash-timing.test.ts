import { expect, test } from 'vitest';
import { messageAt } from './splash-timing.ts';

test.each([
  [0, 0],
  [1499, 0],
  [1500, 1],
  [3000, 2],
  [4500, 3],
  [5999, 3],
  [6000, 0],
  [-5, 0],
])('after %i ms message %i shows', (elapsedMs, message) => {
  expect(messageAt(elapsedMs)).toBe(message);
});
