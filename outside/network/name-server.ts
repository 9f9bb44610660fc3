import type { CaaRecord, MxRecord } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { withinTime } from './within-time.ts';

/** What a name server said of one kind of record. `unasked` if it gave no answer to rely on: a time-out, a refusal, a failure of its own. */
export type Answer<Record> =
  | { kind: 'records'; records: Record[] }
  // `ENOTFOUND` if there's no such name at all.
  | { kind: 'none'; code?: 'ENODATA' | 'ENOTFOUND' }
  | { kind: 'unasked'; code: string };

/** Records by kind, each in the form in which they're compared. */
export interface RecordsOf {
  PTR: string;
  A: string;
  AAAA: string;
  CNAME: string;
  NS: string;
  /** Each as one text. */
  TXT: string;
  CAA: CaaRecord;
  /** With an empty host if the domain says that it receives no email. */
  MX: MxRecord;
}

/** Something that answers questions about names. */
export interface NameServer {
  ask: <Kind extends keyof RecordsOf>(name: string, kind: Kind) => Promise<Answer<RecordsOf[Kind]>>;
}

/** c-ares counts its time-outs differently from what it's given, so a limit of our own ends a question. */
const limitMs = 3000;

/** The name servers at these addresses (`1.1.1.1`, `127.0.0.1:5353`), of which the first that answers counts. */
export function nameServerAt(addresses: readonly string[]): NameServer {
  const ask = async (name: string, kind: keyof RecordsOf): Promise<Answer<unknown>> => {
    const resolver = new Resolver({ timeout: 1000, tries: 2 });
    resolver.setServers(addresses);
    try {
      const records = await withinTime(limitMs, recordsOf(resolver, name, kind));
      // A chain that leads nowhere is an empty list, not an error.
      return records.length > 0 ? { kind: 'records', records } : { kind: 'none', code: 'ENODATA' };
    } catch (error) {
      const { code = 'EUNKNOWN' } = error as NodeJS.ErrnoException;
      return code === 'ENODATA' || code === 'ENOTFOUND' ? { kind: 'none', code } : { kind: 'unasked', code };
    } finally {
      resolver.cancel();
    }
  };
  return { ask: ask as NameServer['ask'] };
}

async function recordsOf(resolver: Resolver, name: string, kind: keyof RecordsOf): Promise<unknown[]> {
  switch (kind) {
    case 'PTR':
      return (await resolver.resolvePtr(name)).map(bareHost);
    case 'A':
      return resolver.resolve4(name);
    case 'AAAA':
      return resolver.resolve6(name);
    case 'CNAME':
      return (await resolver.resolveCname(name)).map(bareHost);
    case 'NS':
      return (await resolver.resolveNs(name)).map(bareHost);
    case 'TXT':
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
    case 'CAA':
      return resolver.resolveCaa(name);
    case 'MX':
      return (await resolver.resolveMx(name)).map(({ exchange, priority }) => ({ exchange: bareHost(exchange), priority }));
  }
}

/** A host as it's compared: in small letters, without the final dot. */
export function bareHost(host: string): string {
  return host.toLowerCase().replace(/\.$/, '');
}
