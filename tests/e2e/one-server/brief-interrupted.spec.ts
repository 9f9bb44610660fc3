import { expect } from '@playwright/test';
import { logInByForm, signUpByForm, verifyByLink, verifyLink } from '../../helpers/by-form.ts';
import { sharedServer, test } from '../../helpers/shared-server.ts';

const server = sharedServer();

test('in the brief, Back closes the preview, an error moves no click, and a session that ended loses nothing', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  const [email, password] = ['interrupted@brief.test', 'a quiet door'];
  await page.goto(`${server.url}/auth?tab=signup&next=%2Fonboarding`);
  await signUpByForm(page, email, password);
  await page.waitForURL('**/verify-email**');
  await verifyByLink(page, await verifyLink(server, email));
  await page.waitForURL('**/onboarding/business');

  for (const close of ['Back', 'the cross']) {
    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('dialog', { name: 'Your home page so far' });
    await expect(preview).toBeVisible();
    if (close === 'Back') await page.goBack();
    else await preview.getByRole('button', { name: 'Close' }).click();
    await expect(preview, close).toBeHidden();
    await expect(page).toHaveURL(/\/onboarding\/business$/);
  }

  await page.goto(`${server.url}/onboarding/proof`);
  await page.getByLabel('What they said').fill('They came the same day.');
  const consent = page.getByLabel('They agreed that I can show this');
  const { x, y } = (await consent.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 8, y + 8);
  await page.mouse.down();
  // The answer about the missing name comes while the button of the mouse is held.
  await page.waitForResponse('**/onboarding/save');
  await page.mouse.up();
  await expect(consent).toBeChecked();
  await expect(page.getByText('The name is missing. Please add it.')).toBeVisible();

  await page.goto(`${server.url}/onboarding/business`);
  await page.getByLabel('Business name').fill('Interrupted & Son');
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
  await page.context().clearCookies();
  await page.getByLabel('Business name').fill('Interrupted & Daughter');
  await page.getByRole('link', { name: 'Log in, your answers stay' }).click();
  await expect(page.getByText('You’ve been logged out.')).toBeVisible();
  await page.getByRole('tab', { name: 'Login' }).click();
  await logInByForm(page, email, password);
  await page.waitForURL('**/onboarding/business');
  await expect(page.getByLabel('Business name')).toHaveValue('Interrupted & Daughter');
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
});
