import { beforeAll, expect, test } from 'vitest';
import type { SiteDocument } from '../../sites/document/document.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { draftedProject } from '../../tests/helpers/projects.ts';
import { differences } from './comparing.ts';

useDatabase();

let before: SiteDocument;
beforeAll(async () => {
  ({ document: before } = (await draftedProject('Compared Plumbing')).version);
});

/** The document after someone changed it. */
function changed(change: (document: SiteDocument) => void): SiteDocument {
  const after = structuredClone(before);
  change(after);
  return after;
}

const homeOf = (document: SiteDocument) => {
  const [home] = document.pages;
  const hero = home?.sections.find(({ kind }) => kind === 'hero');
  if (!home || !hero) throw new Error('The home page has no hero.');
  return { home, hero, props: hero.props as { headline: { text: string } } };
};

test('two equal versions have no differences', () => {
  expect(differences(before, structuredClone(before))).toEqual([]);
});

test('changed text is listed with its place', () => {
  const was = homeOf(before).props.headline.text;
  const after = changed((document) => {
    homeOf(document).props.headline.text = 'We pick up.';
  });
  expect(differences(before, after)).toEqual([
    {
      page: '/',
      pageLabel: homeOf(before).home.label.text,
      section: homeOf(before).hero.id,
      name: 'Top of the page: We pick up.',
      what: 'changed',
      texts: [{ was, now: 'We pick up.' }],
      notes: [],
    },
  ]);
});

test('a changed phone number is listed once, for every page', () => {
  const after = changed(({ facts }) => {
    facts.phone = { display: '(919) 555-0199', href: 'tel:+19195550199' };
  });
  expect(differences(before, after)).toMatchObject([
    { page: '', pageLabel: 'Every page', texts: [{ was: expect.stringContaining('Phone: '), now: 'Phone: (919) 555-0199' }] },
  ]);
});

test('added and removed sections and pages are listed', () => {
  const { home, hero } = homeOf(before);
  const lastPage = before.pages.at(-1);
  const after = changed((document) => {
    homeOf(document).home.sections = home.sections.filter(({ id }) => id !== hero.id);
    document.pages = document.pages.slice(0, -1);
  });
  expect(differences(before, after).map(({ page, section, what }) => ({ page, section, what }))).toEqual([
    { page: '/', section: hero.id, what: 'removed' },
    { page: lastPage?.path, section: '', what: 'removed' },
  ]);
  expect(differences(after, before).map(({ what }) => what)).toEqual(['added', 'added']);
});

test('a new picture, logo or look is listed even if no text changed', () => {
  const after = changed((document) => {
    document.logo = { kind: 'mark', mark: 'other', seed: 'x' };
    document.theme.pairing = 'other';
    const { props } = homeOf(document);
    Object.assign(props, { picture: { kind: 'signature', name: 'other', alt: { text: '', from: 'default', fields: [] } } });
  });
  expect(differences(before, after).map(({ notes }) => notes)).toEqual([['Different logo', 'Different look'], ['Different picture']]);
});

test('another place’s address, phone and hours are differences of every page', () => {
  const week = { mon: [], tue: [], wed: [], thu: [], fri: [['09:00', '17:00'] as [string, string]], sat: [], sun: [] };
  const after = changed((document) => {
    document.facts.otherPlaces = [
      {
        name: 'Apex shop',
        address: { street: '120 N Salem St', city: 'Apex' },
        phone: { display: '(919) 555-0177', href: 'tel:+19195550177' },
        hours: week,
      },
    ];
  });
  expect(differences(before, after)).toMatchObject([
    {
      pageLabel: 'Every page',
      texts: [{ was: '', now: 'Other locations: Apex shop, 120 N Salem St, Apex, (919) 555-0177' }],
      notes: ['Different opening hours'],
    },
  ]);
});
