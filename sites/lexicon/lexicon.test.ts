import { describe, expect, test } from 'vitest';
import { twice } from '../../tests/helpers/interview-rules.ts';
import { families } from '../families/families.ts';
import { fold } from '../language/fold.ts';
import { withArticle } from '../language/phrases.ts';
import { trades } from '../trades/trades.ts';
import { createLexicon, type Kind, lexicon, unknownKind } from './lexicon.ts';
import { spanishModifiers } from './modifiers.ts';

const keyOf = (trade: string, places: string[] = []) => lexicon.kindOf({ trade, places }).key;

/** What owners write, by the kind that it is for sure. */
const named: Record<string, string[]> = {
  plumber: ['plumber', 'Plumbers', 'family-owned residential plumbing company', 'We do plumbing', 'Emergency Plumber 24 hours', 'plomería'],
  hvac: ['HVAC', 'heating & cooling', 'licensed HVAC contractor', 'AC repair', 'aire acondicionado'],
  electrician: ['residential electrician', 'Electrical contractors', 'electricista', 'generator installation'],
  roofer: ['roofing company', 'we’re a roofing company', 'roof repair', 'techador'],
  handyman: ['Handyman services', 'home repairs'],
  remodeler: ['kitchen and bath remodeling', 'general contractor', 'remodelación de casas'],
  painter: ['house painter', 'interior painting', 'painting & drywall', 'pintor'],
  landscaper: ['landscaping', 'landscaping and lawn care', 'gardener', 'jardinería', 'jardinero'],
  'lawn-care': ['lawn mowing', 'lawn care services', 'yard cleanup'],
  'tree-service': ['tree removal', 'arborist', 'stump grinding'],
  'house-cleaning': ['house cleaning', 'maid service', 'eco friendly cleaning company', 'office cleaning', 'limpieza de casas'],
  'pressure-washing': ['power washing', 'soft washing'],
  'junk-removal': ['junk removal', 'dumpster rental'],
  mover: ['local movers', 'moving company', 'mudanzas', 'piano movers'],
  'auto-repair': ['auto mechanic', 'car repair', 'transmission shop', 'oil change', 'taller mecánico'],
  'mobile-mechanic': ['mobile mechanic', 'traveling mechanic'],
  'auto-detailing': ['mobile detailing', 'window tinting'],
  'tire-shop': ['used tires', 'llantera'],
  towing: ['tow truck', 'towing & recovery', 'grúas'],
  'hair-salon': ['hair salon', 'hairdresser', 'unisex salon', 'peluquería', 'natural hair stylist'],
  barber: ['Barbershop', 'barber shop', 'barbería'],
  'nail-salon': ['nail tech', 'nails'],
  'spa-massage': ['licensed massage therapist', 'day spa', 'massage'],
  tattoo: ['tattoo parlor', 'custom tattoo studio'],
  dentist: ['family dentist', 'Dentists', 'dental office', 'dentista'],
  chiropractor: ['chiropractic clinic', 'quiropráctico'],
  veterinarian: ['vet clinic', 'mobile vet', 'emergency vet'],
  'dog-groomer': ['mobile dog groomer', 'pet grooming', 'I own and operate a mobile dog grooming business'],
  'pet-boarding-training': ['doggie daycare', 'dog trainer', 'kennel'],
  daycare: ['home daycare', 'child care center', 'guardería'],
  tutor: ['math tutor', 'tutoring center', 'reading specialist'],
  'music-lessons': ['piano teacher', 'guitar lessons', 'clases de piano'],
  'dance-studio': ['ballet school', 'dance classes'],
  'martial-arts': ['karate', 'BJJ gym', 'taekwondo school'],
  gym: ['24 hour gym', 'CrossFit gym', 'fitness center'],
  yoga: ['yoga studio', 'hot yoga studio'],
  'accountant-tax': ['CPA', 'accountant', 'tax preparation', 'impuestos', 'contador'],
  lawyer: ['attorney at law', 'immigration lawyer', 'abogado de inmigración', 'law firm'],
  'insurance-agent': ['independent insurance agency', 'car insurance'],
  realtor: ['realtor', 'real estate agent', 'Realty'],
  notary: ['mobile notary', 'notary public'],
  photographer: ['wedding photographer', 'photography', 'fotógrafo'],
  'dj-musician': ['wedding DJ', 'mariachi'],
  'wedding-event-planner': ['wedding planner', 'event planning'],
  bakery: ['bakery', 'gluten-free bakery', 'owner of a bakery', 'bakery and cafe', 'panadería', 'home-based bakery'],
  'coffee-shop': ['café', 'drive-thru coffee', 'coffee roasters'],
  restaurant: ['Mexican restaurant', 'We are a family restaurant', 'bar and grill', 'bar & restaurant', 'farm-to-table restaurant'],
  taqueria: ['taquería', 'taco stand'],
  'bed-and-breakfast': ['B&B', 'country inn', 'boutique hotel'],
  pizza: ['pizza place', 'pizzeria'],
  barbecue: ['BBQ', 'barbecue joint'],
  'food-truck': ['food truck', 'taco trailer'],
  caterer: ['catering', 'private chef'],
  florist: ['flower shop', 'wedding florist', 'florería'],
  'boutique-gift-shop': ['women’s boutique', 'gift shop', 'clothing store'],
  church: ['Baptist church', 'church', 'iglesia cristiana'],
  'funeral-home': ['funeral home', 'cremation services'],
  welder: ['mobile welding', 'metal fabrication'],
  solar: ['solar installer', 'solar company'],
  tailor: ['alterations', 'costurera'],
  'instrument-repair': ['piano tuner'],
  'home-repair': ['appliance repair', 'carpenter', 'Custom cabinets', 'chimney sweep'],
  makers: ['upholsterer', 'shoe repair', 'laundromat', 'gunsmith'],
  shops: ['hardware store', 'bookstores', 'thrift store', 'gas station', 'used bookstore', 'joyería'],
  'vehicle-sales': ['used car dealer', 'car dealership'],
  vehicles: ['body shop', 'motorcycle repair', 'boat repair'],
  events: ['wedding venue', 'bounce house rentals', 'face painter'],
  outings: ['escape room', 'fishing charter', 'surf school'],
  medical: ['family doctor', 'urgent care', 'midwife'],
  'dental-and-eye': ['orthodontist', 'eye doctor'],
  'body-and-mind': ['acupuncturist', 'life coach', 'doula'],
  'care-of-people': ['in-home senior care', 'nanny agency', 'adult daycare'],
  property: ['home inspector', 'custom home builder', 'construction company', 'interior designer'],
  farms: ['u-pick farm', 'CSA', 'Christmas tree farm'],
  lodging: ['RV park', 'vacation rental'],
  'faith-and-community': ['mosque', 'nonprofit', 'food bank'],
  'business-services': ['web designer', 'marketing agency', 'IT support'],
  supply: ['firewood delivery', 'landscape supply'],
};

