import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { db } from '../../../db/connect.ts';
import { blockedRecipients, incomingMails, mails, senderTests } from '../../../db/schema/index.ts';
import { changeSetting } from '../../../domain/settings/settings.ts';
import { useDatabase } from '../../../tests/helpers/database.ts';
import { received } from '../../../tests/helpers/incoming-mails.ts';
import { minuteMs } from '../../../time/units.ts';
import { returnedData, senderTestData } from './mail-data.ts';
import { Returned } from './mail-returned.tsx';
import { SenderTest } from './mail-sender-test.tsx';

useDatabase();

/** What a screen says, without its elements. */
function textOf(screen: ReactNode): string {
  const router = createMemoryRouter([{ path: '/', element: screen }]);
  return renderToStaticMarkup(createElement(RouterProvider, { router }))
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

test('a sender test is on its way, then shows what arrived, or why it didn’t', async () => {
  const { authentication } = received({ from: 'hello@sunup.test', to: 'x', checked: { spf: 'none' } });
  const run = (domain: string, set: Partial<typeof senderTests.$inferInsert> = {}) => ({
    domain,
    isOwners: false,
    startedBy: 'admin:x',
    ...set,
  });
  const late = new Date(Date.now() - 3 * minuteMs);
  await db()
    .insert(senderTests)
    .values([
      run('under-way.test'),
      run('lost.test', { createdAt: late }),
      run('refused.test', { error: '550 5.7.60 Not allowed' }),
      run('sunup.test', { arrived: authentication, arrivedAt: new Date(), createdAt: late }),
    ]);
  const shown = await senderTestData();
  expect(Object.fromEntries(shown.tests.map(({ domain, state }) => [domain, state]))).toEqual({
    'under-way.test': 'under-way',
    'lost.test': 'lost',
    'refused.test': 'refused',
    'sunup.test': 'arrived',
  });
  const text = textOf(createElement(SenderTest, { ...shown, isBusy: false }));
  expect(text).toMatch(/As under-way\.test .*On its way/);
  expect(text).toContain('The mail server didn’t take it: 550 5.7.60 Not allowed');
  expect(text).toContain('It didn’t arrive within two minutes.');
  expect(text).toContain('SPF There’s no SPF record. Add the one that your mail provider gives you.');
  expect(textOf(createElement(SenderTest, { ...shown, isPossible: false, isBusy: false }))).toContain(
    'Set MAIL_HOST, and start Sunup again.',
  );
});

test('the screen says who customers’ emails are from, and whether that was tested', async () => {
  const says = async (domains: string[]) => textOf(createElement(SenderTest, { ...(await senderTestData()), domains, isBusy: false }));
  expect(await says([])).toContain('Sender of customers’ emails: their own addresses. Not tested yet. You can test it once');
  expect(await says(['hollis.test'])).toContain('Not tested yet. To test it, choose a customer’s domain above.');
  const { authentication } = received({ from: 'postmaster@hollis.test', to: 'x' });
  await db()
    .insert(senderTests)
    .values({ domain: 'hollis.test', isOwners: true, startedBy: 'admin:x', arrived: authentication, arrivedAt: new Date() });
  await changeSetting('emailSender', 'operator', 'test');
  expect(await says([])).toMatch(/emails: an address of ours that names theirs\. Tested as hollis\.test /);
});

test('what came back, is blocked or was ignored is listed with its reason', async () => {
  expect(textOf(createElement(Returned, { ...(await returnedData()), busyWith: undefined }))).toBe('');
  const mail = { eventKey: 'x', template: 'draft-ready', recipient: 'gone@people.test', props: {}, sentAt: new Date() } as const;
  await db()
    .insert(mails)
    .values({ ...mail, state: 'bounced', error: '5.1.1 No such user' });
  await db().insert(blockedRecipients).values({ address: 'gone@people.test', reason: 'bounced', detail: '5.1.1 No such user' });
  const { authentication, sender, raw } = received({ from: 'stranger@people.test', to: 'x' });
  const reason = 'Its author isn’t in this conversation.';
  const ignored = { onceKey: 'x', kind: 'reply', recipient: 'reply@mail.test', sender, bytes: raw.length, authentication, reason } as const;
  await db()
    .insert(incomingMails)
    .values({ ...ignored, state: 'ignored' });
  const text = textOf(createElement(Returned, { ...(await returnedData()), busyWith: undefined }));
  expect(text).toMatch(/Draft ready gone@people\.test 5\.1\.1 No such user/);
  expect(text).toMatch(/gone@people\.test Emails came back, .*Unblock/);
  expect(text).toMatch(/stranger@people\.test as a reply to us Its author isn’t in this conversation\./);
});
