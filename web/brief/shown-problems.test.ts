import { expect, test } from 'vitest';
import { answerAt } from '../../domain/briefs/schema.ts';
import { isProblemShown, type Progress } from './shown-problems.ts';

const progress = (answers: object, more: Partial<Progress> = {}): Progress => ({
  answer: (path) => answerAt(answers, path),
  initialAnswers: {},
  leftFields: new Set(),
  leftSteps: new Set(),
  checked: false,
  ...more,
});

test('a problem waits while its field is answered for the first time, and shows once the field is left', () => {
  const answers = { business: { phone: '12' } };
  expect(isProblemShown('business.phone', progress(answers))).toBe(false);
  expect(isProblemShown('business.phone', progress(answers, { leftFields: new Set(['business.phone']) }))).toBe(true);
});

test('a problem with an earlier answer shows right away', () => {
  const answers = { business: { phone: '12' } };
  expect(isProblemShown('business.phone', progress(answers, { initialAnswers: answers }))).toBe(true);
});

test('an empty field is no problem until the owner wants to leave its step', () => {
  expect(isProblemShown('business.name', progress({}, { leftFields: new Set(['business.name']) }))).toBe(false);
  expect(isProblemShown('business.name', progress({}, { leftSteps: new Set(['business']) }))).toBe(true);
  expect(isProblemShown('pages', progress({}, { leftSteps: new Set(['business']) }))).toBe(false);
});

test('a list entry shows its problem with the list, even if the entry is empty', () => {
  expect(isProblemShown('business.hours.mon.0', progress({}, { leftFields: new Set(['business.hours']) }))).toBe(true);
  expect(isProblemShown('business.hours.mon.0', progress({}))).toBe(false);
});
