import { like } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { db } from '../../db/connect.ts';
import { rateLimits } from '../../db/schema/index.ts';
import { compose } from '../../sites/compose.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { readableBrief } from '../briefs/preview.ts';
import { tidy } from '../generator/tasks.ts';
import { answersOf, type FirstLook, fileOfFirstLook, firstLook, keepFirstLook } from './first-looks.ts';
import { firstAnswersSchema } from './schema.ts';

useDatabase();

const typed = { name: 'Shallow End Pool Care', trade: 'pool cleaning', town: 'Tucson' };

async function pageOf(token: string): Promise<string> {
  const file = await fileOfFirstLook(token, '/', '203.0.113.9');
  return file && 'body' in file ? file.body.toString() : '';
}

test('three answers draw a home page that says only what they say', async () => {
  const { token, origin } = await keepFirstLook(typed);
  expect(origin).toContain(`f-${token}.`);
  const html = await pageOf(token);
  for (const words of ['Shallow End Pool Care', 'Tucson']) expect(html).toContain(words);
  // No price, phone, email or street that no one typed.
  const text = html.replace(/<style[\s\S]*?<\/style>|<script[\s\S]*?<\/script>|<[^>]+>/g, ' ');
  expect(text).not.toMatch(/\$\d|\d{3}[-.\u2011 ]\d{4}|@|Your own description/);
});

test('one answer is enough, and a changed answer keeps the look', async () => {
  const first = await keepFirstLook({ name: 'Shallow End', trade: '', town: '' });
  expect(await pageOf(first.token)).toContain('Shallow End');
  const second = await keepFirstLook(typed, first.token);
  expect((await firstLook(second.token))?.seed).toBe((await firstLook(first.token))?.seed);
});

test('a brief starts with the answers that were typed, and keeps the look whatever else is answered', async () => {
  const { token } = await keepFirstLook(typed);
  const look = (await firstLook(token)) as FirstLook;
  const answers = await answersOf(look);
  const chosen = answers.find(([path]) => path === 'look.chosen')?.[1];
  expect(answers).toEqual([
    ['business.name', 'Shallow End Pool Care'],
    ['business.trade', 'pool cleaning'],
    ['business.serviceArea', ['Tucson']],
    ['look.chosen', { theme: expect.any(String), seed: expect.any(Number) }],
  ]);
  const hours = { mon: [['09:00', '17:00']] };
  const services = [{ name: 'Weekly cleaning', price: '$140' }];
  const brief = readableBrief({ business: { ...typed, phone: '520-555-0188', hours }, services, look: { chosen } });
  const { theme } = compose({ brief, seed: look.seed, photos: [] });
  const page = await pageOf(token);
  expect(page).toContain(`<body class="theme-${theme.name}`);
  expect(page).toContain(theme.palette.bg);

  const { token: nameless } = await keepFirstLook({ name: '', trade: '', town: 'Tucson' });
  expect(await answersOf((await firstLook(nameless)) as FirstLook)).toEqual([['business.serviceArea', ['Tucson']]]);
});

test('markup is text, spaces are tidied, and what is too long is refused', async () => {
  const { token } = await keepFirstLook({ ...typed, name: '<script>alert(1)</script> Pools' });
  expect(await pageOf(token)).not.toContain('<script>alert');
  expect(firstAnswersSchema.parse({ name: '  Shallow \n End ' })).toEqual({ name: 'Shallow End', trade: '', town: '' });
  expect(firstAnswersSchema.safeParse({ name: 'x'.repeat(81) }).success).toBe(false);
});

test('an unknown token shows nothing', async () => {
  expect(await firstLook('a'.repeat(20))).toBeUndefined();
  expect(await firstLook("'; drop table")).toBeUndefined();
  expect(await fileOfFirstLook('a'.repeat(20), '/', '203.0.113.9')).toBeUndefined();
});

test('a look is composed once, whatever number of its files are requested at the same time', async () => {
  const { token } = await keepFirstLook(typed);
  const address = '203.0.113.20';
  const files = await Promise.all(['/', '/', '/favicon.svg', '/nothing'].map((path) => fileOfFirstLook(token, path, address)));
  expect(files.map(Boolean)).toEqual([true, true, true, false]);
  await fileOfFirstLook(token, '/', address);
  expect(await pointsOf(address)).toBe(1);
  // An unknown token composes nothing.
  await fileOfFirstLook('b'.repeat(20), '/', address);
  expect(await pointsOf(address)).toBe(1);
});

async function pointsOf(address: string): Promise<number | undefined> {
  const rows = await db()
    .select()
    .from(rateLimits)
    .where(like(rateLimits.key, `firstLookDraw:%${address}%`));
  return rows[0]?.points;
}

test('towns and trades are tidied as customers’ are, without the checker that tidies the briefs of customers', async () => {
  const customers = vi.spyOn(tidy, 'load');
  onTestFinished(() => customers.mockRestore());
  const { token } = await keepFirstLook({ name: 'Shallow End', trade: 'hvac repair', town: 'tucson' });
  expect(await pageOf(token)).toContain('HVAC repair in Tucson.');
  expect(customers).not.toHaveBeenCalled();
});
