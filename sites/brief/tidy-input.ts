import { hasHidden } from '../../text/tidy/characters.ts';
import { tidy } from '../../text/tidy/tidy.ts';
import { addressParts } from '../addresses/address-parts.ts';
import { townsWithStates } from '../addresses/town-like.ts';
import { isAmount, parseAmount, parsePrice, type ServicePrice, saysDollars } from '../prices/price-text.ts';
import { servicesIn } from '../prices/service-lines.ts';
import { entrySeparator, fieldKind, likeFirstPlace } from './field-kinds.ts';
import { briefLimits } from './limits.ts';

type Path = (string | number)[];

/** Far above any honest brief; beyond it nothing is read. */
export const depthLimit = 8;

/**
 * A brief in its exchange form, or the part of one at `path`, with every text tidied by the kind of its field. What isn't text stays.
 * `onHidden` gets the path of each text with invisible characters.
 */
export function tidyInput(input: unknown, path: Path = [], onHidden: (path: Path) => void = () => undefined): unknown {
  if (path.length > depthLimit) return input;
  if (typeof input === 'string') {
    if (hasHidden(input)) onHidden(path);
    return tidy(input, fieldKind(pattern(path)));
  }
  if (Array.isArray(input)) return entries(input, path).map((item, index) => tidyInput(item, [...path, index], onHidden));
  if (typeof input !== 'object' || input === null) return input;
  const tidied = Object.fromEntries(Object.entries(input).map(([key, item]) => [key, tidyInput(item, [...path, key], onHidden)]));
  const group = likeFirstPlace(pattern(path));
  return (Object.hasOwn(groups, group) && groups[group]?.(tidied)) || tidied;
}

type Group = Record<string, unknown>;

/** Fields that are read together. Undefined if they have something else than text. */
const groups: Record<string, (group: Group) => Group | undefined> = {
  'business.address': (group) =>
    Object.values(group).every((part) => part === undefined || typeof part === 'string') ? { ...addressParts(group) } : undefined,
  'services.*': withPrice,
  'proof.quotes.*': withSource,
  'details.pricing.*': withAmount,
  'details.shop.*': withAmount,
  '': withBookable,
};

/** A service with the price that was typed into one of its fields: as words, after its name, or as its description. */
function withPrice({ priceFrom, ...service }: Group): Group | undefined {
  if (typeof priceFrom === 'string' && priceFrom)
    return isAmount(priceFrom) || service.priceTo ? undefined : { ...service, ...priceIn(priceFrom) };
  if (service.priceTo || service.price) return undefined;
  const { name, description, ...rest } = service;
  if (typeof name !== 'string' || (typeof description !== 'string' && description !== undefined)) return undefined;
  if (otherAmounts.test(name)) return undefined;
  const told = typeof description === 'string' ? pricesAlone(description) : undefined;
  if (told) return { ...rest, name, ...told };
  const named = pricedName(name);
  return named && { ...service, ...named };
}

/** Services whose amounts are what an order comes to, what is paid out or what is lent. */
const otherAmounts =
  /(?<!\p{L})(?:free|deliver\w*|shipping|cash|loans?|bonds?|insurance|gratis|entregas?|env[ií]os?|efectivo|pr[eé]stamos?|fianzas?|seguros?)(?!\p{L})/iu;

/** A description that says nothing but the price: 'starts @ $149'. */
function pricesAlone(description: string): ServicePrice | undefined {
  if (!saysDollars(description)) return undefined;
  const price = priceIn(description.replace(/ ?@ ?/, ' at '));
  return isAmount(price.priceFrom ?? price.priceTo ?? '') ? price : undefined;
}

/** A name that ends with its only amount, an exact price: 'TV mounting $75-150'. */
function pricedName(name: string): ({ name: string } & ServicePrice) | undefined {
  if (!priceAtEnd.test(name)) return undefined;
  const [named, ...others] = servicesIn(name);
  if (!named || others.length > 0 || !isAmount(named.priceFrom ?? '') || !isAmount(named.priceTo ?? '')) return undefined;
  return /[\d$]/.test(named.name) || opensPrice.test(named.name) ? undefined : named;
}

const priceAtEnd = /\$\d[\d,.]*(?: ?[-–—] ?\$?\d[\d,.]*| (?:to|a) \$?\d[\d,.]*)?$/;

/** 'Lunch under $20' isn't a lunch for $20. */
const opensPrice =
  /(?<!\p{L})(?:under|over|below|above|than|only|just|for|at|by|to|with|the|of|per|and|or|plus|save|off|least|most|hasta|por|desde|de|y)$/iu;

function priceIn(typed: string): ServicePrice {
  const { priceUnit, ...price } = parsePrice(typed);
  return priceUnit ? { ...price, priceUnit: tidy(priceUnit, 'line') } : price;
}

/** A brief whose booking form names services as the list of services does, without the prices that were typed after them. */
function withBookable(brief: Group): Group | undefined {
  const { details, services } = brief as { details?: { booking?: { services?: unknown } }; services?: { name?: unknown }[] };
  const bookable = details?.booking?.services;
  if (!Array.isArray(bookable) || !Array.isArray(services)) return undefined;
  const names = new Set(services.map((service) => service?.name));
  const asListed = (typed: unknown) => {
    const bare = typeof typed === 'string' && !names.has(typed) ? pricedName(typed)?.name : undefined;
    return bare !== undefined && names.has(bare) ? bare : typed;
  };
  return { ...brief, details: { ...details, booking: { ...details?.booking, services: bookable.map(asListed) } } };
}

/** A quote with its source beside the name: “Great job!” — Google review. */
const sourced = /^["“](.+)["”]\s*[—–-]{1,2}\s*([^"“”—–]{2,60}?)["”]?$/s;
/** The same without quotation marks, where only a place of reviews is sure to be no part of what was said. */
const reviewed = /^(.+?)\s[—–-]{1,2}\s*((?:Google|Yelp|Facebook|Nextdoor|Angi|Thumbtack|Tripadvisor)\b[^"“”—–]{0,40})$/is;

function withSource({ text, name, ...rest }: Group): Group | undefined {
  const [, said, source = ''] = typeof text === 'string' ? (sourced.exec(text) ?? reviewed.exec(text) ?? []) : [];
  if (!said || (typeof name !== 'string' && name !== undefined)) return undefined;
  const names = [name?.trim(), source.trim()].filter(Boolean);
  const named = name?.toLowerCase().includes(source.trim().toLowerCase()) ? name : names.join(', ');
  return named.length > briefLimits.quoteName ? undefined : { ...rest, text: tidy(said, 'quote'), name: tidy(named, 'name') };
}

function withAmount({ price, ...rest }: Group): Group | undefined {
  return typeof price === 'string' ? { ...rest, price: parseAmount(price) } : undefined;
}

/** The entries of a list, with those that were typed into one as several, and towns with their states. */
function entries(list: unknown[], path: Path): unknown[] {
  const separator = entrySeparator(pattern(path));
  if (!separator) return list;
  const split = list.flatMap((item) => {
    if (typeof item !== 'string') return [item];
    const parts = item.split(separator).filter((part) => part.trim());
    return parts.length > 1 ? parts : [item];
  });
  return pattern(path) === 'business.serviceArea' && split.every((item) => typeof item === 'string') ? townsWithStates(split) : split;
}

function pattern(path: Path): string {
  return path.map((part) => (typeof part === 'number' ? '*' : part)).join('.');
}
