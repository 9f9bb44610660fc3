import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '../../../content/demo-accounts.ts';
import { mailTo } from '../../harness/server.ts';
import { logIn } from '../../helpers/log-in.ts';
import { onDatabase } from '../../helpers/server-database.ts';
import { restoredServer, test } from '../../helpers/shared-server.ts';
import { judge } from '../../helpers/visitor.ts';

const server = restoredServer();

/** Gives the owner of a live site a domain whose email we receive, as rows. Connecting one has a test of its own. */
async function giveDomain(domain: string): Promise<void> {
  const mine = `select p.id from projects p join users u on u.id = p.owner_id where u.email = '${demoAccounts.liveOwner}'`;
  await onDatabase(server, `delete from domain_claims where project_id in (${mine})`);
  await onDatabase(server, `delete from email_addresses where project_id in (${mine})`);
  await onDatabase(
    server,
    `with claim as (
       insert into domain_claims (id, project_id, domain, host, twin, proof, state, proved_at, next_check_at)
       select gen_random_uuid(), (${mine}), $1, $1, 'www.' || $1, 'proof', 'serving', now(), now() + interval '1 day' returning id)
     insert into email_domains (id, claim_id, provider) select gen_random_uuid(), id, 'us' from claim`,
    [domain],
  );
}

const addresses = (page: Page) => page.getByRole('region', { name: 'Addresses' });
const addressOf = (page: Page, address: string) =>
  addresses(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: address }) });

test('an owner without a connected domain is led to it', async ({ page }) => {
  await logIn(page, server, demoAccounts.owner);
  await page.goto(`${server.url}/portal/settings/email`);
  await expect(page.getByRole('heading', { name: 'Email needs a domain of your own' })).toBeVisible();
  await judge(page);
  await page.getByRole('link', { name: 'Connect a domain' }).click();
  await expect(page).toHaveURL(/\/portal\/settings\/domain/);
});

