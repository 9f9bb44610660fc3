import { expect, type Page } from '@playwright/test';

/** The phone number that an owner's change would start from. */
export async function phoneNow(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Edit phone and hours' }).click();
  const phone = await page.getByRole('textbox', { name: 'Phone' }).inputValue();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  return phone;
}

/** Changes the phone number as owners do, which makes a version. */
export async function changePhone(page: Page, phone: string, version: number): Promise<void> {
  await page.getByRole('button', { name: 'Edit phone and hours' }).click();
  await page.getByRole('textbox', { name: 'Phone' }).fill(phone);
  await page.getByRole('button', { name: 'Save as new version' }).click();
  await expect(page.getByText(`Saved as version ${version}.`)).toBeVisible({ timeout: 30_000 });
}
