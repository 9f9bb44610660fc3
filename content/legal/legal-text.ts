import { dateInWords } from '../../time/day-in-words.ts';

/** A legal text. `version` begins with the day it was written. */
export interface LegalText {
  version: string;
  title: string;
  sections: LegalSection[];
}

export interface LegalSection {
  heading: string;
  /** Plain text, in which an operator's own may have **bold** words and [links](https://example.com). A list is its items. */
  paragraphs: (string | string[])[];
}

/** Sections of a Markdown text that has second-level headings and paragraphs. */
export function sectionsOf(body: string): LegalSection[] {
  return body
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [heading = '', ...paragraphs] = section.trim().split(/\n{2,}/);
      return { heading, paragraphs };
    });
}

/** A version as people read it: 'December 1, 2026', and for the second one of a day 'December 1, 2026 (2)'. */
export function versionInWords(version: string): string {
  const number = version.slice('2026-12-01-'.length);
  return dateInWords(version.slice(0, '2026-12-01'.length)) + (number && ` (${number})`);
}
