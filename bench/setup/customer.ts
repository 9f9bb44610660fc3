import { eq } from 'drizzle-orm';
import { termsVersion } from '../../content/legal/terms.ts';
import type { PageKey } from '../../content/site-pages.ts';
import { db } from '../../db/connect.ts';
import { users } from '../../db/schema/index.ts';
import { auth } from '../../domain/accounts/auth.ts';
import { markPaid } from '../../domain/billing/mark-paid.ts';
import { placeOrder } from '../../domain/billing/place-order.ts';
import { saveAnswer, submitBrief } from '../../domain/briefs/briefs.ts';
import { startOrder } from '../../domain/orders/orders.ts';
import { openProject } from '../../domain/projects/projects.ts';
import plumber from '../../sites/briefs/plumber-raleigh.json' with { type: 'json' };
import { cookiePairs } from '../../tests/harness/cookie-pairs.ts';
import { must } from '../../tests/harness/must.ts';

export interface Customer {
  id: string;
  name: string;
  email: string;
  /** Of the session that signing up began. */
  cookie: string;
}

/** Signs a person up and takes their email as verified. */
export async function signUp(name: string): Promise<Customer> {
  const email = `${name}@bench.test`;
  const response = await auth().api.signUpEmail({
    body: { name, email, password: 'bench-pass-24', firstName: name, lastName: 'Bench' },
    asResponse: true,
  });
  const [user] = await db()
    .update(users)
    .set({ emailVerified: true, emailConfirmedAt: new Date() })
    .where(eq(users.email, email))
    .returning({ id: users.id });
  if (!user) throw new Error(`${email} could not be signed up.`);
  return { id: user.id, name, email, cookie: cookiePairs(response.headers) };
}

interface AnsweredBrief {
  business: object;
  look?: object;
  details?: object;
  services: unknown;
  pages: string[];
}

/** A project with a paid order and a whole brief, a plumber's unless another is given, not submitted yet. Returns its id. */
export async function answeredProject({ id, name, email }: Customer, brief: AnsweredBrief = plumber): Promise<string> {
  const { order, secret } = await startOrder(brief.pages as PageKey[], id);
  const project = await openProject(id, order.id);
  const { business, look = {}, details = {} } = brief;
  for (const [group, answers] of Object.entries({ business, look, details })) {
    for (const [key, value] of Object.entries(answers)) await saveAnswer(id, project.id, `${group}.${key}`, value);
  }
  await saveAnswer(id, project.id, 'services', brief.services);
  await placeOrder(order, { name, email, method: 'invoice', terms: 'on', termsVersion }, secret, `user:${id}`);
  await markPaid(order.id, 'bench');
  return project.id;
}

export async function sendBrief(ownerId: string, projectId: string): Promise<void> {
  must(await submitBrief(ownerId, projectId));
}
