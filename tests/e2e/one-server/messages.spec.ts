import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '../../../content/demo-accounts.ts';
import { mailTo } from '../../harness/server.ts';
import { isComplaint } from '../../helpers/console.ts';
import { logIn } from '../../helpers/log-in.ts';
import { restoredServer, test } from '../../helpers/shared-server.ts';
import { judge, scriptsRun } from '../../helpers/visitor.ts';

const server = restoredServer();

const complaints: string[] = [];
test.afterEach(async () => {
  expect(complaints.splice(0)).toEqual([]);
});

test('a customer and staff write to each other in separate browsers and see messages immediately', async ({ newPage }) => {
  const [customer, admin] = [await signedIn(newPage, demoAccounts.owner), await signedIn(newPage, demoAccounts.admin)];
  await customer.goto(`${server.url}/portal/messages`);
  await expect(messagesIn(customer).filter({ hasText: 'Version 1 is ready for review.' })).toBeVisible();
  await admin.goto(`${server.url}/admin/messages`);
  // The demo's other customer has asked something. It needs no answer after all, or it does, and then it does not.
  await admin.getByRole('link', { name: /Mari Gold/ }).click();
  await admin.getByRole('button', { name: 'No answer needed' }).click();
  await expect(admin.getByText('Marked as answered. We didn’t send anything.')).toBeVisible();
  await admin.getByRole('button', { name: 'Needs an answer' }).click();
  await admin.getByRole('button', { name: 'No answer needed' }).click();
  await expect(admin.getByText('Nothing waiting')).toBeVisible();
  await admin.goto(`${server.url}/admin/messages`);
  await expect(admin.getByRole('heading', { name: 'No one’s waiting for an answer' })).toBeVisible();
  await judge(admin);

  await write(customer, 'Can the Saturday hours say 8 to 2?');
  // The list that is open in Admin updates, and so does its navigation.
  const row = admin.getByRole('link', { name: /Dana Hollis/ });
  await expect(row).toContainText('Can the Saturday hours say 8 to 2?', { timeout: 5000 });
  await expect(admin.getByRole('link', { name: 'Messages 1 waiting for an answer' }).filter({ visible: true })).toBeVisible();
  await row.click();
  await expect(messagesIn(admin).last()).toContainText('Can the Saturday hours say 8 to 2?');
  await expect(admin.getByRole('link', { name: 'Hollis & Daughter Plumbing' })).toBeVisible();
  await expect(messagesIn(customer).filter({ hasText: 'Can the Saturday' })).toContainText('Read');
  await judge(customer);
  await judge(admin);

  await write(admin, 'They do now. Anything else?');
  await expect(messagesIn(customer).last()).toContainText('They do now. Anything else?', { timeout: 5000 });
  await expect(messagesIn(customer).last()).toContainText('Mara at Sunup');
  await expect(admin.getByText('Nothing waiting')).toBeVisible();
  const mail = await mailTo(server, demoAccounts.owner, /^Mara wrote about Hollis & Daughter Plumbing$/);
  expect(mail.text).toContain('They do now. Anything else?');

  // Elsewhere in the portal the number of unread messages shows, until they are read.
  await customer.goto(`${server.url}/portal/leads`);
  await write(admin, 'One more thing.');
  const nav = customer.getByRole('link', { name: /^Messages/ }).filter({ visible: true });
  await expect(nav).toHaveAccessibleName('Messages 1 unread', { timeout: 5000 });
  await nav.click();
  await expect(messagesIn(customer).last()).toContainText('One more thing.');
  await expect(customer.getByText('New', { exact: true })).toBeVisible();
  await expect(nav).toHaveAccessibleName('Messages');
});

