import { expect, test } from 'vitest';
import { answerSubject, foldedSubject } from './subjects.ts';

test.each([
  ['Leaking sink', 'leaking sink'],
  ['Re: Leaking sink', 'leaking sink'],
  ['RE: Fwd: re:  Leaking   sink ', 'leaking sink'],
  ['AW: WG: Leaking sink', 'leaking sink'],
  ['RV: Re[2]: Leaking sink', 'leaking sink'],
  ['Re : Leaking sink', 'leaking sink'],
  ['Res: Enc: Leaking sink', 'leaking sink'],
  ['Regarding: my sink', 'regarding: my sink'],
  ['React: a question', 'react: a question'],
  ['Fwd:', ''],
  ['', ''],
])('%j is the subject %j', (subject, folded) => {
  expect(foldedSubject(subject)).toBe(folded);
});

test.each([
  ['Leaking sink', 'Re: Leaking sink'],
  ['RE: Leaking sink', 'RE: Leaking sink'],
  ['', 'Re:'],
])('%j is answered as %j', (subject, answer) => {
  expect(answerSubject(subject)).toBe(answer);
});

test('a subject of nothing but marks is read without delay', () => {
  const began = performance.now();
  expect(foldedSubject('Re: '.repeat(20_000))).toBe('');
  foldedSubject(`re${' '.repeat(100_000)}`);
  expect(performance.now() - began).toBeLessThan(1000);
});
