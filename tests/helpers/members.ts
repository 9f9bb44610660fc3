import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { sessions, users } from '../../db/schema/index.ts';
import { minuteMs } from '../../time/units.ts';
import { AuthBrowser } from './auth-browser.ts';
import { password } from './signed-in.ts';

/** A browser logged in to a new account by API calls. Its email is verified by default. */
export async function member(proved = true): Promise<{ browser: AuthBrowser; email: string; id: string }> {
  const email = `${randomBytes(5).toString('hex')}@people.test`;
  const browser = new AuthBrowser();
  const { body } = await browser.post('/api/auth/signup', { email, password, data: { first_name: 'Dana', last_name: 'Hollis' } });
  if (proved) await db().update(users).set({ emailVerified: true, emailConfirmedAt: new Date() }).where(eq(users.email, email));
  return { browser, email, id: body.user.id };
}

/** Makes a person's sign-ins too old for what is sensitive. */
export async function ageSessions(userId: string): Promise<void> {
  await db()
    .update(sessions)
    .set({ confirmedAt: new Date(Date.now() - 20 * minuteMs) })
    .where(eq(sessions.userId, userId));
}