test('an owner sets up addresses and mailboxes, an employee agrees by email, and a vacation is answered', async ({ page, newPage }) => {
  await giveDomain('marigold-mail.localhost');
  await logIn(page, server, demoAccounts.liveOwner);
  await page.goto(`${server.url}/portal/settings/email`);
  await expect(page.getByRole('heading', { name: 'Email at marigold-mail.localhost' })).toBeVisible();
  await judge(page);

  await page.getByRole('button', { name: 'Set up info@marigold-mail.localhost' }).click();
  await expect(page.getByText('Address added.')).toBeVisible();
  const info = addressOf(page, 'info@marigold-mail.localhost');
  await expect(info).toContainText(
    `Once the records are right, email to info@marigold-mail.localhost goes to ${demoAccounts.liveOwner}. Answer from there, and customers see info@marigold-mail.localhost.`,
  );

  const mailbox = info.getByRole('textbox', { name: 'Mailbox' });
  await info.getByText('Add a mailbox').click();
  await mailbox.fill('sam');
  await info.getByRole('button', { name: 'Add mailbox' }).click();
  await expect(mailbox).toHaveAttribute('aria-invalid', 'true');
  await mailbox.fill('sam@marigold-mail.localhost');
  await info.getByRole('button', { name: 'Add mailbox' }).click();
  await expect(info.getByText(/it would go in a circle/)).toBeVisible();
  await expect(mailbox).toHaveValue('sam@marigold-mail.localhost');
  await judge(page);
  await mailbox.fill('sam@gmial.con');
  await info.getByRole('button', { name: 'Add mailbox' }).click();
  await expect(info.getByText('There are no domains that end with .con. Check the spelling.')).toBeVisible();
  await judge(page);
  await info.getByRole('button', { name: 'sam@gmail.com' }).click();
  await expect(mailbox).toHaveValue('sam@gmail.com');
  await mailbox.fill('sam@gmial.com');
  await info.getByRole('button', { name: 'Add mailbox' }).click();
  await expect(info.getByText('Check the spelling of gmial.com. If it’s right, click the button again.')).toBeVisible();
  await info.getByRole('button', { name: 'Add mailbox' }).click();
  await expect(info.getByText('Not verified yet.')).toBeVisible();
  await expect(info).toContainText('sam@gmial.com');

  await info.getByText('Misspelled? Correct the mailbox').click();
  await expect(mailbox).toHaveValue('sam@gmial.com');
  await mailbox.fill('sam@example.com');
  await judge(page);
  await info.getByRole('button', { name: 'Save mailbox' }).click();
  await expect(page.getByText('Mailbox changed.')).toBeVisible();
  await expect(info).not.toContainText('gmial.com');
  await expect(info.getByText('Not verified yet.')).toBeVisible();

  const mail = await mailTo(server, 'sam@example.com', /^Get email for info@marigold-mail\.localhost here\?$/);
  const employee = await newPage();
  await employee.goto(/http\S+\/mailbox\?\S+/.exec(mail.text)?.[0] ?? '');
  await expect(employee.getByRole('heading', { name: 'Is this your mailbox?' })).toBeVisible();
  await judge(employee);
  await expect(info.getByText('Not verified yet.')).toBeVisible();
  await employee.getByRole('button', { name: 'Yes, send it here' }).click();
  await expect(employee.getByRole('heading', { name: 'You get this email now.' })).toBeVisible();
  await judge(employee);
  await expect(info.getByText('Not verified yet.')).toBeHidden();
  await expect(info).toContainText('and sam@example.com.');

  await info.getByText('Vacation answer: Off').click();
  await info.getByLabel('First day').fill('2026-01-01');
  await info.getByLabel('Last day').fill('2026-01-02');
  await info.getByRole('textbox', { name: 'Answer' }).fill('We’re back on Monday.');
  await info.getByRole('button', { name: 'Save vacation answer' }).click();
  await expect(info.getByText('Pick a day that isn’t over.')).toBeVisible();
  await info.getByLabel('Last day').fill('2099-01-02');
  await info.getByRole('button', { name: 'Save vacation answer' }).click();
  await expect(info.getByText(/^Vacation answer: Answering until/)).toBeVisible();

  const add = page.getByRole('region', { name: 'Add an address' });
  await add.getByRole('textbox', { name: 'Address' }).fill('postmaster');
  await add.getByRole('button', { name: 'Add address' }).click();
  await expect(add.getByText(/goes to your first address/)).toBeVisible();
  await add.getByRole('textbox', { name: 'Address' }).fill(' mailto:Jobs@Marigold-Mail.localhost ');
  await add.getByRole('button', { name: 'Add address' }).click();
  await expect(addressOf(page, 'jobs@marigold-mail.localhost')).toBeVisible();
  await expect(addresses(page).getByText('2 of 5')).toBeVisible();

  const rest = page.getByRole('region', { name: 'Everything else' });
  await rest.getByRole('button', { name: 'Turn on catch-all' }).click();
  await expect(rest.getByText(/email to every other address/)).toBeVisible();
  await judge(page);
  await rest.getByRole('button', { name: 'Turn off catch-all' }).click();
  await expect(rest.getByRole('button', { name: 'Turn on catch-all' })).toBeVisible();

  await addressOf(page, 'jobs@marigold-mail.localhost').getByRole('button', { name: 'Remove address' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove address' }).click();
  await expect(addressOf(page, 'jobs@marigold-mail.localhost')).toBeHidden();
  await info.getByRole('listitem').filter({ hasText: 'sam@example.com' }).getByRole('button', { name: 'Remove mailbox' }).click();
  await judge(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove mailbox' }).click();
  await expect(info).not.toContainText('sam@example.com');
  expect((await employee.reload())?.status()).toBe(410);
  await expect(employee.getByRole('heading', { name: 'This link no longer works.' })).toBeVisible();
  await judge(employee);
});

test('staff see a project’s addresses and mailboxes', async ({ page, newPage }) => {
  await giveDomain('marigold-staff.localhost');
  await logIn(page, server, demoAccounts.liveOwner);
  await page.goto(`${server.url}/portal/settings/email`);
  await page.getByRole('button', { name: 'Set up info@marigold-staff.localhost' }).click();
  await expect(page.getByText('Address added.')).toBeVisible();
  const staff = await newPage();
  await logIn(staff, server, demoAccounts.admin);
  await staff.goto(`${server.url}/admin/projects?show=all&q=marigold`);
  await staff.getByRole('link', { name: 'Marigold Hair Room' }).click();
  const email = staff.getByRole('region', { name: 'Email' });
  await expect(email.getByText(`${demoAccounts.liveOwner}, verified`)).toBeVisible();
  await expect(email.getByText('Last email in')).toBeVisible();
  await judge(staff);
});
