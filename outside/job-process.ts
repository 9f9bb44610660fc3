import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/** The queue is full, or the job waited too long. The job was not started. */
export class JobProcessBusy extends Error {
  override name = 'JobProcessBusy';
}

/** The child ended or ran out of time during this job, or an earlier job of the same key ran out of time moments ago. */
export class JobFailed extends Error {
  override name = 'JobFailed';
}

/** What a child sends once it has loaded what a job needs. From then on the job's time counts. */
export const begun = 'begun';

export interface JobProcessOptions {
  /** Script and arguments of the child. It must answer each message with one message, and may send `begun` before. */
  file: string;
  args: string[];
  /** The child's whole environment. */
  env: Record<string, string>;
  /** Longest time of one job, in milliseconds. */
  jobMs: number;
  /**
   * For children that send `begun`: how long they may take until then. The job's time is processor time, so a busy machine doesn't
   * cut it short (by the clock where the system doesn't count it). Five times as long by the clock ends it in any case.
   */
  loadMs?: number;
  /** Longest wait before a job starts, in milliseconds. */
  waitMs: number;
  /** Limits of the queue: number of jobs, and their total size in bytes. */
  waiting: number;
  waitingBytes: number;
  /** The most jobs of one key that wait. */
  waitingOfKey?: number;
  /** How long such jobs of a key are refused after one ran out of time, because the child has to start anew each time. */
  restMs?: number;
  /** Idle time after which the child ends, which frees all its memory. */
  idleMs: number;
  /** Asked after each idle time. If true, the child stays for another one. */
  mayStay?: () => boolean;
  /** Called if the child ends without being asked to. */
  onDeath: (end: { code: number | null; signal: NodeJS.Signals | null }) => void;
}

export interface JobOptions {
  bytes: number;
  /** Kinds take turns, and jobs of one fill no more than its share of the queue (0 to 1). */
  kind?: { name: string; share: number };
  /** Whose job it is. Within a kind, keys take turns too, however many jobs each of them has. */
  key?: string;
  /** What is done. After one ran out of time, its key can still have other things done. */
  task?: string;
  /** A limit of its own instead of `jobMs`. */
  limitMs?: number;
}

interface Waiting<Job, Answer> extends JobOptions {
  job: Job;
  deaths: number;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
  /** Timer of `waitMs`. */
  patience: NodeJS.Timeout;
}

/**
 * Runs jobs one at a time in a child process, which is started on demand and restarted after a crash. A job during which the
 * child crashed is retried once, since the previous job may have been the cause, and then fails. Waiting jobs aren't affected.
 * Messages are structured clones, so binary data stays binary.
 */
export class JobProcess<Job, Answer> {
  readonly #options: JobProcessOptions;
  readonly #waiting: Waiting<Job, Answer>[] = [];
  #waitingBytes = 0;
  #current: Waiting<Job, Answer> | undefined;
  #child: ChildProcess | undefined;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;
  /** Kinds and keys in the order in which they last had a turn. */
  readonly #turns = new Set<string>();
  /** Keys and tasks that ran out of time, and until when they're refused. */
  readonly #resting = new Map<string, number>();

  constructor(options: JobProcessOptions) {
    this.#options = options;
  }

