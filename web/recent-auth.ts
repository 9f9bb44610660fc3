import { createCookie, redirect } from 'react-router';
import { z } from 'zod';
import { hasRecentAuth } from '../domain/accounts/recent-auth.ts';
import { appUrl } from '../domain/settings/addresses.ts';
import { pathOf } from './guards.ts';

const typedSchema = z.object({ path: z.string(), fields: z.record(z.string(), z.string()) });

/**
 * What was typed into a form whose write waits for the password, for the way there and back. Browsers drop cookies of more than
 * 4,096 bytes, so the forms that ask for this are short.
 */
function cookie() {
  const secure = appUrl().startsWith('https://');
  return createCookie(secure ? '__Host-typed' : 'typed', { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: 15 * 60 });
}

/**
 * Lets a write of money or roles pass when the sign-in is fresh. Otherwise leads to /auth/confirm, which leads back to the
 * page of the form with what was typed.
 */
export async function requireRecentAuth(request: Request, typed: Record<string, string>): Promise<void> {
  if (await hasRecentAuth(request.headers)) return;
  const path = pathOf(request);
  throw redirect(`/auth/confirm?next=${encodeURIComponent(path)}`, {
    headers: { 'Set-Cookie': await cookie().serialize({ path, fields: typed }) },
  });
}

/** Lets a change pass when the sign-in is fresh. Otherwise leads to /auth/confirm, and from there to the page where it is asked for again. */
export async function requireRecentAuthForPage(request: Request, page: string): Promise<void> {
  if (!(await hasRecentAuth(request.headers))) throw redirect(`/auth/confirm?next=${encodeURIComponent(page)}`);
}

/** What was typed on this page before the password was asked for. */
export async function typedBefore(request: Request): Promise<Record<string, string>> {
  const { data } = typedSchema.safeParse(await cookie().parse(request.headers.get('cookie')));
  return data?.path === pathOf(request) ? data.fields : {};
}

/** Header that forgets it, once the write is done. */
export async function forgetTyped(): Promise<string> {
  return cookie().serialize('', { maxAge: 0 });
}
