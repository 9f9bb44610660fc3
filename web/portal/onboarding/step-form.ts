import { type AnswerPath, type BriefStep, dayKeys, stepPaths } from '../../../domain/briefs/schema.ts';
import type { AddressParts } from '../../../sites/addresses/address-text.ts';
import { parseAmount, parsePrice } from '../../../sites/prices/price-text.ts';
import { withHttps } from '../../brief/https.ts';
import type { Given } from '../../brief/interview/interview.ts';
import { parseItems, parseList, parseTowns } from '../../brief/list-text.ts';
import { isLabel, phoneIn } from '../../brief/phone-text.ts';
import { isBlank } from '../../brief/same-answer.ts';
import type { OtherPlace } from '../../brief/steps/other-places.tsx';
import type { ChosenTraits } from '../../brief/steps/trait-choices.ts';
import { closingTime, type Span, type Week } from '../../brief/week.ts';

/**
 * Reads the answers of a step posted without script: path and value of every field in the form. Fields that aren't in the
 * form stay unchanged.
 */
export function readStepForm(step: BriefStep, form: FormData): [AnswerPath, unknown][] {
  const paths: readonly AnswerPath[] = step === 'business' ? [...stepPaths.business, 'business.serviceArea'] : stepPaths[step];
  return paths.flatMap((path): [AnswerPath, unknown][] => {
    const value = (readers[path] ?? text)(form, path);
    return value === undefined ? [] : [[path, value]];
  });
}

type Reader = (form: FormData, path: AnswerPath) => unknown;

const readers: Partial<Record<AnswerPath, Reader>> = {
  'business.address': readAddress,
  'business.hours': readHours,
  'business.otherPlaces': (form, path) => {
    const listed = indices(form, path);
    return listed.length > 0 ? listed.flatMap((index) => readPlace(form, `${path}.${index}`) ?? []) : undefined;
  },
  'business.timeZone': (form, path) => field(form, path) || undefined,
  'business.founded': (form, path) => (/^\d{1,4}$/.test(field(form, path)) ? Number(field(form, path)) : null),
  'business.serviceArea': (form, path) => (form.has(path) ? parseTowns(field(form, path)) : undefined),
  'business.languages': list,
  'business.urgent': (form, path) => form.get(path) ?? undefined,
  'business.phone': (form, path) => (form.has(path) ? readPhone(field(form, path)) : undefined),
  'business.traits': (form, path) => (form.has(`${path}.listed`) ? readTraits(form, path) : undefined),
  'business.payments': (form, path) =>
    form.has(`${path}.listed`) ? [...new Set([...texts(form, path), ...parseList(field(form, `${path}.other`))])] : undefined,
  'business.people': (form, path) =>
    rows(form, path).map(({ name = '', role, line }) => ({ name, ...(role ? { role } : {}), ...(line ? { line } : {}) })),
  'business.links': (form, path) => lines(form, path).map(withHttps),
  'business.licences': lines,
  interview: (form, path) => (indices(form, path).length > 0 ? readInterview(form, path) : undefined),
  'details.steps': lines,
  'proof.awards': lines,
  'proof.memberships': lines,
  'proof.quotes': (form, path) =>
    rows(form, path).map((row) => ({ text: row.text ?? '', name: row.name ?? '', consent: row.consent !== undefined })),
  promises: (form, path) => form.getAll(path),
  services: (form, path) =>
    rows(form, path).map(({ name = '', price = '', description = '' }) => ({
      name,
      ...parsePrice(price),
      ...(description ? { description } : {}),
    })),
  // Without script, there are no looks to choose from.
  'look.chosen': () => undefined,
  'look.colors': (form, path) => (form.get('look.colors.own') === 'yes' ? lines(form, path) : []),
  'look.headline': (form, path) => (form.get(path) === 'plain' ? null : (form.get(path) ?? undefined)),
  // One question asks for both.
  'look.opening': (form) => (form.has('look.headline') ? (form.get('look.headline') === 'plain' ? 'plain' : null) : undefined),
  'look.mood': (form, path) => (form.get(path) === 'any' ? null : (form.get(path) ?? undefined)),
  pages: (form, path) => form.getAll(path),
  'details.faq': (form, path) => ifAsked(form, path, (row) => ({ question: row.question ?? '', answer: row.answer ?? '' })),
  'details.pricing': (form, path) =>
    ifAsked(form, path, (row) => ({
      name: row.name ?? '',
      price: parseAmount(row.price ?? ''),
      unit: row.unit ?? '',
      includes: parseItems(row.includes ?? ''),
    })),
  'details.shop': (form, path) =>
    ifAsked(form, path, (row) => ({ name: row.name ?? '', price: parseAmount(row.price ?? ''), description: row.description ?? '' })),
  'details.blog': (form, path) => ifAsked(form, path, (row) => ({ title: row.title ?? '', text: row.text ?? '' })),
  'details.booking': (form, path) =>
    form.has(`${path}.kind`)
      ? { kind: form.get(`${path}.kind`), link: field(form, `${path}.link`), services: form.getAll(`${path}.services`) }
      : undefined,
  domain: (form, path) =>
    form.has(`${path}.kind`)
      ? { kind: form.get(`${path}.kind`), name: field(form, `${path}.name`), address: field(form, `${path}.address`) }
      : undefined,
};

