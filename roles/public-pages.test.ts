import { expect, test } from 'vitest';
import { closeDay, openDay } from '../domain/closed-days/closed-days.ts';
import { makeCode, switchCode } from '../domain/discounts/making.ts';
import { publishLegalText } from '../domain/legal/legal.ts';
import { setPortfolioConsent } from '../domain/portfolio/portfolio.ts';
import { removeCityRate, setCityRate } from '../domain/rates/rates.ts';
import { changeSetting } from '../domain/settings/settings.ts';
import { suspendSite } from '../domain/suspensions/suspensions.ts';
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
import { readSources } from '../tests/helpers/source-code.ts';
import { keepPublicPages, publicPageTopics } from './server.ts';

useDatabase();
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
const madeCode = async (typed: string) => must(await makeCode({ code: typed, ...code }, staff)).id;
const newTestimonial = async () => must(await addTestimonial(typed, staff)).id;
type Change = [what: string, prepare: () => Promise<() => Promise<unknown>>];

/**
 * What changes public pages, by the file that announces it. Each change prepares what it needs and returns the call that makes the
 * change.
 */
const changesOf: Record<string, Change[]> = {
  'domain/settings/settings.ts': [['a price', async () => () => changeSetting('monthlyCents', 3_100, staff)]],
  'domain/orders/states.ts': [['an order’s start day', async () => () => placedOrder({ method: 'invoice', email: 'seat@people.test' })]],
  'domain/closed-days/closed-days.ts': [
    ['a closed day', async () => () => closeDay('2027-03-02', {}, staff)],
    [
      'a day opened again',
      async () => {
        await closeDay('2027-03-03', {}, staff);
        return () => openDay('2027-03-03', staff);
      },
    ],
  ],
  'domain/legal/legal.ts': [
    [
      'a legal text',
      async () => async () => must(await publishLegalText('privacy', { body: '## Privacy\n\nBe kind.', changes: 'All of it' }, staff)),
    ],
  ],
  'domain/rates/rates.ts': [
    [
      'a city’s rate',
      async () => {
        await madeCode('BOISE249');
        return () => setCityRate('boise', 'BOISE249', staff);
      },
    ],
    [
      'a rate taken away',
      async () => {
        await madeCode('BEND249');
        await setCityRate('bend', 'BEND249', staff);
        return () => removeCityRate('bend', staff);
      },
    ],
  ],
  'domain/discounts/making.ts': [
    [
      'a code switched off',
      async () => {
        const id = await madeCode('OMAHA249');
        return () => switchCode(id, 'off', staff);
      },
    ],
  ],
  'domain/testimonials/testimonials.ts': [
    ['a new testimonial', async () => newTestimonial],
    ['a changed testimonial', ofTestimonial((id) => changeTestimonial(id, { ...typed, content: 'It was there the same day.' }, staff))],
    [
      'testimonials in another order',
      async () => {
        await newTestimonial();
        const second = await newTestimonial();
        return () => moveTestimonial(second, 'up', staff);
      },
    ],
    ['a hidden testimonial', ofTestimonial((id) => showTestimonial(id, false, staff))],
    ['a deleted testimonial', ofTestimonial((id) => deleteTestimonial(id, staff))],
  ],
  'domain/portfolio/portfolio.ts': [
    [
      'a site in the portfolio',
      async () => {
        const { owner, projectId } = await liveProject('Shown Plumbing');
        return async () => must(await setPortfolioConsent(owner.id, projectId, true));
      },
    ],
    [
      'a site removed from the portfolio',
      async () => {
        const { owner, projectId } = await liveProject('Hidden Plumbing');
        must(await setPortfolioConsent(owner.id, projectId, true));
        return async () => must(await setPortfolioConsent(owner.id, projectId, false));
      },
    ],
  ],
  'domain/live/site-changed.ts': [
    [
      'a site that was taken offline',
      async () => {
        const { projectId } = await liveProject('Offline Plumbing');
        return async () => must(await suspendSite(projectId, { reason: 'abuse', note: '' }, staff));
      },
    ],
  ],
};

function ofTestimonial(change: (id: string) => Promise<unknown>): Change[1] {
  return async () => {
    const id = await newTestimonial();
    return () => change(id);
  };
}

test('every file that announces a change of public pages has its changes here', () => {
  const topics = [...publicPageTopics].join('|');
  const announces = new RegExp(`publishChange\\(\\w+, \\{\\s*topic: '(?:${topics})'`);
  const files = [...readSources().values()].filter(({ path, text }) => !/\.test\.tsx?$/.test(path) && announces.test(text));
  expect(files.map(({ path }) => path).sort()).toEqual(Object.keys(changesOf).sort());
});

test.each(Object.values(changesOf).flat())('public pages are up to date before the answer to %s', async (_, prepare) => {
  const change = await prepare();
  const pages = keepPublicPages(async () => new Response());
  try {
    let loads = 0;
    const load = () => pages.shared('home', async () => ++loads);
    expect([await load(), await load()]).toEqual([1, 1]);
    await change();
    expect(await load()).toBe(2);
  } finally {
    pages.close();
  }
});
