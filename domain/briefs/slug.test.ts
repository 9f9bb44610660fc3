import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { projects } from '../../db/schema/index.ts';
import { hyphenated } from '../../sites/language/phrases.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { projectNow, projectRow, sendBrief } from '../../tests/helpers/projects.ts';
import { openProject } from '../projects/projects.ts';
import { addressName, freeSlug, reservedLabels, slugOf } from './slug.ts';

useDatabase();

test.each([
  ['Hollis & Daughter Plumbing', 'hollis-daughter-plumbing'],
  ['Café Zoë', 'cafe-zoe'],
  ["Dana's  Diner!!", 'danas-diner'],
  ['Dana’s Diner', 'danas-diner'],
  ['Dana`s Diner', 'danas-diner'],
  ['Kūʻiʻo Bakery', 'kuio-bakery'],
  ['Juniper Bread™', 'juniper-bread'],
  ['Ｂｏｂ Ｂｒｅａｄ', 'bob-bread'],
  ['--- 24/7 ---', '24-7'],
  ['A very long name of a very small business indeed', 'a-very-long-name-of-a-very-small'],
  ['A very long name of a very small busine & more', 'a-very-long-name-of-a-very-small-busine'],
  ['株式会社', 'site-new'],
  ['', 'site-new'],
  ['X', 'site-x'],
  ['Admin', 'site-admin'],
  ['WWW', 'site-www'],
  ['P. Miller', 'site-p-miller'],
  ['B & B', 'site-b-b'],
  ['Sunup', 'site-sunup'],
  ['Łódź Bakery', 'lodz-bakery'],
  ['Đặng Phở', 'dang-pho'],
  ['Smørrebrød', 'smorrebrod'],
  ['Æther', 'aether'],
  ['Œuf', 'oeuf'],
  ['Straße', 'strasse'],
  ['İstanbul Grill', 'istanbul-grill'],
  ['Soft\u00adware shop', 'software-shop'],
  ['ДомДом', 'domdom'],
  ['Ταβέρνα', 'taverna'],
  ['ラーメン', 'ramen'],
  ['寿司 Bar', 'bar'],
  ['🌮🌮', 'site-new'],
])('%s lives at %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
  expect(slug).toMatch(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])$/);
});

test.each(['寿司', 'مخبز', 'מאפייה', 'ร้าน', '🌮🌮'])('%s, which has no Latin letters, is addressed by trade and town', (name) => {
  const business = { name, trade: 'sushi', serviceArea: ['Cary', 'Apex'] };
  expect(addressName({ business: { ...business, address: { city: 'Raleigh' } } })).toBe('sushi Raleigh');
  expect(slugOf(addressName({ business: { ...business, address: null } }))).toBe('sushi-cary');
  expect(addressName({ business, domain: { kind: 'free', address: 'sora' } })).toBe('sora');
  expect(slugOf(addressName({ business: { name, trade: '寿司' } }))).toBe('site-new');
});

test('labels that programs trust, that look like ours, and brands are never a site’s address', () => {
  const asked =
    'autodiscover autoconfig wpad isatap ns1 mx dmarc abuse postmaster hostmaster webmaster security billing account accounts secure login signin support help status cdn assets static paypal stripe venmo zelle apple google microsoft amazon irs';
  for (const label of asked.split(' ')) expect(slugOf(label)).toBe(`site-${label}`);
  expect(slugOf('_dmarc')).toBe('site-dmarc');
  expect(slugOf('.well-known')).toBe('site-well-known');
  expect(slugOf('PayPal')).toBe('site-paypal');
  expect(slugOf('Apple Hill Bakery')).toBe('apple-hill-bakery');
  for (const label of reservedLabels) expect(label).toBe(hyphenated(label, 40));
});

test('a site whose address was reserved later keeps it', async () => {
  const { projectId } = await projectRow({ slug: 'secure' });
  const { projectId: other } = await projectRow({ slug: null });
  expect((await projectNow(projectId)).slug).toBe('secure');
  expect(await freeSlug(db(), 'Secure', other)).toBe('site-secure');
});

test('a taken slug gets the next free number; a project keeps its own', async () => {
  const { projectId: first } = await projectRow({ slug: 'corner-bakery' });
  const { projectId: second } = await projectRow({ slug: 'corner-bakery-2' });
  expect(await freeSlug(db(), 'Corner Bakery', second)).toBe('corner-bakery-2');
  expect(await freeSlug(db(), 'Corner Bakery', first)).toBe('corner-bakery');
  await db().update(projects).set({ slug: 'moved' }).where(eq(projects.id, first));
  expect(await freeSlug(db(), 'Corner Bakery', second)).toBe('corner-bakery');
});

test('two businesses of one name that submit at the same moment both get an address', async () => {
  const owners = [await makePerson(), await makePerson(), await makePerson()];
  const ids = await Promise.all(owners.map(async (owner) => (await openProject(owner.id)).id));
  await Promise.all(ids.map((id, index) => sendBrief(owners[index]?.id ?? '', id, 'Twin Oaks Plumbing')));
  const slugs = await Promise.all(ids.map(async (id) => (await projectNow(id)).slug));
  expect(slugs.sort()).toEqual(['twin-oaks-plumbing', 'twin-oaks-plumbing-2', 'twin-oaks-plumbing-3']);
});

test('a business whose name ends with the number that another gets at the same moment gets another address', async () => {
  const names = ['Studio Elm', 'Studio Elm', 'Studio Elm 2'];
  const owners = await Promise.all(names.map(() => makePerson()));
  const ids = await Promise.all(owners.map(async (owner) => (await openProject(owner.id)).id));
  await Promise.all(names.map((name, index) => sendBrief(owners[index]?.id ?? '', ids[index] ?? '', name)));
  const slugs = await Promise.all(ids.map(async (id) => (await projectNow(id)).slug));
  expect(new Set(slugs).size).toBe(names.length);
});
