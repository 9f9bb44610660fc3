import { isLocalPhone, isPhone } from '../../../text/phone.ts';
import type { Clause } from '../clauses.ts';
import { eachPatternIn, matchesOf, patternsIn } from '../phrases.ts';
import type { Context, Reader } from '../reader.ts';
import { plainName } from '../services-named.ts';
import type { Wish } from '../wish.ts';
import lines from '../words/contact.txt?raw';

type Range = [start: number, end: number] | undefined;
type Detail = 'phone' | 'email' | 'address' | 'license' | 'link' | 'web-address';

const phrase = patternsIn(lines);
const [handles, slugs, licenses] = [eachPatternIn(lines, 'handle'), eachPatternIn(lines, 'slug'), eachPatternIn(lines, 'licenseText')];

const finders: Record<Detail, (clause: Clause, context: Context) => Range> = {
  email: ({ says }) => (phrase('elsewhere').test(says) ? undefined : currentOf(phrase('email'), says)),
  link: linkIn,
  address: addressIn,
  license: licenseIn,
  phone: phoneIn,
  'web-address': slugIn,
};

/** Reads a phone number, an email, a street address, a license number and a link: whatever the clause has a value for. */
export const readContact: Reader = (clause, context) => {
  const { says, typed } = clause;
  const phoneEnd = phoneIn(clause)?.[1];
  const isMore = context.before?.do === 'phone' && phrase('oneMoreExtension').test(says);
  if (isMore || (phoneEnd !== undefined && phrase('behindPhone').test(says.slice(phoneEnd)))) return [{ do: 'person' }];
  return Object.entries(finders).flatMap(([detail, find]): Wish[] => {
    const range = find(clause, context);
    if (!range) return [];
    // Number words and 'at example dot com' were typed without the signs.
    const asTyped = typed(...range);
    const isTyped = detail === 'email' ? asTyped.includes('@') : /[\d@]|^[a-z./-]+$/i.test(asTyped) || !/\d/.test(says.slice(...range));
    return [{ do: detail as Detail, to: isTyped ? asTyped : says.slice(...range) }];
  });
};

/** The one value that isn't an old one. 'change 555 0148 to 555 0199' has it after 'to'. */
function currentOf(pattern: RegExp, says: string): Range {
  const own = matchesOf(pattern, says).filter(({ index }) => !phrase('old').test(says.slice(0, index)));
  const match = own.length === 1 ? own[0] : own.find(({ index }) => /\bto ?$/.test(says.slice(0, index)));
  return match?.indices?.[0];
}

function phoneIn({ says }: Clause): Range {
  const range = phrase('elsewhere').test(says) || phrase('license').test(says) ? undefined : currentOf(phrase('phone'), says);
  const number = range && says.slice(...range);
  return number && (isPhone(number) || isLocalPhone(number)) ? range : undefined;
}

function linkIn({ says }: Clause, { subject }: Context): Range {
  if (phrase('notLink').test(says)) return undefined;
  const [link, another] = matchesOf(phrase('url'), says);
  if (link) return another ? undefined : link.indices?.[0];
  const handle = rangeOf(handles, says);
  const name = says.slice(...(handle ?? [0, 0]));
  // 'Yelp is useless' has none.
  return /[._\d]/.test(name) || phrase('handleSaid').test(says) || hasWordOf(subject.name, name) ? handle : undefined;
}

/** A free address. One without hyphens or digits counts if it has a word of the business's name: 'hollisplumbing', but not 'confusing'. */
function slugIn({ says }: Clause, { subject }: Context): Range {
  const found = phrase('ownDomain').test(says) ? undefined : rangeOf(slugs, says);
  const range = found && !phrase('notSlug').test(says.slice(0, found[0])) ? found : undefined;
  const slug = says.slice(...(range ?? [0, 0]));
  return /[\d-]/.test(slug) || hasWordOf(subject.name, slug) ? range : undefined;
}

function hasWordOf(business: string, name: string): boolean {
  return (plainName(business).match(/[a-z]{4,}/g) ?? []).some((word) => name.includes(word));
}

/** The words for a license, if they're said to be that, or else its number. */
function licenseIn({ says }: Clause): Range {
  const [start, end = 0] = rangeOf(licenses, says) ?? [];
  if (start === undefined) return phrase('license').test(says) ? rangeOf([phrase('licenseNumber')], says) : undefined;
  if (phrase('notYet').test(says.slice(start, end))) return undefined;
  return [start, end - (/(?:,? (?:please|thanks|instead|now)|[.,!;])?$/.exec(says.slice(0, end))?.[0].length ?? 0)];
}

function rangeOf(patterns: RegExp[], says: string): Range {
  return patterns.map((pattern) => pattern.exec(says)?.indices?.groups?.to).find(Boolean);
}

function addressIn({ says }: Clause, { before, topic }: Context): Range {
  if (phrase('notAddress').test(says)) return undefined;
  const range = currentOf(phrase('street'), says);
  const isAddress =
    !before || topic?.of.includes('address') || phrase('ofAddress').test(says) || (range && range[1] - range[0] === says.length);
  return (isAddress ? range : undefined) ?? phrase('afterAddress').exec(says)?.indices?.groups?.to;
}
