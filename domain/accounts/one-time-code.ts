import { APIError } from 'better-auth/api';
import { and, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { db } from '../../db/connect.ts';
import { users } from '../../db/schema/index.ts';
import { queueMail } from '../mails/mails.ts';
import type { Asker, AuthResult } from './accounts.ts';
import { auth } from './auth.ts';
import { evenly } from './even-time.ts';
import { rememberBrowser } from './known-browsers.ts';
import { waitMessage, withinLimit } from './limits.ts';
import { mayAskForMail } from './mail-limits.ts';

const wrongCode = 'This code is wrong or too old. Check the newest mail, or ask for a new code.';

/** Mails a code that signs in, to an account whose email is proved. The answer is the same for any email, in the same time. */
export async function askForLoginCode(email: string, asker: Asker): Promise<void> {
  await evenly(async () => {
    if (!(await mayAskForMail('code', email, asker.address))) return;
    const person = await provedPerson(email);
    if (!person) return;
    const code = await auth().api.createVerificationOTP({ body: { email, type: 'sign-in' } });
    await queueMail(db(), {
      eventKey: `login-code:${person.id}:${v7()}`,
      template: 'login-code',
      recipient: email,
      userId: person.id,
      props: { firstName: person.firstName, code, purpose: 'login' },
    });
  });
}

/** Signs in by a mailed code, once. Unknown email and wrong code get the same answer. A second factor is still owed afterwards. */
export async function logInByCode(email: string, code: string, asker: Asker): Promise<AuthResult> {
  const limit = await withinLimit('verifyCode', `login ${email}|${asker.address}`);
  if (!limit.ok) return { ok: false, message: waitMessage(limit.retryInSeconds) };
  return evenly(async () => {
    if (!(await provedPerson(email))) return { ok: false, message: wrongCode };
    try {
      const { headers } = await auth().api.signInEmailOTP({ body: { email, otp: code }, headers: asker.headers, returnHeaders: true });
      rememberBrowser(headers, asker.headers, email);
      return { ok: true, headers };
    } catch (error) {
      if (error instanceof APIError) return { ok: false, message: wrongCode };
      throw error;
    }
  });
}

async function provedPerson(email: string): Promise<{ id: string; firstName: string } | undefined> {
  const [person] = await db()
    .select({ id: users.id, firstName: users.firstName })
    .from(users)
    .where(and(eq(users.email, email), eq(users.emailVerified, true)));
  return person;
}