/** Every one of these holds a name, or nearly one, and is something else. Unsure means unknown. */
const notNamed = [
  ...['piano bar', 'lawn removal', 'plumbing supply store', 'dog bakery', 'software for dentists', 'school for chefs', 'dog park'],
  ...[
    'insurance consultant for roofers',
    'gym equipment sales',
    'marketing for roofers',
    'lead generation for plumbers',
    'SEO for lawyers',
  ],
  ...['piano store and museum', 'pool table moving', 'pool table', 'massage table', 'massage chairs', 'massage school', 'hand therapist'],
  ...['nail gun rental', 'nail supply store', 'salon furniture', 'hair salon booking app', 'hair extensions wholesale', 'hair transplant'],
  ...[
    'barber pole repair',
    'tattoo removal',
    'tattoo supply',
    'yoga mat manufacturer',
    'yoga for horses',
    'dance floor rental',
    'dance wear store',
  ],
  ...['dental lab', 'dental supply company', 'dental billing', 'medical billing for chiropractors', 'veterinary supply', 'therapy dogs'],
  ...[
    'roofing software',
    'roof rack sales',
    'solar eclipse tours',
    'solar farm',
    'septic tank manufacturer',
    'fence rental',
    'deck of cards',
  ],
  ...[
    'floor lamp shop',
    'tile museum',
    'concrete statues',
    'lock museum',
    'locksmith school',
    'garage sale',
    'garage band',
    'window display',
  ],
  ...[
    'car wash equipment',
    'tire recycling',
    'tire swing maker',
    'tow truck sales',
    'mechanic tools',
    'auto auction',
    'food truck builder',
  ],
  ...[
    'church furniture',
    'church organ builder',
    'church daycare',
    'wedding dress',
    'wedding website design',
    'wedding and event insurance',
  ],
  ...['photography school', 'music publisher', 'music festival', 'law school', 'law bookstore', 'tax software', 'notary supplies'],
  ...[
    'restaurant consultant',
    'restaurant cleaning',
    'catering equipment rental',
    'bakery packaging',
    'pizza oven builder',
    'barbecue sauce',
  ],
  ...[
    'coffee machine repair',
    'florist supply',
    'funeral insurance',
    'tree house builder',
    'horse farm',
    'landscape painter',
    'lawn furniture',
  ],
  ...['junk food shop', 'junk art', 'moving boxes', 'moving truck rental', 'cleaning supplies', 'pest control supplies', 'electric bikes'],
  ...[
    'electrician school',
    'hvac school',
    'boutique law firm',
    'computer science',
    'state park',
    'fencing school',
    'bed and breakfast consultant',
  ],
  ...[
    'bar and grill supplier',
    'box company',
    'foundation',
    'nursery',
    'school',
    'craft school',
    'shop',
    'repair shop',
    'store',
    'salon',
    'taller',
  ],
];

