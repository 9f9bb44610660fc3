import { detail, said, signature } from '../sample-words.ts';
import type { DetailsProps } from './schema.ts';

export const samples: DetailsProps[] = [
  {
    items: [
      {
        anchor: 'leaks',
        name: said('Leak finding and repair'),
        text: said('Kitchen, bath, slab and yard leaks. We show you the leak before we quote the fix.'),
        price: said('from $149'),
        picture: detail('plumber', 0),
      },
      {
        anchor: 'heaters',
        name: said('Water heaters'),
        text: said('Tank and tankless, gas and electric.'),
        price: said('from $1,450'),
        picture: signature('water-heater', ''),
      },
      { anchor: 'fixtures', name: said('Fixtures and faucets'), picture: detail('plumber', 3) },
    ],
  },
  {
    items: [{ anchor: 'full-groom', name: said('Full groom'), picture: detail('dog-groomer', 0) }],
  },
];
