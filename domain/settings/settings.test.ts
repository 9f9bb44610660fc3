import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { settings } from '../../db/schema/index.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { appUrl, siteLabel, siteOrigin } from './addresses.ts';
import { changeSetting, readSettings } from './settings.ts';

useDatabase();

test("without rows the settings are the seed's numbers", async () => {
  expect(await readSettings()).toMatchObject({
    setupCents: 29_900,
    monthlyCents: 2_900,
    dailyCapacity: 1,
    draftHours: 24,
    editDueHours: 48,
    editLateHours: 51,
    orderDays: 14,
    creditMissedDeadline: true,
  });
});

test('a changed setting is read by the next one who asks, with who changed it', async () => {
  await changeSetting('dailyCapacity', 4, 'admin:7');
  await changeSetting('dailyCapacity', 5, 'admin:8');
  expect((await readSettings()).dailyCapacity).toBe(5);
  expect(await db().select().from(settings)).toMatchObject([{ key: 'dailyCapacity', value: 5, updatedBy: 'admin:8' }]);
});

test.each([
  ['dailyCapacity', 0],
  ['dailyCapacity', 1.5],
  ['setupCents', -1],
  ['setupCents', 299.5],
  ['creditMissedDeadline', 'yes'],
] as const)('%s can not be %s', async (key, value) => {
  const before = await readSettings();
  await expect(changeSetting(key, value as never, 'admin:7')).rejects.toThrow();
  expect(await readSettings()).toEqual(before);
});

test("a site's address comes from the configuration", () => {
  expect(appUrl()).toBe('http://localhost:3000');
  expect(siteOrigin('hollis')).toBe('http://hollis.sites.localhost:3000');
});

test.each([
  ['hollis.sites.localhost:3000', 'hollis'],
  ['HOLLIS.Sites.Localhost', 'hollis'],
  ['a.b.sites.localhost', 'a.b'],
  ['localhost:3000', undefined],
  ['sites.localhost', undefined],
  ['sites.localhost.evil.example', undefined],
  ['evilsites.localhost', undefined],
  ['', undefined],
])('the host %s stands for the site %s', (host, label) => {
  expect(siteLabel(host)).toBe(label);
});
