import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../tests/harness/built-server.ts';
import { findCaddy, startCaddy } from '../../tests/harness/caddy.ts';
import { makeAuthority } from '../../tests/harness/certificates.ts';

interface Proxy {
  https: number;
  /** The root that issues certificates, in PEM. */
  roots: string;
  children: ChildProcess[];
}

/**
 * Starts Caddy with deploy/Caddyfile in front of a web process, and Pebble as its certificate authority, which looks names up at `resolver`. Undefined if
 * either isn't installed.
 */
export async function startProxy(dataDir: string, upstream: number, resolver: string): Promise<Proxy | undefined> {
  const folder = path.join(dataDir, 'proxy');
  mkdirSync(folder, { recursive: true });
  const program = findCaddy(folder);
  if (!program || spawnSync('pebble', ['-version']).error) return undefined;
  const [https, http, acme, management] = [await freePort(), await freePort(), await freePort(), await freePort()];
  const authority = makeAuthority('Benchmark directory');
  const { cert, key } = authority.issue(['localhost'], new Date(Date.now() - 1000), new Date(Date.now() + 3_600_000));
  const at = (name: string, content: string) => {
    writeFileSync(path.join(folder, name), content);
    return path.join(folder, name);
  };
  const root = at('acme-root.pem', authority.cert);
  const settings = {
    listenAddress: `127.0.0.1:${acme}`,
    managementListenAddress: `127.0.0.1:${management}`,
    certificate: at('acme.pem', cert),
    privateKey: at('acme.key', key),
    httpPort: http,
    tlsPort: https,
    ocspResponderURL: '',
    externalAccountBindingRequired: false,
  };
  const pebble = spawn('pebble', ['-config', at('pebble.json', JSON.stringify({ pebble: settings })), '-dnsserver', resolver], {
    // Without its random refusals and pauses, which test clients of authorities.
    env: { ...process.env, PEBBLE_VA_NOSLEEP: '1', PEBBLE_WFE_NONCEREJECT: '0' },
    stdio: 'ignore',
  });
  const roots = await rootOf(management);
  const caddy = await startCaddy(program, folder, {
    https,
    http,
    upstreams: [upstream],
    acme: { directory: `https://localhost:${acme}/dir`, root },
  });
  return { https, roots, children: [caddy, pebble] };
}

async function rootOf(management: number): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const found = await new Promise<string>((resolve) => {
      request({ host: '127.0.0.1', port: management, path: '/roots/0', rejectUnauthorized: false }, (answer) => {
        let body = '';
        answer.on('data', (piece) => (body += piece));
        answer.on('end', () => resolve(body));
      })
        .once('error', () => resolve(''))
        .end();
    });
    if (found.includes('BEGIN CERTIFICATE')) return found;
    await delay(100);
  }
  throw new Error('The certificate authority did not start.');
}

/** Status of a page at a host, over TLS with a certificate that the authority vouches for. 0 if there's none. */
export function visit({ https, roots }: Pick<Proxy, 'https' | 'roots'>, host: string): Promise<number> {
  return new Promise((resolve) => {
    const options = {
      host: '127.0.0.1',
      port: https,
      servername: host,
      headers: { host },
      ca: roots,
      agent: false as const,
      timeout: 20_000,
    };
    const asked = request(options, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.once('timeout', () => asked.destroy());
    asked.once('error', () => resolve(0));
    asked.end();
  });
}
