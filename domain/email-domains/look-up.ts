import { env } from '../../base/env.ts';
import { type ChoosableProvider, mailProvider, mailProviderOf, providerValue } from '../../content/mail-providers.ts';
import type { Answer, NameServer, RecordsOf } from '../../outside/network/name-server.ts';
import type { Names } from '../../outside/network/names.ts';
import { anyOf, zoneOf } from '../own-domains/look-up.ts';
import { dkimName, judgeDkim, keyIn } from './dkim.ts';
import { judgeDmarc } from './dmarc.ts';
import { reportAddress, sendersDomain } from './operator.ts';
import type { EmailProblem, EmailProvider, EmailRecordsSeen, SeenEmailRecord } from './schema.ts';
import { isNaming, isSameSpf, isSpf, mergedSpf, mostLookups, readSpf, type SpfNames, termsOf } from './spf.ts';

/** What one look at a domain's email records found. */
export type EmailSighting = Pick<EmailRecordsSeen, 'records' | 'keys' | 'mailServers' | 'nameServers'>;

interface Looked {
  domain: string;
  provider: EmailProvider;
  /** Our keys whose records are wanted. */
  keys: { selector: string; publicKey: string }[];
}

const unasked: SeenEmailRecord = { state: 'unasked', instead: [] };

/** A question that no name server answered. */
class Unasked extends Error {}

/** Looks a domain's email records up at its own name servers, and what they refer to at public resolvers. */
export async function lookUpEmail({ domain, provider, keys }: Looked, names: Names): Promise<EmailSighting> {
  const { server, nameServers } = await zoneOf(domain, names);
  if (!server)
    return {
      records: { mx: unasked, spf: unasked, dkim: unasked, dmarc: unasked },
      keys: Object.fromEntries(keys.map(({ selector }) => [selector, unasked])),
      mailServers: [],
      nameServers,
    };
  const asking: Asking = { domain, server, names };
  const elsewhere = provider === 'us' ? undefined : mailProvider(provider);
  const ours = await Promise.all(
    keys.map(async ({ selector, publicKey }) => {
      const name = dkimName(selector, domain);
      return [selector, await judged(asking, name, (texts) => judgeDkim(texts, publicKey))] as const;
    }),
  );
  const [hosts, spf, dmarc, dkim] = await Promise.all([
    mailServersOf(asking),
    spfOf(asking, elsewhere),
    judged(asking, `_dmarc.${domain}`, (texts) => judgeDmarc(texts, reportAddress())),
    elsewhere ? keysElsewhere(asking, elsewhere) : undefined,
  ]);
  return {
    records: { mx: hosts ? judgeMx(hosts, elsewhere) : unasked, spf, dmarc, ...(dkim && { dkim }) },
    keys: Object.fromEntries(ours),
    mailServers: hosts ?? [],
    nameServers,
  };
}

/** The hosts that receive a domain's email now. Undefined if no one could be asked. A domain that receives none has an empty host. */
export async function mailServersAt(domain: string, names: Names): Promise<string[] | undefined> {
  const { server, isAsked } = await zoneOf(domain, names);
  return server ? mailServersOf({ domain, server, names }) : isAsked ? [] : undefined;
}

interface Asking {
  domain: string;
  /** The domain's own name server. */
  server: NameServer;
  names: Names;
}

async function mailServersOf({ domain, server }: Pick<Asking, 'domain' | 'server'> & { names: Names }): Promise<string[] | undefined> {
  const answer = await server.ask(domain, 'MX');
  if (answer.kind === 'unasked') return undefined;
  const records = answer.kind === 'records' ? answer.records : [];
  return records
    .toSorted((one, other) => one.priority - other.priority || (one.exchange < other.exchange ? -1 : 1))
    .map(({ exchange }) => exchange);
}

/** Judges the hosts that receive email: ours alone, or those of the provider that the owner chose. */
export function judgeMx(hosts: readonly string[], elsewhere: ChoosableProvider | undefined): SeenEmailRecord {
  const isWanted = (host: string) =>
    elsewhere ? elsewhere.receives.some((end) => host === end || host.endsWith(`.${end}`)) : host === env().mailIn?.host;
  const real = hosts.filter(Boolean);
  const others = real.filter((host) => !isWanted(host));
  const wrong = (problem: EmailProblem): SeenEmailRecord => ({ state: 'wrong', instead: real, problem });
  if (hosts.length === 0) return { state: 'missing', instead: [] };
  if (real.length === 0) return wrong({ code: 'mx-none' });
  if (others.length === 0) return { state: 'right', instead: [] };
  if (others.length < real.length) return wrong({ code: 'mx-extra', hosts: others });
  return wrong({ code: 'mx-elsewhere', provider: mailProviderOf(real)?.name ?? '', hosts: real });
}

/** Judges the texts at a name. Where there are none, looks if the domain was typed twice, as forms that add it make people do. */
async function judged(
  { domain, server, names }: Asking,
  name: string,
  judge: (texts: string[]) => SeenEmailRecord,
): Promise<SeenEmailRecord> {
  const answer = await askThrough(server, names, name, 'TXT');
  if (answer.kind === 'unasked') return unasked;
  const found = judge(textsIn(answer));
  if (found.state !== 'missing' || found.instead.length > 0) return found;
  const doubled = await server.ask(`${name}.${domain}`, 'TXT');
  const isThere = judge(textsIn(doubled)).state !== 'missing';
  return isThere ? { ...found, problem: { code: 'doubled', name: `${name}.${domain}` } } : found;
}

