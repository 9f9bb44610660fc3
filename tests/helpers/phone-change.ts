import { expect, type Page } from '@playwright/test';

/** The phone number that an owner's change would start from. */
export async function phoneNow(page: Page): Promise<string> {
  await openPhone(page);
  const phone = await page.getByRole('textbox', { name: 'Phone' }).inputValue();
  await page.getByRole('link', { name: 'Portal', exact: true }).click();
  return phone;
}

/** Changes the phone number as owners do, which makes a version. */
export async function changePhone(page: Page, phone: string, version: number): Promise<void> {
  await openPhone(page);
  await page.getByRole('textbox', { name: 'Phone' }).fill(phone);
  await page.getByRole('button', { name: 'Save phone' }).click();
  await expect(page.getByText(`Saved as version ${version}`)).toBeVisible();
  await page.getByRole('link', { name: 'Portal', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Your facts' })).toBeVisible();
}

async function openPhone(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Your facts' }).click();
  await page.getByRole('button', { name: 'Edit phone' }).click();
}
