import { expect } from '@playwright/test';
import { signUpByForm, verifyByLink, verifyLink } from '../../helpers/by-form.ts';
import { sharedServer, test } from '../../helpers/shared-server.ts';

const server = sharedServer();

test('what is typed and checked before the script is ready is saved like everything else', async ({ warmPage: page }) => {
  const email = 'early@input.test';
  await page.goto(`${server.url}/auth?next=/onboarding`);
  await signUpByForm(page, email, 'a quiet door');
  await page.waitForURL('**/verify-email**');
  await verifyByLink(page, await verifyLink(server, email));
  await page.waitForURL('**/onboarding/business');
  let ready = () => {};
  const held = new Promise<void>((resolve) => {
    ready = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(page.url(), { waitUntil: 'commit' });
  await page.getByLabel('Business name').fill('Early Bird Detailing');
  await page.getByLabel('We go to the customer').check();
  await page.getByLabel('What do you do?').fill('I wash cars before work.');
  ready();
  await expect(page.getByLabel('Which towns do you serve?')).toBeVisible();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Business name')).toHaveValue('Early Bird Detailing');
  await expect(page.getByLabel('What do you do?')).toHaveValue('I wash cars before work.');
  await expect(page.getByLabel('We go to the customer')).toBeChecked();
});