/** Names that look like one kind and are another. */
const otherThan: [name: string, notThis: string, butThis: string][] = [
  ['tree nursery', 'tree-service', 'farms'],
  ['barber school', 'barber', 'teaching-adults'],
  ['welding school', 'welder', 'teaching-adults'],
  ['paint store', 'painter', 'shops'],
  ['face painter', 'painter', 'events'],
  ['paint and sip', 'painter', 'teaching-adults'],
  ['music store', 'music-lessons', 'shops'],
  ['piano mover', 'instrument-repair', 'mover'],
  ['computer store', 'phone-computer-repair', 'shops'],
  ['restaurant equipment repair', 'restaurant', 'business-services'],
  ['roofing supply', 'roofer', 'supply'],
  ['funeral flowers', 'funeral-home', 'florist'],
  ['car insurance', 'auto-repair', 'insurance-agent'],
  ['real estate photographer', 'realtor', 'photographer'],
  ['real estate attorney', 'realtor', 'lawyer'],
  ['coffee roaster', 'makers', 'coffee-shop'],
  ['cat cafe', 'coffee-shop', 'outings'],
  ['solar panel cleaning', 'solar', 'cleaning'],
  ['mobile home dealer', 'mover', 'vehicle-sales'],
  ['foundation company', 'faith-and-community', 'concrete-masonry'],
  ['bar service', 'restaurant', 'events'],
  ['custom pools', 'pool-service', 'outdoor-work'],
  ['State Farm', 'farms', 'insurance-agent'],
];

test.each(Object.entries(named))('%s is what its owners write', (key, names) => {
  expect(Object.fromEntries(names.map((name) => [name, keyOf(name)]))).toEqual(Object.fromEntries(names.map((name) => [name, key])));
});

test('a name within something else is no name', () => {
  expect(notNamed.length).toBeGreaterThanOrEqual(60);
  expect(twice(notNamed)).toEqual([]);
  expect(notNamed.filter((name) => keyOf(name) !== unknownKind.key).map((name) => `${name}: ${keyOf(name)}`)).toEqual([]);
});

test.each(otherThan)('%s isn’t of the kind %s', (name, notThis, butThis) => {
  expect(keyOf(name)).toBe(butThis);
  expect(keyOf(name)).not.toBe(notThis);
});

test('towns say nothing about the kind, as long as the brief names them', () => {
  expect(keyOf('mobile dog groomer in Destin', ['Destin'])).toBe('dog-groomer');
  expect(keyOf('plumber in Fort Walton Beach, FL', ['Fort Walton Beach', 'FL'])).toBe('plumber');
  expect(keyOf('dog groomer in training')).toBe(unknownKind.key);
});

test('the business’s name decides where the trade says nothing', () => {
  const kindOf = (trade: string, name: string) => lexicon.kindOf({ trade, name }).key;
  expect(kindOf('small business', 'Hollis & Daughter Plumbing')).toBe('plumber');
  expect(kindOf('family business', 'Ray’s Body Shop, LLC')).toBe('vehicles');
  expect(kindOf('shop', 'The Corner Bookstore')).toBe('shops');
  expect(kindOf('salon', 'Shear Bliss Hair Salon')).toBe('hair-salon');
  expect(kindOf('company', 'Bloom & Co')).toBe(unknownKind.key);
  expect(kindOf('typewriter poet', 'Hollis & Daughter Plumbing')).toBe(unknownKind.key);
});

