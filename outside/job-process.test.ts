import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
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
      const answer = await jobs.run(job, { bytes: 0 });
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
  expect((await startProcess({ waitingBytes: 4_000_000 }).run({ name: 'bytes', bytes }, { bytes: bytes.length })).sum).toBe(9_000_000);
});

test('a job is refused immediately if the waiting list is full or the job too large for it', async () => {
  const jobs = startProcess();
  const first = jobs.run({ name: 'runs', takes: 300 }, { bytes: 900 });
  const waiting = [jobs.run({ name: 'a' }, { bytes: 500 }), jobs.run({ name: 'b' }, { bytes: 100 })];
  await expect(jobs.run({ name: 'heavy' }, { bytes: 401 })).rejects.toBeInstanceOf(JobProcessBusy);
  waiting.push(jobs.run({ name: 'c' }, { bytes: 400 }));
  await expect(jobs.run({ name: 'beyond' }, { bytes: 0 })).rejects.toBeInstanceOf(JobProcessBusy);
  expect((await Promise.all([first, ...waiting])).map(({ name }) => name)).toEqual(['runs', 'a', 'b', 'c']);
  expect((await jobs.run({ name: 'later' }, { bytes: 1000 })).name).toBe('later');
});

test('one kind of jobs fills no more than its share of the list', async () => {
  const jobs = startProcess();
  const first = jobs.run({ name: 'runs', takes: 200 }, { bytes: 0 });
  const kept = [
    jobs.run({ name: 'a' }, { bytes: 0, kind: { name: 'half', share: 0.5 } }),
    jobs.run({ name: 'b' }, { bytes: 0, kind: { name: 'half', share: 0.5 } }),
  ];
  await expect(jobs.run({ name: 'c' }, { bytes: 0, kind: { name: 'half', share: 0.5 } })).rejects.toBeInstanceOf(JobProcessBusy);
  kept.push(jobs.run({ name: 'other kind' }, { bytes: 0 }));
  expect((await Promise.all([first, ...kept])).map(({ name }) => name)).toEqual(['runs', 'a', 'b', 'other kind']);
});

test('a job whose turn does not come in time is refused', async () => {
  const jobs = startProcess({ waitMs: 100 });
  const first = jobs.run({ name: 'runs', takes: 600 }, { bytes: 0 });
  await expect(jobs.run({ name: 'waits' }, { bytes: 0 })).rejects.toBeInstanceOf(JobProcessBusy);
  expect((await first).name).toBe('runs');
});

test('a job that kills the process twice fails, and those that wait are done by the next process', async () => {
  const jobs = startProcess();
  const before = await jobs.run({ name: 'before' }, { bytes: 0 });
  const killer = expect(jobs.run({ name: 'killer', kills: 'always' }, { bytes: 0 })).rejects.toBeInstanceOf(JobFailed);
  const after = await Promise.all([jobs.run({ name: 'a' }, { bytes: 0 }), jobs.run({ name: 'b' }, { bytes: 0 })]);
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
  const before = await jobs.run({ name: 'before' }, { bytes: 0 });
  const retried = await jobs.run({ name: 'innocent', kills: 'when not first' }, { bytes: 0 });
  expect(retried.name).toBe('innocent');
  expect(retried.pid).not.toBe(before.pid);
  expect(deaths).toHaveLength(1);
});

test('a job that takes too long fails once, and the next has a process', async () => {
  // The next job's time includes the start of its process, which has a low priority and takes seconds on a busy machine.
  const jobs = startProcess({ jobMs: 5_000 });
  const slow = expect(jobs.run({ name: 'slow', takes: 60_000 }, { bytes: 0 })).rejects.toThrow('longer than 5000 ms');
  const next = jobs.run({ name: 'next' }, { bytes: 0 });
  await slow;
  expect((await next).name).toBe('next');
  expect(deaths).toEqual([]);
});

