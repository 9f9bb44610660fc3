import { withoutEnd } from '../text-end.ts';

/** No spaces at the ends of lines, single ones elsewhere, and none before punctuation: 'Owner , baker' → 'Owner, baker'. */
export function tightMarks(text: string): string {
  return text
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/(?<=[\p{L}\p{N})"'”’%.]) +(?=[,;:!?](?:\s|$))/gu, '')
    .replace(/(?<=[\p{L}\p{N})"'”’%]) +(?=\.(?:\s|$))/gu, '')
    .replace(/(?<=\p{L}) +,(?=\p{L})/gu, ', ')
    .replace(/(?<=\p{Ll}) +\.(?=\p{Lu}\p{Ll})/gu, '. ')
    .replace(/(?<=\p{Ll}{3})([.!?])(?=\p{Lu}\p{Ll}{2})/gu, '$1 ')
    .trim();
}

/** Rows of marks as one: '!!!' → '!', ',,' → ',', '?!' → '?'. An ellipsis stays. */
export function singleMarks(text: string): string {
  return text
    .replace(/\?[?!]+|(?<!!)!+\?[?!]*/g, '?')
    .replace(/!{2,}/g, '!')
    .replace(/,[\s,]*,/g, ',')
    .replace(/[;:][;:,]+/g, (row) => row.charAt(0))
    .replace(/,\./g, '.')
    .replace(/\.{4,}/g, '...')
    .replace(/(?<!\.)\.\.(?!\.)/g, '.');
}

/** Without the commas, semicolons and colons that are left over at the ends: 'Cary,' → 'Cary', ': Brakes' → 'Brakes'. */
export function withoutStrayEnds(text: string): string {
  return withoutEnd(text.replace(/^[\s,;:]+/, ''), /[\s,;:]/);
}

/** A dish without the dots that led to its price: 'Latte ......' → 'Latte'. An ellipsis stays. */
export function withoutLeaders(text: string): string {
  const rest = withoutEnd(text, /[.…_\s]/);
  return text.slice(rest.length).replace(/\s/g, '').replaceAll('…', '...').length > 3 ? rest : text;
}

/** A place without the period of a sentence: 'Apex.' → 'Apex'. 'Washington, D.C.' and 'N.C.' keep theirs. */
export function withoutPeriod(text: string): string {
  return /(?:^|[\s.,])\p{L}{1,3}\.$/u.test(text) ? text : withoutEnd(text, /[.\s]/);
}

const pairs: Record<string, RegExp> = { '"': /["”“]/, '“': /["”]/, '”': /["”]/, '„': /["”“]/, '«': /»/, '‘': /’/ };

/** The text without one pair of quotation marks around all of it, or a mark that lost its other one. */
export function withoutOuterQuotes(text: string): string {
  const first = text.charAt(0);
  const close = pairs[first];
  const inside = text.slice(1, -1);
  if (close?.test(text.charAt(text.length - 1)) && !/["“”„«»]/.test(inside) && !(first === '‘' && /[‘’]/.test(inside)))
    return inside.trim();
  const marks = text.match(/["“”„«»]/g) ?? [];
  if (marks.length === 1 && /["“”„«»]/.test(first)) return text.slice(1).trim();
  if (marks.length === 1 && /[“”„«»]$|[^\d]"$/.test(text)) return text.slice(0, -1).trim();
  return text;
}
