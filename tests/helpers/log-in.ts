import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '../../content/demo-accounts.ts';
import type { Served } from '../harness/server.ts';

/** Signs a page's browser in to a demo account by the call behind the login form. The page itself stays where it is. */
export async function logIn(page: Page, server: Served, email: string): Promise<void> {
  const response = await page.request.post(`${server.url}/api/auth/token?grant_type=password`, {
    data: { email, password: demoAccounts.password },
    headers: { Origin: server.url },
    // A connection kept from an earlier test may be closed at this moment.
    maxRetries: 1,
  });
  expect(response.status(), `login of ${email}`).toBe(200);
}
