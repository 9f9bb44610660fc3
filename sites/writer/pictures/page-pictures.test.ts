import { expect, test } from 'vitest';
import type { Picture } from '../../document/document.ts';
import { neutral } from '../../document/lines.ts';
import { PagePictures, type SitePictures } from './page-pictures.ts';

const offers = ['Drain cleaning', 'Water heaters', 'Faucet repair', 'Toilet installation', 'Sump pumps'].map((name) => ({
  name: neutral(name),
}));

function photoOf(subject: string): Picture {
  return { kind: 'photo', photo: { id: subject, width: 1600, height: 1200, variants: [] }, alt: neutral(`A ${subject} at work`) };
}

function pageWith(photos: Picture[]): PagePictures {
  const site: SitePictures = {
    seed: 1,
    trade: undefined,
    photos,
    befores: new Map(),
    signatures: [],
    scenes: [],
    objects: [],
    serviceObjects: new Map(),
    place: undefined,
    quiet: false,
    taken: new Set(),
    forServices: new Set(),
    ordinary: '',
    premises: false,
    visits: false,
    isShop: false,
    language: 'en',
    untitled: neutral(''),
    preferSignatures: false,
  };
  return new PagePictures(site, 'home', 0);
}

test('services feature up to three pictures of their own, and leave the others to later sections as they were', () => {
  const photos = ['drain', 'water heater', 'faucet', 'toilet', 'sump pump'].map(photoOf);
  const page = pageWith(photos);
  expect(page.featured(offers, 1, 3)).toEqual([...photos.slice(0, 3), undefined, undefined]);
  expect([page.photo(), page.photo()]).toEqual(photos.slice(3));
});

test('a single picture isn’t featured, and stays for later sections', () => {
  const photo = photoOf('faucet');
  const page = pageWith([photo]);
  expect(page.featured(offers, 1, 3)).toEqual(offers.map(() => undefined));
  expect(page.photo()).toBe(photo);
});
