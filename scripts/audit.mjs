// Asks the package registry for known weaknesses in what production uses. Skips, with a line, where the registry can't be asked.
import { spawnSync } from 'node:child_process';
import { npmCommand, root, say, toolEnv } from './setup.mjs';

const [program, ...before] = npmCommand();
const asked = spawnSync(program, [...before, 'audit', '--json', '--omit=dev', '--fetch-retries=0', '--fetch-timeout=20000'], {
  cwd: root,
  encoding: 'utf8',
  env: toolEnv(),
  timeout: 60_000,
});
const answer = answerOf(asked.stdout);
const { vulnerabilities } = answer;
if (vulnerabilities) {
  const bad = Object.values(vulnerabilities).filter(({ severity }) => severity === 'high' || severity === 'critical');
  for (const { name, severity, range, fixAvailable } of bad)
    say(`${name} ${range}: ${severity}. ${fixAvailable ? '`npm audit fix` or a newer version fixes it.' : 'There is no fix yet.'}`);
  if (bad.length) process.exit(1);
} else if (asked.error || answer.statusCode || /^E(?:AI_AGAIN|CONN|NOTFOUND|TIMEDOUT)|^E40\d/.test(answer.error?.code ?? '')) {
  say("Skipped: the package registry can't be reached, or doesn't support audits.");
} else {
  say(`The audit failed. ${asked.stdout}${asked.stderr}`);
  process.exit(1);
}

function answerOf(printed) {
  try {
    return JSON.parse(printed) ?? {};
  } catch {
    return {};
  }
}
