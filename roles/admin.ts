import { closeDatabase, openDatabase } from '../db/connect.ts';
import { queueDatabase } from '../db/queue-database.ts';
import { reachDatabase } from '../db/reach.ts';
import { accountState, adminsForAdmin, grantAdmin, revokeAdminByEmail } from '../domain/accounts/admins.ts';
import { resetTwoFactor } from '../domain/accounts/two-factor.ts';
import { asTyped } from '../domain/builds/commands.ts';
import { openQueue } from '../jobs/queue.ts';

const usage = `Usage: npm run admin -- COMMAND

  grant EMAIL [--unverified]   makes an account an admin
  revoke EMAIL                 makes an admin a customer again
  list                         lists the admins
  reset-two-factor EMAIL       turns two-factor authentication off for someone who lost their app and codes
`;

const actor = 'command line';

/** What a command prints, and whether it did what it was asked to. */
type Outcome = { isDone: boolean; says: string };

const commands: Record<string, (email: string, isUnverifiedOk: boolean) => Promise<Outcome>> = {
  grant: async (email, isUnverifiedOk) => {
    const state = await accountState(email);
    if (!state) return { isDone: false, says: `There’s no account for ${email}. Sign up first, then run this again.` };
    if (state === 'unverified' && !isUnverifiedOk)
      return {
        isDone: false,
        says: `No one has verified ${email} yet, so someone else may have signed up with it. Open the link in the verification email, then run this again. If you’re sure, add --unverified.`,
      };
    await grantAdmin(email, actor);
    return { isDone: true, says: `${email} is an admin now.` };
  },
  revoke: async (email) => {
    const revoked = await revokeAdminByEmail(email, actor);
    return { isDone: revoked.ok, says: revoked.ok ? `${email} is no longer an admin.` : revoked.message };
  },
  'reset-two-factor': async (email) => {
    const reset = await resetTwoFactor(email, actor);
    if (reset === undefined) return { isDone: false, says: `There’s no account for ${email}.` };
    return reset
      ? { isDone: true, says: `Two-factor authentication is off for ${email}. They can set it up again after they log in.` }
      : { isDone: false, says: `Two-factor authentication is off for ${email} already.` };
  },
};

/** `admin`: changes who is an admin, and lets people in again who lost their second factor. Works beside a running Sunup and without one. */
export async function runAdminCommand(args: string[]): Promise<number> {
  const [verb = '', ...rest] = args;
  const isUnverifiedOk = verb === 'grant' && rest.includes('--unverified');
  const emails = rest.filter((word) => word !== '--unverified' || !isUnverifiedOk);
  const command = Object.hasOwn(commands, verb) ? commands[verb] : undefined;
  const [email = '', ...others] = emails;
  const isList = verb === 'list' && emails.length === 0;
  if (!isList && (!command || !email.includes('@') || others.length > 0)) {
    process.stderr.write(asTyped(usage));
    return 2;
  }
  const database = await reachDatabase();
  openDatabase(database.url);
  const queue = await openQueue(queueDatabase(database.url), { working: false, onError: () => undefined });
  try {
    const { isDone, says } = command ? await command(email, isUnverifiedOk) : await list();
    process.stdout.write(`${says}\n`);
    return isDone ? 0 : 1;
  } finally {
    await queue.close();
    await closeDatabase();
    await database.release();
  }
}

async function list(): Promise<Outcome> {
  const admins = await adminsForAdmin();
  const line = ({ email, twoFactor, grantedAt }: (typeof admins)[number]) =>
    `${email}, since ${grantedAt.toISOString().slice(0, 10)}, ${twoFactor ? 'with' : 'without'} two-factor authentication`;
  return { isDone: true, says: admins.length ? admins.map(line).join('\n') : 'There are no admins yet.' };
}
