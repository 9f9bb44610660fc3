import { endsWithAbbreviation } from '../../language/abbreviations.ts';
import { capital, type Rule } from './rule.ts';

/** Names that begin with a small letter everywhere. */
const smallNames = /^(?:iphone|ipad|ebay)s?$/;
const sentenceStart = /(^|\n|[.!?…]\s+|\.["'”’]\s+)((?:[-•*] |\d{1,2}[.)] )?["'“‘([]*)(\p{Ll}[\p{L}'’-]*)/gu;

/** Every sentence begins with a capital letter. Words with capitals inside and names that begin small (iPhone) are left. */
export const sentenceCapitals: Rule = {
  what: 'Capital letter',
  change: (text) =>
    text.replace(sentenceStart, (found, end: string, lead: string, word: string, at: number) => {
      const before = text.slice(0, at + end.length).trimEnd();
      return /\p{Lu}/u.test(word) || smallNames.test(word) || endsNothing(before, word) ? found : end + lead + capital(word);
    }),
};

/** A period of an abbreviation, of a number in a list, or an ellipsis. */
function endsNothing(before: string, next: string): boolean {
  return endsWithAbbreviation(before, next) || /…[)"]?$|(?:^|[,:;] )\d{1,2}\.$/.test(before);
}

const question =
  /^["'“‘(]*(?!do (?:it|that|this)\b)(?:(?:do|does|did|can|could|will|would|is|are|should|may|have|has) (?:you|i|we|they|it|there|the|my|your|our|this|that|a|an|someone|anyone|kids|dogs)\b|(?:what|when|where|why|how|who|which)(?:'s| (?:is|are|do|does|did|can|will|would|should|much|many|long|far|often|soon|early|late|old|kind|time|size|forms|areas|towns|about)) )/i;

/** The last sentence of every paragraph ends with a mark. Questions get theirs. */
export const endMark: Rule = { what: 'Punctuation', change: (text) => text.split('\n').map(ended).join('\n') };

function ended(line: string): string {
  const bare = line.trimEnd();
  if (!/[\p{L}\p{N})"'%\ue000-\uf8ff]$/u.test(bare.replace(/[,;-]$/, '')) || /[.!?…:][)"'”’\]]*$/.test(bare) || /^[-•*] /.test(bare))
    return line;
  // A remark in parentheses that is a sentence of its own ends inside them.
  const remark = /^(.*[.!?] )?(\([^()]*[^.!?)])\)$/.exec(bare);
  if (remark) return `${remark[1] ?? ''}${remark[2]}.)`;
  const last = bare.split(/(?<=[.!?…])\s+/).at(-1) ?? bare;
  return `${bare.replace(/ ?[,;-]$/, '')}${question.test(last) ? '?' : '.'}`;
}

/** 'My kid bites' among questions is what a customer says, and no question unless one follows: 'I'm 78, am I too late'. */
const tells = /^(?:i|i['’]m|i['’]ve|my|we|our) /i;
const asks =
  /(?<!\p{L})(?:am|is|are|was|can|do|does|did|will|should|could|would|may|what|how|when|where|which|who|why)(?: (?:i|you|it|we|they|there|my|this|that|if|to))(?!\p{L})/iu;

/** A question has its mark. */
export const questionMark: Rule = {
  what: 'Punctuation',
  change: (text) => (/[?!…:]["')\]]*$/.test(text) || (tells.test(text) && !asks.test(text)) ? text : `${text.replace(/ ?[.,;-]$/, '')}?`),
};

/** A label has no end mark, unless it is made of sentences. */
export const noEndMark: Rule = {
  what: 'Punctuation',
  change: (text) =>
    /[.!?] /.test(text) || /\.\p{L}\.$/u.test(text)
      ? text
      : text.replace(/(?<=[\p{L}\p{N})"'%])(?<!(?:^|[ .])(?:inc|co|corp|ltd|jr|sr|st|etc|assoc|bros|dept|intl|mfg|natl))[.,!]$/iu, ''),
};
