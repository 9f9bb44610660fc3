import { type AuthenticateResult, authenticate, type DNSResolver } from 'mailauth';
import { getDomain } from 'tldts';
import type { NameServer, RecordsOf } from '../network/name-server.ts';
import type { Names } from '../network/names.ts';
import { withinTime } from '../network/within-time.ts';
import { asciiAddress } from './ascii-address.ts';

/** The connection that an email came over. */
export interface Client {
  address: string;
  /** The name that it greeted us with. */
  helo: string;
  isEncrypted: boolean;
}

/** One result of a check, as RFC 8601 names them. */
export type CheckResult = 'pass' | 'fail' | 'softfail' | 'neutral' | 'none' | 'temperror' | 'permerror' | 'policy';

/** What was checked of an email when it came in. */
export interface Authentication {
  /** The author's address in From, in small letters. Empty if there isn't exactly one. */
  author: string;
  /** `pass`: it's from the author's domain. `later`: a look-up failed, so no one can say yet. */
  verdict: 'pass' | 'fail' | 'later';
  /** Why, in a few words for the log and for Admin. */
  reason: string;
  spf: CheckResult;
  dkim: CheckResult;
  dmarc: CheckResult;
  /** What the author's domain asks receivers to do with an email that isn't proved. Empty if it doesn't say. */
  policy: 'none' | 'quarantine' | 'reject' | '';
  /** True if it came over TLS. */
  isEncrypted: boolean;
  /** The address that it came from, and the name that leads there and back. Empty if there's none. */
  clientAddress: string;
  clientName: string;
}

/** All look-ups of one email, in milliseconds. A name server that answers slowly doesn't hold a connection for longer. */
export const checksMs = 20_000;
const nameLimitMs = 4000;

/** Checks who an email is by: SPF, DKIM and DMARC, with our own name server. `host` is ours. */
export async function authenticationOf(raw: Buffer, client: Client, sender: string, names: Names, host: string): Promise<Authentication> {
  const [server] = names.public;
  const from = { isEncrypted: client.isEncrypted, clientAddress: client.address };
  if (!server) return { ...unchecked('no name server'), ...from, clientName: '' };
  const resolver = resolverAt(server) as DNSResolver;
  const checks = authenticate(raw, {
    ip: client.address,
    helo: client.helo,
    sender,
    mta: host,
    resolver,
    disableArc: true,
    disableBimi: true,
  });
  const [result, clientName] = await Promise.all([
    withinTime(checksMs, checks).catch(() => undefined),
    withinTime(nameLimitMs, nameOf(client.address, server)).catch(() => ''),
  ]);
  return { ...(result ? authorOf(result, sender) : unchecked('the checks failed or took too long')), ...from, clientName };
}

type Author = Omit<Authentication, 'isEncrypted' | 'clientAddress' | 'clientName'>;

function unchecked(reason: string): Author {
  return { author: '', verdict: 'later', reason, spf: 'temperror', dkim: 'temperror', dmarc: 'temperror', policy: '' };
}

/**
 * Whether an email is from its author's domain. DMARC alone would refuse every small firm, because most have no such record: for them
 * the same alignment counts. A look-up that failed says nothing about the author.
 */
export function authorOf(result: AuthenticateResult, sender: string): Author {
  const { dkim, dmarc } = result;
  const author = dkim.headerFrom.length === 1 && dkim.fromFields === 1 ? asciiAddress(dkim.headerFrom[0] ?? '') : '';
  const signatures = dkim.results.map(({ status }) => status.result as CheckResult);
  const seen = {
    author,
    spf: result.spf ? (result.spf.status.result as CheckResult) : 'none',
    dkim: signatures.includes('pass') ? 'pass' : (signatures.find((one) => one === 'temperror') ?? signatures[0] ?? 'none'),
    dmarc: dmarc ? (dmarc.status.result as CheckResult) : 'none',
    policy: policyIn(dmarc),
  } as const;
  return { ...seen, ...verdictOf(result, seen, sender) };
}

