import { detail, pageAction, said, signature, usual } from '../sample-words.ts';
import type { ServicesProps } from './schema.ts';

const many = [
  'Oil change',
  'Brakes',
  'Tires',
  'Suspension',
  'Alignment',
  'Batteries',
  'Air conditioning',
  'Exhaust',
  'Transmission',
  'State inspection',
  'Engine diagnostics',
  'Pre-purchase check',
];

export const samples: ServicesProps[] = [
  {
    heading: said('What it costs'),
    lead: said('Where each job starts. No price on the line? Call and we talk it through.'),
    items: [
      {
        name: said('Leak finding and repair'),
        text: said('Kitchen, bath, slab and yard leaks. We show you the leak before we quote the fix.'),
        price: said('from $149'),
        picture: detail('plumber', 0),
        anchor: 'leaks',
      },
      {
        name: said('Water heaters'),
        text: said('Tank and tankless, gas and electric.'),
        price: said('from $1,450'),
        picture: signature('water-heater', ''),
        anchor: 'heaters',
      },
      {
        name: said('Whole-house repiping'),
        text: said('Polybutylene and galvanized replaced with PEX, usually in two days, walls patched.'),
        price: said('$5,800 to $9,400'),
        picture: detail('plumber', 1),
        anchor: 'repiping',
      },
      { name: said('Drain clearing'), price: said('from $185'), picture: detail('plumber', 2), anchor: 'drains' },
      { name: said('Fixtures and faucets'), picture: detail('plumber', 3), anchor: 'fixtures' },
    ],
    more: pageAction('All services', 'services'),
  },
  {
    heading: said('Grooming'),
    items: [{ name: said('Full groom'), picture: detail('dog-groomer', 0), anchor: 'full-groom' }],
  },
  {
    heading: said('Services'),
    items: many.map((name, index) => ({ name: said(name), picture: detail('auto-repair', index), anchor: `service-${index}` })),
  },
  {
    heading: said('What I do to a pool'),
    items: [
      {
        name: said('Weekly cleaning'),
        text: said('Skim, brush, vacuum, test, dose.'),
        price: said('from $140 per month'),
        anchor: 'weekly',
      },
      { name: said('Salt cells'), anchor: 'salt' },
      { name: said('Filter cleaning'), price: said('from $95'), anchor: 'filter' },
    ],
    pictures: ['skimmer', 'pump'].map((name, outfit) => ({ kind: 'object', name, outfit, alt: usual('') })),
  },
];
