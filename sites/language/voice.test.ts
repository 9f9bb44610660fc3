import { expect, test } from 'vitest';
import { inVoice } from './in-voice.ts';
import { voiceOf } from './voice.ts';

test('the owner’s own words decide', () => {
  expect(voiceOf('I groom dogs in my van.')).toBe('I');
  expect(voiceOf('We fix leaks. I answer the phone.')).toBe('we');
  expect(voiceOf('Coffee bar and bakery.')).toBe('we');
});

test('a firm’s wording in the voice of one person', () => {
  expect(inVoice('It is a request until we reply. Tell us more; our van is full and we are busy.', 'I')).toBe(
    'It is a request until I reply. Tell me more; my van is full and I am busy.',
  );
  expect(inVoice('Our hours', 'I')).toBe('My hours');
  expect(inVoice('We reply', 'we')).toBe('We reply');
});
