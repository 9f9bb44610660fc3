import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { onChange, startListening } from '../../db/live.ts';
import { testimonials } from '../../db/schema/index.ts';
import { fillSamples } from '../../demo/demo-samples.ts';
import { must } from '../../tests/harness/must.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { liveProject } from '../../tests/helpers/projects.ts';
import { auditOf } from '../admin/audit.ts';
import { changeSetting, readSettings } from '../settings/settings.ts';
import { shownTestimonials, testimonialForAdmin, testimonialsForAdmin } from './queries.ts';
import { testimonialSchema } from './schema.ts';
import { addTestimonial, changeTestimonial, deleteTestimonial, moveTestimonial, showTestimonial } from './testimonials.ts';

const database = useDatabase();
beforeEach(async () => {
  await db().delete(testimonials);
});

const staff = 'admin:0198c0de-0000-7000-8000-000000000000';
const now = new Date('2026-11-22T17:00:00Z');
const typed = {
  name: 'Rosa Lind',
  business: 'Lind Bakery',
  content: 'It was there the next day.',
  rating: '5',
  consentBy: 'Rosa Lind',
  consentDay: '2026-11-20',
  site: '',
};
const add = (changes: Partial<typeof typed> = {}) => addTestimonial(testimonialSchema.parse({ ...typed, ...changes }), staff, now);

async function added(changes: Partial<typeof typed> = {}) {
  return must(await add(changes)).id;
}

const shown = async (mayShowSamples: boolean) => shownTestimonials(await readSettings(), mayShowSamples);
const names = async (withSamples: boolean) => (await shown(withSamples)).map(({ name }) => name);

test('without rows nothing is shown', async () => {
  expect(await shown(true)).toEqual([]);
});

test('a testimonial shows only with a record of who agreed and when', async () => {
  const id = await added({ consentBy: '', consentDay: '' });
  expect(await names(false)).toEqual([]);
  expect(await testimonialForAdmin(id)).toMatchObject({ status: 'no-consent', consentBy: null, consentAt: null });
  const agreed = testimonialSchema.parse(typed);
  expect(await changeTestimonial(id, agreed, staff, now)).toEqual({ ok: true, id });
  expect(await names(false)).toEqual(['Rosa Lind']);
  // Midnight in the business's time zone.
  expect(await testimonialForAdmin(id)).toMatchObject({ consentBy: 'Rosa Lind', consentAt: new Date('2026-11-20T05:00:00Z') });
  expect(await changeTestimonial(id, { ...agreed, consentBy: '', consentDay: null }, staff, now)).toMatchObject({ ok: true });
  expect(await names(false)).toEqual([]);
  expect((await auditOf(`testimonial:${id}`)).map(({ action, reason }) => [action, reason])).toEqual([
    ['testimonial.add', 'no consent yet'],
    ['testimonial.change', 'consent of 2026-11-20'],
    ['testimonial.change', 'no consent yet'],
  ]);
});

test('the database refuses an incomplete consent', async () => {
  const half = db()
    .insert(testimonials)
    .values({ name: 'Otto Frey', business: 'Frey Roofing', content: 'Fine.', rating: 4, consentAt: now });
  await expect(half).rejects.toMatchObject({ cause: { constraint: 'testimonials_consent' } });
});

test.each([
  [{ name: ' ' }, 'name', 'Type the name of the person quoted.'],
  [{ content: 'x'.repeat(401) }, 'content', 'Use 400 characters or fewer.'],
  [{ rating: '6' }, 'rating', 'Pick a rating from 1 to 5.'],
  [{ rating: '' }, 'rating', 'Pick a rating from 1 to 5.'],
  [{ consentDay: '' }, 'consentDay', 'Pick the day they agreed.'],
  [{ consentBy: '' }, 'consentBy', 'Type who agreed.'],
  [{ consentDay: 'Friday' }, 'consentDay', 'Use a date such as 2027-01-31.'],
  [{ site: 'Hollis.example' }, 'site', 'Use the first part of the site’s address, such as hollis-plumbing.'],
])('%j is refused beside its field', (changes, field, message) => {
  const { error } = testimonialSchema.safeParse({ ...typed, ...changes });
  expect(error?.issues.map((issue) => [issue.path.join(), issue.message])).toEqual([[field, message]]);
});

