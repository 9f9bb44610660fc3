import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { userRoles, users } from '../../db/schema/index.ts';
import { grantAdmin } from '../../domain/accounts/admins.ts';

export interface Person {
  id: string;
  email: string;
}

/** A person with an account and no session. Their email is verified by default. */
export async function makePerson(given: { email?: string; firstName?: string; proved?: boolean; admin?: boolean } = {}): Promise<Person> {
  const { email = `${randomBytes(5).toString('hex')}@people.test`, firstName = 'Dana', proved = true, admin = false } = given;
  const [person] = await db()
    .insert(users)
    .values({
      name: `${firstName} Hollis`,
      firstName,
      lastName: 'Hollis',
      email,
      emailVerified: proved,
      emailConfirmedAt: proved ? new Date() : null,
    })
    .returning({ id: users.id, email: users.email });
  if (!person) throw new Error('The person could not be stored.');
  if (admin) await grantAdmin(email, 'test');
  return person;
}

export async function isAdmin(userId: string): Promise<boolean> {
  return (await db().$count(userRoles, and(eq(userRoles.userId, userId), eq(userRoles.role, 'admin')))) > 0;
}
