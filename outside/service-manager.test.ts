import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { notifyServiceManager } from './service-manager.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sunup-notify-'));
const heard = path.join(folder, 'heard');
const program = path.join(folder, 'systemd-notify');
const messages = () => (existsSync(heard) ? readFileSync(heard, 'utf8').trim().split('\n') : []);

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

test('systemd hears of the start, then that the process works for as long as it does, and of the stop', async () => {
  // Takes the messages in place of systemd's own program.
  writeFileSync(program, `#!/bin/sh\necho "$1" >> "${heard}"\n`);
  chmodSync(program, 0o755);
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
  let isAlive = true;
  const failures: Error[] = [];
  const stop = notifyServiceManager({ watchdogMs: 150, isAlive: () => isAlive, onError: (error) => failures.push(error) });
  await expect.poll(() => messages().filter((one) => one === 'WATCHDOG=1').length).toBeGreaterThanOrEqual(2);
  isAlive = false;
  // What was on its way arrives.
  await new Promise((resolve) => setTimeout(resolve, 200));
  const before = messages().length;
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(messages().length).toBe(before);
  await stop();
  expect([messages()[0], messages().at(-1), new Set(messages()).size]).toEqual(['READY=1', 'STOPPING=1', 3]);

  // Without the program, one error and no more.
  rmSync(program);
  vi.stubEnv('PATH', folder);
  await notifyServiceManager({ watchdogMs: undefined, isAlive: () => true, onError: (error) => failures.push(error) })();
  expect(failures.map(({ message }) => message)).toEqual(['spawn systemd-notify ENOENT']);
});
