import { isLocalPhone, isPhone } from '../../../text/phone.ts';
import { withoutEnd } from '../../../text/text-end.ts';
import type { Clause } from '../clauses.ts';
import { matchesOf, phrasesIn } from '../phrases.ts';
import type { Reader, Reading } from '../reader.ts';
import type { Wish } from '../wish.ts';
import lines from '../words/contact.txt?raw';

type Range = [start: number, end: number];
type Detail = 'phone' | 'email' | 'web-address' | 'address' | 'license' | 'link';

const { one, each } = phrasesIn(lines);
const [phone, email, url, street, slug, old] = [one('phone'), one('email'), one('url'), one('street'), one('slug'), one('old')];
const [license, licensePart, licenseLead, webAddress] = [one('license'), one('license-part'), one('license-lead'), one('web-address')];
const [licenseTexts, licenseSaid, licenseEnd] = [each('license-text'), one('license-said'), one('license-end')];
const [elsewhere, notLink, notAddress, ofAddress, afterAddress] = [
  'elsewhere',
  'not-link',
  'not-address',
  'of-address',
  'after-address',
].map(one) as [RegExp, RegExp, RegExp, RegExp, RegExp];
const licenseTail = one('license-tail');
const [detailVerb, bareHandle, wholeLicense] = [one('detail-verb'), one('bare-handle'), one('whole-license')];
const [ownDomain, handleSaid, detail, handles] = [one('own-domain'), one('handle-said'), one('detail'), each('handle')];

const finders: [Detail, (says: string, reading: Reading, typed: Clause['typed']) => Range | undefined][] = [
  ['email', (says) => (elsewhere.test(says) ? undefined : currentOf(email, says))],
  ['link', linkIn],
  ['address', addressIn],
  [
    'license',
    (says, { topic }, typed) => {
      const isTopic = topic?.of === 'license';
      const number = license.test(says) || (isTopic && says.split(' ').length < 8) ? licenseIn(says, typed) : undefined;
      return licenseTextIn(says, isTopic) ?? number;
    },
  ],
  ['phone', phoneIn],
  ['web-address', slugIn],
];

/** Reads a phone number, an email, a street or web address, a license and a link: whatever the clause has a value for. */
export const readContact: Reader = ({ says, typed }, reading) => {
  const phoneEnd = phoneIn(says, reading)?.[1];
  const isMore = reading.last?.do === 'phone' && oneMoreExtension.test(says);
  if (isMore || (phoneEnd !== undefined && behindPhone.test(says.slice(phoneEnd)))) return [{ do: 'person' }];
  const wishes = finders.flatMap(([detail, find]): Wish[] => {
    const range = find(says, reading, typed);
    const asTyped = range ? typed(...range) : '';
    // Number words and 'at example dot com' were typed without the signs.
    const isTyped =
      detail === 'email'
        ? asTyped.includes('@')
        : detail === 'license' && !/\d/.test(says.slice(...(range ?? [0, 0])))
          ? true
          : /[\d@]|^[a-z./-]+$/i.test(asTyped);
    return range ? [{ do: detail, to: isTyped ? asTyped : says.slice(...range) }] : [];
  });
  const { last } = reading;
  const [first] = wishes;
  if (first) {
    reading.topic = { of: first.do };
    return wishes.every((wish) => JSON.stringify(wish) === JSON.stringify(last)) ? 'more' : wishes;
  }
  const [word] = detail.exec(says) ?? [];
  if (!word || detailVerb.test(says) || says.split(' ').length > 12) return undefined;
  reading.topic = { of: detailOf(word, says) };
  return 'waits';
};

function detailOf(word: string, says: string): Detail {
  if (webAddress.test(says)) return 'web-address';
  if (license.test(says)) return 'license';
  if (/address|street|suite|zip/.test(word)) return 'address';
  return word === 'email' ? word : /phone|number|digit|area code/.test(word) ? 'phone' : 'link';
}

/** The one value that isn't an old one. 'change 555 0148 to 555 0199' has it after 'to'. */
function currentOf(pattern: RegExp, says: string): Range | undefined {
  const own = matchesOf(pattern, says).filter(({ index }) => !old.test(says.slice(0, index)));
  const match = own.length === 1 ? own[0] : own.find(({ index }) => /\bto ?$/.test(says.slice(0, index)));
  return match?.indices?.[0];
}

