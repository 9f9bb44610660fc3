import { z } from 'zod';
import { mailableEmail } from '../mails/schema.ts';

/** Why a claim is over: removed by the owner or an admin, not proved in time, or proved for another site. */
export type Ending = 'removed' | 'unproved' | 'lost';

/** A record that the owner sets where the domain's DNS is managed. */
export interface RecordToSet {
  /** The name in full. */
  name: string;
  /** The name as most providers' forms want it: without the domain, `@` for the domain itself. */
  label: string;
  kind: 'TXT' | 'A' | 'AAAA' | 'CNAME' | 'MX';
  /** That of an MX record begins with its priority: '10 mail.example.com'. */
  value: string;
  /** What was seen last. Undefined before the first check. */
  state?: RecordState;
  /** What's there instead, if it's `wrong` or a leftover. */
  instead?: string[];
}

/** A record of a site's domain, by what it's for. */
export interface WantedRecord extends RecordToSet {
  of: 'proof' | 'host' | 'twin';
}

/** `unasked`: no name server of the domain answered. */
export type RecordState = 'right' | 'missing' | 'wrong' | 'unasked';

/** What keeps a claim from its next state, by the record or rule that's wrong. Sentences are in `problem-words.ts`. */
export type DomainProblem =
  | { code: 'proof-missing' }
  | { code: 'proof-outdated' }
  | { code: 'taken' }
  | { code: 'no-zone' }
  | { code: 'unasked' }
  | { code: 'address-missing'; host: string }
  | { code: 'address-wrong'; host: string; instead: string[] }
  | { code: 'address-extra'; host: string; instead: string[] }
  | { code: 'address-private'; host: string; instead: string[] }
  | { code: 'ipv6-leftover'; host: string; instead: string[] }
  | { code: 'alias-lost'; host: string; target: string }
  | { code: 'proxied'; host: string; provider: string }
  | { code: 'caa'; allowed: string[] }
  | { code: 'not-visible-yet' }
  | { code: 'no-answer'; reason: string };

/** What the last check of a claim saw. */
export interface DomainSeen {
  /** By the `of` of each record. */
  records: Partial<Record<WantedRecord['of'], { state: RecordState; instead: string[] }>>;
  /** Hosts of the domain's name servers, by which we know whose forms the owner fills in. */
  nameServers: string[];
  /** The provider of its DNS, if it offers to set our records. `page` is where the owner agrees. */
  connect?: { name: string; page: string };
}

export const domainNameSchema = z.strictObject({
  name: z.string().trim().min(1, 'Type your domain name.').max(300, 'Use 300 characters or fewer.'),
});

export const recordsEmailSchema = z.strictObject({ email: mailableEmail });
