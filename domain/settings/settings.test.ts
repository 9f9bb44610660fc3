import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { settings } from '../../db/schema/index.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { appUrl, siteLabel, siteOrigin } from './addresses.ts';
import { settingForms, settingInWords, settingKeys, settingsSchema } from './schema.ts';
import { changeSetting, changeSettings, readSettings, settingsForAdmin } from './settings.ts';

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

test('a row that does not fit gives way to its default, and the others stand', async () => {
  await changeSetting('draftHours', 30, 'admin:7');
  await db().insert(settings).values({ key: 'officeDays', value: 1234, updatedBy: 'a hand' });
  expect(await readSettings()).toMatchObject({ draftHours: 30, officeDays: settingsSchema.parse({}).officeDays });
  await changeSettings({ draftHours: 24, officeDays: '12345' }, 'admin:7');
});

test('a text that looks like a number stays a text', async () => {
  const texts = { officeDays: '1234', supportDays: '123456', bankDetails: '0012345' };
  await changeSettings(texts, 'admin:7');
  expect(await readSettings()).toMatchObject(texts);
  const { officeDays, supportDays, bankDetails } = settingsSchema.parse({});
  await changeSettings({ officeDays, supportDays, bankDetails }, 'admin:7');
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

test('several settings change together or not at all, and what is so already is no change', async () => {
  const before = await readSettings();
  await expect(changeSettings({ replyHours: 9, draftHours: 0 }, 'admin:7')).rejects.toThrow();
  expect(await readSettings()).toEqual(before);
  expect(await changeSettings({ replyHours: 9, draftHours: before.draftHours }, 'admin:7')).toEqual(['replyHours']);
  expect(await changeSettings({ replyHours: 8 }, 'admin:7')).toEqual(['replyHours']);
});

test('Admin reads each setting with its value, its default, and who changed it', async () => {
  const mara = await makePerson({ firstName: 'Mara', admin: true });
  await changeSettings({ showChat: false }, `admin:${mara.id}`);
  const all = await settingsForAdmin();
  expect(all.showChat).toMatchObject({ value: false, byDefault: true, changedBy: 'Mara Hollis', changedAt: expect.any(Date) });
  expect(all.monthlyCents).toEqual({ value: 2_900, byDefault: 2_900, changedBy: null, changedAt: null });
  await changeSettings({ showChat: true }, `admin:${mara.id}`);
});

test('every setting that staff may change stands in one group', () => {
  const listed = Object.values(settingKeys).flat();
  expect([...listed].sort()).toEqual(Object.keys(settingsSchema.shape).sort());
});

const prices = { setupCents: '$1,299.50', monthlyCents: ' 29 ', creditMissedDeadline: 'on' };
const clocks = { dailyCapacity: '2', draftHours: '24', editDueHours: '48', editLateHours: '51', orderDays: '14', replyHours: '8' };

test('amounts are typed in dollars', () => {
  expect(settingForms.prices.parse(prices)).toEqual({ setupCents: 129_950, monthlyCents: 2_900, creditMissedDeadline: true });
});

test.each([
  ['setupCents', '299.999', 'An amount in dollars, such as 299 or 299.50'],
  ['setupCents', '-5', 'An amount in dollars, such as 299 or 299.50'],
  ['setupCents', '0.50', 'At least $1'],
  ['monthlyCents', '10,001', 'At most $10,000'],
])('%s of %s is refused: %s', (key, text, message) => {
  expect(settingForms.prices.safeParse({ ...prices, [key]: text }).error?.issues[0]).toMatchObject({ path: [key], message });
});

test.each([
  ['dailyCapacity', '0', 'At least 1'],
  ['dailyCapacity', '1.5', 'A whole number'],
  ['draftHours', '', 'A whole number'],
  ['editLateHours', '47', 'An edit can not be late before it is due'],
])('%s of "%s" is refused: %s', (key, text, message) => {
  expect(settingForms.clocks.safeParse({ ...clocks, [key]: text }).error?.issues[0]).toMatchObject({ path: [key], message });
});

const hours = {
  supportDays: 'daily',
  supportOpen: '10:00',
  supportClose: '18:00',
  officeDays: 'Mon-Fri',
  officeOpen: '09:00',
  officeClose: '18:00',
};

test('days are typed in words and kept as days of the week', () => {
  expect(settingForms.hours.parse(hours)).toMatchObject({ supportDays: '0123456', officeDays: '12345' });
  expect(settingForms.hours.parse({ ...hours, officeDays: 'sat to sunday, Tue' })).toMatchObject({ officeDays: '026' });
  expect(settingInWords('officeDays', '026')).toBe('Tue, Sat, Sun');
});

test.each([
  ['officeDays', 'weekdays', 'Days such as Mon-Fri, Mon-Sat, or daily'],
  ['officeDays', 'Fri-Mon', 'Days such as Mon-Fri, Mon-Sat, or daily'],
  ['supportOpen', '9', 'A time such as 09:00'],
  ['officeClose', '09:00', 'After it opens'],
])('hours with %s of "%s" are refused: %s', (key, text, message) => {
  expect(settingForms.hours.safeParse({ ...hours, [key]: text }).error?.issues[0]).toMatchObject({ path: [key], message });
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
