import { phoneForms, phonesIn } from '../../../text/phone.ts';
import { stateCode } from '../../addresses/us-states.ts';
import type { Brief } from '../../brief/brief.ts';
import { likeFirstPlace } from '../../brief/field-kinds.ts';
import { type PromiseKey, promises } from '../../brief/promises.ts';
import { valueAt } from '../../document/at-path.ts';
import { dayNames } from '../../document/document.ts';
import type { AnsweredFact } from '../../interview/answers.ts';
import type { DerivedBrief } from '../../interview/derived-brief.ts';
import { dayLabel, spanLabel } from '../../labels/hours.ts';
import { languageName } from '../../labels/language-names.ts';
import { priceTag } from '../../labels/money.ts';
import { siteName } from '../../labels/site-name.ts';
import { siteWords, wordsOf } from '../../labels/site-words.ts';
import type { Speech } from '../../language/form-of-address.ts';
import type { Language } from '../../language/language.ts';
import { dollars } from '../../prices/dollars.ts';
import { atAnyHour, promiseText, urgentText } from '../material/promises.ts';

/** Whether the brief has a value at a path such as `services.0.priceFrom`. */
export function hasField(brief: Brief, path: string): boolean {
  return valueAt(brief, path) !== undefined;
}

/** Every text of a field: its words, and what a tick, a time, an amount or a chip means in words. */
export function fieldTexts(derived: DerivedBrief, path: string): string[] {
  const isAnyHour = atAnyHour(derived.brief, derived.answered, derived.language)?.field === path;
  return [...valueTexts(derived, path), ...(isAnyHour ? [siteWords[derived.language].actions.callAnyHour('')] : [])];
}

function valueTexts({ brief, kind, language, formOfAddress, answered }: DerivedBrief, path: string): string[] {
  const value = valueAt(brief, path);
  const texts = leaves(value);
  const like = likeFirstPlace(path);
  if (/^interview\.\d+$/.test(path)) return answerTexts(answered.find(({ field }) => field === path));
  if (path.startsWith('promises.')) return texts.flatMap((key) => promiseTexts(key as PromiseKey, { language, formOfAddress }));
  if (path === 'business.trade') return [...texts, ...Object.values(kind.noun ?? {}), kind.spanish?.noun ?? ''];
  if (path === 'business.urgent') return Object.values(urgentText(brief, { language, formOfAddress }) ?? {});
  if (like.startsWith('business.hours'))
    return [...texts, ...hoursTexts(valueAt(brief, path.replace(/\.hours.*/, '.hours')) as Hours, language)];
  if (/\.price$/.test(path) && value === 'call') return [wordsOf({ language, formOfAddress }).actions.priceByPhone];
  if (/\.price(?:From|To)?$/.test(path)) return [...texts, ...texts.map(dollars), ...texts.map((amount) => priceTag(amount, language))];
  if (like === 'business.phone') return [...texts, ...texts.flatMap(phonesIn).map((phone) => phoneForms(phone).display)];
  if (/^business\.languages/.test(path)) return [...texts, ...texts.map((name) => languageName(name, language))];
  if (/^business\.links\.\d+$/.test(path)) return [...texts, ...texts.map(siteName)];
  const states = /^business\.(?:address|serviceArea|state)/.test(like)
    ? texts.flatMap((place) => stateCode(place.replace(/^.*,\s*/, '')) ?? [])
    : [];
  return [...texts, ...states, ...(Array.isArray(value) ? [String(value.length)] : [])];
}

function answerTexts(fact: AnsweredFact | undefined): string[] {
  return fact ? [fact.answer, fact.text, fact.short ?? '', fact.question ?? ''] : [];
}

function leaves(value: unknown): string[] {
  if (value === undefined || value === null) return [];
  return typeof value === 'object' ? Object.values(value).flatMap(leaves) : [String(value)];
}

function promiseTexts(key: PromiseKey, speech: Speech): string[] {
  return key in promises ? (['we', 'I'] as const).flatMap((voice) => Object.values(promiseText(key, voice, speech))) : [];
}

type Hours = Brief['business']['hours'];

function hoursTexts(hours: Hours, language: Language): string[] {
  const { facts, form, allDay } = siteWords[language];
  const spans = dayNames.flatMap((day) => (hours?.[day] ?? []).map((span) => spanLabel(span, language)));
  const days = dayNames.flatMap((day) => [
    dayLabel(day, false, language),
    `${dayLabel(day, false, language)}s`,
    dayLabel(day, true, language),
  ]);
  return [...spans, ...days, allDay, facts.everyDay, ...Object.values(form.parts)];
}
