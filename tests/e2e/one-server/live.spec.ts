import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '../../../content/demo-accounts.ts';
import { isComplaint } from '../../helpers/console.ts';
import { logIn } from '../../helpers/log-in.ts';
import { sharedServer, test } from '../../helpers/shared-server.ts';

const server = sharedServer();

test('the tabs of a browser share one stream, get the same changes, and are all logged out together', async ({ context }) => {
  const streams: string[] = [];
  const complaints: string[] = [];
  context.on('request', (request) => void (request.url().endsWith('/api/events') && streams.push(request.url())));
  context.on('console', (message) => void (isComplaint(message) && complaints.push(message.text())));
  const first = await context.newPage();
  await logIn(first, server, demoAccounts.owner);
  await first.goto(`${server.url}/portal/history`);
  await expect(bell(first)).toHaveAccessibleName(/unread/);
  const tabs = [first];
  while (tabs.length < 6) {
    const tab = await context.newPage();
    await tab.goto(`${server.url}/portal/history`);
    await expect(bell(tab)).toHaveAccessibleName(/unread/);
    tabs.push(tab);
  }
  // The login's own page had one, and gave it up to the portal's.
  expect(streams.length).toBeLessThanOrEqual(2);
  const before = streams.length;

  // The tab with the stream goes: another takes over, and hears what changes.
  await first.close();
  await expect.poll(() => streams.length).toBe(before + 1);
  const [second, ...others] = tabs.slice(1) as [Page, ...Page[]];
  await bell(second).click();
  await second.getByRole('button', { name: 'Mark all as read' }).click();
  for (const tab of others) await expect(bell(tab)).toHaveAccessibleName('Notifications');
  await second.keyboard.press('Escape');

  await second.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click();
  await expect(second.getByText('Logged out successfully').first()).toBeVisible();
  for (const tab of others) await tab.waitForURL('**/auth**');
  expect(complaints).toEqual([]);
});

function bell(tab: Page) {
  return tab.getByRole('button', { name: /^Notifications/ }).filter({ visible: true });
}
