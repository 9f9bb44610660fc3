import { redirect } from 'react-router';
import { z } from 'zod';
import { hasRecentAuth } from '../../domain/accounts/recent-auth.ts';
import { hostCookie } from '../cookies/host-cookie.ts';
import { pathOf } from './session.ts';

const typedSchema = z.object({ path: z.string(), fields: z.record(z.string(), z.string()) });

/** Keeps what was typed into a form while the person confirms it's them. Browsers drop cookies over 4,096 bytes, so such forms are short. */
const cookie = () => hostCookie('typed', 15 * 60);

/**
 * Requires a login or confirmation within the last 15 minutes, for changes to money, roles and login methods. Otherwise leads to
 * /auth/confirm, which leads back to the page of the form with what was typed.
 */
export async function requireRecentAuth(request: Request, typed: Record<string, string>): Promise<void> {
  if (await hasRecentAuth(request.headers)) return;
  const path = pathOf(request);
  throw redirect(`/auth/confirm?next=${encodeURIComponent(path)}`, {
    headers: { 'Set-Cookie': await cookie().serialize({ path, fields: typed }) },
  });
}

/** The same, for an action without a page. /auth/confirm leads to `page`, where the person starts the action again. */
export async function requireRecentAuthForPage(request: Request, page: string): Promise<void> {
  if (!(await hasRecentAuth(request.headers))) throw redirect(`/auth/confirm?next=${encodeURIComponent(page)}`);
}

/** What was typed on this page before the person confirmed it's them. */
export async function typedBefore(request: Request): Promise<Record<string, string>> {
  const { data } = typedSchema.safeParse(await cookie().parse(request.headers.get('cookie')));
  return data?.path === pathOf(request) ? data.fields : {};
}

/** Forgets what was typed once its page was sent, so that it doesn't come back at a later visit. A page fetched ahead isn't shown yet. */
export async function forgetShownTyped(request: Request, response: Response): Promise<void> {
  if (request.method !== 'GET' || !response.ok || request.headers.has('Sec-Purpose')) return;
  if (Object.keys(await typedBefore(request)).length > 0) response.headers.append('Set-Cookie', await forgetTyped());
}

/** Header that clears it, once the change is made. */
export async function forgetTyped(): Promise<string> {
  return cookie().serialize('', { maxAge: 0 });
}
