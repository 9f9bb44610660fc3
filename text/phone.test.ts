import { expect, test } from 'vitest';
import { isLocalPhone, isPhone, phoneForms, phonePair, phoneParts, phoneProblem, printedPhones, withAreaCodeOf } from './phone.ts';

test.each([
  ['919-555-0148', 'tel:+19195550148'],
  ['(919) 555\u20110148', 'tel:+19195550148'],
  ['\uff19\uff11\uff19-555-0148', 'tel:+19195550148'],
  ['+52 55 5555 0148', 'tel:+525555550148'],
  ['(919) 555-0148 ext. 12', 'tel:+19195550148;ext=12'],
  ['919-555-0148 extension 12', 'tel:+19195550148;ext=12'],
  ['919-555-0148, ext 12', 'tel:+19195550148;ext=12'],
  ['919-555-0148 #12', 'tel:+19195550148;ext=12'],
  ['919-555-0148x12', 'tel:+19195550148;ext=12'],
  ['(919) 555-0148 Ext: 204', 'tel:+19195550148;ext=204'],
  ['(919) 555-0148 extn 204', 'tel:+19195550148;ext=204'],
  ['(919) 555-0148 × 7', 'tel:+19195550148;ext=7'],
  ['919-555-0148 (ext. 12)', 'tel:+19195550148;ext=12'],
  ['919-555-0148;ext=12', 'tel:+19195550148;ext=12'],
  ['919 555 0148 extensión 12', 'tel:+19195550148;ext=12'],
  ['001 919 555 0148', 'tel:+19195550148'],
  ['1-800-GOT-BREAD', 'tel:+18004682732'],
  ['1-800-FLOWERS', 'tel:+18003569377'],
  ['+1-800-FLOWERS', 'tel:+18003569377'],
  ['+44 (0)20 7946 0958', 'tel:+4402079460958'],
  ['0049 30 123456', 'tel:+4930123456'],
  ['0044 20 7946 0958', 'tel:+442079460958'],
])('%s leads to %s', (typed, href) => {
  expect([isPhone(typed), phoneForms(typed).href]).toEqual([true, href]);
});

test.each(['919-555-0148 or 919-555-0199', '919-555-0148 / 919-555-0199', '555-0148 / 555-0199', '555-0148', 'call me', '12', ''])(
  '%s is not one number that people can call',
  (typed) => {
    expect(isPhone(typed)).toBe(false);
  },
);

const [first, second] = [
  { text: '919-555-0148', href: 'tel:+19195550148' },
  { text: '919-555-0199', href: 'tel:+19195550199' },
];
test.each([
  ['919-555-0148', [first]],
  ['919-555-0148 or 919-555-0199', [first, { text: ' or ' }, second]],
  ['919-555-0148 / 919-555-0199', [first, { text: ' / ' }, second]],
  ['call or text 919-555-0148', [{ text: 'call or text ' }, first]],
  [
    '(239) 555-0188 or 239.555.0199 (24 hr)',
    [
      { text: '(239) 555-0188', href: 'tel:+12395550188' },
      { text: ' or ' },
      { text: '239.555.0199', href: 'tel:+12395550199' },
      { text: ' (24 hr)' },
    ],
  ],
  ['office 919-555-0148, ext 12', [{ text: 'office ' }, { text: '919-555-0148, ext 12', href: 'tel:+19195550148;ext=12' }]],
  ['cell: +52 55 5555 0148', [{ text: 'cell: ' }, { text: '+52 55 5555 0148', href: 'tel:+525555550148' }]],
  ['dial 1-800-FLOWERS', [{ text: 'dial ' }, { text: '1-800-FLOWERS', href: 'tel:+18003569377' }]],
  // Half of an extension would lead to someone else.
  ['919-555-0148 ext 1234567', [first, { text: ' ext 1234567' }]],
  ['919-555-0148 ext. 12 or 13', [{ text: '919-555-0148 ext. 12', href: 'tel:+19195550148;ext=12' }, { text: ' or 13' }]],
  ['555-0148', [{ text: '555-0148' }]],
  ['ask for Bob', [{ text: 'ask for Bob' }]],
  ['', []],
])('%s has these parts', (typed, parts) => {
  expect(phoneParts(typed)).toEqual(parts);
});

test.each([
  ['06155550148', '06155550148'],
  ['6155550148', '(615) 555-0148'],
  ['+1 615 555 0148 x12', '(615) 555-0148 ext. 12'],
  ['615.555.0148 or 615.555.0199 (24 hr)', '(615) 555-0148 or (615) 555-0199 (24 hr)'],
  ['1-800-FLOWERS', '1-800-FLOWERS'],
  ['+52 55 5555 0148', '+52 55 5555 0148'],
  ['ask for Bob', 'ask for Bob'],
])('%s is printed as %s', (typed, printed) => {
  expect(printedPhones(typed)).toBe(printed);
});

test.each([
  ['', undefined],
  ['call or text 919-555-0148', undefined],
  ['1-800-GOT-BREAD', undefined],
  ['+47 22 22 22 22', undefined],
  ['555-0148', 'Add the area code, such as (919) 555-0148.'],
  ['12', 'Enter the full phone number, such as (919) 555-0148.'],
  ['none', 'Enter the full phone number, such as (919) 555-0148.'],
])('of %s we say: %s', (typed, problem) => {
  expect(phoneProblem(typed)).toBe(problem);
});

test.each([
  ['(919) 555-0148', '555-0184', '(919) 555-0184'],
  ['919-555-0148 x12', '555 0184', '(919) 555-0184'],
  ['+52 55 5555 0148', '555-0184', undefined],
  ['', '555-0184', undefined],
])('beside %s, neighbors mean by %s: %s', (other, local, number) => {
  expect([isLocalPhone(local), withAreaCodeOf(other, local)]).toEqual([true, number]);
});

test('a vanity number is shown as it was typed', () => {
  expect(phoneForms('1-800-GOT-BREAD').display).toBe('1-800-GOT-BREAD');
});

test.each([
  ['(239) 555-0188 or 239.555.0199 (24 hr)', ['(239) 555-0188', ''], ['239.555.0199', '24 hr']],
  ['919-555-0148 / 919-555-0199', ['919-555-0148', ''], ['919-555-0199', '']],
  ['office 919-555-0148, cell 919-555-0199', ['919-555-0148', 'office'], ['919-555-0199', 'cell']],
  ['919-555-0148 (office) and 919-555-0199 (cell)', ['919-555-0148', 'office'], ['919-555-0199', 'cell']],
  ['919-555-0148 (office) 919-555-0199 (cell)', ['919-555-0148', 'office'], ['919-555-0199', 'cell']],
  ['919-555-0148 ext. 12 or 1-800-FLOWERS', ['919-555-0148 ext. 12', ''], ['1-800-FLOWERS', '']],
  ['919-555-0148; emergencies: 919-555-0199', ['919-555-0148', ''], ['919-555-0199', 'emergencies']],
  ['919-555-0148 y 919-555-0199 emergencias', ['919-555-0148', ''], ['919-555-0199', 'emergencias']],
])('%s is two numbers with what is said of each', (typed, first, second) => {
  expect(phonePair(typed)?.map(({ number, note }) => [number, note])).toEqual([first, second]);
});

test.each(['919-555-0148', '919-555-0148 ext. 12 or 13', 'call us', '919-555-0148, 919-555-0199, 919-555-0111', ''])(
  '%s is no pair of numbers',
  (typed) => {
    expect(phonePair(typed)).toBeUndefined();
  },
);
