import type { Brief } from '../brief.ts';
import type { Line } from '../document.ts';
import type { KnownService, TradePack } from '../trades/pack.ts';
import { computed, neutral, told } from './lines.ts';
import { matchServices } from './match.ts';
import { priceWords } from './money.ts';
import { uniqueSlugs } from './phrases.ts';
import { ended } from './sentences.ts';

/** A service as the site speaks of it: the owner's, or the trade's usual ones when the owner named none. */
export interface Offer {
  name: Line;
  /** The owner's own description. */
  text?: Line;
  price?: Line;
  /** The trade's neutral words about it, if the name was understood. */
  known?: KnownService;
  /** Id on the Services page. */
  anchor: string;
  /** Whether the owner named it. */
  own: boolean;
}

/** Ids that sections use themselves. */
const sectionIds = [
  'main',
  'header',
  'footer',
  'hero',
  'intro',
  'details',
  'services',
  'steps',
  'faq',
  'call',
  'prices',
  'area',
  'hours',
  'form',
  'story',
  'proof',
  'gallery',
  'shelf',
  'policy',
  'script',
  'contact',
  'posts',
  'reasons',
  'included',
  'statement',
  'quote',
  'closer',
  'onward',
  'article',
];

/** Services shown for an owner who named none: the trade's two commonest and some of its others. */
const usual = { always: 2, shown: 6 };

/** The owner's services in their order, or else six of the trade's; `pick` chooses among those that are not always shown. */
export function offersOf(brief: Brief, pack: TradePack, pick: (services: KnownService[], count: number) => KnownService[]): Offer[] {
  const named = brief.services ?? [];
  if (named.length === 0) {
    const common = pack.key === 'general' ? pack.services.slice(0, 8) : pack.services;
    const rest = pick(common.slice(usual.always), usual.shown - usual.always);
    const shown = pick([...common.slice(0, usual.always), ...rest], usual.shown);
    const anchors = uniqueSlugs(
      shown.map(({ name }) => name),
      'service',
      sectionIds,
    );
    return shown.map((known, index) => ({ name: neutral(known.name), known, anchor: anchors[index] ?? known.name, own: false }));
  }
  const known = matchServices(
    named.map(({ name }) => name),
    pack.services,
  );
  const anchors = uniqueSlugs(
    named.map(({ name }) => name),
    'service',
    sectionIds,
  );
  return named.map((service, index) => {
    const field = `services.${index}`;
    const price = priceWords({ from: service.priceFrom, to: service.priceTo, unit: service.priceUnit });
    const priceFields = (['priceFrom', 'priceTo', 'priceUnit'] as const).filter((key) => service[key]).map((key) => `${field}.${key}`);
    return {
      name: told(service.name, `${field}.name`),
      anchor: anchors[index] ?? field,
      own: true,
      ...(service.description ? { text: told(ended(service.description), `${field}.description`) } : {}),
      ...(price ? { price: computed(price, ...priceFields) } : {}),
      ...(known[index] ? { known: known[index] } : {}),
    };
  });
}
