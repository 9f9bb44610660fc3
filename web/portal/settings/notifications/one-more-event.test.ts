import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { db } from '../../../../db/connect.ts';
import { mails } from '../../../../db/schema/index.ts';
import { choicesUrlOf } from '../../../../domain/notifications/choices-url.ts';
import { notifyUser } from '../../../../domain/notifications/notifications.ts';
import { notificationEvents } from '../../../../domain/notifications/schema.ts';
import { useDatabase } from '../../../../tests/helpers/database.ts';
import { htmlOf, routeArguments } from '../../../../tests/helpers/screen.ts';
import { makeSignedIn } from '../../../../tests/helpers/signed-in.ts';
import { addNotifications } from '../../../api/notifications.ts';
import Notifications, { action, loader } from './notifications.tsx';

useDatabase();
const app = new Hono();
addNotifications(app);

test('an event added to the table is on the screen of preferences, and reaches the bell and the mailbox of who wants it', async () => {
  const event = {
    for: 'customer',
    group: 'site',
    label: 'Your busiest day',
    inApp: 'choice',
    mail: 'choice',
    mails: ['site-live'],
  } as const;
  Object.assign(notificationEvents, { 'busiest-day': event });
  const { id: userId, email, headers } = await makeSignedIn();
  const notify = (day: number) => {
    const notification = { type: 'info', title: `Day ${day}`, message: '120 visits', link: '/portal' } as const;
    const props = {
      firstName: 'Dana',
      siteName: 'Juniper',
      address: 'http://juniper.sites.localhost',
      url: 'http://localhost:3000/portal',
    };
    const mail = { template: 'site-live', props } as const;
    return notifyUser(db(), userId, 'busiest-day' as 'live', { eventKey: `day:${day}`, notification, mail });
  };
  const bell = async () => {
    const { notifications } = (await (await app.request('/api/notifications', { headers })).json()) as {
      notifications: { title: string }[];
    };
    return notifications.map(({ title }) => title);
  };
  const mailed = () => db().$count(mails, eq(mails.recipient, email));
  const mailedBefore = await mailed();

  const html = htmlOf(Notifications, { loaderData: await loader(routeArguments({ userId })) });
  expect(html).toContain('>Your busiest day<');
  expect(html).toContain('value="busiest-day.inApp"');
  expect(html).toContain('value="busiest-day.mail"');
  expect(choicesUrlOf({ template: 'site-live', userId })).toMatch(/\/portal\/settings\/notifications$/);

  await notify(1);
  expect(await bell()).toEqual(['Day 1']);
  expect(await mailed()).toBe(mailedBefore + 1);

  await action(routeArguments({ userId, fields: { listed: 'busiest-day', on: 'busiest-day.inApp' } }));
  await notify(2);
  expect(await bell()).toEqual(['Day 2', 'Day 1']);
  expect(await mailed()).toBe(mailedBefore + 1);
});
