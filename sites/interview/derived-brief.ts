import type { Brief } from '../brief/brief.ts';
import { languageOf } from '../language/language.ts';
import { type Voice, voiceOf } from '../language/voice.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { type AnsweredFact, answeredFacts, type Interviewed } from './answers.ts';
import { kindOfBrief } from './kind-of-brief.ts';
import { type Traits, traitsOf } from './traits.ts';

/** A brief and what follows from it. It's derived once, by whoever begins with a brief, and handed down. */
export interface DerivedBrief extends Interviewed {
  /** What the interview's answers allow the site to say. */
  answered: AnsweredFact[];
  traits: Traits;
}

/** Derives a brief by our lexicon, or by another one in tests. */
export function derive(brief: Brief, lexicon?: Lexicon): DerivedBrief {
  const interviewed: Interviewed = {
    brief,
    kind: kindOfBrief(brief, lexicon),
    language: languageOf(brief),
    voice: voiceOfBrief(brief),
  };
  const answered = answeredFacts(interviewed);
  return { ...interviewed, answered, traits: traitsOf({ ...interviewed, answered }) };
}

function voiceOfBrief({ business, details }: Brief): Voice {
  if (business.traits?.who === 'one') return voiceOf(business.description, 'I');
  if (business.traits?.who) return 'we';
  return voiceOf([business.description, business.tagline, ...(details?.faq ?? []).map(({ answer }) => answer)].join(' '));
}
