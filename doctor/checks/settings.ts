import { modeInWords } from '../../domain/settings/installation-mode.ts';
import type { readEnv } from '../../env.ts';
import { type Finding, notChecked, ok, wrong } from '../finding.ts';

/** What's wrong with the environment's variables: a line for each problem, or one if there's none. */
export function checkSettings(read: ReturnType<typeof readEnv>): Finding[] {
  if (!('problems' in read)) return [ok('Settings', `Complete, for ${modeInWords(read.env)} mode.`)];
  return [
    // The sentences of env.ts say what to do.
    ...read.problems.map((problem) => wrong('Settings', problem)),
    notChecked('Everything else', 'The settings say where to look. Fix them first, then run this again.'),
  ];
}
