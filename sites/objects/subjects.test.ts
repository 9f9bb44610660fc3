import { expect, test } from 'vitest';
import { families } from '../families/families.ts';
import { lexicon } from '../lexicon/lexicon.ts';
import { trades } from '../trades/trades.ts';
import businessData from './businesses.yaml';
import { object, objectNames } from './object.ts';
import { objectOfService, objectsOf, placeOf } from './subjects.ts';
import wordData from './words.yaml';

const words = wordData as Record<string, string[]>;
const kinds = [...new Set(lexicon.names.values())];

/** Everything in the data that has subjects, by what it's called. */
const lists: [name: string, subjects: readonly string[]][] = [
  ...trades.map(({ key, subjects }): [string, string[]] => [`trades/${key}`, subjects]),
  ...families.flatMap(({ key, subjects, names = [] }): [string, string[]][] => [
    [`families/${key}`, subjects],
    ...names.flatMap((entry): [string, string[]][] => (entry.subjects ? [[`families/${key}: ${entry.names[0]}`, entry.subjects]] : [])),
  ]),
];

/** Objects that only services name: no business always has them. */
const onlyInServices = [
  ...'arepa bagpipes bone bow chicken concha coop decoy djembe donkey hemp jam koi pinata satellite-dish'.split(' '),
  ...'sweater trolley watermelon wind-chime'.split(' '),
];

test('every subject has a drawing, and is listed once', () => {
  const found = lists.flatMap(([name, subjects]) => [
    ...subjects.filter((subject) => !objectNames.includes(subject)).map((subject) => `${name}: no drawing of ${subject}`),
    ...(new Set(subjects).size < subjects.length ? [`${name}: a subject twice`] : []),
    ...(subjects.length > 6 ? [`${name}: more than six subjects`] : []),
  ]);
  expect(found).toEqual([]);
});

test('every drawing is the subject of a business, or is named by services', () => {
  const shown = new Set(lists.flatMap(([, subjects]) => subjects));
  expect(objectNames.filter((name) => !shown.has(name))).toEqual(onlyInServices);
  expect(objectNames.filter((name) => !words[name]?.length)).toEqual([]);
});

test('words are of drawings, and no word is of two', () => {
  expect(Object.keys(words).filter((name) => !objectNames.includes(name))).toEqual([]);
  expect(Object.keys(words)).toEqual([...Object.keys(words)].sort());
  const all = Object.values(words).flatMap((list) => list.map((word) => `${word}`.replace(/[$!]+$/, '').replaceAll('-', ' ')));
  expect(all.filter((word, index) => all.indexOf(word) !== index)).toEqual([]);
  expect(all.filter((word) => word !== word.toLowerCase() || word.length < 3)).toEqual([...shortWords]);
});

/** Whole words, each with `$`, that mean one thing in their trade. */
const shortWords = ['rv', 'qi', 'lp', 'uv', 'dj'];

test('tags are a few plain words', () => {
  const found = objectNames.filter((name) => object(name).tags.length > 5 || object(name).tags.some((tag) => misleading.includes(tag)));
  expect(found).toEqual([]);
});

/** Words of no trade: they'd connect those that have nothing in common. */
const misleading = ['fix', 'work', 'repair', 'water', 'kids', 'love'];

