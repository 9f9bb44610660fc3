import { expect, test } from 'vitest';
import { z } from 'zod';
import { siteHtmlErrors } from '../tests/harness/valid-html.ts';
import type { Page, SiteDocument } from './document/document.ts';
import { sampleBrief, sampleDocument } from './gate/sample-site.ts';
import { derive } from './interview/derived-brief.ts';
import { bandsFor } from './look/arrange-sections.ts';
import { chooseLook } from './look/choose.ts';
import { renderPage } from './render/render.tsx';
import { createSections, type SectionView, sectionFiles } from './sections/registry.ts';
import { type Workshop, workshop } from './sections/workshop.ts';
import { createThemes, themeFiles } from './themes/theme.ts';

const schema = z.strictObject({ text: z.string() });

function Plain({ props }: SectionView<z.infer<typeof schema>>) {
  return (
    <section className="promo" data-section="promo">
      <h2>{props.text}</h2>
    </section>
  );
}

/** The folders of all section kinds and one more, which nothing else knows of. */
const withPromo = createSections({
  infos: { ...sectionFiles.infos, './promo/section.ts': { label: 'Offer of the month', loud: {}, frames: { plain: 2 } } },
  schemas: { ...sectionFiles.schemas, './promo/schema.ts': schema },
  samples: { ...sectionFiles.samples, './promo/sample.ts': [{ text: 'Gutters in May' }] },
  views: { ...sectionFiles.views, './promo/plain.tsx': Plain },
  styles: { ...sectionFiles.styles, './promo/plain.css': '.promo { color: var(--ink) }' },
});

const clock = workshop.themes.named('clock');
const withDusk = createThemes({ ...themeFiles, './dusk/theme.ts': { ...clock, name: 'dusk', words: ['dusky'] } });

/** The home page of the sample site with one section. */
function pageOf(made: Workshop, theme: string, kind: string, props: unknown): string {
  const document: SiteDocument = sampleDocument();
  document.theme = { ...document.theme, name: theme };
  const [variant = ''] = made.sections.variants(kind);
  const page = { ...document.pages[0], sections: [{ id: 'sample', kind, variant, band: 'page', props }] } as Page;
  document.pages[0] = page;
  return renderPage(document, page, new Map(), { workshop: made });
}

const look = (made: Workshop, style?: string) => {
  const brief = { ...sampleBrief(), ...(style ? { look: { style } } : {}) };
  return chooseLook({
    derived: derive(brief),
    seed: 1,
    stock: { pictured: 9, photos: 0, objects: 9, lead: true },
    workshop: made,
  });
};

test('style sheets that several variants share come before their own: those of all kinds, and those of a theme for its own variants', () => {
  const sheets = { './shared.css': '.shared{}', '../themes/dusk/parts/cards.css': '.cards{}' };
  const own = { '../themes/dusk/hero-board.css': '.hero-board{}', './hero/sign.css': '.hero-sign{}' };
  const { variant } = createSections({ ...sectionFiles, styles: { ...own, ...sheets } });
  expect(variant('hero', 'board').css).toEqual(['.shared{}', '.cards{}', '.hero-board{}']);
  expect(variant('hero', 'sign').css).toEqual(['.shared{}', '.hero-sign{}']);
});

test('a folder in sections/ is all that a new section kind needs', () => {
  const made = { ...workshop, sections: withPromo };
  for (const { name } of workshop.themes.all) {
    const html = pageOf(made, name, 'promo', withPromo.samples('promo')[0]);
    expect(html).toContain('Gutters in May');
    expect(html).toContain('.promo{');
    expect(siteHtmlErrors(html).filter((error) => !error.startsWith('no-missing-references'))).toEqual([]);
  }
  expect(() => pageOf(made, 'clock', 'promo', { words: 'x' })).toThrow('unfit props');
  expect(look(made).variants.promo).toBe('plain');
  expect(bandsFor(['hero', 'promo', 'call'], ['page', 'deep'], withPromo)).toContain('deep');
});

test('a folder in themes/ is all that a new theme needs', () => {
  const made = { ...workshop, themes: withDusk };
  for (const kind of workshop.sections.kinds.filter((one) => !workshop.sections.info(one).shell)) {
    for (const sample of workshop.sections.samples(kind)) expect(pageOf(made, 'dusk', kind, sample)).toContain('theme-dusk');
  }
  expect(look({ ...workshop, themes: createThemes({ './dusk/theme.ts': withDusk.named('dusk') }) }, 'dusky').theme.name).toBe('dusk');
});
