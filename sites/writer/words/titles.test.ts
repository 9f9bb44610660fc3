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
