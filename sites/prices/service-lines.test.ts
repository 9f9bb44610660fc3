import { expect, test } from 'vitest';
import { servicesIn } from './service-lines.ts';

test.each([
  ['• Water Heaters – from $1,250', { name: 'Water Heaters', priceFrom: '1250' }],
  ['- Drain cleaning: $189', { name: 'Drain cleaning', priceFrom: '189', priceTo: '189' }],
  ['3. Leak detection ........ $95/hr', { name: 'Leak detection', priceFrom: '95', priceTo: '95', priceUnit: 'hr' }],
  ['Tires\t$80 - $120', { name: 'Tires', priceFrom: '80', priceTo: '120' }],
  ['Oil change $45', { name: 'Oil change', priceFrom: '45', priceTo: '45' }],
  ['Remodels: call for a quote', { name: 'Remodels', price: 'call' }],
  ['Corte de pelo desde $25', { name: 'Corte de pelo', priceFrom: '25' }],
  ['Wash - fold', { name: 'Wash - fold' }],
  ['Brakes - about $200', { name: 'Brakes', priceFrom: 'about $200' }],
  ['24-hour towing:', { name: '24-hour towing' }],
])('%j is a service', (line, service) => {
  expect(servicesIn(line)).toEqual([service]);
});

test('each line is a service, and so is each entry of a list that lost its lines', () => {
  expect(servicesIn('Our work:\r\n\r\n• Brakes\r\n•\tTires\r\n').map(({ name }) => name)).toEqual(['Our work', 'Brakes', 'Tires']);
  expect(servicesIn('• Brakes • Tires – $80 • Oil').map(({ name }) => name)).toEqual(['Brakes', 'Tires', 'Oil']);
  expect(servicesIn('')).toEqual([]);
});

test('a pasted price list becomes services with prices, after a dash, a colon, dots, a tab or nothing', () => {
  const pasted = `• Water Heaters – from $1,250
• Drain cleaning: $189
- Leak detection ..... $95 an hour
2) Faucet – kitchen or bath – $185
Sump pumps\tcall for price

Garbage disposals…………$240-$310
Repiping`;
  expect(servicesIn(pasted)).toEqual([
    { name: 'Water Heaters', priceFrom: '1250' },
    { name: 'Drain cleaning', priceFrom: '189', priceTo: '189' },
    { name: 'Leak detection', priceFrom: '95', priceTo: '95', priceUnit: 'an hour' },
    { name: 'Faucet – kitchen or bath', priceFrom: '185', priceTo: '185' },
    { name: 'Sump pumps', price: 'call' },
    { name: 'Garbage disposals', priceFrom: '240', priceTo: '310' },
    { name: 'Repiping' },
  ]);
});
