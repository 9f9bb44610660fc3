import { type ChildProcess, spawn } from 'node:child_process';
import { endProcess, ready } from '../../tests/harness/built-server.ts';
import type { Build } from './second-build.ts';

/** One of the two web processes behind the proxy. */
interface Web {
  port: number;
  child: ChildProcess;
}

/** Two web processes in live mode, which are restarted one after the other. */
export class WebPair {
  readonly #env: Record<string, string>;
  #webs: Web[] = [];

  constructor(settings: Record<string, string>) {
    const { PATH = '', HOME = '' } = process.env;
    this.#env = { PATH, HOME, NODE_ENV: 'production', LOG_LEVEL: 'error', ...settings };
  }

  async start(build: Build, ports: number[]): Promise<void> {
    this.#webs = await Promise.all(ports.map((port) => this.#startOne(build, port)));
  }

  /** Stops one process as a service manager does, and starts the other build in its place. Returns the seconds that each took. */
  async replace(at: number, build: Build): Promise<{ stopSeconds: number; startSeconds: number; code: number | null }> {
    const old = this.#webs[at] as Web;
    const asked = performance.now();
    await endProcess(old.child);
    const stopped = performance.now();
    this.#webs[at] = await this.#startOne(build, old.port);
    return { stopSeconds: (stopped - asked) / 1000, startSeconds: (performance.now() - stopped) / 1000, code: old.child.exitCode };
  }

  async stop(): Promise<void> {
    await Promise.all(this.#webs.map(({ child }) => endProcess(child)));
  }

  async #startOne({ folder }: Build, port: number): Promise<Web> {
    const child = spawn(process.execPath, ['build/server/main.js', 'web'], {
      cwd: folder,
      env: { ...this.#env, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await ready(`http://127.0.0.1:${port}`, child);
    return { port, child };
  }
}
