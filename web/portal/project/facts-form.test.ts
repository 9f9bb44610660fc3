import { expect, test } from 'vitest';
import { changedFacts } from './facts-form.ts';

const hours = { mon: [['09:00', '17:00']], wed: '24h' };
const opened = {
  phone: '(919) 555-0148',
  'was:phone': '(919) 555-0148',
  email: '',
  'was:email': '',
  'was:hours': JSON.stringify(hours),
  'open:mon': '09:00',
  'close:mon': '17:00',
  'open:sat': '',
  'close:sat': '',
};

test('a form that was only opened changes nothing', () => {
  expect(changedFacts(opened)).toEqual({ facts: [], errors: {}, name: '' });
  expect(changedFacts({})).toEqual({ facts: [], errors: {}, name: '' });
});

test('only what was changed is sent, with what was there before, and the version is called by it', () => {
  expect(changedFacts({ ...opened, email: 'a@b.test' })).toEqual({
    facts: [{ path: 'business.email', value: 'a@b.test', was: '' }],
    errors: {},
    name: 'Email',
  });
  const all = changedFacts({ ...opened, phone: '', email: 'a@b.test', 'open:sat': '09:00', 'close:sat': '12:00' });
  expect(all.name).toBe('Phone, email and hours');
  expect(all.facts.at(-1)).toEqual({ path: 'business.hours', value: { ...hours, sat: [['09:00', '12:00']] }, was: hours });
});

test('a day open around the clock or in two spans is carried along', () => {
  const [changed] = changedFacts({ ...opened, 'open:mon': '', 'close:mon': '' }).facts;
  expect(changed?.value).toEqual({ wed: '24h' });
});

test('with every day closed there are no hours to show', () => {
  const monday = { ...opened, 'was:hours': JSON.stringify({ mon: hours.mon }), 'open:mon': '', 'close:mon': '' };
  expect(changedFacts(monday).facts).toMatchObject([{ path: 'business.hours', value: null }]);
});

test('half of a day is refused beside it, never taken for closed', () => {
  expect(changedFacts({ ...opened, 'open:sat': '09:00' }).errors).toEqual({
    'business.hours.sat': 'Add the closing time for Saturday, or leave both times empty.',
  });
  expect(changedFacts({ ...opened, 'open:mon': '' }).errors).toEqual({
    'business.hours.mon': 'Add the opening time for Monday, or leave both times empty.',
  });
});
