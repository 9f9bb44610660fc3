import { acronyms } from '../language/capital-words.ts';
import { capital } from './rules/rule.ts';

/** Degrees, licenses and legal forms in capitals, after a business or a person. */
const afterNames = new Set(
  'llc pllc llp lp pc cpa cfp cfa md dds dmd dvm vmd rn lpn lmt lcsw lmft lpc jd mba dpt od crna aia ase ii iii'.split(' '),
);
/** Those that are words or names too, which count after a comma only: 'Smith, DO', but 'How Do You Do'. */
const afterComma = new Set('do pa ma la np ot pt pe ea dc'.split(' '));
/** How a few of them are written, and short forms without a vowel that aren't initials. */
const asWritten = new Map(
  'Inc Corp Ltd Esq PhD Mr Mrs Ms Dr Dra Sr Sra Jr St Mt Ft Co Bros Pkwy Blvd Rd Hwy Dept Mfg Ctr OK NYC USA'
    .split(' ')
    .map((word) => [word.toLowerCase(), word]),
);
/** Not at the start or the end of a name. */
const small = /^(?:a|an|and|at|by|for|from|in|of|on|or|the|to|with|de|del|y|e|para|con|en|por)$/;
/** Spanish articles are small after 'de' and the like, as in 'Juan de la Cruz', and not in 'Taquería La Esperanza'. */
const article = /^(?:el|la|las|los)$/;
const beforeArticle = /(?:^|[\s-])(?:de|a|en|con|para|por|y)\s$/i;
const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’][\p{L}\p{M}]+)*/gu;
const address = /@|(?:^|[\s.])(?:https?:|www\.)|\p{L}\.(?:com|net|org|biz|co|us|shop|info)(?:$|[\s/])/iu;

/**
 * The name with the capitals that names usually have, if it was typed without any or in nothing else: "bob's plumbing llc" →
 * 'Bob’s Plumbing LLC'. Undefined if it has capitals of its own or needs none. Only an offer, because 'bell hooks' is right too.
 */
export function nameInCapitals(typed: string, of: 'business' | 'person'): string | undefined {
  const name = typed.trim().replace(/\s+/g, ' ').replaceAll("'", '’');
  if (!isOneCase(name) || address.test(name)) return undefined;
  const lower = name.toLowerCase();
  const cased = lower.replace(word, (part, at: number) => wordInCapitals(part, lower.slice(0, at), lower.slice(at + part.length), of));
  return cased === name || cased === typed.trim() ? undefined : cased;
}

/** All in small letters, or all in capitals with more letters than most acronyms have. */
function isOneCase(name: string): boolean {
  if (name === name.toUpperCase()) return name !== name.toLowerCase() && (name.match(/\p{L}/gu) ?? []).length > 4;
  return name === name.toLowerCase() && (name.match(/\p{L}/gu) ?? []).length > 1;
}

function wordInCapitals(part: string, before: string, after: string, of: 'business' | 'person'): string {
  const isFirst = !/[\p{L}\p{N}]/u.test(before) || /[(:–—]\s?$|\s-\s$/.test(before);
  const isLast = !/[\p{L}\p{N}]/u.test(after);
  const followsComma = /,\s?$/.test(before);
  const initial = /&\s?$/.test(before) || /^\s?&/.test(after) || /^\./.test(after);
  const short = shortForm(part, of, followsComma || /^\./.test(after), isFirst);
  if (short) return short;
  if (!isFirst && !isLast && !initial && isSmall(part, before)) return part;
  // 'jb roofing', 'tlc cleaning'. A person's 'ng' is a name.
  if (of === 'business' && /^[^aeiouyáéíóúü\d’]{2,3}$/u.test(part)) return part.toUpperCase();
  return prefixed(part) ?? capital(part);
}

function shortForm(part: string, of: 'business' | 'person', mayBeDegree: boolean, isFirst: boolean): string | undefined {
  const written = asWritten.get(part);
  if (written) return written;
  if (mayBeDegree && (afterNames.has(part) || afterComma.has(part))) return part.toUpperCase();
  if (!isFirst && afterNames.has(part)) return part.toUpperCase();
  return of === 'business' ? acronyms.get(part) : undefined;
}

function isSmall(part: string, before: string): boolean {
  return small.test(part) || (article.test(part) && beforeArticle.test(before));
}

/** 'mcdonald' → 'McDonald', 'o’brien' → 'O’Brien'. 'o’s' and 'bob’s' have no second capital. */
function prefixed(part: string): string | undefined {
  const [, prefix = '', rest = ''] = /^(mc|[dlo]’)(\p{L}{3,}.*)$/u.exec(part) ?? [];
  return rest ? capital(prefix) + capital(rest) : undefined;
}
