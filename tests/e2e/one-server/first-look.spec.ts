import { expect } from '@playwright/test';
import { signUpByForm, verifyByLink, verifyLink } from '../../helpers/by-form.ts';
import { sharedServer, test } from '../../helpers/shared-server.ts';

const server = sharedServer();

for (const width of [390, 1440])
  test(`three answers on the home page draw the visitor’s own, and the brief starts with them, at ${width} px`, async ({ newPage }) => {
    const page = await newPage({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });
    await page.goto(server.url);
    await expect(page.getByText('Type it in, and see your own home page here.')).toBeVisible();
    await page.getByLabel('Business name').fill('Shallow End Pool Care');
    const drawn = page.frameLocator('iframe[title="Your own home page"]:not([inert])');
    await expect(drawn.getByText('Shallow End Pool Care').first()).toBeAttached();
    await page.getByLabel('What you do').fill('pool cleaning');
    await page.getByLabel('Town').fill('Tucson');
    await expect(drawn.getByText(/Tucson/).first()).toBeAttached();
    await expect(page.getByText('This is your home page. No account needed yet.')).toBeVisible();
    await page.getByLabel('Town').press('Enter');
    await page.waitForURL('**/auth?next=%2Fonboarding');

    const email = `pools-${width}@first-look.test`;
    await signUpByForm(page, email, 'a quiet door', ['Marisol', 'Vega']);
    await page.waitForURL('**/verify-email**');
    await verifyByLink(page, await verifyLink(server, email));
    await page.waitForURL('**/onboarding/**');
    await expect(page.getByLabel('Business name')).toHaveValue('Shallow End Pool Care');
    await expect(page.getByLabel('What kind of business is it?')).toHaveValue('pool cleaning');
    await expect(page.getByText('Tucson').first()).toBeAttached();
  });

test('an answer that can’t be drawn keeps what was typed, and the way on', async ({ page }) => {
  await page.goto(server.url);
  await page.route('**/api/first-look', (route) => route.abort());
  await page.getByLabel('Business name').fill('Shallow End');
  await expect(page.getByText('We couldn’t draw your page just now. You can start anyway.')).toBeVisible();
  await expect(page.getByLabel('Business name')).toHaveValue('Shallow End');
  await page.getByRole('link', { name: 'Start My Site' }).first().click();
  await page.waitForURL('**/auth?next=%2Fonboarding');
});
