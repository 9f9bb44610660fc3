import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { brand } from '../../content/brand.ts';
import { today } from '../../content/business-clock.ts';
import { db } from '../../db/connect.ts';
import { auditLog, cityRates, closedDays, discountCodes, legalTexts, settings } from '../../db/schema/index.ts';
import { must } from '../../tests/harness/must.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { dayAfter } from '../../time/days.ts';
import { closeDay, openDay } from '../closed-days/closed-days.ts';
import { holidaysFrom } from '../closed-days/holidays.ts';
import { makeCode, switchCode } from '../discounts/making.ts';
import { makeCodeSchema } from '../discounts/schema.ts';
import { publishLegalText } from '../legal/legal.ts';
import { setCityRate } from '../rates/rates.ts';
import { loadBrand } from '../settings/brand.ts';
import { changeMark } from '../settings/mark.ts';
import { defaultSettings, type SettingKey, settingTable } from '../settings/schema.ts';
import { changeSettings, readSettings } from '../settings/settings.ts';
import { importSettings } from './import-settings.ts';
import { exportSettings } from './queries.ts';
import type { WrittenSettingsFile } from './schema.ts';

useDatabase();

const admin = 'admin:0198c0de-0000-7000-8000-000000000000';
const empty = async () => {
  await db().execute(sql`truncate settings, legal_texts, closed_days, discount_codes, city_rates, discount_uses, audit_log`);
  await loadBrand();
};
beforeEach(empty);

const paragraph = 'The customer pays for the setup once, and for each month after the site is live. Either side can end it in writing. ';
const terms = (sentences: number) => `## Payment\n\n${paragraph.repeat(sentences).trim()}`;
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="10" fill="#7c3aed"/></svg>',
);

/** Sets up a business as its operator does in Admin, and gives what's stored of it. */
async function setUp() {
  await changeSettings({ brandName: 'Tidal Web Co', timeZone: 'America/Denver', setupCents: 49_900, supportOpen: '08:00' }, admin);
  await loadBrand();
  await changeMark(svg, admin);
  must(await publishLegalText('terms', { body: terms(3), changes: '' }, admin, new Date(Date.now() - 1000)));
  must(await publishLegalText('terms', { body: terms(4), changes: 'One more sentence.' }, admin));
  await closeDay(dayAfter(today(), 9), { reason: 'Inventory', isPublic: true }, admin);
  expect(await openDay(holidaysFrom(today())[0]?.day ?? '', admin)).toBe(true);
  const typed = {
    code: 'SPRING',
    kind: 'amount',
    value: '$49.50',
    maxUses: '50',
    lastDay: '2099-03-31',
    oncePerCustomer: '',
    note: 'Fair',
  };
  await makeCode(makeCodeSchema.parse(typed), admin);
  const { id } = must(await makeCode(makeCodeSchema.parse({ ...typed, code: 'PAUSED', kind: 'percent', value: '20' }), admin));
  await switchCode(id, 'off', admin);
  must(await setCityRate('raleigh', 'SPRING', admin));
}

/** What's stored, without who stored it and when. */
async function stored() {
  const [rows, texts, days, codes, rates] = await Promise.all([
    db().select().from(settings),
    db().select().from(legalTexts),
    db().select().from(closedDays),
    db().select().from(discountCodes).orderBy(discountCodes.code),
    db().select().from(cityRates),
  ]);
  return {
    settings: Object.fromEntries(rows.map(({ key, value }) => [key, value])),
    legal: texts.map(({ kind, body, changes }) => ({ kind, body, changes })),
    days: days.map(({ createdAt: _, ...day }) => day),
    codes: codes.map(({ id: _, createdAt: __, createdBy: ___, disabledAt, ...code }) => ({ ...code, isOff: disabledAt !== null })),
    rates: rates.map(({ citySlug, codeId }) => [citySlug, codes.find(({ id }) => id === codeId)?.code]),
  };
}

/** Through JSON, as in a file. */
const exported = async () => JSON.parse(JSON.stringify(await exportSettings())) as WrittenSettingsFile;

test('everything that an operator set up moves, and a second import changes nothing', async () => {
  await setUp();
  const [file, before] = [await exported(), await stored()];
  await empty();
  expect(await importSettings(file, 'command line')).toEqual({
    ok: true,
    imported: { settings: 5, legalTexts: 1, closedDays: 2, codes: 2, cityRates: 1 },
  });
  // Only the newest legal text counts, and earlier ones belong to orders that don't move.
  expect(await stored()).toEqual({ ...before, legal: before.legal.filter(({ changes }) => changes) });
  expect([brand.name, brand.timeZone]).toEqual(['Tidal Web Co', 'America/Denver']);
  const entries = await db().select().from(auditLog);
  expect(new Set(entries.map(({ actor }) => actor))).toEqual(new Set(['command line']));
  expect(entries.map(({ action }) => action).sort()).toEqual(
    [
      ...Array.from({ length: 5 }, () => 'setting.change'),
      'legal.publish',
      'closed-day.add',
      'closed-day.remove',
      'code.make',
      'code.make',
      'code.off',
      'city-rate.set',
    ].sort(),
  );
  expect(await importSettings(file, 'command line')).toEqual({
    ok: true,
    imported: { settings: 0, legalTexts: 0, closedDays: 0, codes: 0, cityRates: 0 },
  });
  expect(await db().$count(auditLog)).toBe(entries.length);
});