function readAddress(form: FormData, path: string): AddressParts | null {
  const [street = '', city = '', state = '', zip = ''] = ['street', 'city', 'state', 'zip'].map((part) => field(form, `${path}.${part}`));
  return street || city || state || zip ? { street, city, state, zip } : null;
}

function readHours(form: FormData, path: string): Week | null | undefined {
  return form.get(`${path}.listed`) === 'yes' ? readWeek(form, path) : form.has(`${path}.listed`) ? null : undefined;
}

/** Another place. Undefined if it's blank. */
function readPlace(form: FormData, path: string): OtherPlace | undefined {
  const [name, phone] = [field(form, `${path}.name`), readPhone(field(form, `${path}.phone`))];
  const [address, hours] = [readAddress(form, `${path}.address`), readHours(form, `${path}.hours`)];
  const place = { ...(name && { name }), ...(address && { address }), ...(phone && { phone }), ...(hours && { hours }) };
  return isBlank(place) ? undefined : place;
}

/** Without script, no line says what was left out, so the text stays as typed if there's more in it than a number and what labels it. */
function readPhone(typed: string): string {
  const phone = phoneIn(typed);
  return phone && isLabel(phone.around) ? phone.number : typed;
}

function texts(form: FormData, name: string): string[] {
  return form.getAll(name).flatMap((value) => (typeof value === 'string' && value.trim() ? value.trim() : []));
}

function readTraits(form: FormData, path: string): ChosenTraits | null {
  const [place] = texts(form, `${path}.place`);
  const start = texts(form, `${path}.start`);
  const [who] = texts(form, `${path}.who`);
  const traits = { ...(place ? { place } : {}), ...(start.length > 0 ? { start } : {}), ...(who ? { who } : {}) };
  return Object.keys(traits).length > 0 ? traits : null;
}

/** Reads the interview: the chosen chips and the own words of each question. */
function readInterview(form: FormData, path: string): Given[] {
  return indices(form, path).flatMap((index) => {
    const name = `${path}.${index}`;
    const answers = [...texts(form, `${name}.answers`), ...texts(form, `${name}.own`)];
    const detail = field(form, `${name}.detail`);
    return answers.length > 0 ? { question: field(form, `${name}.question`), answers, ...(detail ? { detail } : {}) } : [];
  });
}

function text(form: FormData, path: string): string | undefined {
  return form.has(path) ? field(form, path) : undefined;
}

function field(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

function list(form: FormData, path: string): string[] | undefined {
  return form.has(path) ? parseList(field(form, path)) : undefined;
}

/** Reads `path.0`, `path.1` … as text, without blank ones. */
function lines(form: FormData, path: string): string[] {
  return indices(form, path).flatMap((index) => field(form, `${path}.${index}`) || []);
}

/** Reads `path.0.name`, `path.0.price` … as records, without blank ones. */
function rows(form: FormData, path: string): Record<string, string>[] {
  return indices(form, path)
    .map((index) => {
      const start = `${path}.${index}.`;
      return Object.fromEntries(
        [...form.keys()].filter((key) => key.startsWith(start)).map((key) => [key.slice(start.length), field(form, key)]),
      );
    })
    .filter((row) => Object.entries(row).some(([key, value]) => key !== 'consent' && value));
}

function indices(form: FormData, path: string): number[] {
  const start = `${path}.`;
  const indexes = [...form.keys()].flatMap((key) => (key.startsWith(start) ? Number.parseInt(key.slice(start.length), 10) : []));
  return [...new Set(indexes)].filter(Number.isInteger).sort((a, b) => a - b);
}

/** A page's questions are in the form only while the page is picked. */
function ifAsked<Row>(form: FormData, path: string, read: (row: Record<string, string>) => Row): Row[] | undefined {
  return indices(form, path).length > 0 ? rows(form, path).map(read) : undefined;
}

function readWeek(form: FormData, path: string): Week {
  const week: Week = {};
  for (const day of dayKeys) {
    const state = form.get(`${path}.${day}.state`);
    if (state === '24h') week[day] = '24h';
    if (state !== 'open') continue;
    const spans = indices(form, `${path}.${day}`).map(
      (index): Span => [field(form, `${path}.${day}.${index}.open`), closingTime(field(form, `${path}.${day}.${index}.close`))],
    );
    week[day] = spans.length > 0 ? spans : [['', '']];
  }
  return week;
}
