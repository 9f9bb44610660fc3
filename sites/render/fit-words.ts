import { longestWordEms } from '../sections/fit-headline.ts';

/** Longest words from so many em on may be wider than a narrow column. Beyond the most, they'd be too small to read, and break instead. */
const [least, most] = [3.5, 18];

/** Tags of headings, and of terms beside what's said of them. */
const headings = new Set(['h1', 'h2', 'h3', 'dt']);

interface Lettering {
  /** File name of the heading font. */
  face: string;
  /** Headings are set in capitals. */
  isUpper: boolean;
  /** The class that sets `--word` to the width of a word in em. */
  classOf: (em: number) => string;
}

/**
 * Puts the words of headings into an element that's no larger than their longest word allows, so no heading breaks inside a word. That's by the
 * nearest container of the style sheets, or else the window. Headings that are in pieces have sizes of their own, and so have header and footer.
 */
export function fitWords(markup: string, lettering: Lettering): string {
  const [start, end] = [markup.indexOf('<main'), markup.lastIndexOf('</main>')];
  if (end < 0) return fitted(markup, lettering);
  return markup.slice(0, start) + fitted(markup.slice(start, end), lettering) + markup.slice(end);
}

function fitted(markup: string, { face, isUpper, classOf }: Lettering): string {
  return markup.replace(
    /(?:<([a-z][a-z\d]*)((?: [^<>]*)?)>)?<([a-z][a-z\d]*)((?: [^<>]*)?)>([^<>]+)(?=<\/)/g,
    (all, outer: string | undefined, around: string | undefined, tag: string, attributes: string, words: string) => {
      if (!isHeading(tag, attributes) && !(tag === 'a' && outer && isHeading(outer, around ?? ''))) return all;
      const ems = longestWordEms(words.replace(/&#?\w+;/g, 'n'), face, isUpper);
      if (ems < least) return all;
      const open = all.slice(0, all.length - words.length);
      return `${open}<bdi class="fits ${classOf(Math.min(most, Math.ceil(ems * 2) / 2))}">${words}</bdi>`;
    },
  );
}

function isHeading(tag: string, attributes: string): boolean {
  return headings.has(tag) || / class="(?:[^" ]+ )*(?:h|name)[ "]/.test(attributes);
}
