import { plainWords } from '../text/plain-letters.ts';

/** The anchor of a heading on its page: 'What’s in it' → 'whats-in-it'. The page and everything that links into it use this one. */
export function headingAnchor(heading: string): string {
  return plainWords(heading)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
