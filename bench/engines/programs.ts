import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';

export interface WebKitPrograms {
  driver: string;
  browser: string;
  /** Xvfb: a screen without a monitor. */
  screen: string;
}

const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

/** Firefox and WebKitGTK as Debian packages them. As root on Debian, installs what's missing. What isn't there afterwards is undefined. */
export function findPrograms(): { firefox: string | undefined; webkit: WebKitPrograms | undefined } {
  const found = installed();
  if ((found.firefox && found.webkit) || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found;
  process.stdout.write(`  installing ${packages.join(', ')} …\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
  // One by one: where one isn't offered, the others are still installed.
  for (const name of packages)
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { stdio: ['ignore', 'ignore', 'inherit'], env });
  return installed();
}

function installed() {
  const [firefox, driver, screen] = ['/usr/bin/firefox-esr', '/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].map((file) =>
    existsSync(file) ? file : undefined,
  );
  // The driver doesn't say which of WebKitGTK's versions it belongs to. The newest is last.
  const browser = globSync('/usr/lib/*/webkit*gtk-*/MiniBrowser').sort().at(-1);
  return { firefox, webkit: driver && screen && browser ? { driver, browser, screen } : undefined };
}
