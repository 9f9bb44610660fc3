import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadCheckers } from './harper.ts';
import { tidyText } from './proofread.ts';
import { numbersOf } from './tidy.ts';

const english = { language: 'en' as const, names: [] };
const spanish = { language: 'es' as const, names: [] };
const tidy = async (
  text: string,
  kind?: 'sentences' | 'label' | 'quote' | 'place',
  context: { language: 'en' | 'es'; names: string[] } = english,
) => (await tidyText(text, context, kind && { kind })).text;

// The grammar checker takes longer to load than a test may take on a busy machine.
beforeAll(loadCheckers);

describe('what people type on phones', () => {
  test.each([
    ['22 yrs doing it', '22 years doing it.'],
    ['22 yrs experience in tile', '22 years’ experience in tile.'],
    ['i tune + repair pianos', 'I tune and repair pianos.'],
    ['chairs & tables w/ cushions, w/o legs', 'Chairs & tables with cushions, without legs.'],
    ['$40 an hr, 2 hr minimum, 30 mins notice', '$40 an hour, 2-hour minimum, 30 minutes notice.'],
    ['open 24 7, call b4 noon, thru may', 'Open 24/7, call before noon, through May.'],
    ['pls text me, thx', 'Please text me, thanks.'],
    ['we come to u, ur dog stays home', 'We come to you, your dog stays home.'],
    ['we do U visas and u visa renewals, u pay later', 'We do U visas and u visa renewals, you pay later.'],
    ['ASK ABOUT IM INJECTIONS TODAY', 'Ask about IM injections today.'],
    ['CALL U BACK TODAY', 'Call you back today.'],
    ['$45 incl tax, tune up incl. filter, delivery incl', '$45 including tax, tune up including filter, delivery included.'],
    [
      '2hr and 4hr floats, 24hr towing, 25 yr shingle, open 24 hr',
      '2-hour and 4-hour floats, 24-hour towing, 25 yr shingle, open 24 hours.',
    ],
    ['they sat 6 hrs, open sat 6 to 9', 'They sat 6 hours, open Sat 6 to 9.'],
    ['suit 2 pc 16.50, and we fix your pc', 'Suit 2 pc 16.50, and we fix your PC.'],
    ["i did your mama's. next to my dad's, two grandma's", 'I did your mama’s. Next to my dad’s, two grandmas.'],
    ['jackets incl. kids under 6 free', 'Jackets incl. kids under 6 free.'],
    ['call within 30 min, 60 min $80, 12 mo 12k warranty', 'Call within 30 minutes, 60 minutes $80, 12 mo 12k warranty.'],
    ['mattress + $25, call 150 + parts, new + used', 'Mattress + $25, call 150 + parts, new and used.'],
    ['tax incl. we deliver. delivery incl in price', 'Tax included. We deliver. Delivery included in price.'],
    ['45 mi. around bangor, by appt. only', '45 mi. around Bangor, by appointment only.'],
  ])('short forms: %s', async (typed, wanted) => expect(await tidy(typed)).toBe(wanted));

  test.each([
    ['no job too small!!', 'No job too small!'],
    ['Free estimates! Call now!', 'Free estimates. Call now.'],
    ['we measure....then we cut', 'We measure. Then we cut.'],
    ['windows , doors,trim', 'Windows, doors, trim.'],
    ['two  spaces', 'Two spaces.'],
    ['Call us.We answer', 'Call us. We answer.'],
    ['open mon-fri and sat - sun', 'Open Mon–Fri and Sat–Sun.'],
    ['fast service - fair prices', 'Fast service – fair prices.'],
    ['she said "great work" and it\'s true', 'She said “great work” and it’s true.'],
    ["the shirt says 'DON'T ARGUE' in red", 'The shirt says ‘DON’T ARGUE’ in red.'],
    ['doors 6\'8" tall', 'Doors 6\'8" tall.'],
    ['safe for pets 🌿🐶', 'Safe for pets.'],
    [
      'we open at 8 a.m. and close at 5 p.m. on fridays. the answer is no. we dont',
      'We open at 8 a.m. and close at 5 p.m. on Fridays. The answer is no. We don’t.',
    ],
    ['do you work on weekends', 'Do you work on weekends?'],
  ])('marks: %s', async (typed, wanted) => expect(await tidy(typed)).toBe(wanted));

  test.each([
    ['dont wait, im here and youre next', 'Don’t wait, I’m here and you’re next.'],
    ['were insured. we treat your mothers things well', 'We’re insured. We treat your mother’s things well.'],
    ['i call when its done, its waived if i fix it', 'I call when it’s done, it’s waived if I fix it.'],
    ['its easy. the dog and its owner', 'It’s easy. The dog and its owner.'],
    ['at peoples houses, my moms recipe, mens cuts', 'At people’s houses, my mom’s recipe, men’s cuts.'],
    ["hot shave's, 6 chair's, new patient's welcome", 'Hot shaves, 6 chairs, new patients welcome.'],
    ["they could of called, we come to you're house", 'They could have called, we come to your house.'],
  ])('apostrophes: %s', async (typed, wanted) => expect(await tidy(typed)).toBe(wanted));

  test.each([
    ["your welcome to watch, we fix you're car", 'You’re welcome to watch, we fix your car.'],
    ['theirs no job to big', 'There’s no job too big.'],
    ['better then the rest', 'Better than the rest.'],
    ['we can fix tubs to. ask whose farm there from', 'We can fix tubs too. Ask whose farm they’re from.'],
    ['better wood then anything today', 'Better wood than anything today.'],
    ['started with a van and now were 3 trucks', 'Started with a van and now we’re 3 trucks.'],
    ['we stay in town so were never more than 15 minutes away', 'We stay in town so we’re never more than 15 minutes away.'],
    ['thats legal advice & were not lawyers', 'That’s legal advice & we’re not lawyers.'],
    ['text the number, its me. Its 118 out. its $5 each', 'Text the number, it’s me. It’s 118 out. It’s $5 each.'],
    ['call if you need em', 'Call if you need ’em.'],
    ['expired id is fine, bring your id', 'Expired ID is fine, bring your ID.'],
    ['no sub contractors, storm clean up', 'No subcontractors, storm cleanup.'],
    ['park in there lot', 'Park in their lot.'],
    ['drink water when its 118 out', 'Drink water when it’s 118 out.'],
    ['Its 118 out & your chlorine is gone.', 'It’s 118 out & your chlorine is gone.'],
    ['text the number, its me & my son', 'Text the number, it’s me & my son.'],
    ['No job is to big & no yard is to small.', 'No job is too big & no yard is too small.'],
    ['we does tile, prices starts at $5', 'We do tile, prices start at $5.'],
    ['most rooms is done in a day', 'Most rooms are done in a day.'],
    ['Prices starts at $5. Dogs is welcome', 'Prices start at $5. Dogs are welcome.'],
    ['thomas has time. most of our teacher are nice', 'Thomas has time. Most of our teachers are nice.'],
    ['if your insurance cover it, the dog don’t bite', 'If your insurance covers it, the dog doesn’t bite.'],
    ['Prices starts at $5. Dogs is welcome', 'Prices start at $5. Dogs are welcome.'],
    ['thomas has time. most of our teacher are nice', 'Thomas has time. Most of our teachers are nice.'],
    ['if your insurance cover it, the dog don’t bite', 'If your insurance covers it, the dog doesn’t bite.'],
    ['i need a outlet and the the key', 'I need an outlet and the key.'],
    ['a estimate is free for all', 'An estimate is free for all.'],
    ['alot of buisness', 'A lot of business.'],
    ['we recieve and seperate', 'We receive and separate.'],
    ['with in 20 miles, with out a permit', 'Within 20 miles, without a permit.'],
    ['family owned, walk ins welcome', 'Family-owned, walk-ins welcome.'],
    ['full colour, cosy centres and neighbours', 'Full color, cozy centers and neighbors.'],
    [
      'who can not reach there feet. Its local. a 4th means we shouldve talked',
      'Who can not reach their feet. It’s local. A 4th means we should’ve talked.',
    ],
    ["we provide's lawn care and fall clean up's", 'We provide lawn care and fall cleanups.'],
    ['a wokring furnace', 'A working furnace.'],
  ])('grammar and spelling: %s', async (typed, wanted) => expect(await tidy(typed)).toBe(wanted));

  test.each([
    ['i speak english and spanish, closed sundays', 'I speak English and Spanish, closed Sundays.'],
    ['ogden, layton and salt lake city', 'Ogden, Layton and Salt Lake City.'],
    ['serving mobile and bend oregon', 'Serving Mobile and Bend Oregon.'],
    ['i love reading mobile texts about orange trees in spring', 'I love reading mobile texts about orange trees in spring.'],
    ['knox county, hwy 9 and us 70', 'Knox County, Hwy 9 and us 70.'],
    [
      'in salt lake county, at the orange county jail, in the yakima valley',
      'In Salt Lake County, at the Orange County jail, in the Yakima Valley.',
    ],
    ['call us 7 days', 'Call us 7 days.'],
    ['you may march in the sun', 'You may march in the sun.'],
    ['open all day sat. ferns hate all day sun', 'Open all day Sat. Ferns hate all day sun.'],
    ['hvac, bbq and diy', 'HVAC, BBQ and DIY.'],
    [
      'tpo and epdm roofs, isa certified, k-12 math, 3d mapping, a 1890s bank',
      'TPO and EPDM roofs, ISA certified, K-12 math, 3D mapping, an 1890s bank.',
    ],
    ["hi i'm jenna, i'm happy", 'Hi I’m Jenna, I’m happy.'],
    ['a dj, ev chargers and suvs, thai and puerto rican food', 'A DJ, EV chargers and SUVs, Thai and Puerto Rican food.'],
    ['ROOF LEAKING? CALL US FIRST, NO OBLIGATION', 'Roof leaking? Call us first, no obligation.'],
    ['A CREW IN MACON, GA AND MOBILE, AL', 'A crew in Macon, GA and Mobile, AL.'],
    ['HVAC AND AC REPAIR BY AMOROSO LLC', 'HVAC and AC repair by Amoroso LLC.'],
    ['it is REALLY flat', 'It is really flat.'],
    ['We DONT do remodels and CANT do roofs', 'We don’t do remodels and can’t do roofs.'],
    ['WE DONT DO REMODELS AND THATS FINE', 'We don’t do remodels and that’s fine.'],
  ])('capitals: %s', async (typed, wanted) => expect(await tidy(typed)).toBe(wanted));
});

