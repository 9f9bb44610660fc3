import { expect, test } from 'vitest';
import { must } from '../../tests/harness/must.ts';
import { readBrief } from '../brief/read-brief.ts';
import { compose } from '../compose.ts';
import type { Action, Line, PageKind, SiteDocument } from '../document/document.ts';
import { linesIn } from '../document/lines.ts';
import { renderPage } from '../render/render.tsx';

const all: PageKind[] = ['home', 'about', 'services', 'booking', 'contact'];
const siteOf = (
  business: object,
  { pages = all, seed = 1, ...more }: { pages?: PageKind[]; seed?: number; services?: object[]; details?: object; proof?: object } = {},
) =>
  compose({
    brief: must(readBrief({ business: { name: 'Ada’s', ...business }, services: [{ name: 'One' }, { name: 'Two' }], pages, ...more }))
      .brief,
    seed,
    photos: [],
  });

interface Titled {
  heading?: Line;
  actions?: Action[];
}

const sectionsOf = ({ pages }: SiteDocument, kind: string) =>
  pages.flatMap(({ sections }) => sections.filter((section) => section.kind === kind).map(({ props }) => props as Titled));
const headings = (site: SiteDocument, kind: string) => [...new Set(sectionsOf(site, kind).map(({ heading }) => heading?.text))];
/** What the site says that isn't its owner's. */
const ours = (site: SiteDocument) => linesIn(site.pages).flatMap(({ text, from }) => (from === 'default' ? [text] : []));

const street = { street: '4 Elm St', city: 'Worcester', state: 'MA' };
const school = { trade: 'driving school', description: 'We teach teens to drive.', phone: '(508) 555-0127' };
const panaderia = { trade: 'panadería', description: 'Hacemos pan sobao, quesitos y mallorcas.', phone: '(787) 555-0147', address: street };

test('no heading says what the button below it says', () => {
  for (const business of [school, panaderia, { ...panaderia, phone: undefined, email: 'a@people.test' }])
    for (const { heading, actions = [] } of sectionsOf(siteOf(business), 'call'))
      expect(actions.map(({ label }) => label.text)).not.toContain(heading?.text);
});

test('a heading that asks for more than a call has a button for it', () => {
  const calls = [1, 2, 3, 4].flatMap((seed) => sectionsOf(siteOf(school, { seed }), 'call'));
  const asking = calls.filter(({ heading }) => heading?.text === 'Sign up');
  expect(asking.length).toBeGreaterThan(0);
  for (const { actions = [] } of asking) expect(actions.map(({ to }) => to.kind)).toContain('page');
  for (const { heading, actions = [] } of calls) if (actions.length === 1) expect(heading?.text).toBe('Get in touch');
});

test('a section headed Get in touch has a phone number, email or form, and one that only has directions is headed Where to find us', () => {
  const bistro = { trade: 'restaurant', description: 'We cook what the farms around us grow.', address: street };
  const calls = sectionsOf(siteOf({ ...bistro, phone: '(508) 555-0127' }), 'call');
  expect(calls.length).toBeGreaterThan(1);
  for (const { actions = [] } of calls) expect(actions[0]?.to.kind).not.toBe('directions');
  // The page with the form is left with nothing but the way there.
  const pages: PageKind[] = ['home', 'about', 'services', 'pricing', 'faq'];
  const details = {
    faq: [{ question: 'Do you have parking?', answer: 'Yes, behind the house.' }],
    pricing: [{ name: 'Dinner', price: '40' }],
  };
  const written = sectionsOf(siteOf({ ...bistro, email: 'a@people.test' }, { pages, details }), 'call');
  const onlyWay = written.filter(({ actions = [] }) => actions.every(({ to }) => to.kind === 'directions'));
  expect(onlyWay.length).toBeGreaterThan(0);
  for (const { heading } of onlyWay) expect(['Where to find us', 'Find us']).toContain(heading?.text);
});

test('what one person’s site says by itself is said by one person', () => {
  const mechanic = {
    trade: 'boat mechanic',
    description: 'We come to you at the dock. I worked on shrimp boats, and I fix outboards. Call me.',
    phone: '(228) 555-0180',
    serviceArea: ['Biloxi', 'Gulfport'],
  };
  const site = siteOf(mechanic, { services: [] });
  expect(headings(site, 'contact')).toEqual(['How to reach me']);
  expect(ours(site).filter((text) => /\b(?:we|us|our)\b/i.test(text))).toEqual([]);

  const abogada = { trade: 'abogada', description: 'Soy abogada y atiendo casos de familia.', phone: '(714) 555-0100', address: street };
  const spanish = siteOf(abogada, { pages: ['home', 'about', 'services', 'faq', 'contact'] });
  expect(headings(spanish, 'intro')).toContain('Quién soy');
  expect(headings(spanish, 'area')[0]).toBe('Dónde estoy');
  expect(spanish.pages.find(({ kind }) => kind === 'about')?.label.text).toBe('Sobre mí');
  expect(ours(spanish).filter((text) => /nosotros|nuestr|\{|\b(?:somos|estamos|están|tienen|atienden)\b|[aei]mos\b/i.test(text))).toEqual(
    [],
  );
});

test('a Spanish About page has no label of a form for a heading', () => {
  const site = siteOf(panaderia);
  expect(headings(site, 'intro')).toContain('Quiénes somos');
  expect(site.pages.find(({ kind }) => kind === 'about')?.title.text).toContain('Ada’s');
  expect(headings(siteOf(school), 'intro')).toContain('About Ada’s');
});

test('a business with a street address has no heading Where we work', () => {
  expect(headings(siteOf({ ...school, address: street, serviceArea: ['Auburn', 'Webster'] }), 'area')[0]).toBe('Location');
  const plumber = { trade: 'plumber', description: 'We fix pipes at your home.', serviceArea: ['Auburn', 'Webster'] };
  expect(headings(siteOf({ ...plumber, phone: '(508) 555-0127' }), 'area')[0]).toBe('Where we work');
  expect(headings(siteOf({ ...plumber, phone: '(508) 555-0127', address: street }), 'area')[0]).toBe('Areas we serve');
});

test('a table has its heading once', () => {
  const services = [
    { name: 'One', priceFrom: '10' },
    { name: 'Two', priceFrom: '20' },
  ];
  const hours = { mon: [['09:00', '17:00']] };
  const site = siteOf({ ...school, address: street, hours }, { pages: ['home', 'pricing', 'contact', 'about', 'faq'], services });
  for (const page of site.pages) expect(renderPage(site, page, new Map())).not.toContain('<caption');
});

test('a membership says of what', () => {
  const memberOf = (name: string, business: object) => {
    const site = siteOf({ ...business, licences: ['No. 7'] }, { proof: { memberships: [name] } });
    return linesIn(site.pages).flatMap(({ text }) => (/^(?:member|miembro)/i.test(text) || text === name ? [text] : []))[0];
  };
  expect(memberOf('ASHI', school)).toBe('Member of ASHI');
  expect(memberOf('Mobile Bar Association', school)).toBe('Member of the Mobile Bar Association');
  expect(memberOf('PATH member center', school)).toBe('PATH member center');
  expect(memberOf('Cámara de Comercio de Ponce', panaderia)).toBe('Miembro de la Cámara de Comercio de Ponce');
});
