import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '../../content/demo-accounts.ts';
import { askAsProxy } from '../harness/live-server.ts';
import { logIn } from '../helpers/log-in.ts';
import { test } from '../helpers/new-page.ts';
import { changePhone } from '../helpers/phone-change.ts';
import { doNow, onDatabase } from '../helpers/server-database.ts';
import { type SeveralProcesses, startSeveralProcesses, webHeader } from '../helpers/several-processes.ts';

// What one process does, the others know: two web processes and two workers on one database and one bucket.
test.describe.configure({ mode: 'serial' });

let server: SeveralProcesses;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startSeveralProcesses();
});
test.afterAll(() => server?.stop());

type Web = '1' | '2';
const bothWebs: Web[] = ['1', '2'];
/** What a web process answers. */
const ask = async (web: Web, address: string, headers: Record<string, string> = {}) =>
  fetch(server.url + address, { headers: { [webHeader]: web, ...headers } });
/** The first page of a site or preview, as a web process answers it. */
const askAt = (web: Web, host: string) => askAsProxy(server, '/', { headers: { host, [webHeader]: web } });
const askSite = (web: Web, slug: string) => askAt(web, `${slug}.sites.localhost:${server.port}`);

type NewPage = (options: { extraHTTPHeaders: Record<string, string> }) => Promise<Page>;
async function loggedIn(newPage: NewPage, web: Web, email: string): Promise<Page> {
  const page = await newPage({ extraHTTPHeaders: { [webHeader]: web } });
  await logIn(page, server, email);
  return page;
}

test('settings: what an admin saves at one process, kept pages of the other say', async ({ newPage }) => {
  // Kept in the memory of both.
  for (const web of bothWebs) for (let n = 0; n < 2; n++) expect(await (await ask(web, '/about')).text()).not.toContain('Other Pages');
  const admin = await loggedIn(newPage, '1', demoAccounts.admin);
  await admin.goto(`${server.url}/admin/settings/brand`);
  await admin.getByRole('textbox', { name: 'Name', exact: true }).fill('Other Pages');
  await admin.getByRole('button', { name: 'Save name' }).click();
  await expect(admin.getByRole('link', { name: 'Other Pages' }).first()).toBeVisible();
  for (const web of bothWebs) await expect.poll(async () => (await ask(web, '/about')).text(), { timeout: 5000 }).toContain('Other Pages');
});

test('limits: wrong passwords are counted together', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 12; n++) {
    const answer = await fetch(`${server.url}/api/auth/token?grant_type=password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.url, [webHeader]: bothWebs[n % 2] as Web },
      body: JSON.stringify({ email: demoAccounts.shopOwner, password: 'a wrong one' }),
    });
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
});

test('streams and files: a message with a file, sent at one process, appears in a page of the other, which has the file', async ({
  newPage,
}) => {
  const customer = await loggedIn(newPage, '1', demoAccounts.owner);
  const admin = await loggedIn(newPage, '2', demoAccounts.admin);
  await customer.goto(`${server.url}/portal/messages`);
  await admin.goto(`${server.url}/admin/messages`);
  await customer.getByRole('textbox', { name: /^Your message to/ }).fill('Here are our new hours.');
  await customer
    .locator('input[name="file"]')
    .setInputFiles({ name: 'hours.txt', mimeType: 'text/plain', buffer: Buffer.from('Mon-Fri 8-5') });
  await customer.getByRole('button', { name: 'Send', exact: true }).click();
  const row = admin.getByRole('link', { name: /Dana Hollis/ });
  await expect(row).toContainText('Here are our new hours.', { timeout: 5000 });
  await row.click();
  const link = admin.getByRole('log').getByRole('link', { name: /hours\.txt/ });
  const file = await admin.request.get(server.url + (await link.getAttribute('href')));
  expect(await file.text()).toBe('Mon-Fri 8-5');

  await admin.getByRole('textbox', { name: /^Your answer to/ }).fill('Thank you, they’re in.');
  await admin.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(customer.getByRole('log')).toContainText('Thank you, they’re in.', { timeout: 5000 });
});

test('previews, publication and hosts: a change made at one process is previewed and approved at the other, and both serve it', async ({
  newPage,
}) => {
  const [{ slug = '' } = {}] = await onDatabase<{ slug: string }>(
    server,
    'select slug from projects join users on users.id = owner_id where email = $1',
    [demoAccounts.liveOwner],
  );
  // Known to both, so both have to notice.
  for (const web of bothWebs) expect((await askSite(web, slug)).status).toBe(200);
  const owner = await loggedIn(newPage, '1', demoAccounts.liveOwner);
  await owner.goto(`${server.url}/portal`);
  await changePhone(owner, '(615) 555-0199', 2);
  const elsewhere = await loggedIn(newPage, '2', demoAccounts.liveOwner);
  await elsewhere.goto(`${server.url}/portal`);
  const preview = (await elsewhere.getByRole('link', { name: 'Open (opens in a new tab)' }).getAttribute('href')) ?? '';
  for (const web of bothWebs) expect((await askAt(web, new URL(preview).host)).body).toContain('(615) 555-0199');
  await elsewhere.getByRole('button', { name: 'Approve version 2' }).click();
  await elsewhere.getByRole('button', { name: 'Approve and update site' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Live (version 2)' })).toBeVisible();
  for (const web of bothWebs) expect((await askSite(web, slug)).body).toContain('(615) 555-0199');
  // The other page of the owner hears of it.
  await expect(owner.getByRole('heading', { name: 'Live (version 2)' })).toBeVisible();

  await owner.goto(`${server.url}/portal/settings/billing`);
  await owner.getByText('Cancel my service').click();
  await owner.getByRole('button', { name: /^Cancel on/ }).click();
  await expect(owner.getByText('Your service is canceled.').first()).toBeVisible();
  await onDatabase(server, "update cancellations set ends_at = now() - interval '1 minute' where withdrawn_at is null");
  await doNow(server, 'end-canceled');
  for (const web of bothWebs) await expect.poll(async () => (await askSite(web, slug)).status, { timeout: 10_000 }).toBe(503);
});

test('jobs: each is done once, by either worker, and by one alone if the other dies', async () => {
  const signUp = async (n: number) => {
    const answer = await fetch(`${server.url}/api/auth/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.url, [webHeader]: bothWebs[n % 2] as Web },
      body: JSON.stringify({
        email: `person-${n}@several.test`,
        password: 'a quiet door',
        data: { first_name: 'Dana', last_name: 'Hollis' },
      }),
    });
    expect(answer.status).toBe(200);
  };
  const mailed = () =>
    server.mailServer.mails
      .flatMap(({ to }) => to)
      .filter((to) => to.endsWith('@several.test'))
      .sort();
  const people = (count: number) => Array.from({ length: count }, (_, n) => `person-${n}@several.test`).sort();
  await Promise.all(Array.from({ length: 14 }, (_, n) => signUp(n)));
  await expect.poll(mailed).toEqual(people(14));
  const [first, second] = server.jobsDone;
  expect([first.size > 0, second.size > 0, [...first].filter((id) => second.has(id))]).toEqual([true, true, []]);
  await server.killWorker(0);
  await Promise.all(Array.from({ length: 4 }, (_, n) => signUp(14 + n)));
  await expect.poll(mailed).toEqual(people(18));
});
