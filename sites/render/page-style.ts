import { generate, parse } from 'css-tree';
import type { SiteDocument } from '../document.ts';
import { plaqueColors } from '../logo/logo.ts';
import bandsCss from '../themes/bands.css?raw';
import baseCss from '../themes/base.css?raw';
import { themeCss } from '../themes/theme.ts';
import type { Workshop } from '../workshop.ts';
import formErrorsCss from './form-errors.css?raw';

/** The whole style of a page in layers: shared base, the theme's properties, and the numbers and variants of the page. */
export function pageStyle(
  document: SiteDocument,
  used: { kind: string; variant: string }[],
  fontFaces: string,
  values: string,
  { sections, themes }: Workshop,
): string {
  const variants = [...new Set(used.flatMap(({ kind, variant }) => sections.variant(kind, variant).css))].map(minified);
  const shared = minified(baseCss) + minified(bandsCss);
  // What is wrong with a form sent without a script is styled later (see refill-form.ts).
  const later = used.some(({ kind }) => kind === 'form') ? formErrorsCss : '';
  const theme = themeCss(themes.named(document.theme.name), document.theme, shared + variants.join('') + later);
  const board = plaqueColors(document);
  const plaque = board ? `.logo-name.letter{--board:${board.ground};--board-ink:${board.figure};--board-rule:${board.second}}` : '';
  return `@layer base,theme,sections;${fontFaces}@layer base{${shared}}@layer theme{${theme}${plaque}}@layer sections{${values}${variants.join('')}}`;
}

const minifiedBySource = new Map<string, string>();

/** CSS without comments and needless spaces. Sources are the files of the workshop, so the memory is bounded. */
function minified(source: string): string {
  const known = minifiedBySource.get(source);
  if (known !== undefined) return known;
  const made = generate(parse(source, { parseCustomProperty: false }));
  minifiedBySource.set(source, made);
  return made;
}
