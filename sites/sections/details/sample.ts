import { callAction, detail, said, signature, usual } from '../sample-words.ts';
import type { DetailsProps } from './schema.ts';

export const samples: DetailsProps[] = [
  {
    items: [
      {
        anchor: 'leaks',
        name: said('Leak finding and repair'),
        text: said('Kitchen, bath, slab and yard leaks. We show you the leak before we quote the fix.'),
        price: said('from $149'),
        covers: [],
        signs: ['The water meter moves with every tap shut', 'A warm or damp patch on a slab floor', 'A stain that keeps growing'].map(
          usual,
        ),
        before: ['Tell us where the water shows', 'Shut the main valve if it is running', 'Clear the cabinet or the corner'].map(usual),
        picture: detail('plumber', 0),
      },
      {
        anchor: 'heaters',
        name: said('Water heaters'),
        text: said('Tank and tankless, gas and electric.'),
        price: said('from $1,450'),
        covers: ['Gas and electric tanks', 'Tankless units', 'Valves and expansion tanks'].map(usual),
        signs: ['Hot water runs out sooner than it did', 'Rust-colored water from the hot side', 'Water around the base of the tank'].map(
          usual,
        ),
        before: ['Read us the label', 'Say where it stands: closet, attic, garage', 'Clear a path to it'].map(usual),
        picture: signature('water-heater', ''),
      },
      { anchor: 'fixtures', name: said('Fixtures and faucets'), covers: [], signs: [], before: [], picture: detail('plumber', 3) },
    ],
    ask: callAction('Call for a price'),
  },
  {
    items: [{ anchor: 'full-groom', name: said('Full groom'), covers: [], signs: [], before: [], picture: detail('groomer', 0) }],
    ask: callAction('Call for a price'),
  },
];
