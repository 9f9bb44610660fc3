import { url as inspectorUrl } from 'node:inspector';
import { Worker } from 'node:worker_threads';
import { env } from '../../base/env.ts';
import { runningWork } from './running-work.ts';

/** Longest time that nothing may run. Our longest work on this thread takes about a second. */
const limitMs = 15_000;
const beatMs = 1000;

interface Beats {
  /** A count of beats, and whether a debugger is attached. */
  memory: SharedArrayBuffer;
  limitMs: number;
  lookMs: number;
  /** Patterns of all routes, such as `/blog/:slug`. */
  routes: readonly string[];
  isSilent: boolean;
  work: typeof runningWork;
}

let routes: readonly string[] = [];

/** Sets the routes that the watchdog names requests by. Paths themselves may hold what people typed. */
export function noteRoutes(patterns: readonly string[]): void {
  routes = patterns;
}

/**
 * Ends this process with SIGALRM if its event loop is stuck for 15 seconds, as in a regular expression that never ends, and logs
 * what was running. Whoever started the process starts it again. A second thread does that, since nothing else can run here then.
 *
 * Time in which that thread couldn't run doesn't count: the machine slept, or the process was stopped. Neither does time in a
 * debugger.
 */
export function startWatchdog(limits = { limitMs, beatMs }): void {
  const memory = new SharedArrayBuffer(8);
  const beats = new Int32Array(memory);
  const beat = () => {
    Atomics.store(beats, 1, Number(inspectorUrl() !== undefined));
    Atomics.add(beats, 0, 1);
  };
  beat();
  setInterval(beat, limits.beatMs).unref();
  const isSilent = env().logLevel === 'silent';
  const data: Beats = { memory, limitMs: limits.limitMs, lookMs: limits.beatMs / 2, routes, isSilent, work: runningWork };
  new Worker(`(${watch})()`, {
    eval: true,
    workerData: data,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
  }).unref();
}

/** The code of the thread. It's passed on as text, so it can't use anything of this file. */
function watch(): void {
  const { writeSync } = process.getBuiltinModule('node:fs');
  const { setFlagsFromString } = process.getBuiltinModule('node:v8');
  const { runInThisContext } = process.getBuiltinModule('node:vm');
  const data: Beats = process.getBuiltinModule('node:worker_threads').workerData;
  const beats = new Int32Array(data.memory);
  let count = 0;
  let beatAt = performance.now();
  let lookedAt = beatAt;

  setInterval(() => {
    const now = performance.now();
    // This thread was stopped as well, and may be the first of the two to run again.
    const wasStopped = now - lookedAt > 3 * data.lookMs;
    lookedAt = now;
    const counted = Atomics.load(beats, 0);
    if (counted !== count || wasStopped || Atomics.load(beats, 1)) beatAt = now;
    count = counted;
    if (now - beatAt >= data.limitMs) end(Math.round(now - beatAt));
  }, data.lookMs);

  function end(stuckMs: number): void {
    const line = {
      level: 'fatal',
      time: new Date().toISOString(),
      stuckMs,
      running: running(),
      msg: 'the event loop is stuck, ending this process',
    };
    try {
      if (!data.isSilent) writeSync(1, `${JSON.stringify(line)}\n`);
    } catch {
      // No one reads the log. That's no reason to stay.
    }
    process.kill(process.pid, 'SIGALRM');
    // The first process of a container gets no signal from itself, not even SIGKILL. Only a crash ends it.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
    setFlagsFromString('--allow-natives-syntax');
    runInThisContext('%SystemBreak()');
  }

  function running(): object[] {
    const bytes = Buffer.from(data.work.memory);
    const entries: object[] = [];
    for (let start = 0; start < bytes.length; start += data.work.slotBytes) {
      const length = bytes[start] ?? 0;
      if (length) entries.push(entryOf(bytes.toString('latin1', start + 1, start + 1 + length)));
    }
    return entries;
  }

  function entryOf(words: string): object {
    const [kind, id, name = '', path] = words.split(' ');
    return kind === 'job' ? { job: name, jobId: id } : { requestId: id, method: name, route: path ? routeOf(path) : 'site' };
  }

  /** The route with the most fixed words that a path fits. */
  function routeOf(path: string): string {
    const words = (path.split('?')[0] ?? '').replace('.data', '').split('/');
    const fixed = (pattern: string) => pattern.split('/').filter((word) => word !== '*' && !word.startsWith(':')).length;
    const fits = (pattern: string) => {
      const parts = pattern.split('/');
      const isOpen = parts.at(-1) === '*';
      const wanted = isOpen ? parts.slice(0, -1) : parts;
      const isLong = isOpen ? words.length >= wanted.length : words.length === wanted.length;
      return isLong && wanted.every((word, at) => word.startsWith(':') || word === words[at]);
    };
    return data.routes.filter(fits).sort((a, b) => fixed(b) - fixed(a))[0] ?? '/*';
  }
}
