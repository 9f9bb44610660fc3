import { expect, test } from 'vitest';
import { yesOrNo } from './yes-or-no.ts';

test.each([
  ['Are meals included?', 'Meals are included, through the food program.', 'Yes.'],
  ['Do you go to hospitals, care homes and jails?', 'We go to hospitals, care homes and jails.', 'Yes.'],
  ['Can I order ahead?', 'You can order ahead by text or phone.', 'Yes.'],
  ['Do you ask for a deposit?', 'We don’t ask for a deposit.', 'No.'],
  ['Is there a minimum?', 'There’s no minimum.', 'No.'],
])('%s %s begins with %s', (question, answer, word) => {
  expect(yesOrNo(question, answer, 'en')).toBe(`${word} ${answer}`);
});

test('in Spanish too', () => {
  expect(yesOrNo('¿Cobran por la visita?', 'Cobramos $65 por la visita.', 'es')).toBe('Sí. Cobramos $65 por la visita.');
  expect(yesOrNo('¿Piden depósito?', 'No pedimos depósito.', 'es')).toBe('No pedimos depósito.');
});

test.each([
  // Neither yes nor no.
  ['Are chemicals included?', 'Chlorine and acid are included, and other chemicals cost extra.'],
  ['Can I cancel?', 'You can cancel up to a day before, but not later.'],
  ['Do I need to book, or can I just show up?', 'Please book ahead.'],
  ['Can you notarize online?', 'We notarize in person only.'],
  // Not asked for one.
  ['How far do you travel?', 'We travel up to 45 miles.'],
  ['Do you do Sundays?', 'Yes, in December.'],
])('%s %s stays', (question, answer) => {
  expect(yesOrNo(question, answer, 'en')).toBe(answer);
});