describe('every name', () => {
  const entries = families.flatMap((family) => (family.names ?? []).map((entry) => ({ ...entry, key: entry.trade ?? family.key })));
  const ofEntries = new Map(entries.flatMap((entry) => [...entry.names, ...(entry.spanish ?? [])].map((name) => [fold(name), entry])));

  test('finds its kind', () => {
    expect(lexicon.names.size).toBeGreaterThanOrEqual(4500);
    const lost = [
      ...[...ofEntries].filter(([name, { key }]) => keyOf(name) !== key),
      ...trades
        .flatMap(({ key, names, spanish }) => [...names, ...spanish].map((name) => ({ name: fold(name), key })))
        .filter(({ name, key }) => keyOf(name) !== key)
        .map(({ name, key }) => [name, key]),
    ];
    expect(lost.map(([name]) => name)).toEqual([]);
  });

  test('is of one trade or family', () => {
    const fights = trades.flatMap(({ key, names, spanish }) =>
      [...names, ...spanish].map(fold).flatMap((name) => {
        const other = ofEntries.get(name);
        return other && other.key !== key ? [`${name}: ${key} and ${other.key}`] : [];
      }),
    );
    expect(fights).toEqual([]);
  });

  test('has a noun with the right article and plural', () => {
    const nouns = [...new Set([...lexicon.names.values()].map(({ noun }) => noun))];
    expect(nouns).not.toContain(undefined);
    const faults = nouns.flatMap((noun) => {
      if (!noun) return [];
      const { one, many, business } = noun;
      return [
        ...[one, business].filter((word) => withArticle(word) !== `${spokenArticle(word)} ${word}`).map(withArticle),
        ...(plural(one) === many || irregular.has(many) ? [] : [`${one}, ${many}`]),
      ];
    });
    expect(faults).toEqual([]);
  });

  test('means the same in the plural', () => {
    const kinds = [...new Set(lexicon.names.values())].filter(
      (kind): kind is Kind & Required<Pick<Kind, 'noun'>> => kind.noun !== undefined,
    );
    const differ = kinds.filter(({ noun }) => keyOf(noun.one) !== keyOf(noun.many)).map(({ noun }) => noun.many);
    // 'Bodegas' is Spanish for storage units, too.
    expect([...new Set(differ)]).toEqual(['bodegas']);
  });

  test('that no one lists, but two entries have as their noun, leads to one kind', () => {
    const listed = new Set([...ofEntries.keys(), ...trades.flatMap(({ names, spanish }) => [...names, ...spanish].map(fold))]);
    const keys = new Map<string, Set<string>>();
    for (const { key, noun } of [...entries, ...trades])
      for (const form of [noun.one, noun.business].map(fold)) if (!listed.has(form)) keys.set(form, (keys.get(form) ?? new Set()).add(key));
    const fights = [...keys].filter(([, found]) => found.size > 1).map(([form, found]) => `${form}: ${[...found].join(', ')}`);
    expect(fights).toEqual([]);
  });
});

test('a family’s entry gives a trade’s business its own noun, schema type and traits', () => {
  const kind = lexicon.kindOf({ trade: 'well driller' });
  expect(kind.trade?.key).toBe('septic-well');
  expect(kind.noun?.business).toBe('well drilling company');
  expect(kind.interview).toBe(kind.trade?.interview);
  expect(lexicon.kindOf({ trade: 'mobile vet' }).traits?.place).toBe('go');
  expect(lexicon.kindOf({ trade: 'vet clinic' }).traits?.place).toBe('come');
});

test('a lexicon of nothing knows nothing', () => {
  const empty = createLexicon([], []);
  expect(empty.names.size).toBe(0);
  expect(empty.kindOf({ trade: 'plumber', name: 'Hollis Plumbing' })).toBe(unknownKind);
});

test('modifiers are folded words', () => {
  expect([...spanishModifiers].filter((word) => word !== fold(word) || word.includes(' '))).toEqual([]);
});

/** By how it is spoken, without looking at articles.yaml: 'an HVAC company', 'a U-pick farm', 'an hour'. */
function spokenArticle(noun: string): 'a' | 'an' {
  const [first = ''] = noun.split(/[\s-]/);
  if (/^[A-Z]{2,}$/.test(first) || first.length === 1) return /^[AEFHILMNORSX]/i.test(first) ? 'an' : 'a';
  if (/^(?:heir|honest|hour|herb)/i.test(first)) return 'an';
  if (/^(?:uni(?!n)|use|uku|eu|one|once|ewe)/i.test(first)) return 'a';
  return /^[aeiouáéíóú]/i.test(first) ? 'an' : 'a';
}

const irregular = new Set(['handymen', 'midwives', 'bars and grills', 'restaurants and bars', 'cafés']);

function plural(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return noun.replace(/y$/, 'ies');
  return /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

test.each([
  ['Septic tank pumping & inspections', 'septic-well'],
  ['Septic tank pumping and inspections', 'septic-well'],
  ['Septic tank pumping / real estate inspections', 'septic-well'],
  ['Septic tank pumping, riser installs, locating', 'septic-well'],
  ['Septic tank pumping + more', 'septic-well'],
  ['Septic services', 'septic-well'],
  ['Septic tank pumping LLC', 'septic-well'],
  ['Inspections & septic pumping', 'septic-well'],
  ['house painting & wallpaper hanging', 'painter'],
  ['plumbing & heating supply', 'unknown'],
  ['bar & grill supplier', 'unknown'],
  ['knick-knacks & whatnots', 'unknown'],
])('of several things, the first known one decides: %s is %s', (trade, key) => {
  expect(keyOf(trade)).toBe(key);
});