/** A business, a service, and what may be drawn beside it: nothing rather than another trade's thing. */
const services: [trade: string, service: string, shown: string | undefined][] = [
  ['piano tuner', 'Pitch raise', 'fork'],
  ['roofer', 'Low pitch roof', 'shingles'],
  ['roofer', 'Metal roofs', 'house'],
  ['pharmacy', 'Shingles vaccine', undefined],
  ['tattoo studio', 'Flash day', undefined],
  ['tattoo studio', 'Fine line', 'tattoo'],
  ['church', 'Sunday worship', 'chapel'],
  ['church', 'Sunday school', 'openbook'],
  ['church', 'Vacation Bible school', 'openbook'],
  ['security cameras', 'Ring doorbells', undefined],
  ['auto repair', 'Timing belts', 'mechanic'],
  ['motorcycle repair', 'Fork seals', undefined],
  ['appliance repair', 'Dryer repair', 'clothes-dryer'],
  ['hair salon', 'Patch test', undefined],
  ['hair salon', 'Color correction', 'dryer'],
  ['dog groomer', 'Sanitary trim', undefined],
  ['dog groomer', 'Bath and brush', 'bathtub'],
  ['cat boarding', 'Boarding', undefined],
  ['dog boarding', 'Overnight stays', 'doghouse'],
  ['horse boarding', 'Full board', 'barn'],
  ['veterinarian', 'Spay and neuter', 'vet'],
  ['plumber', 'Sump pumps', undefined],
  ['plumber', 'Toilet repair', 'toilet'],
  ['plumber', 'Water heaters', 'water-heater'],
  ['well driller', 'Well pumps', 'pump'],
  ['septic company', 'Tank pumping', 'septic'],
  ['hvac', 'Ductwork', 'furnace'],
  ['dentist', 'Crowns and bridges', 'tooth'],
  ['tree service', 'Crown reduction', 'tree'],
  ['tire shop', 'Wheel repair', undefined],
  ['driving school', 'Behind-the-wheel lessons', 'wheel'],
  ['golf course', 'Driving range', 'golf'],
  ['bakery', 'Apple pies', 'pie'],
  ['bakery', 'Gluten-free bread', 'bread'],
  ['bagel shop', 'Cream cheese and lox', 'bagel'],
  ['thai restaurant', 'Pad thai', 'noodles'],
  ['diner', 'Fried chicken', 'fried-chicken'],
  ['pizza shop', '18 inch pie', 'pizza'],
  ['gym', 'Monthly membership', undefined],
  ['italian restaurant', 'Private events', undefined],
  ['barbecue restaurant', 'Pulled pork', 'smoker'],
  ['pizza shop', 'Gluten-free pizza', 'pizza'],
  ['brewery', 'Flight of four', undefined],
  ['travel agency', 'Flights', 'plane'],
  ['coffee shop', 'Coffee beans', 'coffee-bag'],
  ['pool hall', 'Pool tables', 'billiards'],
  ['pool service', 'Green pool cleanup', 'pool'],
  ['mover', 'Piano moving', 'piano'],
  ['insurance agency', 'Motorcycle insurance', 'motorcycle'],
  ['florist', 'Prom flowers', 'bouquet'],
  ['event venue', 'Baby showers', undefined],
  ['party rentals', 'Bounce houses', 'bounce-house'],
  ['caterer', 'Servers', undefined],
  ['landscaper', 'Retaining walls', 'bricks'],
  ['landscaper', 'Bulb planting', 'shovel'],
  ['electrician', 'Ceiling fans', 'bulb'],
  ['handyman', 'Gutter cleaning', 'gutter'],
  ['house cleaning', 'Hand washing floors', 'bucket'],
  ['house cleaning', 'Hot tub drain and refill', 'hot-tub'],
  ['painter', 'Wallpaper removal', 'wallpaper'],
  ['dance studio', 'Swing dance', 'disco-ball'],
  ['cello lessons', 'Cello lessons', 'cello'],
  ['therapist', 'Couples therapy', undefined],
  ['therapist', 'Postpartum support', undefined],
  ['funeral home', 'Graveside services', 'lily'],
  ['gun shop', 'Gun safes', 'gun-safe'],
  ['jeweler', 'Engagement rings', 'ring'],
  ['lawyer', 'Traffic tickets', 'gavel'],
  ['lawyer', 'Record sealing', undefined],
  ['physical therapist', 'Hand therapy', undefined],
  ['massage therapist', 'Hot stone massage', 'stones'],
  ['computer repair', 'Screen replacement', undefined],
  ['computer repair', 'Keyboard repair', undefined],
  ['phone repair', 'Screen repair', 'phone'],
  ['candle maker', 'Soy candles', 'candle'],
];

test('a service shows what it names, in its own trade only', () => {
  const shown = services.map(([trade, service]) => [trade, service, objectOfService(service, subjectsOf(trade))]);
  expect(shown).toEqual(services);
});

/** What a business leads with. */
const leads: [trade: string, first: string | undefined][] = [
  ['bagel shop', 'bagel'],
  ['donut shop', 'donut'],
  ['cookie shop', 'cookies'],
  ['pie shop', 'pie'],
  ['pastry shop', 'croissant'],
  ['bakery', 'bread'],
  ['cake shop', 'cake'],
  ['pasteles', 'cake'],
  ['coffee shop', 'cup'],
  ['coffee roaster', 'coffee-bag'],
  ['tea room', 'teapot'],
  ['thai restaurant', 'noodles'],
  ['sushi bar', 'sushi'],
  ['ramen shop', 'ramen'],
  ['oyster bar', 'oyster'],
  ['deli', 'sandwich'],
  ['barbecue restaurant', 'ribs'],
  ['winery', 'grapes'],
  ['brewery', 'beer'],
  ['soap maker', 'soap'],
  ['candle maker', 'candle'],
  ['potter', 'potwheel'],
  ['dive shop', 'scuba-tank'],
  ['surf school', 'surfboard'],
  ['synagogue', 'menorah'],
  ['mosque', 'mosque'],
  ['buddhist temple', 'pagoda'],
  ['catholic church', 'chapel'],
  ['hvac', 'condenser'],
  ['furnace repair', 'furnace'],
  ['septic company', 'septic'],
  ['well drilling', 'pump'],
  ['electrician', 'bulb'],
  ['ev charger installation', 'ev-charger'],
  ['plumber', 'faucet'],
  ['roofer', 'shingles'],
  ['gutter company', 'gutter'],
  ['chimney sweep', 'chimney'],
  ['kitchen remodeler', 'cabinet'],
  ['excavating', 'excavator'],
  ['irrigation', 'sprinkler'],
  ['snow removal', 'snow-plow'],
  ['barber', 'barber-pole'],
  ['makeup artist', 'lipstick'],
  ['massage therapist', 'massage'],
  ['audiologist', 'hearing-aid'],
  ['limo service', 'limousine'],
  ['motorcycle repair', 'motorcycle'],
  ['knife sharpening', 'grindstone'],
  ['quilt shop', 'quilt'],
  ['yarn store', 'yarn'],
  ['dairy', 'milk'],
  ['riding lessons', 'saddle-horse'],
  ['swim school', 'swim-goggles'],
  ['chess club', 'chess'],
  ['bowling alley', 'bowling'],
  ['escape room', 'padlock'],
  ['animal shelter', 'dog-cat'],
  ['marriage counselor', 'armchair'],
  ['hospice', 'candle'],
  ['funeral home', 'lily'],
  ['cello lessons', 'cello'],
  ['gun shop', 'gun-safe'],
  ['firearms instructor', 'target'],
];

