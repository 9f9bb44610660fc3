import { expect, test } from 'vitest';
import { answerAt } from '../../../domain/briefs/schema.ts';
import { type Heard, mayTell } from './may-tell.ts';

const heard = (answers: object, more: Partial<Heard> = {}): Heard => ({
  answer: (path) => answerAt(answers, path),
  answeredBefore: {},
  left: new Set(),
  leftSteps: new Set(),
  checked: false,
  ...more,
});

test('a field is left in peace while it is answered for the first time, and told once it is left', () => {
  const answers = { business: { phone: '12' } };
  expect(mayTell('business.phone', heard(answers))).toBe(false);
  expect(mayTell('business.phone', heard(answers, { left: new Set(['business.phone']) }))).toBe(true);
});

test('a wrong answer that was there before is told at once', () => {
  const answers = { business: { phone: '12' } };
  expect(mayTell('business.phone', heard(answers, { answeredBefore: answers }))).toBe(true);
});

test('an empty field is no fault until the person wants to leave its step without it', () => {
  expect(mayTell('business.name', heard({}, { left: new Set(['business.name']) }))).toBe(false);
  expect(mayTell('business.name', heard({}, { leftSteps: new Set(['business']) }))).toBe(true);
  expect(mayTell('pages', heard({}, { leftSteps: new Set(['business']) }))).toBe(false);
});

test('an entry of a list is told by its list, even where the entry itself is empty', () => {
  expect(mayTell('business.hours.mon.0', heard({}, { left: new Set(['business.hours']) }))).toBe(true);
  expect(mayTell('business.hours.mon.0', heard({}))).toBe(false);
});
