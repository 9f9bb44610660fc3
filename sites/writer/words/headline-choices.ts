import type { Brief } from '../../brief/brief.ts';
import { derive } from '../../interview/derived-brief.ts';
import { wordsOf } from '../../labels/site-words.ts';
import { fold } from '../../language/fold.ts';
import { factsOf } from '../material/facts.ts';
import { headlineCandidates, wordingOf } from './headline.ts';
import { plainHeadline } from './titles.ts';
import { tradeWords } from './trade-words.ts';

/** Most sentences of a description that an owner chooses from. */
const mostLines = 3;

/** A headline that an owner can have, and what they answer to have it. */
export interface HeadlineChoice {
  text: string;
  kind: 'tagline' | 'line' | 'plain';
  look: { headline: string | null; opening: 'plain' | null };
}

/**
 * What an owner's headline may be: their tagline if it's short enough, the best lines of their description, and trade and town. The first
 * is the one they have without choosing.
 */
export function headlineChoices(brief: Brief): HeadlineChoice[] {
  const derived = derive(brief);
  const wording = wordingOf(derived);
  const linesOf = (more: object) => headlineCandidates({ ...wording, ...more }).map(({ line }) => line);
  const tagline = linesOf({ isPlain: false }).find(({ fields }) => fields.includes('business.tagline'))?.text;
  const plain = plainHeadline({ ...derived, facts: factsOf(derived), words: wordsOf(derived), trade: tradeWords(derived) }).text;
  const [now] = linesOf({});
  const lines = linesOf({ tagline: undefined, chosen: undefined, isPlain: false })
    .map(({ text }) => text)
    // The chosen one stays among the choices when better ones are written.
    .filter((text, index) => text !== tagline && (index < mostLines || text === now?.text));
  const own = [
    ...(tagline === undefined ? [] : [{ text: tagline, kind: 'tagline' as const }]),
    ...lines.map((text) => ({ text, kind: 'line' as const })),
  ];
  const isSaid = own.some(({ text }) => fold(text) === fold(plain));
  return [...own, ...(isSaid ? [] : [{ text: plain, kind: 'plain' as const }])].map(({ text, kind }, index) => ({
    text,
    kind,
    look: { headline: kind === 'line' && index > 0 ? text : null, opening: kind === 'plain' && index > 0 ? 'plain' : null },
  }));
}
