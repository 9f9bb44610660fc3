import type { Brief } from '../../sites/brief/brief.ts';
import type { PageKind } from '../../sites/document/document.ts';
import { pageKinds } from '../../sites/document/document.ts';
import type { Chip, Question } from '../../sites/kinds/format.ts';
import { type Kind, lexicon } from '../../sites/lexicon/lexicon.ts';
import { random } from '../../sites/scenes/random.ts';

export const fullness = ['full', 'ordinary', 'silent'] as const;
export type Fullness = (typeof fullness)[number];

/** A business of the lexicon with a brief of one fullness. */
export interface Business {
  name: string;
  kind: Kind;
  fullness: Fullness;
  brief: Brief;
}

type Next = () => number;
const pick = <T>(list: readonly T[], next: Next): T => list[Math.floor(next() * list.length)] as T;
const some = <T>(list: readonly T[], count: number, next: Next): T[] =>
  list
    .map((item) => ({ item, place: next() }))
    .sort((a, b) => a.place - b.place)
    .slice(0, count)
    .map(({ item }) => item);

/** `count` names of the lexicon in an order by `seed`, each with a full, an ordinary and a silent brief. */
export function businesses(count: number, seed: number): Business[] {
  const next = random(`words:${seed}`);
  return some([...lexicon.names], count, next).flatMap(([name, kind], index) =>
    fullness.map((one): Business => ({ name, kind, fullness: one, brief: briefOf(name, kind, one, random(`${seed}:${index}:${one}`)) })),
  );
}

function briefOf(name: string, kind: Kind, one: Fullness, next: Next): Brief {
  const owner = `${pick(first, next)} ${pick(last, next)}`;
  const town = pick(towns, next);
  const business: Brief['business'] = {
    name: `${pick(last, next)} ${pick(['& Daughter', '& Sons', 'Brothers', 'and Company', 'House', 'Works'], next)}`,
    trade: name,
    description: descriptionOf({ owner, town, sentences: one === 'full' ? 5 : one === 'ordinary' ? 2 : 1 }, next),
    phone: `919-555-01${String(Math.floor(next() * 100)).padStart(2, '0')}`,
  };
  if (one === 'silent') return { business, pages: fivePages(next) };
  const comes = kind.traits?.place === 'come' || kind.traits?.place === 'both';
  return {
    business: {
      ...business,
      state: 'NC',
      ...(comes
        ? { address: { street: `${1 + Math.floor(next() * 900)} ${pick(last, next)} St`, city: town, state: 'NC', zip: '27601' } }
        : {}),
      ...(kind.traits?.place === 'go' || one === 'full'
        ? { serviceArea: [town, ...some(towns, 3, next).filter((other) => other !== town)] }
        : {}),
      hours: hoursOf(next),
      ...(one === 'full'
        ? {
            founded: 1950 + Math.floor(next() * 70),
            payments: some(['Cash', 'Checks', 'Credit cards', 'Venmo', 'Zelle', 'Apple Pay'], 3, next),
            parking: `Park behind the ${pick(places, next)} on ${pick(last, next)} Street.`,
            people: [
              {
                name: owner,
                role: pick(['owner', 'founder'], next),
                line: `${capital(pick(habits, next))} since ${1980 + Math.floor(next() * 40)}.`,
              },
            ],
          }
        : {}),
    },
    services: servicesOf(kind, one, next),
    interview: answersOf(kind.interview, one === 'full' ? 9 : 3, next),
    pages: fivePages(next),
    ...(one === 'full'
      ? {
          details: {
            faq: [
              {
                question: `Who do I talk to about ${pick(places, next)} orders?`,
                answer: `${pick(first, next)} handles those on ${pick(days, next)}s, and ${pick(first, next)} fills in when the ${pick(places, next)} is busy.`,
              },
            ],
            steps: [
              `You tell ${pick(first, next)} what the ${pick(things, next)} needs.`,
              `${pick(first, next)} looks it over with the ${pick(things, next)} and writes it down.`,
              `You get it back by ${pick(days, next)} with the ${pick(things, next)} checked.`,
            ],
          },
          proof: {
            quotes: [
              {
                text: `${pick(first, next)} remembered our ${pick(things, next)} from ${pick(towns, next)} two summers ago.`,
                name: `${pick(first, next)} ${pick(last, next)}`,
                consent: true,
              },
            ],
          },
        }
      : {}),
  };
}

function fivePages(next: Next): PageKind[] {
  const others = pageKinds.filter((page) => page !== 'home');
  return ['home', ...some(others, 4, next)];
}

/** Sentences as owners write them: about people, places and habits, different for every business. */
function descriptionOf({ owner, town, sentences }: { owner: string; town: string; sentences: number }, next: Next): string {
  const makers: (() => string)[] = [
    () => `${owner} learned this from ${pick(kin, next)} in ${pick(towns, next)} and never did anything else.`,
    () => `We keep a ${pick(things, next)} by the ${pick(places, next)} and answer the phone ourselves.`,
    () => `${capital(pick(kin, next))} still ${pick(habits, next)} on ${pick(days, next)}s.`,
    () =>
      `Most of our customers live between ${town} and the ${pick(last, next)} ${pick(['bridge', 'farm', 'mill', 'creek', 'church'], next)}.`,
    () => `The ${pick(things, next)} on the wall came from the old ${pick(places, next)} on ${pick(last, next)} Street.`,
    () => `We don’t touch ${pick(things, next)}s, and we say so before anyone drives over from ${pick(towns, next)}.`,
    () => `${pick(first, next)} ${pick(habits, next)} while ${pick(first, next)} keeps the books.`,
    () => `On ${pick(days, next)}s we start with the ${pick(places, next)} and work our way to ${pick(towns, next)}.`,
    () => `Ask for ${pick(first, next)} if it’s about a ${pick(things, next)}, and for ${pick(first, next)} otherwise.`,
    () => `Nothing leaves before ${pick(first, next)} has looked at the ${pick(things, next)} twice.`,
    () =>
      `In ${pick(['spring', 'summer', 'fall', 'winter'], next)} the ${pick(places, next)} fills up, so ${pick(first, next)} adds ${pick(days, next)} mornings.`,
  ];
  return some(makers, sentences, next)
    .map((make) => make())
    .join(' ');
}

