import { pageChoices } from '../../content/site-pages.ts';
import { promises } from '../../sites/brief/promises.ts';
import type { DayName } from '../../sites/document/document.ts';
import { dayNames } from '../../sites/document/document.ts';
import { dayLabel, spanLabel } from '../../sites/labels/hours.ts';
import { type Answers, answerSchemas } from './schema.ts';

export interface AnswerLine {
  /** 'Phone', 'Service 1, price from'. */
  label: string;
  answer: string;
}

/** Answers for Admin, in the order of the brief. List entries are numbered. */
export function answerLines(answers: Answers): AnswerLine[] {
  return inOrder(answers).flatMap(([part, value]) => linesOf(value, part, []));
}

/** Keys in the order of the brief, because the database stores them in another order. */
const keyOrder = [
  ...Object.keys(answerSchemas).flatMap((path) => path.split('.')),
  ...['street', 'city', 'state', 'zip'],
  ...['question', 'title', 'text', 'answer', 'price', 'priceFrom', 'priceTo', 'priceUnit', 'consent'],
];

function inOrder(group: object): [string, unknown][] {
  const rank = (key: string) => (keyOrder.includes(key) ? keyOrder.indexOf(key) : keyOrder.length);
  return Object.entries(group).toSorted(([one], [other]) => rank(one) - rank(other));
}

/** Lists whose entries have fields, with the label of an entry. */
const entries: Record<string, string> = {
  services: 'Service',
  quotes: 'Quote',
  faq: 'Question',
  pricing: 'Price',
  shop: 'Product',
  blog: 'Post',
  photos: 'Photo',
  people: 'Person',
  otherPlaces: 'Other location',
};

/** Parts that only group fields and aren't shown in labels. */
const silent = new Set(['business', 'proof', 'details']);

const words: Record<string, string> = {
  alt: 'shows',
  called: 'What neighbors call it',
  founded: 'Founded',
  hours: 'Hours',
  keep: 'wanted anyway',
  kind: 'kind',
  language: 'Site language',
  licences: 'Licenses',
  look: 'Look',
  payments: 'Ways to pay',
  priceFrom: 'price from',
  priceTo: 'price to',
  priceUnit: 'price per',
  rights: 'may be used',
  serviceArea: 'Service area',
  timeZone: 'Time zone',
  traits: 'How it works',
  urgent: 'Urgent calls',
  zip: 'ZIP',
};

const choiceWords: Record<string, Record<string, string>> = {
  urgent: { always: 'Any time, day or night', hours: 'During opening hours', no: 'No' },
  domain: { free: 'Free address', own: 'They have their own', new: 'They want a new one' },
  booking: { request: 'Request form', link: 'Link to their own booking page' },
  pages: Object.fromEntries(pageChoices.map(({ key, label }) => [key, label])),
  place: {
    come: 'Customers come to them',
    go: 'They go to customers',
    both: 'Both',
    remote: 'By phone or video',
    several: 'At several places',
  },
  start: {
    'walk-in': 'walk in',
    appointment: 'make an appointment',
    quote: 'get a quote',
    order: 'order ahead',
    call: 'call',
    enroll: 'sign up',
    attend: 'just show up',
  },
  who: { one: 'One person', team: 'A team', family: 'A family' },
  language: { en: 'English', es: 'Spanish' },
  price: { call: 'Call for a price' },
  promises: Object.fromEntries(Object.entries(promises).map(([key, { label }]) => [key, label])),
};

function linesOf(value: unknown, key: string, above: string[]): AnswerLine[] {
  if (value === null || value === undefined || value === '') return [];
  if (key === 'file' && above.length > 0) return [];
  // What was undone of our tidying says nothing new, and the seed of a look nothing to a person.
  if (key === 'kept' || key === 'seed') return [];
  if (key === 'interview' && Array.isArray(value)) return value.map(interviewLine);
  if (key === 'hours' && typeof value === 'object') return hoursLine(value as Record<string, unknown>, above);
  const named = [...above, ...(silent.has(key) ? [] : [word(key)])];
  const entry = entries[key];
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object'))
    return value.length ? [{ label: labelOf(named), answer: value.map((item) => wordFor(key, item)).join(', ') }] : [];
  if (Array.isArray(value))
    return value.flatMap((item, index) =>
      inOrder(item as object).flatMap(([inner, answer]) => linesOf(answer, inner, [`${entry ?? word(key)} ${index + 1}`])),
    );
  if (typeof value === 'object') return inOrder(value).flatMap(([inner, answer]) => linesOf(answer, inner, named));
  return [{ label: labelOf(named), answer: wordFor(key === 'kind' ? (above.at(-1)?.toLowerCase() ?? key) : key, value) }];
}

/** An answer of the interview, by its question. */
function interviewLine({ question, answers, detail }: { question: string; answers: string[]; detail?: string }): AnswerLine {
  return { label: question, answer: [answers.join('. '), detail].filter(Boolean).join(': ') };
}

function hoursLine(hours: Record<string, unknown>, above: string[]): AnswerLine[] {
  const days = dayNames.flatMap((day: DayName) => {
    const spans = hours[day];
    if (spans === '24h') return [`${dayLabel(day)}, 24 hours`];
    return Array.isArray(spans) && spans.length
      ? [`${dayLabel(day)} ${spans.map((span) => spanLabel(span as [string, string])).join(' and ')}`]
      : [];
  });
  return days.length ? [{ label: labelOf([...above, 'hours']), answer: days.join(', ') }] : [];
}

function wordFor(key: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return choiceWords[key]?.[String(value)] ?? String(value);
}

function word(key: string): string {
  return words[key] ?? key.replace(/([A-Z])/g, ' $1').toLowerCase();
}

function labelOf(parts: string[]): string {
  const label = parts.join(', ');
  return label.charAt(0).toUpperCase() + label.slice(1);
}
