import { expect, test } from 'vitest';
import { everyIn } from '../../tests/harness/document-lines.ts';
import { must } from '../../tests/harness/must.ts';
import plumber from '../briefs/plumber-raleigh.json' with { type: 'json' };
import { compose } from '../compose.ts';
import type { PageKind } from '../document/document.ts';
import { formPages } from './form-pages.ts';
import { readBrief } from './read-brief.ts';

const link = { kind: 'link' as const, link: 'https://book.example/hollis' };
const request = { kind: 'request' as const };
const cases: [PageKind[], typeof link | typeof request | undefined, PageKind[]][] = [
  [['home', 'contact', 'pricing'], undefined, ['contact']],
  [['home', 'contact', 'booking', 'pricing'], request, ['booking', 'contact']],
  [['home', 'booking'], undefined, ['booking']],
  [['home', 'booking', 'contact'], link, ['contact']],
  [['home', 'booking'], link, []],
  [['home', 'booking', 'pricing'], link, ['pricing']],
  [['home', 'pricing'], undefined, ['pricing']],
  [['home', 'about', 'services'], undefined, []],
];

test.each(cases)('of %j with booking %j, %j have a form', (pages, booking, expected) => {
  const details = booking && { booking };
  expect(formPages({ pages, details })).toEqual(expected);
  // And the site has the forms there.
  const others: PageKind[] = ['home', 'about', 'services', 'faq', 'blog'];
  const five = [...pages, ...others.filter((page) => !pages.includes(page))].slice(0, 5);
  const { brief } = must(readBrief({ ...plumber, pages: five, details: { faq: plumber.details.faq, ...details } }));
  const document = compose({ brief, seed: 1, photos: [] });
  const withForm = document.pages.filter(({ sections }) => sections.some(({ kind }) => kind === 'form')).map(({ kind }) => kind);
  // A short home page has it, too.
  expect(withForm.filter((kind) => kind !== 'home').sort()).toEqual([...expected].sort());
  if (expected.length === 0) expect(withForm).toEqual([]);
  const isForm = (value: object): value is { kind: 'page'; page: PageKind; anchor: string } =>
    'kind' in value && value.kind === 'page' && 'anchor' in value && value.anchor === 'form';
  for (const { page } of everyIn(document, isForm)) expect(expected).toContain(page);
});