test('a business leads with a thing of its own, or with none', () => {
  expect(leads.map(([trade]) => [trade, subjectsOf(trade)[0]])).toEqual(leads);
});

test('nearly every name has an object of its own trade', () => {
  const names = [...lexicon.names.values()];
  const without = names.filter(({ subjects }) => subjects.length === 0);
  expect(without.length / names.length).toBeLessThan(0.05);
});

test('grief, illness and trouble are shown quietly', () => {
  const calm = ['lily', 'candle', 'wreath', 'dove', 'armchair', 'cup', 'openbook', 'plant', 'urn', 'headstone', 'hearse', 'deed', 'pen'];
  const loud = kinds
    .filter(({ key, noun }) => key === 'funerals' || key === 'therapist-counselor' || /hospice|addiction|grief/.test(noun?.one ?? ''))
    .filter(({ subjects }) => subjects[0] !== undefined && !calm.includes(subjects[0]));
  expect(loud.map(({ noun }) => noun?.one)).toEqual([]);
});

test('what the brief names comes first, then what every business of the trade has', () => {
  const subjects = ['shingles', 'ladder', 'house', 'gutter', 'chimney'];
  expect(objectsOf({ subjects, services: ['Gutters', 'Skylights'] })).toEqual(['gutter', 'ladder', 'shingles', 'house']);
  expect(objectsOf({ subjects: [], services: ['Roof repair'] })).toEqual([]);
  expect(objectsOf({ subjects: [], services: ['Kayak tours'] })).toEqual(['kayak']);
});

test.each([
  ['No cake is too big for us.', true],
  ['No cake leaves the shop unless we’d eat it.', true],
  ['Without our ovens there would be no cake. We bake cake and pie.', true],
  ['No cake in town is better than ours.', true],
  ['Bread only. No cake, and no rolls.', false],
  ['We don’t sell cake.', false],
])('“%s” leaves cake among what a bakery shows: %s', (text, isShown) => {
  expect(objectsOf({ subjects: ['bread', 'cake'], services: [], says: [text] }).includes('cake')).toBe(isShown);
});

interface Written {
  trade: string;
  says?: string;
  services: string[];
  shows: string;
  never?: string[];
}

test.each(businessData as Written[])(
  '$trade ($services) shows $shows first',
  ({ trade, says = '', services: names, shows, never = [] }) => {
    const { subjects } = lexicon.kindOf({ trade });
    const objects = objectsOf({ subjects, services: names, trade, says: [says] });
    expect(objects[0] ?? 'none').toBe(shows);
    expect(objects.filter((name) => never.includes(name))).toEqual([]);
  },
);

function subjectsOf(trade: string): readonly string[] {
  const { noun, subjects } = lexicon.kindOf({ trade });
  if (!noun) throw new Error(`No name is ${trade}.`);
  return subjects;
}

test.each([
  ['Coral Springs', 'FL', 'coast'],
  ['Palm Coast', 'FL', 'coast'],
  ['Palm Springs', 'CA', 'desert'],
  ['Excelsior Springs', 'MO', 'hills'],
  ['Green Bay', 'WI', 'coast'],
  ['Wichita', 'KS', 'plain'],
  ['Boulder', 'CO', 'mountains'],
  ['Mesa', 'AZ', 'desert'],
  ['Austin', 'TX', undefined],
  ['Grand Island', 'NE', 'plain'],
  ['Greenville', 'SC', 'plain'],
  ['Beachwood', 'OH', 'hills'],
])('the land around %s, %s: %s', (city, state, land) => {
  expect(placeOf({ address: { city, state } })).toBe(land);
});

test('the state may be named with the first town that’s served', () => {
  expect(placeOf({ serviceArea: ['Traverse City, MI', 'Leland'] })).toBe('coast');
  expect(placeOf({ serviceArea: ['Sioux Falls SD'] })).toBe('plain');
});
