import type { Brief } from '../../brief.ts';
import type { Line } from '../../document.ts';
import { languageOf } from '../../language/language.ts';
import { siteWords } from '../../language/site-words.ts';
import type { KnownService } from '../../lexicon/format.ts';
import type { Kind } from '../../lexicon/lexicon.ts';
import { servicesFor, servicesIn } from '../../lexicon/services.ts';
import { sectionKinds } from '../../sections/info.ts';
import { computed, fromBrief } from '../words/lines.ts';
import { priceWords } from '../words/money.ts';
import { uniqueSlugs } from '../words/phrases.ts';
import { ended } from '../words/sentences.ts';

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

/** The owner's services in their order. */
export function offersOf(brief: Brief, kind: Kind): Offer[] {
  const language = languageOf(brief);
  const services = brief.services ?? [];
  const names = services.map(({ name }) => name);
  const known = servicesFor(servicesIn(kind, language), names);
  const anchors = uniqueSlugs(names, 'service', ['main', ...sectionKinds]);
  return services.map((service, index) => {
    const field = `services.${index}`;
    const price = priceOf(service, field, language);
    const text = service.description && fromBrief(ended(service.description), `${field}.description`);
    return {
      name: fromBrief(service.name, `${field}.name`),
      anchor: anchors[index] ?? field,
      ...(text ? { text } : {}),
      ...(price ? { price } : {}),
      ...(known[index] ? { known: known[index] } : {}),
    };
  });
}

/** 'There's no charge for that part': the owner says better what is free than a tag that makes all of it free. */
const saysWhatIsFree = /\b(?:free|no charge|no cost|at no|gratis|sin costo|sin cargo)\b/i;

function priceOf(
  { description = '', price, priceFrom, priceTo, priceUnit }: NonNullable<Brief['services']>[number],
  field: string,
  language: ReturnType<typeof languageOf>,
): Line | undefined {
  const amount = priceWords({ from: priceFrom, to: priceTo, unit: priceUnit }, language);
  if (amount === siteWords[language].price.free && saysWhatIsFree.test(description)) return undefined;
  const given = Object.entries({ priceFrom, priceTo, priceUnit }).filter(([, value]) => value);
  if (amount) return computed(amount, ...given.map(([key]) => `${field}.${key}`));
  return price === 'call' ? computed(siteWords[language].actions.priceByPhone, `${field}.price`) : undefined;
}