test('a consent with tomorrow’s date and an unknown site are refused', async () => {
  expect(await add({ consentDay: '2026-11-23' })).toMatchObject({ ok: false, field: 'consentDay' });
  expect(await add({ site: 'nobody-here' })).toMatchObject({ ok: false, field: 'site' });
  expect(await testimonialsForAdmin()).toEqual([]);
});

test('a testimonial can name the site we made for its customer', async () => {
  const { projectId, host } = await liveProject('Quoted Plumbing');
  const site = host.split('.')[0] ?? '';
  const id = await added({ site });
  expect(await testimonialForAdmin(id)).toMatchObject({ projectId, site });
});

test('staff set the order', async () => {
  const [a, b] = [await added({ name: 'Ada' }), await added({ name: 'Bo' }), await added({ name: 'Cy' })];
  await db().update(testimonials).set({ position: 0 });
  expect(await moveTestimonial(b, 'up', staff)).toBe(true);
  expect(await names(false)).toEqual(['Bo', 'Ada', 'Cy']);
  expect(await moveTestimonial(a, 'down', staff)).toBe(true);
  expect(await names(false)).toEqual(['Bo', 'Cy', 'Ada']);
  expect(await moveTestimonial(a, 'down', staff)).toBe(false);
  expect(await moveTestimonial(b, 'up', staff)).toBe(false);
  await Promise.all([moveTestimonial(a, 'up', staff), moveTestimonial(b, 'down', staff), moveTestimonial(a, 'up', staff)]);
  expect(new Set((await testimonialsForAdmin()).map(({ position }) => position)).size).toBe(3);
});

test('hidden and deleted testimonials are not shown', async () => {
  const id = await added();
  expect(await showTestimonial(id, false, staff)).toBe(true);
  expect(await showTestimonial(id, false, staff)).toBe(false);
  expect(await names(false)).toEqual([]);
  expect(await showTestimonial(id, true, staff)).toBe(true);
  expect(await names(false)).toEqual(['Rosa Lind']);
  expect(await deleteTestimonial(id, staff)).toBe(true);
  expect(await deleteTestimonial(id, staff)).toBe(false);
  expect(await deleteTestimonial('nothing', staff)).toBe(false);
  expect(await testimonialsForAdmin()).toEqual([]);
});

test('samples are shown in demo mode, marked, and never in live mode', async () => {
  await fillSamples();
  const demo = await shown(true);
  expect(demo).toHaveLength(4);
  expect(demo.every(({ sample }) => sample)).toBe(true);
  await changeSetting('showSamples', false, staff);
  expect(await names(true)).toEqual([]);
  await changeSetting('showSamples', true, staff);
  await db().update(testimonials).set({ consentAt: new Date(), consentBy: 'nobody' });
  expect(await names(false)).toEqual([]);
});

test('a sample can be hidden, but not be made to look real', async () => {
  await fillSamples();
  const [sample] = await testimonialsForAdmin();
  const id = sample?.id ?? '';
  expect(await changeTestimonial(id, testimonialSchema.parse(typed), staff, now)).toMatchObject({ ok: false });
  expect(await db().select().from(testimonials).where(eq(testimonials.id, id))).toMatchObject([{ name: sample?.name, sample: true }]);
  expect(await showTestimonial(id, false, staff)).toBe(true);
  expect(await names(true)).not.toContain(sample?.name);
});

test('every change makes kept pages render again', async () => {
  const stop = await startListening(database.url());
  const heard: string[] = [];
  const off = onChange(({ topic, id }) => {
    heard.push(`${topic} ${id}`);
  });
  const id = await added();
  await showTestimonial(id, false, staff);
  await expect.poll(() => heard.filter((change) => change === 'settings testimonials')).toHaveLength(2);
  off();
  await stop();
});
