import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

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

/** Starts Caddy in front of two web processes, with the settings that docs/updating.md names. */
export function startCaddy(program: string, folder: string, port: number, upstreams: number[]): ChildProcess {
  const file = path.join(folder, 'Caddyfile');
  writeFileSync(
    file,
    `{
  admin off
  auto_https disable_redirects
  skip_install_trust
}
https://${hosts.app}:${port}, https://*.${hosts.sites}:${port} {
  tls internal
  reverse_proxy ${upstreams.map((one) => `127.0.0.1:${one}`).join(' ')} {
    header_up X-Real-IP {remote_host}
    lb_policy round_robin
    lb_try_duration 5s
    fail_duration 2s
    health_uri /readyz
    health_interval 1s
    health_timeout 2s
  }
}
`,
  );
  return spawn(program, ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
}
