import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Halvorsen Plumbing', 'HP', false],
  ['Joe’s Garage', 'JG', false],
  ["Joe's Garage", 'JG', false],
  ['Ramón’s Piano Tuning', 'RP', false],
  ['Hollis & Daughter Plumbing', 'HD', true],
  ['Salt and Stone', 'SS', true],
  ['Peña y Ruiz', 'PR', true],
  ['The Corner Post', 'CP', false],
  ['Rise Plumbing, LLC', 'RP', false],
  ['Rise Inc.', 'R', false],
  ['Rise & Co', 'R', false],
  ['La Esperanza', 'E', false],
  ['The', 'T', false],
  ['A Cut Above', 'AC', false],
  ['Élan', 'E', false],
  ['Ørsted & Łoś', 'OL', true],
  ['O’Brien Law', 'OL', false],
  ['Smith-Jones Dental', 'SJ', false],
  ['A.B. Electric', 'AE', false],
  ['4 Paws', '4P', false],
  ['24/7 Towing', '24', false],
  ['360 Realty', '3R', false],
  ['王 Kitchen', 'K', false],
  ['Третья смена', '', false],
  ['!!!', '', false],
  ['', '', false],
])('the initials of "%s" are %j', (name, letters, joined) => {
  expect(initialsOf(name)).toEqual({ letters: [...letters], joined });
});
