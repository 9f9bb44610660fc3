import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { runBackupCommand } from './roles/backup.ts';
import { runDoctor } from './roles/doctor.ts';
import { outputOf } from './tests/helpers/command-output.ts';

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['main.ts', ...args], { encoding: 'utf8' });
  return { code: status, stdout, stderr };
}

test.each([['--help'], ['-h'], ['help'], ['web', '--help'], ['backup', '-h'], ['admin', '--help']])(
  '%s %s says how to use it',
  (...args) => {
    expect(run(...args.filter(Boolean))).toEqual({ code: 0, stdout: expect.stringMatching(/^Usage: npm start \[-- ROLE\]/), stderr: '' });
  },
);

test('--version says which build this is', () => {
  expect(run('--version')).toEqual({ code: 0, stdout: expect.stringMatching(/^Sunup \S+\n$/), stderr: '' });
});

test.each([
  ['a role that isn’t there', ['wbe'], 'Unknown role "wbe".'],
  ['an option of web', ['web', '--port', '99999'], 'web takes no arguments, but got: --port 99999'],
  ['a word after worker', ['worker', 'extra'], 'worker takes no arguments, but got: extra'],
  ['a word after all', ['all', 'web'], 'all takes no arguments, but got: web'],
])('%s starts nothing', (_, args, sentence) => {
  const { code, stdout, stderr } = run(...args);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr.startsWith(`${sentence}\n\nUsage: npm start [-- ROLE]`)).toBe(true);
});

test.each([
  ['backup', ['--nope'], "Unknown option '--nope'."],
  ['restore', ['--from'], "Option '--from <value>' argument missing."],
  ['doctor', ['--mail', 'me'], '--mail needs an email address.'],
])('%s gets its arguments, and names a wrong option', (role, args, sentence) => {
  const { code, stdout, stderr } = run(role, ...args);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr.startsWith(sentence), stderr).toBe(true);
});

// In this process, because loading a command takes longer than the rest.
test.each([
  ['backup', runBackupCommand, ['extra'], "Unexpected argument 'extra'."],
  ['doctor', runDoctor, ['--nope'], "Unknown option '--nope'."],
])('%s names another wrong option, too', async (_, command, args, sentence) => {
  const { code, output } = await outputOf(() => command(args));
  expect([code, output.startsWith(sentence)], output).toEqual([2, true]);
});
