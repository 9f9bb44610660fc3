import { expect, test } from 'vitest';
import { withoutNotes, withoutSecrets } from './notes-to-us.ts';
import { withSpokenMarks } from './spoken-marks.ts';

const toUs = 'They asked me to write something for the website so here goes';

test.each([
  ['Hi this is Carol, they asked me to write something for the website so here goes we board horses.', 'we board horses.'],
  ['Hello, my daughter said to write a few lines for the website. Here goes. We fix clocks.', 'We fix clocks.'],
  ['Hola, me dijeron que escribiera algo para la página, ahí va: hacemos tamales.', 'hacemos tamales.'],
  ['We fix clocks. Please put my cell number on my website.', 'We fix clocks.'],
  ["We fix clocks. Please don't use my last name on the website.", 'We fix clocks.'],
  ['We fix clocks. You can use the photos I sent for my website.', 'We fix clocks.'],
  ['We fix clocks. Please put on the website that we close at noon.', 'We fix clocks.'],
  [`${toUs}: we fix clocks. Prices are on the other sheet. Please put that we close at noon. Um thats it.`, 'we fix clocks.'],
])('of %j, %j is for customers', (typed, left) => expect(withoutNotes(typed)).toBe(left));

test.each([
  ['We rent cabins. Wifi password is bluegill77.', 'We rent cabins.'],
  ['We rent cabins. Our wifi password bluegill77', 'We rent cabins.'],
  ['We rent cabins. Wifi: CabinGuest pw bluegill77.', 'We rent cabins.'],
  ['Wifi: CabinGuest / Password: fish123\nWe rent cabins.', 'We rent cabins.'],
  ['We rent cabins. The gate code is 4411 and the lake is cold.', 'We rent cabins.'],
  ['We rent cabins. The code for the gate is 4411.', 'We rent cabins.'],
  ["We rent cabins. The gate code's 4411.", 'We rent cabins.'],
  ['We rent cabins. Lockbox code 2288#', 'We rent cabins.'],
  ['We rent cabins. The alarm code is 0930.', 'We rent cabins.'],
  ['Hay pupusas. Hay wifi la clave es loroco503', 'Hay pupusas.'],
  ['Rentamos cabañas. La clave del wifi es pescado7.', 'Rentamos cabañas.'],
  ['Rentamos cabañas. El código del portón es 5521, cierren bien.', 'Rentamos cabañas.'],
])('of %j, %j may be published', (typed, left) => expect(withoutSecrets(typed)).toBe(left));

