import { eq } from 'drizzle-orm';
import { db } from '../../../db/connect.ts';
import { users } from '../../../db/schema/index.ts';
import { signUp } from '../../setup/customer.ts';
import { sendForAnswer } from '../../setup/sending.ts';
import type { Input } from '../input.ts';
import { type Outcome, outcome, seenOn } from '../outcome.ts';
import { readPage } from '../page.ts';
import type { People } from '../people.ts';

let customers = 0;

/** A customer with a name, and whether a search in Admin finds their row. */
export async function searchCustomers({ typed }: Input, { admin }: People): Promise<Outcome> {
  const { named = '', q = '' } = typed;
  const person = await signUp(`searched-${++customers}`);
  await db()
    .update(users)
    .set({ name: String(named), firstName: String(named), lastName: '' })
    .where(eq(users.id, person.id));
  const { status, text } = await sendForAnswer({
    method: 'GET',
    path: `/admin/customers?q=${encodeURIComponent(String(q))}`,
    cookie: admin,
  });
  const page = readPage(text, ({ tagName }) => tagName === 'main');
  return outcome(status, {
    taken: status === 200,
    stored: { found: page.text.includes(person.email) },
    seen: [seenOn('the list', page, true)],
  });
}
