import { expect, test } from 'vitest';
import { isPriceLine, pricesListedIn } from './listed-prices.ts';

const exact = (name: string, amount: string) => ({ name, priceFrom: amount, priceTo: amount });

test('a row of names and numbers is a price list', () => {
  expect(pricesListedIn('7 chairs no appointments. Cut 25 beard 15 kids 18 seniors 18.')).toEqual({
    services: [exact('Cut', '25'), exact('Beard', '15'), exact('Kids', '18'), exact('Seniors', '18')],
    rest: '7 chairs no appointments.',
  });
});

test('so are lines that end with a price, and what else is in them stays', () => {
  const text = [
    'Pants hem (jeans) 18.00.',
    'Waist in/out 20.00 & up.',
    'Zipper jacket 35-60.',
    'Sari blouse stitch 40 lined 55.',
    'Suit 2 pc 16.50.',
    'Shirt wash 2.75 (5 or more).',
    'Same day in by 9 out by 5. Master tailor 31 years.',
  ].join('\n');
  expect(pricesListedIn(text)).toEqual({
    services: [
      exact('Pants hem (jeans)', '18.00'),
      { name: 'Waist in/out', priceFrom: '20.00' },
      { name: 'Zipper jacket', priceFrom: '35', priceTo: '60' },
      exact('Suit 2 pc', '16.50'),
      exact('Shirt wash (5 or more)', '2.75'),
    ],
    rest: 'Sari blouse stitch 40 lined 55.\nSame day in by 9 out by 5. Master tailor 31 years.',
  });
});

test('and what a menu counts', () => {
  expect(
    pricesListedIn('Buy 5 get 1. #1 Đặc biệt (pate) 7.25 #2 Gà chicken 7 #3 Trứng egg 6.50 (til 11am). Bánh bao 4. Grandma bakes.'),
  ).toEqual({
    services: [
      exact('#1 Đặc biệt (pate)', '7.25'),
      exact('#2 Gà chicken', '7'),
      exact('#3 Trứng egg (til 11am)', '6.50'),
      exact('Bánh bao', '4'),
    ],
    rest: 'Buy 5 get 1. Grandma bakes.',
  });
});

test('a name with a number elsewhere in the text is none', () => {
  expect(pricesListedIn('Cut 25. Beard 15. Kids 18. Walk right in. Boys ride 6. We won. Girls ride 7.')).toEqual({
    services: [exact('Cut', '25'), exact('Beard', '15'), exact('Kids', '18')],
    rest: 'Walk right in. Boys ride 6. We won. Girls ride 7.',
  });
  const around = ['Union Local 150.', 'Chairs 3.', 'Feeds 12.', 'Serves 6.', 'Rated 5.', 'Size 12.'];
  for (const one of around) expect(pricesListedIn(`${one} Cut 25. Beard 15. Kids 18. ${one}`)).toMatchObject({ rest: `${one} ${one}` });
});

test.each([
  'Cut 25. Beard 15. We open at 9.',
  'Cut 25. Beard 15. Walk right in. Kids 18.',
  'Open Mon 8 Tue 9 Wed 10.',
  'Beds 4 baths 3 garage 2.',
  'Exit 40 left 2 miles lot 9.',
  'Founded 1990 moved 2004 rebuilt 2011.',
  'Kings May 20-July, reds July, silvers Aug & Sept. 4 people max.',
  'We serve boys 6 girls 7 and teens 13 to 19.',
  'Since 1990. In 12. At 7. Until 9.',
  // Without their entries, headings would say nothing.
  'Pupusas\nRevueltas 3.25\nAyote 3.25\nCamarón 4\nSoups\nMondongo 15 / Gallina 16',
  'Castle 1 slide 2 tables 3.',
])('no price list is in %j', (text) => {
  expect(pricesListedIn(text)).toBeUndefined();
});

test.each(['Comforter Q 30 K 35.', 'Shoe heel ladies 12 men 24', 'Zipper leather jkt ask.', 'Soju 15 makgeolli 16 Terra 8.'])(
  '%j is of a price list',
  (line) => expect(isPriceLine(line)).toBe(true),
);

test.each([
  'We stop at 32.',
  'Must be 21.',
  'Since 1991.',
  'Same day in by 9 out by 5 no extra.',
  'You only have to ask.',
  'Call us on 5.',
  'Moved to Main in 2004.',
])('%j is not', (line) => expect(isPriceLine(line)).toBe(false));
