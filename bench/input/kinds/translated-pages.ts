import { booking, call, checkout, contact, type Input, lead, leadInSpanish } from '../input.ts';

/** Values of choices after a browser has translated the page's words, and fields that a translator added. */
export const inputs: Input[] = [
  booking({ part: 'Por la mañana' }, { shown: 'Por la mañana' }),
  booking({ service: 'Reparación de fugas' }, { shown: 'Reparación de fugas' }),
  booking({ service: '漏水修理', part: '朝' }, { shown: '漏水修理' }),
  booking({ service: 'Leak finding and repair' }, { shown: 'Leak finding and repair' }),
  leadInSpanish({ name: 'Ann', message: 'Page was translated' }, { shown: 'Page was translated' }),
  lead({ message: '<font style="vertical-align: inherit;">Hola</font>' }, { shown: 'Hola' }),
  lead({ 'goog-te': '1', googtrans: '/en/es', name: 'Traducida' }, { shown: 'Traducida', stored: { count: 1 } }),
  contact({ topic: 'Antes de pedir' }, { refused: /topic/i }),
  contact({ topic: 'other', message: 'Übersetzt von Google, wie lange dauert es?' }, { shown: 'Übersetzt von Google' }),
  call({ topic: 'Autre chose' }, { refused: /topic/i }),
  call({ topic: 'other', zone: 'Europe/Kiev' }, { stored: { zone: 'Europe/Kiev' } }),
  checkout({ method: 'factura' }, { refused: /payment method/ }),
  checkout({ terms: 'sí' }, { refused: /terms/ }),
];
