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

function pageWith(photos: Picture[], objects: string[] = [], turn = 0): PagePictures {
  const site: SitePictures = {
    seed: 1,
    trade: undefined,
    photos,
    befores: new Map(),
    signatures: [],
    scenes: [],
    objects,
    serviceObjects: new Map(),
    place: undefined,
    quiet: false,
    taken: new Set(),
    forServices: new Set(),
    ordinary: '',
    premises: false,
    atHomes: false,
    isShop: false,
    language: 'en',
    untitled: neutral(''),
    preferSignatures: false,
  };
  return new PagePictures(site, 'home', turn);
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

test('each page of a site leads with another object, and no object leads more than two of its pictures', () => {
  const leadOf = (objects: string[], turn: number) => {
    const picture = pageWith([], objects, turn).lead(4 / 3);
    return picture?.kind === 'composition' ? picture.objects[0] : undefined;
  };
  const turns = [0, 1, 2, 3, 4];
  expect(turns.map((turn) => leadOf(['piano', 'metronome'], turn))).toEqual(['piano', 'metronome', 'piano', 'metronome', undefined]);
  expect(turns.map((turn) => leadOf(['piano'], turn))).toEqual(['piano', 'piano', undefined, undefined, undefined]);
});
