import { booking, call, contact, type Input, lead, leadFromFile, leadInSpanish } from '../input.ts';

/** Hidden fields that password managers and browsers fill in, and fields that aren't ours: nothing honest is lost. */
export const inputs: Input[] = [
  ...['website', 'leave_empty', 'url', 'company', 'fax', 'phone2', 'organization', 'address'].map((trap) =>
    lead({ name: `Manager ${trap}`, [trap]: 'https://ann.example' }, { shown: `Manager ${trap}`, stored: { count: 1 } }),
  ),
  leadFromFile({ name: 'Manager file', leave_empty: 'x' }, { shown: 'Manager file' }),
  leadInSpanish({ name: 'Gestor', leave_empty: 'x' }, { shown: 'Gestor' }),
  booking({ name: 'Manager booking', leave_empty: 'x' }, { shown: 'Manager booking', stored: { count: 1 } }),
  // Marked as possible spam, so no alarm.
  lead({ name: 'Bot Bo', leave_empty: 'buy now' }, { stored: { isSpam: true } }),
  lead({ name: 'Honest Ann', leave_empty: '' }, { stored: { isSpam: false } }),
  lead({ name: 'Honest Space', leave_empty: ' ' }, { stored: { isSpam: false } }),
  lead({ name: 'Honest Website', website: 'https://ann.example' }, { stored: { count: 1 } }),
  contact({ name: 'Manager Contact', website: 'https://ann.example' }, { stored: { count: 1 }, mayRefuse: true, mayBeSpam: true }),
  contact({ name: 'Quick Contact', tookMs: '900' }, { stored: { count: 1 }, mayRefuse: true, isFormWide: true, mayBeSpam: true }),
  call({ name: 'Manager Call', website: 'https://ann.example' }, { shown: 'Manager Call', mayRefuse: true }),
];
