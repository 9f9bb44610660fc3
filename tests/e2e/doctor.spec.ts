import { spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { ownServer } from '../helpers/own-server.ts';

const server = ownServer();

/** Runs the command with the settings of the server. */
function doctor(args: string[] = [], more: Record<string, string> = {}): { code: number | null; printed: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['build/server/main.js', 'doctor', ...args], {
    env: { ...process.env, PORT: String(server.port), DATA_DIR: server.dataDir, APP_URL: server.url, NODE_ENV: 'production', ...more },
    encoding: 'utf8',
  });
  return { code: status, printed: stdout + stderr };
}

test('nothing is wrong with a demo, while it runs and after it ended', async () => {
  const running = doctor();
  expect(running.printed).toMatch(/ok +Sunup, APP_URL +Answers\./);
  expect(running.printed).toMatch(/ok +Build +\d+\.\d+\.\d+-[0-9a-f]{12}\n/);
  expect(running.printed).toMatch(/ok +Database +The built-in PostgreSQL answers\./);
  expect(running.printed).toMatch(/ok +Worker +Takes jobs\./);
  expect(running.printed).toMatch(/\n\nNothing is wrong, \d+ ok, \d+ not checked\.\n$/);
  expect(running.code).toBe(0);
  await server.kill();
  // The database outlives a killed Sunup.
  const killed = doctor();
  expect(killed.printed).toMatch(/- +Sunup, APP_URL +Not checked\. Sunup isn’t running\./);
  expect(killed.code).toBe(0);
});

test('something wrong is exit code 1, and a wrong argument is 2', () => {
  chmodSync(server.dataDir, 0o777);
  const open = doctor();
  chmodSync(server.dataDir, 0o755);
  expect(open.printed).toMatch(/WRONG +Data folder +Other users of this machine can read/);
  expect(open.code).toBe(1);
  expect(doctor([], { PORT: 'x' })).toMatchObject({
    code: 1,
    printed: expect.stringMatching(/WRONG +Settings +PORT must be a number, such as 3000\./),
  });
  expect(doctor(['--nope'])).toEqual({
    code: 2,
    printed: "Unknown option '--nope'.\nUsage: npm run doctor [-- [--mail you@example.com] [--json]]\n",
  });
});
