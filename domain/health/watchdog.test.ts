import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';

const limitMs = 1000;
let child: ChildProcess | undefined;
afterEach(() => child?.kill('SIGKILL'));

const moduleAt = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);

/** Starts a process with a watchdog. It says when it runs, and then runs `work`. */
function startProcess(work: string, { program = [process.execPath], flags = [] as string[] } = {}) {
  const code = `
    import { noteRoutes, startWatchdog } from ${moduleAt('watchdog.ts')};
    import { beginJob, beginRequest, endWork } from ${moduleAt('running-work.ts')};
    noteRoutes(['/', '/*', '/blog/:slug', '/blog/feed', '/api/auth/*']);
    startWatchdog({ limitMs: ${limitMs}, beatMs: 200 });
    setTimeout(() => { process.stdout.write('running\\n'); ${work} }, 100);`;
  const [file = '', ...args] = [...program, ...flags, '--input-type=module', '--eval', code];
  child = spawn(file, args, {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...process.env, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  child.stdout?.on('data', (piece) => (output += piece));
  const ended = once(child, 'close').then(([code, signal]) => {
    const lines = output.split('\n').slice(1).filter(Boolean);
    return { code, signal, lines: lines.map((line) => JSON.parse(line)) };
  });
  return { child, ended };
}

test.each([
  ['a loop', 'for (;;);'],
  ['a regular expression', `/^(a+)+$/.test('${'a'.repeat(60)}!');`],
])('a process that hangs in %s is ended, and its last line says what was running', async (_, hang) => {
  const { ended } = startProcess(`
    endWork(beginRequest('0000000000aa', 'GET', '/'));
    beginRequest('0000000000bb', 'POST', '/blog/what-someone-typed?and=more');
    beginRequest('0000000000cc', 'GET', '/blog/feed.data');
    beginRequest('0000000000dd', 'GET', '/api/auth/a/b');
    beginRequest('0000000000ee', 'GET', '/made/up');
    beginRequest('0000000000ff', 'GET');
    beginJob('draft-site', '1b4e28ba-2fa1-11d2-883f-0016d3cca427');
    ${hang}`);
  const { signal, lines } = await ended;
  expect(signal).toBe('SIGALRM');
  expect(lines).toEqual([
    {
      level: 'fatal',
      time: expect.stringMatching(/^\d{4}-.+Z$/),
      stuckMs: expect.toSatisfy((ms: number) => ms >= limitMs),
      running: [
        { requestId: '0000000000bb', method: 'POST', route: '/blog/:slug' },
        { requestId: '0000000000cc', method: 'GET', route: '/blog/feed' },
        { requestId: '0000000000dd', method: 'GET', route: '/api/auth/*' },
        { requestId: '0000000000ee', method: 'GET', route: '/*' },
        { requestId: '0000000000ff', method: 'GET', route: 'site' },
        { job: 'draft-site', jobId: '1b4e28ba-2fa1-11d2-883f-0016d3cca427' },
      ],
      msg: 'the event loop is stuck, ending this process',
    },
  ]);
});

test('with more work at once than it has room for, the newest is listed', async () => {
  const { ended } = startProcess(`
    for (let n = 0; n < 1000; n++) beginJob('send-mail', String(n));
    for (;;);`);
  const [{ running }] = (await ended).lines;
  expect(running).toHaveLength(32);
  expect(running).toContainEqual({ job: 'send-mail', jobId: '999' });
});

test('a process that was stopped for longer goes on', async () => {
  const { child, ended } = startProcess(`process.on('SIGTERM', () => process.exit(7)); setInterval(() => undefined, 100);`);
  await once(child.stdout ?? child, 'data');
  child.kill('SIGSTOP');
  await delay(2 * limitMs);
  child.kill('SIGCONT');
  await delay(limitMs / 2);
  child.kill('SIGTERM');
  expect(await ended).toEqual({ code: 7, signal: null, lines: [] });
});

test('a process that works for less than the limit, again and again, goes on', async () => {
  const { ended } = startProcess(`
    let rounds = 0;
    const busy = () => {
      const until = performance.now() + ${limitMs / 2};
      while (performance.now() < until);
      if (++rounds === 4) process.exit(7);
      setTimeout(busy, 0);
    };
    busy();`);
  expect((await ended).code).toBe(7);
});

test('a process with a debugger may be stopped in it', async () => {
  const until = `const until = performance.now() + ${2 * limitMs}; while (performance.now() < until); process.exit(7);`;
  expect((await startProcess(until, { flags: ['--inspect=127.0.0.1:0'] }).ended).code).toBe(7);
});

const inNamespace = (...program: string[]) => ['unshare', '--pid', '--fork', '--kill-child', ...program];
const [unshare = '', ...probe] = inNamespace('true');
const mayMakeNamespace = spawnSync(unshare, probe).status === 0;

test.skipIf(!mayMakeNamespace)('the first process of a container is ended, too, although it gets no signals from itself', async () => {
  const { ended } = startProcess('for (;;);', { program: inNamespace(process.execPath) });
  const { lines } = await ended;
  expect(lines).toHaveLength(1);
});
