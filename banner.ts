import { demoAccounts } from './content/demo-accounts.ts';
import { env } from './env.ts';

/** Prints the addresses once everything is running. */
export function printBanner(): void {
  const { appUrl, databaseUrl, isTrial, mode, sitesDomain, smtpUrl, stripe } = env();
  const app = new URL(appUrl);
  const lines = [`Sunup is up at ${appUrl}`];
  if (mode === 'demo') {
    lines.push(
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
    );
  }
  if (isTrial) lines.push('', '  This is a trial. No card is charged, and search engines are asked to list nothing.');
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
}
