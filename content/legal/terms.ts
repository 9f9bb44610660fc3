import { brandWords } from '../brand-words.ts';
import { bySlug } from '../file-slugs.ts';
import { filled } from '../filled.ts';
import { type LegalText, sectionsOf } from './legal-text.ts';

/** A file of terms/, whose name is the day from which it counts. Numbers are written out: no setting changes what was accepted. */
export interface TermsFile {
  title: string;
  /** What this version changed, in a sentence. The first one has nothing to say here. */
  changes?: string;
  body: string;
}

export interface Terms extends LegalText {
  changes?: string;
}

/** Versions from their files, newest first. */
export function termsFrom(files: Record<string, TermsFile>): Terms[] {
  return bySlug(files)
    .map(([version, { body, ...file }]) => ({ ...file, version, sections: filled(sectionsOf(body), brandWords()) }))
    .reverse();
}

const files = import.meta.glob<TermsFile>('./terms/*.md', { eager: true, import: 'default' });

/** The day of our own newest terms. */
export const termsVersion = bySlug(files).at(-1)?.[0] ?? '';

/** Our own terms, newest first: with the operator's name, until they have terms of their own. */
export function ownTerms(): [Terms, ...Terms[]] {
  const [newest, ...earlier] = termsFrom(files);
  if (!newest) throw new Error('content/legal/terms has no file.');
  return [newest, ...earlier];
}