test('files can be attached, unsupported ones are refused beside what was typed, and strangers can’t open them', async ({ newPage }) => {
  const customer = await signedIn(newPage, demoAccounts.liveOwner);
  await customer.goto(`${server.url}/portal/messages`);
  await scriptsRun(customer);
  const composer = box(customer);
  await composer.fill('Our new price list.');
  const input = customer.locator('input[name="file"]');
  await input.setInputFiles({ name: 'prices.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ\u0000\u0001') });
  await customer.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(customer.getByText('prices.pdf isn’t a type we accept.')).toBeVisible();
  await expect(composer).toHaveValue('Our new price list.');
  await customer.getByRole('button', { name: 'Remove prices.pdf' }).click();
  await input.setInputFiles({ name: 'prices.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  // Another one is dropped onto the box.
  const dropped = await customer.evaluateHandle(() => {
    const list = new DataTransfer();
    list.items.add(new File(['Mon-Fri 8-5'], 'hours.txt', { type: 'text/plain' }));
    return list;
  });
  await composer.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(customer.getByText('hours.txt')).toBeVisible();
  await judge(customer);
  await customer.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(messagesIn(customer).last()).toContainText('prices.pdf');
  await expect(messagesIn(customer).last()).toContainText('hours.txt');
  await expect(composer).toHaveValue('');
  const path =
    (await messagesIn(customer)
      .last()
      .getByRole('link', { name: /hours\.txt/ })
      .getAttribute('href')) ?? '';
  const file = await customer.request.get(server.url + path);
  expect(await file.text()).toBe('Mon-Fri 8-5');
  expect(file.headers()).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-disposition': expect.stringMatching(/^attachment/),
  });
  const stranger = await signedIn(newPage, demoAccounts.owner);
  expect((await stranger.request.get(server.url + path)).status()).toBe(404);
});

test('a message that couldn’t be sent stays in the composer, and is sent once', async ({ page: customer }) => {
  await logIn(customer, server, demoAccounts.liveOwner);
  // The stream's greeting has the page read again; the connection fails after that.
  const greeted = customer.waitForResponse((response) => response.url().includes('/portal/messages.data'));
  await customer.goto(`${server.url}/portal/messages`);
  await greeted;
  await customer.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(customer.getByText('Write a message or attach a file.')).toBeVisible();
  await box(customer).fill('Typed on a train.');
  const greetedAgain = customer.waitForResponse((response) => response.url().includes('/portal/messages.data'));
  await customer.reload();
  await greetedAgain;
  await expect(box(customer)).toHaveValue('Typed on a train.');
  await customer.context().setOffline(true);
  await customer.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(customer.getByText('Your message wasn’t sent because the connection failed.')).toBeVisible();
  await expect(box(customer)).toHaveValue('Typed on a train.');
  await customer.context().setOffline(false);
  await customer.getByRole('button', { name: 'Send', exact: true }).dblclick();
  await expect(box(customer)).toHaveValue('');
  await customer.reload();
  await expect(messagesIn(customer).filter({ hasText: 'Typed on a train.' })).toHaveCount(1);
});

test('a message becomes an edit request, which links back to it', async ({ newPage }) => {
  const customer = await signedIn(newPage, demoAccounts.owner);
  await customer.goto(`${server.url}/portal/messages`);
  await write(customer, 'Please say that we also work on Sundays.');
  const message = messagesIn(customer).filter({ hasText: 'on Sundays' });
  await message.getByRole('link', { name: 'Turn into an edit request' }).click();
  await message.getByRole('button', { name: 'Request this edit' }).click();
  await expect(message.getByText('Pick a section of your site.')).toBeVisible();
  await judge(customer);
  const where = message.getByLabel('Where on your site?');
  await where.selectOption({ index: 2 });
  const place = (await where.locator('option:checked').textContent()) ?? '';
  await message.getByRole('button', { name: 'Request this edit' }).click();
  await expect(customer.getByText(/Edit requested\. It’s due in 48 hours\./)).toBeVisible();
  await expect(message.getByRole('link', { name: `Edit request: ${place}` })).toBeVisible();
  await expect(message).toContainText('Requested');
  await expect(message.getByRole('link', { name: 'Turn into an edit request' })).toHaveCount(0);
  await message.getByRole('link', { name: /^Edit request/ }).click();
  await customer.waitForURL('**/portal?**');
  await expect(customer.getByRole('listitem').filter({ hasText: 'on Sundays' })).toContainText(place);
  await customer.getByRole('link', { name: 'From your message' }).click();
  await expect(message).toBeVisible();
});