  /**
   * Runs a job. Throws JobProcessBusy if the queue is full or the wait too long, and JobFailed if the child crashes twice or runs
   * out of time.
   */
  run(job: Job, options: JobOptions): Promise<Answer> {
    const { bytes, kind: { share } = everyKind } = options;
    const { waiting, waitingBytes, waitMs, waitingOfKey = waiting } = this.#options;
    if (this.#isResting(options)) return Promise.reject(new JobFailed('An earlier job of this sender ran out of time.'));
    const full =
      this.#waiting.length >= waiting * share ||
      this.#waitingBytes + bytes > waitingBytes * share ||
      this.#waiting.filter((entry) => entry.key === options.key).length >= waitingOfKey;
    if (this.#closed || (full && this.#current)) return Promise.reject(new JobProcessBusy('The queue is full.'));
    return new Promise((resolve, reject) => {
      const entry: Waiting<Job, Answer> = {
        ...options,
        job,
        deaths: 0,
        resolve,
        reject,
        patience: setTimeout(() => this.#giveUp(entry), waitMs),
      };
      this.#line(entry, 'last');
      this.#next();
    });
  }

  /** Process ID of the child, if it's running. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Resident memory of the child in bytes, 0 if it isn't running. */
  get memoryBytes(): number {
    return memoryOf(this.pid);
  }

  /** Ends the child and rejects all jobs. */
  close(): void {
    this.#closed = true;
    const reason = 'This process is stopping.';
    for (const entry of this.#waiting.splice(0)) this.#refuse(entry, reason);
    if (this.#current) this.#refuse(this.#current, reason);
    this.#current = undefined;
    this.#endChild();
  }

  #line(entry: Waiting<Job, Answer>, place: 'first' | 'last'): void {
    if (place === 'first') this.#waiting.unshift(entry);
    else this.#waiting.push(entry);
    this.#waitingBytes += entry.bytes;
  }

  #next(): void {
    if (this.#current) return;
    const entry = this.#takeNext();
    if (entry) this.#begin(entry);
    else if (this.#child) this.#rest();
  }

  #rest(): void {
    const { idleMs, mayStay } = this.#options;
    this.#setTimer(() => (mayStay?.() ? this.#rest() : this.#endChild()), idleMs, 'lets this process end');
  }

  /** The first job of those whose turn it is: of the kind, and in it of the key, that had none for the longest time. */
  #takeNext(): Waiting<Job, Answer> | undefined {
    const places = [...this.#turns];
    const placesOf = (entry: JobOptions) => turnsOf(entry).map((turn) => places.indexOf(turn));
    const [entry] = this.#waiting.toSorted((one, other) => {
      const [[kind = 0, key = 0], [otherKind = 0, otherKey = 0]] = [placesOf(one), placesOf(other)];
      return kind - otherKind || key - otherKey;
    });
    if (!entry) {
      this.#turns.clear();
      return undefined;
    }
    this.#waiting.splice(this.#waiting.indexOf(entry), 1);
    for (const turn of turnsOf(entry)) {
      this.#turns.delete(turn);
      this.#turns.add(turn);
    }
    return entry;
  }

  #isResting(options: JobOptions): boolean {
    const now = Date.now();
    for (const [one, until] of this.#resting) if (until <= now) this.#resting.delete(one);
    return this.#resting.has(restOf(options));
  }

  #begin(entry: Waiting<Job, Answer>): void {
    this.#waitingBytes -= entry.bytes;
    clearTimeout(entry.patience);
    this.#current = entry;
    this.#child ??= this.#start();
    const { loadMs, jobMs } = this.#options;
    this.#setTimer(() => this.#overtime(loadMs ?? jobMs), loadMs ?? jobMs, 'keeps this process alive');
    // If the child has ended, its `exit` event handles the job.
    this.#child.send(entry.job as object, () => undefined);
  }

  #start(): ChildProcess {
    const { file, args, env } = this.#options;
    const child = fork(file, args, { env, execArgv: [], serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    // An idle child must not keep this process alive. During a job, the job's timer does.
    child.unref();
    child.channel?.unref();
    let isLowered = false;
    child.on('message', (answer) => {
      if (child !== this.#child) return;
      // Not while it loads: whoever sent the first job waits for that.
      if (!isLowered && child.pid !== undefined) lowerPriority(child.pid);
      isLowered = true;
      if (answer === begun) this.#startTime(child.pid);
      else this.#done((entry) => entry.resolve(answer as Answer));
    });
    let ended = false;
    const end = (code: number | null, signal: NodeJS.Signals | null) => {
      if (ended || child !== this.#child) return;
      ended = true;
      this.#child = undefined;
      this.#options.onDeath({ code, signal });
      this.#died();
    };
    child.on('exit', end);
    child.on('error', () => end(null, null));
    return child;
  }

  #died(): void {
    const entry = this.#current;
    clearTimeout(this.#timer);
    if (!entry) return;
    entry.deaths += 1;
    if (entry.deaths > 1) {
      this.#done(() => entry.reject(new JobFailed('The process crashed twice during this job.')));
    } else {
      this.#current = undefined;
      this.#line(entry, 'first');
      this.#next();
    }
  }

  /** The child has loaded what the current job needs, so the job's own time starts. */
  #startTime(pid: number | undefined): void {
    const limitMs = this.#current?.limitMs ?? this.#options.jobMs;
    const startedAt = Date.now();
    const startCpuMs = cpuMsOf(pid);
    const look = () => {
      const cpuMs = cpuMsOf(pid);
      const workedMs = cpuMs === undefined || startCpuMs === undefined ? limitMs : cpuMs - startCpuMs;
      const leftMs = Math.min(limitMs - workedMs, startedAt + limitMs * longestFactor - Date.now());
      if (leftMs > 0) return this.#setTimer(look, Math.max(leftMs, 20), 'keeps this process alive');
      const { restMs } = this.#options;
      if (this.#current?.key && restMs) this.#resting.set(restOf(this.#current), Date.now() + restMs);
      this.#overtime(limitMs);
    };
    this.#setTimer(look, limitMs, 'keeps this process alive');
  }

  #overtime(limitMs: number): void {
    this.#endChild();
    this.#done((entry) => entry.reject(new JobFailed(`The job took longer than ${limitMs} ms.`)));
  }

  #done(tell: (entry: Waiting<Job, Answer>) => void): void {
    const entry = this.#current;
    clearTimeout(this.#timer);
    this.#current = undefined;
    if (entry) tell(entry);
    this.#next();
  }

  #giveUp(entry: Waiting<Job, Answer>): void {
    const at = this.#waiting.indexOf(entry);
    if (at === -1) return;
    this.#waiting.splice(at, 1);
    this.#waitingBytes -= entry.bytes;
    this.#refuse(entry, `The job did not start within ${this.#options.waitMs} ms.`);
  }

  #refuse(entry: Waiting<Job, Answer>, reason: string): void {
    clearTimeout(entry.patience);
    entry.reject(new JobProcessBusy(reason));
  }

  #setTimer(work: () => void, ms: number, hold: 'keeps this process alive' | 'lets this process end'): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(work, ms);
    if (hold === 'lets this process end') this.#timer.unref();
  }

