import { expect, test } from 'vitest';
import { settingForms, settingKeys, settingsSchema } from '../../../domain/settings/schema.ts';
import { settingWords, valueInWords, valueTyped } from './setting-words.ts';

const defaults = settingsSchema.parse({});
const keys = Object.values(settingKeys).flat() as (keyof typeof settingWords)[];

test('every setting of the forms has its words', () => {
  expect(keys.filter((key) => !settingWords[key])).toEqual([]);
});

test('what stands in the fields is taken back as the same values', () => {
  for (const [group, form] of Object.entries(settingForms)) {
    const own = settingKeys[group as keyof typeof settingKeys] as (keyof typeof settingWords)[];
    const typed = Object.fromEntries(own.map((key) => [key, valueTyped(key, defaults[key])]));
    expect(form.parse(typed)).toEqual(Object.fromEntries(own.map((key) => [key, defaults[key]])));
  }
});

test('values are said as people say them', () => {
  expect(valueInWords('setupCents', 29_900)).toBe('$299');
  expect(valueInWords('draftHours', 1)).toBe('1 hour');
  expect(valueInWords('draftHours', 24)).toBe('24 hours');
  expect(valueInWords('showChat', false)).toBe('off');
  expect(valueInWords('supportClose', '18:00')).toBe('6:00 pm');
  expect(valueInWords('caseClient', '')).toBe('empty');
  expect(valueInWords('caseFacts', 'Cart\nPayments.')).toBe('“Cart, Payments”');
});
