import { expect, test } from 'vitest';
import { readBrief } from '../../sites/brief/read-brief.ts';
import plumber from '../../sites/briefs/plumber-raleigh.json' with { type: 'json' };
import { compose } from '../../sites/compose.ts';
import type { SiteDocument } from '../../sites/document/document.ts';
import { must } from '../../tests/harness/must.ts';
import { type Edit, overlayEdits, pathBeforeEdits } from './overlay.ts';
import { placesIn } from './places.ts';

function plumberSite(hours: unknown = plumber.business.hours, pages = plumber.pages): SiteDocument {
  const photos = pages.includes('gallery') ? ['1', '2', '3', '4', '5'] : [];
  const files = photos.map((id) => ({ file: `${id}.jpg`, alt: `Job ${id}`, rights: true }));
  const reading = must(readBrief({ ...plumber, business: { ...plumber.business, hours }, pages, photos: files }));
  const encoded = photos.map((id, index) => ({
    field: `photos.${index}`,
    photo: { id, width: 1200, height: 800, variants: [{ format: 'webp' as const, width: 1200, height: 800, bytes: 1, hash: id }] },
    alt: `Job ${id}`,
  }));
  return compose({ brief: reading.brief, seed: 20_114, photos: encoded });
}

const propsOf = (document: SiteDocument, page: string, section: string) =>
  document.pages.find(({ path }) => path === page)?.sections.find(({ id }) => id === section)?.props;

/** An edit as it is laid on a document: it remembers what it replaces. */
function laidOn(document: SiteDocument, page: string, section: string, path: string, value: Edit['value']): Edit {
  const spots = placesIn(propsOf(document, page, section));
  const spot = path === '' ? spots[0] : spots.find((candidate) => candidate.path === path);
  if (!spot) throw new Error(`There is no ${path} in ${section}.`);
  return { id: path, page, section, path, value, replaced: spot, note: null, isLost: false, actor: 'user:1', createdAt: new Date(0) };
}

/** A fact in the top of the home page that rests on the hours. */
function hoursFact(document: SiteDocument) {
  const found = document.pages.flatMap(({ path, sections }) =>
    sections.flatMap(({ id, props }) =>
      placesIn(props)
        .filter((spot) => /^facts\.\d+\.text$/.test(spot.path) && spot.fields.some((field) => field.startsWith('business.hours')))
        .map((spot) => ({ page: path, section: id, spot })),
    ),
  );
  if (!found[0]) throw new Error('No fact has the hours.');
  return found[0];
}

const weekdays = { mon: [['08:00', '17:00']], tue: [['08:00', '17:00']], wed: [['08:00', '17:00']], thu: [['08:00', '17:00']] };
/** Being open around the clock is a fact of its own under the headline. */
const aroundTheClock = Object.fromEntries(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, [['00:00', '24:00']]]));

test("text on a fact never appears under another fact's heading", () => {
  const before = plumberSite(aroundTheClock);
  const { page, section, spot } = hoursFact(before);
  const edit = laidOn(before, page, section, spot.path, '9 to 5:30, Fridays to 3');
  const heading = spot.under.at(-1) ?? '';
  expect(overlayEdits(before, [edit]).edits[0]).toMatchObject({ at: spot.path, note: null });
  const after = plumberSite(weekdays);
  const { document, edits } = overlayEdits(after, [edit]);
  const shown = document.pages
    .flatMap(({ sections }) => sections.flatMap(({ props }) => placesIn(props)))
    .filter(({ says }) => says === edit.value);
  for (const { under } of shown) expect(under.at(-1)).toBe(heading);
  if (shown.length === 0) expect(edits[0]?.note).toMatch(/^no longer has a place, because “.+” is no longer in “.+” on .+\.$/);
});

test('text on a fact that changed under the same heading stays and is listed', () => {
  const before = plumberSite(aroundTheClock);
  const { page, section, spot } = hoursFact(before);
  const edit = { ...laidOn(before, page, section, spot.path, 'From eight'), replaced: { says: 'An earlier text', under: spot.under } };
  const [laid] = overlayEdits(before, [edit]).edits;
  expect(laid?.at).toBe(spot.path);
  expect(laid?.note).toBe(`is still shown, although what it replaced was “An earlier text” then and would be “${spot.says}” now.`);
});

test('text whose page or section is gone is listed and changes nothing', () => {
  const document = plumberSite();
  const edit = laidOn(document, '/faq', 'faq', 'groups.0.items.0.answer', 'Ask us.');
  const without = plumberSite(plumber.business.hours, ['home', 'about', 'services', 'contact', 'gallery']);
  const { document: after, edits } = overlayEdits(without, [edit]);
  expect(edits[0]?.note).toBe('no longer has a place, because the site no longer has the page /faq.');
  expect(after).toEqual(without);
});

test('removed sections and pictures are gone, and what they showed is accounted for', () => {
  const document = plumberSite(plumber.business.hours, ['home', 'about', 'services', 'contact', 'gallery']);
  const gallery = placesIn(propsOf(document, '/gallery', 'gallery')).filter(({ holds }) => holds === 'picture');
  const removed = { removed: true } as const;
  const first = laidOn(document, '/gallery', 'gallery', gallery[0]?.path ?? '', removed);
  const third = laidOn(document, '/gallery', 'gallery', gallery[2]?.path ?? '', removed);
  const section = laidOn(document, '/', 'services', '', removed);
  const laid = overlayEdits(document, [first, third, section]);
  const left = placesIn(propsOf(laid.document, '/gallery', 'gallery')).filter(({ holds }) => holds === 'picture');
  expect(left.map(({ says }) => says)).toEqual(gallery.filter((_, index) => index !== 0 && index !== 2).map(({ says }) => says));
  expect(propsOf(laid.document, '/', 'services')).toBeUndefined();
  expect(laid.hidden.map(({ reason }) => reason)).toContainEqual(
    expect.stringMatching(/^“Services: .+” was removed from the page Home\.$/),
  );
  const at = (path: string) => pathBeforeEdits(laid, { page: '/gallery', section: 'gallery', path });
  expect([at('items.0.picture'), at('items.1.caption'), at('heading')]).toEqual(['items.1.picture', 'items.3.caption', 'heading']);
});
