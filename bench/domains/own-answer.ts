import { createServer } from 'node:https';
import net, { type AddressInfo } from 'node:net';
import { probeHeader, proofFor } from '../../domain/health/probe.ts';
import type { Reach } from '../../outside/network/reach.ts';
import { makeAuthority } from '../../tests/harness/certificates.ts';

/** Reaches one port of this machine whatever address is asked for, and trusts an authority of its own. */
export function reachOf(port: number, roots: string): Reach {
  return {
    addresses: async () => [],
    texts: async () => [],
    mailServers: async () => [],
    pointers: async () => [],
    connect: () => net.connect({ host: '127.0.0.1', port }),
    roots,
  };
}

/** A server that answers our own request over TLS at any of these hosts, in place of proxy and web process. */
export async function startOwnAnswer(hosts: string[]): Promise<{ reach: Reach; stop: () => Promise<void> }> {
  const authority = makeAuthority('Benchmark authority');
  const { cert, key } = authority.issue(hosts, new Date(Date.now() - 1000), new Date(Date.now() + 3_600_000));
  const server = createServer({ cert, key }, (request, response) => {
    const proof = proofFor(String(request.headers[probeHeader.toLowerCase()] ?? ''));
    response.writeHead(proof ? 200 : 404).end(JSON.stringify({ proof }));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    reach: reachOf((server.address() as AddressInfo).port, authority.cert),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
