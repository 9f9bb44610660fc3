import { ended, withoutEnd } from '../../../text/text-end.ts';
import type { Brief } from '../../brief/brief.ts';
import type { Facts, Line } from '../../document/document.ts';
import type { Fact } from '../../document/fact.ts';
import { computed, fromBrief, neutral } from '../../document/lines.ts';
import type { AnsweredFact } from '../../interview/answers.ts';
import { siteWords } from '../../labels/site-words.ts';
import type { FormOfAddress, Speech } from '../../language/form-of-address.ts';
import type { Language } from '../../language/language.ts';
import type { Voice } from '../../language/voice.ts';
import { foundingYear } from './founding-year.ts';
import { keptPromises, promiseText, urgentAnswer, urgentText } from './promises.ts';

/** A fact worth a line of its own, best first. `key` is its kind: a page shows each kind once. */
export interface Point extends Fact {
  key: string;
}

interface PointsRequest {
  brief: Brief;
  facts: Facts;
  answers: AnsweredFact[];
  voice: Voice;
  language: Language;
  formOfAddress: FormOfAddress;
}

/** Everything short and solid that the brief gives, strongest first: statements, never questions, and only the owner's. */
export function pointsOf({ brief, facts, answers, voice, language, formOfAddress }: PointsRequest): Point[] {
  const words = siteWords[language];
  const founding = foundingYear(brief);
  const answered = answers.flatMap((fact) =>
    fact.short ? [{ key: `answer ${fact.field}`, term: fromBrief(fact.short, fact.field) }] : [],
  );
  return [
    ...answered.slice(0, 2),
    ...(founding ? [{ key: 'founded', term: computed(words.facts.since(founding.year), founding.field) }] : []),
    ...answered.slice(2),
    ...promisePoints(brief, answers, voice, { language, formOfAddress }),
    ...facts.licences.map((license, index) => licensePoint(license, index, language)),
    ...facts.awards.map((award, index) => ({ key: 'award', term: fromBrief(award, `proof.awards.${index}`) })),
    ...facts.memberships.map((name, index) => ({ key: 'member', term: membership(name, `proof.memberships.${index}`, language) })),
    ...aroundTheClock(facts, language),
    ...languagePoints(facts, language),
    ...urgent(brief, facts, answers, { language, formOfAddress }),
  ];
}

/** Up to `count` points, the first of each kind; answers, promises, licenses and awards may fill up with more. */
export function varied(points: Point[], count: number): Point[] {
  const first = points.filter((point, index) => points.findIndex((other) => other.key === point.key) === index);
  const second = points.filter((point) => !first.includes(point) && ['promise', 'license', 'award'].includes(point.key));
  return [...first, ...second].slice(0, count);
}

function promisePoints(brief: Brief, answers: AnsweredFact[], voice: Voice, speech: Speech): Point[] {
  return keptPromises(brief, answers).map(({ key, field }) => {
    const { term, text } = promiseText(key, voice, speech);
    return { key: 'promise', term: fromBrief(term, field), ...(text ? { text: fromBrief(text, field) } : {}) };
  });
}

/** 'Member of ASHI'. What says already what the business is there, such as 'PATH Intl. member center', stays as it is. */
function membership(name: string, field: string, language: Language): Line {
  const says = /\b(?:members?|membership|certified|accredited|affiliated?|partner|miembros?|socios?|certificad[oa])\b/i.test(name);
  return says ? fromBrief(name, field) : computed(siteWords[language].facts.memberOf(name), field);
}

/** Words before a number that make it a license, and what the number is called then. */
const licenseWords = /\b(?:licen[sc]e|lic\.?|licencia|registration|permit)\b/i;

/** Letters, digits and the signs between them at the end of a text: '31877' of 'license no.31877'. */
function numberAtEnd(text: string): string {
  const before = withoutEnd(text, /[\p{L}\d./-]/u);
  return text
    .slice(before.length)
    .replace(/^[./-]+/, '')
    .replace(/^(?:no\.?|number|núm\.?)(?=[\p{L}\d])/iu, '');
}

/**
 * 'NC Plumbing Contractor P-1, license 31877' → term 'License 31877', text 'NC Plumbing Contractor P-1'. Certificates and
 * everything else without the word for a license stay as the owner wrote them: 'OSHA 30' isn't a license.
 */
function licensePoint(license: string, index: number, language: Language): Point {
  const field = `business.licences.${index}`;
  const asShown = { key: 'license', term: computed(license, field) };
  const number = licenseWords.test(license) ? numberAtEnd(license.trimEnd()) : '';
  if (!/\d/.test(number) || number.length > 16) return asShown;
  const untilNumber = withoutEnd(license.trimEnd().slice(0, -number.length), /[,;:#\s]/);
  const before = withoutEnd(untilNumber.replace(/(?:no\.?|number|núm\.?)$/i, ''), /[,;:#\s]/);
  const endsWithWord = /(?<![\s,;:])[\s,;:]*\b(?:licen[sc]e|lic\.?|licencia|registration|permit)\s*(?:no\.?|number|#|núm\.?)?$/i;
  // 'Utah Child Care License F17' names the license before its number: that's how it's called, so it stays whole.
  const holder = /,\s*[^\s,]+$/.test(before) || !endsWithWord.test(before) ? before.replace(endsWithWord, '') : undefined;
  // 'Licencia de plomería de Florida CFC1438265' and 'License FL HH 204881' say it in their own order.
  if (holder === undefined || /^(?:licencia|license)\b/i.test(holder)) return asShown;
  const plain = withoutEnd(holder, /[,;:\s]/).trim();
  const term = computed(siteWords[language].facts.license(number), field);
  return { key: 'license', term, ...(plain ? { text: computed(ended(plain), field) } : {}) };
}

function aroundTheClock(facts: Facts, language: Language): Point[] {
  const isOpen = [facts, ...(facts.otherPlaces ?? [])].every(
    ({ hours }) =>
      hours && Object.values(hours).every((spans) => spans.length === 1 && spans[0]?.[0] === '00:00' && spans[0]?.[1] === '24:00'),
  );
  const { allDay, facts: words } = siteWords[language];
  const fields = ['business.hours', ...(facts.otherPlaces ?? []).map((_, index) => `business.otherPlaces.${index}.hours`)];
  return isOpen ? [{ key: 'hours', term: computed(allDay, ...fields), text: computed(words.everyDay, ...fields) }] : [];
}

function languagePoints({ languages }: Facts, language: Language): Point[] {
  const [first, second] = languages;
  // The site itself shows its own language.
  const own = language === 'es' ? /^(?:spanish|español)$/i : /^(?:english|inglés)$/i;
  if (!first || (!second && own.test(first))) return [];
  const fields = languages.map((_, index) => `business.languages.${index}`);
  const words = siteWords[language];
  return [{ key: 'languages', term: neutral(words.facts.languages), text: computed(ended(words.languages(languages)), ...fields) }];
}

function urgent(brief: Brief, facts: Facts, answers: AnsweredFact[], speech: Speech): Point[] {
  const words = facts.phone && !urgentAnswer(answers) && urgentText(brief, speech);
  return words && brief.business.urgent === 'always' ? [{ key: 'urgent', term: fromBrief(words.term, 'business.urgent') }] : [];
}
