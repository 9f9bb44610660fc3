import type { Brief } from '../../brief/brief.ts';
import { type DerivedBrief, derive } from '../../interview/derived-brief.ts';
import { sentences } from '../../language/sentences.ts';
import { firstLines, type Wording } from './headline.ts';
import { tradeWords } from './trade-words.ts';

/** What a headline may be made of. */
export function wordingOf(derived: DerivedBrief): Wording {
  const { tagline, description } = derived.brief.business;
  return { tagline, sentences: sentences(description), nouns: [tradeWords(derived).noun, ...Object.values(derived.kind.noun ?? {})] };
}

/** The lines of a description that may be the headline, best first, up to three, whatever tagline there is. */
export function linesToChoose(brief: Brief): string[] {
  return firstLines({ ...wordingOf(derive(brief)), tagline: undefined }).map(({ line }) => line.text);
}