function verdictOf(
  { dmarc, dkim }: AuthenticateResult,
  seen: Omit<Author, 'verdict' | 'reason'>,
  sender: string,
): Pick<Author, 'verdict' | 'reason'> {
  if (!dmarc || !seen.author) return { verdict: 'fail', reason: 'not exactly one author' };
  // Whoever passes a signature with a length on may write below what was signed.
  const isWhole = !dmarc.alignment?.dkim.underSized;
  if (seen.dmarc === 'pass' && (isWhole || dmarc.alignment.spf.result)) return { verdict: 'pass', reason: 'DMARC' };
  const wasUnasked = [seen.dmarc, seen.spf, ...dkim.results.map(({ status }) => status.result)].includes('temperror');
  if (wasUnasked) return { verdict: 'later', reason: 'a look-up failed' };
  if (seen.dmarc === 'pass') return { verdict: 'fail', reason: 'the signature covers only a part' };
  if (seen.dmarc === 'fail') return { verdict: 'fail', reason: 'DMARC' };
  const isSigned = dkim.results.some(({ status }) => status.result === 'pass' && status.aligned && !status.underSized);
  if (isSigned) return { verdict: 'pass', reason: 'signed by the author’s domain, which has no DMARC record' };
  const isSent = seen.spf === 'pass' && sender !== '' && registeredDomain(sender) === registeredDomain(seen.author);
  if (isSent) return { verdict: 'pass', reason: 'sent by the author’s domain, which has no DMARC record' };
  return { verdict: 'fail', reason: 'neither signed nor sent by the author’s domain' };
}

function policyIn(dmarc: AuthenticateResult['dmarc']): Author['policy'] {
  const policy = dmarc ? dmarc.policy : '';
  return policy === 'none' || policy === 'quarantine' || policy === 'reject' ? policy : '';
}

/** 'ana@office.hollis.com' → 'hollis.com' */
export function registeredDomain(address: string): string {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return getDomain(domain, { allowPrivateDomains: true }) ?? domain;
}

/** Our name server as a function like `resolve` of node:dns, which the checks ask. */
export function resolverAt(server: NameServer): (name: string, kind: string) => Promise<unknown[]> {
  return async (name, kind) => {
    if (!isAsked(kind)) throw noAnswer('ENODATA', name);
    const answer = await server.ask(name, kind);
    if (answer.kind !== 'records') throw noAnswer(answer.code ?? 'ENODATA', name);
    return kind === 'TXT' ? answer.records.map((text) => [text]) : answer.records;
  };
}

function isAsked(kind: string): kind is Exclude<keyof RecordsOf, 'CAA'> {
  return ['A', 'AAAA', 'CNAME', 'MX', 'NS', 'PTR', 'TXT'].includes(kind);
}

function noAnswer(code: string, name: string): Error {
  return Object.assign(new Error(`${code} ${name}`), { code });
}

/** The name that an address has in reverse, if that leads back to it. Otherwise empty. */
async function nameOf(address: string, server: NameServer): Promise<string> {
  const answer = await server.ask(reverseName(address), 'PTR');
  const name = answer.kind === 'records' ? (answer.records[0] ?? '') : '';
  if (!name) return '';
  const back = await server.ask(name, address.includes(':') ? 'AAAA' : 'A');
  return back.kind === 'records' && back.records.some((one) => reverseName(one) === reverseName(address)) ? name : '';
}

/** '192.0.2.1' → '1.2.0.192.in-addr.arpa', and the same for IPv6, in whichever of its forms. */
function reverseName(address: string): string {
  if (!address.includes(':')) return `${address.split('.').reverse().join('.')}.in-addr.arpa`;
  const [left = '', right = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const missing = 8 - groups(left).length - groups(right).length;
  const all = [...groups(left), ...Array.from({ length: missing }, () => '0'), ...groups(right)];
  return `${[...all.map((group) => group.padStart(4, '0')).join('')].reverse().join('.')}.ip6.arpa`;
}
