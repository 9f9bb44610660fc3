import { demoAccounts } from './content/demo-accounts.ts';
import { adminsForAdmin } from './domain/accounts/admins.ts';
import { asTyped } from './domain/builds/commands.ts';
import { env } from './env.ts';
import { log } from './log.ts';

/** Prints a demo's addresses and accounts once everything is running. Live, standard output is a log, and a line of it says what's next. */
export async function printBanner(): Promise<void> {
  const { appUrl, databaseUrl, mode, sitesDomain, smtpUrl, stripe } = env();
  if (mode === 'live') return log.info({ appUrl }, await nextStep(appUrl));
  const app = new URL(appUrl);
  const lines = [
    `Sunup is up at ${appUrl}`,
    '',
    `  Customer   ${demoAccounts.owner} / ${demoAccounts.password}   (a draft waits for review)`,
    `  Admin      ${demoAccounts.admin} / ${demoAccounts.password}`,
    `  Customer   ${demoAccounts.liveOwner} / ${demoAccounts.password}   (a live site)`,
    `  Live site  ${app.protocol}//marigold-hair-room.${sitesDomain}${app.port ? `:${app.port}` : ''}`,
    ...(smtpUrl ? [] : [`  Mail       ${appUrl}/dev/inbox`]),
    '',
    databaseUrl || smtpUrl || stripe
      ? '  This is the demo. Ctrl-C stops it.'
      : '  Everything here is embedded: database, mail, payments (TEST MODE). Ctrl-C stops it.',
  ];
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
}

/** Where it is, and what to do next. */
async function nextStep(appUrl: string): Promise<string> {
  const [admin] = await adminsForAdmin();
  const next = admin
    ? `Check everything with ${asTyped('npm run doctor')}.`
    : `There’s no admin yet. Sign up at ${appUrl}/auth, open the link in the email that arrives, and run ${asTyped('npm run admin -- grant EMAIL')}.`;
  return `Sunup is up at ${appUrl}. ${next}`;
}
