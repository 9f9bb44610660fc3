import type { Brief } from '../brief/brief.ts';
import { lexicon as builtIn, type Kind, type Lexicon } from '../lexicon/lexicon.ts';

const known = new WeakMap<Brief['business'], { lexicon: Lexicon; kind: Kind }>();

/** The kind of business that a brief describes. The same brief is looked up once, since every check of a line asks for it. */
export function kindOfBrief({ business }: Pick<Brief, 'business'>, lexicon = builtIn): Kind {
  const found = known.get(business);
  if (found?.lexicon === lexicon) return found.kind;
  const kind = lexicon.kindOf({ trade: business.trade, name: business.name, places: placesOf(business) });
  known.set(business, { lexicon, kind });
  return kind;
}

function placesOf({ address, serviceArea = [], state }: Brief['business']): string[] {
  return [address?.city, address?.state, state, ...serviceArea].filter((place) => place !== undefined);
}
