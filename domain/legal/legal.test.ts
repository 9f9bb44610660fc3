import { expect, test } from 'vitest';
import { ownTerms, termsVersion } from '../../content/legal/terms.ts';
import { offerWords } from '../../content/offer.ts';
import { db } from '../../db/connect.ts';
import { auditLog, legalTexts } from '../../db/schema/index.ts';
import { placedOrder } from '../../tests/harness/orders.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { defaultSettings } from '../settings/schema.ts';
import { publishLegalText } from './legal.ts';
import { readMarkdown } from './markdown.ts';
import { earlierTerms, legalForAdmin, privacyNow, termsNow, termsVersionNow } from './queries.ts';

useDatabase();

const words = offerWords(defaultSettings());
const now = new Date('2027-01-15T15:00:00Z');

test('without a text of the operator, ours count', async () => {
  expect(await termsVersionNow()).toBe(termsVersion);
  expect(await termsNow()).toEqual(ownTerms()[0]);
  expect((await privacyNow(words)).sections.length).toBeGreaterThan(5);
  expect(await earlierTerms()).toEqual(ownTerms().slice(1));
});

test('our own text in the editor reads as it is, so publishing it changes no word', async () => {
  const { body } = await legalForAdmin('terms', words);
  expect(readMarkdown(body)).toEqual({ title: '', sections: ownTerms()[0].sections });
});

test('the template of the terms promises the hours of the settings', async () => {
  const slower = { ...words, draftHours: 72, editDueHours: 96, editLateHours: 100, orderDays: 30 };
  const { body } = await legalForAdmin('terms', slower);
  for (const promise of ['due 72 hours later', 'due after 96 hours and late after 100', 'within 30 days']) expect(body).toContain(promise);
  expect(body).not.toMatch(/24 hours|48 hours|within 14 days/);
});

test('a published text counts, is in the audit log, and those before it stay readable', async () => {
  await placedOrder();
  const first = await publishLegalText('terms', { body: '## Prices\n\nIn pounds, always.', changes: '' }, 'admin:1', now);
  expect(first).toEqual({ ok: true, version: '2027-01-15' });
  expect(await termsNow()).toMatchObject({ version: '2027-01-15', title: 'Terms of Service', sections: [{ heading: 'Prices' }] });
  // An order accepted ours, so they stay readable.
  expect((await earlierTerms()).map(({ version }) => version)).toEqual([termsVersion]);
  const later = new Date(now.getTime() + 60_000);
  const second = await publishLegalText('terms', { body: '# Our terms\n\n## Prices\n\nIn euros.', changes: 'Euros.' }, 'admin:1', later);
  expect(second).toEqual({ ok: true, version: '2027-01-15-2' });
  expect(await termsVersionNow()).toBe('2027-01-15-2');
  expect(await termsNow()).toMatchObject({ title: 'Our terms', changes: 'Euros.' });
  expect((await earlierTerms()).map(({ version }) => version)).toEqual(['2027-01-15', termsVersion]);
  expect((await db().select().from(auditLog)).filter(({ action }) => action === 'legal.publish')).toMatchObject([
    { actor: 'admin:1', subject: 'legal:terms', detail: { reason: 'Terms of Service, version 2027-01-15' } },
    { detail: { reason: 'Terms of Service, version 2027-01-15-2: Euros.' } },
  ]);
});

test('a text that changes nothing, or that the page can’t show, isn’t published', async () => {
  const before = await db().$count(legalTexts);
  const body = '# Our terms\n\n## Prices\n\nIn euros.';
  expect(await publishLegalText('terms', { body, changes: '' }, 'admin:1', now)).toMatchObject({ ok: false, field: 'body' });
  expect(await publishLegalText('privacy', { body: 'No heading.', changes: '' }, 'admin:1', now)).toMatchObject({ ok: false });
  expect(await db().$count(legalTexts)).toBe(before);
});

test('Markdown becomes headings, paragraphs, lists, bold words and links', () => {
  expect(
    readMarkdown('# Terms\n\n## One\n\nRead *this* **carefully**,\nor [write](mailto:a@b.test).\n\n- a\n- [b](/faq)\n\n### Small\n\nEnd.'),
  ).toEqual({
    title: 'Terms',
    sections: [
      { heading: 'One', paragraphs: ['Read this **carefully**, or [write](mailto:a@b.test).', ['a', '[b](/faq)'], '**Small**', 'End.'] },
    ],
  });
});

test.each([
  ['HTML', '## One\n\n<b>x</b>', 'HTML'],
  ['HTML in a line', '## One\n\nA <script>alert(1)</script> b', 'HTML'],
  ['a table', '## One\n\n| a | b |\n| - | - |\n| 1 | 2 |', 'tables'],
  ['an image', '## One\n\n![x](https://example.com/x.png)', 'images'],
  ['a script as a link', '## One\n\n[x](javascript:alert(1))', 'We can’t link to'],
  ['another host without a scheme', '## One\n\n[x](//evil.test)', 'We can’t link to'],
  ['text before a heading', 'Hello.\n\n## One\n\nText.', 'Start with a heading'],
  ['the same heading twice', '## One\n\na\n\n## One\n\nb', 'Change the heading “One”. Headings need letters and can’t repeat.'],
  ['3,000 lists in each other', `## One\n\n${'- '.repeat(3000)}a`, 'We can’t show a list in a list'],
  ['3,000 quotes in each other', `## One\n\n${'> '.repeat(3000)}a`, 'We can’t show a list in a list'],
  [
    'lists in lists by indentation',
    `## One\n\n${Array.from({ length: 300 }, (_, depth) => `${' '.repeat(depth * 2)}- a`).join('\n')}`,
    'a list in a list',
  ],
  ['30,000 signs', `## One\n\n${'_a'.repeat(30_000)}`, 'Shorten the paragraph that starts with “_a_a'],
  ['1,000 signs', `## One\n\n${'*a '.repeat(1_000)}`, 'Remove signs such as * and _'],
  ['an empty part', '## One\n\n## Two\n\nb', 'nothing below “One”'],
])('%s is refused in a sentence', (_, body, problem) => {
  expect(readMarkdown(body)).toEqual({ problem: expect.stringContaining(problem) });
});
