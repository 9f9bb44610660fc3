import { withoutEnd } from '../../text/text-end.ts';
import { tidy } from '../../text/tidy/tidy.ts';
import { dollars } from './dollars.ts';
import { asUnit, unitWords } from './price-units.ts';

/** The price of a service as the brief stores it: decimal dollars as text, or `price: 'call'`. 0 is free. */
export interface ServicePrice {
  priceFrom?: string;
  priceTo?: string;
  priceUnit?: string;
  price?: 'call';
}

/** 'call me for price', 'ask us', 'by quote', 'price on request', 'varies', 'llámenos'. */
const onRequest =
  /^(?:please )?(?:call|phone|text|email|ask|contact|inquire|enquire|ll[aá]m\w*|pregunt\w*|consult\w*)(?!\p{L})|\bquotes?$|\b(?:up)?on request$|^(?:it |price )?(?:varies|depends)\b|^(?:var[ií]a|depende)\b|cotizaci[oó]n$/iu;
const free = /^(?:(?:it[’']s |es )?(?:free|no charge|complimentary|gratis)|sin costo)$/i;

/** '$1,480', '89.50', 'USD 45', '4k', '25$', '25 dollars', '50¢'. '1,5' and '1.250' may be either of two amounts, so they're none. */
const number = String.raw`(?:(?:us)?\$|usd)? ?((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?)(?![.,]?\d) ?(k(?!\p{L})|¢)? ?(?:\$|(?:dollars|bucks|usd|d[oó]lares)(?!\p{L}))?`;
const priced = new RegExp(
  `^(?:(from|starting(?: (?:at|from))?|starts (?:at|from)|at least|as low as|desde|a partir de)|(up to|hasta))? ?${number}(?: ?(?:-|to|a) ?${number})? ?(.*)$`,
  'iu',
);
/** '85+', '85 and up', '85 en adelante'. */
const andUp = /^(?:\+|(?:and|n|&) (?:up|more)|or more|minimum|min|en adelante|[yo] m[aá]s)$/iu;
/** '$129 flat' is a price without a unit. */
const flat = /^flat(?: rate| fee)?$/i;

/**
 * Reads a price as people type it: 'from $129', '$89', '85 and up', '210 to 320', '$4k-6k', 'up to $50', 'from $95 per hour', '3 for
 * $10', 'free', 'call me for price'. One amount alone is an exact price. Returns any other text unchanged, so the brief's own check
 * can report it: a guess would put a wrong price on the site.
 */
export function parsePrice(text: string): ServicePrice {
  // '45.–' is how some write that there are no cents.
  const typed = tidy(text, 'number');
  const words = withoutEnd(typed, /[.!]/).replace(/[.,]-{1,2}$/, '');
  if (!words) return typed ? { priceFrom: typed } : {};
  if (free.test(words)) return { priceFrom: '0', priceTo: '0' };
  if (onRequest.test(words) && !/\d/.test(words)) return { price: 'call' };
  const [, several, together] = /^(\d+) (?:for|por) \$?(\d+(?:\.\d+)?)$/i.exec(words) ?? [];
  if (several && together) return { priceFrom: together, priceTo: together, priceUnit: several };
  const [match, from, upTo, first = '', firstMark, second, secondMark, rest = ''] = priced.exec(words) ?? [];
  const isFrom = from !== undefined || andUp.test(rest);
  const unit = andUp.test(rest) ? '' : unitIn(rest);
  if (match === undefined || unit === undefined) return { priceFrom: typed };
  const named = unit ? { priceUnit: unit } : {};
  // In '4-6k' both are thousands.
  const low = amount(first, firstMark ?? (secondMark === 'k' && Number(first) < Number(second) ? 'k' : undefined));
  if (second) return { priceFrom: low, priceTo: amount(second, secondMark), ...named };
  if (upTo) return { priceTo: low, ...named };
  if (isFrom) return { priceFrom: low, ...named };
  if (Number(low) === 0) return { priceFrom: '0', priceTo: '0' };
  return { priceFrom: low, priceTo: low, ...named };
}

const dollarWords = /\$|(?<!\p{L})(?:dollars|d[oó]lares)(?!\p{L})/iu;

/** Whether an amount in running text is money: 'from 30 to 60 min' is as long as 'from $30 to $60' is dear. */
export function saysDollars(text: string): boolean {
  return dollarWords.test(text);
}

/** An amount alone, as decimal dollars: '$1,480' → '1480'. Any other text stays as typed, so the brief's own check can report it. */
export function parseAmount(text: string): string {
  const { priceFrom, priceTo, priceUnit } = parsePrice(text);
  return priceFrom !== undefined && priceFrom === priceTo && !priceUnit ? priceFrom : text.trim();
}

/** What an amount is for: 'per visit' → 'visit', 'plus tax'. Undefined if the words say something else, or hold another number. */
function unitIn(rest: string): string | undefined {
  const words = withoutEnd(rest.trim(), /[\s,;:]/)
    .replace(/^,\s*/, '')
    .replace(/^\+ ?(?=\p{L})/u, /impuesto|\biva\b/i.test(rest) ? 'más ' : 'plus ');
  if (!words || flat.test(words)) return '';
  if (/[$+¢]|^\/ ?\d/.test(words) || (words.match(/\d[\d.,x×]*/g) ?? []).length > 1) return undefined;
  const unit = asUnit(words.replace(/^ea\.?(?!\p{L})/iu, 'each').replace(/^depends on/i, 'depending on'));
  const bare = unit?.replace(/^(?:\/\s*|per\s+|for\s+(?=\d)|por\s+(?=\d))/i, '');
  return bare && (asUnit(bare) ?? bare);
}

/** Formats a price for the form: 'from $1,480', '$89', '$210 to $320 per visit', 'Free', 'Call for a price'. */
export function priceText({ priceFrom, priceTo, priceUnit, price }: ServicePrice): string {
  if (price === 'call') return 'Call for a price';
  if (priceFrom === '0' && priceTo === '0') return 'Free';
  const unit = priceUnit ? ` ${unitWords(priceUnit)}` : '';
  const [from, to] = [priceFrom && amountText(priceFrom), priceTo && amountText(priceTo)];
  if (from && to) return (from === to ? from : `${from} to ${to}`) + unit;
  if (to) return `up to ${to}${unit}`;
  if (!priceFrom) return '';
  return isAmount(priceFrom) ? `from ${from}${unit}` : priceFrom;
}

/** Decimal dollars: '4' with 'k' is 4000, '50' with '¢' is 0.50. */
function amount(typed: string, mark: string | undefined): string {
  const plain = typed.replaceAll(',', '');
  if (mark === '¢') return (Number(plain) / 100).toFixed(2);
  return mark ? String(Math.round(Number(plain) * 1000)) : plain;
}

export function isAmount(value: string): boolean {
  return /^\d+(\.\d{1,2})?$/.test(value);
}

/** An amount as the site shows it. Text that isn't one stays, so the owner can correct it. */
function amountText(value: string): string {
  return isAmount(value) ? dollars(value) : value;
}
