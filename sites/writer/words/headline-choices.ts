import type { Brief } from '../../brief/brief.ts';
import { type DerivedBrief, derive } from '../../interview/derived-brief.ts';
import { sentences } from '../../language/sentences.ts';
import { headlineCandidates, type Wording } from './headline.ts';
import { tradeWords } from './trade-words.ts';

/** Most sentences of a description that an owner chooses from. */
const mostLines = 3;

/** What a headline may be made of. */
export function wordingOf(derived: DerivedBrief): Wording {
  const { business, look } = derived.brief;
  return {
    tagline: business.tagline,
    chosen: look?.headline,
    sentences: sentences(business.description),
    nouns: [tradeWords(derived).noun, ...Object.values(derived.kind.noun ?? {})],
  };
}

/** What an owner's headline may be, and what it is: their tagline if it's short enough, and the best lines of the description. */
export interface HeadlineChoices {
  tagline?: string;
  lines: string[];
  /** Undefined if the site opens with the trade and the town. */
  headline?: string;
}

export function headlineChoices(brief: Brief): HeadlineChoices {
  const wording = wordingOf(derive(brief));
  const all = headlineCandidates(wording).map(({ line }) => line);
  const tagline = all.find(({ fields }) => fields.includes('business.tagline'))?.text;
  const lines = headlineCandidates({ ...wording, tagline: undefined, chosen: undefined }).map(({ line }) => line.text);
  // The chosen one stays among the choices when better ones are written.
  const shown = lines.filter((line, index) => line !== tagline && (index < mostLines || line === all[0]?.text));
  return { ...(tagline && { tagline }), lines: shown, ...(all[0] && { headline: all[0].text }) };
}
