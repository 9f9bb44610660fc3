import { booking, brief, call, contact, edit, fact, type Input, lead, leadFromFile, message } from '../input.ts';

const lines = (count: number, length: number, sign = 'x') => Array(count).fill(sign.repeat(length)).join('\n');

/** Line ends count once, and so does what people see as one sign: what fits by the counter is taken. */
export const inputs: Input[] = [
  lead({ message: lines(60, 65) }, { stored: { message: lines(60, 65) } }),
  leadFromFile({ message: lines(60, 64) }, { stored: { message: lines(60, 64) } }),
  lead({ message: lines(1, 4000) }, { stored: { message: lines(1, 4000) } }),
  lead({ message: lines(2000, 1) }, { stored: { message: lines(2000, 1) } }),
  lead({ message: lines(1, 4001) }, { refused: /4,?000 characters/ }),
  lead({ message: lines(1, 1990, '名') }, { shown: '名名名' }),
  lead({ message: lines(1, 2000, '👍') }, { shown: '👍👍👍' }),
  lead({ message: `\n\n${lines(3, 20)}\n\n\n` }, { shown: lines(1, 20) }),
  lead({ message: 'one\rtwo\rthree' }, { stored: { message: 'one\ntwo\nthree' } }),
  lead({ message: 'one\n\ntwo' }, { stored: { message: 'one\n\ntwo' } }),
  booking({ message: lines(60, 65) }, { stored: { message: lines(60, 65) } }),
  contact({ message: lines(80, 61) }, { stored: { message: lines(80, 61) } }),
  contact({ message: lines(1, 5000) }, { stored: { message: lines(1, 5000) } }),
  contact({ message: lines(1, 5001) }, { refused: /5,000 characters/ }),
  call({ message: lines(80, 61) }, { stored: { message: lines(80, 61) } }),
  message({ body: lines(80, 61) }, { stored: { body: lines(80, 61) } }),
  message({ body: lines(1, 5489) }, { refused: /5,000 characters/ }),
  edit({ words: lines(40, 48) }, { stored: { words: lines(40, 48) } }),
  edit({ words: lines(1, 2001) }, { refused: /2,000 characters/ }),
  edit({ words: 'ok' }, { refused: /few words/ }),
  brief(
    { 'business.description': Array(12).fill('We bake good rye bread every single morning.').join('\n') },
    { shown: 'We bake good rye bread every single morning.' },
  ),
  brief({ 'business.description': lines(1, 3001) }, { refused: /3001 characters/ }),
  brief({ 'business.name': `Juniper ${'Bread '.repeat(13)}`.trim() }, { refused: /80 or fewer/ }),
  brief({ 'business.tagline': 'Bread '.repeat(30) }, { refused: /120 or fewer/ }),
  brief({ 'details.faq.0.question': 'Do you bake?', 'details.faq.0.answer': 'Yes.\r\n\r\nEvery day.' }, { shown: ['Yes.', 'Every day.'] }),
  fact({ 'business.tagline': 'x'.repeat(121) }, { refused: /120 or fewer/ }),
  lead({ name: 'n'.repeat(121) }, { refused: /120 characters/ }),
  lead({ name: 'n'.repeat(120) }, { stored: { name: 'n'.repeat(120) } }),
  lead({ phone: `${'919 555 0148 '.repeat(4)}` }, { mayRefuse: true, shown: '919' }),
];
