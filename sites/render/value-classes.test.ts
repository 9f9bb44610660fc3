import { expect, test } from 'vitest';
import { createValueClasses } from './value-classes.ts';

test('a number has one class for a property, and the style has only those that were asked for', () => {
  const values = createValueClasses();
  const [five, wide, again] = [values.classOf('--em', 5), values.classOf('--r', 1.3333), values.classOf('--em', 5)];
  expect(again).toBe(five);
  expect(wide).not.toBe(five);
  expect(values.css()).toBe(`.${five}{--em:5}.${wide}{--r:1.3333}`);
});
