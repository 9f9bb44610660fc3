import { dayNames, type Line, type Week } from '../../document/document.ts';
import { computed, fromBrief, neutral } from '../../document/lines.ts';
import { dayLabel } from '../../labels/hours.ts';
import type { PageContext, SectionDraft } from '../../writer/context.ts';
import { outsideHours } from '../../writer/material/promises.ts';
import type { FormProps } from './schema.ts';

/** The contact or booking form. */
export function formSection(context: PageContext, purpose: 'contact' | 'booking'): SectionDraft<FormProps> {
  const { words, voice, heading } = context;
  const isBooking = purpose === 'booking';
  const date = isBooking && isOnce(context);
  const byDay = isBooking && !date;
  return {
    kind: 'form',
    props: {
      purpose,
      heading: heading(isBooking ? 'booking' : 'form'),
      services: isBooking ? choices(context) : [],
      days: byDay ? openDays(context) : [],
      parts: byDay ? dayParts(context) : [],
      ...(date ? { date } : {}),
      submit: neutral(isBooking ? words.form.sendRequest : words.form.send),
      note: neutral(isBooking ? words.form.request(voice) : words.form.note(voice)),
    },
  };
}

/** Events, catering and rentals are on one date, often far ahead and outside opening hours. */
function isOnce({ traits: { gives, visits } }: PageContext): boolean {
  return gives === 'event' || gives === 'rental' || (gives === 'food' && visits);
}

/** 'Labs sheared. No.' says what isn't done. */
const refused = /(?<!\p{L})no[.!]?$/iu;

/** The services that the owner chose for the form, else all of them, as the brief says. One alone is no choice. */
function choices({ brief: { details }, offers, words }: PageContext): Line[] {
  const chosen = (details?.booking?.services ?? []).map((name, index) => fromBrief(name, `details.booking.services.${index}`));
  const named = chosen.length > 0 ? chosen : offers.flatMap(({ name }) => (refused.test(name.text) ? [] : name));
  const lines = named.filter(({ text }, index) => named.findIndex((other) => other.text === text) === index);
  if (chosen.length === 0 && lines.length < 2) return [];
  return lines.length > 0 && lines.length < 12 ? [...lines, neutral(words.form.other)] : lines;
}

/** Days to ask for: those on which a place is open, or all seven if the hours aren't all. It stays a request either way. */
function openDays(context: PageContext): Line[] {
  const { answered, language } = context;
  const weeks = weeksOf(context);
  const opensMore = answered.some(({ ask, text }) => text !== '' && outsideHours.test(ask));
  if (!weeks || opensMore) return dayNames.map((day) => neutral(dayLabel(day, false, language)));
  return dayNames.flatMap((day) => {
    const fields = weeks.flatMap(({ hours, field }) => (hours[day].length > 0 ? [field] : []));
    return fields.length > 0 ? [computed(dayLabel(day, false, language), ...fields)] : [];
  });
}

/** The hours of every place. Undefined if one has none. */
function weeksOf({ places }: PageContext): { hours: Week; field: string }[] | undefined {
  const weeks = places.flatMap(({ facts: { hours }, field }) => (hours ? [{ hours, field: `${field}.hours` }] : []));
  return weeks.length === places.length ? weeks : undefined;
}

function dayParts(context: PageContext): Line[] {
  const { morning, afternoon, evening } = context.words.form.parts;
  const weeks = weeksOf(context);
  if (!weeks) return [neutral(morning), neutral(afternoon), neutral(evening)];
  const spans = weeks.flatMap(({ hours }) => Object.values(hours).flat());
  const parts: [string, string, string][] = [
    [morning, '00:00', '12:00'],
    [afternoon, '12:00', '17:00'],
    [evening, '17:30', '24:00'],
  ];
  return parts
    .filter(([, from, until]) => spans.some(([open, close]) => open < until && (close > open ? close : '24:00') > from))
    .map(([name]) => computed(name, ...weeks.map(({ field }) => field)));
}
