import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/** The process has no place for another job now. The job was not begun. */
export class JobProcessBusy extends Error {
  override name = 'JobProcessBusy';
}

/** The process ended, or ran out of time, while it worked on this job. */
export class JobFailed extends Error {
  override name = 'JobFailed';
}

export interface JobProcessOptions {
  /** File that the child runs, and its arguments. It answers each message with one message. */
  file: string;
  args: string[];
  /** All that the child's environment holds. */
  env: Record<string, string>;
  /** Longest time of one job, in milliseconds. */
  jobMs: number;
  /** Longest time that a job waits for its turn. */
  waitMs: number;
  /** Most jobs that wait, and most bytes that they hold together. */
  waiting: number;
  waitingBytes: number;
  /** The child ends when it had nothing to do for this long, which gives all its memory back. */
  idleMs: number;
  /** Called whenever the child ends without our asking. */
  onDeath: (end: { code: number | null; signal: NodeJS.Signals | null }) => void;
}

interface Waiting<Job, Answer> {
  job: Job;
  bytes: number;
  deaths: number;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
  /** Ends the wait. */
  patience: NodeJS.Timeout;
}

/**
 * Runs jobs one at a time in a child process, which is started when it's needed and again when it dies. The job that it
 * died on is tried once more in a fresh process, since the cause may have been the job before; then it fails. Those that
 * wait lose nothing. Messages are structured clones, so that bytes go over as bytes.
 */
export class JobProcess<Job, Answer> {
  readonly #options: JobProcessOptions;
  readonly #waiting: Waiting<Job, Answer>[] = [];
  #waitingBytes = 0;
  #current: Waiting<Job, Answer> | undefined;
  #child: ChildProcess | undefined;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(options: JobProcessOptions) {
    this.#options = options;
  }

  /**
   * Runs a job that holds so many bytes. `share` is the part of the waiting list that jobs of its kind may fill, so that
   * one kind can't keep out another. Throws JobProcessBusy when there is no place or its turn doesn't come, and JobFailed
   * when the process doesn't survive it.
   */
  run(job: Job, bytes: number, share = 1): Promise<Answer> {
    const { waiting, waitingBytes, waitMs } = this.#options;
    const full = this.#waiting.length >= waiting * share || this.#waitingBytes + bytes > waitingBytes * share;
    if (this.#closed || (full && this.#current)) return Promise.reject(new JobProcessBusy('No place for another job.'));
    return new Promise((resolve, reject) => {
      const entry: Waiting<Job, Answer> = {
        job,
        bytes,
        deaths: 0,
        resolve,
        reject,
        patience: setTimeout(() => this.#giveUp(entry), waitMs),
      };
      this.#line(entry, 'last');
      this.#next();
    });
  }

  /** The process id of the child, while there is one. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Ends the child. Jobs that wait or run are refused. */
  close(): void {
    this.#closed = true;
    for (const entry of this.#waiting.splice(0)) this.#refuse(entry);
    if (this.#current) this.#refuse(this.#current);
    this.#current = undefined;
    this.#end();
  }

  #line(entry: Waiting<Job, Answer>, place: 'first' | 'last'): void {
    if (place === 'first') this.#waiting.unshift(entry);
    else this.#waiting.push(entry);
    this.#waitingBytes += entry.bytes;
  }

  #next(): void {
    if (this.#current) return;
    const entry = this.#waiting.shift();
    if (entry) this.#begin(entry);
    else if (this.#child) this.#setTimer(() => this.#end(), this.#options.idleMs, 'lets this process end');
  }

  #begin(entry: Waiting<Job, Answer>): void {
    this.#waitingBytes -= entry.bytes;
    clearTimeout(entry.patience);
    this.#current = entry;
    this.#child ??= this.#start();
    this.#setTimer(() => this.#overtime(), this.#options.jobMs, 'keeps this process alive');
    // A child that is gone reports its end; there is nothing to do about the message.
    this.#child.send(entry.job as object, () => undefined);
  }

  #start(): ChildProcess {
    const { file, args, env } = this.#options;
    const child = fork(file, args, { env, execArgv: [], serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    // An idle child doesn't keep this process alive; a running job does, by its timer.
    child.unref();
    child.channel?.unref();
    if (child.pid !== undefined) lowerPriority(child.pid);
    child.on('message', (answer) => {
      if (child === this.#child) this.#done((entry) => entry.resolve(answer as Answer));
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
      this.#done(() => entry.reject(new JobFailed('The process ended while it worked on this job, twice.')));
    } else {
      this.#current = undefined;
      this.#line(entry, 'first');
      this.#next();
    }
  }

  #overtime(): void {
    this.#end();
    this.#done((entry) => entry.reject(new JobFailed(`The job took longer than ${this.#options.jobMs} ms.`)));
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
    this.#refuse(entry);
  }

  #refuse(entry: Waiting<Job, Answer>): void {
    clearTimeout(entry.patience);
    entry.reject(new JobProcessBusy(`No turn within ${this.#options.waitMs} ms.`));
  }

  #setTimer(work: () => void, ms: number, hold: 'keeps this process alive' | 'lets this process end'): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(work, ms);
    if (hold === 'lets this process end') this.#timer.unref();
  }

  /** Ends the child on our own account: its exit is no death. */
  #end(): void {
    clearTimeout(this.#timer);
    const child = this.#child;
    this.#child = undefined;
    child?.kill('SIGKILL');
  }
}

/** People who wait for a page come before jobs. */
function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The child is gone already, or the system doesn't allow it. The job runs all the same.
  }
}
