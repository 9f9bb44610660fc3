import { expect, test } from 'vitest';
import { inVoice } from './in-voice.ts';
import { voiceOf } from './voice.ts';

test('the owner’s own words decide', () => {
  expect(voiceOf('I groom dogs in my van.')).toBe('I');
  expect(voiceOf('We fix leaks. I answer the phone.')).toBe('we');
  expect(voiceOf('Coffee bar and bakery.')).toBe('we');
  expect(voiceOf('Coffee bar and bakery.', 'I')).toBe('I');
  expect(voiceOf('Me sigue mi perro. Soy plomero.')).toBe('I');
});

test('who speaks more often speaks for the business', () => {
  expect(voiceOf('We come to you at the dock. I worked on shrimp boats, and no job is turned down if i can get to it.')).toBe('I');
  expect(voiceOf('We fix leaks and our van is full. I answer the phone.')).toBe('we');
  expect(voiceOf('Outboard and I/O repair. We come to you.')).toBe('we');
  expect(voiceOf('Salimos de Esperanza y llevamos capa. Mi primo es guía.')).toBe('we');
});

test('quotes and questions of customers are no words of the owner', () => {
  expect(
    voiceOf('“He answered all my questions and I slept well.” Our attorneys are here. How long do I have to file? Do I go to court?'),
  ).toBe('we');
});

test('a firm’s wording in the voice of one person', () => {
  expect(inVoice('It is a request until we reply. Tell us more; our van is full and we are busy.', 'I')).toBe(
    'It is a request until I reply. Tell me more; my van is full and I am busy.',
  );
  expect(inVoice('Our hours', 'I')).toBe('My hours');
  expect(inVoice('We reply', 'we')).toBe('We reply');
});
