import { expect, test } from 'vitest';
import { must } from '../../../tests/harness/must.ts';
import { readBrief } from '../../brief/read-brief.ts';
import { compose } from '../../compose.ts';

function titlesOf(business: object) {
  const details = { shop: [{ name: 'House blend', price: '18' }], faq: [{ question: 'Do you ship?', answer: 'Yes, on Mondays.' }] };
  const pages = ['home', 'shop', 'about', 'faq', 'contact'];
  const { brief } = must(readBrief({ business: { description: 'We roast our own.', phone: '423-555-0144', ...business }, details, pages }));
  return Object.fromEntries(compose({ brief, seed: 1, photos: [] }).pages.map(({ path, title }) => [path, title.text]));
}

test('a title is the page’s name, the trade with its place, and the business', () => {
  const titles = titlesOf({ name: 'Ridge Coffee', trade: 'coffee shop', serviceArea: ['Chattanooga, TN'] });
  expect(titles).toMatchObject({
    '/': 'Coffee shop in Chattanooga, TN | Ridge Coffee',
    '/shop': 'Shop | Coffee shop in Chattanooga, TN | Ridge Coffee',
    '/faq': 'FAQ | Coffee shop in Chattanooga, TN | Ridge Coffee',
    '/contact': 'Contact Ridge Coffee | Coffee shop in Chattanooga, TN',
  });
});

test('a long name keeps its town', () => {
  const titles = titlesOf({ name: 'Dressler & Coyne Coffee Roasting House', trade: 'coffee shop', serviceArea: ['Marietta, OH'] });
  expect(titles['/shop']).toBe('Shop | Dressler & Coyne Coffee Roasting House, Marietta, OH');
  expect(titles['/contact']).toBe('Contact Dressler & Coyne Coffee Roasting House, Marietta, OH');
});

test('pages of a brief without phone, town and hours still have descriptions of their own', () => {
  const { brief } = must(
    readBrief({
      business: { name: 'Maple', trade: 'plumber', description: 'We work on older houses.', email: 'office@maple.example' },
      pages: ['contact', 'shop', 'faq', 'about', 'booking'],
    }),
  );
  const descriptions = compose({ brief, seed: 1, photos: [] }).pages.map(({ description }) => description.text);
  expect(new Set(descriptions).size).toBe(5);
});

test('a name with the town in it isn’t followed by the town', () => {
  const named = { trade: 'gutter cleaning', serviceArea: ['Rochester, NY'] };
  expect(titlesOf({ ...named, name: 'Gutter Guys of Rochester' })['/contact']).toBe('Contact Gutter Guys of Rochester, NY');
  expect(titlesOf({ ...named, name: 'Rochester Gutter Guys and Daughters Company' })['/contact']).toBe(
    'Contact Rochester Gutter Guys and Daughters Company',
  );
});

test('a title is whole, even if it has no room for the name', () => {
  const name = 'Residential and Commercial Roofing and Siding Contractors of Colorado Springs';
  const titles = titlesOf({ name, trade: 'residential and commercial roofing contractor', serviceArea: ['Colorado Springs, CO'] });
  expect(titles['/']).toBe('Residential and commercial roofing contractor in Colorado Springs, CO');
  expect(titles['/contact']).toMatch(/^Contact \| Residential/);
});

test('inner pages are described with the name, the trade and the place, and About in the owner’s words', () => {
  const business = { name: 'Grace Fellowship', trade: 'church', description: 'We meet in a school gym.', phone: '423-555-0144' };
  const { brief } = must(
    readBrief({ business: { ...business, serviceArea: ['Springfield, MO'] }, pages: ['about', 'gallery', 'faq', 'contact', 'booking'] }),
  );
  const pages = compose({ brief, seed: 1, photos: [] }).pages;
  const described = Object.fromEntries(pages.map(({ path, description }) => [path, description.text]));
  expect(described['/about'] ?? described['/']).toBe('About Grace Fellowship. We meet in a school gym.');
  expect(described['/gallery']).toBe('Gallery: Grace Fellowship, church in Springfield, MO. Call (423) 555-0144.');
});

test('the services of who sells goods are products, unless there’s a shop', () => {
  const farm = { name: 'Berry Hill', trade: 'u-pick farm', description: 'Pick your own.', phone: '423-555-0144' };
  const details = { shop: [{ name: 'Jam', price: '9' }] };
  const titleOf = (pages: string[]) => {
    const { brief } = must(readBrief({ business: farm, services: [{ name: 'Strawberries' }], details, pages }));
    return compose({ brief, seed: 1, photos: [] }).pages.find(({ kind }) => kind === 'services')?.label.text;
  };
  expect(titleOf(['home', 'services', 'about', 'faq', 'contact'])).toBe('Products');
  expect(titleOf(['home', 'services', 'shop', 'faq', 'contact'])).toBe('Services');
});