test('a file says nothing about people', async () => {
  await setUp();
  expect(JSON.stringify(await exported())).not.toContain(admin);
});

test('each setting moves', async () => {
  const { brandMark: _, ...values } = defaultSettings();
  await db()
    .insert(settings)
    .values((Object.keys(values) as SettingKey[]).map((key) => ({ key, value: settingTable[key].default, updatedBy: admin })));
  const file = await exported();
  expect(Object.keys(file.settings).sort()).toEqual(Object.keys(values).sort());
  expect(await importSettings(file, 'command line')).toMatchObject({ ok: true });
});

test('what the file doesn’t have stays as it is', async () => {
  await setUp();
  const file = await exported();
  await empty();
  await changeSettings({ monthlyCents: 3_900, setupCents: 10_000 }, admin);
  await importSettings(file, 'command line');
  expect(await readSettings()).toMatchObject({ monthlyCents: 3_900, setupCents: 49_900 });
});

const changed = (file: WrittenSettingsFile, change: Partial<WrittenSettingsFile>): unknown => ({ ...file, ...change });
const refusals: [what: string, (file: WrittenSettingsFile) => unknown, problems: unknown][] = [
  [
    'something else',
    () => ({ name: 'sunup' }),
    expect.arrayContaining([expect.stringMatching(/^format: This isn’t a file of Sunup’s settings/)]),
  ],
  [
    'another release’s',
    (file) => ({ ...file, version: 2 }),
    [expect.stringMatching(/^version: This file is from another release of Sunup\./)],
  ],
  [
    'an unknown setting',
    (file) => changed(file, { settings: { ...file.settings, brandMotto: 'Up' } }),
    ['This release has no setting called brandMotto. Use the release that the file was exported with.'],
  ],
  [
    'values that no form accepts',
    (file) => changed(file, { settings: { ...file.settings, setupCents: 5, draftHours: 'soon', brandColor: 'red' } }),
    [
      'Setup, one-time ($): Enter $1 or more.',
      'First draft within (hours): This has another type.',
      'Brand: Brand color: Enter a color such as #0f766e.',
    ],
  ],
  [
    'hours that contradict each other, one of them only here',
    (file) => changed(file, { settings: { ...file.settings, supportOpen: '23:00' } }),
    ['Support closes: Must be after the opening time.'],
  ],
  [
    'a logo that’s no picture',
    (file) => changed(file, { logo: Buffer.from('hello').toString('base64') }),
    [expect.stringMatching(/^logo: /)],
  ],
  ['a logo that’s missing', (file) => changed(file, { logo: null }), [expect.stringMatching(/^logo: /)]],
  [
    'a legal text that’s too short',
    (file) => changed(file, { legal: { terms: { body: 'Pay us.' }, privacy: null } }),
    ['legal.terms.body: Paste the whole text, 200 characters or more.'],
  ],
  [
    'a day that’s none',
    (file) => changed(file, { closedDays: [{ typed: { day: '2027-02-30' }, isClosed: true }] }),
    ['closedDays.0.typed.day: Pick a day'],
  ],
  [
    'a code worth too much',
    (file) => {
      const [first] = file.codes;
      return first && changed(file, { codes: [{ ...first, typed: { ...first.typed, kind: 'percent', value: '120' } }] });
    },
    ['codes.0.typed.value: Enter a whole percentage from 1 to 100'],
  ],
  [
    'a city that’s none',
    (file) => changed(file, { cityRates: [{ city: 'atlantis', code: 'SPRING' }] }),
    ['Startup rate of atlantis: Pick a city.'],
  ],
];

test.each(refusals)('%s is refused with a message, and nothing is changed', async (_, change, problems) => {
  await setUp();
  const file = change(await exported());
  await empty();
  expect(await importSettings(file, 'command line')).toEqual({ ok: false, problems });
  expect(await stored()).toEqual({ settings: {}, legal: [], days: [], codes: [], rates: [] });
  expect(await db().$count(auditLog)).toBe(0);
  expect(brand.name).toBe('Sunup');
});

test('a code that’s worth something else here is refused, and nothing is changed', async () => {
  await setUp();
  const file = await exported();
  await empty();
  await makeCode(makeCodeSchema.parse({ code: 'SPRING', kind: 'percent', value: '5', maxUses: '', lastDay: '', note: '' }), admin);
  expect(await importSettings(file, 'command line')).toEqual({
    ok: false,
    problems: ['Code SPRING: It already exists here, with 5% off instead of $49.50 off.'],
  });
  expect(await db().$count(settings)).toBe(0);
});