  /** Ends the child deliberately, so `onDeath` isn't called. */
  #endChild(): void {
    clearTimeout(this.#timer);
    const child = this.#child;
    this.#child = undefined;
    child?.kill('SIGKILL');
  }
}

const everyKind = { name: '', share: 1 };

function restOf({ key = '', task = '' }: JobOptions): string {
  return JSON.stringify([key, task]);
}

/** What takes turns when an entry gets its own. */
function turnsOf({ kind = everyKind, key = '' }: JobOptions): [kind: string, key: string] {
  return [`kind ${kind.name}`, `key ${key}`];
}

/** By the clock, a job may take this many times as long as by the child's own work. */
const longestFactor = 5;

/** Milliseconds of processor time that a process has used. Undefined where the system doesn't say. */
function cpuMsOf(pid: number | undefined): number | undefined {
  if (pid === undefined) return undefined;
  try {
    // After the name in parentheses: state, and then fields 4 to 13. Fields 14 and 15 are user and system time in ticks.
    const [, ...fields] = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
    const ticks = Number(fields[10]) + Number(fields[11]);
    return Number.isFinite(ticks) ? ticks * tickMs : undefined;
  } catch {
    return undefined;
  }
}

/** Resident memory of a process in bytes. 0 where the system doesn't say. */
function memoryOf(pid: number | undefined): number {
  if (pid === undefined) return 0;
  try {
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** A tick of Linux's process times (USER_HZ, the same on every architecture we run on). */
const tickMs = 10;

/** Gives requests for pages priority over jobs. */
function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The child has ended already, or the system doesn't allow it. The job can run anyway.
  }
}