/** What follows a number if there's more than it and its extension: a second of either, or whom to ask for. A person decides where that goes. */
const behindPhone =
  /^[\s,;():/&-]*(?:(?:or|and|then|press|dial|option|extension|ext\.?|x|#)[\s:/&-]*)*\d|^[\s,;(-]*(?:and )?ask(?:ing)? for\b/;

/** In a clause of its own: '… extension 12 or extension 13', '…, press 2'. */
const oneMoreExtension = /^(?:(?:or|and|then|&) )?(?:extension|ext\.?|x|#|press|dial|option) ?\d{1,6}$/;

function phoneIn(says: string, { topic }: Reading): Range | undefined {
  const isOther = elsewhere.test(says) || license.test(says) || topic?.of === 'license';
  const range = isOther ? undefined : currentOf(phone, says);
  const number = range && says.slice(...range);
  return number && (isPhone(number) || isLocalPhone(number)) ? range : undefined;
}

function linkIn(says: string, { topic }: Reading): Range | undefined {
  if (notLink.test(says)) return undefined;
  const [link, another] = matchesOf(url, says);
  if (link) return another ? undefined : link.indices?.[0];
  const own = topic?.of === 'link' ? bareHandle.exec(says)?.indices?.groups?.to : undefined;
  if (own) return own;
  const match = handles.map((handle) => handle.exec(says)).find(Boolean);
  return match && (handleSaid.test(match.groups?.to ?? '') || handleSaid.test(says)) ? match.indices?.groups?.to : undefined;
}

function addressIn(says: string, { topic, last }: Reading): Range | undefined {
  if (notAddress.test(says)) return undefined;
  const range = currentOf(street, says);
  const isAddress = topic?.of === 'address' || !last || ofAddress.test(says) || (range && range[1] - range[0] === says.length);
  return (isAddress ? range : undefined) ?? afterAddress.exec(says)?.indices?.groups?.to;
}

function slugIn(says: string, { topic, last }: Reading): Range | undefined {
  const isAbout = webAddress.test(says) || (topic?.of === 'web-address' && last?.do !== 'web-address');
  return isAbout && !ownDomain.test(says) ? slug.exec(says)?.indices?.groups?.to : undefined;
}

/** Where the words for a license are, if they're said to be that: 'for license put Insured and bonded'. */
function licenseTextIn(says: string, isTopic: boolean): Range | undefined {
  const [start, end] =
    [...licenseTexts, ...(isTopic ? [licenseSaid] : [])].map((pattern) => pattern.exec(says)?.indices?.groups?.to).find(Boolean) ?? [];
  if (isTopic && start === undefined && wholeLicense.test(says)) return [0, says.length];
  if (start === undefined || end === undefined) return undefined;
  const text = says.slice(start, end).replace(licenseEnd, '');
  return text.length > 3 ? [start, start + text.length] : undefined;
}

/** Where a license number is, with the state and 'No.' before it. */
function licenseIn(says: string, typed: Clause['typed']): Range | undefined {
  const words = matchesOf(/\S+/, says).map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + withoutEnd(word, /[.,;:)]/).length,
  }));
  let last = words.findLastIndex(({ word }) => /\d{3}/.test(word));
  let first = last;
  const isCapital = ({ start, end }: { start: number; end: number }) =>
    /^\p{Lu}/u.test(typed(start, end)) && typed(start, end) !== typed(start, end).toUpperCase();
  const isPart = (at: number) => licensePart.test(words[at]?.word ?? '') || (at > 1 && words[at] !== undefined && isCapital(words[at]));
  while (first > 0 && isPart(first - 1)) first--;
  while (last >= 0 && licenseTail.test(words[last + 1]?.word ?? '') && !/[,;]$/.test(words[last]?.word ?? '')) last++;
  while (first < last && licenseLead.test(words[first]?.word ?? '')) first++;
  const [start, end] = [words[first], words[last]];
  return start && end && [start.start, end.end];
}
