import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filledAnswers, withAnswer, withoutField } from './answers.ts';

test('an answer is put at its path and leaves the others alone', () => {
  const answers = { business: { name: 'Hollis', phone: '1' }, pages: ['home'] };
  expect(withAnswer(answers, 'business.name', 'Halvorsen')).toEqual({ business: { name: 'Halvorsen', phone: '1' }, pages: ['home'] });
  expect(withAnswer({}, 'look.mood', 'dark')).toEqual({ look: { mood: 'dark' } });
  expect(answers.business.name).toBe('Hollis');
});

test.each(['', '  ', null, undefined, []])('%j removes an answer, and its group when it becomes empty', (nothing) => {
  expect(withAnswer({ look: { mood: 'dark' }, pages: ['home'] }, 'look.mood', nothing)).toEqual({ pages: ['home'] });
  expect(withAnswer({ business: { name: 'a', phone: '1' } }, 'business.phone', nothing)).toEqual({ business: { name: 'a' } });
});

test('a field and an entry can be removed', () => {
  const answers = { services: [{ name: 'a', priceFrom: 'x' }, { name: 'b' }], business: { phone: '1' } };
  expect(withoutField(answers, 'services.0.priceFrom')).toEqual({ services: [{ name: 'a' }, { name: 'b' }], business: { phone: '1' } });
  expect(withoutField(answers, 'services.0')).toEqual({ services: [{ name: 'b' }], business: { phone: '1' } });
  expect(withoutField(answers, 'business.phone')).toEqual({ services: answers.services, business: {} });
  expect(withoutField(answers, 'nothing.here')).toEqual(answers);
  expect(answers.services).toHaveLength(2);
});

test('blank fields of a form are dropped, and so are checkboxes that belong to nothing', () => {
  expect(
    filledAnswers({
      business: { name: ' Hollis ', tagline: ' ', address: { street: '', city: '' } },
      services: [{ name: '' }, { name: 'Drains', priceFrom: '' }],
      proof: { quotes: [{ text: '', name: ' ', consent: true }] },
      promises: [],
    }),
  ).toEqual({ business: { name: 'Hollis' }, services: [{ name: 'Drains' }], proof: { quotes: [] }, promises: [] });
  expect(filledAnswers({})).toEqual({});
});

test('tidying twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (answers) => {
      const once = filledAnswers(answers);
      expect(filledAnswers(once)).toEqual(once);
    }),
  );
});
