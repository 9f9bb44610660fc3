import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '../../../content/demo-accounts.ts';
import { mailTo } from '../../harness/server.ts';
import { logIn } from '../../helpers/log-in.ts';
import { restoredServer, test } from '../../helpers/shared-server.ts';
import { judge, scriptsRun } from '../../helpers/visitor.ts';

const server = restoredServer();

test('a visitor in another time zone books in their own time, reschedules with the link in the email, and cancels', async ({ newPage }) => {
  const page = await newPage({ timezoneId: 'America/Denver' });
  await openForm(page);
  await expect(page.getByLabel('Your time zone')).toHaveValue('America/Denver');
  await page.getByRole('button', { name: 'Book this call' }).click();
  await expect(page.getByText('Pick a time', { exact: true })).toHaveCount(2);
  await judge(page);
  await pick(page, '9:00 am');
  const byOurClock = page.getByText('That’s 11:00 am Eastern Time.');
  await expect(byOurClock).toBeVisible();
  // On another day that time is not picked, so the page doesn't mention it.
  await freeDay(page, 2).check({ force: true });
  await expect(byOurClock).toHaveCount(0);
  await freeDay(page, 1).check({ force: true });
  await expect(byOurClock).toBeVisible();
  await fillIn(page, 'Rosa Lind', 'rosa@call.test');
  await page.getByRole('button', { name: 'Book this call' }).click();
  await expect(page.getByRole('heading', { name: 'Your call is booked' })).toBeVisible();
  await expect(page.getByText(/, 9:00 am to 9:30 am Mountain Time$/)).toBeVisible();
  await expect(page.getByText(/, 11:00 am to 11:30 am Eastern Time$/)).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/booking/call`);
  await judge(page);
  const file = await page.request.get(`${server.url}/booking/call.ics`);
  expect(file.headers()['content-disposition']).toMatch(/sunup-call-\d+\.ics/);
  expect(await file.text()).toMatch(/METHOD:PUBLISH\r\n.*SEQUENCE:0/s);

  const made = await mailTo(server, 'rosa@call.test', /is booked: .+, 9:00 am$/);
  // One is the part that mail programs show as an invitation, the other the file.
  const { attachments } = await mailTo(server, 'rosa@call.test', /is booked/);
  expect(attachments.map(({ type }) => type)).toEqual(['text/calendar', 'application/ics']);
  expect((await mailTo(server, demoAccounts.admin, /a call with Rosa Lind/)).text).toContain('11:00 am to 11:30 am Eastern Time');

  // Another device: the link alone opens it, and leaves the address bar.
  const phone = await newPage({ timezoneId: 'America/Denver' });
  await phone.goto(linkIn(made.text));
  await expect(phone).toHaveURL(`${server.url}/booking/call`);
  await phone.getByRole('link', { name: 'Reschedule' }).click();
  await expect(phone.getByRole('heading', { name: 'New time' })).toBeVisible();
  // Its day is open, without the time it has.
  await expect(timeOf(phone, '10:30 am')).toBeAttached();
  await expect(timeOf(phone, '9:00 am')).toHaveCount(0);
  await pick(phone, '1:30 pm');
  await judge(phone);
  await phone.getByRole('button', { name: 'Reschedule call' }).click();
  await expect(phone.getByText(/, 1:30 pm to 2:00 pm Mountain Time$/)).toBeVisible();
  await expect(phone.getByRole('heading', { name: 'Your call was rescheduled' })).toBeVisible();
  await mailTo(server, 'rosa@call.test', /new time: .+, 1:30 pm$/);

  await phone.getByRole('link', { name: 'Cancel call' }).click();
  await phone.getByLabel('Reason').fill('Found the answer');
  await phone.getByRole('button', { name: 'Cancel call' }).click();
  await expect(phone.getByRole('heading', { name: 'This call is canceled' })).toBeVisible();
  await mailTo(server, 'rosa@call.test', /is canceled/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This call is canceled' })).toBeVisible();
  expect((await phone.goto(`${server.url}/booking/call?call=wrong`))?.status()).toBe(404);
  await expect(phone.getByRole('heading', { name: 'We couldn’t find that call' })).toBeVisible();
});

test('of two people who book one time, one gets it, and the other takes the next with one click and types nothing again', async ({
  newPage,
}) => {
  const pages = await Promise.all([newPage({ timezoneId: 'America/New_York' }), newPage({ timezoneId: 'America/New_York' })]);
  for (const [place, page] of pages.entries()) {
    await openForm(page);
    await pick(page, '2:00 pm');
    await fillIn(page, `Racer ${place}`, `racer${place}@call.test`);
  }
  await Promise.all(pages.map((page) => page.getByRole('button', { name: 'Book this call' }).click()));
  const ended = await Promise.all(
    pages.map(async (page) => {
      const booked = page.getByRole('heading', { name: 'Your call is booked' });
      const lost = page.getByText(/no longer available/);
      await expect(booked.or(lost)).toBeVisible();
      return lost.isVisible();
    }),
  );
  expect(ended.toSorted()).toEqual([false, true]);
  const loser = pages[ended.indexOf(true)] as Page;
  await expect(loser.getByLabel('Your name')).toHaveValue(/^Racer/);
  const next = loser.locator('button[name="instead"]');
  await expect(next).toHaveCount(3);
  // The response has the current times, and shows them.
  await expect(timeOf(loser, '2:00 pm')).toHaveCount(0);
  await expect(timeOf(loser, '2:30 pm')).toHaveCount(0);
  await expect(timeOf(loser, '3:00 pm')).toBeAttached();
  await expect(next.first()).toBeInViewport();
  await expect(loser.locator(':focus').getByText(/no longer available/)).toBeVisible();
  await judge(loser);
  await next.first().click();
  await expect(loser.getByRole('heading', { name: 'Your call is booked' })).toBeVisible();
  await expect(loser.getByText(/, 3:00 pm to 3:30 pm Eastern Time$/)).toBeVisible();
});

test('when the last time is taken while the form is open, what was typed stays, and works once there are times again', async ({
  newPage,
}) => {
  const page = await newPage({ timezoneId: 'America/New_York' });
  await openForm(page);
  await pick(page, '11:00 am', 2);
  await fillIn(page, 'Lena Late', 'lena@call.test');
  const send = page.getByRole('button', { name: 'Book this call' });
  for (const [takesBookings, words] of [
    [true, 'We have no open times in the next few weeks.'],
    [false, 'Online booking is closed right now.'],
  ] as const) {
    await page.route('**/api/booking/times', (route) => route.fulfill({ json: { days: [], takesBookings } }));
    await page.getByLabel('Your time zone').selectOption(takesBookings ? 'America/Chicago' : 'America/New_York');
    await expect(page.getByText(words)).toBeVisible();
    await expect(send).toHaveCount(0);
    await page.unroute('**/api/booking/times');
  }
  await judge(page);
  await page.getByLabel('Your time zone').selectOption('America/Denver');
  await expect(send).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue('Lena Late');
  await expect(page.getByLabel('Topic')).toHaveValue('before');
  // By the clock that was chosen last.
  await expect(timeOf(page, '9:00 am')).toBeChecked();
  await send.click();
  await expect(page.getByRole('heading', { name: 'Your call is booked' })).toBeVisible();
});

test('without scripts a call is booked from one list in the office’s time, rescheduled and canceled', async ({ newPage }) => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(`${server.url}/booking`);
  await expect(page.getByLabel('Your time zone')).toBeHidden();
  // Beyond the days of the other tests, whose calls a page that was cached before still offers.
  await page.getByLabel('Day and time (Eastern Time)').selectOption({ index: 120 });
  await page.getByLabel('Topic').selectOption('Something else');
  await page.getByLabel('Your name').fill('Nora Script');
  await page.getByLabel('Email').fill('not an address');
  await page.getByRole('button', { name: 'Book this call' }).click();
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue('Nora Script');
  await expect(page.getByLabel('Day and time (Eastern Time)')).not.toHaveValue('');
  await page.getByLabel('Email').fill('nora@call.test');
  await page.getByRole('button', { name: 'Book this call' }).click();
  await expect(page.getByRole('heading', { name: 'Your call is booked' })).toBeVisible();
  await page.getByRole('link', { name: 'Reschedule' }).click();
  await page.getByLabel('Day and time (Eastern Time)').selectOption({ index: 150 });
  await page.getByRole('button', { name: 'Reschedule call' }).click();
  await mailTo(server, 'nora@call.test', /new time/);
  await page.getByRole('link', { name: 'Cancel call' }).click();
  await page.getByRole('button', { name: 'Cancel call' }).click();
  await expect(page.getByRole('heading', { name: 'This call is canceled' })).toBeVisible();
});

test('a customer finds their call in the portal; an admin reschedules and cancels it with a reason, and closes days', async ({
  newPage,
}) => {
  const owner = await newPage({ timezoneId: 'America/New_York' });
  await logIn(owner, server, demoAccounts.owner);
  await openForm(owner);
  await expect(owner.getByLabel('Email')).toHaveValue(demoAccounts.owner);
  await pick(owner, '10:00 am', 1);
  await owner.getByLabel('Topic').selectOption('My site');
  await owner.getByRole('button', { name: 'Book this call' }).click();
  await expect(owner.getByRole('heading', { name: 'Your call is booked' })).toBeVisible();
  await owner.goto(`${server.url}/portal/settings/calls`);
  await expect(owner.getByText(/, 10:00 am to 10:30 am Eastern Time/)).toBeVisible();
  await judge(owner);

  const admin = await newPage({ timezoneId: 'America/New_York' });
  await logIn(admin, server, demoAccounts.admin);
  await admin.goto(`${server.url}/admin/dashboard`);
  await expect(admin.getByRole('region', { name: 'Next calls' }).getByRole('link', { name: 'Dana Hollis' })).toBeVisible();
  await admin.goto(`${server.url}/admin/calls?q=${demoAccounts.owner}`);
  await judge(admin);
  await admin.getByRole('link', { name: '10:00 am' }).click();
  await admin.getByRole('link', { name: 'Reschedule', exact: true }).click();
  await pick(admin, '4:30 pm');
  await admin.getByRole('button', { name: 'Reschedule call' }).click();
  await expect(admin.getByText('Enter a reason (at least 3 characters). They’ll read it.')).toBeVisible();
  await admin.getByRole('textbox', { name: /^Reason/ }).fill('We are out that morning');
  await admin.getByRole('button', { name: 'Reschedule call' }).click();
  await expect(admin.getByText(/4:30 pm to 5:00 pm Eastern Time/)).toBeVisible();
  await judge(admin);
  expect((await mailTo(server, demoAccounts.owner, /new time: .+, 4:30 pm$/)).text).toContain('We are out that morning');
  await admin.getByRole('button', { name: 'Cancel call' }).click();
  await admin.getByRole('dialog').getByLabel('Reason').fill('Snow');
  await admin.getByRole('dialog').getByRole('button', { name: 'Cancel call' }).click();
  await expect(admin.getByText('Canceled. We emailed them.')).toBeVisible();
  await expect(owner.getByText('“Snow”')).toBeVisible();
  expect(await (await admin.request.get(`${server.url}/admin/calls.csv?show=canceled`)).text()).toContain('Snow');

  await admin.goto(`${server.url}/admin/settings#holidays`);
  await admin.getByLabel('Closed on US federal holidays').check();
  await admin.getByRole('button', { name: 'Save holidays' }).click();
  await expect(admin.getByText('Saved').first()).toBeVisible();
  await admin.goto(`${server.url}/admin/calls/closed`);
  const holiday = admin.getByRole('listitem').filter({ hasText: 'Thanksgiving Day' });
  await holiday.getByRole('button', { name: /^Reopen/ }).click();
  await expect(holiday.getByText('Open', { exact: true })).toBeVisible();
  await judge(admin);
  await holiday.getByRole('button', { name: /^Close/ }).click();
  await expect(holiday.getByRole('button', { name: /^Reopen/ })).toBeVisible();
  const days = async () => {
    const times = await (await admin.request.get(`${server.url}/api/booking/times`)).json();
    return (times as { days: { day: string; state: string; reason?: string }[] }).days;
  };
  const free = (await days()).findLast(({ state }) => state === 'free')?.day ?? '';
  await admin.getByLabel('Day', { exact: true }).fill(free);
  await admin.getByRole('textbox', { name: /^Reason/ }).fill('Family day');
  await admin.getByRole('button', { name: 'Close this day' }).click();
  await expect(admin.getByRole('listitem').filter({ hasText: 'Family day' })).toBeVisible();
  expect((await days()).find(({ day }) => day === free)).toMatchObject({ state: 'closed', reason: 'Family day' });

  // Closed today as well: the next start day moves, and the home page says why.
  const today = await admin.getByLabel('Day', { exact: true }).getAttribute('min');
  await admin.getByLabel('Day', { exact: true }).fill(today ?? '');
  await admin.getByRole('textbox', { name: /^Reason/ }).fill('Snow day');
  await admin.getByRole('button', { name: 'Close this day' }).click();
  await expect(admin.getByRole('listitem').filter({ hasText: 'Snow day' })).toBeVisible();
  await owner.goto(`${server.url}/`);
  await expect(owner.getByText(/^Closed .+ \(Snow day\)$/)).toBeVisible();
});

/** Opens the form, with fresh times, and lets a person's while pass. */
async function openForm(page: Page): Promise<void> {
  await page.clock.install();
  const fresh = page.waitForResponse('**/api/booking/times');
  await page.goto(`${server.url}/booking`);
  await scriptsRun(page);
  await fresh;
  await page.clock.runFor(5000);
}

function freeDay(page: Page, place: number) {
  return page.locator('input[name="day"]:enabled').nth(place);
}

function timeOf(page: Page, time: string) {
  return page.getByRole('radio', { name: time, exact: true });
}

/** Picks a time on the second free day, or on one of those after it: what is left of the first may be too little. */
async function pick(page: Page, time: string, later = 0): Promise<void> {
  await freeDay(page, 1 + later).check({ force: true });
  await timeOf(page, time).check({ force: true });
}

async function fillIn(page: Page, name: string, email: string): Promise<void> {
  await page.getByLabel('Topic').selectOption('A question before I order');
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Email').fill(email);
}

function linkIn(text: string): string {
  return /http\S+\/booking\/call\?call=\S+/.exec(text)?.[0] ?? '';
}
