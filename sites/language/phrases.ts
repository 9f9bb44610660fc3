import articleFile from './articles.yaml';
import { fold } from './fold.ts';

const articles = articleFile as { a: string[]; an: string[] };

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** First letter small unless the first word is an initialism or has a capital inside: 'HVAC contractor' stays. */
export function uncapital(text: string): string {
  const [first = ''] = text.split(/\s/);
  return /\p{Lu}/u.test(first.slice(1)) || first === 'I' ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** 'a plumber', 'an electrician', 'an HVAC contractor'. */
export function withArticle(noun: string): string {
  const [first = ''] = noun.toLowerCase().split(/[\s]/);
  const listed = (words: string[]) => words.some((word) => word.toLowerCase() === first);
  const vowel = listed(articles.an) || (/^[aeiou]/.test(first) && !listed(articles.a) && !/^(?:uni|use|uti|eu)/.test(first));
  return `${vowel ? 'an' : 'a'} ${noun}`;
}

/** Folded words joined by hyphens, cut at a word: 'Tío Beto’s' → 'tio-betos'. Empty without Latin letters or digits. */
export function hyphenated(text: string, max: number): string {
  const whole = fold(text).replaceAll(' ', '-');
  if (whole.length <= max) return whole;
  const at = whole.lastIndexOf('-', max);
  return whole.slice(0, at > 0 ? at : max);
}

/** Address-bar form of a name: 'Crowns & bridges' → 'crowns-and-bridges'. */
export function slug(text: string): string {
  return hyphenated(text.replace(/&/g, ' and '), 60);
}

/** Slugs made unique by number, with a fallback word for names that leave nothing: 'roof', 'roof-2'. `taken` are refused too. */
export function uniqueSlugs(names: string[], fallback: string, taken: string[] = []): string[] {
  const used = new Set(taken);
  return names.map((name) => {
    const base = slug(name).replace(/^(?=\d)/, `${fallback}-`) || fallback;
    let candidate = base;
    for (let n = 2; used.has(candidate); n++) candidate = `${base}-${n}`;
    used.add(candidate);
    return candidate;
  });
}
