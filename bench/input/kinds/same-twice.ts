import { booking, brief, contact, type Input, lead, message } from '../input.ts';

/** The same form again: by a double click, by Back and Send, and from two devices at once. One that only looks the same is another. */
export const inputs: Input[] = [
  lead({ name: 'Twice Ann', message: 'Is the rye ready?' }, { stored: { count: 1 } }),
  lead({ name: 'Twice Ann', message: 'Is the rye ready?' }, { stored: { count: 0 } }),
  lead({ name: ' Twice Ann ', message: 'Is the rye ready?' }, { stored: { count: 0 } }),
  lead({ name: 'Twice Ann', message: 'Is the rye ready?\n' }, { stored: { count: 0 } }),
  lead({ name: 'Twice Ann', message: 'Is the rye ready? I can come at 5.' }, { stored: { count: 1 } }),
  lead({ name: 'Twice Bob', message: 'Is the rye ready?' }, { stored: { count: 1 } }),
  lead({ name: 'Twice Ann', phone: '(919) 555-0199', message: 'Is the rye ready?' }, { stored: { count: 1 } }),
  booking({ name: 'Twice Ann', message: 'Is the rye ready?' }, { stored: { count: 1 } }),
  booking({ name: 'Twice Ann', message: 'Is the rye ready?' }, { stored: { count: 0 } }),
  lead({ name: 'Zoë Twice', message: 'Hi' }, { stored: { count: 1 } }),
  lead({ name: 'Zoe\u0308 Twice', message: 'Hi' }, { stored: { count: 0 } }),
  contact({ email: 'twice@bench.test', message: 'How much is it in all?' }, { stored: { count: 1 } }),
  contact({ email: 'twice@bench.test', message: 'How much is it in all?' }, { stored: { count: 0 } }),
  contact({ email: 'twice@bench.test', message: 'How much is it in all? Thanks.' }, { stored: { count: 1 } }),
  contact({ email: 'TWICE@bench.test', message: 'How much is it in all? Thanks.' }, { stored: { count: 0 } }),
  message({ body: 'Ok' }),
  message({ body: 'Ok' }, { stored: { body: 'Ok' } }),
  brief({ 'business.serviceArea': 'Cary, Cary, cary', 'business.address.street': '' }, { shown: 'Cary', never: 'Cary, Cary' }),
  brief({ 'services.0.name': 'Rye', 'services.1.name': 'Rye' }, { shown: 'Rye', mayRefuse: true }),
  brief({ pages: ['home', 'about', 'about', 'services', 'contact'] }, { refused: /twice|different/ }),
];
