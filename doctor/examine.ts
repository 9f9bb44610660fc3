import { setTimeout as delay } from 'node:timers/promises';
import { checkCertificates } from './checks/certificates.ts';
import { checkClock } from './checks/clock.ts';
import { checkDatabase, checkEmbedded } from './checks/database.ts';
import { checkBackup, checkFiles, checkStoredFiles } from './checks/files.ts';
import { checkJobs } from './checks/jobs.ts';
import { checkKeptForms } from './checks/kept-forms.ts';
import { checkDataFolder, checkDisk, checkNode, checkProductionMode } from './checks/machine.ts';
import { checkMail } from './checks/mail.ts';
import { checkMailHost } from './checks/mail-host.ts';
import { checkNames } from './checks/names.ts';
import { checkOwnDomains } from './checks/own-domains.ts';
import { checkPayments } from './checks/payments.ts';
import { checkWeb } from './checks/web.ts';
import { type Finding, notChecked } from './finding.ts';
import { type Known, knownFrom } from './known.ts';
import type { Surroundings } from './surroundings.ts';

/** All checks but the one of the settings, in the order of the table. */
const checks: [name: string, check: (known: Known) => Finding[] | Promise<Finding[]>][] = [
  ['Node', ({ machine }) => checkNode(machine.nodeVersion)],
  ['NODE_ENV', checkProductionMode],
  ['Data folder', checkDataFolder],
  ['Disk', checkDisk],
  ['Kept forms', checkKeptForms],
  ['Built-in PostgreSQL', checkEmbedded],
  ['Database', checkDatabase],
  ['Clock', checkClock],
  ['DNS', checkNames],
  ['TLS', checkCertificates],
  ['Web', checkWeb],
  ['Own domains', checkOwnDomains],
  ['Worker and queue', checkJobs],
  ['Mail server', checkMail],
  ['Mail host', checkMailHost],
  ['Stripe', checkPayments],
  ['File store', checkFiles],
  ['Stored files', checkStoredFiles],
  ['Backup', checkBackup],
];

/** All of them together end within this time. Each answer of the network has 5 s. */
const mostMs = 18_000;

/** Makes all checks at the same time. A check that fails by itself, or takes too long, counts as not made. */
export async function examine(surroundings: Surroundings): Promise<Finding[]> {
  const known = knownFrom(surroundings);
  const end = new AbortController();
  const tooLate = (name: string) =>
    delay(mostMs, [notChecked(name, `It took longer than ${mostMs / 1000} seconds.`)], { signal: end.signal, ref: false }).catch(() => []);
  const running = checks.map(async ([name, check]) => {
    const result = (async () => check(known))().catch((error: Error) => [notChecked(name, `The check itself failed: ${error.message}`)]);
    return Promise.race([result, tooLate(name)]);
  });
  const findings = (await Promise.all(running)).flat();
  end.abort();
  await Promise.race([known.close(), delay(1000, undefined, { ref: false })]);
  return findings;
}
