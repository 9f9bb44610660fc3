import { expect, test } from 'vitest';
import { must } from '../../tests/harness/must.ts';
import { readBrief } from '../brief/read-brief.ts';
import { compose } from '../compose.ts';
import type { PageKind, Photo } from '../document/document.ts';
import { derive } from '../interview/derived-brief.ts';
import { pageSources } from './pages.ts';
import { thinPages } from './thin-pages.ts';

const services = [{ name: 'Portraits' }, { name: 'Weddings' }];
const briefWith = (pages: PageKind[], more: object = {}) =>
  must(
    readBrief({
      business: { name: 'Ada Frame', trade: 'photographer', description: 'I photograph people at work.', phone: '(919) 555-0148' },
      services,
      pages,
      ...more,
    }),
  ).brief;
const photo: Photo = {
  id: 'one',
  width: 1200,
  height: 800,
  variants: [{ format: 'webp', width: 1200, height: 800, bytes: 1, hash: 'one' }],
};
const kindsOf = (pages: PageKind[], more?: object, photos: Photo[] = []) =>
  compose({ brief: briefWith(pages, more), seed: 1, photos: photos.map((one, n) => ({ field: `photos.${n}`, photo: one })) }).pages.flatMap(
    ({ kind, path }) => (path.startsWith('/blog/') ? [] : [kind]),
  );

test('a gallery without photos gives way to a page that has something to show', () => {
  expect(kindsOf(['home', 'about', 'services', 'contact', 'gallery'])).toEqual(['home', 'about', 'services', 'booking', 'contact']);
  expect(kindsOf(['home', 'about', 'services', 'booking', 'gallery'])).toContain('contact');
});

test('with a photo that may be shown, it’s a gallery', () => {
  const pages: PageKind[] = ['home', 'about', 'services', 'contact', 'gallery'];
  expect(kindsOf(pages, { photos: [{ file: 'a.jpg', rights: true }] }, [photo])).toContain('gallery');
  expect(kindsOf(pages, { photos: [{ file: 'a.jpg' }] }, [photo])).not.toContain('gallery');
});

test('pages without prices, products, questions or posts give way too, each to a page of its own', () => {
  const kinds = kindsOf(['home', 'pricing', 'shop', 'faq', 'services'], { services: [{ name: 'Portraits' }] });
  expect(kinds).toHaveLength(5);
  expect(kinds).toEqual(expect.arrayContaining(['home', 'services', 'contact', 'about', 'booking']));
});

test('a blog without posts gives way where guides can’t fill it, as on a Spanish site', () => {
  const pages: PageKind[] = ['home', 'about', 'services', 'blog', 'contact'];
  const plumber = (description: string) =>
    kindsOf(pages, { business: { name: 'Ada Pipe', trade: 'plumber', description, phone: '(919) 555-0148' } });
  expect(plumber('We fix pipes and water heaters. No drain is too clogged.')).toContain('blog');
  const spanish = plumber('Arreglamos tuberías y calentadores de agua. Llegamos el mismo día y limpiamos al terminar.');
  expect(spanish).not.toContain('blog');
  expect(spanish).toHaveLength(5);
});

test('a pricing page needs a price or an answer about prices', () => {
  const bakery = (question: string, answer: string, description = 'Bread, rolls and coffee, baked at night.') =>
    kindsOf(['home', 'pricing', 'about', 'faq', 'services'], {
      business: { name: 'El Sobao', trade: 'bakery', description, phone: '(919) 555-0148' },
      services: [{ name: 'Rolls' }, { name: 'Cakes' }],
      interview: [{ question, answers: [answer], ...(answer === 'A deposit' && { detail: '20' }) }],
    });
  const pay = 'Do you take a deposit for cakes?';
  expect(bakery(pay, 'At pickup')).not.toContain('pricing');
  expect(bakery(pay, 'A deposit')).toContain('pricing');
  expect(bakery(pay, 'At pickup', 'Bread, rolls and coffee, baked at night. A loaf is $4 and a roll is $1.')).toContain('pricing');
});

test('with something on them, they stay', () => {
  const details = {
    shop: [{ name: 'A print', price: '40' }],
    faq: [{ question: 'Do you travel?', answer: 'Yes, within the state.' }],
    pricing: [{ name: 'An hour', price: '250' }],
  };
  expect(kindsOf(['home', 'pricing', 'shop', 'faq', 'services'], { details })).toEqual(
    expect.arrayContaining(['home', 'pricing', 'shop', 'faq', 'services']),
  );
});

test('the owner is told which page is missing and what’s in its place', () => {
  const brief = briefWith(['home', 'about', 'services', 'contact', 'gallery']);
  expect(compose({ brief, seed: 1, photos: [] }).unused).toContainEqual({
    field: 'pages.4',
    reason: 'There’s nothing to put on Gallery yet, so your site has Booking in its place.',
  });
  const thin = thinPages(pageSources(derive(brief), 0));
  expect(thin.find(({ page }) => page === 'gallery')).toMatchObject({ becomes: 'booking' });
  // A page that wasn't picked becomes nothing, and a short one stays.
  expect(thin.find(({ page }) => page === 'shop')?.becomes).toBeUndefined();
  expect(thin.find(({ page }) => page === 'about')).toMatchObject({ page: 'about' });
  expect(thin.find(({ page }) => page === 'about')?.becomes).toBeUndefined();
});
