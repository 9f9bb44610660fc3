import { expect, type Page } from '@playwright/test';
import type { Served } from '../harness/server.ts';
import { verifyLink } from './by-form.ts';

/** Signs up, verifies the email and starts a brief, by requests without a screen. Opens the empty brief. */
export async function newOwner(page: Page, server: Served, email: string): Promise<void> {
  const send = async (path: string, body: { data?: object; form?: Record<string, string> }) => {
    // A connection kept from an earlier test may be closed at this moment.
    const answer = await page.request.post(server.url + path, { ...body, headers: { Origin: server.url }, maxRedirects: 0, maxRetries: 1 });
    expect(answer.status(), path).toBeLessThan(400);
  };
  const data = { first_name: 'Dana', last_name: 'Hollis' };
  await send('/api/auth/signup', { data: { email, password: 'a quiet door', data } });
  const token = new URL(await verifyLink(server, email)).searchParams.get('token');
  await send('/api/auth/verify', { data: { type: 'signup', token_hash: token } });
  await send('/onboarding', { form: {} });
  await page.goto(`${server.url}/onboarding/business`);
}
