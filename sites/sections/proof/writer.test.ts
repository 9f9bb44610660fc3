import { expect, test } from 'vitest';
import { neutral } from '../../document/lines.ts';
import { siteWords } from '../../labels/site-words.ts';
import type { PageContext } from '../../writer/context.ts';
import { schema } from './schema.ts';
import { recordLists } from './writer.ts';

const details = [
  'Details at the desk.',
  'Donations are welcome.',
  'Meet us at the north lot.',
  'The dress code is casual.',
  'Mail it to us.',
  'We deliver.',
  'By appointment.',
  'Please bring a towel.',
];
const kinds = ['payment', 'offer', 'insurance', 'emergency', 'hours', 'parking'] as const;

test('all there is to know beside a person makes two lists that the section has room for', () => {
  const context = {
    page: 'contact',
    brief: { business: { payments: ['cash'], parking: 'Behind the house', people: [{ name: 'Ada Lind' }] } },
    facts: { languages: ['English', 'Spanish'] },
    words: siteWords.en,
    language: 'en',
    voice: 'we',
    opening: { facts: [] },
    tradeHeadings: {},
    points: [],
    answered: [],
    placed: [
      ...kinds.map((kind) => ({ kind, sentences: [`Our ${kind} is told.`] })),
      ...details.map((sentence) => ({ kind: 'logistics', sentences: [sentence] })),
    ].map((one) => ({ ...one, place: 'contact', page: 'contact' })),
    heading: (key: string) => neutral(key),
  } as unknown as PageContext;
  const lists = recordLists(context, { onRecord: true, toKnow: true });
  expect(lists.map(({ props }) => schema.parse(props).items.length)).toEqual([12, 4]);
});
