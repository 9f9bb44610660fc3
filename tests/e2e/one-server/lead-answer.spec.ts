import { expect } from '@playwright/test';
import { demoAccounts } from '../../../content/demo-accounts.ts';
import { mailTo } from '../../harness/server.ts';
import { logIn } from '../../helpers/log-in.ts';
import { onDatabase } from '../../helpers/server-database.ts';
import { restoredServer, test } from '../../helpers/shared-server.ts';
import { judge } from '../../helpers/visitor.ts';

const server = restoredServer();
const site = `select id from projects where slug = 'marigold-hair-room'`;

test('an owner reads an email to their site and answers it from the portal', async ({ page }) => {
  await onDatabase(
    server,
    `with lead as (
       insert into leads (id, project_id, kind, page, name, email, to_address, subject, message)
       select gen_random_uuid(), (${site}), 'email', '', 'Zoë Visitor', 'zoe@visitor.example', 'info@marigold.localhost', 'Balayage for three',
         'Do you have a morning for three of us?' returning id)
     insert into lead_mails (id, lead_id, direction, message_id, from_name, from_address, to_address, subject, body, notes)
     select gen_random_uuid(), id, 'in', '<first@visitor.example>', 'Zoë Visitor', 'zoe@visitor.example', 'info@marigold.localhost',
       'Balayage for three', 'Do you have a morning for three of us?', '["invoice.exe wasn’t kept because this kind of file can be harmful."]' from lead`,
  );
  await logIn(page, server, demoAccounts.liveOwner);
  await page.goto(`${server.url}/portal/leads?show=emails`);
  await page.getByRole('link', { name: 'Zoë Visitor' }).click();
  await expect(page.getByRole('heading', { name: 'Zoë Visitor' })).toBeVisible();
  await expect(page.getByText('Email to info@marigold.localhost', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Balayage for three' })).toBeVisible();
  await expect(page.getByText('Balayage for three')).toHaveCount(1);
  await expect(page.getByText('invoice.exe wasn’t kept because this kind of file can be harmful.')).toBeVisible();
  // There's no email at the site's domain yet.
  await expect(page.getByText('To answer, write to zoe@visitor.example from your own email.')).toBeVisible();
  await judge(page);

  await onDatabase(
    server,
    `with claim as (
       insert into domain_claims (id, project_id, domain, host, state, proof, proved_at)
       select gen_random_uuid(), (${site}), 'marigold.localhost', 'marigold.localhost', 'serving', 'proof', now() returning id),
     received as (insert into email_domains (id, claim_id, provider) select gen_random_uuid(), id, 'us' from claim)
     insert into email_addresses (id, project_id, local_part, sender_name) select gen_random_uuid(), (${site}), 'info', 'Marigold Hair Room'`,
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Answer as info@marigold.localhost' })).toBeVisible();
  const box = page.getByRole('textbox', { name: 'Your answer to Zoë Visitor' });
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Write a message or attach a file.')).toBeVisible();
  await box.fill('Yes, on Tuesday at nine.');
  await page
    .getByLabel(/^Attach files/)
    .setInputFiles({ name: 'prices.txt', mimeType: 'text/plain', buffer: Buffer.from('Balayage: $120') });
  await page.getByRole('button', { name: 'Send' }).click();
  const answer = page.getByRole('listitem').filter({ hasText: 'Yes, on Tuesday at nine.' });
  await expect(answer).toContainText('as info@marigold.localhost');
  await expect(answer.getByRole('link', { name: /prices\.txt/ })).toBeVisible();
  await expect(answer.getByText('Sent')).toBeVisible({ timeout: 20_000 });
  await expect(box).toHaveValue('');
  const sent = await mailTo(server, 'zoe@visitor.example', /^Re: Balayage for three$/);
  expect(sent.text).toContain('Yes, on Tuesday at nine.');
  await judge(page);

  // Someone in copy writes while the owner does.
  await box.fill('Bring a photo.');
  await onDatabase(
    server,
    `with copy as (
       insert into lead_mails (id, lead_id, direction, message_id, from_name, from_address, to_address, subject, body, notes)
       select gen_random_uuid(), id, 'in', '<copy@visitor.example>', 'Al', 'al@visitor.example', 'info@marigold.localhost',
         'Re: Balayage for three', 'I’ll drive them.', '[]' from leads where name = 'Zoë Visitor' returning id)
     select pg_notify('sunup_live', json_build_object('topic', 'user', 'id', (select owner_id from projects where id = (${site})))::text) from copy`,
  );
  await expect(page.getByText('We’ll email it to zoe@visitor.example. al@visitor.example has written since.')).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('We’ll email it to al@visitor.example.', { exact: true })).toBeVisible();
  expect(await onDatabase(server, `select to_address from lead_mails where body = 'Bring a photo.'`)).toEqual([
    { to_address: 'zoe@visitor.example' },
  ]);

  await page.getByRole('button', { name: 'Mark unread' }).click();
  await expect(page.getByText('Email to info@marigold.localhost, 4 emails')).toBeVisible();
  await expect(page.getByText('You: Bring a photo.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark read Zoë Visitor' })).toBeVisible();
});
