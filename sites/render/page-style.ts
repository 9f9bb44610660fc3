import { type CssNode, generate, parse } from 'css-tree';
import type { SiteDocument } from '../document/document.ts';
import { plaqueColors } from '../logo/logo.ts';
import type { Workshop } from '../sections/workshop.ts';
import bandsCss from '../themes/bands.css?raw';
import baseCss from '../themes/base.css?raw';
import controlsCss from '../themes/controls.css?raw';
import otherScreensCss from '../themes/other-screens.css?raw';
import printCss from '../themes/print.css?raw';
import { themeCss } from '../themes/theme.ts';
import formErrorsCss from './form-errors.css?raw';

/**
 * The whole style of a page in layers: shared base, the theme's properties, and the numbers and variants of the page. Of
 * all sheets it has only the rules whose classes are in the `markup`.
 */
export function pageStyle(
  document: SiteDocument,
  shown: { kind: string; variant: string }[],
  { markup, fontFaces, values }: { markup: string; fontFaces: string; values: string },
  { sections, themes }: Workshop,
): string {
  const classes = classesIn(markup);
  const variants = [...new Set(shown.flatMap(({ kind, variant }) => sections.variant(kind, variant).css))];
  const styles = variants.map((sheet) => usedCss(partsOf(sheet), classes)).join('');
  const shared = [baseCss, controlsCss, otherScreensCss, bandsCss, printCss].map((sheet) => usedCss(partsOf(sheet), classes)).join('');
  // What is wrong with a form sent without a script is styled later (see refill-form.ts).
  const later = shown.some(({ kind }) => kind === 'form') ? formErrorsCss : '';
  // Drawings in the markup read tokens, too.
  const theme = themeCss(themes.named(document.theme.name), document.theme, shared + styles + later + markup);
  const board = plaqueColors(document);
  const plaque = board ? `.logo-name.letter{--board:${board.ground};--board-ink:${board.figure};--board-rule:${board.second}}` : '';
  return `@layer base,theme,sections;${fontFaces}@layer base{${shared}}@layer theme{${theme}${plaque}}@layer sections{${values}${styles}}`;
}

/** A rule with the classes that each of its selectors needs, or rules under a condition such as a media query. */
type Part = { selectors: { css: string; needs: string[] }[]; body: string } | { condition: string; parts: Part[] };

/** The sheets are files of the workshop, so the memory is bounded. */
const partsBySource = new Map<string, Part[]>();

function partsOf(source: string): Part[] {
  const known = partsBySource.get(source);
  if (known) return known;
  const sheet = parse(source, { parseCustomProperty: false });
  const made = sheet.type === 'StyleSheet' ? sheet.children.toArray().map(partOf) : [];
  partsBySource.set(source, made);
  return made;
}

function partOf(node: CssNode): Part {
  if (node.type === 'Atrule' && node.block && /^(?:media|container)$/.test(node.name))
    return {
      condition: `@${node.name} ${node.prelude ? generate(node.prelude) : ''}`,
      parts: node.block.children.toArray().map(partOf),
    };
  // Other at-rules are taken whole.
  if (node.type !== 'Rule' || node.prelude.type !== 'SelectorList') return { selectors: [{ css: shortOf(node), needs: [] }], body: '' };
  const selectors = node.prelude.children.toArray().map((selector) => {
    const parts = selector.type === 'Selector' ? selector.children.toArray() : [];
    return { css: generate(selector), needs: parts.flatMap(classesNeeded) };
  });
  return { selectors, body: shortOf(node.block) };
}

/** The classes without which a part of a selector matches nothing: its own, and those of a `:has()` with one selector. */
function classesNeeded(part: CssNode): string[] {
  if (part.type === 'ClassSelector') return [part.name];
  if (part.type !== 'PseudoClassSelector' || part.name !== 'has') return [];
  const [list] = part.children?.toArray() ?? [];
  const [only, ...others] = list?.type === 'SelectorList' ? list.children.toArray() : [];
  return only?.type === 'Selector' && others.length === 0 ? only.children.toArray().flatMap(classesNeeded) : [];
}

/** CSS without comments, needless spaces and zeros before a decimal point. */
function shortOf(node: CssNode): string {
  return generate(node).replace(/(?<=[\s:,(*/+-])0(?=\.\d)/g, '');
}

/** The rules whose classes are on the page, with those of their selectors that may match. Classes inside `:is()` and `:not()` aren't required. */
function usedCss(parts: Part[], classes: ReadonlySet<string>): string {
  return parts
    .map((part) => {
      if ('selectors' in part) {
        const matching = part.selectors.filter(({ needs }) => needs.every((name) => classes.has(name)));
        return matching.length > 0 ? matching.map(({ css }) => css).join() + part.body : '';
      }
      const inside = usedCss(part.parts, classes);
      return inside && `${part.condition}{${inside}}`;
    })
    .join('');
}

function classesIn(markup: string): Set<string> {
  return new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
}
