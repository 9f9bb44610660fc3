import { brief, contact, type Input, lead, message } from '../input.ts';

/** What's copied from Facebook, Google, Instagram, Yelp and email signatures. */
export const inputs: Input[] = [
  brief(
    { 'business.description': '🔥 WE ARE HIRING!! 🔥 Come see us at Juniper Bread. #bakery #raleigh #sourdough' },
    { shown: 'Come see us', never: '#bakery' },
  ),
  brief(
    { 'business.description': 'Juniper Bread\nBakery · 4.9 ★ (212 reviews)\nOpen ⋅ Closes 3 PM\nWe bake sourdough every morning.' },
    { shown: 'We bake sourdough every morning', never: ['212', '★', 'Closes 3'] },
  ),
  brief(
    { 'business.description': 'We bake sourdough every morning.\n\nSee more' },
    { shown: 'We bake sourdough every morning', never: 'See more' },
  ),
  brief(
    { 'business.description': 'Follow us @juniperbread! We bake sourdough daily. Link in bio 👇' },
    { shown: 'We bake sourdough daily' },
  ),
  brief({ 'business.description': 'We bake sourdough. DM to order. www.juniper.example' }, { shown: 'We bake sourdough' }),
  brief({ 'business.description': 'We bake sourdough…Read more' }, { shown: 'We bake sourdough' }),
  brief(
    { 'business.description': 'We  bake   sourdough .Every morning.Come early!' },
    { shown: 'We bake sourdough. Every morning. Come early!' },
  ),
  brief(
    { 'business.description': 'WE BAKE SOURDOUGH AND RYE EVERY MORNING IN RALEIGH.' },
    { shown: 'e bake sourdough and rye', mayRefuse: true },
  ),
  brief({ 'business.description': 'we bake sourdough!!!! come early!!!!!' }, { shown: 'bake sourdough', never: '!!' }),
  brief(
    { 'business.description': '------------\nWe bake sourdough every day.\n------------' },
    { shown: 'We bake sourdough every day', never: '---' },
  ),
  brief({ 'business.description': '“We bake sourdough every day.”' }, { shown: 'We bake sourdough every day' }),
  brief({ 'business.description': '**We bake** sourdough every _morning_.' }, { shown: 'sourdough', never: '**' }),
  brief({ 'business.description': 'We bake sourdough.\n\n\n\n\nCome early.' }, { shown: ['We bake sourdough.', 'Come early.'] }),
  brief({ 'business.description': '𝗪𝗲 𝗯𝗮𝗸𝗲 𝘀𝗼𝘂𝗿𝗱𝗼𝘂𝗴𝗵 every morning.' }, { shown: 'every morning' }),
  brief(
    {
      'proof.quotes.0.text': '⭐⭐⭐⭐⭐ Best bread ever!!! — Google review',
      'proof.quotes.0.name': 'Mia T.',
      'proof.quotes.0.consent': 'on',
    },
    { shown: 'Best bread ever', never: '⭐⭐' },
  ),
  brief(
    { 'proof.quotes.0.text': 'Mia T.\n2 weeks ago\nBest bread in town.', 'proof.quotes.0.name': 'Mia T.', 'proof.quotes.0.consent': 'on' },
    { shown: 'Best bread in town' },
  ),
  brief(
    {
      'proof.quotes.0.text': 'Mia T. recommends Juniper Bread.\nMarch 3 · 🌎\n"Best bread in town."\nLike · Reply · 2w\n12',
      'proof.quotes.0.name': 'Mia T.',
      'proof.quotes.0.consent': 'on',
    },
    { shown: 'Best bread in town', never: ['Like · Reply', 'recommends', 'March 3'] },
  ),
  brief({ 'business.description': 'We bake sourdough every day. See more' }, { shown: 'We bake sourdough every day', never: 'See more' }),
  brief(
    { 'business.description': 'We bake sourdough every day.\nFollow us on Facebook @JuniperBread #breadlife' },
    { shown: 'We bake sourdough every day', never: ['Follow us', '#breadlife'] },
  ),
  brief(
    { 'business.address.street': '12 Elm St\nRaleigh, NC 27601' },
    { shown: '12 Elm St, Raleigh, NC 27601', never: /27601,? (?:Raleigh|27601)/ },
  ),
  brief({ 'business.phone': 'Phone: (919) 555-0148' }, { shown: '(919) 555-0148', dials: ['tel:+19195550148'] }),
  brief({ 'business.phone': '📞 (919) 555-0148' }, { shown: '(919) 555-0148', dials: ['tel:+19195550148'] }),
  brief({ 'business.email': 'Email: hello@juniper.example' }, { shown: 'hello@juniper.example', mayRefuse: true }),
  brief({ 'business.email': '<hello@juniper.example>' }, { shown: 'hello@juniper.example', mayRefuse: true }),
  brief({ 'business.email': 'Juniper Bread <hello@juniper.example>' }, { shown: 'hello@juniper.example', mayRefuse: true }),
  brief({ 'business.links.0': 'https://www.facebook.com/juniperbread/?ref=page_internal&__tn__=-R' }, { shown: 'Juniper Bread' }),
  brief({ 'business.links.0': 'https://l.facebook.com/l.php?u=https%3A%2F%2Fjuniper.example' }, { shown: 'Juniper Bread' }),
  brief({ 'business.name': 'Juniper Bread | Facebook' }, { shown: 'Juniper Bread' }),
  brief({ 'business.name': 'Juniper Bread™' }, { shown: 'Juniper Bread', host: 'juniper-bread' }),
  brief({ 'business.name': 'Juniper Bread®' }, { shown: 'Juniper Bread', host: 'juniper-bread' }),
  lead({ message: '> On Nov 3, Ann wrote:\n> Do you bake?\n\nYes?\n\n--\nAnn Lee\nSent from my iPhone' }, { shown: '> Do you bake?' }),
  contact({ message: '*Hello* _there_ ~what~ `does` it cost?\n\nSent from my iPhone' }, { shown: '*Hello* _there_' }),
  message({ body: 'See https://example.com/?a=1&b=2#c.' }, { shown: 'https://example.com/?a=1&b=2#c' }),
];
