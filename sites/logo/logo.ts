import { wcagContrast } from 'culori';
import type { SiteDocument } from '../document/document.ts';
import { type LogoDesign, logoDesigns } from '../document/logo-designs.ts';
import { siteWords } from '../labels/site-words.ts';
import { objectNames } from '../objects/object.ts';
import { tenth } from '../scenes/pen.ts';
import { random } from '../scenes/random.ts';
import { type Theme, themes } from '../themes/theme.ts';
import { type LogoColors, type LogoGround, leastFigure, logoColors } from './colors.ts';
import { logoFace } from './face.ts';
import { initialsOf } from './initials.ts';
import { captionedName, type LogoWords, plainName, plaque, type TextBlock, type Typeset } from './lockup.ts';
import { initialsMark, letterMark, type MarkParts, objectMark } from './marks.ts';
import { patternMark } from './pattern.ts';
import type { ShapeName } from './shapes.ts';

/** The logo a site has if its owner chose none. */
export function defaultDesign(seed: string): LogoDesign {
  return random(`${seed}:logos`)() < 0.5 ? 'object' : 'initials';
}

/** The mark as SVG, square. `size` is in CSS pixels; without it the mark fills its frame. */
export function markSvg(document: SiteDocument, { id, size, design = designOf(document), title, theme }: MarkRequest): string {
  return svg({ width: 100, height: 100, size, title, body: markOf(document, design, id, theme) });
}

/** The mark with the name beside it. A name that our faces can't set has the mark alone. */
export function lockupSvg(document: SiteDocument, design: LogoDesign, id: string, title?: string): string {
  const mark = markOf(document, design, id);
  const text = textOf(document, design);
  if (!text) return svg({ width: 100, height: 100, title, body: mark });
  const gap = design === 'letter' ? 104 : 122;
  const beside = `<g transform="translate(${gap})">${text.svg}</g>`;
  return svg({ width: tenth(gap + text.width), height: 100, title, body: design === 'letter' ? beside + mark : mark + beside });
}

/** The logo in use. A document that names none of them has the default. */
export function designOf({ logo, seed }: SiteDocument): LogoDesign {
  const named = logo.kind === 'mark' ? logoDesigns.find((design) => design === logo.mark) : undefined;
  return named ?? defaultDesign(drawnFrom({ logo, seed }).seed);
}

/** What the three logos are drawn from, also beside an uploaded one. Documents from before we noted it have the site's seed. */
function drawnFrom({ logo, seed }: Pick<SiteDocument, 'logo' | 'seed'>): { seed: string; objects?: string[] | undefined } {
  return logo.kind === 'mark' ? logo : (logo.drawn ?? { seed: String(seed) });
}

interface MarkRequest {
  /** Unique on the page. */
  id: string;
  size?: number | undefined;
  /** The document's theme, if it isn't one of ours. */
  theme?: Theme | undefined;
  /** The one in use if there's none. */
  design?: LogoDesign | undefined;
  /** Accessible name; without one the mark is hidden from readers. */
  title?: string | undefined;
}

function markOf(document: SiteDocument, design: LogoDesign, id: string, theme = themes.named(document.theme.name)): string {
  const { facts } = document;
  const parts: MarkParts = {
    face: facesOf(document, theme).head,
    initials: initialsOf(facts.name),
    shape: shapeOf(document, theme, design),
    colors: colorsOf(document, design),
    id: `${id}-${design}`,
    pick: picker(document, design),
  };
  const drawable = (drawnFrom(document).objects ?? []).filter((name) => objectNames.includes(name));
  if (design === 'object')
    return drawable[0] ? objectMark(drawable[0], parts) : (letterMark({ ...parts, pick: ([first]) => first }) ?? patternMark(parts, 0));
  const own = design === 'initials' ? initialsMark(parts) : letterMark(parts);
  if (own) return own;
  const other = drawable[design === 'initials' ? 1 : 2];
  return other ? objectMark(other, parts) : patternMark(parts, design === 'initials' ? 1 : 2);
}

function textOf(document: SiteDocument, design: LogoDesign): TextBlock | undefined {
  const { facts } = document;
  const theme = themes.named(document.theme.name);
  const { head, caption } = facesOf(document, theme);
  const colors = colorsOf(document, design);
  const { tokens } = theme;
  const set: Typeset = {
    words: wordsOf(document),
    head,
    headTrack: 1000 * Number.parseFloat(tokens['--head-track'] ?? '-.02'),
    upper: tokens['--head-case'] === 'uppercase',
    caption,
    ink: colors.ink,
  };
  if (design === 'initials') return plainName(set);
  if (design === 'object') return captionedName(set);
  const board = boardOf(document);
  return plaque(set, {
    color: board.ground,
    text: board.figure,
    second: board.second,
    corner: familyOf(document, theme) === 'sharp' ? (facts.name.length % 2 ? 'notched' : 'sharp') : 'round',
    behind: 54,
  });
}

/** What the lockups say: only what the name, the trade and the place are. */
export function wordsOf(document: Pick<SiteDocument, 'facts' | 'trade' | 'language'>): LogoWords {
  const { facts } = document;
  const name = facts.name.replace(legalForm, '').trim() || facts.name;
  const rest = name.startsWith(`${facts.shortName} `) ? name.slice(facts.shortName.length + 1) : '';
  const main = rest ? facts.shortName : name;
  return { name, main, captions: captionsOf(document, name, rest) };
}

