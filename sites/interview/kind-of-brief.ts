import type { Brief } from '../brief/brief.ts';
import { lexicon as builtIn, type Kind, type Lexicon } from '../lexicon/lexicon.ts';

/** The kind of business that a brief describes. */
export function kindOfBrief({ business }: Pick<Brief, 'business'>, lexicon: Lexicon = builtIn): Kind {
  return lexicon.kindOf({ trade: business.trade, name: business.name, places: placesOf(business) });
}

function placesOf({ address, serviceArea = [], state }: Brief['business']): string[] {
  return [address?.city, address?.state, state, ...serviceArea].filter((place) => place !== undefined);
}
