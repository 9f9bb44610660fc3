import { beforeAll, expect, test } from 'vitest';
import { db } from '../db/connect.ts';
import { onChange, publishChange, startListening } from '../db/live.ts';
import { closeDay, openDay } from '../domain/closed-days/closed-days.ts';
import { makeCode, switchCode } from '../domain/discounts/making.ts';
import { publishLegalText } from '../domain/legal/legal.ts';
import { setPortfolioConsent } from '../domain/portfolio/portfolio.ts';
import { removeCityRate, setCityRate } from '../domain/rates/rates.ts';
import { changeSetting } from '../domain/settings/settings.ts';
import { testimonialSchema } from '../domain/testimonials/schema.ts';
import {
  addTestimonial,
  changeTestimonial,
  deleteTestimonial,
  moveTestimonial,
  showTestimonial,
} from '../domain/testimonials/testimonials.ts';
import { must } from '../tests/harness/must.ts';
import { placedOrder } from '../tests/harness/orders.ts';
import { useDatabase } from '../tests/helpers/database.ts';
import { liveProject } from '../tests/helpers/projects.ts';
import { keepPublicPages } from './server.ts';

const database = useDatabase();
const staff = 'admin:0198c0de-0000-7000-8000-000000000000';
const typed = testimonialSchema.parse({
  name: 'Rosa Lind',
  business: 'Lind Bakery',
  content: 'It was there the next day.',
  rating: '5',
  consentBy: 'Rosa Lind',
  consentDay: '2026-11-20',
  site: '',
});
const code = { percent: null, amountCents: 5_000, note: '', maxUses: null, lastDay: null, oncePerCustomer: true };
let [codeId, first, second] = ['', '', ''];
let live: Awaited<ReturnType<typeof liveProject>>;

/** Everything that changes what public pages show. In order: some need what an earlier one made. */
const changes: [string, () => Promise<unknown>][] = [
  ['a price', () => changeSetting('monthlyCents', 3_100, staff)],
  ['an order’s start day', () => placedOrder({ method: 'invoice', email: 'seat@people.test' })],
  ['a closed day', () => closeDay('2027-03-02', {}, staff)],
  ['a day opened again', () => openDay('2027-03-02', staff)],
  ['a legal text', async () => must(await publishLegalText('terms', { body: '## Terms\n\nBe kind.', changes: 'All of it' }, staff))],
  ['a city’s rate', () => setCityRate('boise', 'BOISE249', staff)],
  ['a code switched off', () => switchCode(codeId, 'off', staff)],
  ['a rate taken away', () => removeCityRate('boise', staff)],
  ['a new testimonial', async () => (second = must(await addTestimonial(typed, staff)).id)],
  ['a changed one', () => changeTestimonial(first, { ...typed, content: 'It was there the same day.' }, staff)],
  ['another order of them', () => moveTestimonial(second, 'up', staff)],
  ['a hidden one', () => showTestimonial(second, false, staff)],
  ['a deleted one', () => deleteTestimonial(second, staff)],
  ['a site in the portfolio', () => setPortfolioConsent(live.owner.id, live.projectId, true)],
  ['a site out of it', () => setPortfolioConsent(live.owner.id, live.projectId, false)],
];

beforeAll(async () => {
  codeId = must(await makeCode({ code: 'BOISE249', ...code }, staff)).id;
  first = must(await addTestimonial(typed, staff)).id;
  live = await liveProject('Shown Plumbing');
});

/** Waits until this process has heard of everything that was committed before. */
async function heardAll(): Promise<void> {
  const heard = new Promise<void>((resolve) => {
    const stop = onChange(({ id }) => {
      if (id !== 'the last') return;
      stop();
      resolve();
    });
  });
  await db().transaction((tx) => publishChange(tx, { topic: 'session', id: 'the last' }));
  await heard;
}

test.each(changes)('public pages are made again after %s', async (_, change) => {
  const stopListening = await startListening(database.url());
  const pages = keepPublicPages(async () => new Response());
  try {
    let loads = 0;
    const load = () => pages.shared('home', async () => ++loads);
    await heardAll();
    expect([await load(), await load()]).toEqual([1, 1]);
    await change();
    await heardAll();
    expect(await load()).toBe(2);
  } finally {
    pages.close();
    await stopListening();
  }
});
