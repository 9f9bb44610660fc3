import type { Brief } from '../../brief.ts';
import type { Line } from '../../document.ts';
import { fits } from '../../interview/fitting-words.ts';
import type { Traits } from '../../interview/traits.ts';
import { languageOf } from '../../language/language.ts';
import { siteWords } from '../../language/site-words.ts';
import { fold, singular } from '../../lexicon/fold.ts';
import type { KnownService } from '../../lexicon/format.ts';
import type { Kind } from '../../lexicon/lexicon.ts';
import { servicesFor } from '../../lexicon/services.ts';
import { sectionKinds } from '../../sections/info.ts';
import { computed, fromBrief, neutral } from '../words/lines.ts';
import { priceWords } from '../words/money.ts';
import { uniqueSlugs } from '../words/phrases.ts';
import { ended } from '../words/sentences.ts';

/** A service as the site speaks of it. */
export interface Offer {
  name: Line;
  /** The owner's description, else what every such service is, if its name leaves no doubt. */
  text?: Line;
  price?: Line;
  /** The service of the trade that it is. */
  known?: KnownService;
  /** Id on the Services page. */
  anchor: string;
}

/** The owner's services in their order. */
export function offersOf(brief: Brief, kind: Kind, traits: Traits): Offer[] {
  const language = languageOf(brief);
  const services = brief.services ?? [];
  const names = services.map(({ name }) => name);
  const known = servicesFor(knownServices(kind, language === 'es'), names);
  const anchors = uniqueSlugs(names, 'service', ['main', ...sectionKinds]);
  return services.map((service, index) => {
    const field = `services.${index}`;
    const price = priceOf(service, field, language);
    const definition = isNamed(service.name, known[index]) ? known[index]?.means : undefined;
    const means = definition && fits(definition, traits) ? definition : undefined;
    const text = service.description ? fromBrief(ended(service.description), `${field}.description`) : means && neutral(means);
    return {
      name: fromBrief(service.name, `${field}.name`),
      anchor: anchors[index] ?? field,
      ...(text ? { text } : {}),
      ...(price ? { price } : {}),
      ...(known[index] ? { known: known[index] } : {}),
    };
  });
}

/** A definition is printed beside a price, so it has to be exactly of the service that the owner named, not of one like it. */
function isNamed(name: string, known: KnownService | undefined): boolean {
  const words = (text: string) =>
    [
      ...new Set(
        fold(text)
          .split(' ')
          .filter((word) => word.length > 2)
          .map(singular),
      ),
    ]
      .sort()
      .join(' ');
  return known !== undefined && words(name) === words(known.name);
}

function priceOf(
  { price, priceFrom, priceTo, priceUnit }: NonNullable<Brief['services']>[number],
  field: string,
  language: ReturnType<typeof languageOf>,
): Line | undefined {
  const amount = priceWords({ from: priceFrom, to: priceTo, unit: priceUnit }, language);
  const given = Object.entries({ priceFrom, priceTo, priceUnit }).filter(([, value]) => value);
  if (amount) return computed(amount, ...given.map(([key]) => `${field}.${key}`));
  return price === 'call' ? computed(siteWords[language].actions.priceByPhone, `${field}.price`) : undefined;
}

/** The services of a trade, in Spanish by their Spanish names. */
function knownServices(kind: Kind, spanish: boolean): KnownService[] {
  if (!spanish) return kind.services;
  return kind.services.flatMap((service) => {
    const words = kind.spanish?.services?.[service.name];
    return words ? [{ name: words.name, match: words.match, means: words.means }] : [];
  });
}
