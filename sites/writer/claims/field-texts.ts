import { valueAt } from '../../at-path.ts';
import type { Brief } from '../../brief.ts';
import { dayNames } from '../../document.ts';
import { phoneForms } from '../../facts.ts';
import { dayLabel, spanLabel } from '../../hours.ts';
import { stateCode } from '../../us-states.ts';
import { promises, urgentWords } from '../material/promises.ts';
import { dollars } from '../words/money.ts';
import { inVoice } from '../words/voice.ts';

/** Whether the brief has a value at a path such as `services.0.priceFrom`. */
export function hasField(brief: Brief, path: string): boolean {
  return valueAt(brief, path) !== undefined;
}

/** Every text of a field: its words, and what a tick, a time or an amount means in words. */
export function fieldTexts(brief: Brief, path: string): string[] {
  const value = valueAt(brief, path);
  const texts = leaves(value);
  if (path.startsWith('promises.')) return texts.flatMap((key) => promiseTexts(key));
  if (path === 'business.urgent') return texts.flatMap((key) => Object.values(urgentWords[key as keyof typeof urgentWords] ?? {}));
  if (path.startsWith('business.hours')) return [...texts, ...hoursTexts(brief)];
  if (/\.price(?:From|To)?$/.test(path)) return [...texts, ...texts.map(dollars)];
  if (path === 'business.phone') return [...texts, ...texts.map((phone) => phoneForms(phone).display)];
  const states = /^business\.(?:address|serviceArea)/.test(path)
    ? texts.flatMap((place) => stateCode(place.replace(/^.*,\s*/, '')) ?? [])
    : [];
  return [...texts, ...states, ...(Array.isArray(value) ? [String(value.length)] : [])];
}

function leaves(value: unknown): string[] {
  if (value === undefined || value === null) return [];
  return typeof value === 'object' ? Object.values(value).flatMap(leaves) : [String(value)];
}

function promiseTexts(key: string): string[] {
  const promise = promises[key as keyof typeof promises];
  return promise ? [promise.term, promise.text, inVoice(promise.text, 'I')] : [];
}

function hoursTexts(brief: Brief): string[] {
  const { hours = {} } = brief.business;
  const all = dayNames.flatMap((day) => (hours[day] ?? []).map(spanLabel));
  return [...all, ...dayNames.flatMap((day) => [dayLabel(day), `${dayLabel(day)}s`, dayLabel(day, true)]), 'Open 24 hours'];
}
