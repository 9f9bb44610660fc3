import { brief, fact, type Input } from '../input.ts';

const right = { shown: '12 Elm St, Raleigh, NC 27601', data: { addressLocality: 'Raleigh', addressRegion: 'NC', postalCode: '27601' } };
const twice = [/Raleigh, NC,? (?:27601,? )?(?:Raleigh|NC)\b/, /27601,? 27601/, 'Raleigh, Raleigh'];

/** Addresses with a part in the wrong field, as autofill and people enter them. */
export const inputs: Input[] = [
  brief({ 'business.address.city': 'Raleigh, NC' }, { ...right, never: twice }),
  brief({ 'business.address.city': 'Raleigh NC' }, { ...right, never: twice }),
  brief({ 'business.address.city': 'Raleigh, North Carolina' }, { ...right, never: twice }),
  brief({ 'business.address.city': 'Raleigh, NC 27601' }, { ...right, never: twice }),
  brief({ 'business.address.city': 'Raleigh, NC, USA' }, { ...right, never: twice }),
  brief({ 'business.address.street': '12 Elm St, Raleigh, NC 27601' }, { ...right, never: twice }),
  brief({ 'business.address.street': '12 Elm St, Raleigh' }, { ...right, never: twice }),
  brief({ 'business.address.street': '12 Elm St Raleigh NC 27601' }, { ...right, never: twice }),
  brief({ 'business.address.street': '12 Elm St, Raleigh, NC 27601, United States' }, { ...right, never: twice }),
  brief({ 'business.address.street': '12 Elm St\u2028Raleigh, NC 27601' }, { ...right, never: twice }),
  brief(
    { 'business.address.street': '12 Elm St, Raleigh, NC 27601', 'business.address.city': '', 'business.address.zip': '' },
    { ...right, never: twice, mayRefuse: true },
  ),
  brief({ 'business.address.state': 'NC 27601' }, { ...right, never: twice }),
  brief({ 'business.address.state': 'NC 27601', 'business.address.zip': '' }, { ...right, never: twice }),
  brief({ 'business.address.state': 'north carolina' }, { ...right, shown: '12 Elm St, Raleigh', never: ['north carolina'] }),
  brief({ 'business.address.state': 'N.C.' }, { ...right, never: 'N.C.' }),
  brief({ 'business.address.state': 'nc' }, { ...right, never: /\bnc\b/ }),
  brief({ 'business.address.zip': 'NC 27601' }, { ...right, never: 'NC NC' }),
  brief({ 'business.address.zip': '27601-1234' }, { shown: '27601-1234', data: { postalCode: '27601-1234' } }),
  brief({ 'business.address.zip': '276011234' }, { mayRefuse: true, shown: '27601' }),
  brief({ 'business.address.zip': '2760' }, { refused: /five digits/ }),
  brief({ 'business.address.zip': 'SW1A 1AA' }, { refused: /five digits/ }),
  brief({ 'business.address.zip': '２７６０１' }, { ...right }),
  brief({ 'business.address.city': 'raleigh' }, { ...right, never: /\braleigh,/ }),
  brief({ 'business.address.city': 'RALEIGH' }, { ...right, never: 'RALEIGH, NC' }),
  brief({ 'business.address.city': 'Winston-Salem', 'business.address.zip': '27101' }, { shown: 'Winston-Salem, NC 27101' }),
  brief({ 'business.address.street': '12 North Carolina Ave' }, { shown: '12 North Carolina Ave, Raleigh, NC 27601' }),
  brief({ 'business.address.street': '450 Raleigh St, Suite 2B' }, { shown: '450 Raleigh St, Suite 2B, Raleigh, NC 27601' }),
  brief({ 'business.address.street': '12 Elm St #4' }, { shown: '12 Elm St #4' }),
  brief({ 'business.address.street': 'Corner of 5th & Main' }, { shown: 'Corner of 5th & Main' }),
  brief({ 'business.address.street': '123 1/2 Rue Dauphine' }, { shown: '123 1/2 Rue Dauphine' }),
  brief({ 'business.name': 'Juniper Bread, Raleigh NC' }, { shown: 'Juniper Bread', never: 'NC in Raleigh, NC, NC' }),
  brief({ 'business.email': 'www.juniper.example' }, { refused: /email/i }),
  brief({ 'business.phone': 'hello@juniper.example' }, { refused: /number/i }),
  brief({ 'business.founded': '2099' }, { refused: /future/ }),
  brief({ 'domain.kind': 'own', 'domain.name': 'https://www.juniper.example/index.html' }, { mayRefuse: true, shown: 'Juniper Bread' }),
  brief({ 'business.links.0': 'facebook.com/juniperbread' }, { stored: { 'business.links.0': 'https://facebook.com/juniperbread' } }),
  brief({ 'business.links.0': '@juniperbread' }, { refused: /https:|link|address/i }),
  brief({ 'business.links.0': 'http://instagram.com/juniper' }, { mayRefuse: true, shown: 'Juniper Bread' }),
  fact(
    { 'business.address': '{"street":"4 Oak Ave, Raleigh, NC 27601","city":"Raleigh","state":"NC","zip":"27601"}' },
    { shown: ['4 Oak Ave', 'Raleigh, NC 27601'], never: [/27601,? 27601/, 'NC, NC'] },
  ),
  fact(
    { 'business.address': '{"street":"4 Oak Ave","city":"Raleigh, NC","state":"NC","zip":"27601"}' },
    { shown: ['4 Oak Ave', 'Raleigh, NC 27601'], never: [/27601,? 27601/, 'NC, NC'] },
  ),
];
