import { expect, test } from 'vitest';
import { formSaid, inForm } from './form-of-address.ts';

const cases: [form: string | undefined, text: string][] = [
  ['tú', 'Tu rizo, tu ley. Me dijeron pelo malo hasta los 26.'],
  ['tú', 'Tus XV, sin estrés mija. Mándame foto por texto.'],
  ['usted', 'Le decimos el precio antes de abrir la pared.'],
  ['usted', 'No tiene que estar en casa. Usted me paga al final, tú no.'],
  ['usted', 'Mándeme foto por texto gracias'],
  [undefined, 'Hacemos pan sobao, quesitos y mallorcas. El pan sale a las cinco.'],
];

test.each(cases)('as %s speaks %j', (form, text) => expect(formSaid(text)).toBe(form));

test('words with both forms are said in one, also by functions and inside of a form for one person', () => {
  const words = {
    call: (phone: string) => `[Llame|Llama] al ${phone}`,
    all: ['{[Escríbanos|Escríbenos]|[Escríbame|Escríbeme]}', '[Usted |]lo [trae|traes]'],
  };
  expect(inForm(words, 'tú').all).toEqual(['{Escríbenos|Escríbeme}', 'lo traes']);
  expect(inForm(words, 'usted').all).toEqual(['{Escríbanos|Escríbame}', 'Usted lo trae']);
  expect(inForm(words, 'tú').call('555-0127')).toBe('Llama al 555-0127');
});
