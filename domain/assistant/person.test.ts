import { expect, test } from 'vitest';
import { asksForPerson } from './person.ts';

test.each([
  'Can I talk to a person?',
  'can i speak with a real human please',
  'I want to talk to someone',
  'Is there a real person?',
  'Connect me to your support',
  'I need a human',
  'Please call me back',
  'Dana, dana@hollis.example',
])('%j asks for a person', (message) => {
  expect(asksForPerson(message)).toBe(true);
});

test.each([
  'What does it cost?',
  'Are you a real person?',
  'Does my site need a contact page?',
  'How many people work at Sunup?',
  'Can people book on my site?',
  'I need support for three languages',
  'Who writes the texts?',
])('%j is for the assistant', (message) => {
  expect(asksForPerson(message)).toBe(false);
});
