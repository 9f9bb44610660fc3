import { booking, brief, checkout, contact, edit, firstLook, type Input, lead, message, profile, signUp } from '../input.ts';

/** Words without a place to break, and texts without a space. */
export const inputs: Input[] = [
  brief(
    { 'business.name': 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' },
    { shown: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', host: 'donaudampfschifffahrtselektrizitatenhaup' },
  ),
  brief({ 'business.name': 'B'.repeat(80) }, { shown: 'B'.repeat(80) }),
  brief({ 'business.name': 'Juniper-Bread-And-Cakes-And-Pies-And-Everything-Baked-In-Raleigh' }, { shown: 'Juniper-Bread-And-Cakes' }),
  brief(
    { 'business.address.city': 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch' },
    { shown: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch' },
  ),
  brief({ 'services.0.name': 'Schokoladenkuchenüberraschungspackung' }, { shown: 'Schokoladenkuchenüberraschungspackung' }),
  brief({ 'business.description': `We bake bread. ${'a'.repeat(200)}` }, { shown: 'We bake bread' }),
  brief({ 'business.description': 'bread '.repeat(150) }, { shown: 'bread bread' }),
  brief({ 'business.tagline': '面包'.repeat(30) }, { shown: '面包面包' }),
  brief({ 'business.description': '我们每天早上在罗利烘焙酸面包和黑麦面包。'.repeat(10) }, { shown: '我们每天早上' }),
  brief({ 'business.email': `${'a'.repeat(60)}@juniper.example` }, { shown: `${'a'.repeat(60)}@` }),
  brief(
    { 'business.people.0.name': 'Wolfeschlegelsteinhausenbergerdorff Sr.' },
    { shown: 'Wolfeschlegelsteinhausenbergerdorff Sr.', never: 'Sr..' },
  ),
  firstLook({ name: 'B'.repeat(80) }, { shown: 'B'.repeat(80) }),
  firstLook({ name: 'B'.repeat(81) }, { refused: /80 characters/ }),
  lead({ name: 'N'.repeat(110), message: 'M'.repeat(3000) }, { shown: 'N'.repeat(110) }),
  lead({ message: `https://example.com/${'path/'.repeat(200)}` }, { shown: 'https://example.com/path/' }),
  booking({ message: 'é'.repeat(4000) }, { stored: { message: 'é'.repeat(4000) } }),
  contact({ message: 'w'.repeat(3000) }, { shown: 'w'.repeat(3000) }),
  signUp({ firstName: 'F'.repeat(50), lastName: 'L'.repeat(50) }, { shown: 'F'.repeat(50) }),
  profile({ firstName: 'F'.repeat(50), lastName: 'Lee' }, { stored: { firstName: 'F'.repeat(50) } }),
  checkout({ name: 'Q'.repeat(100) }, { shown: 'Q'.repeat(60) }),
  message({ body: 'z'.repeat(4900) }, { stored: { body: 'z'.repeat(4900) } }),
  edit({ words: 'y'.repeat(1990) }, { refused: /few words/ }),
  edit({ words: `Please ${'y'.repeat(1980)}es` }, { stored: { words: `Please ${'y'.repeat(1980)}es` } }),
];
