import { dayNames, type Line } from '../../document.ts';
import { dayLabel } from '../../hours.ts';
import type { PageContext, SectionDraft } from '../../writer/context.ts';
import { computed, fromBrief, neutral } from '../../writer/words/lines.ts';
import { spareHeadings } from '../../writer/words/spare-headings.ts';
import { spareWords } from '../../writer/words/spare-words.ts';
import type { FormProps } from './schema.ts';

/** The contact or booking form. */
export function formSection(context: PageContext, purpose: 'contact' | 'booking'): SectionDraft<FormProps> {
  const { words, pack, facts } = context;
  const spare = purpose === 'booking' ? [...spareHeadings.booking, ...spareHeadings.form] : spareHeadings.form;
  return {
    kind: 'form',
    props: {
      purpose,
      heading: words.heading(`form-${context.page}`, pack.headings.form, spare),
      services: choices(context),
      days: purpose === 'booking' ? openDays(context) : [],
      parts: purpose === 'booking' ? dayParts(facts.hours) : [],
      submit: words.line(`submit-${context.page}`, purpose === 'booking' ? spareWords.sendRequest : spareWords.send),
      note: words.line(`note-${context.page}`, purpose === 'booking' ? spareWords.bookingNote : spareWords.formNote),
    },
  };
}

function choices({ brief, offers }: PageContext): Line[] {
  const bookable = brief.details?.booking?.services ?? [];
  const named =
    bookable.length > 0
      ? bookable.map((name, index) => fromBrief(name, `details.booking.services.${index}`))
      : offers.map(({ name }) => name);
  const unique = named.filter((line, index) => named.findIndex((other) => other.text === line.text) === index);
  return unique.length < 12 ? [...unique, neutral('Something else')] : unique;
}

/** Days to ask for: the open ones, or all seven if the brief gives no hours. It stays a request either way. */
function openDays({ facts: { hours } }: PageContext): Line[] {
  if (!hours) return dayNames.map((day) => neutral(dayLabel(day)));
  return dayNames.filter((day) => hours[day].length > 0).map((day) => computed(dayLabel(day), 'business.hours'));
}

function dayParts(hours: PageContext['facts']['hours']): Line[] {
  if (!hours) return [neutral('Morning'), neutral('Afternoon')];
  const spans = Object.values(hours).flat();
  const parts: [string, string, string][] = [
    ['Morning', '00:00', '12:00'],
    ['Afternoon', '12:00', '17:00'],
    ['Evening', '17:30', '24:00'],
  ];
  return parts
    .filter(([, from, until]) => spans.some(([open, close]) => open < until && (close > open ? close : '24:00') > from))
    .map(([name]) => computed(name, 'business.hours'));
}
