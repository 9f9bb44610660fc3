import { expect, test } from 'vitest';
import { brand } from '../../content/brand.ts';
import { zoneOfReader } from './reader-zone.ts';

test("times are shown in the reader's zone, or in the business's if the browser names none", () => {
  for (const zone of ['America/Denver', 'Etc/GMT+7']) expect(zoneOfReader(zone)).toEqual({ zone, isOwn: true });
  for (const nowhere of [undefined, 'UTC', 'Etc/UTC', 'Etc/Unknown'])
    expect(zoneOfReader(nowhere)).toEqual({ zone: brand.timeZone, isOwn: false });
});
