import { expect, test } from 'vitest';
import { brand } from '../../content/brand.ts';
import { zoneOfReader } from './reader-zone.ts';

test("times are shown in the reader's zone, or in the business's if the browser names none", () => {
  expect(zoneOfReader('America/Denver')).toBe('America/Denver');
  expect(zoneOfReader('Etc/GMT+7')).toBe('Etc/GMT+7');
  for (const nowhere of [undefined, 'UTC', 'Etc/UTC', 'Etc/Unknown']) expect(zoneOfReader(nowhere)).toBe(brand.timeZone);
});
