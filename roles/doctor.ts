import { parseArgs } from 'node:util';
import { type Env, readOwnEnv, unknownVariables } from '../base/env.ts';
import { checkNode } from '../doctor/checks/machine.ts';
import { checkSettings, checkUnknown } from '../doctor/checks/settings.ts';
import { examine } from '../doctor/examine.ts';
import type { Finding } from '../doctor/finding.ts';
import { withoutSecrets } from '../doctor/secrets.ts';
import { realSurroundings } from '../doctor/surroundings.ts';
import { tableOf } from '../doctor/table.ts';
import { asTyped } from '../domain/builds/commands.ts';
import { modeInWords } from '../domain/settings/installation-mode.ts';

const usage = 'Usage: npm run doctor [-- [--mail you@example.com] [--json]]\n';
const widest = 110;

/**
 * `doctor`: checks the settings and everything they lead to, and prints a table of what's right, what's wrong and what to do.
 * Reads the same environment as the server, whether that runs or not. Returns 1 if something is wrong. With `--json`, it prints the
 * same as JSON.
 */
export async function runDoctor(args: string[]): Promise<number> {
  const options = optionsIn(args);
  if (typeof options === 'string') {
    process.stderr.write(`${options}\n${usage}`);
    return 2;
  }
  const read = readOwnEnv();
  const env = 'env' in read ? read.env : undefined;
  const findings = [
    ...checkSettings(read),
    ...checkUnknown(unknownVariables()),
    ...(env ? await examine(realSurroundings(env, options.mail)) : checkNode(process.versions.node)),
  ];
  const typed = findings.map(({ advice, ...finding }) => ({
    ...finding,
    says: asTyped(finding.says),
    ...(advice && { advice: asTyped(advice) }),
  }));
  const printed = env ? typed.map((finding) => withoutSecrets(finding, env)) : typed;
  if (options.json) process.stdout.write(`${JSON.stringify({ appUrl: env?.appUrl, mode: env && modeInWords(env), findings: printed })}\n`);
  else print(printed, env);
  return findings.some(({ state }) => state === 'wrong') ? 1 : 0;
}

function print(findings: Finding[], env: Env | undefined): void {
  const head = env ? `Sunup at ${env.appUrl}, ${modeInWords(env)} mode\n\n` : '';
  process.stdout.write(`\n${head}${tableOf(findings, Math.min(process.stdout.columns || widest, widest))}`);
}

/** The options, or what's wrong with them. */
function optionsIn(args: string[]): { mail?: string | undefined; json?: boolean | undefined } | string {
  try {
    const { values } = parseArgs({ args, options: { mail: { type: 'string' }, json: { type: 'boolean' } } });
    return values.mail === undefined || values.mail.includes('@') ? values : '--mail needs an email address.';
  } catch (error) {
    return `${(error as Error).message.split('. ')[0]}.`;
  }
}
