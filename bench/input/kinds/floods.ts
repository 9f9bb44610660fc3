import { afterFlood, booking, contact, type Input, lead } from '../input.ts';

/** An honest message after many others: from the same phone network, and on a day when bots use up every limit. */
export const inputs: Input[] = [
  afterFlood(60)(lead({ name: 'Honest Ann', message: 'Is there any rye left today?' }, { shown: 'Honest Ann', stored: { count: 1 } })),
  afterFlood(60)(booking({ name: 'Honest Bob', message: 'A table for two.' }, { shown: 'Honest Bob', stored: { count: 1 } })),
  afterFlood(
    10,
    'same address',
  )(lead({ name: 'Honest Cy', message: 'We share the office Wi-Fi.' }, { shown: 'Honest Cy', stored: { count: 1 } })),
  afterFlood(
    10,
    'same address',
  )(
    contact(
      { name: 'Honest Di', message: 'We share the office Wi-Fi.' },
      { stored: { count: 1 }, isFormWide: true, mayRefuse: true, mayBeSpam: true },
    ),
  ),
];
