import { expect, test } from 'vitest';
import type { Picture } from '../../document/document.ts';
import { fromBrief, neutral } from '../../document/lines.ts';
import { type Candidate, matchPictures } from './picture-match.ts';

const named = (text: string) => ({ name: neutral(text) });
const drawing = (name: string, shows: string): Candidate => ({
  picture: { kind: 'signature', name, alt: neutral(shows) },
  shows,
  strong: name,
});
const photo = (id: string, shows: string): Candidate => ({
  picture: { kind: 'photo', photo: { id, width: 3, height: 2, variants: [] }, alt: fromBrief(shows, 'photos.0.alt') },
  shows,
});
const nameOf = (picture: Picture | undefined) =>
  picture?.kind === 'signature' ? picture.name : picture?.kind === 'photo' ? picture.photo.id : picture?.kind;

test('each thing gets the picture that shows it, each picture once', () => {
  const things = [named('Stone walls and paths'), named('Drip watering'), named('Dry planting'), named('Invoices')];
  const found = matchPictures(
    things,
    [
      drawing('dry-planting', 'Agave and tall grass'),
      drawing('drip-line', 'A buried drip line'),
      drawing('stone-wall', 'A stacked stone wall with steps'),
    ],
    'landscaper',
  );
  expect(things.map((thing) => nameOf(found.get(thing)))).toEqual(['stone-wall', 'drip-line', 'dry-planting', undefined]);
});

test('a photo of the very thing beats a drawing of it', () => {
  const things = [named('Cut and finish'), named('Curly cut')];
  const found = matchPictures(things, [drawing('curls', 'Four locks of hair'), photo('a', 'A curly cut, finished')], 'hair salon');
  expect(nameOf(found.get(things[1] as (typeof things)[number]))).toBe('a');
});

test('words of the trade itself match nothing', () => {
  const thing = named('Hair wash');
  expect(matchPictures([thing], [drawing('long-hair', 'Long hair in profile')], 'hair salon').get(thing)).toBeUndefined();
});
