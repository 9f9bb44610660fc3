import { expect, test } from 'vitest';
import { cutAtWord, fitting, sentences } from './sentences.ts';

test.each([
  ['One. Two! Three? Four', ['One.', 'Two!', 'Three?', 'Four.']],
  ['We serve St. George and Mt. Airy. Call Dr. Ames.', ['We serve St. George and Mt. Airy.', 'Call Dr. Ames.']],
  ['Open 9 a.m. to 5 p.m. daily', ['Open 9 a.m. to 5 p.m. daily.']],
  [
    'We answer calls from 8 a.m. to 5 p.m. Monday to Friday. Text us.',
    ['We answer calls from 8 a.m. to 5 p.m. Monday to Friday.', 'Text us.'],
  ],
  ['Open until 5 p.m. Call first.', ['Open until 5 p.m.', 'Call first.']],
  ['By 5 p.m. Eastern. In 2 hr. 30 min. we’re there', ['By 5 p.m. Eastern.', 'In 2 hr. 30 min. we’re there.']],
  [
    'A 10 lb. turkey, 8 oz. 2 for $5. We ship in the U.S. We pack.',
    ['A 10 lb. turkey, 8 oz. 2 for $5.', 'We ship in the U.S.', 'We pack.'],
  ],
  ['The answer is no. We’re at No. 5.', ['The answer is no.', 'We’re at No. 5.']],
  ['45 mi. around Bangor. Dogs 40 lb. or less', ['45 mi. around Bangor.', 'Dogs 40 lb. or less.']],
  ['Fences to 6 ft. We haul. Ft. Worth, Ste. 4', ['Fences to 6 ft.', 'We haul.', 'Ft. Worth, Ste. 4.']],
  ['By appt. only, ext. 12. By appt. Call first.', ['By appt. only, ext. 12.', 'By appt.', 'Call first.']],
  ['Ask for Capt. Ray. Then Rev. Ames.', ['Ask for Capt. Ray.', 'Then Rev. Ames.']],
  ['First line\nsecond line', ['First line.', 'second line.']],
  ['She said “come in.” We did.', ['She said “come in.”', 'We did.']],
  ['We fix it. $60 to look. Ask.', ['We fix it.', '$60 to look.', 'Ask.']],
  ['x', ['x.']],
])('%j', (text, found) => {
  expect(sentences(text)).toEqual(found);
});

test('whole sentences while they fit, the first always', () => {
  expect(fitting(['One two three.', 'Four.', 'Five six.'], 20)).toEqual(['One two three.', 'Four.']);
  expect(fitting(['A sentence that is too long.'], 5)).toHaveLength(1);
});

test('a cut falls between words', () => {
  expect(cutAtWord('A cut falls between words, always', 20)).toBe('A cut falls between…');
  expect(cutAtWord('Short', 20)).toBe('Short');
});
