import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from './built-server.ts';

/** Hosts that the proxy answers for, over HTTPS with certificates of its own. */
export const hosts = { app: 'sunup.example', sites: 'sites.example.net' };

/** The installed Caddy, or else the one of Debian's package, unpacked into `folder` without installing it. Undefined if there's none. */
export function findCaddy(folder: string): string | undefined {
  if (spawnSync('caddy', ['version']).status === 0) return 'caddy';
  const place = path.join(folder, 'caddy');
  mkdirSync(place);
  spawnSync('apt-get', ['download', '-qq', 'caddy'], { cwd: place });
  const name = readdirSync(place).find((file) => file.endsWith('.deb'));
  if (name) spawnSync('dpkg-deb', ['--extract', name, '.'], { cwd: place });
  const program = path.join(place, 'usr', 'bin', 'caddy');
  return existsSync(program) ? program : undefined;
}

interface Proxied {
  https: number;
  http: number;
  /** Ports of the web processes, and of the one that hosts sites. Without it, they do. */
  upstreams: number[];
  hosting?: number[];
  acme?: { directory: string; root: string };
}

const onThisMachine = (ports: number[]) => ports.map((port) => `127.0.0.1:${port}`).join(' ');

/**
 * Starts Caddy with deploy/Caddyfile on two ports of this machine, and keeps its files in `folder`. Its certificates are its own, or from the
 * authority at `acme` (the address of its directory, and the file of the root that vouches for that address).
 */
export async function startCaddy(
  program: string,
  folder: string,
  { https, http, upstreams, hosting = upstreams, acme }: Proxied,
): Promise<ChildProcess> {
  const permissions = await freePort();
  const own = `{
	admin off
	skip_install_trust
	${acme ? `acme_ca ${acme.directory}\n\tacme_ca_root ${acme.root}` : 'local_certs'}
	http_port ${http}
	https_port ${https}
`;
  const file = path.join(folder, 'Caddyfile');
  // A file can't be imported with its global options, so ours are written into its block of them. Its port for permissions may be taken.
  const content = readFileSync(path.join('deploy', 'Caddyfile'), 'utf8').replace(/^\{\n/m, own);
  writeFileSync(file, content.replaceAll('127.0.0.1:2020', `127.0.0.1:${permissions}`));
  return spawn(program, ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: {
      ...process.env,
      APP_URL: `https://${hosts.app}`,
      SITES_DOMAIN: hosts.sites,
      SITES_TLS: 'internal',
      UPSTREAMS: onThisMachine(upstreams),
      HOSTING_UPSTREAMS: onThisMachine(hosting),
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
}
