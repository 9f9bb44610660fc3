import { expect, test } from 'vitest';
import type { Brief } from '../../brief.ts';
import { settingOf, speaksOfOtherSetting } from './setting.ts';

const brief = (business: Partial<Brief['business']>): Brief => ({
  business: { name: 'Wag', trade: 'groomer', description: 'Dogs.', ...business },
  pages: ['home', 'about', 'faq', 'blog', 'contact'],
});

test('an address, a van or a list of towns say where customers are met', () => {
  expect(settingOf(brief({ address: { street: '1 Main St' } }), { setting: 'visits' })).toBe('premises');
  expect(settingOf(brief({ trade: 'mobile groomer' }), { setting: 'premises' })).toBe('visits');
  expect(settingOf(brief({ description: 'I groom in your driveway.' }), { setting: 'premises' })).toBe('visits');
  expect(settingOf(brief({ serviceArea: ['Cary'] }), { setting: 'premises' })).toBe('visits');
  expect(settingOf(brief({}), { setting: 'premises' })).toBe('premises');
});

test('wordings of the other setting are recognized, those of its own never', () => {
  expect(speaksOfOtherSetting('Drop off at the front context.', 'visits', { setting: 'premises' })).toBe(true);
  expect(speaksOfOtherSetting('Streets we drive to', 'premises', { setting: 'visits' })).toBe(true);
  expect(speaksOfOtherSetting('Drop off at the front context.', 'premises', { setting: 'premises' })).toBe(false);
});
