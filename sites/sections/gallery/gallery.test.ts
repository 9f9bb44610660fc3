import { beforeAll, describe, expect, test } from 'vitest';
import { siteHtmlErrors } from '../../../tests/harness/valid-html.ts';
import { compose } from '../../compose.ts';
import type { Photo, SiteDocument } from '../../document/document.ts';
import { attribute, type ParsedPage, parsedPage } from '../../gate/parsed-page.ts';
import { sampleBrief } from '../../gate/sample-site.ts';
import { renderPage } from '../../render/render.tsx';
import { themes } from '../../themes/theme.ts';

const shapes = [
  [1600, 1200],
  [900, 1600],
  [1600, 900],
  [1200, 1200],
];

function photo(index: number, from: number): Photo {
  const [width = 0, height = 0] = shapes[(index + from) % shapes.length] ?? [];
  const variants = (['avif', 'jpeg'] as const).map((format) => ({ format, width, height, bytes: 12_000, hash: `photo${index}` }));
  return { id: `photo${index}`, width, height, variants };
}

/** A site with so many photos, each with a description but the last. `from` is the shape of the first. */
function siteWith(theme: string, count: number, from = 0, afters: Record<number, number> = {}) {
  const alts = Array.from({ length: count }, (_, index) => (index < count - 1 ? `Job ${index + 1}` : ''));
  const photos = alts.map((alt, index) => {
    const after = afters[index];
    return { file: `${index}.jpg`, alt, rights: true, ...(after !== undefined && { after: `${after}.jpg` }) };
  });
  const document = compose({
    brief: { ...sampleBrief(), photos, pages: ['home', 'services', 'gallery', 'about', 'contact'] },
    seed: 3,
    wishes: { theme },
    photos: alts.map((alt, index) => ({ field: `photos.${index}`, photo: photo(index, from), ...(alt && { alt }) })),
  });
  return document;
}

function pageOf(document: SiteDocument, kind: 'gallery' | 'home') {
  const page = document.pages.find((one) => one.kind === kind);
  if (!page) throw new Error(`The site has no page ${kind}.`);
  return renderPage(document, page, new Map());
}

const withClass = ({ elements }: ParsedPage, name: string) =>
  elements.filter((element) => attribute(element, 'class')?.split(' ').includes(name));

describe.each(themes.all.map(({ name }) => name))('the gallery of %s', (theme) => {
  let html: string;
  let page: ParsedPage;
  beforeAll(() => {
    html = pageOf(siteWith(theme, 30), 'gallery');
    page = parsedPage('gallery', html);
  });

  test('shows all photos, the one that the home page opens with too, and none as a narrow slice', () => {
    const shown = withClass(page, 'opens').map((link) => attribute(link, 'aria-label'));
    expect(shown.slice(0, 29)).toEqual(Array.from({ length: 29 }, (_, index) => `Photo ${index + 1} of 30: Job ${index + 1}`));
    expect(shown[29]).toMatch(/^Photo 30 of 30: Photo from /);
    const ratios = [...html.matchAll(/\.value\d+\{--r:([\d.]+)\}/g)].map(([, ratio]) => Number(ratio));
    expect(ratios.length).toBeGreaterThan(2);
    // A film strip is 2.7 frames wide; rows are 3.1.
    if (theme !== 'lighttable') expect(Math.min(...ratios)).toBeGreaterThanOrEqual(0.75);
  });

  test('opens each photo whole, leads from one to the next and back to where it was', () => {
    const ids = new Set(page.elements.flatMap((element) => attribute(element, 'id') ?? []));
    const leadsTo = (name: string) => withClass(page, name).map((link) => attribute(link, 'href')?.slice(1) ?? '');
    const opened = leadsTo('opens');
    expect(opened.every((id) => ids.has(id))).toBe(true);
    expect(leadsTo('next')).toEqual(opened.slice(1));
    expect(leadsTo('previous')).toEqual(opened.slice(0, -1));
    const places = withClass(page, 'opens').map((link) => attribute(link, 'id'));
    const start = leadsTo('folded')[0] ?? '';
    expect(ids.has(start)).toBe(true);
    // A phone hides the place of the eighth photo and those after it.
    expect(leadsTo('close')).toEqual(places.flatMap((place, index) => (index < 7 ? [place] : [place, start])));
  });

  test('is valid HTML without a script', () => {
    expect(siteHtmlErrors(html)).toEqual([]);
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json")| on[a-z]+=/);
  });
});

test('a wide photo that comes first is large, and a tall one isn’t stretched to the width of the page', () => {
  const lead = (from: number) => withClass(parsedPage('gallery', pageOf(siteWith('foothill', 5, from), 'gallery')), 'large').length;
  expect([lead(0), lead(1)]).toEqual([1, 0]);
});

test.each(['foothill', 'lighttable', 'shadowboard'])(
  'in %s, what was before is beside what’s after, in the gallery and on the home page',
  (theme) => {
    const site = siteWith(theme, 8, 0, { 0: 1, 7: 6 });
    const gallery = withClass(parsedPage('gallery', pageOf(site, 'gallery')), 'opens').map((link) => attribute(link, 'aria-label'));
    expect(gallery).toEqual([
      'Photo 1 of 8: Before: Job 1',
      'Photo 2 of 8: After: Job 2',
      ...[3, 4, 5, 6].map((job) => `Photo ${job} of 8: Job ${job}`),
      expect.stringMatching(/^Photo 7 of 8: Before: Photo from /),
      'Photo 8 of 8: After: Job 7',
    ]);
    const home = parsedPage('home', pageOf(site, 'home'));
    expect(withClass(home, 'opens').map((link) => attribute(link, 'aria-label'))[0]).toMatch(/^Photo 1 of \d: Before: Photo from /);
    // A photo of what was before is never shown alone.
    expect(home.elements.filter((element) => attribute(element, 'src')?.includes('photo0'))).toEqual([]);
  },
);

test('a photo whose “after” isn’t there is an ordinary one', () => {
  const site = siteWith('foothill', 4, 0, { 2: 9 });
  expect(withClass(parsedPage('gallery', pageOf(site, 'gallery')), 'opens')).toHaveLength(4);
});
