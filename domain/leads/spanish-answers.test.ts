import { expect, test } from 'vitest';
import { formAnswer } from '../../sites/labels/form-answers.ts';
import { leadSchema } from './schema.ts';
import { readDay } from './wished-day.ts';

const today = '2026-11-29';
const badForms = [
  {},
  { name: 'Ana' },
  { name: 'x'.repeat(121), phone: '(919) 555-0148' },
  { name: 'Ana', phone: '555-0148' },
  { name: 'Ana', phone: '12' },
  { name: 'Ana', email: 'ana@' },
  { name: 'Ana', email: `${'a'.repeat(300)}@example.com` },
  { name: 'Ana', phone: '(919) 555-0148', message: 'x'.repeat(4001) },
  { name: 'Ana', phone: '9'.repeat(500) },
];

test('every sentence with which a form is refused has Spanish words, and stays in English elsewhere', () => {
  const ofFields = badForms.flatMap(
    (form) => leadSchema.safeParse({ name: '', ...form }).error?.issues.map(({ message }) => message) ?? [],
  );
  const ofDays = ['soon', '2026-02-31', '2020-01-01', '2036-01-01'].map((day) => {
    const read = readDay(day, today);
    return read.ok ? '' : read.message;
  });
  const ofLimits = ['call (919) 555-0148', 'email a@b.test', 'try again in a few hours'].map(
    (way) => `We couldn’t send your message just now. Please ${way}.`,
  );
  const sentences = new Set([
    ...ofFields,
    ...ofDays,
    ...ofLimits,
    'Not sent yet. One answer needs another look.',
    'Not sent yet. 2 answers need another look.',
  ]);
  expect(sentences.size).toBeGreaterThan(12);
  for (const sentence of sentences) {
    expect(formAnswer(sentence, 'en-US')).toBe(sentence);
    expect(formAnswer(sentence, 'es-US'), sentence).not.toMatch(/\b(?:the|your|enter|pick|this|please)\b|^$/i);
    expect(formAnswer(sentence, 'es-US'), sentence).not.toBe(sentence);
  }
});