test("a guest's question is answered by email, and a logged-in customer's chat is in their messages", async ({ newPage }) => {
  const guest = await newPage();
  await guest.clock.install();
  await guest.goto(`${server.url}/contact`);
  await scriptsRun(guest);
  await guest.getByLabel('Topic').selectOption('A question before I order');
  await guest.getByLabel('Your name').fill('Rosa Lind');
  await guest.getByLabel('Email').fill('rosa@guests.test');
  await guest.getByLabel('Message').fill('Can you move my old domain?');
  await guest.clock.runFor(5000);
  await guest.getByRole('button', { name: 'Send' }).click();
  await expect(guest.getByRole('heading', { name: 'Sent. Thank you.' })).toBeVisible();

  const admin = await signedIn(newPage, demoAccounts.admin);
  await admin.goto(`${server.url}/admin/messages?q=rosa@guests.test`);
  await admin.getByRole('link', { name: /Rosa Lind/ }).click();
  await expect(admin.getByText('Goes out by email, with their question quoted below.')).toBeVisible();
  await judge(admin);
  await write(admin, 'Yes, and it keeps working meanwhile.');
  const mail = await mailTo(server, 'rosa@guests.test', /^Mara from Sunup answers your message$/);
  expect(mail.text).toContain('Yes, and it keeps working meanwhile.');
  expect(mail.text).toContain('Can you move my old domain?');

  const customer = await signedIn(newPage, demoAccounts.liveOwner);
  const asked = await customer.request.post(`${server.url}/api/chat`, {
    headers: { Origin: server.url },
    data: { messages: [{ role: 'user', content: 'What does it cost?' }] },
  });
  expect(asked.status()).toBe(200);
  await customer.goto(`${server.url}/portal/messages`);
  await expect(messagesIn(customer).filter({ hasText: 'What does it cost?' })).toContainText('in the chat');
  await expect(messagesIn(customer).last()).toContainText('The assistant');
  // No one has to answer what the assistant answered.
  await admin.goto(`${server.url}/admin/messages`);
  await expect(admin.getByRole('link', { name: /What does it cost/ })).toHaveCount(0);
  // Asked for a person, they wait.
  const handedOver = await customer.request.post(`${server.url}/api/chat`, {
    headers: { Origin: server.url },
    data: { messages: [{ role: 'user', content: 'Can I talk to a person?' }] },
  });
  expect(await handedOver.text()).toContain('person');
  await expect(admin.getByRole('link', { name: /Mari Gold/ })).toBeVisible({ timeout: 5000 });
});

test('a conversation can be searched, even without scripts', async ({ newPage }) => {
  const customer = await signedIn(newPage, demoAccounts.liveOwner);
  const storageState = await customer.context().storageState();
  const reader = await newPage({ javaScriptEnabled: false, storageState });
  await reader.goto(`${server.url}/portal/messages`);
  await reader.getByLabel(/Your message to/).fill('Sent without any script.');
  await reader.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(messagesIn(reader).last()).toContainText('Sent without any script.');
  await reader.getByRole('searchbox').fill('any script');
  await reader.getByRole('button', { name: 'Search' }).click();
  await expect(messagesIn(reader)).toHaveCount(1);
  await expect(reader.locator('mark')).toHaveText('any script');
  await reader.getByRole('link', { name: 'Show the whole conversation' }).click();
  await expect(messagesIn(reader).filter({ hasText: 'The site is live' })).toHaveCount(1);
});

/** A page in a browser of its own, signed in. Whatever it complains of, refused forms apart, fails the test. */
async function signedIn(newPage: () => Promise<Page>, email: string): Promise<Page> {
  const page = await newPage();
  page.on('console', (message) => void (isComplaint(message) && !/422/.test(message.text()) && complaints.push(message.text())));
  await logIn(page, server, email);
  return page;
}

function box(page: Page) {
  return page.getByRole('textbox', { name: /^Your (?:message|answer) to/ });
}

async function write(page: Page, words: string): Promise<void> {
  await box(page).fill(words);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(messagesIn(page).last()).toContainText(words);
}

/** The text of the thread, message by message. */
function messagesIn(page: Page) {
  return page
    .getByRole('log')
    .getByRole('listitem')
    .filter({ has: page.locator('time') });
}
