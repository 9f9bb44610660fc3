import type { Brief } from '../../sites/brief/brief.ts';
import { readBrief } from '../../sites/brief/read-brief.ts';
import groomer from '../../sites/briefs/dog-groomer-minimal.json' with { type: 'json' };
import plumber from '../../sites/briefs/plumber-raleigh.json' with { type: 'json' };
import { compose } from '../../sites/compose.ts';
import type { Section, SiteDocument } from '../../sites/document/document.ts';
import { sections } from '../../sites/sections/registry.ts';
import { solvePalette } from '../../sites/themes/palette.ts';
import { type Theme, themes } from '../../sites/themes/theme.ts';
import type { BriefPhoto } from '../../sites/writer/pictures/site-pictures.ts';
import { must } from './must.ts';

/** A brief and one site document of it. */
export interface MatrixSite {
  name: string;
  brief: Brief;
  document: SiteDocument;
}

/** A brief with photos, and the photos. */
type Uploads = (brief: Brief) => { brief: Brief; photos: BriefPhoto[] };

const palettes = [
  { name: 'light', mood: 'light', colors: [] },
  { name: 'dark', mood: 'dark', colors: [] },
  // Pure yellow: no white or colored letter is legible on it, and it is legible on no white.
  { name: 'yellow', mood: undefined, colors: ['#ffe600'] },
] as const;

/** Every theme, each with a brief that says much and one that says nearly nothing, in three palettes. `uploads` adds photos to them. */
export function themeMatrix(uploads: Uploads = (brief) => ({ brief, photos: [] })): MatrixSite[] {
  return [
    { name: 'full', ...uploads(read(plumber)) },
    { name: 'minimal', ...uploads(read(groomer)) },
  ].flatMap(({ name, brief, photos }) => {
    const document = compose({ brief, seed: 1, photos });
    return themes.all.flatMap((theme, themeTurn) =>
      palettes.map(({ name: palette, mood, colors }, turn) => {
        const dressed = inTheme(document, theme, themeTurn + turn);
        dressed.theme.palette = solvePalette({ base: theme.base, colors, mood, seed: 1 });
        return { name: `${theme.name}, ${name}, ${palette}`, brief, document: dressed };
      }),
    );
  });
}

/** The document in another theme: of every kind the variant at `turn` in the theme's list, so three turns show them all. */
export function inTheme(document: SiteDocument, theme: Theme, turn: number): SiteDocument {
  const variantOf = (kind: string) => {
    const variants = theme.variants[kind] ?? sections.variants(kind);
    return variants[turn % variants.length] ?? '';
  };
  const pairing = theme.pairings[turn % theme.pairings.length] ?? theme.pairings[0];
  return {
    ...document,
    theme: { ...document.theme, name: theme.name, pairing: pairing.key, header: variantOf('header'), footer: variantOf('footer') },
    pages: document.pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) => withShownPicture({ ...section, variant: variantOf(section.kind) })),
    })),
  };
}

/** A section without the drawing that its variant is never given. */
function withShownPicture(section: Section): Section {
  if (!sections.info(section.kind).shows?.[section.variant]?.picture) return section;
  const { picture: _, ...props } = section.props as { picture?: unknown };
  return { ...section, props };
}

const longWord = 'Unterseebootsmaschinenbauingenieurswerkstattvereinigungshaus';

/** Briefs at the edges of what an owner may write. */
export function edgeBriefs(): { name: string; brief: Brief }[] {
  const full = read(plumber);
  const edge = (name: string, change: (brief: Brief) => void) => {
    const brief = structuredClone(full);
    change(brief);
    return { name, brief };
  };
  return [
    edge('words of sixty letters', (brief) => {
      brief.business.tagline = longWord;
      brief.business.description = `${longWord} company. We fix leaks.`;
      brief.business.serviceArea = [longWord, 'Raleigh'];
      brief.services = [{ name: longWord, description: `${longWord} is done here.`, priceFrom: '149' }, { name: 'Drain clearing' }];
      brief.details = { faq: [{ question: `${longWord}?`, answer: longWord }] };
    }),
    edge('one service', (brief) => {
      brief.services = brief.services?.slice(0, 1);
    }),
    edge('twelve services', (brief) => {
      brief.services = Array.from({ length: 12 }, (_, index) => ({ name: `Plumbing job ${index + 1}`, priceFrom: `${90 + index * 35}` }));
      brief.pages = ['home', 'services', 'pricing', 'shop', 'gallery'];
    }),
    edge('no phone', (brief) => {
      delete brief.business.phone;
    }),
    edge('no street and no town', (brief) => {
      delete brief.business.address;
      delete brief.business.serviceArea;
    }),
    edge('an address and no area', (brief) => {
      brief.business.address = { street: '1108 Fatherland St', city: 'Raleigh', state: 'NC', zip: '27601' };
      delete brief.business.serviceArea;
    }),
  ];
}

export function read(input: unknown): Brief {
  return must(readBrief(input)).brief;
}
