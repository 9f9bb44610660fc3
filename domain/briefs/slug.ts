import anyAscii from 'any-ascii';
import { eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Connection } from '../../db/connect.ts';
import { formerLabels, projects } from '../../db/schema/index.ts';
import { isAddressLabel } from '../../sites/brief/fields.ts';
import { hyphenated } from '../../sites/language/phrases.ts';
import { withoutEnd } from '../../text/text-end.ts';
import type { Answers } from './schema.ts';

/** Host labels that no new site gets: mail clients and proxies trust some, and others could be mistaken for ours or for a brand's login. */
export const reservedLabels: ReadonlySet<string> = new Set(
  [
    // Our own, and what looks like them.
    'sunup www app api admin administrator portal preview editor status help support contact about blog news press jobs careers legal',
    'terms privacy pricing shop store cdn assets static media images img files download downloads upload uploads docs wiki forum community',
    'dev test testing staging stage demo beta alpha sandbox internal intranet private localhost local host server git ci monitor metrics',
    // Logins and money.
    'auth login log-in signin sign-in signup sign-up register logout log-out account accounts my user users member members profile password',
    'reset verify verification secure security ssl safe billing bill bills invoice invoices pay payment payments checkout wallet bank banking',
    'refund refunds order orders customer customers dashboard panel console id sso oauth oidc idp token webhook webhooks',
    // Names that programs look for (RFC 2142, RFC 6761, mail and proxy discovery).
    'mail email e-mail webmail smtp imap pop pop3 mx mx1 mx2 mta mta-sts dkim dmarc spf bimi autodiscover autoconfig wpad isatap well-known',
    'connect ns ns1 ns2 ns3 ns4 dns dns1 dns2 ftp sftp ssh vpn proxy gateway ntp ldap sip xmpp calendar caldav carddav rdp root nobody',
    'abuse postmaster hostmaster webmaster noc noreply no-reply mailer-daemon info sales marketing',
    // Brands and offices that phishing pretends to be.
    'paypal stripe venmo zelle cashapp cash-app square squareup klarna affirm visa mastercard amex american-express discover',
    'apple icloud google gmail youtube microsoft outlook office365 amazon aws facebook meta instagram whatsapp twitter x-com tiktok linkedin',
    'netflix ebay walmart costco target chase wells-fargo wellsfargo bank-of-america bankofamerica citibank capital-one capitalone coinbase',
    'irs us-irs gov government treasury medicare social-security socialsecurity ssa usps ups fedex dhl dmv fbi police court',
    'docusign dropbox adobe zoom github gitlab cloudflare godaddy wix squarespace shopify wordpress intuit quickbooks turbotax',
  ].flatMap((line) => line.split(' ')),
);

/** Alphabets whose letters stand for sounds, so a name keeps its sound in Latin letters. Others need a dictionary, or lose their vowels. */
const spelled =
  /[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Common}\p{Script=Inherited}]/u;

/** A name in Latin letters, if its alphabet allows that: 'ДомДом' → 'DomDom', 'Ｂｏｂ' → 'Bob'. Emoji have no letters. */
function latin(typed: string): string {
  const name = typed.replace(/[™℠®©]/g, '').normalize('NFKC');
  return spelled.test(name)
    ? name
    : name.replace(
        /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu,
        (word) => anyAscii(word),
      );
}

/** 'Hollis & Daughter Plumbing' → 'hollis-daughter-plumbing': a host label of up to 40 letters, digits and hyphens, cut at a word. */
export function slugOf(name: string): string {
  const slug = hyphenated(latin(name), 40);
  return slug.length < 2 || reservedLabels.has(slug) || /^[pblf]-/.test(slug) ? withoutEnd(`site-${slug || 'new'}`, /-/) : slug;
}

/** The free address that the owner typed in the brief. Undefined if they left it to us, or if no address can be made of it. */
export function wishedAddress({ domain }: Answers): string | undefined {
  const { address = '' } = (domain ?? {}) as { address?: string };
  return isAddressLabel(address) ? address : undefined;
}

/** What a site's free address is made of: the owner's wish, the name, or the trade and town if the name has no letters for it. */
export function addressName(answers: Answers): string {
  const { name = '', trade = '' } = businessOf(answers);
  return wishedAddress(answers) ?? [name, `${trade} ${townOf(answers)}`].find((words) => isAddressLabel(latin(words))) ?? name;
}

/** The town that a business is in, or the first that it serves. Empty if the brief names none. */
export function townOf(answers: Answers): string {
  const { address, serviceArea } = businessOf(answers);
  return address?.city || serviceArea?.[0] || '';
}

function businessOf({ business }: Answers): BusinessAnswers {
  return { ...(business as BusinessAnswers | undefined) };
}

interface BusinessAnswers {
  name?: string;
  trade?: string;
  address?: { city?: string } | null;
  serviceArea?: string[];
}

/**
 * A slug that no other project has or had, with a number appended if the plain one is taken. Requests for the same name at the same
 * time wait until `tx` ends. So do those for the name with a number, which is the other's next one.
 */
export async function freeSlug(tx: Connection, name: string, projectId: string): Promise<string> {
  const base = slugOf(name);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`slug:${base.replace(/(?<!-\d+)(?:-\d+)+$/, '')}`}))`);
  for (let n = 1; ; n++) {
    const slug = n === 1 ? base : `${base}-${n}`;
    // One statement, because a slug may become a former one between two.
    const taken = await unionAll(
      tx.select({ projectId: projects.id }).from(projects).where(eq(projects.slug, slug)),
      tx.select({ projectId: formerLabels.projectId }).from(formerLabels).where(eq(formerLabels.label, slug)),
    );
    if (taken.every((one) => one.projectId === projectId)) return slug;
  }
}
