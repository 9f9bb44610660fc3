import { expect, test } from 'vitest';
import { phoneForms } from '../../../text/phone.ts';
import type { Brief } from '../../brief/brief.ts';
import { derive } from '../../interview/derived-brief.ts';
import { factsOf } from './facts.ts';

const facts = (business: Partial<Brief['business']>) => {
  const brief: Brief = {
    business: { name: 'Hollis & Daughter Plumbing', trade: 'plumber', description: 'We fix leaks.', ...business },
    pages: ['home', 'about', 'faq', 'blog', 'contact'],
  };
  return factsOf(derive(brief));
};

test.each([
  ['919-555-0148', '(919) 555-0148', 'tel:+19195550148'],
  ['+1 919 555 0148', '(919) 555-0148', 'tel:+19195550148'],
  ['1 (919) 555-0148 ext. 12', '(919) 555-0148 ext. 12', 'tel:+19195550148;ext=12'],
  ['+44 20 7946 0018', '+44 20 7946 0018', 'tel:+442079460018'],
  ['555-0148', '555-0148', 'tel:5550148'],
])('%s reads %s and calls %s', (phone, display, href) => {
  expect(phoneForms(phone)).toEqual({ display, href });
});

test.each([
  ['Hollis & Daughter Plumbing', 'Hollis & Daughter'],
  ['Hollis Plumbing', 'Hollis Plumbing'],
  ['Maple Street Plumbing, LLC', 'Maple Street'],
  ['Table Rock Family Dental', 'Table Rock Family Dental'],
  ['Smith & Plumbing', 'Smith & Plumbing'],
  ['Rise & Co', 'Rise & Co'],
])('%s is %s for short', (name, short) => {
  expect(facts({ name }).shortName).toBe(short);
});

test('the city of titles is that of the address, else the first place served', () => {
  expect(facts({ address: { city: 'Boise', state: 'Idaho' }, serviceArea: ['Meridian'] })).toMatchObject({ city: 'Boise', state: 'ID' });
  expect(facts({ serviceArea: ['Cary, NC', 'Apex'] })).toMatchObject({ city: 'Cary', state: 'NC', serviceArea: ['Cary', 'Apex'] });
  expect(facts({})).not.toHaveProperty('city');
  expect(facts({ serviceArea: ['Ogden'], state: 'Utah' })).toMatchObject({ city: 'Ogden', state: 'UT' });
});

test('hours count as given only if some day is open', () => {
  expect(facts({ hours: { mon: [] } })).not.toHaveProperty('hours');
  expect(
    facts({
      hours: {
        mon: [
          ['13:00', '17:00'],
          ['08:00', '12:00'],
        ],
      },
    }).hours,
  ).toEqual({
    mon: [
      ['08:00', '12:00'],
      ['13:00', '17:00'],
    ],
    tue: [],
    wed: [],
    thu: [],
    fri: [],
    sat: [],
    sun: [],
  });
});
