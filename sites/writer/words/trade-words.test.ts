import { expect, test } from 'vitest';
import type { Brief } from '../../brief/brief.ts';
import type { Traits } from '../../interview/traits.ts';
import type { Noun } from '../../kinds/format.ts';
import { type Kind, lexicon } from '../../lexicon/lexicon.ts';
import { tradeWords } from './trade-words.ts';

const nounOf = (brief: Brief) => tradeWords({ brief, kind: {} as Kind, language: 'en', voice: 'we', traits: {} as Traits }).noun;

test.each([
  ['Mobile Dog Groomer.', 'mobile dog groomer'],
  ['hvac contractor', 'HVAC contractor'],
  ['suv rental', 'SUV rental'],
  ['lmt massage', 'LMT massage'],
  ['it support', 'IT support'],
  ['a/c repair', 'A/C repair'],
  ['AUTO REPAIR', 'auto repair'],
  ['Thai Restaurant', 'Thai restaurant'],
  ['puerto rican bakery', 'Puerto Rican bakery'],
  ['nail polish bar', 'nail polish bar'],
  ['apple orchard', 'apple orchard'],
])('%s is named %s', (trade, noun) => {
  const brief = { business: { name: 'Acme', trade, description: 'We work.' } } as Brief;
  expect(nounOf(brief)).toBe(noun);
});

test.each([
  ['Juniper & Co.', 'Juniper & Co.'],
  ['Juniper’s', 'Juniper’s'],
  ['Mobile Baker', 'mobile baker'],
  ['Bakery', 'bakery'],
])('a business called %s is named %s', (called, noun) => {
  const brief = { business: { name: 'Juniper’s Bakery', trade: 'bread', called, description: 'We work.' } } as Brief;
  expect(nounOf(brief)).toBe(noun);
});

test.each([
  ['en', 'auto/truck repair', 'Auto and truck repair'],
  ['es', 'income tax / multiservicios', 'Income tax y multiservicios'],
  ['en', 'A/C and heating', 'A/C and heating'],
] as const)('no label has a slash: %s, %s', (language, trade, label) => {
  const brief = { business: { name: 'Acme', trade, description: 'We work.' } } as Brief;
  expect(tradeWords({ brief, kind: {} as Kind, language, voice: 'we', traits: {} as Traits }).label).toBe(label);
});

test.each([
  ['law firm: wills, probate, small business, maritime injury', 'Law firm'],
  ['landscaper, low water', 'Landscaper'],
  ['chimney sweep, me and my wife', 'Chimney sweep'],
  ['plumbing, heating and cooling', 'Plumbing, heating and cooling'],
  ['plumber, heating and cooling', 'Plumber'],
  ['doula (birth + postpartum)', 'Doula'],
  ['cat boarding (cats ONLY)', 'Cat boarding'],
  ['senior dog rescue nonprofit 501c3', 'Senior dog rescue nonprofit'],
  ['auto repair since 1987', 'Auto repair since 1987'],
  ['home level 2 charger installer', 'Home level 2 charger installer'],
  ['roofing, siding, gutters', 'Roofing, siding, gutters'],
  ['family & ortho dentist 2 locations', 'Family & ortho dentist'],
  ['Route 66 diner', 'Route 66 diner'],
  ['24 hour towing', '24 hour towing'],
  ['video & podcast editing, remote', 'Video & podcast editing'],
  ['bike shop w/ espresso', 'Bike shop with espresso'],
  ['(notary)', '(notary)'],
])('the label of %s is %s', (trade, label) => {
  const brief = { business: { name: 'Acme', trade, description: 'We work.' } } as Brief;
  expect(tradeWords({ brief, kind: {} as Kind, language: 'en', voice: 'we', traits: {} as Traits }).label).toBe(label);
});

test.each([
  ['beekeeper / honey', 'Beekeeper'],
  ['swimming pools', 'Swimming pool company'],
  ['computer repair', 'Computer repair shop'],
])('%s is called no narrower trade but %s', (trade, label) => {
  const brief = { business: { name: 'Acme', trade, description: 'We work.' } } as Brief;
  const kind = lexicon.kindOf({ trade });
  expect(tradeWords({ brief, kind, language: 'en', voice: 'we', traits: { place: 'come' } as Traits }).label).toBe(label);
});

const groomer: Noun = { one: 'dog groomer', many: 'dog groomers', business: 'dog grooming salon' };
const clinic: Noun = { one: 'IV therapy clinic', many: 'IV therapy clinics', business: 'IV therapy clinic' };

test.each([
  [groomer, 'come', 'dog grooming salon'],
  [groomer, 'go', 'dog groomer'],
  [clinic, 'go', 'drips'],
] as const)('what only goes to its customers is no salon or clinic: %o that %ss is called %s', (noun, place, called) => {
  const brief = { business: { name: 'Acme', trade: 'drips', description: 'We work.' } } as Brief;
  expect(tradeWords({ brief, kind: { noun } as Kind, language: 'en', voice: 'we', traits: { place } as Traits }).noun).toBe(called);
});

test.each<[trade: string, label: string, place?: Traits['place']]>([
  ['nail salon', 'Salón de uñas'],
  ['salón de uñas y pedicura', 'Salón de uñas y pedicura'],
  ['taqueria', 'Taquería'],
  ['dog groomer', 'Estética canina'],
  ['law firm', 'Despacho de abogados'],
  ['gift shop', 'Gift shop'],
  ['mobile dog groomer', 'Mobile dog groomer', 'go'],
  ['mobile hair stylist', 'Mobile hair stylist', 'go'],
])('a Spanish site names %s as %s', (trade, label, place = 'come') => {
  const brief = { business: { name: 'Bella', trade, description: 'Hacemos uñas.' } } as Brief;
  const kind = lexicon.kindOf({ trade });
  expect(tradeWords({ brief, kind, language: 'es', voice: 'we', traits: { place } as Traits }).label).toBe(label);
});

test.each([
  ['septic tank pumping', 'Septic company'],
  ['mobile IV therapy', 'Mobile IV therapy service'],
  ['nonprofit food bank', 'Nonprofit food bank'],
  ['ghost tours', 'Ghost tours'],
  ['airbnb / vacation rental cleaning', 'Cleaning company'],
  ['drone photographer', 'Drone photographer'],
])('%s is called %s', (trade, label) => {
  const brief = { business: { name: 'Acme', trade, description: 'We work.' } } as Brief;
  const traits = { place: 'go' } as Traits;
  expect(tradeWords({ brief, kind: lexicon.kindOf({ trade }), language: 'en', voice: 'we', traits }).label).toBe(label);
});
