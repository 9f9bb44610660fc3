import { expect, type Page } from '@playwright/test';
import type { Served } from '../harness/server.ts';
import { verifyLink } from './by-form.ts';

/** Signs up and verifies the email, by requests without a screen. The page itself stays where it is. */
export async function signUp(
  page: Page,
  server: Served,
  email: string,
  password: string,
  [first, last] = ['Dana', 'Hollis'],
): Promise<void> {
  const data = { first_name: first, last_name: last };
  await send(page, server, '/api/auth/signup', { data: { email, password, data } });
  const token = new URL(await verifyLink(server, email)).searchParams.get('token');
  await send(page, server, '/api/auth/verify', { data: { type: 'signup', token_hash: token } });
}

/** Signs up and starts a brief. Opens the empty brief. */
export async function newOwner(page: Page, server: Served, email: string): Promise<void> {
  await signUp(page, server, email, 'a quiet door');
  await send(page, server, '/onboarding', { form: {} });
  await page.goto(`${server.url}/onboarding/business`);
}

async function send(page: Page, server: Served, path: string, body: { data?: object; form?: Record<string, string> }): Promise<void> {
  // A connection kept from an earlier test may be closed at this moment.
  const answer = await page.request.post(server.url + path, { ...body, headers: { Origin: server.url }, maxRedirects: 0, maxRetries: 1 });
  expect(answer.status(), path).toBeLessThan(400);
}
