// Asks the package registry for known weaknesses in what production uses. Skips, with a line, where the registry doesn't answer that.
import { spawnSync } from 'node:child_process';
import { root, say, toolEnv } from './setup.mjs';

const asked = spawnSync('npm', ['audit', '--json', '--omit=dev', '--fetch-retries=0', '--fetch-timeout=20000'], {
  cwd: root,
  encoding: 'utf8',
  env: toolEnv(),
});
const { vulnerabilities } = answerOf(asked.stdout);
if (!vulnerabilities) {
  say('Skipped: the package registry answers no audits here.');
} else {
  const bad = Object.values(vulnerabilities).filter(({ severity }) => severity === 'high' || severity === 'critical');
  for (const { name, severity, range, fixAvailable } of bad)
    say(`${name} ${range}: ${severity}. ${fixAvailable ? '`npm audit fix` or a newer version mends it.' : 'There is no fix yet.'}`);
  if (bad.length) process.exit(1);
}

function answerOf(printed) {
  try {
    return JSON.parse(printed);
  } catch {
    return {};
  }
}
