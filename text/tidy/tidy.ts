import { asciiMarks, plainCharacters } from './characters.ts';
import { withoutMarkdown, withoutSite } from './copied.ts';
import { withoutGaps } from './gaps.ts';
import { plainBullets, withoutBullet, withoutBulletsInside, withoutEmojiSign, withoutListSign, withoutTurn } from './lists.ts';
import { singleMarks, tightMarks, withoutLeaders, withoutOuterQuotes, withoutPeriod, withoutStrayEnds } from './punctuation.ts';
import { storable } from './storable.ts';

type Rule = (text: string) => string;

const oneLine: Rule = (text) => text.replace(/\s+/g, ' ').trim();

/** Single spaces, and one blank line at most. */
const fewLines: Rule = (text) => withoutGaps(text.replace(/[^\S\n]+/g, ' ').replace(/ ?\n ?/g, '\n'));

/** Browsers send the end of a line as two characters and count it as one. */
const lineEnds: Rule = (text) => text.replace(/\r\n?/g, '\n');

/** Without spaces around it; nothing at all if nothing in it can be seen. */
const seen: Rule = (text) => (plainCharacters(text).trim() ? text.trim() : '');

const text: Rule[] = [plainCharacters, plainBullets, fewLines, tightMarks, withoutOuterQuotes];
const label: Rule[] = [
  plainCharacters,
  withoutMarkdown,
  withoutListSign,
  oneLine,
  withoutLeaders,
  withoutBulletsInside,
  tightMarks,
  singleMarks,
  withoutStrayEnds,
  withoutOuterQuotes,
];

/** What is done to a text of each kind, in this order. */
const rules = {
  /** Passwords, searches and whatever else must stay as typed. */
  typed: [storable, lineEnds],
  /** What someone writes to someone: as typed. */
  message: [seen],
  /** Running text for a site. Lists and what's left of a copied post stay: the editor takes them out, where owners can undo it. */
  text,
  /** One of several steps, whose place is its number. */
  step: [plainCharacters, withoutListSign, ...text],
  /** What a customer said. */
  quote: [plainCharacters, fewLines, withoutBullet, withoutOuterQuotes],
  /** A heading: the name of a service, a tagline, a title. */
  label,
  /** A common question, and its answer. */
  question: [withoutTurn, ...label],
  answer: [withoutTurn, ...text],
  /** A business or a person. */
  name: [plainCharacters, withoutBullet, oneLine, withoutSite, tightMarks, singleMarks, withoutStrayEnds, withoutOuterQuotes],
  /** A word or a few: a town, a language, a role, a way to pay. */
  term: [
    plainCharacters,
    withoutListSign,
    withoutEmojiSign,
    oneLine,
    tightMarks,
    singleMarks,
    withoutStrayEnds,
    withoutPeriod,
    withoutOuterQuotes,
  ],
  /** Any other text in one line: a street, a license, a unit. */
  line: [plainCharacters, withoutBullet, withoutEmojiSign, oneLine, tightMarks, singleMarks, withoutStrayEnds],
  /** Phone, price, ZIP code, time: numbers in ASCII. */
  number: [plainCharacters, asciiMarks, withoutStrayEnds],
  /** An email, a link, the name of a file, a choice. */
  code: [plainCharacters, oneLine],
  /** Text that is compared with tidied text. */
  plain: [plainCharacters, fewLines],
} satisfies Record<string, readonly Rule[]>;

export type FieldKind = keyof typeof rules;

export const fieldKinds = Object.keys(rules) as FieldKind[];

/** One rule can uncover work for another, such as a bullet inside quotation marks. */
const rounds = 8;

/** A text as the person who typed it meant it, by the kind of its field. All tidying of typed text is here. Again, it changes nothing. */
export function tidy(text: string, kind: FieldKind): string {
  let current = text;
  for (let round = 0; round < rounds; round++) {
    const next = rules[kind].reduce((rest, rule: Rule) => rule(rest), current);
    if (next === current) break;
    current = next;
  }
  return current;
}

/** The same as a function of the text, for schemas: `z.string().overwrite(tidyAs('name'))`. */
export function tidyAs(kind: FieldKind): (text: string) => string {
  return (text) => tidy(text, kind);
}
