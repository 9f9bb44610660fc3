import { beforeAll, expect, test } from 'vitest';
import { must } from '../../tests/harness/must.ts';
import { type MadeSite, makeSite } from '../make-site.ts';
import { gate } from './gate.ts';

/** A brief with every fact that structured data can state. */
const brief = {
  business: {
    name: 'Hollis & Daughter Dental',
    trade: 'dentist',
    description: 'We take care of teeth, from first cleanings to crowns.',
    phone: '(919) 555-0148',
    address: { street: '12 Oak Street', city: 'Raleigh', state: 'NC', zip: '27601' },
    serviceArea: ['Raleigh', 'Wake County', 'North Hills'],
    founded: 1998,
    licences: ['NC State Board of Dentistry, license 4410', 'Licensed and insured'],
    languages: ['English', 'Spanish'],
    payments: ['Cash', 'Check', 'CareCredit'],
    links: [
      'https://www.facebook.com/hollisdental/?fbclid=abc',
      'https://www.google.com/maps/place/Hollis/@35.7790,-78.6400,17z/data=!8m2!3d35.7796123!4d-78.6381987',
      'https://g.page/r/abc/review/new',
    ],
  },
  proof: { memberships: ['American Dental Association'], awards: ['Best dentist of Wake County 2024'] },
  services: [
    { name: 'Cleaning', priceFrom: '99', priceTo: '99' },
    { name: 'Crown', priceFrom: '1200', priceTo: '1450' },
    { name: 'Filling', priceFrom: '180' },
  ],
  pages: ['home', 'about', 'services', 'faq', 'contact'],
  details: {
    faq: [
      { question: 'Do you see children?', answer: 'Yes, from their first tooth on.' },
      { question: 'How much is a root canal?', answer: 'Please call us for details.' },
    ],
  },
};

let site: Extract<MadeSite, { ok: true }>;
beforeAll(async () => {
  site = must(await makeSite(brief, { readFile: async () => undefined, origin: 'https://hollis.example' }));
});

function graphOf(path: string): Record<string, unknown>[] {
  const html = site.files.get(path)?.body.toString() ?? '';
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  return (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'];
}

const business = (path: string) => graphOf(path).find((node) => node['@id'] === 'https://hollis.example/#business');

test('everything that the owner gave is stated where a page shows it', () => {
  expect(site.report.checks.filter(({ status }) => status === 'fail')).toEqual([]);
  expect(business('/contact')).toMatchObject({
    '@type': 'Dentist',
    geo: { '@type': 'GeoCoordinates', latitude: 35.7796123, longitude: -78.6381987 },
    hasMap: brief.business.links[1],
    logo: 'https://hollis.example/apple-touch-icon.png',
    areaServed: [
      { '@type': 'City', name: 'Raleigh' },
      { '@type': 'AdministrativeArea', name: 'Wake County' },
      { '@type': 'Place', name: 'North Hills' },
    ],
  });
  const everywhere = ['/', '/about', '/services', '/faq', '/contact'].map((path) => business(path) ?? {});
  const stated = Object.assign({}, ...everywhere.toReversed()) as Record<string, unknown>;
  expect(stated).toMatchObject({
    sameAs: [
      'https://www.facebook.com/hollisdental',
      'https://www.google.com/maps/place/Hollis/@35.7790,-78.6400,17z/data=!8m2!3d35.7796123!4d-78.6381987',
    ],
    knowsLanguage: ['English', 'Spanish'],
    foundingDate: '1998',
    hasCredential: [
      { '@type': 'EducationalOccupationalCredential', name: 'NC State Board of Dentistry, license 4410', credentialCategory: 'license' },
    ],
    memberOf: [{ '@type': 'Organization', name: 'American Dental Association' }],
    award: ['Best dentist of Wake County 2024'],
    paymentAccepted: 'Cash, checks, CareCredit',
    priceRange: '$99–$1,450',
    currenciesAccepted: 'USD',
  });
});

test('questions are handed on with their answers, and without those that answer nothing', () => {
  const questions = graphOf('/faq').find((node) => node['@type'] === 'FAQPage')?.mainEntity as { name: string }[];
  expect(questions.map(({ name }) => name)).toContain('Do you see children?');
  expect(questions.map(({ name }) => name)).not.toContain('How much is a root canal?');
});

/** A change of the structured data of one page, and what the check says of it. */
test.each<[string, string, string, string, string]>([
  ['a place served', '/contact', '"name":"Wake County"', '"name":"Durham County"', 'areaServed "Durham County" is not visible'],
  ['a year', '/', '"foundingDate":"1998"', '"foundingDate":"1989"', 'foundingDate "1989" is not visible'],
  ['a language', '/faq', '["English","Spanish"]', '["English","French"]', 'knowsLanguage "French" is not visible'],
  ['a license', '/about', 'license 4410"', 'license 4411"', 'hasCredential "license 4411" is not visible'],
  ['a membership', '/about', '"American Dental Association"', '"American Medical Association"', 'memberOf "American Medical Association"'],
  ['a way to pay', '/faq', 'Cash, checks, CareCredit', 'Cash, checks, Bitcoin', 'paymentAccepted "Bitcoin" is not visible'],
  ['a price', '/services', '"priceRange":"$99–$1,450"', '"priceRange":"$79–$1,450"', 'priceRange "$79" is not visible'],
  ['a profile', '/', 'facebook.com/hollisdental"', 'facebook.com/other"', 'https://www.facebook.com/other is linked nowhere'],
  ['a point', '/contact', '"latitude":35.7796123', '"latitude":35.1', 'no map link has the point 35.1, -78.6381987'],
  [
    'a map',
    '/contact',
    '"hasMap":"https://www.google.com/maps/place/Hollis',
    '"hasMap":"https://www.google.com/maps/place/Other',
    'the map',
  ],
  ['a language of the page', '/about', '"inLanguage":"en-US"', '"inLanguage":"es-US"', 'is in es-US, the page in en-US'],
  [
    'a picture',
    '/about',
    '/apple-touch-icon.png","description',
    '/logo.png","description',
    'logo https://hollis.example/logo.png is no file',
  ],
  ['an answer', '/faq', '"text":"Yes, from their first tooth on."', '"text":"Ask us."', '"Ask us." is no answer'],
])('%s that differs from the page is found', async (_what, path, from, to, problem) => {
  const file = site.files.get(path);
  const html = file?.body.toString() ?? '';
  const changed = html.replace(/<script type="application\/ld\+json">.*?<\/script>/s, (block) => block.replace(from, to));
  expect(changed).not.toBe(html);
  const files = new Map([...site.files, [path, { body: Buffer.from(changed), type: 'text/html; charset=utf-8', cache: 'page' as const }]]);
  const report = await gate(site.document, files, site.brief);
  expect(report.checks.find(({ key }) => key === 'structured-data')?.where?.join('; ')).toContain(problem);
});