/** What a zone's own name server says of a name. Where it names another domain, public resolvers say what's there. */
async function askThrough<Kind extends 'TXT'>(
  server: NameServer,
  names: Names,
  name: string,
  kind: Kind,
): Promise<Answer<RecordsOf[Kind]>> {
  const answer = await server.ask(name, kind);
  if (answer.kind !== 'none') return answer;
  const alias = await server.ask(name, 'CNAME');
  if (alias.kind === 'unasked') return alias;
  return alias.kind === 'records' ? anyOf(names.public, name, kind) : answer;
}

const textsIn = (answer: Answer<string>): string[] => (answer.kind === 'records' ? answer.records.map((text) => text.trim()) : []);

async function spfOf({ domain, server, names }: Asking, elsewhere: ChoosableProvider | undefined): Promise<SeenEmailRecord> {
  const answer = await server.ask(domain, 'TXT');
  if (answer.kind === 'unasked') return unasked;
  const records = textsIn(answer).filter(isSpf);
  const known = namesOf(names);
  try {
    const theirs = elsewhere?.spf.find((one) => records.some((record) => isNaming(record, one))) ?? elsewhere?.spf[0];
    return await judgeSpf(domain, records, elsewhere ? theirs : await sendersDomain(known.texts), known);
  } catch (error) {
    if (error instanceof Unasked) return unasked;
    throw error;
  }
}

/** Longest record that answers have room for, beside what else a domain says (RFC 7208, section 3.4). */
const mostCharacters = 450;

/** Judges a domain's SPF records: one of them, which names `included` and takes no more look-ups than receivers make. */
export async function judgeSpf(
  domain: string,
  records: readonly string[],
  included: string | undefined,
  names: SpfNames,
): Promise<SeenEmailRecord> {
  const value = mergedSpf(records, included);
  // Nothing to include and nothing there: no record is wanted.
  if (value === undefined) return { state: 'right', instead: [] };
  const [record, ...more] = records;
  const wrong = (problem: EmailProblem): SeenEmailRecord => ({ state: 'wrong', instead: [...records], value, problem });
  const spf = await readSpf(domain, [], names, value);
  if ('problem' in spf && spf.problem.code === 'too-many')
    return wrong({ code: 'spf-lookups', terms: await costsOf(domain, value, names) });
  if ('problem' in spf)
    return wrong({ code: 'spf-broken', included: spf.problem.code === 'broken' ? spf.problem.included : spf.problem.domain });
  if (record === undefined) return { state: 'missing', instead: [], value };
  if (more.length > 0) {
    const kept = records.find((one) => isSameSpf(one, value)) ?? record;
    return wrong({ code: 'spf-several', others: records.toSpliced(records.indexOf(kept), 1) });
  }
  if (isSameSpf(record, value)) return { state: 'right', instead: [], value: record };
  if (value.length > mostCharacters) return wrong({ code: 'spf-long', characters: value.length });
  const isOpen = termsOf(record).some(({ name, qualifier }) => name === 'all' && qualifier === '');
  return wrong({ code: isOpen ? 'spf-everyone' : 'spf-incomplete' });
}

/** The look-ups that each part of a record takes, the most expensive first. */
async function costsOf(domain: string, record: string, names: SpfNames): Promise<{ term: string; lookups: number }[]> {
  const costs = await Promise.all(
    termsOf(record).map(async ({ text }) => {
      const spf = await readSpf(domain, [], names, `v=spf1 ${text}`);
      return { term: text, lookups: 'lookups' in spf ? spf.lookups : mostLookups + 1 };
    }),
  );
  return costs.filter(({ lookups }) => lookups > 0).toSorted((one, other) => other.lookups - one.lookups);
}

/** Names that records refer to, as public resolvers know them. */
function namesOf({ public: servers }: Names): SpfNames {
  const ask = async <Kind extends 'TXT' | 'A' | 'AAAA' | 'MX'>(name: string, kind: Kind): Promise<RecordsOf[Kind][]> => {
    const answer = await anyOf(servers, name, kind);
    if (answer.kind === 'unasked') throw new Unasked();
    return answer.kind === 'records' ? answer.records : [];
  };
  return {
    texts: (name) => ask(name, 'TXT'),
    addresses: async (name) => (await Promise.all([ask(name, 'A'), ask(name, 'AAAA')])).flat(),
    mailServers: async (name) => (await ask(name, 'MX')).map(({ exchange }) => exchange),
  };
}

/** Whether a mailbox provider's keys are published. Which ones it uses is only known there, so the usual names are looked at. */
async function keysElsewhere({ domain, server, names }: Asking, { dkim }: ChoosableProvider): Promise<SeenEmailRecord> {
  const answers = await Promise.all(dkim.selectors.map((selector) => askThrough(server, names, dkimName(selector, domain), 'TXT')));
  if (answers.some((answer) => textsIn(answer).some((text) => keyIn(text) !== ''))) return { state: 'right', instead: [] };
  if (answers.some(({ kind }) => kind === 'unasked')) return unasked;
  return { state: 'missing', instead: [], problem: { code: 'dkim-off' } };
}

/** The records of a provider's keys that are the same for every domain. */
export function fixedKeys({ dkim }: ChoosableProvider, domain: string): { label: string; value: string }[] {
  return (dkim.records ?? []).map(({ label, value }) => ({ label, value: providerValue(value, domain) }));
}
