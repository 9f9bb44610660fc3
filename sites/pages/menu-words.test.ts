import { expect, test } from 'vitest';
import { must } from '../../tests/harness/must.ts';
import { readBrief } from '../brief/read-brief.ts';
import { compose } from '../compose.ts';
import { linesIn } from '../document/lines.ts';
import { renderPage } from '../render/render.tsx';

function siteOf(business: object, { services, seed = 1, ...more }: { services: object[]; seed?: number; [field: string]: unknown }) {
  const pages = ['home', 'about', 'pricing', 'faq', 'contact'];
  const details = {
    faq: [
      { question: 'Is it old?', answer: 'Usually.' },
      { question: 'Is it large?', answer: 'Rarely.' },
    ],
  };
  const brief = { details, business: { name: 'Ada’s', phone: '(508) 555-0127', ...business }, services, pages, ...more };
  return compose({ brief: must(readBrief(brief)).brief, seed, photos: [] });
}

type Site = ReturnType<typeof siteOf>;
const labelOf = ({ pages }: Site, wanted: string) => pages.find(({ kind }) => kind === wanted)?.label.text;
const textsOf = ({ pages }: Site) => linesIn(pages).map(({ text }) => text);
const named = (...names: string[]) => names.map((name) => ({ name, priceFrom: '12', priceTo: '12' }));

test('the prices of a pizzeria are its menu, in the navigation, the heading and the buttons', () => {
  const site = siteOf(
    { trade: 'pizza place', description: 'We bake pizza in a wood oven.' },
    { services: named('Margherita', 'Marinara') },
  );
  expect(labelOf(site, 'pricing')).toBe('Menu');
  expect(textsOf(site)).toEqual(expect.arrayContaining(['Menu', 'See the menu']));
  expect(textsOf(site).join()).not.toMatch(/pricing|see prices/i);
});

test('with a menu among the pages already, the page of prices is called Prices', () => {
  const pages = ['home', 'services', 'pricing', 'faq', 'contact'];
  const site = siteOf(
    { trade: 'pizza place', description: 'We bake pizza in a wood oven.' },
    { services: named('Margherita', 'Marinara'), pages },
  );
  expect([labelOf(site, 'services'), labelOf(site, 'pricing')]).toEqual(['Menu', 'Prices']);
});

test('what is free has a cost and no pricing', () => {
  const services = [
    { name: 'A box of food', priceFrom: '0', priceTo: '0' },
    { name: 'Bread', priceFrom: '0', priceTo: '0' },
  ];
  const site = siteOf({ trade: 'food pantry', description: 'We give food to anyone who asks.' }, { services });
  expect(labelOf(site, 'pricing')).toBe('Cost');
  expect(textsOf(site)).toContain('It’s free');
});

test.each(['No', 'Gifts welcome'])('what costs nothing by the answer “%s” has a cost and no prices', (answer) => {
  const interview = [{ question: 'Does it cost anything?', answers: [answer] }];
  for (const trade of ['food pantry', 'mosque', 'soup kitchen']) {
    const site = siteOf({ trade, description: 'We have a pot of soup on.' }, { services: [], interview });
    const pricing = site.pages.find(({ kind }) => kind === 'pricing');
    if (!pricing) throw new Error(`There is no page of prices: ${trade}`);
    expect([pricing.label.text, linesIn(pricing.sections[0]).map(({ text }) => text)[0]]).toEqual(['Cost', 'It’s free']);
    expect(textsOf(site).join()).not.toMatch(/pricing|prices/i);
  }
});

test('a charity that says what something costs has a cost and no pricing either, and isn’t called free', () => {
  const site = siteOf(
    { trade: 'nonprofit', description: 'We teach people to read.' },
    { services: named('Evening class', 'Summer class') },
  );
  expect(labelOf(site, 'pricing')).toBe('Cost');
  expect(textsOf(site)).toContain('See cost');
  expect(textsOf(site)).not.toContain('It’s free');
});

test('a shop that repairs doesn’t carry its repairs', () => {
  const shop = { trade: 'gift shop', description: 'We sell gifts and cards.' };
  const textsWith = (...names: string[]) =>
    [1, 2, 3, 4, 5, 6].flatMap((seed) => textsOf(siteOf(shop, { services: named(...names), seed })));
  expect(textsWith('Candles', 'Cards')).toContain('What we carry');
  expect(textsWith('Watch repair', 'Cards')).not.toContain('What we carry');
});

test('See all is for a list with more than it shows', () => {
  const pages = ['home', 'services', 'about', 'shop', 'contact'];
  const shopOf = (count: number) => ({ shop: Array.from({ length: count }, (_, index) => ({ name: `Soap ${index}`, price: '6' })) });
  const site = (count: number) =>
    textsOf(
      siteOf({ trade: 'plumber', description: 'We fix pipes.' }, { services: named('Drains', 'Heaters'), pages, details: shopOf(count) }),
    );
  expect(site(3).filter((text) => text.startsWith('See all'))).toEqual([]);
  expect(site(3)).toContain('See services');
  expect(site(4)).toContain('See all products');
});

test('seven equal days are one row', () => {
  const week = (span: [string, string]) =>
    Object.fromEntries(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, [span]]));
  const site = siteOf(
    { trade: 'plumber', description: 'We fix pipes.', hours: week(['00:00', '24:00']) },
    { services: named('Drains', 'Heaters') },
  );
  for (const page of site.pages) expect(renderPage(site, page, new Map())).not.toContain('>Tue<');
});

test('towns that are served are where we work, and a town is said with its state', () => {
  const salon = { trade: 'hair salon', description: 'We cut hair.', serviceArea: ['Auburn', 'Webster'] };
  expect(textsOf(siteOf(salon, { services: named('Cut') }))).not.toContain('Location');
  const address = { street: '4 Elm St', city: 'Worcester', state: 'MA' };
  expect(textsOf(siteOf({ ...salon, address }, { services: named('Cut') }))).toContain('At 4 Elm St in Worcester, MA.');
});
