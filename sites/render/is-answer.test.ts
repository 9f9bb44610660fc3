import { expect, test } from 'vitest';
import { isAnswer } from './is-answer.ts';

test.each([
  ['Do you charge to come out?', 'Yes, $79, and it comes off the bill if we do the work.'],
  ['Do you work weekends?', 'No. For a burst pipe call anyway: we tell you how to shut the water off.'],
  ['Do you take walk-ins?', 'Yes. Call us first.'],
  ['How do I book?', 'Call us.'],
  ['How can I get a quote?', 'Send us a message with two photos.'],
  ['¿Cómo hago una cita?', 'Llámenos.'],
  ['How long does it take?', 'It depends on the size of the roof, the pitch and the weather, but most houses take two days.'],
  ['Where are you?', 'See the red door beside the bank, across from the post office, and ring twice when you get there please.'],
  ['What are your hours?', 'Monday to Friday 8 am to 5 pm.'],
])('%s %s is an answer', (question, answer) => {
  expect(isAnswer(question, answer)).toBe(true);
});

test.each([
  ['How much does a repair cost?', 'Call us.'],
  ['How much does a repair cost?', 'It depends. Please call us for details.'],
  ['Is the inside of the oven included?', 'Ask when you book.'],
  ['Do you have gift cards?', 'Contact us for details.'],
  ['What are your rates?', 'Prices vary.'],
  ['¿Cuánto cuesta?', 'Depende. Llámenos para saber el precio.'],
  ['¿Cuánto cuesta?', 'Pregunte por teléfono.'],
])('%s %s is none', (question, answer) => {
  expect(isAnswer(question, answer)).toBe(false);
});
