import type { Brief } from '../../brief.ts';
import type { Line } from '../../document.ts';
import { sectionKinds } from '../../sections/info.ts';
import type { KnownService, TradePack } from '../../trades/pack.ts';
import { computed, fromBrief, neutral } from '../words/lines.ts';
import { priceWords } from '../words/money.ts';
import { uniqueSlugs } from '../words/phrases.ts';
import { ended } from '../words/sentences.ts';
import type { Words } from '../words/words.ts';
import { matchServices, stemLength } from './match.ts';

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

/** Services shown for an owner who named none: what they speak of, else the trade's two commonest, and some of its others. */
const usual = { always: 2, shown: 6 };
/** Services of the general pack that suit nearly any trade, and how many of them are shown. */
const general = { common: 7, shown: 5 };

/** The owner's services in their order, or else up to six of the trade's; `pick` chooses among those that are not always shown. */
export function offersOf(brief: Brief, pack: TradePack, pick: (services: KnownService[], count: number) => KnownService[]): Offer[] {
  const takenIds = ['main', ...sectionKinds];
  const named = brief.services ?? [];
  if (named.length === 0) {
    const shown = usualServices(brief, pack, pick);
    const anchors = uniqueSlugs(
      shown.map(({ name }) => name),
      'service',
      takenIds,
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
    takenIds,
  );
  return named.map((service, index) => {
    const field = `services.${index}`;
    const price = priceWords({ from: service.priceFrom, to: service.priceTo, unit: service.priceUnit });
    const priceFields = (['priceFrom', 'priceTo', 'priceUnit'] as const).filter((key) => service[key]).map((key) => `${field}.${key}`);
    return {
      name: fromBrief(service.name, `${field}.name`),
      anchor: anchors[index] ?? field,
      own: true,
      ...(service.description ? { text: fromBrief(ended(service.description), `${field}.description`) } : {}),
      ...(price ? { price: computed(price, ...priceFields) } : {}),
      ...(known[index] ? { known: known[index] } : {}),
    };
  });
}

function usualServices(
  { business }: Brief,
  pack: TradePack,
  pick: (services: KnownService[], count: number) => KnownService[],
): KnownService[] {
  const described = [business.trade, business.tagline, business.description].join('. ');
  const spoken = pack.services.filter(({ stems }) => stemLength(described, stems) > 0);
  const common = pack.key === 'general' ? pack.services.slice(0, general.common) : pack.services;
  const fitting = common.filter((service) => !spoken.includes(service) && !(service.field && spoken.length > 0));
  const first = spoken.length > 0 ? spoken.slice(0, usual.shown) : fitting.slice(0, usual.always);
  const count = pack.key === 'general' ? general.shown : usual.shown;
  const rest = pick(
    fitting.filter((service) => !first.includes(service)),
    Math.max(0, count - first.length),
  );
  return spoken.length > 0 ? [...first, ...rest] : pick([...first, ...rest], count);
}

/** The owner's description, else the trade's definition of such a service. */
export function offerText({ words }: { words: Words }, { text, known, name }: Offer): Line | undefined {
  return text ?? (known && words.line(`service-${name.text}`, known.text));
}
