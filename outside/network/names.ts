import { getServers } from 'node:dns';
import { type NameServer, nameServerAt } from './name-server.ts';
import { isPublicAddress } from './public-addresses.ts';

/** Who is asked about strangers' names. */
export interface Names {
  /** Opinions of what visitors see, each of its own. */
  public: NameServer[];
  /** The name server of a zone, at addresses that it names itself. Undefined if it may not be asked at any of them. */
  authorityAt: (addresses: readonly string[]) => NameServer | undefined;
  /** Whether a program may be asked at an address that a stranger's name leads to. */
  mayConnect: (address: string) => boolean;
}

/**
 * Public resolvers at these addresses, or those of the machine if there are none. A zone's own name servers are asked at their usual port, and only
 * at addresses on the internet, because whoever has the zone chooses them.
 */
export function realNames(resolvers: readonly string[]): Names {
  return {
    public: (resolvers.length > 0 ? resolvers : getServers().slice(0, 1)).map((address) => nameServerAt([address])),
    authorityAt: (addresses) => {
      const usable = addresses.filter(isPublicAddress).slice(0, 4);
      return usable.length > 0 ? nameServerAt(usable) : undefined;
    },
    mayConnect: isPublicAddress,
  };
}

/** One name server for everything, such as the one that a demo brings. */
export function namesFrom(address: string): Names {
  const server = nameServerAt([address]);
  return { public: [server], authorityAt: () => server, mayConnect: () => true };
}

let open: Names | undefined;

export function openNames(names: Names): void {
  open = names;
}

/** The process's name servers. */
export function names(): Names {
  if (!open) throw new Error('The name servers are not open yet.');
  return open;
}
