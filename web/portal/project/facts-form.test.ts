import { expect, test } from 'vitest';
import { factsOf } from './facts-form.ts';

test('only what the form holds is a fact', () => {
  expect(factsOf({})).toEqual([]);
  expect(factsOf({ phone: '(919) 555-0199' })).toEqual([{ path: 'business.phone', value: '(919) 555-0199' }]);
  expect(factsOf({ email: '' })).toEqual([{ path: 'business.email', value: '' }]);
});

test('a day needs both times; one without is closed', () => {
  const [hours] = factsOf({
    hours: 'told',
    'open:mon': '09:00',
    'close:mon': '17:00',
    'open:tue': '09:00',
    'close:tue': '',
    'open:wed': '',
    'close:wed': '',
  });
  expect(hours).toEqual({ path: 'business.hours', value: { mon: [['09:00', '17:00']] } });
});

test('with every day closed there are no hours to tell', () => {
  expect(factsOf({ hours: 'told', 'open:mon': '', 'close:mon': '' })).toEqual([{ path: 'business.hours', value: null }]);
});

test('hours that were not touched are not changed', () => {
  expect(factsOf({ 'open:mon': '09:00', 'close:mon': '17:00' })).toEqual([]);
});
