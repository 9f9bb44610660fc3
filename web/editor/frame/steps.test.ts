import { expect, test } from 'vitest';
import { Steps } from './steps.ts';

test('typing without a pause is one step, and a new change ends what can be redone', () => {
  const steps = new Steps('a');
  steps.add('ab', 1000);
  steps.add('abc', 1200);
  steps.add('abcd', 5000);
  expect([steps.undo(), steps.undo(), steps.undo()]).toEqual(['abc', 'a', undefined]);
  expect(steps.redo()).toBe('abc');
  steps.add('x', 9000);
  expect(steps.canRedo).toBe(false);
  expect(steps.undo()).toBe('abc');
});

test('fifty steps can be undone', () => {
  const steps = new Steps('0');
  for (let step = 1; step <= 60; step++) steps.add(String(step), step * 1000);
  let undone = 0;
  while (steps.undo() !== undefined) undone++;
  expect(undone).toBe(50);
});
