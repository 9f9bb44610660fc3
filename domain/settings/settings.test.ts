import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { settings } from '../../db/schema/index.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { appUrl, siteLabel, siteOrigin } from '../addresses.ts';
import { type SettingGroup, settingGroups } from './groups-schema.ts';
import { defaultSettings, settingForm, settingKeys, settingOf } from './schema.ts';
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

test('a changed setting applies to the next read, with who changed it', async () => {
  await changeSetting('dailyCapacity', 4, 'admin:7');
  await changeSetting('dailyCapacity', 5, 'admin:8');
  expect((await readSettings()).dailyCapacity).toBe(5);
  const rows = await db().select().from(settings).where(eq(settings.key, 'dailyCapacity'));
  expect(rows).toMatchObject([{ value: 5, updatedBy: 'admin:8' }]);
});

test('an invalid stored value gives way to its default, and the others stay', async () => {
  await changeSetting('draftHours', 30, 'admin:7');
  await db().insert(settings).values({ key: 'officeDays', value: 1234, updatedBy: 'import' });
  expect(await readSettings()).toMatchObject({ draftHours: 30, officeDays: defaultSettings().officeDays });
  await changeSettings({ draftHours: 24, officeDays: '12345' }, 'admin:7');
});

test('text that looks like a number stays text', async () => {
  const texts = { officeDays: '1234', supportDays: '123456', bankDetails: '0012345' };
  await changeSettings(texts, 'admin:7');
  expect(await readSettings()).toMatchObject(texts);
  const { officeDays, supportDays, bankDetails } = defaultSettings();
  await changeSettings({ officeDays, supportDays, bankDetails }, 'admin:7');
});

test.each([
  ['dailyCapacity', 0],
  ['dailyCapacity', 1.5],
  ['setupCents', -1],
  ['setupCents', 299.5],
  ['creditMissedDeadline', 'yes'],
] as const)('%s can’t be %s', async (key, value) => {
  const before = await readSettings();
  await expect(changeSetting(key, value as never, 'admin:7')).rejects.toThrow();
  expect(await readSettings()).toEqual(before);
});

test('several settings change together or not at all, and an equal value is no change', async () => {
  const before = await readSettings();
  await expect(changeSettings({ replyHours: 9, draftHours: 0 }, 'admin:7')).rejects.toThrow();
  expect(await readSettings()).toEqual(before);
  expect(await changeSettings({ replyHours: 9, draftHours: before.draftHours }, 'admin:7')).toEqual(['replyHours']);
  expect(await changeSettings({ replyHours: 8 }, 'admin:7')).toEqual(['replyHours']);
});

test('Admin reads each setting with its value and who changed it', async () => {
  const mara = await makePerson({ firstName: 'Mara', admin: true });
  await changeSettings({ showChat: false }, `admin:${mara.id}`);
  const all = await settingsForAdmin();
  expect(all.showChat).toMatchObject({ value: false, changedBy: 'Mara Hollis', changedAt: expect.any(Date) });
  expect(all.monthlyCents).toEqual({ value: 2_900, byDefault: 2_900, changedBy: null, changedAt: null });
  await changeSettings({ showChat: true }, `admin:${mara.id}`);
});

const groups = Object.keys(settingGroups) as SettingGroup[];

test.each(groups)('the defaults of %s are valid, and what its fields show is read back as the same values', (group) => {
  const keys = settingKeys(group);
  const defaults = Object.fromEntries(keys.map((key) => [key, settingOf(key).default]));
  const typed = Object.fromEntries(keys.map((key) => [key, settingOf(key).inField(settingOf(key).default)]));
  expect(keys.filter((key) => !settingOf(key).stored.safeParse(defaults[key]).success)).toEqual([]);
  expect(settingForm(group).parse(typed)).toEqual(defaults);
});

test.each([
  ['setupCents', 29_900, '$299'],
  ['draftHours', 1, '1 hour'],
  ['draftHours', 24, '24 hours'],
  ['showChat', false, 'off'],
  ['supportClose', '18:00', '6:00 pm'],
  ['officeDays', '026', 'Tue, Sat, Sun'],
  ['caseClient', '', 'empty'],
  ['caseFacts', 'Cart\nPayments.', '“Cart, Payments”'],
] as const)('%s of %j is shown as %s', (key, value, words) => {
  expect(settingOf(key).inWords(value)).toBe(words);
});

const prices = { setupCents: '$1,299.50', monthlyCents: ' 29 ', creditMissedDeadline: 'on' };
const clocks = { dailyCapacity: '2', draftHours: '24', editDueHours: '48', editLateHours: '51', orderDays: '14', replyHours: '8' };

test('amounts are typed in dollars', () => {
  expect(settingForm('prices').parse(prices)).toEqual({ setupCents: 129_950, monthlyCents: 2_900, creditMissedDeadline: true });
});

test.each([
  ['setupCents', '299.999', 'Enter an amount in dollars, such as 299 or 299.50.'],
  ['setupCents', '-5', 'Enter an amount in dollars, such as 299 or 299.50.'],
  ['setupCents', '0.50', 'Enter $1 or more.'],
  ['monthlyCents', '10,001', 'Enter $10,000 or less.'],
])('%s of %s is refused: %s', (key, text, message) => {
  expect(settingForm('prices').safeParse({ ...prices, [key]: text }).error?.issues[0]).toMatchObject({ path: [key], message });
});

test.each([
  ['dailyCapacity', '0', 'Enter 1 or more.'],
  ['dailyCapacity', '1.5', 'Enter a whole number from 1 to 100.'],
  ['draftHours', '', 'Enter a whole number from 1 to 240.'],
  ['editLateHours', '47', 'The late time can’t be before the due time.'],
])('%s of "%s" is refused: %s', (key, text, message) => {
  expect(settingForm('clocks').safeParse({ ...clocks, [key]: text }).error?.issues[0]).toMatchObject({ path: [key], message });
});

const hours = {
  supportDays: 'daily',
  supportOpen: '10:00',
  supportClose: '18:00',
  officeDays: 'Mon-Fri',
  officeOpen: '09:00',
  officeClose: '18:00',
};

test('days are typed in words and stored as days of the week', () => {
  expect(settingForm('hours').parse(hours)).toMatchObject({ supportDays: '0123456', officeDays: '12345' });
  expect(settingForm('hours').parse({ ...hours, officeDays: 'sat to sunday, Tue' })).toMatchObject({ officeDays: '026' });
});

test.each([
  ['officeDays', 'weekdays', 'Enter days such as Mon-Fri, Mon-Sat or daily.'],
  ['officeDays', 'Fri-Mon', 'Enter days such as Mon-Fri, Mon-Sat or daily.'],
  ['supportOpen', '9', 'Enter a time such as 09:00.'],
  ['officeClose', '09:00', 'Must be after the opening time.'],
])('hours with %s of "%s" are refused: %s', (key, text, message) => {
  expect(settingForm('hours').safeParse({ ...hours, [key]: text }).error?.issues[0]).toMatchObject({ path: [key], message });
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
])('the host %s serves the site %s', (host, label) => {
  expect(siteLabel(host)).toBe(label);
});
