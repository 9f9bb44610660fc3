/** A legal text. `version` is the day it was written. Paragraphs are plain text. */
export interface LegalText {
  version: string;
  title: string;
  sections: { heading: string; paragraphs: string[] }[];
}

/** Sections of a Markdown text that has second-level headings and paragraphs. */
export function sectionsOf(body: string): LegalText['sections'] {
  return body
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [heading = '', ...paragraphs] = section.trim().split(/\n{2,}/);
      return { heading, paragraphs };
    });
}
