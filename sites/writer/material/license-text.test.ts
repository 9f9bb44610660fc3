import { expect, test } from 'vitest';
import { licenseText } from './license-text.ts';

test.each([
  ['SR0981144', 'License SR0981144'],
  ['31877', 'License 31877'],
  ['FL HH 204881', 'License FL HH 204881'],
  ['PLB-20418', 'License PLB-20418'],
  ['licence 31877', 'License 31877'],
  ['NC Plumbing Contractor P-1, licence 31877', 'NC Plumbing Contractor P-1, license 31877'],
  ['OSHA 30', 'OSHA 30'],
  ['ISO 9001', 'ISO 9001'],
  ['EPA 608', 'EPA 608'],
  ...['ISO 14001', 'ISO 13485', 'ISO14001', 'EIN 12-3456789', 'USDOT 1234567', 'USDOT1234567', 'NPI 1234567890'].map((typed) => [
    typed,
    typed,
  ]),
  ...['NMLS 204881', 'NMLS#204881', 'ASE 12345', '2010-2024', 'CO NMLS 204881'].map((typed) => [typed, typed]),
  ['Licensed and insured', 'Licensed and insured'],
  ['insured up to 1000000', 'insured up to 1000000'],
])('%s is shown as %s', (typed, shown) => {
  expect(licenseText(typed, 'en')).toBe(shown);
});

test('a number alone has its label in Spanish too', () => {
  expect(licenseText('CFC1438265', 'es')).toBe('Licencia CFC1438265');
});
