import type { Page } from '@playwright/test';
import { signUpByForm, verifyByLink, verifyLink } from './by-form.ts';
import type { Served } from './server.ts';

/** Signs up on the way to the brief and verifies the email, which opens an empty brief. */
export async function newOwner(page: Page, server: Served, email: string): Promise<void> {
  await page.goto(`${server.url}/auth?next=/onboarding`);
  await signUpByForm(page, email, 'a quiet door');
  await page.waitForURL('**/verify-email**');
  await verifyByLink(page, await verifyLink(server, email));
  await page.waitForURL('**/onboarding/business');
}
