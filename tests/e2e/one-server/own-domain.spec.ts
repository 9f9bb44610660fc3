import { expect } from '@playwright/test';
import { demoAccounts } from '../../../content/demo-accounts.ts';
import { mailTo } from '../../harness/server.ts';
import { logIn } from '../../helpers/log-in.ts';
import { restoredServer, test } from '../../helpers/shared-server.ts';
import { judge } from '../../helpers/visitor.ts';

const server = restoredServer();

test('an owner connects a domain, sees each state, finds the site under it, and takes it away again', async ({ page, newPage }) => {
  const { port } = new URL(server.url);
  const at = (name: string, path = '/') => `http://${name}:${port}${path}`;
  await logIn(page, server, demoAccounts.liveOwner);
  await page.goto(`${server.url}/portal`);
  const free = (await page.getByRole('link', { name: 'Open the site' }).getAttribute('href')) ?? '';
  const visitor = await newPage();
  expect((await visitor.goto(at('marigold-bakes.localhost')))?.url()).toContain(server.url);

  await page.goto(`${server.url}/portal/settings/domain`);
  await page.getByLabel('Your domain name').fill('marigold bakes');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('A domain name can’t have a space in it. Type it as one word, such as marigoldbakes.com.')).toBeVisible();
  await expect(page.getByLabel('Your domain name')).toHaveValue('marigold bakes');
  await judge(page);
  await page.getByLabel('Your domain name').fill('https://Marigold-Bakes.localhost/');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'marigold-bakes.localhost' })).toBeVisible();
  await expect(page.getByText('We don’t see the TXT record yet.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'CNAME' })).toContainText('connect.sites.localhost');
  await judge(page);

  const email = page.getByLabel('Their email');
  await page.getByText('Email these records to whoever manages your domain').click();
  await email.fill('webmaster');
  await page.getByRole('button', { name: 'Send records' }).click();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.fill('webmaster@example.com');
  await page.getByRole('button', { name: 'Send records' }).click();
  await expect(page.getByText('Records sent to webmaster@example.com.')).toBeVisible();
  const records = await mailTo(server, 'webmaster@example.com', /^DNS records for marigold-bakes\.localhost$/);
  expect(records.text).toMatch(/CNAME +www +connect\.sites\.localhost/);

  await page.getByRole('link', { name: 'Set the records at the built-in DNS' }).click();
  await expect(page.getByRole('cell', { name: 'www.marigold-bakes.localhost' })).toBeVisible();
  await page.getByRole('button', { name: 'Set them' }).click();
  await expect(page).toHaveURL(/\/portal\/settings\/domain\?project=/);
  await expect(page.getByText('Connected', { exact: true })).toBeVisible({ timeout: 60_000 });
  await judge(page);
  expect((await mailTo(server, demoAccounts.liveOwner, /^Your site is now at marigold-bakes\.localhost$/)).text).toContain(
    'Its free address redirects there.',
  );

  expect((await visitor.goto(at('marigold-bakes.localhost', '/contact')))?.status()).toBe(200);
  await expect(visitor.locator('link[rel="canonical"]')).toHaveAttribute('href', at('marigold-bakes.localhost', '/contact'));
  for (const from of [free, at('www.marigold-bakes.localhost')]) {
    await visitor.goto(new URL('/contact?from=card', from).href);
    expect(visitor.url()).toBe(at('marigold-bakes.localhost', '/contact?from=card'));
  }
  await visitor
    .getByLabel(/^(?:Your )?name/i)
    .first()
    .fill('Vera Visitor');
  await page.goto(`${server.url}/portal`);
  await expect(page.getByRole('link', { name: 'Open the site' })).toHaveAttribute(
    'href',
    at('marigold-bakes.localhost').replace(/\/$/, ''),
  );

  await page.goto(`${server.url}/portal/settings/domain`);
  await page.getByRole('button', { name: 'Remove domain' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove domain' }).click();
  await expect(page.getByText('Your domain is removed.')).toBeVisible();
  await visitor.goto(at('marigold-bakes.localhost', '/contact'));
  expect(visitor.url()).toBe(new URL('/contact', free).href);
  await expect(visitor.locator('link[rel="canonical"]')).toHaveAttribute('href', new URL('/contact', free).href);
});

test('an owner changes the free address of a live site, and the former one leads to it', async ({ page, newPage }) => {
  await logIn(page, server, demoAccounts.liveOwner);
  await page.goto(`${server.url}/portal/settings/domain`);
  const field = page.getByRole('textbox', { name: 'Free address' });
  const before = await field.inputValue();
  const { host } = new URL(server.url);
  const hostOf = (label: string) => `http://${label}.sites.${host}`;
  await field.fill('www');
  await expect(page.getByText('Available: site-www')).toBeVisible();
  await field.fill('Marigold Color');
  await expect(page.getByText(/^Available: marigold-color\.sites\.localhost/)).toBeVisible();
  await judge(page);
  await page.getByRole('button', { name: 'Change address' }).click();
  await expect(page.getByText('Your free address is changed.')).toBeVisible();
  await expect(field).toHaveValue('marigold-color');
  const visitor = await newPage();
  await visitor.goto(`${hostOf(before)}/contact?from=card`);
  expect(visitor.url()).toBe(`${hostOf('marigold-color')}/contact?from=card`);
  await expect(visitor.locator('link[rel="canonical"]')).toHaveAttribute('href', `${hostOf('marigold-color')}/contact`);
  await page.goto(`${server.url}/portal/history`);
  await expect(page.getByText(new RegExp(`${hostOf(before)}.*${hostOf('marigold-color')}`))).toBeVisible();
});

test('staff connect, check, find and remove a domain for its owner', async ({ page }) => {
  await logIn(page, server, demoAccounts.admin);
  await page.goto(`${server.url}/admin/projects?show=all&q=marigold`);
  await page.getByRole('link', { name: 'Marigold Hair Room' }).click();
  const section = page.getByRole('region', { name: 'Own domain' });
  await section.getByLabel('Connect one for the owner').fill('localhost');
  await section.getByRole('button', { name: 'Connect domain' }).click();
  await expect(section.getByLabel('Connect one for the owner')).toHaveAttribute('aria-invalid', 'true');
  await section.getByLabel('Connect one for the owner').fill('by-staff.localhost');
  await section.getByRole('button', { name: 'Connect domain' }).click();
  await expect(section.getByText('Waiting for the records')).toBeVisible();
  await expect(section.getByText('We don’t see the TXT record yet.')).toBeVisible();
  await judge(page);
  await page.goto(`${server.url}/admin/projects?show=all&q=by-staff.localhost`);
  await page.getByRole('link', { name: 'Marigold Hair Room' }).click();
  await section.getByRole('button', { name: 'Remove domain' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove domain' }).click();
  await expect(section.getByLabel('Connect one for the owner')).toBeVisible();
  await page.goto(`${server.url}/admin/settings/audit`);
  await expect(page.getByText('Own domain removed: by-staff.localhost')).toBeVisible();
});
