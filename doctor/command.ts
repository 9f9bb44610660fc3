import { modeInWords } from '../domain/settings/installation-mode.ts';
import { type Env, readOwnEnv } from '../env.ts';
import { checkNode } from './checks/machine.ts';
import { checkSettings } from './checks/settings.ts';
import { examine } from './examine.ts';
import type { Finding } from './finding.ts';
import { withoutSecrets } from './secrets.ts';
import { realSurroundings } from './surroundings.ts';
import { tableOf } from './table.ts';

const usage = 'Usage: npm run doctor [-- --mail you@example.com]\n';
const widest = 110;

/**
 * `doctor`: checks the settings and everything they lead to, and prints a table of what's right, what's wrong and what to do.
 * Reads the same environment as the server, whether that runs or not. Returns 1 if something is wrong.
 */
export async function runDoctor(args: string[]): Promise<number> {
  const [option, mailTo] = args;
  if (args.length && (option !== '--mail' || !mailTo?.includes('@') || args.length > 2)) {
    process.stderr.write(usage);
    return 2;
  }
  const read = readOwnEnv();
  const env = 'env' in read ? read.env : undefined;
  const findings = [...checkSettings(read), ...(env ? await examine(realSurroundings(env, mailTo)) : checkNode(process.versions.node))];
  print(findings, env);
  return findings.some(({ state }) => state === 'wrong') ? 1 : 0;
}

function print(findings: Finding[], env: Env | undefined): void {
  const head = env ? `Sunup at ${env.appUrl}, ${modeInWords(env)} mode\n\n` : '';
  const shown = env ? findings.map((finding) => withoutSecrets(finding, env)) : findings;
  process.stdout.write(`\n${head}${tableOf(shown, Math.min(process.stdout.columns || widest, widest))}`);
}
