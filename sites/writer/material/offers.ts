import { ended } from '../../../text/text-end.ts';
import type { Brief } from '../../brief/brief.ts';
import type { Line } from '../../document/document.ts';
import { computed, fromBrief } from '../../document/lines.ts';
import type { DerivedBrief } from '../../interview/derived-brief.ts';
import type { KnownService } from '../../kinds/format.ts';
import { priceWords } from '../../labels/money.ts';
import { wordsOf } from '../../labels/site-words.ts';
import { fold } from '../../language/fold.ts';
import { uniqueSlugs } from '../../language/phrases.ts';
import { servicesFor, servicesIn } from '../../lexicon/services.ts';
import { parsePrice, saysDollars } from '../../prices/price-text.ts';

/** A service as the site speaks of it. */
export interface Offer {
  name: Line;
  /** The owner's description. */
  text?: Line;
  price?: Line;
  /** The service of the trade that it is. */
  known?: KnownService;
  /** Id on the Services page. */
  anchor: string;
}

/** The owner's services in their order. `taken` are ids that the Services page has already. */
export function offersOf({ brief, kind, language, formOfAddress }: DerivedBrief, taken: readonly string[]): Offer[] {
  const services = brief.services ?? [];
  const names = services.map(({ name }) => name);
  const known = servicesFor(servicesIn(kind, language), names);
  const anchors = uniqueSlugs(names, 'service', ['main', ...taken]);
  return services.map((service, index) => {
    const field = `services.${index}`;
    const price = priceOf(service, field, { language, formOfAddress });
    const details = isToldInWords(service) ? given(service, field) : [];
    const text = service.description && !saysPrice(service) && fromBrief(ended(service.description), `${field}.description`, ...details);
    return {
      name: fromBrief(service.name, `${field}.name`),
      anchor: anchors[index] ?? field,
      ...(text ? { text } : {}),
      ...(price ? { price } : {}),
      ...(known[index] ? { known: known[index] } : {}),
    };
  });
}

type Service = NonNullable<Brief['services']>[number];

/** 'There's no charge for that part': the owner says better what is free than a tag that makes all of it free. */
function isToldInWords({ description = '', priceFrom, priceTo }: Service): boolean {
  const isFree = priceFrom !== undefined && Number(priceFrom) === 0 && Number(priceTo ?? 0) === 0;
  return isFree && /\b(?:free|no charge|no cost|gratis|sin costo|sin cargo)\b/i.test(description);
}

/** 'Starts at $149' under 'from $149'. '60 min' isn't $60. */
function saysPrice({ description = '', priceFrom, priceTo }: Service): boolean {
  const said = parsePrice(description.replace(/ ?@ ?/, ' at '));
  return (
    saysDollars(description) &&
    priceFrom !== undefined &&
    said.priceFrom === priceFrom &&
    (said.priceTo ?? priceFrom) === (priceTo ?? priceFrom)
  );
}

/** The fields of a service's price that its owner filled in. */
function given({ priceFrom, priceTo, priceUnit }: Service, field: string): string[] {
  return Object.entries({ priceFrom, priceTo, priceUnit }).flatMap(([key, value]) => (value ? [`${field}.${key}`] : []));
}

/** Whether a name says what the price is for: 'Tamales by the dozen' needs no 'per dozen', nor 'Month' a 'per month'. */
function namesUnit(name: string, unit: string): boolean {
  const bare = fold(unit.replace(/^(?:per|an?|each|por|cada)\s+|^\/\s*/i, ''));
  const folded = fold(name);
  return folded === bare || ['by the', 'per', 'por', 'por la'].some((before) => folded.endsWith(`${before} ${bare}`));
}

function priceOf(
  service: Service,
  field: string,
  { language, formOfAddress }: Pick<DerivedBrief, 'language' | 'formOfAddress'>,
): Line | undefined {
  if (isToldInWords(service)) return undefined;
  const { price, priceFrom, priceTo, priceUnit } = service;
  const unit = priceUnit && !namesUnit(service.name, priceUnit) ? priceUnit : undefined;
  const amount = priceWords({ from: priceFrom, to: priceTo, unit }, language);
  if (amount) return computed(amount, ...given(service, field), ...(saysPrice(service) ? [`${field}.description`] : []));
  return price === 'call' ? computed(wordsOf({ language, formOfAddress }).actions.priceByPhone, `${field}.price`) : undefined;
}
