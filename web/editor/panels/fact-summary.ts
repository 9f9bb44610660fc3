import { type Answers, answerAt } from '../../../domain/briefs/schema.ts';
import { type AddressParts, addressText } from '../../../sites/addresses/address-text.ts';
import type { Week as SiteWeek } from '../../../sites/document/document.ts';
import { dayNames } from '../../../sites/document/document.ts';
import { weekLines } from '../../../sites/labels/hours.ts';
import { priceText } from '../../../sites/prices/price-text.ts';
import { excerpt } from '../../../text/truncate.ts';
import { asShown, type EditedText } from '../../brief/as-shown.ts';
import { joinList } from '../../brief/list-text.ts';
import type { Week } from '../../brief/week.ts';
import type { FactCard } from '../frame/messages.ts';

/** The most services that a card names. */
const mostNamed = 3;

/** What a card says while it's closed, in one to four lines. `changes` are the proofreader's. */
export function factSummary(card: FactCard, answers: Answers, changes: readonly EditedText[]): string[] {
  const at = (path: string) => asShown(answerAt(answers, path), path, changes);
  const text = (path: string) => String(at(path) ?? '').trim();
  const list = (path: string) => (at(path) ?? []) as string[];
  const parts = summaries[card]({ at, text, list }).filter(Boolean);
  return parts.length > 0 ? parts : ['Nothing yet'];
}

interface Reader {
  at: (path: string) => unknown;
  text: (path: string) => string;
  list: (path: string) => string[];
}

const summaries: Record<FactCard, (reader: Reader) => string[]> = {
  hours: ({ at }) => {
    const week = at('business.hours') as Week | undefined;
    return week ? weekLines(inSpans(week)) : ['Not shown'];
  },
  phone: ({ text }) => [text('business.phone')],
  email: ({ text }) => [text('business.email')],
  services: ({ at }) => {
    const services = (at('services') ?? []) as (Parameters<typeof priceText>[0] & { name: string })[];
    const named = services.slice(0, mostNamed).map((service) => [service.name, priceText(service)].filter(Boolean).join(', '));
    const more = services.length - named.length;
    return more > 0 ? [...named, counted(more, 'more service', 'more services')] : named;
  },
  place: ({ at, list }) => [addressText((at('business.address') ?? {}) as AddressParts), list('business.serviceArea').join(', ')],
  name: ({ text }) => [text('business.name'), text('business.tagline')],
  about: ({ text }) => [text('business.trade'), short(text('business.description'))],
  questions: ({ list }) => {
    const count = counted(list('interview').length + list('details.faq').length, 'question', 'questions');
    return [count && `${count} answered`];
  },
  proof: ({ list }) => [
    joinList(list('business.licences')),
    joinList([...list('proof.memberships'), ...list('proof.awards')]),
    joinList(
      [
        counted(list('business.people').length, 'person', 'people'),
        counted(list('promises').length, 'promise', 'promises'),
        counted(list('proof.quotes').length, 'quote', 'quotes'),
      ].filter(Boolean),
    ),
  ],
  more: ({ list, text }) => [list('business.languages').join(', '), list('business.payments').join(', '), text('business.parking')],
};

/** '2 promises'. Empty for none. */
function counted(count: number, one: string, several: string): string {
  return count > 0 ? `${count} ${count === 1 ? one : several}` : '';
}

function inSpans(week: Week): SiteWeek {
  return Object.fromEntries(dayNames.map((day) => [day, week[day] === '24h' ? [['00:00', '24:00']] : (week[day] ?? [])])) as SiteWeek;
}

function short(text: string): string {
  return excerpt(text, 90);
}
