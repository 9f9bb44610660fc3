import { expect, test } from 'vitest';
import { transcriptOf } from './transcript.ts';

const user = (content: string) => ({ role: 'user' as const, content });
const assistant = (content: string) => ({ role: 'assistant' as const, content });

test('a transcript starts at the first question, as plain text', () => {
  expect(transcriptOf([assistant('Hello.'), user('What does it cost?'), assistant('$299. More: [Price](/faq#price)'), assistant('')])).toBe(
    'My chat with the assistant:\n\nMe: What does it cost?\n\nAssistant: $299. More: Price',
  );
});

test('without a question there’s no transcript', () => {
  expect(transcriptOf([assistant('Hello.')])).toBe('');
});

test('a long chat loses its oldest part, and fits into a message', () => {
  const long = transcriptOf(Array.from({ length: 30 }, (_, n) => user(`${n} ${'x'.repeat(900)}`)));
  expect(long.length).toBeLessThan(4100);
  expect(long).toContain('Me: 29 ');
  expect(long).not.toContain('Me: 0 ');
});
