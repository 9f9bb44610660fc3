import { callAction, detail, said, signature, usual } from '../sample-words.ts';
import type { ShelfProps } from './schema.ts';

export const samples: ShelfProps[] = [
  {
    heading: usual('For the kitchen at home'),
    lead: usual('Call, say what you want, and agree on a time to pick it up.'),
    items: [
      {
        name: said('Night Porter, 12 oz beans'),
        text: said('Dark roast, chocolate and walnut.'),
        price: said('$17.50'),
        picture: signature('beans-night', ''),
      },
      { name: said('Day Walker, 12 oz beans'), price: said('$18'), picture: signature('beans-day', '') },
      { name: said('Enamel mug'), price: said('$14'), picture: signature('mug', '') },
    ],
    ask: callAction('Call to buy'),
    more: { label: usual('Go to the shop'), to: { kind: 'page', page: 'shop' } },
  },
  {
    heading: usual('The shelf'),
    items: [{ name: usual('Ask what is in stock'), picture: detail('coffee-shop', 0) }],
  },
  {
    heading: usual('Everything on the shelf'),
    items: Array.from({ length: 7 }, (_, index) => ({
      name: said(`Rosemary and Himalayan salt beard balm no. ${index + 1}`),
      ...(index % 2 ? { price: said('$128.50') } : { text: said('Two ounces, unscented, in a tin that closes.') }),
      picture: detail('barber', index % 2),
    })),
    ask: callAction('Call to buy'),
  },
];
