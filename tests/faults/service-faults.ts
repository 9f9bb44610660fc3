import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { webhookTypes } from '../../outside/payments/events.ts';
import { bucketKeys } from '../harness/bucket-server.ts';
import { freePort } from '../harness/built-server.ts';
import { addBackup, certificates, mailPassword, type SetUp } from '../helpers/whole-setup.ts';
import { type Fault, runningHas, settingsHave, silentPort } from './fault.ts';

const day = 24 * 60 * 60_000;

/** Faults of mail, Stripe, stored files and backups. */
export const serviceFaults: Fault[] = [
  {
    what: 'a mail server that’s down',
    plant: async (world) => sendThrough(world, `smtp://127.0.0.1:${await freePort()}`),
    lines: { 'Mail server': /^127\.0\.0\.1:\d+ doesn’t answer \(connection refused\)/ },
  },
  {
    what: 'a mail server that never greets',
    plant: async (world) => sendThrough(world, `smtp://127.0.0.1:${await silentPort(world)}`),
    lines: { 'Mail server': /^127\.0\.0\.1:\d+ doesn’t answer/ },
  },
  {
    what: 'a wrong password of the mail server',
    plant: (world) => sendThrough(world, (world.given.env.smtpUrl ?? '').replace(mailPassword, 'wrong-password')),
    lines: { 'Mail server': /^127\.0\.0\.1:\d+ refuses the login in SMTP_URL \(status 535\)/ },
  },
  {
    what: 'a mail server whose certificate no one trusts',
    plant: async (world) => {
      const port = await world.startMail({ secure: true, ...certificates.homemade });
      sendThrough(world, `smtps://sender:${mailPassword}@127.0.0.1:${port}`);
    },
    lines: { 'Mail server': /^The encryption of 127\.0\.0\.1:\d+ fails/ },
  },
  {
    what: 'a mail server without encryption',
    // Not one of the names of this machine, and leads there all the same.
    plant: (world) => sendThrough(world, (world.given.env.smtpUrl ?? '').replace('127.0.0.1', '0.0.0.0')),
    lines: { 'Mail server': /^0\.0\.0\.0:\d+ offers no encryption/ },
  },
  {
    what: 'a sender that the mail server refuses',
    plant: async (world) => {
      const port = await world.startMail({ onMailFrom: (_address, _session, done) => done(new Error('Not your address')) });
      sendThrough(world, `smtp://sender:${mailPassword}@127.0.0.1:${port}`);
      world.given.mailTo = 'you@people.example';
    },
    lines: { 'Test email': /refused an email from Sunup <hello@sunup\.example> to you@people\.example/ },
  },
  {
    what: 'a sender’s domain that gets no email',
    plant: ({ dns }) => void delete dns.mailServers['sunup.example'],
    lines: { Sender: /^sunup\.example has no MX record/ },
  },
  {
    what: 'a sender’s domain without SPF',
    plant: ({ dns }) => void delete dns.texts['sunup.example'],
    lines: { SPF: /^sunup\.example has no SPF record/ },
  },
  {
    what: 'two SPF records',
    plant: ({ dns }) => dns.texts['sunup.example']?.push('v=spf1 ~all'),
    lines: { SPF: /^sunup\.example has 2 SPF records, so none of them counts/ },
  },
  {
    what: 'an SPF record whose provider has none',
    plant: ({ dns }) => void delete dns.texts['mail.example'],
    lines: { SPF: /^The SPF record of sunup\.example includes mail\.example, which has none/ },
  },
  {
    what: 'a sender’s domain without DMARC',
    plant: ({ dns }) => void delete dns.texts['_dmarc.sunup.example'],
    lines: { DMARC: /^sunup\.example has no DMARC record/ },
  },
  {
    what: 'a mail server that takes no logins',
    plant: async (world) => {
      const port = await world.startMail({ disabledCommands: ['STARTTLS', 'AUTH'], authOptional: true });
      sendThrough(world, `smtp://sender:${mailPassword}@127.0.0.1:${port}`);
    },
    lines: { 'Mail server': /^127\.0\.0\.1:\d+ takes no logins on this port \(status 50\d\)/ },
  },
  {
    what: 'TLS on a port that begins without',
    plant: (world) => sendThrough(world, (world.given.env.smtpUrl ?? '').replace('smtp:', 'smtps:')),
    lines: { 'Mail server': /^The encryption of 127\.0\.0\.1:\d+ fails \(it doesn’t speak TLS there\)/ },
  },
  {
    what: 'a wrong key of Stripe',
    plant: ({ given }) => given.provider && Object.assign(given, { provider: { ...given.provider, secretKey: 'sk_test_revoked' } }),
    lines: { Stripe: /^Stripe refuses STRIPE_SECRET_KEY/ },
  },
  {
    what: 'no way to Stripe',
    plant: async ({ given }) => {
      const port = await freePort();
      if (given.provider) given.provider = { ...given.provider, address: () => ({ host: '127.0.0.1', port }) };
    },
    lines: { Stripe: /^api\.stripe\.com doesn’t answer from here/ },
  },
  {
    what: 'a key of Stripe’s test mode in live mode',
    plant: async (world) => {
      settingsHave({ isTrial: false })(world);
      await runningHas({ mode: 'live' })(world);
    },
    lines: { 'Stripe mode': /^The key is one of Stripe’s test mode, so no card is charged/ },
  },
  {
    what: 'a webhook with another address',
    plant: ({ startStripe }) => startStripe({ webhookUrl: 'https://old.example/api/webhooks/stripe' }),
    lines: { 'Stripe webhook': /^No webhook endpoint has the address https:\/\/sunup\.example\/api\/webhooks\/stripe/ },
  },
  {
    what: 'a webhook that’s disabled',
    plant: ({ startStripe }) => startStripe({ isWebhookEnabled: false }),
    lines: { 'Stripe webhook': /is disabled/ },
  },
  {
    what: 'a webhook that lacks two events',
    plant: ({ startStripe }) =>
      startStripe({ webhookTypes: webhookTypes.filter((type) => !/^(?:invoice\.paid|charge\.dispute\.created)$/.test(type)) }),
    lines: { 'Stripe webhook': /^The webhook endpoint doesn’t get charge\.dispute\.created, invoice\.paid\.$/ },
  },
  {
    what: 'a wrong secret of the bucket',
    plant: (world) => storeIn(world, { secretAccessKey: 'not-the-one' }),
    lines: { 'File store': /^A file can’t be stored: .*403 SignatureDoesNotMatch/ },
  },
  {
    what: 'a bucket without the files of published sites',
    ownDatabase: true,
    plant: ({ sql }) =>
      sql(`set session_replication_role = replica;
        insert into site_releases (version_id, origin, served_hash, manifest_hash, bodies)
        values (gen_random_uuid(), 'https://hollis.sites.example.net', 'x', '${'ab'.repeat(32)}', '{}')`),
    lines: { 'Stored files': /^1 of the last 1 published sites is missing or damaged in the bucket http:/ },
  },
  {
    what: 'a bucket that doesn’t exist',
    plant: (world) => storeIn(world, { url: world.bucket.url.replace(/sunup$/, 'nowhere') }),
    lines: { 'File store': /^A file can’t be stored: .*404 NoSuchBucket/ },
  },
  {
    what: 'another region of the bucket',
    plant: (world) => storeIn(world, { region: 'eu-north-1' }),
    lines: { 'File store': /^A file can’t be stored: .*403 AuthorizationHeaderMalformed/ },
  },
  {
    what: 'a store that’s down',
    plant: async (world) => storeIn(world, { url: `http://127.0.0.1:${await freePort()}/sunup` }),
    lines: { 'File store': /^A file can’t be stored: connection refused/ },
  },
  {
    what: 'a folder for files that’s a file',
    plant: (world) => {
      settingsHave({ bucket: undefined })(world);
      writeFileSync(path.join(world.given.env.dataDir, 'files'), '');
    },
    lines: { 'File store': /^A file can’t be stored: EEXIST/ },
  },
  {
    what: 'no place for backups',
    plant: settingsHave({ backupTo: undefined }),
    lines: { Backup: /^BACKUP_TO isn’t set/ },
  },
  {
    what: 'no backup yet',
    plant: ({ given }) => rmSync(given.env.backupTo ?? '', { recursive: true }),
    lines: { Backup: /^The folder .+ doesn’t exist\.$/ },
  },
  {
    what: 'a backup of last week',
    plant: ({ given }) => {
      const to = given.env.backupTo ?? '';
      rmSync(to, { recursive: true });
      addBackup(to, new Date(Date.now() - 7 * day));
    },
    lines: { Backup: /^The last backup is 7 days old/ },
  },
];

function sendThrough({ given }: SetUp, smtpUrl: string): void {
  given.env = { ...given.env, smtpUrl };
}

function storeIn({ given, bucket }: SetUp, change: Partial<typeof bucketKeys & { url: string }>): void {
  given.env = { ...given.env, bucket: { url: bucket.url, ...bucketKeys, ...change } };
}
