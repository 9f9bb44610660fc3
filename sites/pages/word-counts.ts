import type { PageKind } from '../document/document.ts';
import { linesIn } from '../document/lines.ts';
import { wordCount } from '../language/sentences.ts';

/** How many words each page has. A page that no one could count yet is missing. */
export type PageWords = Partial<Record<PageKind, number>>;

/**
 * The fewest words with which a page is worth a visit. What people come for to a gallery are photos, and to contact and booking the
 * form, the hours and the phone number, so those need none.
 */
export const fewestWords: Record<PageKind, number> = {
  home: 120,
  about: 80,
  services: 80,
  pricing: 80,
  shop: 80,
  gallery: 0,
  booking: 0,
  blog: 80,
  faq: 80,
  contact: 0,
};

interface PageText {
  kind: PageKind;
  sections: readonly { kind: string; props?: unknown }[];
}

/** Where, when and how to reach the business. */
const reachKinds = ['hours', 'area', 'contact', 'form'];
/** Kinds that count on a page. */
const counted: Partial<Record<PageKind, readonly string[]>> = { home: reachKinds, contact: reachKinds, booking: ['form'] };

/**
 * How many words a visitor reads on a page, below its header. What it says twice counts once, and descriptions of pictures aren't read.
 * How to reach the business fills no page that's about something else.
 */
export function wordsOn({ kind: page, sections }: PageText): number {
  const own = sections.filter(({ kind }) => !reachKinds.includes(kind) || counted[page]?.includes(kind));
  const texts = new Set(own.flatMap(({ props }) => linesIn(props).map(({ text }) => text)));
  return [...texts].reduce((sum, text) => sum + wordCount(text), 0);
}
