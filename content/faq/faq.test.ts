import { expect, test } from 'vitest';
import { z } from 'zod';
import { defaultSettings } from '../../domain/settings/schema.ts';
import { strangeLinks } from '../../tests/helpers/own-links.ts';
import { faqFrom, faqGroups, faqPath } from './faq.ts';
import type { FaqFile } from './question.ts';

const offer = defaultSettings();
const groups = faqGroups(offer);
const questions = groups.flatMap((group) => group.questions);

const files = import.meta.glob<FaqFile>('./*.yaml', { eager: true, import: 'default' });
const text = z.string().min(1);
const faqFile: z.ZodType<FaqFile> = z.strictObject({
  order: z.int(),
  title: text,
  questions: z.array(
    z.strictObject({
      id: text,
      question: text,
      answer: text,
      wordings: z.array(text).optional(),
      short: z.array(z.strictObject({ asked: z.array(text), says: text })).optional(),
      keywords: text.optional(),
    }),
  ),
});

test.each(Object.entries(files))('%s has every field of a group and no other', (_, file) => {
  expect(faqFile.safeParse(file).error).toBeUndefined();
});

test('one more file is one more group, in its place and with the words of the offer', () => {
  const gifts = { order: 1.5, title: 'Gifts', questions: [{ id: 'gift', question: 'Can I give a site?', answer: 'Yes, for {setup}.' }] };
  const all = faqGroups(offer, faqFrom({ ...files, './gifts.yaml': gifts }));
  expect(all[1]).toMatchObject({ id: 'gifts', questions: [{ id: 'gift', answer: 'Yes, for $299.' }] });
  expect(all).toHaveLength(groups.length + 1);
});

test('there are 45 to 70 questions in groups, each with an anchor of its own', () => {
  expect(questions.length).toBeGreaterThanOrEqual(45);
  expect(questions.length).toBeLessThanOrEqual(70);
  expect(groups.filter((group) => group.questions.length < 3)).toEqual([]);
  const anchors = [...groups, ...questions].map(({ id }) => id);
  expect(anchors.filter((id) => !/^[a-z]+(?:-[a-z]+)*$/.test(id))).toEqual([]);
  expect(new Set(anchors).size).toBe(anchors.length);
  expect(faqPath('refund')).toBe('/faq#refund');
});

test('every question is asked once, as a question', () => {
  const asked = questions.map(({ question }) => question);
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked.filter((question) => !question.endsWith('?'))).toEqual([]);
});

test.each(questions)('$id is answered in 30 to 90 words', ({ answer }) => {
  const words = answer.replace(/\]\([^)]*\)/g, ']').split(/\s+/).length;
  expect(words).toBeGreaterThanOrEqual(30);
  expect(words).toBeLessThanOrEqual(90);
});

test('answers lead to pages of our own and hold no other markup', () => {
  expect(questions.flatMap(({ answer }) => strangeLinks(answer))).toEqual([]);
  const plain = questions.map(({ answer }) => answer.replace(/\[[^\]]+\]\([^)]*\)/g, ''));
  expect(plain.filter((answer) => /[*_`#<>[\]]|https?:/.test(answer))).toEqual([]);
});

test('prices, hours and days follow the settings', () => {
  const dearer = faqGroups({
    ...offer,
    setupCents: 41_150,
    monthlyCents: 3_300,
    dailyCapacity: 4,
    draftHours: 36,
    editDueHours: 70,
    editLateHours: 77,
    orderDays: 9,
  });
  const text = JSON.stringify(dearer);
  for (const said of [
    '$411.50',
    '$33 a month',
    '$807.50',
    '$370.35',
    '4 new project slots a day',
    'within 36 hours',
    'in 70 hours',
    'after 77',
    '9 days',
  ])
    expect(text).toContain(said);
  for (const old of ['$299', '$29 ', '$647', '$269.10', '24 hours', '48 hours', '51', '14 days']) expect(text).not.toContain(old);
});

test('a late draft promises the free month only while the setting grants it', () => {
  const late = (creditMissedDeadline: boolean) =>
    faqGroups({ ...offer, creditMissedDeadline })
      .flatMap((group) => group.questions)
      .find(({ id }) => id === 'late-draft')?.answer;
  expect(late(true)).toContain('first month is free');
  expect(late(false)).not.toContain('first month');
});
