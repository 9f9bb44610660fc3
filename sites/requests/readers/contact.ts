import { isLocalPhone, isPhone } from '../../../text/phone.ts';
import type { Clause } from '../clauses.ts';
import { eachPatternIn, matchesOf, patternsIn } from '../phrases.ts';
import type { Context, Reader } from '../reader.ts';
import type { Wish } from '../wish.ts';
import lines from '../words/contact.txt?raw';

type Range = [start: number, end: number] | undefined;
type Detail = 'phone' | 'email' | 'address' | 'license' | 'link';

const phrase = patternsIn(lines);
const handles = eachPatternIn(lines, 'handle');

const finders: Record<Detail, (clause: Clause, context: Context) => Range> = {
  email: ({ says }) => (phrase('elsewhere').test(says) ? undefined : currentOf(phrase('email'), says)),
  link: linkIn,
  address: addressIn,
  license: ({ says }) => (phrase('license').test(says) ? phrase('licenseNumber').exec(says)?.indices?.groups?.to : undefined),
  phone: phoneIn,
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
    const isTyped = detail === 'email' ? asTyped.includes('@') : /[\d@]|^[a-z./-]+$/i.test(asTyped);
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

function linkIn({ says }: Clause): Range {
  if (phrase('notLink').test(says)) return undefined;
  const [link, another] = matchesOf(phrase('url'), says);
  if (link) return another ? undefined : link.indices?.[0];
  const handle = handles.map((pattern) => pattern.exec(says)).find(Boolean);
  return handle && (phrase('handleSaid').test(handle.groups?.to ?? '') || phrase('handleSaid').test(says))
    ? handle.indices?.groups?.to
    : undefined;
}

function addressIn({ says }: Clause, { before, lead }: Context): Range {
  if (phrase('notAddress').test(says)) return undefined;
  const range = currentOf(phrase('street'), says);
  const isAddress =
    !before ||
    phrase('ofAddress').test(lead?.says ?? says) ||
    phrase('ofAddress').test(says) ||
    (range && range[1] - range[0] === says.length);
  return (isAddress ? range : undefined) ?? phrase('afterAddress').exec(says)?.indices?.groups?.to;
}
