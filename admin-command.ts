import { closeDatabase, openDatabase } from './db/connect.ts';
import { reachDatabase } from './db/reach.ts';
import { grantAdmin } from './domain/accounts/admins.ts';

/** `admin grant EMAIL`: makes an account an admin. Works beside a running Sunup and without one. */
export async function runAdminCommand(args: string[]): Promise<number> {
  const [verb, email, ...others] = args;
  if (verb !== 'grant' || !email || others.length > 0) {
    process.stderr.write('Usage: npm run admin -- grant EMAIL\n');
    return 2;
  }
  const database = await reachDatabase();
  try {
    openDatabase(database.url);
    const granted = await grantAdmin(email, 'command line');
    process.stdout.write(
      granted ? `${email} is an admin now.\n` : `There’s no account for ${email}. Sign up first, then run this again.\n`,
    );
    return granted ? 0 : 1;
  } finally {
    await closeDatabase();
    await database.release();
  }
}
