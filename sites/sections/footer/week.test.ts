import { expect, test } from 'vitest';
import { must } from '../../../tests/harness/must.ts';
import { readBrief } from '../../brief/read-brief.ts';
import plumber from '../../briefs/plumber-raleigh.json' with { type: 'json' };
import { compose } from '../../compose.ts';
import type { SiteDocument } from '../../document/document.ts';
import { renderPage } from '../../render/render.tsx';

const { brief } = must(
  readBrief({
    ...plumber,
    business: { ...plumber.business, hours: { mon: [['08:00', '17:00']], fri: [['08:00', '12:00']] } },
    pages: ['home', 'services', 'faq', 'booking', 'contact'],
  }),
);

/** How many tables of the week each page has, and whether one of its sections shows the week. */
function weeksOn(document: SiteDocument) {
  return document.pages.map((page) => ({
    path: page.path,
    tables: renderPage(document, page, new Map()).split('<table class="hours"').length - 1,
    isAbove: page.sections.some(({ kind, variant }) => kind === 'hours' || (page.kind === 'booking' && variant === 'chips')),
  }));
}

test.each(['signoff', 'cells', 'hills'])('the footer “%s” has the week where the page doesn’t show it above', (footer) => {
  const variants = { footer, hours: 'card', form: 'chips' };
  const document = compose({ brief, seed: 1, photos: [], wishes: { theme: 'driveway', variants } });
  document.theme.footer = footer;
  const pages = weeksOn(document);
  expect(pages.map(({ path, tables }) => ({ path, tables }))).toEqual(pages.map(({ path }) => ({ path, tables: 1 })));
  expect(new Set(pages.map(({ isAbove }) => isAbove))).toEqual(new Set([true, false]));
});