function servicesOf(kind: Kind, one: Fullness, next: Next): NonNullable<Brief['services']> {
  const known = some(kind.services, one === 'full' ? 4 : 3, next).map(({ name }) => name);
  const names = known.length > 0 ? known : some(['Regular visit', 'First visit', 'Small order', 'Large order', 'Yearly plan'], 3, next);
  const price = () => String(20 + Math.floor(next() * 400));
  return names.map((name, index) => {
    const described = one === 'full' || index === 0;
    return {
      name,
      ...(described
        ? { description: `${pick(first, next)} does this with the ${pick(things, next)} from ${pick(towns, next)}, ${pick(ways, next)}.` }
        : {}),
      ...(index === 0
        ? { priceFrom: price() }
        : index === 1
          ? { priceFrom: '45', priceTo: `${price()}0`, priceUnit: 'visit' }
          : index === 2
            ? { price: 'call' as const }
            : { priceFrom: '0', priceTo: '0' }),
    };
  });
}

/** What an owner answers in the interview: a chip of each of some questions, with what it asks for. */
export function answersOf(questions: Question[], count: number, next: Next): NonNullable<Brief['interview']> {
  return some(questions, count, next).map(({ ask, chips }) => {
    const chip = pick(chips, next);
    const detail = detailOf(chip, next);
    return { question: ask, answers: [chip.label], ...(detail ? { detail } : {}) };
  });
}

function detailOf({ detail }: Chip, next: Next): string | undefined {
  const number = 2 + Math.floor(next() * 88);
  switch (detail) {
    case 'amount':
      return String(number);
    case 'number':
      return String(number);
    case 'time':
      return `${1 + (number % 11)}:30 pm`;
    case 'text':
      return `the ${pick(things, next)} from ${pick(towns, next)}`;
    case 'list':
      return `${pick(things, next)}s and ${pick(things, next)}s`;
    case 'link':
      return 'example.com/list';
    default:
      return undefined;
  }
}

function hoursOf(next: Next): NonNullable<Brief['business']['hours']> {
  const open = `0${7 + Math.floor(next() * 3)}:${pick(['00', '30'], next)}`;
  const close = `${15 + Math.floor(next() * 4)}:${pick(['00', '30'], next)}`;
  return Object.fromEntries(some(['mon', 'tue', 'wed', 'thu', 'fri', 'sat'], 5, next).map((day) => [day, [[open, close]]]));
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const list = (words: string) => words.split(', ');
const first = list(
  'Dana, Luis, Mabel, Hank, Priya, Odell, Ruth, Marcus, Ines, Wade, Thuy, Caleb, Rosa, Emmett, Nadia, Clyde, Simone, Walt, Yuki, Darla, Omar, Beth, Silas, Lupe, Grant, Fern, Abel, June, Tomas, Greta',
);
const last = list(
  'Hollis, Okafor, Lindqvist, Ferrante, Nguyen, Aldine, Thorne, Marsh, Quill, Rowan, Sable, Tern, Pell, Dunn, Aster, Kite, Briggs, Calloway, Duarte, Eastman, Fonseca, Goins, Hatcher, Ibarra, Jessup, Kemper, Lomax, Medlin, Norwood, Oakes',
);
const towns = list(
  'Raleigh, Cary, Garner, Apex, Durham, Clayton, Sanford, Boone, Sylva, Shelby, Hickory, Lenoir, Elkin, Eden, Aulander, Edenton, Kinston, Wilson, Smithfield, Dunn, Pittsboro, Siler City, Asheboro, Lexington, Salisbury, Concord, Monroe, Wadesboro, Laurinburg, Lumberton',
);
const kin = list(
  'her grandmother, his uncle, a neighbor, her father, his older brother, an aunt, the man who built the place, two cousins',
);
const habits = list(
  'sharpens the tools, answers the mail, sweeps the yard, counts the boxes, drives the van, sorts the keys, waters the plants, paints the signs, tunes the radio, folds the towels, labels the shelves, writes the notes',
);
const things = list(
  'ledger, lantern, ladder, kettle, bell, bench, wagon, drum, ribbon, mirror, basket, trunk, lamp, hinge, compass, blanket, crate, spindle, pitcher, anvil',
);
const places = list(
  'depot, library, courthouse, feed store, post office, mill, ball field, boathouse, bakery wall, fire station, theater, orchard',
);
const days = list('Monday, Tuesday, Wednesday, Thursday, Friday, Saturday');
const ways = list(
  'rain or shine, start to finish, the way his father did, with a note left behind, one at a time, before the heat, after supper, without hurry',
);