describe('what is left alone', () => {
  test.each([
    'Boise and its surrounding areas, and the house with its painted trim.',
    'They started in 1980 and were always open.',
    'The pipes were old and so were never replaced.',
    'That’s the tile you saw and were not sure about.',
    'Most were sold and now were rare.',
    'We draft wills and power of attorneys.',
    'The hotel and its 118 rooms. Its 12 out-of-state agents. It has a lot in there lots of people like.',
    'The windows that were out of square.',
    'The bread we make is baked daily.',
    'A clean-up’s cost, the van we bring there feeds us, and its local history.',
    'Rock ’n’ roll isn’t dead, and the kids’ bowls are here.',
    'If your sick pet needs help, call.',
    'A guide to what your notes should say.',
    'This is a place to drain to, and a town I drive to.',
    'We repipe houses, repoint brick and do xeriscape and backflow work.',
    'Everything comes with she crab soup and mahi mahi.',
    'Ask Dr. Im or Tho Nguyen about IM injections.',
    'A dog’s stay, the roofer’s van and next to kohl’s.',
    'There may or may not be a fee of $247.',
    'What differs is the amount. Fruit that slides needs to be cut.',
    'Ford, chevy and toyota, paid with venmo.',
    'Write to Bob@Example.com or www.example.com/i-dont, follow @dont.call #best4u',
    'Prices: $5.50 each, 2 for $10, 8-6 daily, #4471, 10x10, 1/4 load.',
    'Thomas has been cutting hair since 1998. James is our baker. Owner Chris is here.',
    'Christmas is our busiest season. Your lens is ready, and our canvas is heavy. The atlas has maps.',
    'Pilates is for all. Orthodontics is what we do. Five dogs is our limit.',
    'Does your insurance cover braces? Let your insurance pay. Orders over $50 come with free delivery.',
    'If your teeth don’t line up, call. When the mice don’t leave, and the rest don’t either, we come back.',
    'My wife and my son don’t cook. Can he and she have one room?',
    'All of our children are fed. Most of our fish are local. Some of the best are gone.',
    'We treat your home as if it were ours. If she were here, she’d say so.',
    'Our kitchen help is friendly and the machine cover is new.',
    'She and he have keys. Cookies is our shop cat. Some of the elderly are homebound.',
    'Our county is small. The local county jail, rural county roads and multiple county lines.',
    'We work in the whole county, near the historic county courthouse, across the Texas valley and a wide valley.',
    'The buyers signed and we closed on Friday.',
    'We replace u joints and u bolts. We tried to no avail. Make a u turn.',
    'We leave the yard clean up to the fence. Its $5 fee. Its leaking roof was fixed.',
    'These are the towns we bring meals to.',
    '“Do it once, do it right” – Dale, owner',
    'The Brothers Barn and the mothers who meet here.',
    'Lunes a viernes de 8 a 8 o de 2 a 11.',
  ])('%s', async (text) => {
    const ended = /[.\w]$/.test(text) && !text.endsWith('.') ? `${text}.` : text;
    expect(await tidyText(text, english)).toEqual({ text: ended, what: ended === text ? [] : ['Punctuation'] });
  });

  test('names are left as they are written', async () => {
    const names = ['Thats It Barbers', 'alot'];
    expect(await tidy('Thats It Barbers does alot, thats all', 'sentences', { language: 'en', names })).toBe(
      'Thats It Barbers does alot, that’s all.',
    );
  });
});

