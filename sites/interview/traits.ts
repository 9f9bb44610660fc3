import { notATown } from '../addresses/town-like.ts';
import type { Brief } from '../brief/brief.ts';
import type { LikelyTraits, PlaceTrait, StartTrait, WhoTrait } from '../kinds/format.ts';
import type { AnsweredFact, Interviewed } from './answers.ts';

/** What kind of business a brief describes, as far as words depend on it. What no one said and nothing suggests is undefined. */
export interface Traits {
  place: PlaceTrait | undefined;
  /** Customers come, and the brief says where. Words such as 'shop' or 'visit us' need it. */
  premises: boolean;
  /** It comes to its customers. */
  visits: boolean;
  /** How a customer starts, the commonest way first. */
  start: StartTrait[];
  /** Ways to start that the brief itself names: only these may be promised. */
  said: StartTrait[];
  gives: LikelyTraits['gives'] | undefined;
  who: WhoTrait | undefined;
  rhythm: LikelyTraits['rhythm'] | undefined;
}

/** Words of a business that goes to its customers. */
export const goesWords =
  /\bmobile\b|\b(?:in|at|to) your (?:own )?(?:home|house|place|door|driveway|office|yard|location)\b|\b(?:we|i)(?:['’]ll)? (?:come|drive|travel) (?:out )?to (?:you|peoples?|your)\b|\bcome to you\b|\bin (?:people['’]?s|customers['’]?) homes\b|\ba domicilio\b/i;
const comesWords =
  /\b(?:walk[- ]?ins?(?! (?:closet|cooler|shower|tub))|stop (?:by|in)|come (?:in|by|see us)|visit (?:us|our)|drop (?:it |them )?off|our (?:shop|store|salon|studio|office|clinic|showroom|dining room|barn|farm))\b/i;

interface TraitSources extends Pick<Interviewed, 'brief' | 'kind' | 'voice'> {
  answered: readonly AnsweredFact[];
}

/** Derived from the brief: what the owner chose, then what they answered and wrote, then what is likely of the kind. */
export function traitsOf({ brief, kind, voice, answered }: TraitSources): Traits {
  const { business } = brief;
  const chosen = business.traits ?? {};
  const sets = Object.assign({}, ...answered.flatMap(({ chips }) => chips.map((chip) => chip.sets ?? {}))) as Partial<
    LikelyTraits & { who: WhoTrait }
  >;
  // In Mobile, Alabama, 'Mobile' says nothing of who goes where.
  const description = business.address?.city ? business.description.split(business.address.city).join(' ') : business.description;
  const words = `${business.trade} ${business.tagline ?? ''} ${description}`;
  const place = chosen.place ?? sets.place ?? placeOf(brief, words, kind.traits);
  const starts = [...new Set([...(chosen.start ?? sets.start ?? []), ...promisedStarts(brief, words)])];
  return {
    place,
    premises: (place === 'come' || place === 'both' || place === 'several') && business.address?.street !== undefined,
    visits: place === 'go' || place === 'both',
    start: starts.length > 0 ? starts : (kind.traits?.start ?? []),
    said: starts,
    gives: chosen.gives ?? sets.gives ?? kind.traits?.gives,
    who: chosen.who ?? sets.who ?? (voice === 'I' ? 'one' : familyOf(brief, words)),
    rhythm: sets.rhythm ?? kind.traits?.rhythm,
  };
}

/** True if customers choose such a business by its prices: not for advice or care, and not for a project, which has its own price. */
export function pricesSell({ gives, rhythm }: Traits): boolean {
  return gives !== 'advice' && gives !== 'care' && gives !== 'worship' && rhythm !== 'project';
}

function placeOf({ business }: Brief, words: string, likely: LikelyTraits | undefined): PlaceTrait | undefined {
  const hasStreet = business.address?.street !== undefined;
  const goes = says(goesWords, words);
  const staysIn = !goes && goesWords.test(words);
  const comes = says(comesWords, words);
  if (goes && (comes || (hasStreet && likely?.place === 'both'))) return 'both';
  if (goes) return 'go';
  if (hasStreet) return likely?.place === 'go' && !comes ? 'go' : likely?.place === 'both' && !staysIn ? 'both' : 'come';
  if (likely?.place === 'come' || likely?.place === 'both') {
    const canGo = likely.place === 'both' || likely.gives === 'service';
    return business.serviceArea?.length && canGo ? 'go' : likely.place === 'come' ? 'come' : undefined;
  }
  return likely?.place ?? (business.serviceArea?.length ? 'go' : undefined);
}

function promisedStarts(brief: Brief, words: string): StartTrait[] {
  return [
    ...(brief.promises?.includes('walk-ins') || says(/\bwalk[- ]ins?\b(?! (?:closet|cooler|shower|tub))/i, words)
      ? ['walk-in' as const]
      : []),
    ...(says(/\bby appointment\b|\bappointments? only\b|\bcon cita\b/i, words) ? ['appointment' as const] : []),
  ];
}

/** True if a text has the words, and not only where it denies them: 'no walk-ins', 'we don’t come to you'. */
function says(words: RegExp, text: string): boolean {
  return [...text.matchAll(new RegExp(words, 'gi'))].some(({ index }) => !denial.test(text.slice(0, index)));
}

const denial = /\b(?:no|not|never|without|(?:do|does|ca|wo)n['’]?t|sin|nunca)\b[^.!?;,]{0,15}$/i;

function familyOf(brief: Brief, words: string): WhoTrait | undefined {
  return brief.promises?.includes('family-owned') || /\bfamily[- ](?:owned|run|business)\b|\bnegocio familiar\b/i.test(words)
    ? 'family'
    : undefined;
}

const startWords: Record<StartTrait, string> = {
  'walk-in': 'They don’t need an appointment.',
  appointment: 'They make an appointment.',
  quote: 'They get a quote first.',
  order: 'They order ahead.',
  call: 'They call first.',
  enroll: 'They sign up.',
  attend: 'They just show up.',
};

/** The traits as sentences that the owner can correct: 'Customers come to you at 12 Elm Street. They make an appointment.' */
export function traitSentence({ place, start }: Traits, { address, serviceArea = [] }: Brief['business']): string | undefined {
  if (!place) return undefined;
  const [first] = start;
  const how = first ? ` ${startWords[first]}` : '';
  const street = address?.street ? ` at ${address.street}` : '';
  const named = serviceArea.filter((place) => !notATown(place));
  const towns = named.length > 0 ? ` in ${townList(named)}` : '';
  const sentences: Record<PlaceTrait, string> = {
    come: `Customers come to you${street}.${how}`,
    go: `You go to your customers${towns}.${how}`,
    both: `Customers come to you${street}, or you go to them${towns}.${how}`,
    remote: `You work by phone, video or mail.${how}`,
    several: `Customers find you at several places.${how}`,
  };
  return sentences[place];
}

const fewInWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** All towns of a short list, otherwise the first two and how many more there are: 'Ogden, Roy and three more towns'. */
function townList(towns: readonly string[]): string {
  const more = towns.length - 2;
  const named = towns.length > 3 ? [...towns.slice(0, 2), `${fewInWords[more] ?? more} more towns`] : towns;
  return named.length > 1 ? `${named.slice(0, -1).join(', ')} and ${named.at(-1)}` : named.join('');
}
