import { booking, brief, call, contact, fact, type Input, lead, leadInSpanish } from '../input.ts';

const office = 'tel:+14145550163';
const own = (typed: string, right: Parameters<typeof brief>[1]) => brief({ 'business.phone': typed }, right);
const extended = (digits: string) => ({ shown: `(414) 555-0163 ext. ${digits}`, dials: [`${office};ext=${digits}`] });

/** Numbers with extensions, country codes, words and labels around them. */
export const inputs: Input[] = [
  own('414.555.0163 ext 4', extended('4')),
  own('(414) 555-0163 Ext: 204', extended('204')),
  own('(414) 555-0163 extn 204', extended('204')),
  own('414-555-0163 EXT204', extended('204')),
  own('+1.414.555.0163x204', extended('204')),
  own('1 (414) 555‑0163 × 7', { ...extended('7'), mayRefuse: true }),
  own('414-555-0163, option 2', { shown: '(414) 555-0163', mayRefuse: true }),
  own('414-555-0163 press 2', { shown: '(414) 555-0163', mayRefuse: true }),
  own('414-555-0163 (ext. 12)', extended('12')),
  own('414-555-0163;ext=12', extended('12')),
  own('414-555-0163 ext.12 or 13', { mayRefuse: true, shown: '(414) 555-0163' }),
  own('Office: 414 555 0163', { shown: '(414) 555-0163', dials: [office] }),
  own('☎️ 414-555-0163', { shown: '(414) 555-0163', dials: [office] }),
  own('P: 414.555.0163', { shown: '(414) 555-0163', dials: [office] }),
  own('414 – 555 – 0163', { shown: '(414) 555-0163', dials: [office] }),
  own('414•555•0163', { shown: '(414) 555-0163', dials: [office], mayRefuse: true }),
  own('[414] 555-0163', { shown: '(414) 555-0163', dials: [office], mayRefuse: true }),
  own('(414) 555 01 63', { shown: '(414) 555-0163', dials: [office] }),
  own('001 414 555 0163', { shown: '(414) 555-0163', dials: [office], mayRefuse: true }),
  own('+1 (414) 555-0163 WhatsApp', { shown: '(414) 555-0163', dials: [office] }),
  own('tel:+14145550163', { shown: '(414) 555-0163', dials: [office] }),
  own('٤١٤-٥٥٥-٠١٦٣', { shown: '(414) 555-0163', dials: [office] }),
  own('+84 28 5555 0163', { shown: '+84 28 5555 0163', dials: ['tel:+842855550163'] }),
  own('+48 22 555 01 63', { shown: '+48 22 555 01 63', dials: ['tel:+48225550163'] }),
  own('1-888-NAILS-4U', { mayRefuse: true, shown: 'NAILS' }),
  own('414-555-O163', { refused: /number/i }),
  lead({ phone: '414-555-0163 ext: 12' }, { shown: '555', dials: [`${office};ext=12`] }),
  lead({ phone: 'cell 414-555-0163 / home 414-555-0187' }, { dials: [office, 'tel:+14145550187'] }),
  lead({ phone: '+48 22 555 01 63' }, { dials: ['tel:+48225550163'] }),
  leadInSpanish({ phone: '(414) 555-0163 extensión 12' }, { shown: '555', dials: [`${office};ext=12`] }),
  leadInSpanish({ phone: 'cel. 414 555 0163' }, { dials: [office] }),
  booking({ phone: '414.555.0163 (text only)' }, { shown: 'text only', dials: [office] }),
  contact({ phone: '(414) 555-0163 Ext 3001' }, { dials: [`${office};ext=3001`] }),
  contact({ phone: '+1 414-555-0163 after 6' }, { shown: 'after 6', dials: [office] }),
  call({ phone: '4145550163 x 9' }, { dials: [`${office};ext=9`] }),
  fact({ 'business.phone': '(414) 555-0163 Ext: 204' }, { shown: 'ext. 204', dials: [`${office};ext=204`] }),
];