describe('kinds of text', () => {
  test.each([
    ['water heater repair.', 'Water heater repair'],
    ['hvac tune up', 'HVAC tune-up'],
    ['Green pool clean up', 'Green pool cleanup'],
    ['Expired id', 'Expired ID'],
    ['fast. friendly. fair.', 'Fast. Friendly. Fair.'],
    ['DRAIN CLEANING', 'Drain cleaning'],
    ['HEADLIGHTS', 'Headlights'],
    ['ZYTREX', 'ZYTREX'],
    ['Water Heater Instalation', 'Water Heater Installation'],
    ['Andersen Windows, Milgard and Navien', 'Andersen Windows, Milgard and Navien'],
    ['SAT / ACT prep', 'SAT / ACT prep'],
    ['SUV + $40', 'SUV + $40'],
    ['24 hr mobile welding', '24-hour mobile welding'],
    ['OSHA 30, ASE certified', 'OSHA 30, ASE certified'],
  ])('label: %s', async (typed, wanted) => expect(await tidy(typed, 'label')).toBe(wanted));

  test.each([
    ['ogden', 'Ogden'],
    ['salt lake city', 'Salt Lake City'],
    ['st george, ut', 'St. George, UT'],
    ['mobile', 'Mobile'],
    ['MCALLEN', 'McAllen'],
    ['little elm', 'Little Elm'],
    ['all of knox county', 'All of Knox County'],
    ['everything in between (up to 60 mi)', 'everything in between (up to 60 mi)'],
    ['twice a year', 'Twice a year'],
    ['anywhere', 'anywhere'],
    ['within 30 miles', 'within 30 miles'],
    ['surrounding areas', 'Surrounding areas'],
    ['most of the valley', 'Most of the valley'],
    ['the whole county', 'The whole county'],
    ['truth or consequences', 'Truth or Consequences'],
    ['twentynine palms', 'Twentynine Palms'],
    ['ten mile', 'Ten Mile'],
    ['why', 'Why'],
  ])('place: %s', async (typed, wanted) => expect(await tidy(typed, 'place')).toBe(wanted));

  test('of a quote, only quotation marks and apostrophes change', async () => {
    expect(await tidy('"i dont know how they do it" - its  Leo\'s favourite!! u should call', 'quote')).toBe(
      '“i dont know how they do it” - its  Leo’s favourite!! u should call',
    );
  });
});

