import { setTimeout as delay } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { env } from '../base/env.ts';
import { demoAccounts } from '../content/demo-accounts.ts';
import { db } from '../db/connect.ts';
import { emailAddresses, leads, projects, users } from '../db/schema/index.ts';
import { addAddress } from '../domain/email-addresses/email-addresses.ts';
import { checkEmailNow } from '../domain/email-domains/checking.ts';
import { chooseProvider } from '../domain/email-domains/email-domains.ts';
import { emailDomainOf, emailRecordsAskedFor } from '../domain/email-domains/queries.ts';
import { checkNow } from '../domain/own-domains/checking.ts';
import { claimDomain } from '../domain/own-domains/claims.ts';
import { domainOf, recordsAskedFor } from '../domain/own-domains/queries.ts';
import { asOwner } from '../domain/projects/site-editor.ts';
import { caughtMails } from '../outside/fakes/mail-catcher.ts';
import { Zones } from '../outside/fakes/name-server.ts';
import { answerTo, writeAsStranger } from '../outside/fakes/stranger.ts';
import { receiverPort } from '../outside/mail-in/receiver.ts';
import { accepted } from './accepted.ts';
import file from './marigold-emails.yaml';

interface Marigold {
  domain: string;
  sender: string;
  emails: readonly StrangersEmail[];
}

interface StrangersEmail {
  name: string;
  address: string;
  subject: string;
  text: string;
  /** What the owner replies from her mailbox. */
  answer?: string;
}

interface Site {
  ownerId: string;
  projectId: string;
}

const marigold = file as Marigold;
/** How often something is looked at until it's there. A person may have records looked at every five seconds. */
const looks = 20;
const recordsMs = 5500;
const mailMs = 500;

/**
 * Connects the domain of the demo's hair room, sets up info@ there, and has strangers write to it. Everything goes the way that it goes for
 * real: records over DNS, emails over SMTP. Does what's missing, and nothing where real resolvers are asked about domains.
 */
export async function fillOwnDomain(): Promise<void> {
  if (env().dnsServers.length > 0) return;
  const [site] = await db()
    .select({ ownerId: users.id, projectId: projects.id })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.ownerId))
    .where(eq(users.email, demoAccounts.liveOwner));
  if (!site) return;
  await connectDomain(site);
  await setUpEmail(site);
  // Without a receiver in this process, no one could write.
  if (receiverPort() !== undefined) for (const email of marigold.emails) await exchange(site, email);
}

async function connectDomain({ ownerId, projectId }: Site): Promise<void> {
  const owner = asOwner(ownerId);
  if (!(await domainOf(projectId))) accepted(await claimDomain(owner, projectId, marigold.domain));
  setRecords(await recordsAskedFor());
  await until('its domain is connected', recordsMs, async () => {
    await checkNow(owner, projectId);
    return (await domainOf(projectId))?.state === 'serving' || undefined;
  });
}

async function setUpEmail({ ownerId, projectId }: Site): Promise<void> {
  accepted(await chooseProvider(ownerId, projectId, 'us'));
  await until('its records for email are right', recordsMs, async () => {
    // Some build on what's there, so they're asked for only after a look.
    setRecords(await emailRecordsAskedFor());
    await checkEmailNow(ownerId, projectId);
    return (await emailDomainOf(projectId))?.isReady || undefined;
  });
  if (await db().$count(emailAddresses, eq(emailAddresses.projectId, projectId))) return;
  const info = { localPart: 'info', senderName: marigold.sender, mailbox: demoAccounts.liveOwner };
  accepted(await addAddress(ownerId, projectId, info));
}

/** Sets what owners of the domain are asked to set, as at a registrar. */
function setRecords(asked: Awaited<ReturnType<typeof recordsAskedFor>> | Awaited<ReturnType<typeof emailRecordsAskedFor>>): void {
  new Zones(env().dataDir).set(asked.find(({ name }) => name === marigold.domain)?.records ?? []);
}

/** An email to info@, and the owner's reply to what was passed on to her mailbox. */
async function exchange({ projectId }: Site, { name, address, subject, text, answer }: StrangersEmail): Promise<void> {
  if (await db().$count(leads, and(eq(leads.projectId, projectId), eq(leads.email, address)))) return;
  taken(await writeAsStranger({ from: `${name} <${address}>`, to: `info@${marigold.domain}`, subject, text }));
  const inMailbox = () => caughtMails(demoAccounts.liveOwner).find((mail) => mail.subject === subject);
  const passedOn = await until('an email is passed on', mailMs, async () => inMailbox());
  if (answer) taken(await writeAsStranger(answerTo(passedOn, answer)));
}

function taken({ ok, says }: { ok: boolean; says: string }): void {
  if (!ok) throw new Error(`An email of the demo was refused: ${says}`);
}

/** What comes of looking at something, once it's there. */
async function until<Found>(what: string, pauseMs: number, look: () => Promise<Found | undefined>): Promise<Found> {
  for (let count = 0; count < looks; count++) {
    const found = await look();
    if (found !== undefined) return found;
    await delay(pauseMs);
  }
  throw new Error(`The demo’s hair room waited in vain until ${what}.`);
}
