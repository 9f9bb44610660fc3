import { withoutLinks } from '../../content/text-links.ts';
import type { Passage } from './passage.ts';
import { sentencesOf } from './sentences.ts';
import { termsOf } from './terms.ts';

/** A passage up to this length is quoted whole. */
const wholeUpToWords = 95;
const mostSentences = 3;

/**
 * The sentences of a passage that answer a question: all of them if it's short, otherwise the three best in their order. A leading
 * yes or no stays only if `sameAsked` says that the passage answers this very question, because another wording may ask the opposite.
 */
export function quote(passage: Passage, terms: readonly string[], sameAsked = false): string {
  const whole = passage.text.split(/\s+/).length <= wholeUpToWords;
  if (whole) return sameAsked || passage.direct ? passage.text : withoutYesOrNo(passage.text);
  const wanted = new Set(terms);
  const ranked = sentencesOf(passage.text).map((sentence, place) => {
    const shared = new Set(termsOf(withoutLinks(sentence)).filter((term) => wanted.has(term)));
    return { sentence, place, shared: shared.size };
  });
  return ranked
    .toSorted((a, b) => b.shared - a.shared || a.place - b.place)
    .slice(0, mostSentences)
    .sort((a, b) => a.place - b.place)
    .map(({ sentence }) => sentence)
    .join(' ');
}

/** Removes a leading yes or no. */
function withoutYesOrNo(text: string): string {
  const answer = text.replace(/^(?:Yes|No)[.,:]\s+/, '');
  return answer.charAt(0).toUpperCase() + answer.slice(1);
}
