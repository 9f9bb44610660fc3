import type { Action, Line } from '../../document/document.ts';
import { computed, fromBrief } from '../../document/lines.ts';
import { pricesSell } from '../../interview/traits.ts';
import { priceTag } from '../../labels/money.ts';
import type { PageContext, SectionDraft } from '../../writer/context.ts';
import { seePrices, seeServices } from '../../writer/material/actions.ts';
import { mostTimes, timedOffers } from '../../writer/material/timed-offers.ts';
import { isFurtherDown } from '../../writer/sentences/classify.ts';
import { statementOf } from '../../writer/words/headline.ts';
import { plainHeadline, tradeAndPlace } from '../../writer/words/titles.ts';
import type { HeroProps } from './schema.ts';
import { furtherSentences } from './section.ts';

const mostServices = 12;

/** The first screen: trade and place, the owner's point, what is done, two actions, up to four facts. */
export function heroSection(context: PageContext): SectionDraft<HeroProps> {
  const { headline, opening, pictures } = context;
  const { picture: shown, more: wanted = 0, ...shows } = context.shows('hero');
  // The lead first: it takes the picture that tells most. One that isn't seen is left to other sections.
  const picture = shown === 'none' ? undefined : shown === 'photo' ? pictures.photo() : pictures.lead(context.frame('hero'));
  const more = shows.tools ? pictures.tools(wanted, context.offers) : pictures.more(wanted);
  const prices = shows.prices && pricesSell(context.traits) ? pricesOf(context) : [];
  const times = shows.times ? timedOffers(context.offers).slice(0, mostTimes) : [];
  const services = shows.services ? context.offers.slice(0, mostServices) : [];
  const further = furtherOf(context);
  const place = tradeAndPlace(context);
  const line = headline?.line ?? plainHeadline(context);
  return {
    kind: 'hero',
    props: {
      ...(line.text !== place.text && { eyebrow: place }),
      headline: line,
      ...(opening.lead ? { lead: opening.lead } : {}),
      ...(further.length > 0 ? { further } : {}),
      ...(picture ? { picture } : {}),
      ...(more.length > 0 ? { more } : {}),
      ...(prices.length > 0 ? { prices } : {}),
      ...(times.length > 0 ? { times: times.map(({ offer, time, text }) => ({ name: offer.name, time, ...(text ? { text } : {}) })) } : {}),
      ...(services.length > 0
        ? { services: services.map(({ name, price, anchor }) => ({ name, ...(price ? { price } : {}), anchor })) }
        : {}),
      actions: heroActions(context),
      facts: opening.facts.map(({ term, text }) => ({ term, ...(text ? { text } : {}) })),
    },
  };
}

/**
 * Sentences of the description that follow the lead, up to the one that the page sets by itself. Without an About page the
 * home page has a section that says all of them.
 */
function furtherOf({ opening: { lead, rest }, variants, has }: PageContext): Line[] {
  const room = furtherSentences(variants.hero);
  if (room === 0 || !lead || !has('about')) return [];
  const until = rest.indexOf(statementOf(rest) ?? '');
  const before = (until < 0 ? rest : rest.slice(0, until)).filter((sentence) => !isFurtherDown(sentence));
  return before.slice(0, room).map((text) => fromBrief(text, 'business.description'));
}

/** The prices that a first screen can be made of: of services with a number, else of packages. */
function pricesOf({ offers, brief, language }: PageContext): NonNullable<HeroProps['prices']> {
  const services = offers.flatMap(({ name, price, anchor }) => (price && /\d/.test(price.text) ? [{ name, price, anchor }] : []));
  const packages = (brief.details?.pricing ?? []).map(({ name, price }, index) => ({
    name: fromBrief(name, `details.pricing.${index}.name`),
    price: computed(priceTag(price, language), `details.pricing.${index}.price`),
  }));
  return (services.length >= packages.length ? services : packages).slice(0, 9);
}

/** The best way to get in touch, then what to look at next. */
function heroActions(context: PageContext): Action[] {
  const { actions, page, words, offers } = context;
  const [first, second] = actions.near(page);
  const priced = offers.some(({ price }) => price);
  const look =
    (page === 'pricing' || !priced ? undefined : actions.page('pricing', seePrices(words, context))) ??
    (page === 'services' ? undefined : actions.page('services', seeServices(words, context)));
  return [first, look ?? second].filter((action) => action !== undefined);
}
