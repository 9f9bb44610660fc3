import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { textOfPdf } from '../../../tests/harness/pdf-text.ts';
import { oursIn, secondBrand } from '../../../tests/helpers/second-brand.ts';
import type { Document } from '../documents.ts';
import type { DocumentAbout } from '../schema.ts';
import { documentPdf } from './document-pdf.ts';
import { runsOf } from './faces.ts';

const about: DocumentAbout = { orderNumber: 1001, termsVersion: '2026-09-01', payBy: 'card', bankDetails: '' };
const paid: Document = {
  id: '0197f000-0000-7000-8000-000000000001',
  series: 'invoice',
  number: 1,
  orderId: '0197f000-0000-7000-8000-000000000002',
  billId: null,
  refundId: null,
  correctsId: null,
  issuedOn: '2026-11-03',
  dueOn: null,
  seller: { name: 'Sunup', postalAddress: '100 Sample Street, Raleigh, NC 27601', email: 'hello@sunup.test', phone: '(555) 010-0142' },
  buyer: { name: 'Dana Whitlock', business: 'Whitlock Plumbing', email: 'dana@people.test' },
  lines: [
    { text: 'Five-page website, one-time setup', note: 'Home, About, Services, Contact, FAQ', cents: 29_900 },
    { text: 'Discount', note: 'Code SUN-7KQ4-M9XT', cents: -2_990 },
  ],
  about,
  subtotalCents: 26_910,
  taxName: 'New York sales tax',
  taxRate: 8_875,
  taxCents: 2_388,
  totalCents: 29_298,
  creditCents: 0,
  currency: 'usd',
  paidAt: new Date('2026-11-03T15:00:00Z'),
  paidBy: 'Visa ending 4242',
  voidedAt: null,
  createdAt: new Date('2026-11-03T15:00:00Z'),
};
const pagesOf = (pdf: Buffer) => Number(/\/Type \/Pages\s+\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1]);

test('the same row gives the same bytes, another row others', async () => {
  const [one, again, other] = await Promise.all([documentPdf(paid), documentPdf({ ...paid }), documentPdf({ ...paid, number: 2 })]);
  expect(one.equals(again)).toBe(true);
  expect(one.equals(other)).toBe(false);
  expect(pagesOf(one)).toBe(1);
});

test('it’s tagged, titled and in US English, with embedded fonts', async () => {
  const pdf = (await documentPdf(paid)).toString('latin1');
  expect(pdf).toContain('/Marked true');
  expect(pdf).toContain('/Lang (en-US)');
  expect(pdf).toContain('/DisplayDocTitle true');
  expect(pdf).toContain('(Invoice INV-0001, Sunup)');
  for (const tag of ['/S /H1', '/S /Table', '/S /TR', '/S /TH', '/S /TD', '/S /P']) expect(pdf).toContain(tag);
  expect(pdf).toMatch(/\+HankenGrotesk/);
  expect(pdf).toMatch(/\+Newsreader/);
  expect(pdf).not.toContain('Helvetica');
});

test('long names, many lines and bank details continue on further pages', async () => {
  const pdf = await documentPdf({
    ...paid,
    paidAt: null,
    dueOn: '2026-11-17',
    buyer: { name: 'Łukasz Nguyễn Thị Minh 山田', business: 'W'.repeat(300), email: `${'long.'.repeat(40)}@people.test` },
    lines: Array.from({ length: 30 }, (_, place) => ({ text: `Line ${place}`, note: 'A note that is long. '.repeat(place), cents: place })),
    about: { ...about, payBy: 'bank', bankDetails: 'Account 12 34\n'.repeat(30) },
  });
  expect(pagesOf(pdf)).toBeGreaterThan(2);
});

test('each piece of text is set in a font that has its letters', () => {
  expect(runsOf('Łukasz Nguyễn', 'text')).toEqual([
    { font: 'text latin-ext', text: 'Ł' },
    { font: 'text latin', text: 'ukasz Nguy' },
    { font: 'text vietnamese', text: 'ễ' },
    { font: 'text latin', text: 'n' },
  ]);
  expect(runsOf('Sẹ́gun', 'text')).toEqual([
    { font: 'text latin', text: 'S' },
    { font: 'text vietnamese', text: 'ẹ\u0301' },
    { font: 'text latin', text: 'gun' },
  ]);
  expect(runsOf('a\u202Eb\u0007🌻', 'strong')).toEqual([{ font: 'strong latin', text: 'ab' }]);
});

test.each([
  ['Зоя Петрова', 'Zoya Petrova'],
  ['Αννα', 'Anna'],
  ['王小明', 'WangXiaoMing'],
  ['محمد', 'mhmd'],
  ['अनिता', 'anita'],
  ['Ṣadé Ḥasan', 'Sadé Hasan'],
  ['Kaʻiulani', 'Ka‘iulani'],
])('%s, in letters that no font has, is written as %s', async (name, latin) => {
  expect(runsOf(name, 'text')).toEqual([{ font: 'text latin', text: latin }]);
  expect(textOfPdf(await documentPdf({ ...paid, buyer: { ...paid.buyer, name } }))).toContain(latin);
});

/** What draws each page. */
function drawnIn(pdf: Buffer): string[] {
  return [...pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)]
    .map(([, bytes = '']) => {
      try {
        return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
      } catch {
        return '';
      }
    })
    .filter((stream) => stream.includes(' Tj') || stream.includes(' TJ'));
}

test('a page draws something on paper', async () => {
  expect(drawnIn(await documentPdf(paid))).toHaveLength(1);
});

test('every page of a trial’s document has one line more, and nothing else moves', async () => {
  const long = { ...paid, lines: Array.from({ length: 60 }, (_, place) => ({ text: `Line ${place}`, note: '', cents: place })) };
  const texts = (stream: string) => stream.match(/ T[jJ]\b/g)?.length ?? 0;
  const [plain, trial] = [drawnIn(await documentPdf(long)).map(texts), drawnIn(await documentPdf(long, 'This is a trial.')).map(texts)];
  expect(plain.length).toBeGreaterThan(1);
  expect(trial).toEqual(plain.map((count) => count + 1));
});

test.each(['invoice', 'credit_note'] as const)(
  'a %s of another brand says nothing of ours, in its text and in what programs show of it',
  async (series) => {
    const seller = { ...secondBrand, postalAddress: secondBrand.postalAddress };
    const bank = { ...about, payBy: 'bank' as const, bankDetails: 'Account 12 34' };
    const row = { ...paid, series, seller, paidAt: null, lines: [{ text: 'Website', note: '', cents: 29_298 }], about: bank };
    const [pdf, own] = await Promise.all([documentPdf(row), documentPdf(paid)]);
    expect(pdf.toString('latin1')).toContain(', Harbor Pages)');
    expect(textOfPdf(pdf)).toContain('Harbor Pages, 7 Wharf Lane');
    expect(oursIn(textOfPdf(pdf) + pdf.toString('latin1'))).toEqual([]);
    expect(oursIn(textOfPdf(own)).length).toBeGreaterThan(1);
  },
);

test('a seller without a phone or an address has no empty lines', async () => {
  const pdf = await documentPdf({ ...paid, seller: { ...paid.seller, postalAddress: '', phone: '' } });
  expect(textOfPdf(pdf)).toContain('Sunup. hello@sunup.test');
});
