import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { JobFailed, JobProcess, JobProcessBusy, type JobProcessOptions } from './job-process.ts';

interface Job {
  name: string;
  /** How long it takes, in milliseconds. */
  takes?: number;
  /** Kills the process: always, or only if it isn't its first job. */
  kills?: 'always' | 'when not first';
  bytes?: Uint8Array;
}
interface Answer {
  name: string;
  pid: number;
  env: Record<string, string>;
  sum: number;
}

const child = `
let done = 0;
process.on('disconnect', () => process.exit());
process.on('message', async ({ name, takes = 0, kills, bytes = new Uint8Array() }) => {
  if (kills === 'always' || (kills && done > 0)) process.kill(process.pid, 'SIGKILL');
  await new Promise((resolve) => setTimeout(resolve, takes));
  done += 1;
  process.send({ name, pid: process.pid, env: process.env, sum: bytes.reduce((all, byte) => all + byte, 0) });
});
`;

let folder = '';
let running: JobProcess<Job, Answer> | undefined;
const deaths: unknown[] = [];

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sunup-jobs-'));
  writeFileSync(path.join(folder, 'child.mjs'), child);
});
afterEach(() => {
  running?.close();
  deaths.length = 0;
});
afterAll(() => rmSync(folder, { recursive: true }));

function startProcess(options: Partial<JobProcessOptions> = {}): JobProcess<Job, Answer> {
  running = new JobProcess({
    file: path.join(folder, 'child.mjs'),
    args: [],
    env: { GIVEN: 'yes' },
    jobMs: 20_000,
    waitMs: 20_000,
    waiting: 3,
    waitingBytes: 1000,
    idleMs: 20_000,
    onDeath: (end) => deaths.push(end),
    ...options,
  });
  return running;
}

test('jobs run one after the other in one process, which has only the environment it was given', async () => {
  const jobs = startProcess();
  const order: string[] = [];
  const answers = await Promise.all(
    [{ name: 'slow', takes: 150 }, { name: 'quick' }, { name: 'last' }].map(async (job) => {
      const answer = await jobs.run(job, 0);
      order.push(answer.name);
      return answer;
    }),
  );
  expect(order).toEqual(['slow', 'quick', 'last']);
  expect(new Set(answers.map(({ pid }) => pid)).size).toBe(1);
  const { GIVEN, AUTH_SECRET, ...rest } = answers[0]?.env ?? {};
  expect([GIVEN, AUTH_SECRET]).toEqual(['yes', undefined]);
  expect(Object.keys(rest).filter((name) => !name.startsWith('NODE_CHANNEL_'))).toEqual([]);
});

test('bytes arrive unchanged', async () => {
  const bytes = new Uint8Array(3_000_000).fill(3);
  expect((await startProcess({ waitingBytes: 4_000_000 }).run({ name: 'bytes', bytes }, bytes.length)).sum).toBe(9_000_000);
});

test('a job is refused immediately if the waiting list is full or the job too large for it', async () => {
  const jobs = startProcess();
  const first = jobs.run({ name: 'runs', takes: 300 }, 900);
  const waiting = [jobs.run({ name: 'a' }, 500), jobs.run({ name: 'b' }, 100)];
  await expect(jobs.run({ name: 'heavy' }, 401)).rejects.toBeInstanceOf(JobProcessBusy);
  waiting.push(jobs.run({ name: 'c' }, 400));
  await expect(jobs.run({ name: 'beyond' }, 0)).rejects.toBeInstanceOf(JobProcessBusy);
  expect((await Promise.all([first, ...waiting])).map(({ name }) => name)).toEqual(['runs', 'a', 'b', 'c']);
  expect((await jobs.run({ name: 'later' }, 1000)).name).toBe('later');
});

