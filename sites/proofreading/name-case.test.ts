import { describe, expect, test } from 'vitest';
import { nameInCapitals } from './name-case.ts';

describe('names of businesses', () => {
  test.each([
    ["bob's plumbing llc", 'Bob’s Plumbing LLC'],
    ['BOB’S PLUMBING LLC', 'Bob’s Plumbing LLC'],
    ['the house of pancakes', 'The House of Pancakes'],
    ['smith & sons, inc.', 'Smith & Sons, Inc.'],
    ['SMITH AND SONS INC', 'Smith and Sons Inc'],
    ['b&b cleaning', 'B&B Cleaning'],
    ['a & d towing', 'A & D Towing'],
    ['b & a electric', 'B & A Electric'],
    ['a to z movers', 'A to Z Movers'],
    ['j.r. roofing', 'J.R. Roofing'],
    ['jb roofing', 'JB Roofing'],
    ['tlc house cleaning', 'TLC House Cleaning'],
    ['dr. green lawn care', 'Dr. Green Lawn Care'],
    ['mr fix it', 'Mr Fix It'],
    ['st. george hvac', 'St. George HVAC'],
    ['a-1 auto repair', 'A-1 Auto Repair'],
    ['1st choice painting', '1st Choice Painting'],
    ['jack-of-all-trades handyman', 'Jack-of-All-Trades Handyman'],
    ["o'brien family dental, dds", 'O’Brien Family Dental, DDS'],
    ['mcallen tax & books cpa', 'McAllen Tax & Books CPA'],
    ['reyes law, p.a.', 'Reyes Law, P.A.'],
    ['reyes law pllc', 'Reyes Law PLLC'],
    ['taquería la esperanza', 'Taquería La Esperanza'],
    ['panadería y pastelería de la abuela', 'Panadería y Pastelería de la Abuela'],
    ['el rincón del sabor', 'El Rincón del Sabor'],
    ['ÉLITE PELUQUERÍA', 'Élite Peluquería'],
    ['the drop in', 'The Drop In'],
    ['van rentals: the best', 'Van Rentals: The Best'],
    ['bob’s  plumbing', 'Bob’s Plumbing'],
  ])('"%s" may be meant as "%s"', (typed, offered) => expect(nameInCapitals(typed, 'business')).toBe(offered));

  test.each([
    'Bob’s Plumbing LLC',
    'eBay consulting',
    'iFix phones',
    'AMC',
    'BBQ 4U',
    'bobsplumbing.com',
    'ask@bob',
    '24/7',
    'מכון כושר',
    '大阪寿司',
    '',
    '  ',
  ])('"%s" stays', (typed) => expect(nameInCapitals(typed, 'business')).toBeUndefined());
});

describe('names of people', () => {
  test.each([
    ['maria lopez', 'Maria Lopez'],
    ['MARÍA DE LA CRUZ', 'María de la Cruz'],
    ['juan carlos de los santos', 'Juan Carlos de los Santos'],
    ['josé ortega y gasset', 'José Ortega y Gasset'],
    ['j. r. smith', 'J. R. Smith'],
    ['sean o’neil', 'Sean O’Neil'],
    ["angela d'angelo", 'Angela D’Angelo'],
    ['patrick mcdonald jr.', 'Patrick McDonald Jr.'],
    ['anne-marie müller', 'Anne-Marie Müller'],
    ['maria ng', 'Maria Ng'],
    ['dana reyes, dds', 'Dana Reyes, DDS'],
    ['dana reyes dds', 'Dana Reyes DDS'],
    ['kim do', 'Kim Do'],
    ['kim park, do', 'Kim Park, DO'],
    ['henry ford iii', 'Henry Ford III'],
    ['m. okafor, five points', 'M. Okafor, Five Points'],
    ['ana', 'Ana'],
  ])('"%s" may be meant as "%s"', (typed, offered) => expect(nameInCapitals(typed, 'person')).toBe(offered));

  test.each(['Maria Lopez', 'JR', 'MIKE', 'Dale McKay', 'm'])('"%s" stays', (typed) =>
    expect(nameInCapitals(typed, 'person')).toBeUndefined(),
  );
});

test('an offer that was taken is no longer made', () => {
  for (const typed of ["bob's plumbing llc", 'b & a electric', 'SMITH AND SONS INC', 'taquería la esperanza'])
    expect(nameInCapitals(nameInCapitals(typed, 'business') ?? '', 'business')).toBeUndefined();
});