const honest = [
  'Your gate code is active within the hour.',
  'Every enamel pin 1000 or more ships free.',
  'The wifi password is printed on the fridge.',
  'Wifi password: see your welcome book.',
  'The door code is valid during your stay.',
  'The lockbox code is shared on the day you arrive.',
  'Gate code: use it any time.',
  'Código de acceso: llega por correo.',
  'Restaurant by the gate. Combo: burger and fries and a drink.',
  'The garage door pin is replaced free.',
  'Red or green, the combo is enough for two.',
  'King pin 1967 is rare.',
  'Somos una red de amigos: la clave es confianza.',
  "Send photos and I'll email you the price.",
  "I'll email you the proofs within a week.",
  "I'll send you the logo in three colors.",
  "I'll send it when it's dry.",
  'Please add that you have allergies in the notes.',
  'Make sure you put that in the fridge within two hours.',
  'Be sure to put that in writing.',
  "Please don't publish photos of our kids.",
  'See the attached menu.',
  'We moved, but prices are the same as the old site.',
  'The website should load in two seconds.',
  'I fix my grammar for a living.',
  'Please make your order on our website.',
  'You can put your order in on our website.',
  "Please don't put your card number on the website.",
  'Agreguen su propina en la página.',
  'Add our logo in red for $5.',
  'Put the logo on top of the shirt, big and red.',
  'Show the photo we sent at the door for 10% off.',
  'A spare key is cheaper than a tow.',
  'Our spare key is held by a bonded agent.',
  'The key is behind the painting.',
  'Key is in the mailbox after hours, drop it off there.',
  'we restore period rooms and period kitchens and make period hats',
  'help with missed period questions late period worries',
  'diabetic coma and coma recovery nursing',
  'art deco period lamps and mid century period chairs',
  'Please put the dog on a leash. Please put your shoes by the door.',
  "One price, and that's it. That's all.",
  "Not sure what to write? We'll help with the words.",
  'Please put the dumpster on the site by seven.',
  'The gate code is not given out on the phone. The wifi password is on the wall.',
  'Use code SPRING10 for 10% off. The promo code is FRIEND20.',
  'La clave es la paciencia. La clave está en la masa.',
  'Our ZIP code is 70801 and the area code is 225.',
  'Dress code: black leotard. Building code is 2018 IRC.',
  'We change the gate code every month. You get the door code by text.',
  'we have a grace period of ten days and a trial period too',
  'I proofread and I find every comma and the missing question mark',
  'We tune pianos. It takes an hour comma and that period is paid. Call us, please.',
  'we opened a new line of soaps and a new line for men',
  'llegamos al punto y a las diez en punto',
  'para que usted coma en casa como en la suya',
  // Each is near a rule.
  'The gate code is sent 2 days before you arrive.',
  'The door code is 4 digits long. The gate code changes every 30 days.',
  'If the gate code is 1234, call us. Is your alarm code 0000? Change it.',
  'Half of this town thinks the garage code is 1234.',
  'Fire door code is 2018, and we meet it. The door code 2021 edition is out.',
  'Gate code: 24-hour keypad. Door code 5-year warranty. Lockbox code 4411 costs $20.',
  'The factory alarm code is 1234, and most homes keep it.',
  'Wifi password: WPA3, set up right. The wifi password is password1 at most offices.',
  'Wifi password is required. Wifi password: ask. The wifi password is easy.',
  'La clave del wifi está en la pared. El código del portón llega por mensaje a las 3.',
  'Contest entry code: 88213. Text it to us. Entry code: 20250, win a pie.',
  'Alarm code 5136, a servo. Alarm code: 5136. The alarm code is 5136, and that means a machine fault.',
  'We mount lockboxes. Code 1150 pads are in stock.',
  'Use the photos on my website to pick a style. Use my calendar on my website.',
  'Add it to your cart on my website. Leave a review on my page.',
  'Please put your name on my website to get a spot.',
  'Can you put my logo on my website? Yes, and we can use your photos for the website.',
  'Do not use my photos on the website without asking.',
  'Put my number in your phone. Add my email to your contacts.',
  'My boss asked me to write something for the website of a bank, and I quit to bake.',
  "We've fixed clocks since 1950. My daughter said to write something for the website so here goes.",
  'Please put that we sent you on the form. Prices are on the other sheet.',
  'Sorry for the typos in our old menu. I think thats it for the season.',
  'so much more than a salon we cut color and braid',
  'homes of the gilded age period our crew restores them and any federal period we like',
  'we sell a summer new line period dresses and comma butterfly prints',
  'our classes cover the jazz period and the swing period comma and dot notation',
  'carne asada en su punto y pescado en el mejor punto coma rico y vuelva',
  'tejido de punto y bordado punto por punto para la familia',
  'we teach kids question mark shapes and comma shapes',
  'we restore art deco doors period new england homes too comma and barns new line',
  'Ok so we are small. So we answer the phone ourselves.',
];
test.each(honest)('%j stays', (text) => {
  expect(withoutNotes(text)).toBe(text);
  expect(withoutNotes(`We fix clocks. ${text} Call us.`)).toBe(`We fix clocks. ${text} Call us.`);
  expect(withoutSecrets(text)).toBe(text);
  expect(withoutSecrets(`We fix clocks. ${text} Call us.`)).toBe(`We fix clocks. ${text} Call us.`);
  expect(withSpokenMarks(text)).toBe(text);
});

test.each([
  [
    'okay so I tune pianos in Cedar county period it takes an hour and a half comma and no I do not do player pianos new line um thats it',
    'I tune pianos in Cedar county. it takes an hour and a half, and no I do not do player pianos.',
  ],
  ['we pump septic tanks period call us before it smells exclamation point', 'we pump septic tanks. call us before it smells!'],
  ['need a cake question mark we bake them comma and we deliver period', 'need a cake? we bake them, and we deliver.'],
  ['we haul junk period new line we sweep after', 'we haul junk.\nwe sweep after'],
  ['need a cake question mark new line we bake them period', 'need a cake?\nwe bake them.'],
  ['we haul junk new paragraph we sweep after period', 'we haul junk.\nwe sweep after.'],
  ['so we do drywall comma paint comma and trim period um we clean up too period', 'so we do drywall, paint, and trim. we clean up too.'],
  ['hacemos tamales punto los sábados coma también pozole punto', 'hacemos tamales. los sábados, también pozole.'],
  ['cortamos el pasto punto y aparte también podamos árboles punto', 'cortamos el pasto.\ntambién podamos árboles.'],
])('dictated %j is %j', (typed, marked) => expect(withSpokenMarks(typed)).toBe(marked));

test('what is long, holds an amount or is all there is stays', () => {
  const long = `The gate code is 4411, ${'and the lake is cold '.repeat(7)}in May.`;
  expect(withoutSecrets(`We rent cabins. ${long}`)).toBe(`We rent cabins. ${long}`);
  expect(withoutSecrets('We rent cabins. The gate code is 4411, a night is $80.')).toContain('$80');
  expect(withoutSecrets('The gate code is 4411.')).toBe('The gate code is 4411.');
});
