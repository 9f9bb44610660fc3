import { demoAccounts } from './content/demo-accounts.ts';
import { env } from './env.ts';

/** Prints a demo's addresses and accounts once everything is running. Live, standard output is a log. */
export function printBanner(): void {
  const { appUrl, databaseUrl, mode, sitesDomain, smtpUrl, stripe } = env();
  if (mode === 'live') return;
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
