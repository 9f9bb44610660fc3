import { and, eq } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { mails } from '../../db/schema/index.ts';
import type { AuthResult } from '../../domain/accounts/requester.ts';
import type { MailTemplate } from '../../emails/templates.ts';
import { type Viewer, viewerOf } from '../../web/session/session.ts';
import { cookiePairs } from '../harness/cookie-pairs.ts';
import { password } from './signed-in.ts';

export const signUpForm = (email: string) => ({ firstName: 'Dana', lastName: 'Hollis', email, password, confirmPassword: password });

let requesters = 0;
/** Someone who makes requests: by default each from an address of their own, with the cookies of an earlier response. */
export const requester = (cookies?: AuthResult, address = `198.51.100.${++requesters}`) => ({
  address,
  headers: new Headers(cookieOf(cookies)),
});

export function cookieOf(result?: AuthResult): Record<string, string> {
  if (!result?.ok) return {};
  return {
    cookie: cookiePairs(result.headers),
  };
}

/** Whom an answer signs in. */
export const viewer = (result: AuthResult): Promise<Viewer | undefined> => viewerOf(new Headers(cookieOf(result)));

/** What the newest mail of a kind to an address says. */
export async function mailTo(email: string, template: MailTemplate): Promise<{ url: string; code: string }> {
  const rows = await db().query.mails.findMany({ where: and(eq(mails.recipient, email), eq(mails.template, template)), orderBy: mails.id });
  const newest = rows.at(-1);
  if (!newest) throw new Error(`No mail "${template}" for ${email}.`);
  return newest.props as { url: string; code: string };
}

export const mailCount = (email: string): Promise<number> => db().$count(mails, eq(mails.recipient, email));
export const tokenOf = ({ url }: { url: string }): string => new URL(url).searchParams.get('token') ?? '';