test('one kind of jobs fills no more than its share of the list', async () => {
  const jobs = startProcess();
  const first = jobs.run({ name: 'runs', takes: 200 }, 0);
  const kept = [jobs.run({ name: 'a' }, 0, 0.5), jobs.run({ name: 'b' }, 0, 0.5)];
  await expect(jobs.run({ name: 'c' }, 0, 0.5)).rejects.toBeInstanceOf(JobProcessBusy);
  kept.push(jobs.run({ name: 'other kind' }, 0));
  expect((await Promise.all([first, ...kept])).map(({ name }) => name)).toEqual(['runs', 'a', 'b', 'other kind']);
});

test('a job whose turn does not come in time is refused', async () => {
  const jobs = startProcess({ waitMs: 100 });
  const first = jobs.run({ name: 'runs', takes: 600 }, 0);
  await expect(jobs.run({ name: 'waits' }, 0)).rejects.toBeInstanceOf(JobProcessBusy);
  expect((await first).name).toBe('runs');
});

test('a job that kills the process twice fails, and those that wait are done by the next process', async () => {
  const jobs = startProcess();
  const before = await jobs.run({ name: 'before' }, 0);
  const killer = expect(jobs.run({ name: 'killer', kills: 'always' }, 0)).rejects.toBeInstanceOf(JobFailed);
  const after = await Promise.all([jobs.run({ name: 'a' }, 0), jobs.run({ name: 'b' }, 0)]);
  await killer;
  expect(after.map(({ name }) => name)).toEqual(['a', 'b']);
  expect(after[0]?.pid).not.toBe(before.pid);
  expect(deaths).toEqual([
    { code: null, signal: 'SIGKILL' },
    { code: null, signal: 'SIGKILL' },
  ]);
});

test('a job that dies because of earlier ones is done in a fresh process', async () => {
  const jobs = startProcess();
  const before = await jobs.run({ name: 'before' }, 0);
  const retried = await jobs.run({ name: 'innocent', kills: 'when not first' }, 0);
  expect(retried.name).toBe('innocent');
  expect(retried.pid).not.toBe(before.pid);
  expect(deaths).toHaveLength(1);
});

test('a job that takes too long fails once, and the next has a process', async () => {
  // The next job's time includes the start of its process, which has a low priority and takes seconds on a busy machine.
  const jobs = startProcess({ jobMs: 5_000 });
  const slow = expect(jobs.run({ name: 'slow', takes: 60_000 }, 0)).rejects.toThrow('longer than 5000 ms');
  const next = jobs.run({ name: 'next' }, 0);
  await slow;
  expect((await next).name).toBe('next');
  expect(deaths).toEqual([]);
});

test('if the process can’t be started, its jobs fail', async () => {
  const jobs = startProcess({ file: path.join(folder, 'missing.mjs') });
  await expect(jobs.run({ name: 'any' }, 0)).rejects.toBeInstanceOf(JobFailed);
});

test('an idle process ends, and the next job starts another', async () => {
  const jobs = startProcess({ idleMs: 50 });
  const first = await jobs.run({ name: 'first' }, 0);
  await expect.poll(() => jobs.pid).toBeUndefined();
  await expect.poll(() => isAlive(first.pid)).toBe(false);
  expect((await jobs.run({ name: 'second' }, 0)).pid).not.toBe(first.pid);
  expect(deaths).toEqual([]);
});

test('closing ends the process and refuses running and waiting jobs', async () => {
  const jobs = startProcess();
  const { pid } = await jobs.run({ name: 'first' }, 0);
  const refused = [jobs.run({ name: 'runs', takes: 5000 }, 0), jobs.run({ name: 'waits' }, 0)].map((job) =>
    expect(job).rejects.toBeInstanceOf(JobProcessBusy),
  );
  await delay(50);
  jobs.close();
  await Promise.all(refused);
  await expect.poll(() => isAlive(pid)).toBe(false);
  await expect(jobs.run({ name: 'late' }, 0)).rejects.toBeInstanceOf(JobProcessBusy);
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
