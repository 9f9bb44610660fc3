import { brief, checkout, contact, firstLook, type Input, lead, leadToCo, signUp } from '../input.ts';

const once = ['Co..', 'Inc..', 'P.A..', 'Jr..', '!.', '?.', ',.'];

/** Names that end with a sign or with a short form. A sentence that ends with one has no second period. */
export const inputs: Input[] = [
  ...[
    'Juniper & Co.',
    'Juniper Bread, Inc.',
    'Sal’s Jr.',
    'Ana Ruiz, D.D.S., P.A.',
    'Bread!',
    'Got Bread?',
    'Juniper Bread L.L.C.',
    'Bread & Wine Ltd.',
    'Bakers, Etc.',
    'J.J.',
    'Yahoo!',
    'The Loaf (Raleigh)',
    'Bread 24/7',
    'A+',
    'Bread & More…',
    'Loaf No. 5',
    'B.',
    'St. Mary’s Bakery',
    'Crumb*',
    'Oh Crumbs!',
  ].map((name) => brief({ 'business.name': name }, { shown: name, never: [...once, /[!?]{1,2}\.(?:\s|$)/, /\.\.(?!\.)/] })),
  brief({ 'business.name': 'Joe’s Bread ,' }, { shown: 'Joe’s Bread', never: 'Bread ,' }),
  brief({ 'business.name': 'Pan Ñandú, S.A.', language: 'es' }, { shown: 'Pan Ñandú, S.A.', never: 'S.A..' }),
  brief({ 'business.name': 'Hermanos Ruiz y Cía.', language: 'es' }, { shown: 'Hermanos Ruiz y Cía.', never: 'Cía..' }),
  brief({ 'business.people.0.name': 'Sal Moretti Jr.' }, { shown: 'Sal Moretti Jr.', never: 'Jr..' }),
  brief({ 'business.called': 'Juniper & Co.' }, { never: 'Co..', shown: 'Juniper & Co.' }),
  brief(
    { 'business.address.city': 'St. Louis', 'business.address.state': 'MO', 'business.address.zip': '63101' },
    { shown: 'St. Louis, MO' },
  ),
  firstLook({ name: 'Juniper & Co.' }, { shown: 'Juniper & Co.', never: 'Co..' }),
  firstLook({ name: 'Bread!' }, { shown: 'Bread!', never: '!.' }),
  leadToCo({ message: 'Who owns Juniper?' }, { shown: 'Who owns Juniper?', never: 'Co..' }),
  lead({ name: 'Sal Moretti Jr.' }, { shown: 'Sal Moretti Jr.', never: ['Jr..', 'Co..'] }),
  lead({ name: 'Bread, Inc.' }, { shown: 'Bread, Inc.', never: 'Inc..' }),
  contact({ name: 'Sal Moretti Jr.' }, { shown: 'Sal Moretti Jr.', never: 'Jr..' }),
  signUp({ firstName: 'Sal', lastName: 'Moretti Jr.' }, { shown: 'Moretti Jr.', never: 'Jr..' }),
  checkout({ name: 'Juniper Bread, Inc.' }, { shown: 'Juniper Bread, Inc.', never: 'Inc..' }),
];
