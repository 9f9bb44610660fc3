import { random } from '../random.ts';
import { type Colors, tones } from '../tones.ts';
import { constructions, type MarkParts } from './constructions.ts';
import { initials } from './letters.ts';

export type MarkKind = keyof typeof constructions;

/** The eight constructions of a mark. */
export const markKinds = Object.keys(constructions) as MarkKind[];

export interface MarkRequest {
  /** The business's name; its initials are drawn. */
  name: string;
  trade: string;
  seed: string;
  colors: Colors;
  /** Unique on the page. */
  id: string;
  /** The seed picks when absent or unknown. */
  kind?: string;
  /** Color of the parts that have the page itself as their ground, such as `currentColor`; the brand when absent. */
  bare?: string;
  /** Width and height in CSS pixels; without it the mark fills its frame. */
  size?: number;
  /** Accessible name; without one the mark is hidden from readers. */
  title?: string;
}

/** A logo mark as SVG in a 100 by 100 box, drawn without fonts. Deterministic for its request. */
export function mark(request: MarkRequest): string {
  const { name, trade, seed, id, size, title } = request;
  const tone = tones(request.colors);
  const next = random(`mark${name}${trade}${seed}`);
  const pick = <T>(list: readonly [T, ...T[]]): T => list[Math.floor(next() * list.length)] ?? list[0];
  const kind = isMarkKind(request.kind) ? request.kind : pick(markKinds as [MarkKind, ...MarkKind[]]);
  const [ground, figure, extra] = pick([
    [tone.brand, tone.paper, tone.accent],
    [tone.deep, tone.accent, tone.paper],
    [tone.accent, tone.deep, tone.paper],
    [tone.brand, tone.soft, tone.accent],
  ]);
  const letters = initials(name);
  const parts: MarkParts = {
    tone,
    trade,
    id,
    letters,
    initial: letters[0],
    ground,
    figure,
    extra,
    bare: request.bare ?? tone.brand,
    random: next,
    pick,
  };
  const named = title ? ` role="img" aria-label="${escapeAttribute(title)}">` : ' aria-hidden="true">';
  const sized = size ? ` width="${size}" height="${size}"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"${sized} fill="none" stroke-linecap="round" stroke-linejoin="round"${named}${constructions[kind](parts)}</svg>`;
}

function isMarkKind(kind: string | undefined): kind is MarkKind {
  return kind !== undefined && kind in constructions;
}

function escapeAttribute(words: string): string {
  return words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
