import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { analyticsEvents } from '../../db/schema/index.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { dayMs } from '../../time/units.ts';
import type { EventName, EventProps } from '../analytics/schema.ts';
import { eventRows, readEvents } from './events.ts';

useDatabase();

const now = new Date();

async function happened<Name extends EventName>(name: Name, path: string, visit: string, props: EventProps[Name], daysAgo = 0) {
  await db()
    .insert(analyticsEvents)
    .values({ name, path, visit, props, createdAt: new Date(+now - daysAgo * dayMs) });
}

test('without events everything is zero, with a day for each day', async () => {
  const none = await readEvents({ days: 7 }, now);
  expect(none).toMatchObject({ pages: [], views: 0, visits: 0, clicks: [], steps: [], forms: [], offersShown: 0, offersTaken: 0 });
  expect(none.days.map(({ views }) => views)).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

test('events are counted by page, button and place, step, form and day, for a period and a page', async () => {
  await happened('page_view', '/', 'a', {});
  await happened('page_view', '/', 'a', {});
  await happened('page_view', '/faq', 'a', {});
  await happened('page_view', '/', 'b', {}, 3);
  await happened('page_view', '/', 'c', {}, 40);
  await happened('cta_click', '/', 'a', { cta_name: 'Start My Site', cta_location: 'hero' });
  await happened('cta_click', '/', 'a', { cta_name: 'Start My Site', cta_location: 'hero' });
  await happened('cta_click', '/faq', 'b', { cta_name: 'Start My Site', cta_location: 'final-cta' });
  await happened('onboarding_step', '/onboarding/services', 'a', { step_number: 2, step_name: 'services' });
  await happened('onboarding_step', '/onboarding/business', 'a', { step_number: 1, step_name: 'business' });
  await happened('form_submission', '/contact', 'b', { form_name: 'contact' });
  await happened('exit_intent_shown', '/', 'a', { trigger: 'mouse_leave' });
  await happened('exit_intent_shown', '/', 'b', { trigger: 'mouse_leave' });
  await happened('exit_intent_conversion', '/', 'b', { email_captured: true });

  const week = await readEvents({ days: 7 }, now);
  expect(week).toMatchObject({
    pages: [
      { path: '/', views: 3, visits: 2 },
      { path: '/faq', views: 1, visits: 1 },
    ],
    views: 4,
    visits: 2,
    clicks: [
      { cta_name: 'Start My Site', cta_location: 'hero', events: 2, visits: 1 },
      { cta_name: 'Start My Site', cta_location: 'final-cta', events: 1, visits: 1 },
    ],
    steps: [
      { step_number: 1, step_name: 'business', events: 1 },
      { step_number: 2, step_name: 'services', events: 1 },
    ],
    forms: [{ form_name: 'contact', events: 1 }],
    offersShown: 2,
    offersTaken: 1,
  });
  expect(week.days.map(({ views }) => views)).toEqual([0, 0, 0, 1, 0, 0, 3]);
  expect(await readEvents({ days: 90 }, now)).toMatchObject({ views: 5, visits: 3 });
  expect(await readEvents({ days: 7, page: '/faq' }, now)).toMatchObject({ views: 1, clicks: [{ cta_location: 'final-cta' }], forms: [] });

  const rows = await eventRows({ days: 7 }, now);
  expect(rows.map(({ name, path, events, visits }) => [name, path, events, visits])).toEqual(
    expect.arrayContaining([
      ['page_view', '/', 2, 1],
      ['page_view', '/', 1, 1],
      ['cta_click', '/', 2, 1],
      ['form_submission', '/contact', 1, 1],
    ]),
  );
  expect(rows[0]).toMatchObject({ name: 'page_view', path: '/', events: 1 });
});
