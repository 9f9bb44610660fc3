import path from 'node:path';
import { env } from '../base/env.ts';
import { log } from '../base/log.ts';
import { demoAccounts } from '../content/demo-accounts.ts';
import { adminsForAdmin } from '../domain/accounts/admins.ts';
import { asTyped } from '../domain/builds/commands.ts';
import { hasTestPayments } from '../domain/trial.ts';

/**
 * Prints where everything is once it's running: a demo's addresses and accounts, or what to do next in a trial on one's own machine.
 * On a server, standard output is a log, and a line of it says what's next.
 */
export async function printBanner(): Promise<void> {
  const { appUrl, isLocal, mode } = env();
  if (isLocal) print(await trialLines());
  else if (mode === 'live') log.info({ appUrl }, await nextStep());
  else print(demoLines());
}

function print(lines: string[]): void {
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
}

function demoLines(): string[] {
  const { appUrl, databaseUrl, sitesDomain, smtpUrl, stripe } = env();
  const app = new URL(appUrl);
  return [
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
}

/** Commands read the same variables as the server, so the one shown has those that lead to this trial. */
async function trialLines(): Promise<string[]> {
  const { appUrl, dataDir, databaseUrl, smtpUrl } = env();
  const near = path.relative('', dataDir);
  const folder = near.startsWith('..') ? dataDir : near || '.';
  const variables = [
    'SUNUP_MODE=trial',
    `APP_URL=${appUrl}`,
    `DATA_DIR=${/[^\w./-]/.test(folder) ? JSON.stringify(folder) : folder}`,
    ...(databaseUrl ? ['DATABASE_URL=…'] : []),
  ].join(' ');
  return [
    `Sunup is up at ${appUrl}`,
    '',
    `  Mail       ${smtpUrl ? 'sent through SMTP_URL' : `${appUrl}/dev/inbox (nothing leaves this machine)`}`,
    `  Payments   ${hasTestPayments() ? 'built-in test payments. No card is charged' : 'Stripe’s test mode'}`,
    ...((await hasAdmin())
      ? [`  Admin      ${appUrl}/admin/dashboard`]
      : [
          `  Admin      none yet. Sign up at ${appUrl}/auth, open the link in the email that arrives, and run this in another terminal:`,
          `             ${variables} ${asTyped('npm run admin -- grant EMAIL')}`,
        ]),
    '',
    '  This is a trial on your own machine. Ctrl-C stops it.',
  ];
}

/** Where it is, and what to do next. */
async function nextStep(): Promise<string> {
  const { appUrl } = env();
  const next = (await hasAdmin())
    ? `Check everything with ${asTyped('npm run doctor')}.`
    : `There’s no admin yet. Sign up at ${appUrl}/auth, open the link in the email that arrives, and run ${asTyped('npm run admin -- grant EMAIL')}.`;
  return `Sunup is up at ${appUrl}. ${next}`;
}

async function hasAdmin(): Promise<boolean> {
  return (await adminsForAdmin()).length > 0;
}
