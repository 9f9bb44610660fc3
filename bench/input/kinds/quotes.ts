import { booking, brief, call, checkout, contact, edit, fact, type Input, lead, message, profile, search, signUp } from '../input.ts';

/** Apostrophes and quotation marks, straight and curly, in names and in texts. */
export const inputs: Input[] = [
  brief({ 'business.name': "Joe's Bread" }, { shown: 'Joe’s Bread', host: 'joes-bread' }),
  brief({ 'business.name': 'Joe’s Bread' }, { shown: 'Joe’s Bread', host: 'joes-bread' }),
  brief({ 'business.name': 'Joe`s Bread' }, { shown: 'Bread', host: 'joes-bread' }),
  brief({ 'business.name': 'Joe´s Bread' }, { shown: 'Bread' }),
  brief({ 'business.name': "Rock 'n' Rolls" }, { shown: 'Rock ’n’ Rolls' }),
  brief({ 'business.name': 'The "Daily" Loaf' }, { shown: 'The “Daily” Loaf', host: 'the-daily-loaf' }),
  brief({ 'business.name': "James' Bread" }, { shown: 'James’ Bread' }),
  brief({ 'business.name': '«Juniper» Bread' }, { shown: 'Bread', host: 'juniper-bread' }),
  brief({ 'business.tagline': '"Your neighborhood bakery"' }, { shown: 'Your neighborhood bakery', never: '""' }),
  brief({ 'business.tagline': '“Your neighborhood bakery”' }, { shown: 'Your neighborhood bakery' }),
  brief(
    { 'business.description': "We're open early. It's all sourdough. Don't miss the rye." },
    { shown: ['We’re open early', 'It’s all sourdough'] },
  ),
  brief({ 'business.description': 'We bake 12" rounds and 6\' baguettes for restaurants.' }, { shown: '12" rounds' }),
  brief({ 'services.0.name': '12" round' }, { shown: '12" round' }),
  brief(
    { 'proof.quotes.0.text': '“Best bread in town.”', 'proof.quotes.0.name': 'Mia', 'proof.quotes.0.consent': 'on' },
    { shown: 'Best bread in town.', never: ['““', '””', '""'] },
  ),
  brief(
    { 'proof.quotes.0.text': '"Best bread in town!!" - Mia', 'proof.quotes.0.name': 'Mia T.', 'proof.quotes.0.consent': 'on' },
    { shown: 'Best bread in town', never: ['""', '“"'] },
  ),
  brief(
    { 'business.people.0.name': 'Kim O’Neil', 'business.people.0.line': "Kim's been baking since the '90s." },
    { shown: ['Kim O’Neil', 'the ’90s'] },
  ),
  brief(
    { 'business.address.city': 'O’Fallon', 'business.address.state': 'MO', 'business.address.zip': '63366' },
    { shown: 'O’Fallon, MO 63366' },
  ),
  fact({ 'business.tagline': "We're the '“plumbers”'" }, { shown: 'plumbers' }),
  lead({ name: "Pat O'Neil" }, { shown: 'Pat O’Neil', stored: { name: "Pat O'Neil" } }),
  lead({ name: 'Rosa "R" <x@y>, Inc', email: 'rosa@example.com' }, { shown: 'Rosa "R" <x@y>, Inc' }),
  lead({ message: "She said \"yes\", it's 'fine'; ok?" }, { stored: { message: "She said \"yes\", it's 'fine'; ok?" } }),
  lead({ message: "Robert'); DROP TABLE leads;--" }, { shown: "Robert'); DROP TABLE leads;--" }),
  booking({ name: 'Zoë "Z" O’Brien, Jr.' }, { shown: 'Zoë "Z" O’Brien, Jr.' }),
  contact({ name: 'Zoë "Z" O’Brien', message: 'What does "five pages" mean?' }, { shown: ['Zoë "Z" O’Brien', '"five pages"'] }),
  call({ name: 'Zoë "Z" O’Brien, Jr.; & Söhne' }, { shown: 'Zoë "Z" O’Brien, Jr.; & Söhne' }),
  signUp({ firstName: 'D’Arcy', lastName: "O'Neil-Smith" }, { stored: { firstName: 'D’Arcy', lastName: "O'Neil-Smith" } }),
  profile({ firstName: 'Nuʻuanu', lastName: 'Kaʻiulani' }, { stored: { firstName: 'Nuʻuanu', lastName: 'Kaʻiulani' } }),
  checkout({ name: 'Pat “Patty” O’Neil' }, { shown: 'Pat “Patty” O’Neil' }),
  message({ body: 'It’s "fine"' }, { shown: 'It’s "fine"' }),
  edit({ words: 'Change “Call us” to "Call me", it\'s just me.' }, { shown: 'Change “Call us” to "Call me"' }),
  search({ named: "Pat O'Neil", q: 'oneil' }, { stored: { found: true } }),
  search({ named: 'Pat O’Neil', q: "o'neil" }, { stored: { found: true } }),
  search({ named: "Pat O'Neil", q: 'O’Neil' }, { stored: { found: true } }),
];
