import type { Brief } from '../../brief/brief.ts';
import { formPages } from '../../brief/form-pages.ts';
import type { Action, Facts, Line, PageKind } from '../../document/document.ts';
import { computed, neutral } from '../../document/lines.ts';
import type { Traits } from '../../interview/traits.ts';
import type { Booking, SiteWords } from '../../labels/format.ts';

type Way = 'phone' | 'form' | 'email' | 'directions';

export interface Actions {
  /** The two actions of header, phone bar and call bands, the best way first. */
  main: () => Action[];
  /** The same two as seen from a page: an action to the page itself leads to its form. */
  near: (page: PageKind) => Action[];
  /** How to get a product. */
  buy: () => Action;
  /** A link to a page of the site, if the site has it. */
  page: (kind: PageKind, label: string, anchor?: string) => Action | undefined;
  directions: () => Action | undefined;
}

/** What customers ask for to begin with. An escape room gives no appointments, a mariachi is asked for a date, and goods are ordered. */
export function bookingOf({ start, said, gives, place, premises }: Traits): Booking {
  const [first] = start;
  // A band that quotes is asked about the date first, unless its owner says that a quote comes first.
  if (gives === 'event' && place === 'go' && !(first && said.includes(first))) return 'date';
  if (first === 'quote' || first === 'order' || first === 'enroll') return first;
  if (gives === 'event') return place === 'go' ? 'date' : 'spot';
  if (gives === 'rental') return 'rental';
  if (first === 'appointment') return 'appointment';
  if (gives === 'food') return start.includes('order') ? 'order' : start.includes('appointment') ? 'table' : 'any';
  if (gives === 'goods' && !premises) return 'order';
  return gives ? 'time' : 'any';
}

/** The same as a label: 'Request an appointment', 'Request a quote'. */
export function bookingLabel({ actions }: SiteWords, traits: Traits): string {
  return actions.book[bookingOf(traits)];
}

/** What a contact form's button says. A date and an appointment can be asked for in a message, too. */
function messageLabel({ actions }: SiteWords, traits: Traits): string {
  const [first = 'call'] = traits.start;
  const booking = bookingOf(traits);
  return booking === 'date' || first === 'appointment' ? actions.book[booking] : actions.start[first];
}

/** 'See services' or another usual wording; 'See the menu' or 'See classes' for a page called so; the page's name if its owner named it. */
export function seeServices(
  { actions, pages, at }: SiteWords,
  { brief, pageLabels: { services } }: Pick<ActionsRequest, 'brief' | 'pageLabels'>,
  usual = actions.seeServices,
): string {
  if (services === pages.services) return usual;
  if (brief.look?.pageNames?.some(({ page }) => page === 'services')) return services;
  return services === at.menu ? actions.seeMenu : actions.seePage(services);
}

/** 'See prices', or 'See the menu' for a page called so. */
export function seePrices({ actions, at, free }: SiteWords, { pageLabels: { pricing } }: Pick<ActionsRequest, 'pageLabels'>): string {
  if (pricing === free.page) return actions.seePage(pricing);
  return pricing === at.menu ? actions.seeMenu : actions.seePrices;
}

interface ActionsRequest {
  brief: Brief;
  facts: Facts;
  traits: Traits;
  words: SiteWords;
  pageLabels: Record<PageKind, string>;
  /** The field that says that someone answers at any hour. */
  anyHourField: string | undefined;
}

export function createActions({ brief, facts, traits, words, pageLabels, anyHourField }: ActionsRequest): Actions {
  const { actions: labels } = words;
  const [form] = formPages(brief);
  const booking = brief.pages.includes('booking');
  const link = booking && brief.details?.booking?.kind === 'link' ? brief.details.booking.link : undefined;
  const possible: Record<Way, boolean> = {
    phone: facts.phone !== undefined,
    form: form !== undefined || link !== undefined,
    email: facts.email !== undefined,
    directions: facts.address?.street !== undefined && traits.premises,
  };
  const order: Way[] = !traits.premises
    ? ['phone', 'form', 'email', 'directions']
    : // Most people come to eat, and few to book.
      booking && traits.gives === 'food'
      ? ['directions', 'form', 'phone', 'email']
      : booking
        ? ['form', 'phone', 'directions', 'email']
        : ['phone', 'directions', 'form', 'email'];
  const ways = order.filter((way) => possible[way]);
  const formLabel = link
    ? labels.bookOnline
    : booking
      ? bookingLabel(words, traits)
      : form === 'contact'
        ? messageLabel(words, traits)
        : labels.message;

  function action(way: Way, page?: PageKind): Action {
    if (way === 'phone') return { label: phoneLabel(), to: { kind: 'phone' } };
    if (way === 'email') return { label: neutral(labels.email), to: { kind: 'email' } };
    if (way === 'directions') return { label: neutral(labels.directions), to: { kind: 'directions' } };
    if (link) return { label: neutral(formLabel), to: { kind: 'link', href: link } };
    const to: Action['to'] = page === form ? { kind: 'anchor', anchor: 'form' } : { kind: 'page', page: form ?? 'home', anchor: 'form' };
    return { label: neutral(formLabel), to };
  }

  function phoneLabel(): Line {
    const number = facts.phone?.display ?? '';
    return anyHourField
      ? computed(labels.callAnyHour(number), 'business.phone', anyHourField)
      : computed(labels.call(number), 'business.phone');
  }

  const toPage: Actions['page'] = (kind, label, anchor) =>
    brief.pages.includes(kind) ? { label: neutral(label), to: { kind: 'page', page: kind, ...(anchor ? { anchor } : {}) } } : undefined;
  return {
    main() {
      const pair = ways.slice(0, 2).map((way) => action(way));
      if (pair.length === 2) return pair;
      const other = toPage('pricing', seePrices(words, { pageLabels })) ?? toPage('services', seeServices(words, { brief, pageLabels }));
      const [page = 'home'] = brief.pages.filter((kind) => kind !== 'home');
      // A town alone is no way to reach the business: then the first action leads on into the site.
      return [
        ...pair,
        other ?? (pair.length === 0 ? { label: neutral(pageLabels[page]), to: { kind: 'page' as const, page } } : undefined),
      ].filter((one) => one !== undefined);
    },
    near: (page) =>
      ways
        // Whoever is about to book is past asking where it is.
        .filter((way) => page !== 'booking' || way !== 'directions')
        .slice(0, 2)
        .map((way) => action(way, page)),
    buy() {
      if (possible.phone) return action('phone');
      return { ...action(ways.find((way) => way !== 'directions') ?? 'directions'), label: neutral(labels.buy) };
    },
    page: toPage,
    directions: () => (facts.address?.street ? action('directions') : undefined),
  };
}
