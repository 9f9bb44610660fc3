import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '../../../content/demo-accounts.ts';
import type { CaughtMail } from '../../../outside/fakes/mail-catcher.ts';
import { mailTo } from '../../harness/server.ts';
import { logIn } from '../../helpers/log-in.ts';
import { restoredServer, test } from '../../helpers/shared-server.ts';
import { judge } from '../../helpers/visitor.ts';

const server = restoredServer();

const domain = 'hollisplumbing.localhost';
const vera = { from: 'Vera Visitor <vera@mail.example>', address: 'vera@mail.example' };

test('an owner gets email at info@, answers it from their own mailbox, and the customer sees only info@', async ({ page, newPage }) => {
  const { port } = new URL(server.url);
  const at = (name: string, path = '/') => `http://${name}:${port}${path}`;
  const [dns, inbox, visitor] = [await newPage(), await newPage(), await newPage()];
  await logIn(page, server, demoAccounts.owner);
  await goLive(page);
  await page.goto(`${server.url}/portal`);
  const free = (await page.getByRole('link', { name: 'Open the site' }).getAttribute('href')) ?? '';

  await page.goto(`${server.url}/portal/settings/email`);
  await expect(page.getByText('Email needs a domain of your own')).toBeVisible();
  await page.getByRole('link', { name: 'Connect a domain' }).click();
  await page.getByLabel('Your domain name').fill(domain);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('We don’t see the TXT record yet.')).toBeVisible();
  await setRecordsUntil(dns, page, 'Connected');
  await visitor.goto(at(domain, '/contact'));
  await expect(visitor.locator('link[rel="canonical"]')).toHaveAttribute('href', at(domain, '/contact'));

  await page.goto(`${server.url}/portal/settings/email`);
  await judge(page);
  expect(await write(inbox, { from: vera.from, to: `info@${domain}`, subject: 'Too early', text: 'Is anyone there?' })).toMatch(
    /^Refused\. 5\d\d /,
  );
  await page.getByRole('radio', { name: 'We receive it and pass it on' }).check();
  await page.getByRole('button', { name: 'Save choice' }).click();
  await expect(page.getByText('Set these records', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Set up info@${domain}` }).click();
  await expect(page.getByText(`Email to info@${domain} goes to ${demoAccounts.owner}.`)).toBeVisible();
  await judge(page);
  await setRecordsUntil(dns, page, 'The records are right');
  await judge(page);

  const said = await write(inbox, { from: vera.from, to: `info@${domain}`, subject: 'A leak', text: 'The tap in the kitchen drips.' });
  expect(said).toMatch(/^Accepted\. 250 /);
  const passedOn = await caughtBy(demoAccounts.owner, /^A leak$/);
  expect(passedOn).toMatchObject({ from: `info@${domain}`, text: expect.stringContaining('The tap in the kitchen drips.') });
  expect(passedOn.headers.from).toContain('Vera Visitor');
  expect(passedOn.headers['dkim-signature']).toContain(`d=${domain}`);
  await page.goto(`${server.url}/portal/leads`);
  await page.getByRole('link', { name: 'Vera Visitor' }).click();
  const conversation = page.getByRole('list', { name: 'Conversation' });
  await expect(conversation).toContainText('The tap in the kitchen drips.');
  await judge(page);

  expect(await reply(inbox, passedOn, 'I’ll come by at 3.')).toMatch(/^Accepted\. 250 /);
  const answer = await caughtBy(vera.address, /^Re: A leak$/);
  expect(answer).toMatchObject({ from: `info@${domain}`, text: expect.stringContaining('I’ll come by at 3.') });
  expect(JSON.stringify(answer)).not.toContain(demoAccounts.owner);
  await page.reload();
  await expect(conversation).toContainText('I’ll come by at 3.');

  await page.goto(`${server.url}/portal/settings/domain`);
  await page.getByRole('button', { name: 'Remove domain' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove domain' }).click();
  await expect(page.getByText('Your domain is removed.')).toBeVisible();
  await visitor.goto(at(domain, '/contact'));
  expect(visitor.url()).toBe(new URL('/contact', free).href);
  await expect(visitor.locator('link[rel="canonical"]')).toHaveAttribute('href', new URL('/contact', free).href);
});

test('a reply to one of our emails appears in the conversation, and a stranger’s doesn’t', async ({ page, newPage }) => {
  const [staff, inbox] = [await newPage(), await newPage()];
  await logIn(staff, server, demoAccounts.admin);
  await staff.goto(`${server.url}/admin/messages?view=all`);
  await staff.getByRole('link', { name: /Dana Hollis/ }).click();
  await staff.getByRole('textbox', { name: /^Your (?:message|answer) to/ }).fill('Which number should the site show?');
  await staff.getByRole('button', { name: 'Send', exact: true }).click();
  const asked = await caughtBy(demoAccounts.owner, /^Mara wrote about Hollis & Daughter Plumbing$/);
  const to = asked.headers['reply-to'] ?? '';
  await write(inbox, { from: 'Mallory <mallory@other.example>', to, subject: 'Re: your site', text: 'Show my number instead.' });
  expect(await reply(inbox, asked, 'The one on the truck.')).toMatch(/^Accepted\. 250 /);
  await logIn(page, server, demoAccounts.owner);
  await page.goto(`${server.url}/portal/messages`);
  await expect(page.getByText('The one on the truck.')).toBeVisible();
  await expect(page.getByText('Show my number instead.')).toHaveCount(0);
});

/** Approves the draft that waits for review. */
async function goLive(page: Page): Promise<void> {
  await page.goto(`${server.url}/portal`);
  await page.getByRole('button', { name: /^Approve version/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Approve/ })
    .click();
  await expect(page.getByRole('heading', { name: 'You’re live.' })).toBeVisible();
}

/**
 * Sets all records that the owner is asked for, as at their registrar, and has them checked until the page says so. Some build on what a
 * check saw, so they're asked for only then.
 */
async function setRecordsUntil(dns: Page, page: Page, words: string): Promise<void> {
  const check = page.getByRole('button', { name: 'Check now' });
  await expect(async () => {
    await dns.goto(`${server.url}/dev/dns?domain=${domain}`);
    await dns.getByRole('button', { name: 'Set them all' }).click();
    if (await check.isVisible()) await check.click();
    await expect(page.getByText(words, { exact: true }).first()).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
}

/** Writes an email as someone elsewhere. Returns what the page says about it. */
async function write(page: Page, mail: { from: string; to: string; subject: string; text: string }): Promise<string | null> {
  await page.goto(`${server.url}/dev/inbox`);
  await page.getByText('Write as a stranger').click();
  for (const [label, text] of Object.entries({ From: mail.from, To: mail.to, Subject: mail.subject, Text: mail.text }))
    await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  return page.getByRole('status').textContent();
}

/** Replies to a caught email as the one who got it. */
async function reply(page: Page, { id }: CaughtMail, text: string): Promise<string | null> {
  await page.goto(`${server.url}/dev/inbox?mail=${id}`);
  await page.getByText('Reply', { exact: true }).click();
  await page.getByLabel('Reply text').fill(text);
  await page.getByRole('button', { name: 'Send reply' }).click();
  return page.getByRole('status').textContent();
}

async function caughtBy(address: string, subject: RegExp): Promise<CaughtMail> {
  return (await mailTo(server, address, subject)) as unknown as CaughtMail;
}
