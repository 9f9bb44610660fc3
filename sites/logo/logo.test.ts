import { wcagContrast } from 'culori';
import fc from 'fast-check';
import { parse } from 'parse5';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { must } from '../../tests/harness/must.ts';
import { readBrief } from '../brief/read-brief.ts';
import plumber from '../briefs/plumber-raleigh.json' with { type: 'json' };
import { compose } from '../compose.ts';
import type { Photo, SiteDocument } from '../document/document.ts';
import { logoDesigns } from '../document/logo-designs.ts';
import { sampleDocument } from '../gate/sample-site.ts';
import { objectNames } from '../objects/object.ts';
import { faviconSvg } from '../render/favicon.ts';
import { renderPage } from '../render/render.tsx';
import { faults } from '../scenes/faults.ts';
import { sections } from '../sections/registry.ts';
import { themes } from '../themes/theme.ts';
import { leastFigure, logoColors } from './colors.ts';
import { logoFace, logoFaces } from './face.ts';
import { letter } from './lettering.ts';
import { defaultDesign, designOf, lockupSvg, markSvg, noteBeside, wordsOf } from './logo.ts';

function named(name: string, change: Partial<SiteDocument> = {}): SiteDocument {
  const document = sampleDocument();
  return { ...document, facts: { ...document.facts, name, shortName: name }, ...change };
}

const drawn = (document: SiteDocument) =>
  logoDesigns.flatMap((design) => [markSvg(document, { id: 'a', design }), lockupSvg(document, design, 'b')]);

/** Every theme in every pairing, in its own colors. */
const dressed = themes.all.flatMap((theme) =>
  theme.pairings.map(({ key }) => ({
    label: `${theme.name} ${key}`,
    theme: { ...sampleDocument().theme, name: theme.name, palette: theme.base, pairing: key },
  })),
);

describe.each(dressed)('$label', ({ theme }) => {
  const document = named('Hollis & Daughter Plumbing', { theme });

  test('has three logos that differ, whose letters are outlines', () => {
    const all = drawn(document);
    expect(new Set(all).size).toBe(6);
    for (const svg of all) {
      // A lockup's lettering is heavier than a drawing of a page.
      expect(faults(svg).filter((fault) => !fault.endsWith(' bytes'))).toEqual([]);
      expect(svg).not.toMatch(/<(?:text|image|style|script|foreignObject)\b|font-family/);
    }
  });

  test('sets the name beside each mark', () => {
    for (const design of logoDesigns)
      expect(lockupSvg(document, design, 'a').length, design).toBeGreaterThan(markSvg(document, { id: 'a', design }).length + 1000);
  });

  test('has figures that are told from their ground, and grounds from the page', () => {
    for (const ground of ['brand', 'deep', 'accent', 'soft'] as const) {
      const colors = logoColors(theme.palette, [ground]);
      expect(wcagContrast(colors.figure, colors.ground)).toBeGreaterThanOrEqual(leastFigure);
      expect(wcagContrast(colors.ink, '#ffffff')).toBeGreaterThanOrEqual(7);
    }
  });
});

