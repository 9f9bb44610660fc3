import type { Brief } from '../../brief.ts';
import type { Action, Facts, PageKind } from '../../document.ts';
import type { TradePack } from '../../trades/pack.ts';
import { pageLabel } from '../pages/page-labels.ts';
import { spareWords } from '../words/spare-words.ts';
import type { Words } from '../words/words.ts';
import type { Setting } from './setting.ts';

type Way = 'phone' | 'ask' | 'email' | 'directions';

export interface Actions {
  /** The two actions of header, phone bar and call bands: plain labels, best way first. */
  main: () => Action[];
  /** The same two with wordings of the trade, as seen from a page: an action to the page itself leads to its form. */
  near: (page: PageKind, key: string) => Action[];
  /** What's shown where a price is missing. */
  price: (key: string) => Action;
  /** How to buy a product. */
  buy: (key: string) => Action;
  /** A link to a page of the site, if the site has it. */
  page: (kind: PageKind, key: string, wordings: readonly string[], anchor?: string) => Action | undefined;
  directions: (key: string) => Action | undefined;
}

/** Pages that carry a form, the one made for it first. */
export function formPage(brief: Brief): PageKind | undefined {
  if (brief.pages.includes('booking') && brief.details?.booking?.kind !== 'link') return 'booking';
  return brief.pages.includes('contact') ? 'contact' : brief.pages.includes('pricing') ? 'pricing' : undefined;
}

/** Labels that fit a page on which a time is asked for. */
export const asksForTime = /\b(?:times?|appointments?|visits?|days?|dates?|slots?|requests?|book|reserve|reservations?|tables?)\b/i;

export function createActions({
  brief,
  facts,
  pack,
  words,
  setting,
}: {
  brief: Brief;
  facts: Facts;
  pack: TradePack;
  words: Words;
  setting: Setting;
}): Actions {
  const form = formPage(brief);
  const link = brief.pages.includes('booking') && brief.details?.booking?.kind === 'link' ? brief.details.booking.link : undefined;
  const appointments = brief.pages.includes('booking');
  const timely = pack.ask.filter((wording) => asksForTime.test(wording) === appointments);
  const asks = timely.length > 0 ? timely : pack.ask;
  // Half a phone's width, in the bar at its foot.
  const short = [...asks].sort((a, b) => a.length - b.length).slice(0, 2);

  const possible: Record<Way, boolean> = {
    phone: facts.phone !== undefined,
    ask: form !== undefined || link !== undefined,
    email: facts.email !== undefined,
    directions: facts.address?.street !== undefined,
  };
  const order: Way[] =
    appointments && setting === 'premises'
      ? ['ask', 'phone', 'directions', 'email']
      : setting === 'premises'
        ? ['phone', 'directions', 'ask', 'email']
        : appointments
          ? ['phone', 'ask', 'email', 'directions']
          : ['phone', 'email', 'ask', 'directions'];
  const ways = order.filter((way) => possible[way]);

  function action(way: Way, key: string, plain: boolean, page?: PageKind): Action {
    if (way === 'phone')
      return { label: words.line(`${key}-phone`, plain ? [spareWords.call[0]] : pack.call, spareWords.call), to: { kind: 'phone' } };
    if (way === 'email')
      return { label: words.line(`${key}-email`, plain ? [spareWords.email[0]] : spareWords.email), to: { kind: 'email' } };
    if (way === 'directions')
      return { label: words.line(`${key}-way`, plain ? [spareWords.directions[0]] : spareWords.directions), to: { kind: 'directions' } };
    const label = words.line(plain ? 'ask' : `${key}-ask`, link ? spareWords.directLink : plain ? short : asks, spareWords.ask);
    if (link) return { label, to: { kind: 'link', href: link } };
    return { label, to: page === form ? { kind: 'anchor', anchor: 'form' } : { kind: 'page', page: form ?? 'home', anchor: 'form' } };
  }

  const toPage: Actions['page'] = (kind, key, wordings, anchor) =>
    brief.pages.includes(kind)
      ? { label: words.line(key, wordings), to: { kind: 'page', page: kind, ...(anchor ? { anchor } : {}) } }
      : undefined;
  const best = (key: string, byPhone: readonly string[], otherwise: readonly string[]): Action => {
    const way = possible.phone ? 'phone' : (ways.find((one) => one !== 'directions') ?? 'directions');
    return { ...action(way, key, true), label: words.line(key, way === 'phone' ? byPhone : otherwise) };
  };

  return {
    main() {
      const pair = ways.slice(0, 2).map((way) => action(way, 'main', true));
      if (pair.length === 2) return pair;
      const other = toPage('pricing', 'main-prices', spareWords.seePrices) ?? toPage('services', 'main-services', spareWords.seeServices);
      const [page = 'home'] = brief.pages.filter((kind) => kind !== 'home');
      // A town alone is no way to reach the business: then the first action leads on into the site.
      return [...pair, other ?? (pair.length === 0 ? { label: pageLabel(page), to: { kind: 'page' as const, page } } : undefined)].filter(
        (one) => one !== undefined,
      );
    },
    near: (page, key) => ways.slice(0, 2).map((way) => action(way, key, false, page)),
    price: (key) => best(key, spareWords.priceByPhone, spareWords.priceByForm),
    buy: (key) => best(key, spareWords.buy, spareWords.buy),
    page: toPage,
    directions: (key) => (possible.directions ? action('directions', key, false) : undefined),
  };
}