describe('Spanish', () => {
  test.each([
    ['limpiamos casas y oficinas', 'Limpiamos casas y oficinas.'],
    ['aceptan tarjetas de credito?', '¿Aceptan tarjetas de crédito?'],
    ['tambien los sabados , llame hoy', 'También los sábados, llame hoy.'],
    ['afinacion y alineacion, lo q quiera, $5 x hora', 'Afinación y alineación, lo que quiera, $5 por hora.'],
    ['reparacion de plomeria a domicilio', 'Reparación de plomería a domicilio.'],
    ['¿Cuánto cuesta? Depende.', '¿Cuánto cuesta? Depende.'],
  ])('%s', async (typed, wanted) => expect(await tidy(typed, 'sentences', spanish)).toBe(wanted));

  test('a Spanish sentence in an English text is Spanish', async () => {
    expect(await tidy('we clean homes. se habla espanol y hacemos citas los sabados. dont wait')).toBe(
      'We clean homes. Se habla español y hacemos citas los sábados. Don’t wait.',
    );
  });
});

test('whatever people type, it stays as it is when tidied twice, with the same numbers', async () => {
  const words =
    `dont its your there's to too w/ + & 24 7 yrs 3 $5.00 "quoted" 's mon-fri sat - ! !! ... .. , . ? ( ) i I'm ogden HVAC FREE CALL US
    kid's the a an is are prices starts 😀 é ñ ¿ se habla español \n you're their they're its' recieve with in house mr. dr. e.g. bob@example.com #tag 5'10"`.split(
      /[^\S\n]+/,
    );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...words), { maxLength: 25 }), async (typed) => {
      const text = typed.join(' ');
      const once = await tidyText(text, english);
      expect(numbersOf(once.text)).toBe(numbersOf(text));
      expect((await tidyText(once.text, english)).text).toBe(once.text);
    }),
    { numRuns: 300 },
  );
}, 120_000);