describe('a child that says when it begins', () => {
  const busyChild = `
const loaded = new Promise((resolve) => setTimeout(resolve, 600));
process.on('disconnect', () => process.exit());
process.on('message', async ({ name, takes = 0 }) => {
  await loaded;
  process.send('begun');
  if (takes > 0) for (const end = performance.now() + takes; performance.now() < end; );
  process.send({ name, pid: process.pid });
});
`;
  const startBusy = (options: Partial<JobProcessOptions> = {}) => {
    writeFileSync(path.join(folder, 'busy.mjs'), busyChild);
    return startProcess({ file: path.join(folder, 'busy.mjs'), loadMs: 20_000, jobMs: 400, waiting: 20, ...options });
  };

  test('has its time for the job, however long it loads', async () => {
    expect((await startBusy().run({ name: 'after loading' }, { bytes: 0 })).name).toBe('after loading');
  });

  test('is ended when it works too long, and its key rests meanwhile', async () => {
    const jobs = startBusy({ restMs: 60_000 });
    await expect(jobs.run({ name: 'endless', takes: 60_000 }, { bytes: 0, key: 'hog' })).rejects.toThrow('longer than 400 ms');
    await expect(jobs.run({ name: 'again' }, { bytes: 0, key: 'hog' })).rejects.toBeInstanceOf(JobFailed);
    expect((await jobs.run({ name: 'other task' }, { bytes: 0, key: 'hog', task: 'other' })).name).toBe('other task');
    expect((await jobs.run({ name: 'other' }, { bytes: 0, key: 'honest' })).name).toBe('other');
    expect(deaths).toEqual([]);
  });

  test('works longer than the limit by the clock if it waits for its turn on the processor', async () => {
    // It sleeps, which takes no processor time.
    const jobs = startProcess({ file: path.join(folder, 'sleepy.mjs'), loadMs: 20_000, jobMs: 300 });
    writeFileSync(path.join(folder, 'sleepy.mjs'), child.replace('await new Promise', "process.send('begun'); await new Promise"));
    expect((await jobs.run({ name: 'late', takes: 600 }, { bytes: 0 })).name).toBe('late');
    await expect(jobs.run({ name: 'stuck', takes: 60_000 }, { bytes: 0 })).rejects.toThrow('longer than 300 ms');
  });

  test('takes turns among kinds, and among the keys of a kind', async () => {
    const jobs = startBusy();
    const order: string[] = [];
    const visitors = { name: 'visitors', share: 0.5 };
    const run = async (name: string, key: string, kind?: typeof visitors) => {
      await jobs.run({ name }, { bytes: 0, key, ...(kind && { kind }) });
      order.push(name);
    };
    await Promise.all([
      run('a1', 'a'),
      ...['a2', 'a3', 'a4'].map((name) => run(name, 'a')),
      run('b1', 'b'),
      ...['v', 'w', 'x'].map((name) => run(name, name, visitors)),
    ]);
    expect(order).toEqual(['a1', 'v', 'b1', 'w', 'a2', 'x', 'a3', 'a4']);
  });

  test('keeps no more than so many waiting jobs of a key', async () => {
    const jobs = startBusy({ waitingOfKey: 2 });
    const kept = ['runs', 'a', 'b'].map((name) => jobs.run({ name }, { bytes: 0, key: 'one' }));
    await expect(jobs.run({ name: 'c' }, { bytes: 0, key: 'one' })).rejects.toBeInstanceOf(JobProcessBusy);
    kept.push(jobs.run({ name: 'other' }, { bytes: 0, key: 'two' }));
    expect((await Promise.all(kept)).map(({ name }) => name)).toEqual(['runs', 'a', 'b', 'other']);
  });
});

test('if the process can’t be started, its jobs fail', async () => {
  const jobs = startProcess({ file: path.join(folder, 'missing.mjs') });
  await expect(jobs.run({ name: 'any' }, { bytes: 0 })).rejects.toBeInstanceOf(JobFailed);
});

test('an idle process ends, and the next job starts another', async () => {
  const jobs = startProcess({ idleMs: 50 });
  const first = await jobs.run({ name: 'first' }, { bytes: 0 });
  await expect.poll(() => jobs.pid).toBeUndefined();
  await expect.poll(() => isAlive(first.pid)).toBe(false);
  expect((await jobs.run({ name: 'second' }, { bytes: 0 })).pid).not.toBe(first.pid);
  expect(deaths).toEqual([]);
});

test('an idle process stays as long as it may, and says how much memory it takes', async () => {
  const asked: boolean[] = [];
  const jobs = startProcess({ idleMs: 20, mayStay: () => asked.push(asked.length < 3) > 0 && (asked.at(-1) ?? false) });
  expect(jobs.memoryBytes).toBe(0);
  await jobs.run({ name: 'first' }, { bytes: 0 });
  expect(jobs.memoryBytes).toBeGreaterThan(10_000_000);
  await expect.poll(() => jobs.pid).toBeUndefined();
  expect(asked).toEqual([true, true, true, false]);
  expect(jobs.memoryBytes).toBe(0);
});

test('closing ends the process and refuses running and waiting jobs', async () => {
  const jobs = startProcess();
  const { pid } = await jobs.run({ name: 'first' }, { bytes: 0 });
  const refused = [jobs.run({ name: 'runs', takes: 5000 }, { bytes: 0 }), jobs.run({ name: 'waits' }, { bytes: 0 })].map((job) =>
    expect(job).rejects.toBeInstanceOf(JobProcessBusy),
  );
  await delay(50);
  jobs.close();
  await Promise.all(refused);
  await expect.poll(() => isAlive(pid)).toBe(false);
  await expect(jobs.run({ name: 'late' }, { bytes: 0 })).rejects.toBeInstanceOf(JobProcessBusy);
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
