import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/** The queue is full, or the job waited too long. The job was not started. */
export class JobProcessBusy extends Error {
  override name = 'JobProcessBusy';
}

/** The child ended or ran out of time during this job. */
export class JobFailed extends Error {
  override name = 'JobFailed';
}

export interface JobProcessOptions {
  /** Script and arguments of the child. It must answer each message with one message. */
  file: string;
  args: string[];
  /** The child's whole environment. */
  env: Record<string, string>;
  /** Longest time of one job, in milliseconds. */
  jobMs: number;
  /** Longest wait before a job starts, in milliseconds. */
  waitMs: number;
  /** Limits of the queue: number of jobs, and their total size in bytes. */
  waiting: number;
  waitingBytes: number;
  /** Idle time after which the child ends, which frees all its memory. */
  idleMs: number;
  /** Called if the child ends without being asked to. */
  onDeath: (end: { code: number | null; signal: NodeJS.Signals | null }) => void;
}

interface Waiting<Job, Answer> {
  job: Job;
  bytes: number;
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

  constructor(options: JobProcessOptions) {
    this.#options = options;
  }

  /**
   * Runs a job of this many bytes. `share` (0 to 1) is the part of the queue that jobs of this kind may fill, so one kind
   * can't block another. Throws JobProcessBusy if the queue is full or the wait too long, and JobFailed if the child crashes
   * twice or runs out of time.
   */
  run(job: Job, bytes: number, share = 1): Promise<Answer> {
    const { waiting, waitingBytes, waitMs } = this.#options;
    const full = this.#waiting.length >= waiting * share || this.#waitingBytes + bytes > waitingBytes * share;
    if (this.#closed || (full && this.#current)) return Promise.reject(new JobProcessBusy('The queue is full.'));
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

  /** Process ID of the child, if it's running. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Ends the child and rejects all jobs. */
  close(): void {
    this.#closed = true;
    const reason = 'This process is stopping.';
    for (const entry of this.#waiting.splice(0)) this.#refuse(entry, reason);
    if (this.#current) this.#refuse(this.#current, reason);
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
    // If the child has ended, its `exit` event handles the job.
    this.#child.send(entry.job as object, () => undefined);
  }

  #start(): ChildProcess {
    const { file, args, env } = this.#options;
    const child = fork(file, args, { env, execArgv: [], serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    // An idle child must not keep this process alive. During a job, the job's timer does.
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
      this.#done(() => entry.reject(new JobFailed('The process crashed twice during this job.')));
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
  #end(): void {
    clearTimeout(this.#timer);
    const child = this.#child;
    this.#child = undefined;
    child?.kill('SIGKILL');
  }
}

/** Gives requests for pages priority over jobs. */
function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The child has ended already, or the system doesn't allow it. The job can run anyway.
  }
}
