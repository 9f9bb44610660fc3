import { expect, test } from 'vitest';
import { withoutNotes, withoutSecrets } from './notes-to-us.ts';
import { withSpokenMarks } from './spoken-marks.ts';

test.each([
  ['Hi this is Carol, they asked me to write something for the website so here goes we board horses.', 'we board horses.'],
  ['Hello, my daughter said to write a few lines for the website. Here goes. We fix clocks.', 'We fix clocks.'],
  ['Hola, me dijeron que escribiera algo para la página, ahí va: hacemos tamales.', 'hacemos tamales.'],
  ['We fix clocks. Prices are on the other sheet.', 'We fix clocks.'],
  ['We fix clocks. Please put that we close at noon on Fridays.', 'We fix clocks.'],
  ['Make the logo big. We fix clocks.', 'We fix clocks.'],
  ['We fix clocks. Use the picture I sent on Tuesday.', 'We fix clocks.'],
  ['We fix clocks. Please put our number on the front page.', 'We fix clocks.'],
  ['We fix clocks. Put the phone number on every page please.', 'We fix clocks.'],
  ['We fix clocks. Sorry for the typos, I am on my phone.', 'We fix clocks.'],
  ["We fix clocks. I don't know what else to say lol", 'We fix clocks.'],
  ['We fix clocks. Um thats it.', 'We fix clocks.'],
  ['We fix clocks. Can you make the background blue on the homepage?', 'We fix clocks.'],
  ['We fix clocks. I will send you the logo when my nephew finds it.', 'We fix clocks.'],
  ['We fix clocks. The website should be blue and gold.', 'We fix clocks.'],
  ['We fix clocks. Get it from our Facebook, there is more.', 'We fix clocks.'],
  ['Arreglamos relojes. Por favor pongan que cerramos los lunes.', 'Arreglamos relojes.'],
  ['Arreglamos relojes. Disculpen las faltas de ortografía.', 'Arreglamos relojes.'],
  ['Arreglamos relojes. Pongan el logo grande.', 'Arreglamos relojes.'],
  ['Arreglamos relojes. Hagan el logo más grande.', 'Arreglamos relojes.'],
  ['Arreglamos relojes. Los precios van en la otra hoja.', 'Arreglamos relojes.'],
  ['Arreglamos relojes. Creo que es todo.', 'Arreglamos relojes.'],
])('of %j, %j is for customers', (typed, left) => expect(withoutNotes(typed)).toBe(left));

test.each([
  'Please put the dog on a leash. Please put your shoes by the door.',
  "One price, and that's it. That's all.",
  'Make the logo yours. Put your logo on a mug.',
  "Not sure what to write? We'll help with the words.",
  'Please mention this ad. Please write your name on the bag.',
  'Can you put my logo on a cap? Yes.',
  'We put the logo on top, in gold.',
  'Send the logo and we set it in type.',
  'I send you the photos in a week. We will send photos while you travel.',
  'My doctor told me to quit, so I did, and here it is: a bakery.',
  'Use the photo booth at the front. Add a photo package for four.',
  'Please add a tip if you liked it. Also, put the trash out by six.',
  'You can say pass. It stays between you and me.',
  "We don't publish names. What you tell us is confidential, even if you decide not to hire us.",
  'Parking is in the attached garage.',
  'This is Carol. She asked me to marry her in this barn.',
  'Keep the site clean, that is our rule. Show the kids the blue door.',
  'We build websites. A website should load fast. How much is the website?',
  'Hacemos todo el día. Ponga su basura afuera. Les mando las fotos en una semana.',
  'Please put the dumpster on the site by seven.',
])('%j is for customers', (text) => expect(withoutNotes(text)).toBe(text));

test.each([
  ['We rent cabins. Wifi password is bluegill77.', 'We rent cabins.'],
  ['We rent cabins. The gate code is 4411 and the lake is cold.', 'We rent cabins. the lake is cold.'],
  ['We have free wifi, password is fish123, and coffee.', 'We have free wifi, and coffee.'],
  ['Wifi: CabinGuest / Password: fish123\nWe rent cabins.', 'Wifi: CabinGuest\nWe rent cabins.'],
  ['We rent cabins. Lockbox code 2288#', 'We rent cabins.'],
  ['We rent cabins. The alarm code: 0930.', 'We rent cabins.'],
  ['We rent cabins. The spare key is under the blue pot.', 'We rent cabins.'],
  ['We rent cabins. Router password: cabins1', 'We rent cabins. Router'],
  ['We rent cabins. Account number is 00442231.', 'We rent cabins.'],
  ['Hay wifi la clave es loroco503', 'Hay wifi'],
  ['Rentamos cabañas. La clave del wifi es pescado.', 'Rentamos cabañas.'],
  ['Rentamos cabañas. El código del portón es 5521, cierren bien.', 'Rentamos cabañas. cierren bien.'],
])('of %j, %j may be published', (typed, left) => expect(withoutSecrets(typed)).toBe(left));

test.each([
  'The gate code is not given out on the phone. The wifi password is on the wall.',
  'Use code SPRING10 for 10% off. The promo code is FRIEND20.',
  'La clave es la paciencia. La clave está en la masa.',
  'Our ZIP code is 70801 and the area code is 225.',
  'Dress code: black leotard. Building code is 2018 IRC.',
  'We reset passwords and PIN pads. Key code locks from $89.',
  'A combo is $9.99. Combo: burger and fries. Combination locks opened.',
  'We change the gate code every month. You get the door code by text.',
  'The key is under no time pressure. Hide-a-key boxes in stock.',
  'Ask for the wifi password. Password required.',
])('%j may be published', (text) => expect(withoutSecrets(text)).toBe(text));

test.each([
  [
    'okay so I tune pianos in Cedar county period it takes an hour and a half comma and no I do not do player pianos new line um thats it',
    'I tune pianos in Cedar county. it takes an hour and a half, and no I do not do player pianos.',
  ],
  ['we pump septic tanks period call us before it smells exclamation point', 'we pump septic tanks. call us before it smells!'],
  ['need a cake question mark we bake them comma and we deliver period', 'need a cake? we bake them, and we deliver.'],
  ['we haul junk new paragraph we sweep after period', 'we haul junk.\nwe sweep after.'],
  ['so we do drywall comma paint comma and trim period um we clean up too period', 'we do drywall, paint, and trim. we clean up too.'],
  ['hacemos tamales punto los sábados coma también pozole punto', 'hacemos tamales. los sábados, también pozole.'],
  ['cortamos el pasto punto y aparte también podamos árboles punto', 'cortamos el pasto.\ntambién podamos árboles.'],
])('dictated %j is %j', (typed, marked) => expect(withSpokenMarks(typed)).toBe(marked));

test.each([
  'we have a grace period of ten days and a trial period too',
  'we build period furniture and restore period pieces',
  'I proofread and I find every comma and the missing question mark',
  'the waiting period is a week and the drying period is a day',
  'We tune pianos. It takes an hour comma and that period is paid. Call us, please.',
  'we opened a new line of soaps and a new line for men',
  'we tune pianos period call us',
  'llegamos al punto y a las diez en punto',
  'para que usted coma en casa como en la suya',
])('%j stays', (text) => expect(withSpokenMarks(text)).toBe(text));
