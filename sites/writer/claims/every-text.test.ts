import { expect, test } from 'vitest';
import { linesOf } from '../../../tests/harness/document-lines.ts';
import { must } from '../../../tests/harness/must.ts';
import type { Brief } from '../../brief/brief.ts';
import { readBrief } from '../../brief/read-brief.ts';
import { compose } from '../../compose.ts';
import { pageKinds } from '../../document/document.ts';
import { lexicon } from '../../lexicon/lexicon.ts';
import { leafPaths } from './unused-fields.ts';

/** Texts that are no texts of the owner's on a page: choices, links and how the site looks. */
const noText =
  /^(?:pages|look|domain|photos|language|business\.(?:hours|timeZone|urgent|founded|state$|links|traits)|details\.booking\.(?:kind|link))/;

/** The fields of a brief that are neither said on the site nor listed as left out. */
function lostOf(input: object): string[] {
  const { brief } = must(readBrief(input));
  const document = compose({ brief, seed: 7, photos: [] });
  const { payments: _, ...shown } = document.facts;
  const said = [...linesOf(document).map(({ text }) => text), JSON.stringify(shown)].join('\n').toLowerCase();
  const leftOut = new Set(document.unused.map(({ field }) => field));
  const value = (path: string) => path.split('.').reduce((at: unknown, key) => (at as Record<string, unknown>)[key], brief);
  return leafPaths(brief).filter((path) => {
    const mark = /qzx\w+/i.exec(String(value(path)))?.[0].toLowerCase();
    return mark && !noText.test(path) && !leftOut.has(path) && !said.includes(mark);
  });
}

let count = 0;
/** A text that no other field has. */
const mark = (words = '') => `${words}Qzx${String.fromCharCode(97 + (count % 26))}${(count++).toString(36)}x`;

const everything = (pages: readonly string[], trade: string, interview: Brief['interview']): object => ({
  business: {
    name: mark('Hollis '),
    trade,
    called: mark('shop '),
    description: `We fix it. ${mark('Also ')}.`,
    tagline: mark('Always '),
    phone: '(919) 555-0148',
    email: 'hello@hollis.example',
    address: { street: mark('12 Elm '), city: mark(), state: 'NC', zip: '27601' },
    serviceArea: [mark(), mark()],
    payments: [mark(), mark('no ')],
    parking: mark('Behind '),
    people: [{ name: mark('Ana '), role: mark('baker '), line: mark('She likes ') }],
    licences: [mark('License '), mark('Certified ')],
    languages: [mark(), mark('some ')],
  },
  services: [{ name: mark('Fixing '), description: mark('We fix '), priceFrom: '50', priceUnit: mark('per ') }],
  proof: {
    quotes: [
      { text: mark('Good '), name: mark('Ana '), consent: true },
      { text: mark('Fine '), name: mark('Bo ') },
    ],
    awards: [mark('Best ')],
    memberships: [mark('Guild ')],
  },
  details: {
    faq: [{ question: `${mark('Why ')}?`, answer: mark('Because ') }],
    steps: [mark('Call '), mark('Wait ')],
    pricing: [{ name: mark('Deal '), price: '40', unit: mark('per '), includes: [mark('Soap ')] }],
    shop: [{ name: mark('Cup '), price: '9', description: mark('Blue ') }],
    booking: { kind: 'request', services: [mark('Visit ')] },
    blog: [{ title: mark('On '), text: mark('We tell ') }],
  },
  interview,
  pages,
});

test.each([
  [['home', 'about', 'services', 'faq', 'contact']],
  [['home', 'services', 'pricing', 'booking', 'contact']],
  [['home', 'gallery', 'blog', 'shop', 'contact']],
  [['about', 'services', 'shop', 'blog', 'booking']],
  [pageKinds.slice(-5)],
])('every text of the owner is on the site or listed as left out: %s', (pages) => {
  expect(lostOf(everything(pages, 'plumber', undefined))).toEqual([]);
});

const kinds = [...new Map([...lexicon.names].map(([name, kind]) => [kind.key, { name, kind }])).values()];

test.each([
  ...kinds.map(({ name, kind }) => [name, kind.interview] as const),
  ['zzz', lexicon.kindOf({ trade: 'zzz' }).interview] as const,
])('own words beside any chip of the interview are on the site or listed as left out: %s', (trade, asked) => {
  const own = (pick: (chip: (typeof asked)[number]['chips'][number], at: number) => boolean) =>
    asked.map(({ ask, chips }) => {
      const [picked] = chips.filter(pick);
      return {
        question: ask,
        answers: [...(picked ? [picked.label] : []), `${mark('Also ')}.`],
        ...(picked?.detail && { detail: mark('4 ') }),
      };
    });
  for (const pages of [
    ['home', 'about', 'services', 'faq', 'contact'],
    ['home', 'gallery', 'services', 'booking', 'contact'],
  ])
    for (const interview of [own((_, at) => at === 0), own(({ sets }) => sets !== undefined), own(({ detail }) => detail !== undefined)])
      expect(lostOf(everything(pages, trade, interview))).toEqual([]);
});
