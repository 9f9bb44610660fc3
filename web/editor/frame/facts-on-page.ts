import { normalText } from '../../../text/normal-text.ts';
import type { FactCard } from './messages.ts';

export interface KnownFacts {
  phone?: string;
  email?: string;
  name: string;
  /** True if the site shows hours. */
  hours: boolean;
}

export interface FactOnPage {
  element: HTMLElement;
  card: FactCard;
  label: string;
}

/** Finds what shows facts without being a text of its section: links to call and write, the name in the header, hours in tables. */
export function markFacts({ phone, email, name, hours }: KnownFacts, isText: (element: HTMLElement) => boolean): FactOnPage[] {
  const facts: FactOnPage[] = [];
  const add = (elements: Iterable<HTMLElement>, card: FactCard, label: string) => {
    for (const element of elements)
      if (!isText(element) && !facts.some((one) => one.element.contains(element))) facts.push({ element, card, label });
  };
  const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);
  // Sections about another place show its own facts.
  add(all('[data-place] :is(a[href^="tel:"], a[href*="google.com/maps"])'), 'places', 'Other location');
  if (hours) add([...all('[data-place] :is(dl, table, ul)')].filter(showsHours), 'places', 'Other location');
  if (phone) add(all('a[href^="tel:"]'), 'phone', 'Phone');
  if (email) add(all('a[href^="mailto:"]'), 'email', 'Email');
  add(all('a[href*="google.com/maps"]'), 'place', 'Address');
  add(
    [...all('[data-section="header"] a, [data-section="footer"] a, [data-section="footer"] p')].filter(
      (element) => normalText(element.textContent ?? '') === normalText(name),
    ),
    'name',
    'Name',
  );
  if (hours) add([...all('[data-section] :is(dl, table, ul)')].filter(showsHours), 'hours', 'Hours');
  return facts;
}

/** A list that has a time in most of its rows is the week. */
function showsHours(list: HTMLElement): boolean {
  const rows = [...list.querySelectorAll(':scope > li, :scope > div, tr')];
  const timed = rows.filter((row) => /\d\s?(?:am|pm|a\. m\.|p\. m\.)|noon|closed|cerrado|24 hours/i.test(row.textContent ?? ''));
  return rows.length >= 2 && timed.length * 2 > rows.length;
}