/** The caption of a name as a page shows it, in up to so many characters. The page itself tells the year. */
export function noteBeside({ facts, trade, language }: SiteDocument, shown: string, longest: number): string | undefined {
  const { founded: _, ...undated } = facts;
  return captionsOf({ facts: undated, trade, language }, shown).find((caption) => caption.length <= longest);
}

/** What can be said under a name, the fullest first. `rest` is a part of the name that isn't in it. */
function captionsOf({ facts, trade, language }: Pick<SiteDocument, 'facts' | 'trade' | 'language'>, name: string, rest = ''): string[] {
  const place = facts.city ? [facts.city, facts.state].filter(Boolean).join(', ') : undefined;
  const what = rest || (saysTrade(name, trade.label.text) ? undefined : trade.label.text);
  const since = facts.founded ? siteWords[language].facts.since(facts.founded) : undefined;
  const captions = [what && place && `${what} · ${place}`, place && since && !what && `${place} · ${since}`, what, place, since];
  return captions.filter((text): text is string => Boolean(text));
}

/** The colors of the plaque with the name, if the logo in use has one. */
export function plaqueColors(document: SiteDocument): LogoColors | undefined {
  return document.logo.kind === 'mark' && designOf(document) === 'letter' ? boardOf(document) : undefined;
}

/** Its rules are as readable as its letters. */
function boardOf(document: SiteDocument): LogoColors {
  const board = colorsOf(document, 'letter', 'board');
  return { ...board, second: wcagContrast(board.second, board.ground) >= leastFigure ? board.second : board.figure };
}

const legalForm =
  /(?<![\s,])[\s,]+(?:L\.?L\.?C\.?|P\.?L\.?L\.?C\.?|Inc\.?|Incorporated|Corp\.?|Corporation|Ltd\.?|P\.?C\.?|P\.?A\.?|L\.?L\.?P\.?)$/i;

/** Whether a name has a word of the trade's label, so that a caption would repeat it. */
function saysTrade(name: string, label: string): boolean {
  const stems = label.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return stems.some((word) => name.toLowerCase().includes(word.slice(0, 5)));
}

function facesOf({ theme: { pairing } }: SiteDocument, { pairings }: Theme) {
  const { head, body } = pairings.find(({ key }) => key === pairing) ?? pairings[0];
  return { head: logoFace(head.file), caption: logoFace(body.file) };
}

type Family = 'sharp' | 'soft' | 'round';

const families: Record<Family, [ShapeName, ...ShapeName[]]> = {
  sharp: ['square', 'shield', 'octagon', 'circle', 'hexagon', 'arch'],
  soft: ['tile', 'circle', 'shield', 'squircle', 'arch', 'drop'],
  round: ['circle', 'squircle', 'drop', 'leaf', 'arch', 'tile'],
};

/** Sharp corners where the theme's are. */
function familyOf({ theme: { shape } }: SiteDocument, { tokens }: Theme): Family {
  if (shape !== 'theme') return shape;
  const radius = Number.parseFloat(tokens['--r-m'] ?? '0');
  return radius >= 14 ? 'round' : radius >= 4 ? 'soft' : 'sharp';
}

/** The three logos of a site have three shapes. */
function shapeOf(document: SiteDocument, theme: Theme, design: LogoDesign): ShapeName {
  const family = families[familyOf(document, theme)];
  const start = Math.floor(picker(document, 'initials', 'shape')([0, 1, 2, 3, 4, 5]));
  return family[(start + 2 * logoDesigns.indexOf(design)) % family.length] ?? family[0];
}

/** And three grounds, as far as the palette has so many that are seen. */
function colorsOf(document: SiteDocument, design: LogoDesign, part: 'mark' | 'board' = 'mark'): LogoColors {
  const orders: Record<LogoDesign, [LogoGround[], ...LogoGround[][]]> = {
    initials: [
      ['brand', 'deep'],
      ['deep', 'brand'],
    ],
    object: [
      ['accent', 'deep'],
      ['deep', 'brand'],
      ['brand', 'deep'],
    ],
    letter: [
      ['accent', 'brand'],
      ['brand', 'accent'],
    ],
  };
  const order = picker(document, design, 'ground')(orders[design]);
  const colors = logoColors(document.theme.palette, order);
  if (part === 'mark') return colors;
  const boards: LogoGround[] = ['deep', 'brand', 'accent'];
  return (
    boards.map((ground) => logoColors(document.theme.palette, [ground])).find(({ ground }) => wcagContrast(ground, colors.ground) >= 1.5) ??
    colors
  );
}

function picker(document: SiteDocument, design: LogoDesign, what = 'mark'): MarkParts['pick'] {
  const next = random(`${document.facts.name}:${drawnFrom(document).seed}:${design}:${what}`);
  return (list) => list[Math.floor(next() * list.length)] ?? list[0];
}

function svg({
  width,
  height,
  size,
  title,
  body,
}: {
  width: number;
  height: number;
  size?: number | undefined;
  title?: string | undefined;
  body: string;
}): string {
  const named = title ? ` role="img" aria-label="${escapeAttribute(title)}">` : ' aria-hidden="true">';
  const sized = size ? ` width="${tenth((size * width) / height)}" height="${size}"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${sized} fill="none" stroke-linecap="round" stroke-linejoin="round"${named}${body}</svg>`;
}

/** For XML, which has no control characters. */
function escapeAttribute(words: string): string {
  return words
    .replace(/[^\P{Cc}\t\n\r]/gu, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/"/g, '&quot;');
}