test('any name gives three valid logos that differ', () => {
  const names = fc.oneof(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), fc.stringMatching(/^[A-Z0-9][\w '&.-]{0,59}$/));
  fc.assert(
    fc.property(
      names,
      fc.constantFrom(...dressed),
      fc.nat(99),
      fc.subarray([...objectNames], { maxLength: 3 }),
      (name, { theme }, seed, objects) => {
        const document = named(name, { theme, logo: { kind: 'mark', mark: 'initials', seed: `${seed}`, objects } });
        const marks = logoDesigns.map((design) => markSvg(document, { id: 'a', design }));
        expect(new Set(marks).size).toBe(3);
        const svgs = drawn(document);
        for (const svg of svgs) {
          expect(svg).not.toMatch(/NaN|Infinity|undefined/);
          const [, width = 0, height = 0] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg)?.map(Number) ?? [];
          expect(width / height).toBeLessThan(7);
        }
        expect(drawn(document)).toEqual(svgs);
      },
    ),
    { numRuns: 150 },
  );
});

test('a title is the accessible name, escaped', () => {
  const svg = lockupSvg(named('A'), 'initials', 'a', 'A "B" & <C>');
  expect(svg).toContain('aria-label="A &quot;B&quot; &amp; &lt;C>"');
  expect(JSON.stringify(parse(svg), (key, value) => (key === 'parentNode' ? undefined : value))).toContain('"A \\"B\\" & <C>"');
});

test('a long name is set in two lines, and its legal form is left out', () => {
  const long = 'Cottonwood Creek Heating Cooling and Refrigeration Service';
  const lines = (name: string) =>
    lockupSvg(named(name), 'initials', 'a').split('<g transform="translate(122)">')[1]?.match(/<path/g)?.length;
  expect(long.length).toBeGreaterThan(55);
  expect([lines(long), lines('Creek')]).toEqual([2, 1]);
  expect(wordsOf(named('Rise Plumbing, LLC')).name).toBe('Rise Plumbing');
});

test('the word for the trade goes to the caption, and a place is named only if there is one', () => {
  const document = named('Hollis Plumbing');
  const facts = { ...document.facts, shortName: 'Hollis', city: 'Raleigh', state: 'NC' };
  expect(wordsOf({ ...document, facts })).toMatchObject({ main: 'Hollis', captions: expect.arrayContaining(['Plumbing · Raleigh, NC']) });
  const { city: _, state: __, founded: ___, ...nowhere } = facts;
  expect(wordsOf({ ...document, facts: nowhere }).captions).toEqual(['Plumbing']);
});

test('on a page, the caption leaves the year to the page', () => {
  const { facts, ...document } = named('Hollis Plumbing');
  const dated = { ...document, facts: { ...facts, founded: 2016 } };
  expect(wordsOf(dated).captions).toContain('Raleigh, NC · Since 2016');
  expect(noteBeside(dated, 'Hollis Plumbing', 40)).toBe('Raleigh, NC');
});

test('a name that the faces can’t set has marks without lettering', () => {
  for (const svg of logoDesigns.map((design) => lockupSvg(named('日本'), design, 'a'))) expect(svg).toContain('viewBox="0 0 100 100"');
});

test('the design in use is the one that was chosen, else the default', async () => {
  const logo = (mark: string) => ({ logo: { kind: 'mark' as const, mark, seed: '7', objects: ['faucet'] } });
  for (const design of logoDesigns) {
    const document = named('Hollis', logo(design));
    expect(designOf(document)).toBe(design);
    expect(await faviconSvg(document, () => undefined)).toBe(markSvg(document, { id: 'icon', design }));
  }
  expect(designOf(named('Hollis', logo('badge')))).toBe(defaultDesign('7'));
});

test.each([
  ...sections.variants('header').map((variant) => ['header', variant] as const),
  ...sections.variants('footer').map((variant) => ['footer', variant] as const),
])('the %s %s shows the mark that was chosen beside the name as text', (part, variant) => {
  const { theme } = sampleDocument();
  for (const design of logoDesigns) {
    const document = named('Hollis', {
      theme: { ...theme, [part]: variant },
      logo: { kind: 'mark', mark: design, seed: '7', objects: ['faucet'] },
    });
    const shown = partOf(document, part);
    const shapes = [...markSvg(document, { id: 'a', design }).matchAll(/ d="[^"]+"/g)].map(([data]) => data);
    expect(shapes.filter((data) => !shown.includes(data))).toEqual([]);
    expect(shown).toContain('Hollis');
  }
});

/** The header or the footer of a site's first page. */
function partOf(document: SiteDocument, part: 'header' | 'footer'): string {
  const [page] = document.pages;
  const html = page ? renderPage(document, page, new Map()) : '';
  return new RegExp(`<${part}[\\s\\S]*</${part}>`).exec(html)?.[0] ?? '';
}

test('the name in a header is lettered as in the logo that was chosen, as far as it fits', () => {
  const lettered = (name: string, mark: string, header = 'cells') => {
    const { theme, facts } = sampleDocument();
    const about = { facts: { ...facts, name, shortName: name, city: 'Raleigh', state: 'NC' }, theme: { ...theme, header } };
    return /<span class="(logo-name[^"]*)"(?: data-note="([^"]*)")?/
      .exec(partOf(named(name, { ...about, logo: { kind: 'mark', mark, seed: '7' } }), 'header'))
      ?.slice(1);
  };
  expect(lettered('Hollis', 'initials')?.[0]).toMatch(/^logo-name initials/);
  expect(lettered('Hollis', 'letter')?.[0]).toMatch(/^logo-name letter/);
  expect(lettered('Hollis & Daughter Drains', 'letter')?.[0]).toMatch(/^logo-name plain/);
  expect(lettered('Hollis & Daughter', 'object', 'sign')?.[1]).toBe('plumber · Raleigh, NC');
  // The cell breaks that name into two lines.
  expect(lettered('Hollis & Daughter', 'object', 'cells')?.[1]).toBeUndefined();
  expect(lettered('Ace', 'object')?.[1]).toBeUndefined();
});

test('no style hides the mark on a phone', () => {
  const hiding = sections
    .variants('header')
    .filter((variant) => sections.variant('header', variant).css.some((css) => /\.logo-mark[^{}]*\{[^}]*display: none/.test(css)));
  expect(hiding).toEqual([]);
});

test('a mark is told from its ground at 32 pixels', async () => {
  for (const design of logoDesigns) {
    const { data, info } = await sharp(Buffer.from(markSvg(named('Hollis & Daughter Plumbing'), { id: 'a', design, size: 32 })))
      .flatten({ background: '#ffffff' })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const colors = logoColors(sampleDocument().theme.palette, ['brand', 'deep', 'accent']);
    const middle = Array.from({ length: 20 * 20 }, (_, index) => {
      const at = ((6 + Math.floor(index / 20)) * info.width + 6 + (index % 20)) * 3;
      return `#${[0, 1, 2].map((part) => (data[at + part] ?? 0).toString(16).padStart(2, '0')).join('')}`;
    });
    const [darkest, lightest] = [
      Math.max(...middle.map((color) => wcagContrast(color, '#ffffff'))),
      Math.min(...middle.map((color) => wcagContrast(color, '#ffffff'))),
    ];
    expect(darkest / lightest, design).toBeGreaterThanOrEqual(Math.min(3, wcagContrast(colors.figure, colors.ground) * 0.6));
  }
});

test('faces have capitals, digits, accents and apostrophes, and headings have small letters', () => {
  for (const file of logoFaces) expect(letter(logoFace(file), "JOE'S CAFÉ & CO. 24"), file).toBeDefined();
  for (const { pairings } of themes.all)
    for (const { head, body } of pairings) {
      expect(letter(logoFace(head.file), 'Ramón’s Café'), head.file).toBeDefined();
      expect(letter(logoFace(body.file), 'RALEIGH, NC · SINCE 1998'), body.file).toBeDefined();
    }
  expect(() => logoFace('comic-sans')).toThrow('No outlines of a font named "comic-sans".');
});

test('the three logos stay the same beside an uploaded one', () => {
  const brief = must(readBrief(plumber)).brief;
  const photo: Photo = { id: 'own', width: 480, height: 240, variants: [] };
  const without = compose({ brief, seed: 3, photos: [] });
  const beside = compose({
    brief: { ...brief, look: { ...brief.look, logo: 'logo.png' } },
    seed: 3,
    photos: [{ field: 'look.logo', photo }],
  });
  expect(beside.logo.kind).toBe('photo');
  for (const design of logoDesigns) expect(markSvg(beside, { id: 'x', design })).toBe(markSvg(without, { id: 'x', design }));
});
