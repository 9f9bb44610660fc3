import type { readEnv } from '../../base/env.ts';
import { modeInWords } from '../../domain/settings/installation-mode.ts';
import { type Finding, notChecked, ok, wrong } from '../finding.ts';

/** Variables that are probably mistyped, or from another release. Sunup ignores them without a word. */
export function checkUnknown(unknown: { name: string; meant: string | undefined }[]): Finding[] {
  return unknown.map(({ name, meant }) =>
    wrong(
      'Settings',
      `Sunup doesn’t know the variable ${name}, so it’s ignored.`,
      meant ? `If you mean ${meant}, rename it. If not, remove it.` : 'Check its name in README.md, or remove it.',
    ),
  );
}

/** What's wrong with the environment's variables: a line for each problem, or one if there's none. */
export function checkSettings(read: ReturnType<typeof readEnv>): Finding[] {
  if (!('problems' in read)) return [ok('Settings', `Complete, for ${modeInWords(read.env)} mode.`)];
  return [
    // The sentences of base/env.ts say what to do.
    ...read.problems.map((problem) => wrong('Settings', problem)),
    notChecked('Everything else', 'The settings say where to look. Fix them first, then run this again.'),
  ];
}
