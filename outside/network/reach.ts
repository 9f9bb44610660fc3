import { Resolver } from 'node:dns/promises';
import net from 'node:net';
import { withinTime } from './within-time.ts';

/** How names are looked up and addresses connected. Tests pass their own. */
export interface Reach {
  /** IPv4 and IPv6 addresses of a name, empty if it has none. Rejects if no name server answers. */
  addresses: (name: string) => Promise<string[]>;
  /** TXT records, each as one text. */
  texts: (name: string) => Promise<string[]>;
  /** Hosts that take email for a domain. */
  mailServers: (name: string) => Promise<string[]>;
  /** Names that an address leads back to (PTR). */
  pointers: (address: string) => Promise<string[]>;
  connect: (address: string, port: number) => net.Socket;
  /** Certificates to trust besides the usual ones, in PEM. */
  roots?: string;
}

/** Longest wait for one answer of the network. */
export const patienceMs = 5000;

/** Codes that say that a name, or a kind of record, doesn't exist. */
const none = new Set(['ENOTFOUND', 'ENODATA']);

/** The machine's own name servers and network. The hosts file is left out, because visitors don't have it. */
export function realReach(): Reach {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  const found = <Record>(records: Promise<Record[]>): Promise<Record[]> =>
    withinTime(
      patienceMs,
      records.catch((error: NodeJS.ErrnoException) => {
        if (none.has(error.code ?? '')) return [];
        throw error;
      }),
    );
  return {
    addresses: async (name) => (await Promise.all([found(resolver.resolve4(name)), found(resolver.resolve6(name))])).flat(),
    texts: async (name) => (await found(resolver.resolveTxt(name))).map((parts) => parts.join('')),
    mailServers: async (name) => (await found(resolver.resolveMx(name))).map(({ exchange }) => exchange),
    pointers: (address) => found(resolver.reverse(address)),
    connect: (address, port) => net.connect({ host: address, port }),
  };
}
